import type { Category } from "../../../../domain/catalogue.ts";
import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import { dayNumber, weekday, yearOf } from "../../../../domain/dates.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { FilledDay } from "../days/slots.ts";
import { languageOfText } from "../understand/understand.ts";
import { isCapital } from "../understand/vocabulary.ts";
import { isCase } from "../wish/denied.ts";
import { withoutRivals } from "../wish/hotel-wish.ts";
import { hasFields } from "../wish/more-fields.ts";
import type { Changed, Wish } from "../wish/wish.ts";
import { kindsOfThing } from "../wish/wished-things.ts";
import { lossOn, saidBeside, struckKinds } from "./called.ts";
import { droppedBy } from "./dropped.ts";
import type { Edit } from "./edit.ts";
import { besideList, type Listed } from "./listed.ts";
import { movedTo } from "./moved.ts";
import { budgetAfter, comfortAfter, moneyOf } from "./purse.ts";
import { type Change, saysJoins } from "./read.ts";
import { type Edited, editedRoute } from "./route.ts";
import type { Thing } from "./shown.ts";
import type { Target } from "./targets.ts";
import { thingsOfEdits, thingsOfWords } from "./things.ts";
import { partyAfter } from "./who.ts";

/** As many as an id holds. */
const MOST_UNPLANNED = 8;
const MOST_THINGS = 20;
/** So many days more leave the cities as they are. */
const FEW_DAYS = 3;

