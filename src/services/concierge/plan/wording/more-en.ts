import type { Category } from "../../../../domain/catalogue.ts";
import type { Advice, Stage, WayWords } from "./wording.ts";

/** What a trip is called. */
export const KINDS_EN: Partial<Record<Category, string>> = {
  adventure: "adventure",
  architecture: "architecture",
  art: "art",
  beach: "beach",
  city: "city",
  culture: "cultural",
  desert: "desert",
  family: "family",
  food: "food",
  history: "history",
  honeymoon: "romantic",
  islands: "island",
  luxury: "luxury",
  mountains: "mountain",
  nature: "nature",
  nightlife: "nightlife",
  pilgrimage: "pilgrimage",
  shopping: "shopping",
  ski: "ski",
  walking: "hiking",
  wellness: "wellness",
  wine: "wine",
};

/** "to the Maldives", but "to Malta". */
export function withArticle(country: string): string {
  return /^United |Republic$|lands$|^(?:Maldives|Philippines|Seychelles|Bahamas)$/.test(country)
    ? `the ${country}`
    : country;
}

export function wayThereEn(words: WayWords, stage: Stage): string {
  const { to, departs, airportBy, airportEve, leaves, flight } = words;
  if (stage === "on") return `Still on the way to ${withArticle(to)}.`;
  if (departs === undefined) return `On the road from about ${leaves}.`;
  if (stage === "early") return "At home: the flight leaves in the evening.";
  if (stage === "home") return `At home until the flight: be at the airport by ${airportBy}.`;
  if (stage === "flies") return `The flight leaves at ${departs}: ${flight}.`;
  return `Be at the airport by ${airportBy}${airportEve ? " the evening before" : ""}. Flight ${flight}.`;
}

export const ADVICE_EN: Advice = {
  hardHours: (flights) =>
    `Hard hours or a long wait, and no kinder flight at a reasonable price on that day: ${flights}. Another day may have one.`,
  otherAirport: (left, back) => `You leave from ${left} and come home to ${back}: mind the car.`,
  ski: (school, hire) =>
    `Lift passes are in the price${hire === undefined ? "." : `; skis and boots are not: hire them together with the passes, about ${hire} for everybody.`}${school ? " Book the children's ski school too, it fills up first." : ""}`,
  unknownPassport: (home, countries) =>
    `Our catalogue has no entry rules for a passport of ${withArticle(home)} (${countries}): ask the embassy about a visa before you pay for anything.`,
  noSights: (cities, near) =>
    `Our catalogue has no sights of ${cities} yet: flights, hotel and transfers are planned, the days there are left free.${near ? ` The nearest place whose days we can fill is ${near}.` : ""}`,
  area: (beaches) =>
    `Where to sleep: ${beaches}. The days start from there, the price is that of a hotel of this class on the coast; the operator confirms the house.`,
  wheelchairUmrah:
    "Tawaf and sa'y in a wheelchair: lanes of their own and electric carts are on the upper floors of Masjid al-Haram, pushers with badges at its gates; ask the Haramain railway for a ramp and a place when booking.",
  aroundWork: "No meeting is missed for a flight: you fly on the eve of the first.",
  workFromNoon: (day) =>
    `${day} has its afternoon for work; if the meetings begin in the morning, fly the evening before.`,
};
