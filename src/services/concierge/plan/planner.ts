import { type DayNumber, monthOf } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import type { Spot } from "./atlas.ts";
import { costInCents, costOf, costsIn } from "./budget.ts";
import { type Choice, chooseSpots } from "./choose.ts";
import { type Clock, clockAt, type PlannerDeps } from "./deps.ts";
import { fillDays } from "./fill.ts";
import { type Frame, frameOf } from "./frame.ts";
import { findJourneys } from "./journeys.ts";
import { LEVELS, type Level } from "./level.ts";
import { findRooms, pickLodging, type Rooms } from "./lodging.ts";
import type { Note } from "./notes.ts";
import type { PlanRequest, Wish } from "./request.ts";
import { orderSpots, shareNights } from "./route.ts";
import { inSeason } from "./season.ts";
import { lengthOf, type Purse, purseOf, type Timing, timingOf } from "./terms.ts";
import type { Trip } from "./trip.ts";
import { upcoming } from "./understand/dates.ts";
import { understand } from "./understand/understand.ts";
import { wordingOf } from "./wording/wording.ts";

/** A comfortable trip is taken where it leaves this much of the budget, in hundredths. */
const COMFORT_SHARE = 90;
const MOST_SHORTER_TRIED = 5;
const MOST_MONTHS_TRIED = 4;
/** A city that takes longer to reach is left out, where nobody asked for it. */
const LONGEST_TRANSFER = 10;
const MOST_REROUTES = 4;

/** Makes a plan of a request. The same request gives the same plan, as long as prices stand. */
export async function planTrip(deps: PlannerDeps, request: PlanRequest): Promise<Trip> {
  const clock = clockAt(deps.now());
  const wish = understand(request, deps.atlas, deps.places, clock.today);
  refuseUnknown(wish);
  const { days, notes: lengthNotes } = lengthOf(wish);
  const timing = timingOf(wish, deps.atlas, deps.places, clock.today);
  const purse = purseOf(wish, deps.rates);
  const sketch = await sketchOf(deps, clock, wish, days, timing, purse);
  const made = levelsFor(wish, purse).map((level) => priced(deps, sketch, wish, level, purse));
  const chosen = choose(made, purse);
  const notes: Note[] = [
    ...(wish.langNote === undefined ? [] : [{ kind: "language", text: wish.langNote } as const]),
    ...moneyNote(chosen.fits, purse, chosen.trip),
    ...placeNotes(wish, sketch),
    ...seasonNotes(sketch),
    ...timing.notes,
    ...lengthNotes,
    ...partyNotes(wish),
    ...travelNotes(wish, sketch),
    ...chosen.trip.lodgings
      .filter(({ free, stay }) => !free && stay.nights > 0)
      .map(({ stay }): Note => ({ kind: "rooms-full", spot: stay.spot })),
    ...purse.notes,
  ];
  const short = notes.findIndex(({ kind }) => kind === "short");
  const shortNote = notes[short];
  if (shortNote?.kind === "short") {
    notes[short] = {
      ...shortNote,
      ...(await whatWould(deps, clock, wish, days, timing, purse, sketch.frame)),
    };
  }
  return { ...chosen.trip, notes };
}

function refuseUnknown(wish: Wish): void {
  const nothing = wish.spots.length + wish.countries.length + wish.region.length === 0;
  const [name] = wish.unknown;
  if (!nothing || name === undefined) return;
  const { refusals } = wordingOf(wish.lang);
  throw new TravelError("not_found", refusals.unknownPlace(name), {
    reason: "unknown_destination",
    field: "query",
    value: name,
    hint: refusals.unknownPlaceHint,
  });
}

/** Everything about a trip that does not depend on how comfortable it is. */
interface Sketch {
  readonly choice: Choice;
  readonly frame: Frame;
  readonly rooms: readonly Rooms[];
  readonly unreached: readonly { readonly slug: string }[];
}

