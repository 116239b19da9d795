import type {
  CatalogueExcursion,
  CataloguePlace,
  CatalogueText,
  Category,
} from "../../../../domain/catalogue.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import { type Party, travellersOf } from "../../../../domain/travel.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import type { Amount } from "../money/budget.ts";
import { answersOf } from "../notes/answers.ts";
import type { Remark } from "../notes/remarks.ts";
import type { Planning } from "../planning.ts";
import type { Trip } from "../trip.ts";
import { isSaidOn } from "../wish/dated.ts";
import { calledAs } from "../wish/denied.ts";
import { LEVELS } from "../wish/level.ts";
import type { Changed, Wish } from "../wish/wish.ts";
import { kindsOfThing } from "../wish/wished-things.ts";
import { citiesOf } from "./changed.ts";
import { followsOf } from "./follows.ts";
import type { Undone } from "./route.ts";

/** One thing in which a plan is not the one that it was made from. */
export type Difference =
  | { readonly of: "days"; readonly days: number }
  | { readonly of: "stay"; readonly name: CatalogueText; readonly days: number }
  | { readonly of: "added" | "has" | "removed" | "order"; readonly names: readonly CatalogueText[] }
  | { readonly of: "start"; readonly start: DayNumber }
  | { readonly of: "from"; readonly name: string }
  | { readonly of: "party"; readonly party: Party }
  | { readonly of: "budget"; readonly budget: Amount }
  | { readonly of: "money"; readonly how: Changed["money"][number] }
  | { readonly of: "wishes"; readonly kinds: readonly WishKind[] }
  | { readonly of: "interests"; readonly interests: readonly Category[] }
  | { readonly of: "refused"; readonly texts: readonly string[] }
  | { readonly of: "moved"; readonly name: CatalogueText; readonly day: number };

/** What of a change could not be done, then what it did; a change of which nothing was understood is told. */
export function changeRemarks({ wish, purse, former }: Planning, trip: Trip): readonly Remark[] {
  const { changed } = wish;
  if (!changed) return [];
  const had = former?.shown ?? new Set<string>();
  const done = differences(changed, trip, { budget: purse.budget, had });
  // A shorter trip is cheaper as well.
  const isLess = former?.cost !== undefined && trip.costs.counted < former.cost;
  const left = leftUndone(changed, trip, had).filter(({ why }) => !(isLess && why === "cheaper"));
  const undone = [...changed.undone, ...left, ...neverThere(changed, trip, had)];
  const follows = former?.trip ? followsOf(changed, former.trip, trip, purse.budget) : [];
  const isHeard = changed.heard || undone.length > 0 || isOther(changed.before, wish);
  return [
    ...(undone.length > 0 ? [{ kind: "undone", undone } as const] : []),
    ...(done.length > 0 ? [{ kind: "changed", done } as const] : []),
    ...(follows.length > 0 ? [{ kind: "follows", follows } as const] : []),
    ...(done.length === 0 && !isHeard ? [{ kind: "unchanged" } as const] : []),
  ];
}

/** Other words were understood, of which other notes tell. */
function isOther(before: Wish, now: Wish): boolean {
  return (
    now.lang !== before.lang ||
    now.needs.length !== before.needs.length ||
    now.pace !== before.pace ||
    now.unknown.length + now.unclear.length + now.open.length > 0 ||
    now.unplanned?.length !== (before.unplanned?.length ?? 0) ||
    now.passports?.join() !== before.passports?.join() ||
    now.meetings !== before.meetings
  );
}

