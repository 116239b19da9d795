import type { DayNumber } from "../../../../domain/dates.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Frame } from "../days/frame.ts";
import { inSeason } from "../days/season.ts";
import { excursionsOf } from "../days/slots.ts";
import type { Planning } from "../planning.ts";
import { hasLandWay } from "../route/journeys.ts";
import { type Sketch, sketchAgain, sketchOf } from "../route/sketch.ts";
import { typicalTiming } from "../route/terms.ts";
import { leastFor, type Trip, tripAt } from "../trip.ts";
import type { HotelWish } from "../wish/hotel-wish.ts";
import { upcoming } from "../wish/when.ts";
import type { Wish } from "../wish/wish.ts";
import { isAmong, wishedThings } from "../wish/wished-things.ts";
import { type Amount, costInCents, costOf, costsIn, hasFlightsApart } from "./budget.ts";
import { extrasOf } from "./extras.ts";
import { pickLodgings } from "./lodging.ts";

/** What would make a trip cheaper, with what it would take of the budget then. */
export type WayOut = {
  readonly total: Amount;
  /** In the plainest houses as well. */
  readonly plain?: true;
} & (
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "month"; readonly month: number }
  | { readonly kind: "land" }
  | { readonly kind: "hotel" }
  /** A class lower, with the meals and the place that were asked for. */
  | { readonly kind: "stars"; readonly stars: number; readonly board: boolean }
  | { readonly kind: "without"; readonly wish: WishKind }
);

/** Lengths that are tried below the one that the daily cost speaks for, and months. */
const MOST_SHORTER_TRIED = 2;
/** After so many hours over land a night is no visit. */
const LONG_RIDE = 5;
const MOST_MONTHS_TRIED = 2;
/** Tickets up to 6 USD, as the plan itself has them where money is short. */
const CHEAP_TICKETS = -7;
/** Of what a trip costs, what a way out must save to be worth a word where it does not save enough. */
const WORTH_A_WORD = 0.08;
const MOST_NAMED = 3;
/** Days ahead: "in November" is this one, or the next. */
const FARTHEST_AHEAD = 330;

/**
 * Ways to spend less, each reckoned: those that keep to the budget, or else those that save most.
 * None goes against what was fixed: dates that were given are cut only where nothing else is enough.
 */
export async function waysOut(
  planning: Planning,
  sketch: Sketch,
  trip: Trip,
): Promise<readonly WayOut[]> {
  const budget = planning.purse.budget?.minor ?? 0;
  const all: WayOut[] = [...fewerStars(planning, sketch, trip), ...withoutExtras(planning, trip)];
  const isEnough = () => all.filter(({ total }) => total.minor <= budget).length >= 2;
  if (!isEnough()) all.push(...(await overLand(planning, trip)));
  if (!isEnough()) all.push(...(await shorter(planning, sketch.frame, trip)));
  if (!isEnough()) all.push(...(await otherMonth(planning, sketch)));
  // Who asked for a class or meals gives them up last.
  const isFine = planning.wish.interests.includes("honeymoon");
  const isAsked = isFine || sketch.rooms.some(({ asked }) => asked.stars ?? asked.board);
  const plainer = !isAsked || (!isEnough() && !isFine) ? cheaperHotel(planning, sketch, trip) : [];
  all.push(...plainer, ...togetherWith(plainer, all, trip, budget));
  // Days that were given are cut where nothing else is enough.
  if (all.every(({ total }) => total.minor > budget))
    if (all.every(({ kind }) => kind !== "days"))
      all.push(...(await shorter(planning, sketch.frame, trip, true)));
  const most = trip.costs.counted * (1 - WORTH_A_WORD);
  const fitting = all.filter(({ total }) => total.minor <= budget);
  const helping = all.filter(({ total }) => total.minor > budget && total.minor <= most);
  // What keeps to the wishes is told although it is not enough.
  const keeping = helping.filter(({ kind }) => kind === "stars");
  const named = fitting.length > 0 ? [...fitting, ...keeping] : helping;
  return [...named].sort((a, b) => a.total.minor - b.total.minor).slice(0, MOST_NAMED);
}

/** Neither of two ways is enough: both together may be. */
function togetherWith(
  [plainer]: readonly WayOut[],
  all: readonly WayOut[],
  { costs }: Trip,
  budget: number,
): WayOut[] {
  const [without] = all.filter(({ kind }) => kind === "without");
  if (!plainer || !without || Math.min(plainer.total.minor, without.total.minor) <= budget)
    return [];
  const minor = plainer.total.minor + without.total.minor - costs.counted;
  return [{ ...without, total: { ...without.total, minor: Math.max(0, minor) }, plain: true }];
}

function amount(minor: number, { purse: { currency } }: Planning): Amount {
  return { minor, currency };
}

