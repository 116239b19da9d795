import type { DayNumber } from "../../domain/dates.ts";
import type { Cabin, Party, PassengerType } from "../../domain/travel.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { adultPrice } from "./adult-price.ts";
import { cabinSeats } from "./cabins.ts";
import { crowding, loadRank } from "./demand.ts";
import { openSeats } from "./inventory.ts";
import { shareOut } from "./share.ts";

export interface FareBreakdown {
  readonly type: PassengerType;
  readonly count: number;
  /** USD cents for each of them. */
  readonly each: number;
}

/** What a fare is asked for, besides the flights. */
export interface FareQuery {
  readonly cabin: Cabin;
  readonly party: Party;
  readonly quoteDay: DayNumber;
}

/** What a party pays for a journey one way, in USD cents. */
export interface Fare {
  readonly total: number;
  readonly breakdown: readonly FareBreakdown[];
  /** Share of `total` per leg; sums to it. */
  readonly perLeg: readonly number[];
  readonly bookingClass: string;
}

/** Letters from full fare to deepest discount. */
const LETTERS: Readonly<Record<Cabin, string>> = {
  economy: "YBMHKLQTNV",
  premium_economy: "WEP",
  business: "JCDIZ",
  first: "FA",
};

const CHILD_SHARE = 0.75;
const INFANT_SHARE = 0.1;
/** Landing costs the same however short the leg; in kilometres, when a fare is spread. */
const LEG_BASE_KM = 250;

/** The fare of a journey, or undefined when one of its flights has no such cabin. */
export function priceLegs(
  seed: Seed,
  legs: readonly FlightLeg[],
  { cabin, party, quoteDay }: FareQuery,
): Fare | undefined {
  for (const leg of legs) {
    if (cabinSeats(leg.airline, leg.aircraft, cabin) === 0) return undefined;
  }
  const price = adultPrice(seed, legs, cabin, quoteDay);
  if (!price) return undefined;
  const breakdown = breakDown(price.cents, party);
  let total = 0;
  for (const { count, each } of breakdown) total += count * each;
  return {
    total,
    breakdown,
    perLeg: legs.length === 1 ? [total] : shareOut(total, legs.map(legWeight)),
    bookingClass: bookingClass(cabin, price.demand),
  };
}

/** Simulated seats left before anything is sold here; 0 when sold out or no such cabin. */
export function seatsLeft(seed: Seed, leg: FlightLeg, cabin: Cabin, quoteDay: DayNumber): number {
  const capacity = cabinSeats(leg.airline, leg.aircraft, cabin);
  if (capacity === 0) return 0;
  return openSeats(capacity, leg.day - quoteDay, loadRank(seed, leg, cabin), crowding(leg));
}

function bookingClass(cabin: Cabin, demand: number): string {
  const letters = LETTERS[cabin];
  return letters.charAt(Math.min(letters.length - 1, Math.floor((1 - demand) * letters.length)));
}

function breakDown(adult: number, party: Party): readonly FareBreakdown[] {
  const rows: FareBreakdown[] = [];
  add(rows, "adult", party.adults, adult);
  add(rows, "child", party.children, Math.round(adult * CHILD_SHARE));
  add(rows, "infant", party.infants, Math.round(adult * INFANT_SHARE));
  return rows;
}

function add(rows: FareBreakdown[], type: PassengerType, count: number, each: number): void {
  if (count > 0) rows.push({ type, count, each });
}

function legWeight(leg: FlightLeg): number {
  return leg.km + LEG_BASE_KM;
}
