import { CATEGORIES } from "../../../domain/catalogue.ts";
import { type PlanRequest, sortedWords } from "../../../domain/contracts/concierge/plan.ts";
import type { DayNumber } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { turnToGoOn } from "../../../memory/turns.ts";
import { goingOf } from "./atlas/roads.ts";
import { withoutNamesakes } from "./atlas/thing-names.ts";
import { isBare } from "./atlas/world-spots.ts";
import { changed, citiesOf } from "./changes/changed.ts";
import { formerOf, formerTold } from "./changes/former.ts";
import { framed, withTold } from "./changes/frame.ts";
import { listedOf } from "./changes/listed.ts";
import { readChange } from "./changes/read.ts";
import { changeRemarks } from "./changes/remarks.ts";
import { withDatedStart } from "./days/dated-start.ts";
import { withOccasion } from "./days/occasions.ts";
import type { Slot } from "./days/slots.ts";
import { cutsMeeting, keepsDates, losesMorning, workDatesOf } from "./days/work-days.ts";
import { wishOf } from "./id/plan-id.ts";
import { plainRooms } from "./money/ways-out.ts";
import { moneyRemarks } from "./notes/money-remarks.ts";
import { type Remark, remarksOn } from "./notes/remarks.ts";
import { barringFirst } from "./notes/visas.ts";
import { lengthTold } from "./notes/way-remarks.ts";
import { type Clock, clockAt, type PlannerDeps, type Planning } from "./planning.ts";
import { atTheCheapest, type Sketched } from "./route/cheaper-days.ts";
import { bestOf } from "./route/compared.ts";
import { isHardFor, nightsOf } from "./route/flights.ts";
import { withImpliedTheme } from "./route/implied-theme.ts";
import type { Journeys } from "./route/journeys.ts";
import { roomsFor, routeOf, routeOn, type Sketch, sketchOf } from "./route/sketch.ts";
import { startDays } from "./route/start-days.ts";
import { LEAD_DAYS, lengthOf, type Purse, purseOf, timingOf, timingOn } from "./route/terms.ts";
import { hasChildren } from "./route/theme.ts";
import { leastFor, type Trip, tripAt } from "./trip.ts";
import { understand } from "./understand/understand.ts";
import { alternativesOf } from "./wish/alternatives.ts";
import { withoutAvoidedPlaces } from "./wish/avoid-field.ts";
import { withCares } from "./wish/cares.ts";
import { withCompany } from "./wish/company.ts";
import { withDated } from "./wish/dated.ts";
import { deniedAmong, spotsOf, withDenied } from "./wish/denied.ts";
import { withFields, withOwnWords } from "./wish/fields.ts";
import { withSome } from "./wish/for-some.ts";
import { withFreeDays } from "./wish/free-days.ts";
import { withHiredCar } from "./wish/hired-car.ts";
import { LEVELS, type Level } from "./wish/level.ts";
import { withLimits } from "./wish/limits.ts";
import { hasFields, withBareNames, withMoreFields } from "./wish/more-fields.ts";
import { withMust } from "./wish/must-wishes.ts";
import { withOwn } from "./wish/own-wishes.ts";
import { languageOf, namesNoPlace, type Wish } from "./wish/wish.ts";
import { withWorkplaces } from "./wish/workplaces.ts";
import { wordingOf } from "./wording/wording.ts";

/** As `spare` of a plan: other tickets up to 9 USD, up to 6, or none at all. */
const FAIR_TICKETS = -10;
const CHEAP_TICKETS = -7;
const ONLY_FREE = -1;
/** What everybody expects, up to 30 USD. */
const FAIR_MUSTS = 30;
/** Of the money that is left over, the share for tickets; the rest is the reserve on them. */
const FOR_TICKETS = 0.85;
const TICKET_SHARES = [1, 0.6, 0.3] as const;
/** Levels of rooms up to `standard`. */
const DECENT_ROOMS = LEVELS.indexOf("standard") + 1;
/** A luxurious trip is taken where it costs no more of the budget than this, in hundredths. */
const LUXURY_SHARE = 90;

