import type { Language } from "../../../../domain/catalogue.ts";
import type { OtherNights } from "../notes/bed-remarks.ts";

const SAID: Readonly<Record<Language, (list: string) => string>> = {
  en: (list) => `Nights that differ from what you asked for, to fit the dates and ways: ${list}.`,
  az: (list) => `Tarixlərə və yollara sığmaq üçün gecələr istədiyinizdən fərqlidir: ${list}.`,
  ru: (list) => `Чтобы уложиться в даты и дорогу, ночей не столько, сколько вы просили: ${list}.`,
};
const INSTEAD: Readonly<Record<Language, (asked: number) => string>> = {
  en: (asked) => `instead of ${asked}`,
  az: (asked) => `${asked} əvəzinə`,
  ru: (asked) => `вместо ${asked}`,
};

/** The note on cities that have other nights than were written behind them. */
export function otherNightsWords({ stays }: OtherNights, lang: Language): string {
  const list = stays.map(
    ({ spot, nights, asked }) =>
      `${spot.destination.name[lang]} – ${nights} (${INSTEAD[lang](asked)})`,
  );
  return SAID[lang](list.join(", "));
}