/** One star less of those that were asked for, everything else as it was. */
function fewerStars(planning: Planning, { rooms }: Sketch, trip: Trip): WayOut[] {
  const [asked] = rooms.flatMap((one) => (one.asked.stars === undefined ? [] : [one.asked]));
  // Newly-weds are told of a class below the one that was chosen for them.
  const isFine = planning.wish.interests.includes("honeymoon");
  const has = isFine ? Math.max(...trip.lodgings.map((one) => one.stars ?? 0)) : 0;
  const stars = (asked?.stars ?? has) - 1;
  if (stars < LOWEST_CLASS) return [];
  const lower = rooms.map((one) => ({
    ...one,
    asked: { ...one.asked, stars, least: stars, ...(!asked && { resort: false }) },
  }));
  const lodgings = pickLodgings(lower, "frugal", true);
  const total = totalWith(planning, { ...trip, lodgings });
  const way = { kind: "stars", stars, board: asked?.board !== undefined } as const;
  return total < trip.costs.counted ? [{ ...way, total: amount(total, planning) }] : [];
}

const LOWEST_CLASS = 3;

function totalWith({ purse, wish, deps }: Planning, trip: Trip): number {
  return costsIn(purse.currency, costInCents(trip), wish.party, deps.rates).counted;
}

/** A plainer house, where one was asked for or chosen for those who travel. */
function cheaperHotel(planning: Planning, { rooms }: Sketch, trip: Trip): WayOut[] {
  const hostel = planning.wish.party.children + planning.wish.party.infants === 0;
  const plain = rooms.map((one) => ({
    ...one,
    asked: plainest(one.asked, hostel),
  }));
  const lodgings = pickLodgings(plain, "frugal", true);
  const total = totalWith(planning, { ...trip, lodgings });
  return total < trip.costs.counted ? [{ kind: "hotel", total: amount(total, planning) }] : [];
}

/** The plainest house, a bed in a dormitory where that was asked for. */
function plainest({ none, beds }: HotelWish, hostel: boolean): HotelWish {
  return { ...PLAINEST, hostel, none, beds };
}

const PLAINEST = {
  least: 1,
  resort: false,
  amenities: [],
  kinds: [],
  own: false,
  inTown: false,
} as const;

/** Rooms of the plainest houses; undefined where a class or meals were asked for, and for newly-weds. */
export function plainRooms(rooms: Sketch["rooms"], wish: Wish): Sketch["rooms"] | undefined {
  const isAsked = rooms.some(({ asked }) => asked.stars ?? asked.board ?? asked.none);
  if (isAsked || wish.interests.includes("honeymoon") || wish.work) return undefined;
  const hostel = wish.party.children + wish.party.infants === 0;
  return rooms.map((one) => ({ ...one, asked: plainest(one.asked, hostel) }));
}

/** The trip without its dearest thing that was asked for by name. */
function withoutExtras(planning: Planning, trip: Trip): WayOut[] {
  const { wish, days, costs, frame } = trip;
  const { deps, purse } = planning;
  const payers = wish.party.adults + wish.party.children / 2;
  const open = wishedThings(wish, days.length);
  const outings = days.flatMap(excursionsOf).flatMap((one) => {
    const kind = wish.wishes.find((wished) => isAmong(new Map([[wished.kind, 1]]), one))?.kind;
    return kind && isAmong(open, one) ? [{ kind, price: one.price_from * 100 * payers }] : [];
  });
  const villas = trip.lodgings.flatMap(({ villa }) => villa ?? []);
  const [villa] = villas.map(({ kind }) => ({
    kind,
    price: villas.reduce((sum, { price }) => sum + price, 0),
  }));
  const dear = [...extrasOf(wish, days, frame), ...outings, ...(villa ? [villa] : [])].sort(
    (a, b) => b.price - a.price,
  )[0];
  if (!dear) return [];
  const saved = costOf(dear.price, purse.currency, deps.rates).minor;
  const unit = 10 ** currencyDigits(purse.currency);
  const rest = Math.ceil((costs.counted - saved * WITH_RESERVE) / unit) * unit;
  const total = amount(Math.max(0, rest), planning);
  return [{ kind: "without", wish: dear.kind, total }];
}

/** What is not bought needs no reserve either. */
const WITH_RESERVE = 1.1;

/** By bus or train where the plan flies over what can be ridden. */
async function overLand(planning: Planning, trip: Trip): Promise<WayOut[]> {
  const { wish } = planning;
  if (trip.flights.length === 0 || !hasLandWay(planning, trip.frame)) return [];
  const wishes = [...wish.wishes, { kind: "bus", said: "" } as const];
  const total = await costWith(planning, { wish: { ...wish, wishes } });
  return total < trip.costs.counted ? [{ kind: "land", total: amount(total, planning) }] : [];
}