/** Makes a plan of a request. The same request gives the same plan, as long as prices stand. */
export async function tripFor(deps: PlannerDeps, request: PlanRequest): Promise<Trip> {
  const clock = clockAt(deps.now());
  const { plan_id: id } = request;
  const isChange = Boolean(id?.trim()) && isSaid(request) && deps.atlas.spots.length > 0;
  // A plan is the same each time it is made: the former one is made again to be read beside, and kept to.
  const again = isChange && id ? wishFor(deps, { query: "", plan_id: id }, clock.today) : undefined;
  const before = again && (await tripOf(deps, clock, again));
  const said = wishFor(deps, request, clock.today, before);
  refuseUnknown(said);
  if (deps.atlas.spots.length === 0) throw emptyCatalogue();
  const trip = await tripOf(deps, clock, said, said.changed && before);
  const isOpen = !id?.trim() && said.open.includes("destinations");
  return isOpen ? bestOf([trip, ...(await tripsElsewhere(deps, clock, request))], deps) : trip;
}

/** A plan for each other place that was named with an "or". */
async function tripsElsewhere(
  deps: PlannerDeps,
  clock: Clock,
  request: PlanRequest,
): Promise<readonly Trip[]> {
  const { atlas, places } = deps;
  const trips: Trip[] = [];
  for (const other of alternativesOf(request, atlas, places, clock.today)) {
    const wish = wishFor(deps, other, clock.today);
    if (namesNoPlace(wish)) continue;
    trips.push(await tripOf(deps, clock, wish));
  }
  return trips;
}

/** Without a word of change the same wish is planned again, and gives the same plan. */
function isSaid(request: PlanRequest): boolean {
  return /[\p{L}\p{N}]/u.test(request.query) || hasFields(request);
}

async function tripOf(deps: PlannerDeps, clock: Clock, said: Wish, before?: Trip): Promise<Trip> {
  const { days, remarks: lengthRemarks } = lengthOf(said);
  const timing = timingOf(said, deps.atlas, deps.places, clock.today);
  const wish = withImpliedTheme(said, timing.month);
  const purse = purseOf(wish, deps.rates);
  const roads = deps.atlas.roads(timing.month, goingOf(wish));
  const former = before ? formerOf(before, wish) : formerTold(wish);
  const wanted: Planning = {
    ...{ deps, clock, wish, days, timing, purse, roads, found: new Map() },
    ...(wish.comfort?.cheapFlights && { thrifty: true }),
    ...(former && { former }),
  };
  const first = await onTheDay(await pastMeetings(await aroundWork(await withFlights(wanted))));
  const { planning, sketch, plain, fits } = await withinBudget(first, timing.start);
  const trip = fits ? await withExtras(plain, sketch, planning) : plain;
  const remarks: Remark[] = [
    ...changeRemarks(planning, trip),
    ...(wish.langNote === undefined ? [] : [{ kind: "language", text: wish.langNote } as const]),
    ...(await moneyRemarks(fits, planning, sketch, trip)),
    ...remarksOn(planning, sketch, trip),
    ...planning.timing.remarks,
    ...lengthTold(lengthRemarks, trip),
    ...purse.remarks,
  ];
  return {
    ...trip,
    ...(planning.thrifty && { cheapFlights: true }),
    remarks: barringFirst(answeringFirst(remarks, wish)),
  };
}

/** Of a change, what was not understood comes before all else. */
function answeringFirst(remarks: readonly Remark[], { changed: change }: Wish): readonly Remark[] {
  const isFirst = ({ kind }: Remark) => kind === "unknown" || kind === "undone";
  if (!change) return remarks;
  return [...remarks.filter(isFirst), ...remarks.filter((one) => !isFirst(one))];
}

/** The most comfortable trip that fits; where none does, the same by cheaper flights and on cheaper days. */
async function withinBudget(first: Sketched, typical: DayNumber): Promise<Budgeted> {
  const levels = levelsFor(first.planning.wish, first.planning.purse);
  const { trip, fits } = await mostComfortable(levels, first.sketch, first.planning);
  const cheapest = fits ? undefined : await atTheCheapest(first, typical);
  if (!cheapest) return await inPlainRooms({ ...first, plain: trip, fits });
  const other = await mostComfortable(levels, cheapest.sketch, cheapest.planning);
  const isLess = other.fits || other.trip.costs.counted < trip.costs.counted;
  return await inPlainRooms(
    isLess ? { ...cheapest, plain: other.trip, fits: other.fits } : { ...first, plain: trip, fits },
  );
}

type Budgeted = Sketched & { readonly plain: Trip; readonly fits: boolean };

