import { describe } from "vitest";
import { keepsPromises, keepsPromisesOfWords } from "./promises/promises.ts";

/** Messages as travel agents get them, most beside the fields that a model filled from them. */
keepsPromises("agency");

describe("by their words alone", () => keepsPromisesOfWords("agency"));