function differences(
  { before, money, refused, asked, named, moves }: Changed,
  trip: Trip,
  was: { readonly budget: Amount | undefined; readonly had: ReadonlySet<string> },
): readonly Difference[] {
  const { budget } = was;
  const { wish, frame, days } = trip;
  const all: Difference[] = [];
  const { made } = before;
  const had = citiesOf(before);
  const has = [...new Set(frame.stays.map(({ spot }) => spot))];
  const names = (spots: readonly Spot[]) => spots.map(({ destination }) => destination.name);
  const length = made?.nights?.reduce((sum, nights) => sum + nights, 1) ?? before.days;
  if (days.length !== length) all.push({ of: "days", days: days.length });
  const shown = shownIn(trip);
  const fresh = shown.filter(({ slug }) => !was.had.has(slug));
  const isNamed = ({ slug }: Shown) =>
    wish.things?.includes(slug) === true &&
    (named.includes(slug) || !before.things?.includes(slug));
  const outings = fresh.filter(isNamed);
  const come = names(has.filter((spot) => !had.includes(spot)));
  if (come.length > 0) all.push({ of: "added", names: come });
  if (outings.length > 0) all.push({ of: "has", names: outings.map(({ name }) => name) });
  const refusedNow = (wish.without ?? []).filter((slug) => !before.without?.includes(slug));
  const told = new Set(refused.flatMap((text) => calledAs(text, had)));
  const isGone = ({ slug }: Shown) =>
    refusedNow.includes(slug) && was.had.has(slug) && !told.has(slug);
  const gone = [
    ...names(had.filter((spot) => !has.includes(spot))),
    ...had.flatMap((spot) => thingsOf(spot).filter(isGone)).map(({ name }) => name),
  ];
  if (gone.length > 0) all.push({ of: "removed", names: gone });
  const daysIn = (spot: Spot) => days.filter((day) => day.spot === spot).length;
  const kept = has.filter((spot) => had.includes(spot));
  if (kept.some((spot, at) => spot !== had.filter((one) => has.includes(one))[at]))
    all.push({ of: "order", names: names(has) });
  for (const { spot, nights } of frame.stays) {
    const was = made?.nights?.[had.indexOf(spot)];
    // In a trip to one city the length says it.
    if (was !== nights && had.includes(spot) && (asked.includes(spot) || has.length > 1))
      all.push({ of: "stay", name: spot.destination.name, days: daysIn(spot) });
  }
  for (const { slug } of moves) {
    const day = days.find((one) =>
      [...placesOf(one), ...excursionsOf(one)].some((it) => it.slug === slug),
    );
    const one = shown.find((it) => it.slug === slug);
    if (day && one && !unmoved(moves, days).includes(slug))
      all.push({ of: "moved", name: one.name, day: day.day });
  }
  if (made && frame.start !== made.start) all.push({ of: "start", start: frame.start });
  if (wish.origin && wish.origin.code !== before.origin?.code)
    all.push({
      of: "from",
      name: wish.origin.spot?.destination.name[wish.lang] ?? wish.origin.typed,
    });
  if (!isSameParty(wish.party, before.party)) all.push({ of: "party", party: wish.party });
  const { amount, per, currency } = wish.budget ?? {};
  const old = before.budget;
  if (budget && (amount !== old?.amount || per !== old?.per || currency !== old?.currency))
    all.push({ of: "budget", budget });
  for (const how of money) if (isDone(how, before, trip)) all.push({ of: "money", how });
  const wished = servedNow(before, trip).filter(
    (kind) => !outings.some(({ thing }) => kindsOfThing(thing).has(kind)),
  );
  if (wished.length > 0) all.push({ of: "wishes", kinds: wished });
  const interests = wish.interests.filter(
    (one) =>
      !before.interests.includes(one) &&
      // The words for what was called by name are of its kind.
      !outings.some(({ thing }) => thing.categories.includes(one)) &&
      fresh.some((it) => it.thing.categories.includes(one) && !isNamed(it)),
  );
  if (interests.length > 0 && wished.length === 0) all.push({ of: "interests", interests });
  if (refused.length > 0) all.push({ of: "refused", texts: refused });
  return all;
}

/** What is refused by name and was in no day before. */
function neverThere(
  { before, refused, struck }: Changed,
  { wish }: Trip,
  had: ReadonlySet<string>,
): readonly Undone[] {
  const told = new Set(refused.flatMap((text) => calledAs(text, citiesOf(before))));
  const now = (wish.without ?? []).filter((slug) => !before.without?.includes(slug));
  // Of what a kind of things is refused by, some was there.
  const isKind = now.some((slug) => had.has(slug) || told.has(slug));
  const missing = isKind ? now.filter((slug) => struck.includes(slug) && !had.has(slug)) : now;
  const names = citiesOf(before)
    .flatMap(thingsOf)
    .flatMap(({ slug, name }) => (missing.includes(slug) ? [name[wish.lang]] : []));
  return [...new Set(names)].slice(0, MOST_NAMES).map((name) => ({ why: "not-in-plan", name }));
}

const MOST_NAMES = 3;

/** Wishes of the change that the plan serves: what it does not have, or the operator has to ask for, another note names. */
function servedNow({ wishes }: Wish, trip: Trip): readonly WishKind[] {
  const { unmet, onRequest } = answersOf(trip);
  const open = new Set<string>([...unmet.map(({ kind }) => kind), ...onRequest]);
  const kinds = new Set(trip.wish.wishes.map(({ kind }) => kind));
  return [...kinds].filter((kind) => !open.has(kind) && wishes.every((one) => one.kind !== kind));
}

function isSameParty(one: Party, other: Party): boolean {
  return (
    travellersOf(one) === travellersOf(other) &&
    one.adults === other.adults &&
    one.infants === other.infants
  );
}

function isWithin(name: string, title: string): boolean {
  return (name.match(/\p{L}{4,}/gu) ?? ["-"]).every((word) => title.includes(word));
}

interface Shown {
  readonly slug: string;
  readonly name: CatalogueText;
  readonly thing: CataloguePlace | CatalogueExcursion;
}