/** The same in the plainest houses, where no class was asked for and that comes nearer to the budget: it is planned, not advised. */
async function inPlainRooms(over: Budgeted): Promise<Budgeted> {
  const { planning, sketch, fits } = over;
  const { budget } = planning.purse;
  // A change keeps the class of the hotels: what plainer ones would cost is said.
  const isKept = fits || !budget || planning.wish.comfort;
  const rooms = isKept ? undefined : plainRooms(sketch.rooms, planning.wish);
  if (!rooms || !budget) return over;
  const plainer: Sketch = { ...sketch, rooms };
  const { trip, fits: isEnough } = await mostComfortable(["frugal"], plainer, planning);
  // A family that is over its budget anyway keeps a house fit for children.
  const isLess = !hasChildren(planning.wish) && trip.costs.counted < over.plain.costs.counted;
  return isEnough || isLess ? { planning, sketch: plainer, plain: trip, fits: isEnough } : over;
}

/** Where the day was assumed, the one of several sensible days that has the easiest flights. */
async function withFlights(wanted: Planning): Promise<Sketched> {
  const { timing, wish, days, clock } = wanted;
  if (timing.exact) return { planning: wanted, sketch: await sketchOf(wanted) };
  const earliest = clock.today + (wish.when ? 2 : LEAD_DAYS);
  const [first, ...others] = startDays(wish, days, timing.start, earliest);
  const on = (start: number): Planning => ({ ...wanted, timing: timingOn(timing, start) });
  let planning = on(first ?? timing.start);
  let route = await routeOf(planning);
  let trouble = troubleOf(route.journeys, wish);
  for (const start of others) {
    if (trouble === 0) break;
    const before = trouble;
    const then = on(start);
    let found = before;
    const better = await routeOn(then, route, (ends) => {
      found = troubleOf(ends, wish);
      return found < before;
    });
    if (better) {
      planning = then;
      route = better;
      trouble = found;
    } else if (found === before && before < UNREACHED) {
      // Two days that are alike speak for the others.
      break;
    }
  }
  return { planning, sketch: await roomsFor(planning, route) };
}

/** Work on days that were given is not missed for a flight: the plan begins on its eve. */
async function aroundWork({ planning, sketch }: Sketched): Promise<Sketched> {
  const { timing, wish, days, clock } = planning;
  const isLost = timing.exact && !keepsDates(wish, days) && losesMorning(sketch.frame, wish);
  // There in the morning and back at night: such a day has no eve.
  if (!isLost || days === 1 || timing.start - 1 <= clock.today) return { planning, sketch };
  const [city, ...others] = wish.spots;
  const workDays = wish.workDays ?? days;
  const stays = city && others.length > 0 ? [{ spot: city, days: workDays + 1 }] : undefined;
  // "4 days, talks on 2 and 3 March": the eve is one of the four.
  const dated = workDatesOf(wish).size;
  const { start, end = start } = wish.when ?? { start: 0 };
  const isCounted = dated > 0 && (wish.days ?? 0) > dated && end - start + 1 < days;
  const hasRoom = isCounted && wish.days === days && !wish.weekend;
  const around: Planning = {
    ...planning,
    // Days of work that are all there is leave a day for each other city that was named.
    days: days + (hasRoom ? 0 : 1) + (workDays === days ? others.length : 0),
    timing: { ...timing, start: timing.start - 1, priced: timing.priced - 1 },
    wish: { ...wish, workDays, workFrom: timing.start, ...(stays && { stays }) },
  };
  return { planning: around, sketch: await sketchOf(around) };
}

/** A meeting on the last day is not missed for the flight home, which is then on the day after it. */
async function pastMeetings({ planning, sketch }: Sketched): Promise<Sketched> {
  const { wish, days } = planning;
  if (wish.fixedDates || !cutsMeeting(sketch.frame, wish)) return { planning, sketch };
  const longer: Planning = { ...planning, days: days + 1 };
  return { planning: longer, sketch: await sketchOf(longer) };
}

/** The day that was given is the day of the flight: where it flies through the night, one arrives on the next. */
async function onTheDay({ planning, sketch }: Sketched): Promise<Sketched> {
  const { timing, wish, days } = planning;
  const { end } = wish.when ?? {};
  const isEarly = timing.exact && !wish.work && !wish.arrives && sketch.frame.arrival.dayBefore;
  if (!isEarly || days < SHORTEST_ABROAD) return { planning, sketch };
  const later: Planning = {
    ...planning,
    days: end === undefined ? days : days - 1,
    timing: { ...timing, start: timing.start + 1, priced: timing.priced + 1 },
  };
  const moved = await sketchOf(later);
  return moved.frame.arrival.dayBefore ? { planning: later, sketch: moved } : { planning, sketch };
}