/** An earlier wish with the changes that a later request asks for; `now` is what its other words say. */
export function changed(
  before: Wish,
  now: Wish,
  change: Change & { readonly listed?: Listed | undefined; readonly days: readonly FilledDay[] },
  request: PlanRequest,
): Wish {
  const { lang } = request;
  const { listed, text: query } = change;
  const edits = listed ? [listed, ...besideList(change.edits, listed)] : change.edits;
  const dated = now.when?.end === undefined ? undefined : now.when.end - now.when.start + 1;
  const absolute = request.days ?? lengthUntil(before, edits) ?? now.days ?? dated;
  const calls = (name: string) => change.visits.some((one) => isCase(fold(one.name), fold(name)));
  const places = listed ? [] : namedNow(now, calls);
  const route = editedRoute(
    before,
    [...edits, ...places],
    absolute,
    lossOn(change.days, before.things ?? [], thingsOfWords(query, change.rest, citiesOf(before))),
  );
  const cities = route.stays.map(({ spot }) => spot);
  const dropped = droppedBy(query, before, citiesOf(before));
  const isOut = (slug: string) => route.without.includes(slug) || dropped.things.includes(slug);
  const named = [
    ...thingsOfEdits(edits),
    ...thingsOfWords(query, change.rest, cities),
    ...change.visits.map(({ slug }) => slug),
    ...(now.things ?? []),
  ].filter((slug) => !isOut(slug));
  // The words for what was called by name are of its kind, and no more of that kind was asked for.
  const called = cities
    .flatMap(({ excursions, destination }): Thing[] => [...excursions, ...destination.places])
    .filter(({ slug }) => named.includes(slug));
  const isOwn = saidBeside(change.text, called);
  const interestsNow = now.interests.filter(
    (one) => request.interests?.includes(one) || isOwn.interests.includes(one),
  );
  const money = moneyOf(edits);
  const kept = withoutRoute(before);
  const isKept =
    <T>(list: readonly T[]) =>
    (one: T) =>
      !list.includes(one);
  const isFlown = edits.some(({ kind }) => kind === "fly");
  const struck = struckKinds(change.days, route.without);
  const wishes = withoutRivals(before.wishes, now.wishes).filter(
    ({ kind, said }) =>
      now.wishes.every((one) => one.kind !== kind) &&
      !dropped.isSaid(said) &&
      !struck(kind) &&
      !(kind === "noFlying" && isFlown) &&
      !(now.needs.includes("train") && BY_CAR.has(kind)),
  );
  const { when: date } = whenAfter(before, now, edits);
  const start = before.made && !now.when ? before.made.start + startBy(edits) : date?.start;
  // Who joins the trip of an earlier plan joins it from its first day.
  const isJoined = edits.some(({ kind }) => kind === "joins" || kind === "people");
  const last = citiesOf(before).at(-1);
  const isHomeAsked = edits.some((edit) => edit.kind === "end" && edit.home && edit.spot === last);
  const told: Changed = {
    ...(isHomeAsked && last && { homeFrom: last }),
    ...(isFlown && { flown: true as const }),
    before,
    undone: route.undone,
    heard: edits.length + places.length > 0 || hasFields(request),
    money,
    refused: dropped.texts(before),
    asked: route.stays.flatMap(({ spot, asked }) => (asked ? [spot] : [])),
    named,
    wanted: thingsOfEdits(edits),
    struck: route.without.filter((slug) => !before.without?.includes(slug)),
    moves: movedTo(edits, { start, length: route.days, days: change.days, stays: route.stays }),
  };
  return {
    ...kept,
    lang: lang?.trim() ? now.lang : (languageOfText(request.query) ?? before.lang),
    ...(now.langNote !== undefined && { langNote: now.langNote }),
    ...placesAfter(before, now, route),
    interests: [
      ...new Set([...before.interests, ...interestsNow].filter(isKept(dropped.interests))),
    ],
    needs: [...new Set([...before.needs, ...now.needs])].filter(
      (need) => need !== "train" || !(isFlown || now.wishes.some(({ kind }) => BY_ROAD.has(kind))),
    ),
    wishes: [
      ...wishes,
      ...now.wishes.filter(
        ({ kind }) =>
          !dropped.kinds.includes(kind) &&
          !(called.some((one) => kindsOfThing(one).has(kind)) && !isOwn.kinds.includes(kind)) &&
          !(isJoined && kind === "joinsLater") &&
          !(isFlown && kind === "train"),
      ),
    ],
    things: [...new Set([...route.things, ...named])],
    without: [...new Set([...route.without, ...dropped.things])].slice(0, MOST_THINGS),
    ...(now.work && { work: now.work }),
    ...(now.workDays !== undefined && { workDays: now.workDays }),
    ...(now.weekend && { weekend: now.weekend }),
    ...whenAfter(before, now, edits),
    ...partyAfter(before, now, edits),
    unread: now.unread,
    ...budgetAfter(before, now, edits),
    ...(now.style && money.length === 0 && { style: now.style }),
    ...comfortAfter(before, now, money),
    ...(now.pace && { pace: now.pace }),
    ...(now.origin && { origin: now.origin }),
    ...(now.occasions && { occasions: now.occasions }),
    ...(now.passports && { passports: now.passports }),
    ...(before.meetings && shifted(before, edits)),
    ...(now.meetings && { meetings: now.meetings }),
    unplanned: [
      ...new Set([
        ...(before.unplanned ?? []).filter((text) => !dropped.isSaid(text)),
        ...(now.unplanned ?? []).filter(
          (text) =>
            !(isJoined && saysJoins(text)) &&
            !change.visits.some(({ name }) => text.includes(name)),
        ),
      ]),
    ].slice(0, MOST_UNPLANNED),
    ...(before.own && { own: before.own.filter(({ text }) => !dropped.isSaid(text)) }),
    // A first word has its capital from there.
    unknown: now.unknown
      .filter((name) => !calls(name))
      .filter((name) => isCapital(name) && !request.query.trim().startsWith(name)),
    unclear: [],
    ...(now.currency !== undefined && { currency: now.currency }),
    changed: told,
  };
}

const WEEK = 7;
/** So many days more, at most, are told by the day of the way home. */
const LONGEST_MORE = 21;

/** Days until the date of the way home, or until its weekday that is next to the day it was on, the later of two. */
function lengthUntil({ made, when, days }: Wish, edits: readonly Edit[]): number | undefined {
  const [back] = edits.flatMap((edit) => (edit.kind === "back" ? [edit.weekday] : []));
  const start = made?.start ?? when?.start;
  const length = made?.nights?.reduce((sum, nights) => sum + nights, 1) ?? days;
  if (start === undefined || length === undefined) return undefined;
  if (edits.some(({ kind }) => kind === "sameDates")) return length;
  const [until] = edits.flatMap((edit) => (edit.kind === "until" ? [edit] : []));
  if (until) {
    const [now, next] = [0, 1].map((on) => dayNumber(yearOf(start) + on, until.month, until.date));
    const last = now !== undefined && now > start ? now : (next ?? start);
    // Far from the day it was on it is no last day of this trip.
    return last - start < length + LONGEST_MORE ? last - start + 1 : undefined;
  }
  if (back === undefined) return undefined;
  const later = (back - weekday(start + length - 1) + WEEK) % WEEK;
  const by = later > WEEK / 2 ? later - WEEK : later;
  return length + by > 1 ? length + by : length + later;
}

