import type { Language } from "../../../../domain/catalogue.ts";
import { AZ } from "./phrases/az.ts";
import { EN } from "./phrases/en.ts";
import { RU } from "./phrases/ru.ts";
import type { Phrases } from "./phrases/types.ts";
import { fold, words } from "./text.ts";

const AZERI = words(AZ.telltale, "gu");
const ENGLISH = words(EN.telltale, "gu");

/** The language that a text is most likely in; undefined where nothing betrays it. */
export function languageOfText(text: string): Language | undefined {
  const folded = fold(text);
  const cyrillic = folded.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = folded.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (cyrillic > latin) return "ru";
  const azeri = (folded.match(AZERI)?.length ?? 0) + (/[əƏ]/.test(text) ? 2 : 0);
  const english = folded.match(ENGLISH)?.length ?? 0;
  if (azeri > english) return "az";
  if (english > 0) return "en";
  return cyrillic > 0 ? "ru" : undefined;
}

/** The phrases to read a text with: its own language's first; English words are known everywhere. */
export function phrasesFor(text: string): readonly Phrases[] {
  const lang = languageOfText(text);
  if (lang === "ru") return [RU, EN];
  return lang === "az" ? [AZ, EN] : [EN];
}
