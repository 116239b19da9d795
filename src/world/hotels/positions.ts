import { hash, roll, type Seed } from "../random.ts";
import type { KindOfPlace } from "./season.ts";
import type { Town } from "./towns.ts";

/** Where in its town a hotel stands. */
export const POSITIONS = ["centre", "outer", "airport", "beach", "slope", "sanctuary"] as const;
export type PositionKind = (typeof POSITIONS)[number];

const PURPOSE = 0x4840;

type Shares = Readonly<Partial<Record<PositionKind, number>>>;

/** Of a hundred hotels, how many stand where; the rest stand in the centre. */
const SHARES: Readonly<Record<KindOfPlace, Shares>> = {
  city: { airport: 8, outer: 20 },
  business: { airport: 9, outer: 26 },
  town: { outer: 8 },
  seaside: { airport: 6, beach: 28, outer: 14 },
  beach: { airport: 2, beach: 72 },
  isles: { beach: 85 },
  mountain: {},
  ski: { slope: 35 },
  desert: { outer: 40 },
  wild: {},
  haram: { sanctuary: 55, outer: 45 },
};
/** Towns in the mountains from which one walks to a lift; of the others none says so. */
const LIFTS = new Set("CRN ERZ GBB GNL GPK JAC KTZ LTE QAL QBG QMY XCA XMT ZAS ZKN ZRT".split(" "));
const AT_LIFTS: Shares = { slope: 28 };
/** Towns in the mountains from which a bus or a train goes to the snow. */
const SKI_BUSES = new Set("BRC FUS INN ITL JSE RVN XBF ZQN".split(" "));

/** True where guests bring skis. */
export function skisFrom({ kind, code }: Town): boolean {
  return kind === "ski" || (kind === "mountain" && (LIFTS.has(code) || SKI_BUSES.has(code)));
}

/** The dearer a house, the nearer to what guests come for; by stars, one to five. */
const NEARNESS = [0.45, 0.7, 1, 1.15, 1.35] as const;
const MOST_SHARE = 96;
/** An airport hotel needs a town of so many thousand people, and has two to four stars. */
const AIRPORT_HOTEL_PEOPLE = 150;

/** What the position makes of a price, by kind of place where it matters. */
const LEVELS: Readonly<Record<PositionKind, number>> = {
  centre: 1.03,
  outer: 0.84,
  airport: 0.95,
  beach: 1.08,
  slope: 1.15,
  sanctuary: 1.15,
};
/** A house in the village or the town of a holiday place, away from beach or lifts. */
const AWAY_LEVEL = 0.9;
const HOLIDAY: ReadonlySet<KindOfPlace> = new Set(["beach", "isles"]);

export function positionLevel(position: PositionKind, kind: KindOfPlace): number {
  return position === "centre" && HOLIDAY.has(kind) ? AWAY_LEVEL : LEVELS[position];
}

/** Rolls where a hotel stands. */
export function positionOf(seed: Seed, key: number, town: Town, stars: number): PositionKind {
  const dice = roll(seed, PURPOSE, key) * 100;
  const near = NEARNESS[stars - 1] ?? 1;
  let sum = 0;
  for (const [position, share] of sharesOf(town)) {
    const reached = position === "beach" || position === "slope" || position === "sanctuary";
    if (position === "airport" && (stars === 1 || stars === 5 || !hasAirportHotels(town))) {
      continue;
    }
    if (reached) sum += Math.min(MOST_SHARE, share * near);
    else sum += position === "airport" ? Math.max(share, leastAtAirport(town)) : share;
    if (dice < sum) return position;
  }
  return town.kind === "haram" ? "outer" : "centre";
}

const shareLists = new Map<Shares, readonly (readonly [PositionKind, number])[]>();

function sharesOf({ kind, code }: Town): readonly (readonly [PositionKind, number])[] {
  const shares = kind === "mountain" && LIFTS.has(code) ? AT_LIFTS : SHARES[kind];
  const known = shareLists.get(shares);
  if (known) return known;
  const list = POSITIONS.flatMap((position): [PositionKind, number][] => {
    const share = shares[position];
    return share === undefined ? [] : [[position, share]];
  });
  // What a place is there for comes first, so that good houses get their share of it.
  list.sort(
    ([a], [b]) =>
      Number(b !== "outer" && b !== "airport") - Number(a !== "outer" && a !== "airport"),
  );
  shareLists.set(shares, list);
  return list;
}

function hasAirportHotels({ people, airports }: Town): boolean {
  return people >= AIRPORT_HOTEL_PEOPLE && airports.some((airport) => airport.size !== "small");
}

/** In a hundred hotels: a large airport has two houses of its own, however few the town has. */
function leastAtAirport({ airports, hotels, kind }: Town): number {
  const large = kind !== "beach" && airports.some((airport) => airport.size === "large");
  return large ? Math.min(MOST_AT_AIRPORT, (100 * LARGE_AIRPORT_HOTELS) / hotels) : 0;
}
const LARGE_AIRPORT_HOTELS = 2;
const MOST_AT_AIRPORT = 20;

/** Metres or kilometres as a guest says them. */
function away(metres: number): string {
  return metres < 950
    ? `${Math.max(50, Math.round(metres / 50) * 50)} m`
    : `${Math.round(metres / 100) / 10} km`;
}

/** "150 m from the beach": how far it is to what guests of this place come for. */
export function distanceWords(
  seed: Seed,
  key: number,
  {
    town,
    position,
    kmToCentre,
    kmToAirport,
    stars,
  }: {
    readonly town: Town;
    readonly position: PositionKind;
    readonly kmToCentre: number;
    readonly kmToAirport: number;
    readonly stars: number;
  },
): string {
  const bits = hash(seed, PURPOSE, key, 1);
  const share = (bits & 0xff) / 256;
  const close = (bits >>> 8) % 100;
  switch (position) {
    case "beach":
      if (town.kind === "isles" && stars >= 4) {
        return close < 55
          ? `on an island of its own, ${15 + (close % 8) * 5} minutes by speedboat`
          : `on an island of its own, ${20 + (close % 6) * 5} minutes by seaplane`;
      }
      return close < 35 + 10 * stars ? "on the beach" : `${away(50 + 250 * share)} from the beach`;
    case "slope":
      return close < 40 ? "at the lifts" : `${away(50 + 250 * share)} from the lifts`;
    case "sanctuary":
      return `${away(stars === 5 ? 100 + 400 * share : 300 + 1200 * share)} from ${holySite(town.code)}`;
    case "airport":
      return `${away(kmToAirport * 1000)} from the airport`;
    case "outer":
      if (town.kind === "haram") {
        return `${away(2000 + 6000 * share)} from ${holySite(town.code)}, by shuttle`;
      }
      return `${away(kmToCentre * 1000)} from the centre`;
    case "centre":
      if (HOLIDAY.has(town.kind)) return `${away(400 + 2000 * share)} from the beach`;
      if (town.kind === "wild") return "at the park";
      if (town.kind === "ski") return `${away(350 + 1500 * share)} from the lifts`;
      return `${away(kmToCentre * 1000)} from the centre`;
  }
}

function holySite(code: string): string {
  return code === "MED" ? "the Prophet's Mosque" : "the Haram";
}