/** The wish without what is told anew of its route and its days. */
function withoutRoute(wish: Wish): Wish {
  const { when: _when, made: _made, stays: _stays, comfort: _comfort, ...others } = wish;
  const { codes: _codes, settled: _settled, routed: _routed, arrives: _arrives, ...kept } = others;
  return kept;
}

/** Places that the other words name are added, but for those that are gone to from a city of the plan. */
function namedNow(
  { spots, countries, region }: Wish,
  calls: (name: string) => boolean,
): readonly Edit[] {
  const extent = { first: 0, next: 0 };
  const isVisit = ({ destination }: Spot) => Object.values(destination.name).some(calls);
  const come: Target[] = [
    ...spots
      .filter((spot) => !isVisit(spot))
      .map((spot): Target => ({ ...extent, kind: "city", spot })),
    ...countries.map((code): Target => ({ ...extent, kind: "country", codes: [code] })),
    ...(region.length > 0 ? [{ ...extent, kind: "country", codes: region } as const] : []),
  ];
  return come.length > 0 ? [{ kind: "add", come, instead: false }] : [];
}

/** Who takes the train after all has no car. */
const BY_CAR: ReadonlySet<string> = new Set(["ownCar", "carHire"]);

/** Who takes one of them after all does not go by train. */
const BY_ROAD: ReadonlySet<string> = new Set([...BY_CAR, "bus"]);

/** Interests for which another place may have to be added. */
const OF_A_PLACE: ReadonlySet<Category> = new Set([
  "beach",
  "ski",
  "islands",
  "desert",
  "mountains",
]);

function placesAfter(before: Wish, now: Wish, { stays, countries, days }: Edited) {
  const spots = stays.map(({ spot }) => spot);
  const asked = stays.flatMap(({ spot, nights }) =>
    nights === undefined ? [] : [{ spot, days: nights }],
  );
  const was = before.made?.nights?.reduce((sum, nights) => sum + nights, 1) ?? before.days ?? 0;
  const isOther = now.interests.some(
    (one) => OF_A_PLACE.has(one) && !before.interests.includes(one),
  );
  const isSettled = countries.length === 0 && !isOther && (days ?? 0) <= was + FEW_DAYS;
  // Without all of its cities the trip is to the country again.
  const isEmpty = spots.length === 0 && countries.length === 0;
  return {
    spots,
    countries: isEmpty ? before.countries : countries,
    region: isEmpty ? before.region : [],
    ...(asked.length > 0 && { stays: asked }),
    ...(days !== undefined && { days }),
    ...(spots.length > 1 && { ordered: true as const }),
    routed: true as const,
    ...(isSettled && spots.length > 0 && { settled: true as const }),
  };
}

/** Days by which a change begins the trip later. */
function startBy(edits: readonly Edit[]): number {
  return edits.reduce((sum, edit) => sum + (edit.kind === "start" ? edit.by : 0), 0);
}

/** Meetings are as many days later as the trip is. */
function shifted({ meetings = [], workFrom, workAt }: Wish, edits: readonly Edit[]) {
  const by = startBy(edits);
  return {
    meetings: meetings.map((one) => ({ ...one, on: one.on.map((day) => day + by) })),
    ...(workFrom !== undefined && { workFrom: workFrom + by }),
    ...(workAt && {
      workAt: workAt.map((one) => ({ ...one, from: one.from + by, to: one.to + by })),
    }),
  };
}

/** The day that the earlier plan had, where the change does not move it. */
function whenAfter(
  before: Wish,
  now: Wish,
  edits: readonly Edit[],
): Pick<Wish, "when" | "arrives"> {
  const by = startBy(edits);
  const { when, made, work } = before;
  const isSaid = when?.exact || !made || work;
  const kept = isSaid ? when : { start: made.start, exact: true };
  const had = kept && by !== 0 ? { ...kept, start: kept.start + by, exact: true } : kept;
  const asked = now.when ?? (now.occasions ? undefined : had);
  if (!asked) return {};
  // A length of its own leaves the end of old dates behind.
  const { end, ...open } = asked;
  const arrives = asked === had && (!isSaid || before.arrives === true);
  return {
    ...(arrives && { arrives }),
    when: asked === now.when && now.days === undefined && end !== undefined ? asked : open,
  };
}

/** The cities of the plan that a wish was made into. */
export function citiesOf({ made, spots }: Wish): readonly Spot[] {
  return made && made.spots.length > 0 ? made.spots : spots;
}