async function sketchOf(
  deps: PlannerDeps,
  clock: Clock,
  wish: Wish,
  days: number,
  { start, exact, priced }: Timing,
  { usdEach }: Purse,
  known?: Pick<Frame, "arrival" | "departure">,
): Promise<Sketch> {
  const month = monthOf(start);
  const terms = { days, month, ...(usdEach !== undefined && { budget: usdEach }) };
  const excluded = new Set<string>();
  let { choice, stays, journeys } = await tried();
  for (let tries = 0; tries < MOST_REROUTES; tries++) {
    const far = journeys.transfers.find(({ hours }) => hours > LONGEST_TRANSFER);
    const spot = [far?.to, far?.from].find((end) => end && !isAskedFor(end, wish, choice));
    if (!spot) break;
    excluded.add(spot.slug);
    ({ choice, stays, journeys } = await tried());
  }

  async function tried() {
    const choice = chooseSpots(wish, deps.atlas, terms, excluded);
    const origin = wish.origin && isElsewhere(wish, choice) ? wish.origin : undefined;
    const order = orderSpots(choice.spots, origin?.place);
    const stays = shareNights(order, days, month, wish.spots);
    const journeys = await findJourneys(deps, clock, stays, wish.party, origin, priced, known);
    return { choice, stays, journeys };
  }
  const frame = frameOf(
    stays,
    journeys.transfers,
    journeys.arrival,
    journeys.departure,
    start,
    exact,
  );
  const rooms: Rooms[] = [];
  let checkIn = priced;
  for (const stay of stays) {
    rooms.push(await findRooms(deps, clock, stay, checkIn, wish.party));
    checkIn += stay.nights;
  }
  return { choice, frame, rooms, unreached: journeys.unreached };
}

/** Named, or the only city of a country that was. */
function isAskedFor(spot: Spot, { spots, countries }: Wish, choice: Choice): boolean {
  if (spots.includes(spot)) return true;
  const there = choice.spots.filter(({ country }) => country === spot.country);
  return countries.includes(spot.country) && there.length === 1;
}

/** Who is already there does not travel there. */
function isElsewhere({ origin }: Wish, { spots }: Choice): boolean {
  return !spots.some((spot) => spot === origin?.spot && spots.length === 1);
}

function levelsFor({ style, interests }: Wish, { budget }: Purse): readonly Level[] {
  const wanted: Level = style ?? (interests.includes("luxury") ? "comfort" : "standard");
  if (!budget) return [wanted];
  const highest: Level = style === undefined ? "comfort" : wanted;
  return LEVELS.slice(0, LEVELS.indexOf(highest) + 1).reverse();
}

function priced(
  deps: PlannerDeps,
  { frame, rooms }: Sketch,
  wish: Wish,
  level: Level,
  purse: Purse,
): Trip {
  const days = fillDays(frame, {
    interests: wish.interests,
    level,
    children: wish.party.children + wish.party.infants > 0,
  });
  const lodgings = rooms.map((one) => pickLodging(one, level));
  const inCents = costInCents(frame, days, lodgings, wish.party, level);
  const costs = costsIn(purse.currency, inCents, wish.party, deps.rates);
  const picks = [frame.arrival, ...frame.transfers, frame.departure].flatMap(({ flight }) =>
    flight ? [flight] : [],
  );
  const flights = picks.map((pick) => ({
    pick,
    price: costOf(pick.price, purse.currency, deps.rates),
  }));
  return { wish, frame, days, lodgings, level, costs, flights, notes: [] };
}

/** The most comfortable that fits; the most modest where none does. */
function choose(made: readonly Trip[], { budget }: Purse): { trip: Trip; fits: boolean } {
  const last = made.at(-1);
  if (!last) throw new Error("There is always a level");
  if (!budget) return { trip: last, fits: true };
  for (const trip of made) {
    const most =
      trip.level === "comfort" ? Math.floor((budget.minor * COMFORT_SHARE) / 100) : budget.minor;
    if (trip.costs.total <= most) return { trip, fits: true };
  }
  return { trip: last, fits: false };
}

function moneyNote(fits: boolean, { budget, currency }: Purse, { costs }: Trip): Note[] {
  if (!budget) return [];
  if (fits) return [{ kind: "fits", budget }];
  const by = { minor: costs.total - budget.minor, currency };
  return [{ kind: "short", by, needed: { minor: costs.total, currency } }];
}

