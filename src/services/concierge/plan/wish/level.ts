import type { CataloguePlace } from "../../../../domain/catalogue.ts";

/** How comfortable a trip is, the most modest first. */
export const LEVELS = ["frugal", "economy", "standard", "comfort", "luxury"] as const;
export type Level = (typeof LEVELS)[number];

interface Comfort {
  /** What a day's food costs, against the place's figure, in hundredths. */
  readonly food: number;
  /** The dearest ticket and the dearest excursion, USD a person. */
  readonly place: number;
  readonly excursion: number;
  /** The fewest stars of a hotel, and how far up the list of prices it is taken, from 0 to 1. */
  readonly stars: number;
  readonly hotelShare: number;
  /** A taxi from and to the airport; else the bus, which a day's transport pays. */
  readonly taxi: boolean;
}

/** What each level allows itself. */
export const COMFORT: Readonly<Record<Level, Comfort>> = {
  frugal: { food: 70, place: 15, excursion: 0, stars: 1, hotelShare: 0, taxi: false },
  economy: { food: 85, place: 25, excursion: 40, stars: 1, hotelShare: 0.2, taxi: false },
  standard: { food: 100, place: 150, excursion: 150, stars: 3, hotelShare: 0.3, taxi: true },
  comfort: { food: 150, place: 1000, excursion: 1000, stars: 4, hotelShare: 0.4, taxi: true },
  luxury: { food: 220, place: 1000, excursion: 1000, stars: 5, hotelShare: 0.6, taxi: true },
};

/** USD a person for a place; at stalls and markets the most modest eat from the day's food money. */
export function ticketFor({ cost, categories }: CataloguePlace, level: Level): number {
  const isMeal = categories.includes("food") && cost <= COMFORT.frugal.place;
  return level === "frugal" && isMeal ? 0 : cost;
}
