import type { Language } from "../../../../domain/catalogue.ts";
import { AZ } from "./az.ts";
import { EN } from "./en.ts";
import { RU } from "./ru.ts";
import type { Wording } from "./types.ts";

const WORDINGS: Readonly<Record<Language, Wording>> = { en: EN, az: AZ, ru: RU };

export function wordingOf(lang: Language): Wording {
  return WORDINGS[lang];
}
