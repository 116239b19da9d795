import { LANGUAGES, type Language } from "../../domain/catalogue.ts";

/** One sentence in every language of the desk. */
export type Words = Readonly<Record<Language, string>>;

const ITEM_DISCLAIMER: Words = {
  en: "Prices are approximate.",
  az: "Qiymətlər təxminidir.",
  ru: "Цены приблизительные.",
};

const DISCLAIMER: Words = {
  en: "Prices are approximate. Booking requires operator confirmation.",
  az: "Qiymətlər təxminidir. Bron üçün operatorun təsdiqi tələb olunur.",
  ru: "Цены приблизительные. Бронирование требует подтверждения оператора.",
};

/** Stands on every answer of the desk: nothing here is final. */
export function disclaimer(lang: Language): string {
  return DISCLAIMER[lang];
}

/** Stands on every item with a price. */
export function itemDisclaimer(lang: Language): string {
  return ITEM_DISCLAIMER[lang];
}

/** The language to answer in, with a note where it is not the one that was asked for. */
export interface ChosenLanguage {
  readonly lang: Language;
  readonly note?: string;
}

/** What people and programs call our languages, besides the code itself. */
const NAMES: ReadonlyMap<string, Language> = new Map([
  ...(["english", "eng", "английский", "ingilis", "ingiliscə"] as const).map(
    (name) => [name, "en"] as const,
  ),
  ...(
    ["azerbaijani", "aze", "azeri", "azərbaycan", "azərbaycanca", "азербайджанский"] as const
  ).map((name) => [name, "az"] as const),
  ...(["russian", "rus", "русский", "rus dili", "rusca", "по-русски"] as const).map(
    (name) => [name, "ru"] as const,
  ),
]);

/** Codes, regions ("ru-RU") and names in any case; anything else is answered in English. */
export function languageOf(asked: string | undefined): ChosenLanguage {
  const wanted = asked?.trim().toLowerCase() ?? "";
  if (wanted === "") return { lang: "en" };
  const code = wanted.split(/[-_]/, 1)[0];
  const lang = LANGUAGES.find((known) => known === code) ?? NAMES.get(wanted);
  if (lang !== undefined) return { lang };
  // What was asked goes into the note only where it looks like the name of a language.
  const named = /^[\p{L} -]{1,20}$/u.test(wanted) ? ` "${wanted}"` : "";
  return {
    lang: "en",
    note: `The language${named} is not available here, so the answer is in English. Available: ${LANGUAGES.join(", ")}.`,
  };
}
