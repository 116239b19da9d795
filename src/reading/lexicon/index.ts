import { AZ } from "./az.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { IT } from "./it.ts";
import { RU } from "./ru.ts";
import { TR } from "./tr.ts";
import type { Lexicon, ReadLanguage } from "./types.ts";

export const LEXICONS: Readonly<Record<ReadLanguage, Lexicon>> = {
  en: EN,
  az: AZ,
  ru: RU,
  de: DE,
  it: IT,
  es: ES,
  fr: FR,
  tr: TR,
};