/** Of fewer days none is spent on the way. */
const SHORTEST_ABROAD = 5;

/** A way that nothing flies is worse than any number of changes. */
const UNREACHED = 10;
/** Hours by land to or from an airport that another day may spare. */
const FAR_AIRPORT = 3;

function troubleOf({ arrival, departure, unreached }: Partial<Journeys>, wish: Wish): number {
  const missing = unreached?.length ?? [arrival, departure].filter((way) => !way).length;
  const flights = [arrival, departure].flatMap((way) => way?.flight ?? []);
  const hard = flights.filter((flight) => isHardFor(wish, flight)).length;
  const far = [arrival, departure].filter((way) => way?.flight && way.hours >= FAR_AIRPORT).length;
  const lost = arrival?.flight && !arrival.dayBefore ? nightsOf(arrival.flight) : 0;
  return (
    missing * UNREACHED + hard + far + lost + flights.reduce((sum, { stops }) => sum + stops, 0)
  );
}

/** Money left over goes into decent rooms, then into sights that everybody expects, then into finer rooms. */
async function withExtras(trip: Trip, sketch: Sketch, planning: Planning): Promise<Trip> {
  const { budget, usdEach = 0 } = planning.purse;
  if (!budget || trip.spare < 0) return trip;
  const { level } = trip;
  const fits = ({ costs }: Trip) => costs.counted <= budget.minor;
  const usd = (minor: number) => (minor / budget.minor) * usdEach;
  const most = finestRooms(planning.wish);
  const inRooms = (base: Trip, levels: readonly Level[]) =>
    [...levels].reverse().flatMap((rooms) =>
      [false, true].map((cheapest) => () => {
        const { spare, days } = base;
        return tripAt(level, sketch, planning, { rooms, cheapest, spare, days });
      }),
    );
  const below = LEVELS.slice(LEVELS.indexOf(level) + 1, Math.min(most, DECENT_ROOMS));
  const rested = await firstFitting(inRooms(trip, below), fits);
  const plain = rested ?? trip;
  const left = usd(budget.minor - plain.costs.counted);
  const spare = Math.floor(left);
  const tickets = usd(plain.costs.headings.activities) + left * FOR_TICKETS;
  const rooms = rested ? ({ rooms: "standard", cheapest: true } as const) : {};
  // All that everybody expects, or as much of it as the money reaches for.
  const seen = [{ spare }, { spare, tickets }].map(
    (extras) => () => tripAt(level, sketch, planning, { ...extras, ...rooms }),
  );
  const base =
    (await firstFitting(seen, (one) => fits(one) && freeParts(one) <= freeParts(plain))) ?? plain;
  const finer = LEVELS.slice(LEVELS.indexOf(level) + 1, most);
  return (await firstFitting(inRooms(base, finer), fits)) ?? base;
}

async function firstFitting(
  tries: readonly (() => Trip)[],
  fits: (trip: Trip) => boolean,
): Promise<Trip | undefined> {
  for (const make of tries) {
    await turnToGoOn();
    const trip = make();
    if (fits(trip)) return trip;
  }
  return undefined;
}

/** How many of the levels of rooms money that is left may go up to: those who said "cheap" do not want a palace. */
function finestRooms({ style, wishes, thrifty, comfort }: Wish): number {
  if (comfort) return LEVELS.indexOf(comfort.rooms) + 1;
  if (thrifty || wishes.some(({ kind }) => kind === "hostel")) return 0;
  const finest: Level =
    style === "economy" ? "standard" : style === "standard" ? "comfort" : "luxury";
  return LEVELS.indexOf(finest) + 1;
}