/** A shorter trip or another month that the budget would be enough for. */
async function whatWould(
  deps: PlannerDeps,
  clock: Clock,
  wish: Wish,
  days: number,
  timing: Timing,
  purse: Purse,
  frame: Frame,
): Promise<{ days?: number; month?: number }> {
  const budget = purse.budget?.minor ?? 0;
  const fits = async (length: number, when: Timing, known?: Frame) => {
    const sketch = await sketchOf(deps, clock, wish, length, when, purse, known);
    return priced(deps, sketch, wish, "frugal", purse).costs.total <= budget;
  };
  // Looked for with the fares that are known already, then made sure of with its own.
  const likely = await longestThatFits(days, (length) => fits(length, timing, frame));
  let shorter: number | undefined;
  for (let length = likely ?? 0; length > 0 && length > (likely ?? 0) - 2; length--) {
    if (!(await fits(length, timing))) continue;
    shorter = length;
    break;
  }
  const month = wish.when
    ? await monthThatFits(clock.today, monthOf(timing.start), wish, (start) =>
        fits(days, { start, exact: false, priced: start, notes: [] }, frame),
      )
    : undefined;
  return { ...(shorter !== undefined && { days: shorter }), ...(month !== undefined && { month }) };
}

async function longestThatFits(
  days: number,
  fits: (days: number) => Promise<boolean>,
): Promise<number | undefined> {
  let low = 1;
  let high = days - 1;
  let best: number | undefined;
  for (let tries = 0; low <= high && tries < MOST_SHORTER_TRIED; tries++) {
    const middle = Math.ceil((low + high) / 2);
    if (await fits(middle)) {
      best = middle;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return best;
}

async function monthThatFits(
  today: DayNumber,
  month: number,
  wish: Wish,
  fits: (start: DayNumber) => Promise<boolean>,
): Promise<number | undefined> {
  let tries = 0;
  for (const away of [1, 11, 2, 10, 3, 9, 4, 8]) {
    const other = ((month - 1 + away) % 12) + 1;
    if (wish.spots.some((spot) => !inSeason(spot, other))) continue;
    if (++tries > MOST_MONTHS_TRIED) return undefined;
    if (await fits(upcoming(other, 10, today))) return other;
  }
  return undefined;
}

function placeNotes(wish: Wish, { choice }: Sketch): Note[] {
  const notes: Note[] = [];
  if (wish.substitute) notes.push({ kind: "substitute", ...wish.substitute });
  const names = [...wish.unknown, ...wish.unclear];
  if (names.length > 0) notes.push({ kind: "unknown", names });
  if (choice.ours) notes.push({ kind: "chosen", spots: choice.spots });
  if (choice.left.length > 0) notes.push({ kind: "left-out", spots: choice.left });
  if (choice.added.length > 0) notes.push({ kind: "added", spots: choice.added });
  return notes;
}

function seasonNotes({ frame }: Sketch): Note[] {
  const seen = new Set<string>();
  const notes: Note[] = [];
  for (const { spot, calendar } of frame.days) {
    if (seen.has(spot.slug)) continue;
    seen.add(spot.slug);
    if (inSeason(spot, calendar.month)) continue;
    notes.push({ kind: "off-season", spot, month: calendar.month });
  }
  return notes;
}

function partyNotes({ party, partyFrom, partyCutFrom }: Wish): Note[] {
  if (partyCutFrom !== undefined) {
    const kept = party.adults + party.children + party.infants;
    return [{ kind: "party-cut", asked: partyCutFrom, kept }];
  }
  if (partyFrom === "default") return [{ kind: "party-default" }];
  return partyFrom === "assumed" ? [{ kind: "party-assumed", party }] : [];
}

function travelNotes(wish: Wish, { frame, unreached, choice }: Sketch): Note[] {
  if (!wish.origin || !isElsewhere(wish, choice)) return [{ kind: "flights-left-out" }];
  return frame.stays
    .map(({ spot }) => spot)
    .filter((spot) => unreached.some(({ slug }) => slug === spot.slug))
    .map((spot) => ({ kind: "no-flights", spot }));
}
