import type { Token } from "./tokens.ts";

export type Language = "en" | "de" | "it" | "es" | "fr" | "ru" | "az";

/** Small words that give a language away. */
const TELLS: Readonly<Record<Language, string>> = {
  en: "nonstop|travelers|travellers|cabin|flights|departing|outbound|inbound|booking|confirmed|the|and|from|with|on|at|is|it|for|my|flight|return|leaving|arriving|then|next|i|we|price|hey|hi|please|of|in|out|back|are|was|you|departs|arrives|depart|economy|passengers|adults|adult|each|total|good|deal|cheaper|way|one|round|trip|this|that",
  de: "der|die|das|und|von|nach|mit|um|uhr|fur|ist|ich|wir|flug|hinflug|ruckflug|abflug|ankunft|erwachsene|erwachsener|kind|kinder|preis|dann|ein|eine|einen|zuruck|auf|bei|pro|gefunden|zwei|drei|hin|samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|januar|februar|marz|juni|juli|oktober|dezember|ab|datum|euro|zum",
  it: "il|lo|gli|di|da|del|della|volo|alle|con|per|andata|ritorno|partenza|arrivo|prezzo|adulti|adulto|bambini|bambino|ho|trovato|sono|euro|poi|dal|al|ore|e|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|domani|io|mia|mio|parte|arriva|un|una|su|persone|persona",
  es: "el|los|las|del|vuelo|con|por|para|ida|vuelta|salida|llegada|precio|adultos|adulto|ninos|nino|y|de|sale|llega|he|visto|en|desde|hasta|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|manana|hola|luego|la|regreso|pasajeros|a|una|somos|mi",
  fr: "le|les|des|du|vol|avec|pour|aller|retour|depart|arrivee|prix|adultes|adulte|enfants|enfant|et|je|j|nous|sur|puis|est|au|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|demain|bonjour|un|une|de|trouve|a|la|par|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|heures|personnes|ce|ma|mon|vers",
  ru: "и|в|из|на|с|рейс|вылет",
  az: "ve|ile|ucus|reys|reysi|bilet|qiymet|saat|sabah|gedis|qayidis|nefer|boyuk|usaq|manat|ucuram|tarix|cixis|enis|catir|salam|bu|ucun|ertesi|gun|catma|bir|iki|var|menim|sonra|geri|cemi|yanvar|fevral|aprel|iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr|bahadir|deyil|ucaq|biznes|dollar|sernisin|sernisinler|haradan|haraya",
};

const LANGUAGES: readonly Language[] = ["en", "de", "it", "es", "fr", "ru", "az"];

const languagesByWord = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of TELLS[language].split("|")) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
  }
}

/** The language that most of the small words belong to; English where nothing tells. */
export function detectLanguage(tokens: readonly Token[]): Language {
  const counts = new Map<Language, number>();
  const count = (language: Language, by: number) =>
    counts.set(language, (counts.get(language) ?? 0) + by);
  for (const token of tokens) {
    if (token.kind !== "word") continue;
    if (/\p{Script=Cyrillic}/u.test(token.text)) {
      count("ru", 3);
      continue;
    }
    if (/ə/i.test(token.text)) count("az", 3);
    if (/ß/.test(token.text)) count("de", 2);
    if (/ñ|¿|¡/i.test(token.text)) count("es", 2);
    // Words of several languages ("de", "con", "a") count for each of them.
    for (const language of languagesByWord.get(token.low) ?? []) count(language, 1);
  }
  let best: Language = "en";
  for (const language of LANGUAGES) {
    if ((counts.get(language) ?? 0) > (counts.get(best) ?? 0)) best = language;
  }
  return best;
}
