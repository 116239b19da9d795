import { keepsPromises } from "./promises/promises.ts";

/** Messages as travel agents get them, most beside the fields that a model filled from them. */
keepsPromises("agency");