/** What is wished: by words, on top of an earlier plan where one is named, and by fields above all. */
function wishFor(
  { atlas, places }: PlannerDeps,
  given: PlanRequest,
  today: DayNumber,
  former?: Trip,
): Wish {
  const { plan_id: id } = given;
  const kept = id?.trim() ? wishOf(id.trim(), atlas, places) : undefined;
  const before = isSaid(given) ? kept : undefined;
  const asked = before ? onTopOf(before, given) : given;
  const request = withoutAvoidedPlaces(withBareNames(withOwnWords(asked), atlas), atlas);
  const known = before && { atlas, places, cities: citiesOf(before), days: former?.days ?? [] };
  const change = known && readChange(request.query, known, today);
  // What an earlier plan is to lose is not read as a wish for it.
  const rest = before && change && deniedAmong(change.rest, spotsOf(before, atlas)).rest;
  const read = (query: string) => understand({ ...request, query }, atlas, places, today);
  const words = read(rest ?? request.query);
  const said = change
    ? withTold(framed(words, read(change.frame), change.edits), read(change.told))
    : words;
  const again = kept && { ...withoutMade(kept), ...(request.lang?.trim() && languageOf(said)) };
  const fieldsOf = (wish: Wish, fields: PlanRequest) =>
    withFields(wish, withBareNames(fields, atlas), atlas, { places, today });
  const { destinations } = given;
  const list = { query: "", destinations };
  const listed =
    before && destinations?.some((name) => name.trim() !== "")
      ? listedOf(withMoreFields(fieldsOf(read(""), list), list, atlas, today))
      : undefined;
  const wish =
    before && change
      ? changed(before, said, { ...change, listed, days: former?.days ?? [] }, asked)
      : (again ?? said);
  const fielded = withoutNamesakes(fieldsOf(wish, request));
  const stating = sortedWords(asked.interests, CATEGORIES).known;
  // What a change struck out, moved or told of people is read no second time.
  const query = change?.text ?? request.query;
  const counted = withLimits(fielded, [query, ...(asked.must ?? [])], asked.avoid ?? []);
  const denied = withDenied(
    withCares(counted, [query, ...(asked.needs ?? [])].join(". "), change?.told),
    query,
    atlas,
    stating,
  );
  const wants = change?.edits.flatMap((edit) => (edit.kind === "want" ? [edit.text] : [])) ?? [];
  const wanted = wants.length > 0 ? withMust(denied, wants, { atlas, today }) : denied;
  const own = withOwn(wanted, query, asked);
  const stated = withOccasion(withMoreFields(own, asked, atlas, today), atlas, today);
  const worked = asked.work?.length
    ? stated
    : withWorkplaces(stated, query, atlas, { places, today });
  const freed = withFreeDays(worked, asked.must ?? [], query);
  const named = withDated(freed, [...(asked.must ?? []), query], today);
  const isGiven = before !== undefined || again !== undefined || Boolean(asked.dates?.trim());
  const dated = isGiven ? named : withDatedStart(named, asked.must ?? [], today);
  const company = withCompany(dated, query, spotsOf(dated, atlas), today);
  const some = withSome(company, [query, ...(asked.needs ?? [])]);
  return withHiredCar(some, atlas);
}

/** Fields beside an earlier plan: its list of cities is an edit, and what it is about is added. */
function onTopOf(before: Wish, { destinations: _list, ...request }: PlanRequest): PlanRequest {
  const { interests, needs } = request;
  return {
    ...request,
    ...(interests && { interests: [...before.interests, ...interests] }),
    ...(needs && { needs: [...before.needs, ...needs] }),
  };
}

/** Of a plan that was changed what it was made of is told by its id; of any other its wish is enough. */
function withoutMade({ made, ...wish }: Wish): Wish {
  if (!wish.codes || !made) return wish;
  return { ...wish, made, ...(made.comfort && { comfort: made.comfort }) };
}

function refuseUnknown(wish: Wish): void {
  const [name, ...others] = wish.unknown;
  if (!namesNoPlace(wish) || name === undefined) return;
  const { refusals } = wordingOf(wish.lang);
  const all = wish.unknown.join(", ");
  const text = others.length > 0 ? refusals.unknownPlaces(all) : refusals.unknownPlace(name);
  throw new TravelError("not_found", text, {
    reason: "unknown_destination",
    field: "query",
    value: all,
    hint: refusals.unknownPlaceHint,
  });
}

function emptyCatalogue(): TravelError {
  return new TravelError("not_found", "The catalogue has no destinations to plan with", {
    reason: "empty_catalogue",
    hint: "Add destinations to the catalogue folder.",
  });
}

