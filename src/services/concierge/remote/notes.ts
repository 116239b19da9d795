import type { Language } from "../../../domain/catalogue.ts";
import type { Words } from "../words.ts";

const ANSWERED_BY: Words = {
  en: "Live answer of the remote concierge service",
  az: "Uzaq konsyerj xidmətinin canlı cavabı",
  ru: "Живой ответ удалённой службы консьержа",
};

const NO_BREAKDOWN: Words = {
  en: "The remote service gives totals only, no breakdown.",
  az: "Uzaq xidmət yalnız ümumi məbləği verir, bölgü yoxdur.",
  ru: "Удалённая служба даёт только итоги, без разбивки.",
};

/** Says that an answer is live, and whose. */
export function answeredBy(source: string, lang: Language): string {
  return `${ANSWERED_BY[lang]} (${source}).`;
}

export function noBreakdown(lang: Language): string {
  return NO_BREAKDOWN[lang];
}
