import type { CatalogueText, Category } from "../../../../domain/catalogue.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import { type Party, travellersOf } from "../../../../domain/travel.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas.ts";
import type { Amount } from "../budget.ts";
import { calledAs } from "../denied.ts";
import { LEVELS } from "../level.ts";
import type { Planning } from "../planning.ts";
import type { Remark } from "../remarks.ts";
import { excursionsOf, placesOf } from "../slots.ts";
import type { Trip } from "../trip.ts";
import type { Changed, Wish } from "../wish.ts";
import { citiesOf } from "./changed.ts";
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
  | { readonly of: "refused"; readonly texts: readonly string[] };

/** What of a change could not be done, then what it did; a change of which nothing was understood is told. */
export function changeRemarks({ wish, purse }: Planning, trip: Trip): readonly Remark[] {
  const { changed } = wish;
  if (!changed) return [];
  const done = differences(changed, trip, purse.budget);
  const undone = [...changed.undone, ...leftUndone(changed, trip)];
  const isHeard = changed.heard || undone.length > 0 || isOther(changed.before, wish);
  return [
    ...(undone.length > 0 ? [{ kind: "undone", undone } as const] : []),
    ...(done.length > 0 ? [{ kind: "changed", done } as const] : []),
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
  { before, money, refused, asked }: Changed,
  trip: Trip,
  budget: Amount | undefined,
): readonly Difference[] {
  const { wish, frame, days } = trip;
  const all: Difference[] = [];
  const { made } = before;
  const had = citiesOf(before);
  const has = [...new Set(frame.stays.map(({ spot }) => spot))];
  const names = (spots: readonly Spot[]) => spots.map(({ destination }) => destination.name);
  const length = made?.nights?.reduce((sum, nights) => sum + nights, 1) ?? before.days;
  if (days.length !== length) all.push({ of: "days", days: days.length });
  const shown = shownIn(trip);
  const isNew = (slug: string) => !before.things?.includes(slug);
  const outings = shown.filter(({ slug }) => wish.things?.includes(slug) && isNew(slug));
  const come = names(has.filter((spot) => !had.includes(spot)));
  if (come.length > 0) all.push({ of: "added", names: come });
  if (outings.length > 0) all.push({ of: "has", names: outings.map(({ name }) => name) });
  const refusedNow = (wish.without ?? []).filter((slug) => !before.without?.includes(slug));
  const told = new Set(refused.flatMap((text) => calledAs(text, had)));
  const isGone = ({ slug }: Shown) => refusedNow.includes(slug) && !told.has(slug);
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
    if (asked.includes(spot) && was !== nights)
      all.push({ of: "stay", name: spot.destination.name, days: daysIn(spot) });
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
  const kinds = wish.wishes.map(({ kind }) => kind);
  const wished = kinds.filter((kind) => before.wishes.every((one) => one.kind !== kind));
  if (wished.length > 0) all.push({ of: "wishes", kinds: [...new Set(wished)] });
  const interests = wish.interests.filter((one) => !before.interests.includes(one));
  if (interests.length > 0 && wished.length === 0) all.push({ of: "interests", interests });
  if (refused.length > 0) all.push({ of: "refused", texts: refused });
  return all;
}

function isSameParty(one: Party, other: Party): boolean {
  return (
    travellersOf(one) === travellersOf(other) &&
    one.adults === other.adults &&
    one.infants === other.infants
  );
}

interface Shown {
  readonly slug: string;
  readonly name: CatalogueText;
}

function shownIn({ days }: Trip): readonly Shown[] {
  return days.flatMap((day) => [
    ...placesOf(day),
    ...excursionsOf(day).map(({ slug, title }) => ({ slug, name: title })),
  ]);
}

function thingsOf({ excursions, destination }: Spot): readonly Shown[] {
  return [...destination.places, ...excursions.map(({ slug, title }) => ({ slug, name: title }))];
}

function isDone(how: Changed["money"][number], { made }: Wish, { rooms, level }: Trip): boolean {
  const { comfort } = made ?? {};
  if (!comfort) return true;
  const [is, was] = [rooms, comfort.rooms].map((one) => LEVELS.indexOf(one));
  if (how === "finer-rooms") return (is ?? 0) > (was ?? 0);
  const isLess = (is ?? 0) < (was ?? 0);
  return isLess || (how === "cheaper" && LEVELS.indexOf(level) < LEVELS.indexOf(comfort.level));
}

/** What was asked for and did not find its place in the days. */
function leftUndone({ before, money }: Changed, trip: Trip): readonly Undone[] {
  const { wish, frame } = trip;
  const { lang } = wish;
  const shown = new Set(shownIn(trip).map(({ slug }) => slug));
  const isNew = (slug: string) => !before.things?.includes(slug);
  const missed = frame.stays.flatMap(({ spot }) =>
    thingsOf(spot).filter(
      ({ slug }) => wish.things?.includes(slug) && isNew(slug) && !shown.has(slug),
    ),
  );
  const had = citiesOf(before);
  const cities = wish.spots.filter(
    (spot) => !had.includes(spot) && frame.stays.every((stay) => stay.spot !== spot),
  );
  const lacking = [...missed.map(({ name }) => name), ...cities.map((one) => one.destination.name)];
  return [
    ...[...new Set(lacking.map((name) => name[lang]))].map(
      (name): Undone => ({ why: "no-room", name }),
    ),
    ...money
      .filter((how) => !isDone(how, before, trip))
      .map((how): Undone => ({ why: how, name: "" })),
  ];
}
