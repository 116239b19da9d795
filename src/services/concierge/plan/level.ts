/** How comfortable a trip is, the most modest first. */
export const LEVELS = ["frugal", "economy", "standard", "comfort"] as const;
export type Level = (typeof LEVELS)[number];

/** What a level eats, against the usual, in hundredths. */
export const FOOD_SHARE: Readonly<Record<Level, number>> = {
  frugal: 70,
  economy: 85,
  standard: 100,
  comfort: 150,
};

/** The dearest ticket and the dearest excursion that a level takes, USD a person. */
export const DEAREST: Readonly<
  Record<Level, { readonly place: number; readonly excursion: number }>
> = {
  frugal: { place: 15, excursion: 0 },
  economy: { place: 25, excursion: 40 },
  standard: { place: 150, excursion: 150 },
  comfort: { place: 1000, excursion: 1000 },
};