function levelsFor({ style, interests, comfort }: Wish, { budget }: Purse): readonly Level[] {
  const fine = interests.includes("luxury") || interests.includes("honeymoon");
  const wanted: Level = comfort?.level ?? style ?? (fine ? "comfort" : "standard");
  if (!budget) return [wanted];
  const highest = !comfort && (style === undefined || style === "comfort") ? "luxury" : wanted;
  return LEVELS.slice(0, LEVELS.indexOf(highest) + 1).reverse();
}

/** The money that a modest trip leaves goes into tickets, as far as it reaches. */
function withTickets(trip: Trip, sketch: Sketch, planning: Planning): Trip {
  const { budget, usdEach = 0 } = planning.purse;
  if (!budget) return trip;
  const left = (1 - trip.costs.counted / budget.minor) * usdEach * FOR_TICKETS;
  // A part of it where the whole brings more than the tickets with it.
  for (const share of TICKET_SHARES) {
    const more = tripAt("frugal", sketch, planning, { tickets: left * share });
    if (more.costs.counted <= budget.minor) return more;
  }
  return trip;
}

/** The most comfortable that fits; the most modest where none does. */
async function mostComfortable(
  levels: readonly Level[],
  sketch: Sketch,
  planning: Planning,
): Promise<{ trip: Trip; fits: boolean }> {
  const { budget } = planning.purse;
  for (const level of levels) {
    await turnToGoOn();
    const share = level === "luxury" ? LUXURY_SHARE : 100;
    const most = budget ? Math.floor((budget.minor * share) / 100) : Number.POSITIVE_INFINITY;
    // Beds, meals and ways alone may be too dear: then there is nothing to fill.
    if (budget && leastFor(level, sketch, planning) > most) continue;
    const trip = tripAt(level, sketch, planning);
    if (trip.costs.counted <= most) return { trip, fits: true };
  }
  // The last way to keep to a budget is to see what costs little, and then what is free.
  const isInReach = budget && leastFor("frugal", sketch, planning) <= budget.minor;
  for (const spare of isInReach ? [CHEAP_TICKETS, ONLY_FREE] : []) {
    await turnToGoOn();
    const modest = tripAt("frugal", sketch, planning, { spare });
    if (!budget || modest.costs.counted > budget.minor) continue;
    const trip = withTickets(modest, sketch, planning);
    if (!isEmpty(trip)) return { trip, fits: true };
  }
  // Days with nothing in them are no way to keep to a budget: what the trip takes is said instead.
  // Where beds and ways alone are too dear, tickets are not what the trip fails by.
  const isCheap = planning.wish.style === "economy";
  const spare = isInReach || !budget || isCheap ? FAIR_TICKETS : FAIR_MUSTS;
  const cheap = tripAt("frugal", sketch, planning, { spare });
  // Over the budget only what everybody expects is added, and not what nobody asked for.
  const isBare = isEmpty(cheap) && spare !== FAIR_MUSTS;
  const fair = isBare ? tripAt("frugal", sketch, planning, { spare: FAIR_MUSTS }) : cheap;
  const most = budget ? MOST_FREE_OVER : MOST_FREE;
  for (const level of isEmpty(fair, most) ? LEVELS : []) {
    await turnToGoOn();
    const trip = tripAt(level, sketch, planning, { rooms: "frugal" });
    if (!isEmpty(trip)) return { trip, fits: !budget || trip.costs.counted <= budget.minor };
  }
  return { trip: fair, fits: !budget || fair.costs.counted <= budget.minor };
}

/** Of the hours by day that are the traveller's own, a larger share is not left free. */
const MOST_FREE = 0.2;
/** Where the budget is passed anyway more of them may be. */
const MOST_FREE_OVER = 0.4;

function isEmpty(trip: Trip, most = MOST_FREE): boolean {
  const own = partsByDay(trip).filter(({ kind }) => OWN.has(kind));
  return freeParts(trip) > own.length * most;
}

const OWN: ReadonlySet<Slot["kind"]> = new Set(["place", "excursion", "again", "free"]);

/** Of places that the catalogue knows something of. */
function partsByDay({ days }: Trip): readonly Slot[] {
  const known = days.filter(({ spot }) => !isBare(spot));
  return known.flatMap(({ slots: { morning, afternoon } }) => [morning, afternoon]);
}

function freeParts(trip: Trip): number {
  return partsByDay(trip).filter(({ kind }) => kind === "free").length;
}