function shownIn({ days }: Trip): readonly Shown[] {
  return days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]).map(shownAs);
}

function thingsOf({ excursions, destination }: Spot): readonly Shown[] {
  return [...destination.places, ...excursions].map(shownAs);
}

function shownAs(thing: CataloguePlace | CatalogueExcursion): Shown {
  return { slug: thing.slug, name: "parts" in thing ? thing.name : thing.title, thing };
}

function isDone(how: Changed["money"][number], { made }: Wish, { rooms, level }: Trip): boolean {
  const { comfort } = made ?? {};
  if (!comfort) return true;
  const [is, was] = [rooms, comfort.rooms].map((one) => LEVELS.indexOf(one));
  if (how === "finer-rooms") return (is ?? 0) > (was ?? 0);
  const isLess = (is ?? 0) < (was ?? 0);
  return isLess || (how === "cheaper" && LEVELS.indexOf(level) < LEVELS.indexOf(comfort.level));
}

/** True where the change asked for a hotel nearer to something, and the operator has to ask for it. */
function isStillFar({ wishes: had }: Wish, trip: Trip): boolean {
  const { unmet, onRequest } = answersOf(trip);
  const open = new Set<string>([...unmet.map(({ kind }) => kind), ...onRequest]);
  return trip.wish.wishes.some(
    ({ kind, said }) =>
      /^near[A-Z]/.test(kind) &&
      open.has(kind) &&
      !had.some((one) => one.kind === kind && one.said === said),
  );
}

/** What could not be moved to the day that was said for it. */
function unmoved(moves: Changed["moves"], days: Trip["days"]): readonly string[] {
  const on = (slug: string) =>
    days.filter((day) => [...placesOf(day), ...excursionsOf(day)].some((one) => one.slug === slug));
  return moves.flatMap((move) => {
    const there = on(move.slug);
    const isDone =
      "on" in move
        ? there.some(({ calendar: { date } }) => isSaidOn(move.on)(date))
        : on(move.apart).every((day) => !there.includes(day));
    return isDone || there.length === 0 ? [] : [move.slug];
  });
}

/** The way home begins at an airport that is not the city's own. */
function isFromElsewhere({ gatewayPlace }: Spot, { frame: { departure } }: Trip): boolean {
  return (
    departure.flight !== undefined &&
    departure.flight.between[0] !== gatewayPlace?.cityCode &&
    departure.hours > 1
  );
}

/** What was asked for and did not find its place in the days. */
function leftUndone(
  { before, money, named, wanted, flown, moves, homeFrom }: Changed,
  trip: Trip,
  had: ReadonlySet<string>,
): readonly Undone[] {
  const { wish, frame } = trip;
  const { lang } = wish;
  const shown = shownIn(trip);
  const things = new Set(shown.map(({ thing }) => thing));
  // A day out whose title has the whole name of a sight takes to it.
  const isThere = ({ thing }: Shown) =>
    things.has(thing) ||
    ("parts" in thing &&
      [...things].some((one) => "title" in one && isWithin(thing.name.en, one.title.en)));
  const missed = [...new Set(frame.stays.map(({ spot }) => spot))].flatMap((spot) =>
    thingsOf(spot).filter(
      (one) => wish.things?.includes(one.slug) && named.includes(one.slug) && !isThere(one),
    ),
  );
  const already = shown.filter(({ slug }) => wanted.includes(slug) && had.has(slug));
  const gone = citiesOf(before);
  const cities = wish.spots.filter(
    (spot) => !gone.includes(spot) && frame.stays.every((stay) => stay.spot !== spot),
  );
  const isRidden = flown && frame.arrival.mode !== "flight";
  const lacking = [...missed.map(({ name }) => name), ...cities.map((one) => one.destination.name)];
  return [
    ...[...new Set(lacking.map((name) => name[lang]))].map(
      (name): Undone => ({ why: "no-room", name }),
    ),
    ...[...new Set(already.map(({ name }) => name[lang]))].map(
      (name): Undone => ({ why: "had", name }),
    ),
    ...unmoved(moves, trip.days).flatMap((slug): readonly Undone[] => {
      const one = shown.find((it) => it.slug === slug);
      return one && had.has(slug) ? [{ why: "not-moved", name: one.name[lang] }] : [];
    }),
    ...(homeFrom && isFromElsewhere(homeFrom, trip)
      ? [{ why: "home-from", name: homeFrom.destination.name[lang] } as const]
      : []),
    ...(isRidden ? [{ why: "no-flight", name: "" } as const] : []),
    ...(isStillFar(before, trip) ? [{ why: "far-hotel", name: "" } as const] : []),
    ...money
      .filter((how) => !isDone(how, before, trip))
      .map((how): Undone => ({ why: how, name: "" })),
  ];
}