async function costWith(
  planning: Planning,
  change: Partial<Planning>,
  /** Whose cities are kept, as far as one gets there then; chosen anew when left out. */
  known?: Sketch,
  isPlain = false,
): Promise<number> {
  const changed = { ...planning, ...change };
  const sketch = (known && (await sketchAgain(changed, known))) ?? (await sketchOf(changed));
  const least = leastFor("frugal", sketch, changed);
  if (!isPlain && least > (planning.purse.budget?.minor ?? 0)) return least;
  const rooms = isPlain ? plainRooms(sketch.rooms, planning.wish) : undefined;
  const made = { ...sketch, rooms: rooms ?? sketch.rooms };
  return tripAt("frugal", made, changed, { spare: CHEAP_TICKETS }).costs.counted;
}

/** The same cities in another month, where the month was named and no day of it. */
async function otherMonth(planning: Planning, sketch: Sketch): Promise<WayOut[]> {
  const { clock, wish, timing } = planning;
  if (!wish.when || timing.exact || wish.wishes.some(({ kind }) => OF_A_MONTH.has(kind))) return [];
  const months = await cheaperMonths(clock.today, timing.month, wish, (start) =>
    costWith(planning, { timing: typicalTiming(start) }, sketch),
  );
  return months.map(({ month, total }) => ({
    kind: "month",
    month,
    total: amount(total, planning),
  }));
}

/** What there is in one month alone. */
const OF_A_MONTH: ReadonlySet<WishKind> = new Set(["christmasMarket", "northernLights"]);

/** Fewer days, where neither the dates nor the days of work are fixed. */
async function shorter(
  planning: Planning,
  frame: Frame,
  { costs }: Trip,
  isLastResort = false,
): Promise<WayOut[]> {
  const { days, deps, purse, timing, wish } = planning;
  if ((timing.exact && wish.when?.end !== undefined && !isLastResort) || wish.work) return [];
  const budget = purse.budget?.minor ?? 0;
  // What every day costs is guessed from the whole, then made sure of.
  const isApart = hasFlightsApart(planning.wish);
  const cents = [frame.arrival, frame.departure].reduce(
    (sum, { price, flight }) => sum + price - (isApart ? (flight?.price ?? 0) : 0),
    0,
  );
  const ways = costOf(cents, purse.currency, deps.rates).minor;
  const guess = Math.floor((days * (budget - ways)) / Math.max(1, costs.counted - ways));
  const longest = Math.min(days - 1, guess);
  const isLongRide = !frame.arrival.flight && frame.arrival.hours > LONG_RIDE;
  const shortest = Math.max(isLongRide ? 3 : 2, Math.ceil(days / 2));
  let found: WayOut[] = [];
  for (
    let length = Math.max(longest, Math.min(shortest, days - 1));
    length >= shortest && length > longest - MOST_SHORTER_TRIED;
    length--
  ) {
    const total = await costWith(planning, { days: length });
    found = [{ kind: "days", days: length, total: amount(total, planning) }];
    if (total > budget) {
      // The shortest that is tried is told of in plain houses too, where those make it fit.
      const isLast = length === shortest || length === longest - MOST_SHORTER_TRIED + 1;
      const plain = isLast
        ? await costWith(planning, { days: length }, undefined, true)
        : budget + 1;
      if (plain <= budget)
        found = [{ kind: "days", days: length, total: amount(plain, planning), plain: true }];
      continue;
    }
    // Flights of the other day home may cost less: then the money reaches for more days.
    const reach = frame.departure.flight ? Math.floor(((budget - total) / total) * length) : 0;
    const more = Math.min(days - 1, length + reach);
    const longer = more > length ? await costWith(planning, { days: more }) : budget + 1;
    if (longer <= budget) found = [{ kind: "days", days: more, total: amount(longer, planning) }];
    break;
  }
  return found;
}

async function cheaperMonths(
  today: DayNumber,
  month: number,
  wish: Wish,
  costIn: (start: DayNumber) => Promise<number>,
): Promise<readonly { readonly month: number; readonly total: number }[]> {
  const tried: { month: number; total: number }[] = [];
  // The nearest months first, after and before by turns.
  for (const away of [1, 11, 2, 10, 3, 9, 4, 8]) {
    const other = ((month - 1 + away) % 12) + 1;
    if (wish.spots.some((spot) => !inSeason(spot, other))) continue;
    const start = upcoming(other, 10, today);
    if (start - today > FARTHEST_AHEAD) continue;
    if (tried.length === MOST_MONTHS_TRIED) break;
    tried.push({ month: other, total: await costIn(start) });
  }
  return tried.sort((a, b) => a.total - b.total).slice(0, 1);
}
