import { lazily } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import { LEXICONS } from "../../../../reading/lexicon/index.ts";
import { wordStock } from "../../../../text/word-stock.ts";

const stock = lazily(() => wordStock([LEXICONS.en, LEXICONS.az, LEXICONS.ru], fold));

/** True for a folded word that the lexicons of the planner's languages hold by itself. */
export const isInLexicons = (low: string) => stock()(low);
