import type { Language } from "../../../../domain/catalogue.ts";
import type { PassedAirport } from "../notes/way-remarks.ts";

type Told = Readonly<Record<"city" | "airport" | "town", string>> & {
  readonly stops: number;
  readonly hours: number;
};

const WORDS: Readonly<Record<Language, (told: Told) => string>> = {
  en: ({ city, airport, town, stops, hours }) =>
    `${city} has a nearer airport (${airport}), but the best way home from there on that day has ${stops === 1 ? "one change" : `${stops} changes`} of planes and takes ${hours} hours: so the plan flies from ${town}. Another day may have a better one.`,
  az: ({ city, airport, town, stops, hours }) =>
    `${city}: daha yaxın hava limanı var (${airport}), amma oradan evə o gün ən yaxşı uçuş ${stops} tranzitlə ${hours} saat çəkir: ona görə plan başqa hava limanından qurulub (${town}). Başqa gün daha rahatı ola bilər.`,
  ru: ({ city, airport, town, stops, hours }) =>
    `${city}: есть аэропорт ближе (${airport}), но лучший путь домой оттуда в этот день — с пересадками (${stops}) и занимает ${hours} ч, поэтому вылет из другого (${town}). В другой день может быть удобнее.`,
};

/** Why a plan flies from an airport that is not the nearest. */
export function passedWords({ spot, flight, town }: PassedAirport, lang: Language): string {
  return WORDS[lang]({
    city: spot.destination.name[lang],
    airport: flight.from,
    town: town[lang],
    stops: flight.stops,
    hours: Math.round(flight.minutes / 60),
  });
}
