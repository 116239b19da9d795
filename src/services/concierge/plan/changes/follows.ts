import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { travellersOf } from "../../../../domain/travel.ts";
import type { Spot } from "../atlas/atlas.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import type { Amount } from "../money/budget.ts";
import { type FlightPick, flightWords } from "../route/flights.ts";
import type { Trip } from "../trip.ts";
import type { Changed } from "../wish/wish.ts";
import { shownOn, type Thing } from "./shown.ts";

/** What is different in a plan beside what was asked for, because of it. */
export type Follows =
  | { readonly of: "gained" | "lost"; readonly names: readonly CatalogueText[] }
  | { readonly of: "flight"; readonly way: Way; readonly now: string; readonly was: string }
  | {
      readonly of: "hotel";
      readonly city: CatalogueText;
      readonly now: string;
      readonly was: string;
    }
  | { readonly of: "forAll"; readonly budget: Amount; readonly travellers: number }
  | { readonly of: "price"; readonly now: Amount; readonly was: Amount };

type Way = "there" | "home";

/** Every difference of two plans that the words of a change do not say: what comes and goes, flights, houses, the price. */
export function followsOf(
  { named, before: { budget: old } }: Changed,
  was: Trip,
  now: Trip,
  budget: Amount | undefined,
): readonly Follows[] {
  const { wish } = now;
  const [had, has] = [slugsOf(was), slugsOf(now)];
  const refused = wish.without ?? [];
  // What a city that comes or goes has is told by its name.
  const lost = thingsIn(was, spotsOf(now)).filter(
    ({ slug }) => !has.has(slug) && !refused.includes(slug),
  );
  const gained = thingsIn(now, spotsOf(was)).filter(
    ({ slug }) => !had.has(slug) && !named.includes(slug),
  );
  const all: Follows[] = [];
  if (gained.length > 0) all.push({ of: "gained", names: gained.map(nameOf) });
  if (lost.length > 0) all.push({ of: "lost", names: lost.map(nameOf) });
  for (const way of ["there", "home"] as const) {
    const [one, other] = [flightOf(now, way), flightOf(was, way)];
    if (one && other && one.number !== other.number)
      all.push({ of: "flight", way, now: wordsOf(one), was: wordsOf(other) });
  }
  for (const { stay, name } of now.lodgings) {
    const before = was.lodgings.find((one) => one.stay.spot === stay.spot)?.name;
    if (name !== undefined && before !== undefined && name !== before)
      all.push({ of: "hotel", city: stay.spot.destination.name, now: name, was: before });
  }
  const travellers = travellersOf(wish.party);
  const isOther = travellers !== travellersOf(was.wish.party);
  const isKept = wish.budget?.amount === old?.amount && wish.budget?.per === "total";
  if (budget && isOther && isKept) all.push({ of: "forAll", budget, travellers });
  const [cost, former] = [now, was].map(({ costs: { total, currency } }) => ({
    minor: total,
    currency,
  }));
  if (cost && former && (cost.minor !== former.minor || cost.currency !== former.currency))
    all.push({ of: "price", now: cost, was: former });
  return all;
}

function spotsOf({ frame }: Trip): ReadonlySet<Spot> {
  return new Set(frame.stays.map(({ spot }) => spot));
}

function slugsOf({ days }: Trip): ReadonlySet<string> {
  return new Set(
    days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)].map(({ slug }) => slug)),
  );
}

function thingsIn({ days }: Trip, spots: ReadonlySet<Spot>): readonly Thing[] {
  return shownOn(days.filter(({ spot }) => spots.has(spot)));
}

function nameOf(thing: Thing): CatalogueText {
  return "parts" in thing ? thing.name : thing.title;
}

function flightOf({ frame }: Trip, way: Way): FlightPick | undefined {
  return way === "there" ? frame.arrival.flight : frame.departure.flight;
}

/** "BRI–SVO TK1484/TK39, 11:35–22:45" */
function wordsOf(flight: FlightPick): string {
  return `${flight.from}–${flight.to} ${flightWords(flight)}`;
}
