/** How a route's flights spread over the year and over the week, and how many of its numbers that takes. */

/** January to December, 100 being the year's mean. */
const SEASON_TABLE = {
  flat: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
  us: [92, 94, 101, 100, 102, 106, 107, 104, 97, 101, 98, 98],
  europe: [84, 87, 94, 101, 106, 109, 109, 106, 109, 107, 96, 92],
  leisure: [45, 48, 58, 90, 120, 148, 165, 167, 145, 112, 52, 50],
  canaries: [104, 103, 106, 100, 92, 92, 98, 99, 93, 106, 102, 105],
  atlantic: [80, 76, 86, 95, 107, 120, 123, 121, 113, 103, 86, 90],
  caribbean: [122, 118, 125, 108, 90, 92, 98, 92, 70, 78, 95, 112],
  gulf: [103, 100, 99, 98, 97, 98, 102, 103, 99, 99, 99, 103],
  india: [102, 103, 101, 99, 102, 98, 95, 95, 96, 101, 104, 104],
  china: [98, 102, 96, 97, 98, 100, 112, 113, 97, 102, 92, 93],
  australia: [100, 94, 101, 101, 98, 97, 102, 99, 102, 103, 101, 102],
  south_leisure: [128, 112, 101, 99, 85, 82, 98, 88, 92, 99, 102, 114],
  ski: [200, 215, 190, 95, 35, 45, 55, 55, 45, 40, 60, 165],
  summer_only: [0, 0, 0, 100, 170, 210, 225, 225, 180, 90, 0, 0],
  winter_only: [220, 220, 210, 90, 0, 0, 0, 0, 0, 90, 160, 210],
} as const;

/** Monday to Sunday, 100 being the week's mean. */
const WEEK_TABLE = {
  us: [103, 97, 99, 104, 104, 91, 102],
  europe: [105, 100, 101, 106, 106, 82, 100],
  leisure: [97, 90, 93, 97, 104, 114, 105],
  atlantic: [99, 95, 96, 100, 104, 104, 102],
  flat: [100, 100, 100, 100, 100, 100, 100],
  australia: [103, 98, 101, 107, 109, 79, 103],
  ski: [84, 80, 82, 90, 100, 150, 114],
  shuttle: [118, 114, 116, 118, 110, 48, 76],
} as const;

export type SeasonName = keyof typeof SEASON_TABLE;
export type WeekName = keyof typeof WEEK_TABLE;

export const SEASONS: Readonly<Record<SeasonName, readonly number[]>> = SEASON_TABLE;
export const WEEKS: Readonly<Record<WeekName, readonly number[]>> = WEEK_TABLE;

/** In the order of the network file's digits. */
export const SEASON_NAMES: readonly SeasonName[] = [
  "flat",
  "us",
  "europe",
  "leisure",
  "canaries",
  "atlantic",
  "caribbean",
  "gulf",
  "india",
  "china",
  "australia",
  "south_leisure",
  "ski",
  "summer_only",
  "winter_only",
];
export const WEEK_NAMES: readonly WeekName[] = [
  "us",
  "europe",
  "leisure",
  "atlantic",
  "flat",
  "australia",
  "ski",
  "shuttle",
];

/** What decides how many numbers a route needs. */
export interface Rhythm {
  /** Flights a week each way, as the year's mean. */
  readonly weekly: number;
  readonly season: SeasonName;
  readonly week: WeekName;
}

/** Departures each way on the busiest days; each has its own flight number. A daily flight stays one. */
export function slotsOf({ weekly, season, week }: Rhythm): number {
  const peak = (weekly / 7) * PEAKS[season] * PEAK_DAYS[week];
  return Math.max(1, Math.ceil(weekly / 7), Math.floor(peak + 0.5));
}

const PEAKS = peaksOf(SEASON_TABLE);
const PEAK_DAYS = peaksOf(WEEK_TABLE);

function peaksOf<K extends string>(
  table: Readonly<Record<K, readonly number[]>>,
): Record<K, number>;
function peaksOf(table: Readonly<Record<string, readonly number[]>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(table).map(([name, shape]) => [name, Math.max(...shape) / 100]),
  );
}
