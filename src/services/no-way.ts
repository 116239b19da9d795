import { type DayNumber, isoDate, type Minutes } from "../domain/dates.ts";
import { distanceKm } from "../domain/geo.ts";
import type { FareWish, LowFares, NearbyPair } from "../suppliers/low-fares.ts";
import type { Place } from "../suppliers/types.ts";
import { UNMAPPED } from "./concierge/plan/atlas/roads.ts";
import { type Hop, overland } from "./concierge/plan/route/travel.ts";

/** Both ends of a journey that was looked for in vain. */
export interface PlacePair {
  readonly origin: Place;
  readonly destination: Place;
}

const CABIN_WORDS = {
  economy: "economy",
  premium_economy: "premium economy",
  business: "business class",
  first: "first class",
} as const;
const DAYS_SHOWN = 3;
/** More than any journey has. */
const ANY_CONNECTIONS = 9;

/**
 * Why a search found nothing, and what to do next: another day, or another pair where no day will
 * do. Undefined where there is a way on that very day.
 */
export async function noWay(
  fares: LowFares,
  { origin, destination }: PlacePair,
  day: DayNumber,
  wish: FareWish,
): Promise<string | undefined> {
  const pair = { origin: origin.code, destination: destination.code };
  const between = `from ${named(origin)} to ${named(destination)}`;
  const cabin = CABIN_WORDS[wish.cabin];
  const days = await firstOf(fares.flownDays(pair, day, wish), DAYS_SHOWN, day);
  if (days[0] === day) return undefined;
  if (days.length > 0) {
    const shown = days.map(isoDate).join(", ");
    return `No ${cabin} seat ${between} on ${isoDate(day)}; the next days with one are ${shown}: ask for one of them.`;
  }
  const anyWay = { ...wish, maxConnections: ANY_CONNECTIONS };
  const month = `in the month from ${isoDate(day)}`;
  const isFlown = async (other: FareWish) =>
    (await firstOf(fares.flownDays(pair, day, other), 1)).length > 0;
  if (wish.maxConnections < ANY_CONNECTIONS && (await isFlown(anyWay))) {
    return `Every way ${between} has more than ${wish.maxConnections} changes of planes, on any day ${month}: allow more, or call searchFlights.`;
  }
  const economy = { ...anyWay, cabin: "economy" } as const;
  if (wish.cabin !== "economy" && (await isFlown(economy))) {
    return `No ${cabin} is sold ${between} ${month}: ask for economy.`;
  }
  return [
    `Nobody flies ${between}, nonstop or with changes, on any day ${month}.`,
    ...nearbyWords(await fares.nearbyPairs(pair, day, economy)),
    ...groundWords(origin, destination),
  ].join(" ");
}

/** A flight over a short way that takes longer than this leaves room for better ideas. */
const SLOW: Minutes = 240;
const VERY_SLOW: Minutes = 720;
const SHORT_KM = 1500;

/** Whether even the quickest journey is a slow one over a short way. */
export function isSlow({ origin, destination }: PlacePair, quickest: Minutes): boolean {
  return quickest > SLOW && distanceKm(origin, destination) <= SHORT_KM;
}

/**
 * What to do instead of a slow journey over a short way: go by land where that is no slower, and
 * fly between neighbours where half a day is not enough.
 */
export async function slowNotes(
  fares: LowFares,
  { origin, destination }: PlacePair,
  { quickest, day, wish }: SlowWay,
): Promise<readonly string[]> {
  if (!isSlow({ origin, destination }, quickest)) return [];
  const hop = groundHop(origin, destination);
  const byLand = hop && hop.hours * 60 <= quickest ? hopWords(hop) : [];
  if (quickest <= VERY_SLOW) return byLand;
  const pair = { origin: origin.code, destination: destination.code };
  const nearby = await fares.nearbyPairs(pair, day, { ...wish, maxConnections: 0 });
  return [...nearbyWords(nearby), ...byLand];
}

/** The quickest journey that was found, and what was asked for. */
interface SlowWay {
  readonly quickest: Minutes;
  readonly day: DayNumber;
  readonly wish: FareWish;
}

/** The first few of some days; one that settles the question ends the list. */
async function firstOf(
  days: AsyncIterable<DayNumber>,
  most: number,
  settling?: DayNumber,
): Promise<readonly DayNumber[]> {
  const taken: DayNumber[] = [];
  for await (const day of days) {
    taken.push(day);
    if (taken.length === most || day === settling) break;
  }
  return taken;
}

function named({ code, cityName }: Place): string {
  return `${cityName} (${code})`;
}

function nearbyWords(nearby: readonly NearbyPair[]): readonly string[] {
  if (nearby.length === 0) return [];
  const pairs = nearby.map(
    ({ origin, destination, km }) => `${origin}–${destination} (${km} km off)`,
  );
  return [`Nearest pairs that are flown: ${pairs.join(", ")}; ask for one of them.`];
}

const WORDS = { road: "By road", train: "By train", ferry: "By ferry", flight: "" } as const;

function groundWords(origin: Place, destination: Place): readonly string[] {
  const hop = groundHop(origin, destination);
  return hop ? hopWords(hop) : [];
}

function hopWords({ mode, hours }: Hop): readonly string[] {
  return [`${WORDS[mode]} it is about ${hours} hours (an estimate).`];
}

function groundHop(origin: Place, destination: Place): Hop | undefined {
  const end = ({ code, lat, lon, country, landmass }: Place) => ({
    node: code,
    lat,
    lon,
    country,
    landmass,
    mountains: false,
  });
  const hop = overland(end(origin), end(destination), UNMAPPED);
  return hop && hop.mode !== "flight" ? hop : undefined;
}

/** Tells of the airports that a code leaves out which is a city's and one airport's alike, where one flies from them. */
export function sisterNotes(
  { origin, destination }: PlacePair,
  fares: LowFares | undefined,
): readonly string[] {
  const flies = (from: string, to: string) =>
    fares?.flies({ origin: from, destination: to }) ?? true;
  return [
    ...sisterNote(origin, (sister) => flies(sister, destination.code)),
    ...sisterNote(destination, (sister) => flies(origin.code, sister)),
  ];
}

/** The same for a place by itself. */
export function sisterNote(
  { code, name, cityName, sisters }: Place,
  matters: (sister: string) => boolean = () => true,
): readonly string[] {
  const others = sisters.filter(matters);
  if (others.length === 0) return [];
  return [
    `${code} is ${name} alone; ${cityName} also has ${others.join(", ")}: ask for ${others.length === 1 ? "it" : "them"} too.`,
  ];
}
