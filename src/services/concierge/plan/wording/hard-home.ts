import type { Language } from "../../../../domain/catalogue.ts";

/** A way home with many changes of planes, and the city from which it would be easier. */
export function hardHomeWords(
  flights: string,
  stops: number,
  easier: string | undefined,
  lang: Language,
): string {
  return WORDS[lang](flights, stops, easier);
}

const WORDS: Readonly<
  Record<Language, (flights: string, stops: number, easier: string | undefined) => string>
> = {
  en: (flights, stops, easier) =>
    `The way home has ${stops} changes of planes (${flights})${easier ? `; with the last night in ${easier} and a flight from there it may have fewer: ask the operator` : ""}.`,
  az: (flights, stops, easier) =>
    `Evə yolda ${stops} dəfə təyyarə dəyişilir (${flights})${easier ? `; son gecəni başqa şəhərdə (${easier}) keçirib oradan uçsanız, azala bilər: operatordan soruşun` : ""}.`,
  ru: (flights, stops, easier) =>
    `Пересадок по дороге домой: ${stops} (${flights})${easier ? `; если последнюю ночь провести в другом городе (${easier}) и лететь оттуда, их может быть меньше: спросите оператора` : ""}.`,
};
