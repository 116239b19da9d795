import type { FlightOption } from "../../domain/contracts/flights/offers.ts";
import { SORTS, type Sort } from "../../domain/contracts/flights/search.ts";
import { formatDuration } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { repeatsOf } from "../../domain/repeats.ts";
import type { TimeWindow } from "../../domain/rules/windows.ts";
import type { FoundOption, FoundWay, OfferSearch } from "../../suppliers/offers.ts";

/** Programs without types may ask for anything. */
export function checkSort(sort: string): void {
  if (SORTS.some((one) => one === sort)) return;
  const shown = String(sort).slice(0, 60);
  throw new TravelError("invalid", `sort ${shown} must be one of ${SORTS.join(", ")}`, {
    reason: "invalid_params",
    field: "sort",
    value: shown,
  });
}

/** An option in its place, with what speaks for it. */
export interface RankedOption extends FlightOption {
  reason: string;
}

/** What an offer is weighed by, over all of its ways. */
interface Weights {
  readonly option: FoundOption;
  readonly tickets: number;
  readonly price: number;
  /** Of the cheapest in the same currency: amounts of two currencies cannot be compared. */
  readonly lowest: number;
  readonly minutes: number;
  readonly score: number;
}

/** The hours that were asked for. */
type Wished = Pick<OfferSearch, "departureTime" | "arrivalTime">;

/** What a doubled travel time, a stop and bad hours weigh against a doubled price. */
const DURATION_WEIGHT = 0.5;
const STOP_WEIGHT = 0.15;
const HOURS_WEIGHT = 0.1;
/** Leaving from another airport than one came to, or coming home to another. */
const AIRPORT_WEIGHT = 0.05;
/** Every ticket after the first: none waits for another's delay. */
const TICKET_WEIGHT = 0.05;
/** Every better offer that begins with the same flights. */
const REPEAT_WEIGHT = 0.03;
/** Every hour that a trip of one day has less than a day's work. */
const STAY_WEIGHT = 0.06;
const DAY_HOURS = 8;
const MS_PER_HOUR = 3_600_000;
const NIGHT_ENDS = "06:00";

/** An option in its place; it is written out when it is shown. */
export interface RankedOffer {
  readonly id: string;
  write(): RankedOption;
}

/** Every option, best first by one measure, in an order that is always the same. */
export function rank(
  options: readonly FoundOption[],
  sort: Sort,
  search: Wished,
): readonly RankedOffer[] {
  const lowest = new Map<string, number>();
  let quickest = Number.POSITIVE_INFINITY;
  for (const { total, ways } of options) {
    const known = lowest.get(total.currency) ?? Number.POSITIVE_INFINITY;
    lowest.set(total.currency, Math.min(known, total.amount));
    quickest = Math.min(quickest, travelMinutes(ways));
  }
  const hours = hoursOf(search);
  const weighed = options.map((option) =>
    weigh(option, lowest.get(option.total.currency) ?? option.total.amount, quickest, hours),
  );
  const sorted = varied(weighed.sort(ORDERS[sort]), sort);
  return (sort === "best" ? withExtremes(sorted) : sorted).map((one) => ({
    id: one.option.id,
    write: () => ({ ...one.option.write(), reason: reasonFor(one, quickest) }),
  }));
}

/** Sorted offers, with those that begin as others do after what is as good and begins otherwise. */
function varied(sorted: readonly Weights[], sort: Sort): readonly Weights[] {
  const repeats = repeatsOf(sorted, ({ option: { ways } }) => ways[0]?.flights ?? "");
  const times = (one: Weights) => repeats.get(one) ?? 0;
  const score = (one: Weights) => one.score + REPEAT_WEIGHT * times(one);
  const measure = sort === "best" ? score : MEASURES[sort];
  return [...sorted].sort(
    (a, b) => measure(a) - measure(b) || a.tickets - b.tickets || times(a) - times(b),
  );
}

/** Last places for the cheapest and the fastest: those that others are compared with must be seen. */
const CHEAPEST_WITHIN = 2;
const FASTEST_WITHIN = 3;

function withExtremes(sorted: readonly Weights[]): readonly Weights[] {
  const shown = [...sorted];
  raise(shown, ({ minutes }) => minutes, FASTEST_WITHIN);
  raise(shown, MEASURES.cheapest, CHEAPEST_WITHIN);
  return shown;
}

/** Moves the first of those with the least measure up to a place, where none stands before it. */
function raise(shown: Weights[], measure: (one: Weights) => number, within: number): void {
  const least = Math.min(...shown.map(measure));
  const at = shown.findIndex((one) => measure(one) === least);
  if (at < within) return;
  shown.splice(within - 1, 0, ...shown.splice(at, 1));
}

