import { phraseTable } from "../text/phrase-table.ts";
import { fold } from "./fold.ts";

/** All that finders look for. Filled by the first word: a server that is asked nothing in words holds no tables. */
export const lexiconPhrases = phraseTable(fold);
