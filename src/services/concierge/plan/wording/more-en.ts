import type { Category } from "../../../../domain/catalogue.ts";
import type { Advice, Stage, WayWords, Wording } from "./wording.ts";

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
  walking: "walking",
  wellness: "wellness",
  wine: "wine",
};

/** Days at the beach, on the slopes, at the sanctuary, in the order of their ideas. */
export const MORE_EN: Wording["more"] = {
  beach: [
    {
      morning: (place) =>
        `Be early at ${place}: the sea is calmest then, and there is room for a towel.`,
      afternoon: "Lunch at a table by the water, an hour of shade, and a last swim before evening.",
    },
    {
      morning: (place) => `A morning of buckets and spades at ${place}.`,
      afternoon: "A nap in the cool, then back to the shallows when the sun is lower.",
    },
    {
      morning: (place) =>
        `Walk ${place} from end to end, shoes in hand, and swim where you like it best.`,
      afternoon: "Stay in the shade until four; after that the water is at its warmest.",
    },
    {
      morning: (place) =>
        `Hire a kayak or a pedal boat at ${place} and see the coast from the sea.`,
      afternoon: "Something cold to drink on the sand, and nothing else until dinner.",
    },
    {
      morning: (place) => `Take mask and snorkel to the rocks at the end of ${place}.`,
      afternoon: "An hour's massage, or the hotel's pool, and the beach again for sunset.",
    },
    {
      morning: (place) =>
        `Play ball in the sand of ${place}, then look for shells along the tide line.`,
      afternoon: "Ice cream, cards under the parasol, and one more swim for everybody.",
    },
    {
      morning: (place) => `Breakfast late, then a sunbed in the front row of ${place}.`,
      afternoon: "Finish the book, swim once more, and dress for dinner by the sea.",
    },
    {
      morning: (place) =>
        `Buy fruit from the stalls on the way and have a second breakfast at ${place}.`,
      afternoon: "A siesta, and a walk along the water when the heat has gone.",
    },
    {
      morning: (place) =>
        `Ask the boatmen at ${place} for a short ride along the coast and a swim where they stop.`,
      afternoon: "Back by lunch; after it the pool, and postcards home.",
    },
    {
      morning: (place) => `A morning without an alarm clock, and only then ${place}.`,
      afternoon:
        "Try a dish you have not had yet in a kitchen on the shore, and see the boats come in.",
    },
  ],
  ski: [
    {
      morning: (place) =>
        `${place}: be at the first lift, for the snow is at its best before eleven.`,
      afternoon: "Lunch on a sunny terrace, then easy runs until the lifts close.",
    },
    {
      morning: (place) =>
        `${place}: ski school for the children, the higher runs for the grown-ups.`,
      afternoon: "All together on the easy runs, with a stop for hot chocolate.",
    },
    {
      morning: (place) =>
        `${place}: take an hour with an instructor and try the next colour of run.`,
      afternoon: "After lunch the longest run there is, without a stop.",
    },
    {
      morning: (place) =>
        `${place}: ride the highest lift and ski the runs you have not tried yet.`,
      afternoon: "Lower down the snow is softer now: wide turns all the way down.",
    },
    {
      morning: (place) =>
        `${place}, with a late start: coffee at the upper station, then your favourite run.`,
      afternoon: "Off the skis early, for a sauna or a walk through the streets.",
    },
    {
      morning: (place) => `${place}: one long morning, top to bottom, again and again.`,
      afternoon: "Last runs of the day; have the edges done overnight.",
    },
  ],
  pilgrimage: [
    {
      morning: (place) =>
        `Friday: be at ${place} by ten for a place inside; the sermon begins soon after noon.`,
      afternoon: "Rest after the Friday prayer; the evening prayers in the courtyard.",
    },
    {
      morning: (place) => `Dawn prayer at ${place}, breakfast after it, then some sleep.`,
      afternoon: "Afternoon and sunset prayers in the mosque, with time to read between them.",
    },
    {
      morning: (place) =>
        `A quiet morning at ${place}: the hours between sunrise and noon are the emptiest.`,
      afternoon: "Rest at the hotel in the heat; back in the mosque from the afternoon prayer on.",
    },
    {
      morning: (place) => `Noon prayer at ${place}, and until then an hour with the Koran.`,
      afternoon: "Buy what you promised to bring home, before the shops fill up in the evening.",
    },
    {
      morning: (place) => `Be at ${place} an hour before noon and pray in the first rows.`,
      afternoon: "Write down the prayers you were asked for, and say them after the sunset prayer.",
    },
    {
      morning: (place) => `A morning of rest; noon prayer at ${place}.`,
      afternoon: "From the afternoon to the night prayer in the mosque, as many like to stay.",
    },
  ],
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
  wheelchairUmrah:
    "Tawaf and sa'y in a wheelchair: lanes of their own and electric carts are on the upper floors of Masjid al-Haram, pushers with badges at its gates; ask the Haramain railway for a ramp and a place when booking.",
  workFromNoon: (day) =>
    `${day} has its afternoon for work; if the meetings begin in the morning, fly the evening before.`,
};