function weigh(option: FoundOption, lowest: number, quickest: number, hours: Hours): Weights {
  const price = option.total.amount;
  const { ways, tickets = 1 } = option;
  const minutes = travelMinutes(ways);
  const stops = ways.reduce((sum, way) => sum + way.stops, 0);
  const score =
    price / Math.max(lowest, 0.01) +
    DURATION_WEIGHT * (minutes / Math.max(quickest, 1) - 1) +
    STOP_WEIGHT * stops +
    HOURS_WEIGHT * badHours(ways, hours) +
    AIRPORT_WEIGHT * changedAirports(ways) +
    STAY_WEIGHT * missingHours(ways) +
    TICKET_WEIGHT * (tickets - 1);
  return { option, tickets, price, lowest, minutes, score };
}

function travelMinutes(ways: readonly FoundWay[]): number {
  let minutes = 0;
  for (const way of ways) minutes += way.duration_minutes;
  return minutes;
}

function changedAirports([there, back]: readonly FoundWay[]): number {
  if (!there || !back) return 0;
  return Number(there.destination !== back.origin) + Number(there.origin !== back.destination);
}

/** Hours between landing and leaving on one day, below those of a day's work. */
function missingHours([there, back]: readonly FoundWay[]): number {
  if (!there || !back || there.arriving_at.slice(0, 10) !== back.departing_at.slice(0, 10))
    return 0;
  const stay = Date.parse(back.departing_at) - Date.parse(there.arriving_at);
  return Math.max(0, DAY_HOURS - stay / MS_PER_HOUR);
}

/** How bad the hours of a way are, which many options share, as the first of a trip and as a later one. */
interface Hours {
  readonly there: (way: FoundWay) => number;
  readonly onward: (way: FoundWay) => number;
}

/** How far from the middle of the hours that were asked for; the small hours are not liked unasked. */
function hoursOf({ departureTime, arrivalTime }: Wished): Hours {
  const within = (departs?: TimeWindow, arrives?: TimeWindow) => (way: FoundWay) =>
    discomfort(way.departing_at.slice(11, 16), departs) +
    discomfort(way.arriving_at.slice(11, 16), arrives);
  return { there: once(within(departureTime, arrivalTime)), onward: once(within()) };
}

function once(hours: (way: FoundWay) => number): (way: FoundWay) => number {
  const known = new Map<FoundWay, number>();
  return (way) => {
    const bad = known.get(way) ?? hours(way);
    known.set(way, bad);
    return bad;
  };
}

function badHours(ways: readonly FoundWay[], { there, onward }: Hours): number {
  let bad = 0;
  for (const [index, way] of ways.entries()) bad += index === 0 ? there(way) : onward(way);
  return bad;
}

function discomfort(clock: string, window: TimeWindow | undefined): number {
  if (!window) return clock < NIGHT_ENDS ? 1 : 0;
  const half = (minuteOf(window.before) - minuteOf(window.after)) / 2;
  return half === 0 ? 0 : Math.abs(minuteOf(clock) - minuteOf(window.after) - half) / half;
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

type Order = (a: Weights, b: Weights) => number;

/** What less of is better. */
const MEASURES: Readonly<Record<Sort, (one: Weights) => number>> = {
  cheapest: ({ price, lowest }) => price / lowest,
  fastest: ({ minutes }) => minutes,
  best: ({ score }) => score,
};

/** Ties end with the id, so that no two options ever change places. */
function byThen(measure: (one: Weights) => number): Order {
  return (a, b) =>
    measure(a) - measure(b) ||
    a.tickets - b.tickets ||
    a.price - b.price ||
    a.minutes - b.minutes ||
    compare(leavingAt(a), leavingAt(b)) ||
    compare(a.option.id, b.option.id);
}

const ORDERS: Readonly<Record<Sort, Order>> = {
  cheapest: byThen(MEASURES.cheapest),
  fastest: byThen(MEASURES.fastest),
  best: byThen(MEASURES.best),
};

function leavingAt({ option: { ways } }: Weights): string {
  return ways[0]?.departing_at ?? "";
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** "cheapest, 2h10 above the fastest": what it costs to be better in the other way. */
function reasonFor({ option, price, lowest, minutes }: Weights, quickest: number): string {
  const percent = Math.max(1, Math.round((price / Math.max(lowest, 0.01) - 1) * 100));
  const cost = price <= lowest ? "cheapest" : `${percent}% above the cheapest`;
  const extra = minutes - quickest;
  const time = extra === 0 ? "fastest" : `${formatDuration(extra)} above the fastest`;
  return [cost, time, ...changesText(option.ways)].join(", ");
}

/** `1 stop`, `1 stop each way`, `1 + 0 stops`; nothing where all is nonstop. */
function changesText(ways: readonly FoundWay[]): string[] {
  const each = ways.map(({ stops }) => stops);
  const [first = 0] = each;
  if (each.every((stops) => stops === 0)) return [];
  if (each.some((stops) => stops !== first)) return [`${each.join(" + ")} stops`];
  const words = first === 1 ? "1 stop" : `${first} stops`;
  return [each.length === 1 ? words : `${words} each way`];
}
