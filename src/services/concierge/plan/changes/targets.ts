import { fold } from "../../../../reading/fold.ts";
import { isFree, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, type Extent } from "../../../../reading/tokens.ts";
import { endsWithout } from "../../../../reading/words.ts";
import type { Places } from "../../../../suppliers/types.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { thingCalled } from "../atlas/thing-names.ts";
import { outingTo, thingsNamed } from "../atlas/things-named.ts";
import { isBare } from "../atlas/world-spots.ts";
import type { FilledDay } from "../days/slots.ts";
import { type Found, findPlaces } from "../understand/places.ts";
import { isCapital, isName } from "../understand/vocabulary.ts";
import { isCase, thingsCalled } from "../wish/denied.ts";
import { markBefore, markIn } from "./marks.ts";

/** What a change names, seen from the plan that it changes. */
export type Target = Extent & {
  /** By the ending of its name: "Florensiyasız". */ readonly denied?: true;
  /** Something is there: "no museums in Florence". */
  readonly there?: true;
  /** One leaves from there: "home from Rome". */
  readonly from?: true;
} & (
    | { readonly kind: "city"; readonly spot: Spot }
    | { readonly kind: "country"; readonly codes: readonly string[] }
    /** A sight or a day out of the plan's cities, by slug. */
    | { readonly kind: "thing"; readonly slug: string; readonly name: string }
    | { readonly kind: "unknown"; readonly name: string }
  );

export interface Known {
  readonly atlas: Atlas;
  readonly places: Places;
  /** The cities of the plan. */
  readonly cities: readonly Spot[];
  /** Its days, where it was made again. */
  readonly days: readonly FilledDay[];
}

/** Finds what some words of a change name; `out` where a day out is meant rather than a stay. */
export type FindTargets = (within: Extent, out: boolean) => readonly Target[];

export function targetsOf(reading: Reading, known: Known): FindTargets {
  const { atlas, places, cities } = known;
  // On a copy: what no edit takes is left to be read as any request.
  const found = findPlaces({ ...reading, taken: reading.taken.slice() }, atlas, places);
  return (within, out) => {
    const isHome = markIn(reading, "back", within) !== undefined;
    const inside = found.filter(
      (one) =>
        one.first >= within.first && one.next <= within.next && (isHome || isMeant(one, cities)),
    );
    const targets = inside.map((one): Target => {
      const target = targetOf(one, known, out);
      const isThere =
        markBefore(reading, "in", one.first) !== undefined ||
        /d[ae]$/.test(at(reading, one.next - 1).low.slice(one.typed.length));
      const isFrom = one.role === "from" || FROM.test(at(reading, one.first - 1).low);
      const from = isFrom && ({ from: true } as const);
      return { ...target, ...from, ...(isThere && { there: true }) };
    });
    const denied = deniedIn(reading, within, known);
    const taken = (index: number) =>
      [...inside, ...denied].some((one) => index >= one.first && index < one.next);
    return [...targets, ...denied, ...namesIn(reading, within, taken, cities)].sort(
      (a, b) => a.first - b.first,
    );
  };
}

/** A start is none of the trip's places; a city of the plan is one, also before "to": "change Florence to Venice". */
function isMeant({ role, named }: Found, cities: readonly Spot[]): boolean {
  return role !== "from" || (named.kind === "spot" && cities.includes(named.spot));
}

/** Names with the ending that says "without". */
function deniedIn(reading: Reading, within: Extent, known: Known): readonly Target[] {
  const denied: Target[] = [];
  for (let first = within.first; first < within.next; first++) {
    const { text, low } = at(reading, first);
    const stem = isFree(reading, first) ? endsWithout(low) : undefined;
    const named = stem === undefined ? undefined : known.atlas.names.named(stem);
    if (!named || stem === undefined) continue;
    const typed = text.slice(0, stem.length);
    const found = { named, typed, first, next: first + 1, denied: true };
    denied.push({ ...targetOf(found, known, false), denied: true });
  }
  return denied;
}

function targetOf(one: Found, { atlas, places, cities }: Known, out: boolean): Target {
  const { named, typed, first, next } = one;
  const extent = { first, next };
  if (named.kind === "country") return { ...extent, kind: "country", codes: [named.code] };
  if (named.kind === "region") return { ...extent, kind: "country", codes: named.countries };
  if (named.kind === "abroad") {
    // "Montserrat" from Barcelona is a mountain, and no island.
    const called = thingOf(typed, undefined, cities);
    if (called !== undefined) return { ...extent, kind: "thing", slug: called, name: typed };
    const main = places.mainCity(named.code ?? "");
    return main
      ? { ...extent, kind: "city", spot: atlas.at(main, main.cityName) }
      : { ...extent, kind: "unknown", name: typed };
  }
  const spot = named.kind === "spot" ? named.spot : atlas.at(named.place, named.name);
  const own =
    cities.find((city) => city === spot || city.slug === spot.slug) ??
    cities.find(isBegunBy(typed));
  // Some sights lead to their city by themselves: here the sight is meant.
  const isNamed =
    own && Object.values(own.destination.name).some((name) => isCase(fold(typed), fold(name)));
  const sight = own && !isNamed ? thingOf(typed, undefined, [own]) : undefined;
  if (sight !== undefined) return { ...extent, kind: "thing", slug: sight, name: typed };
  if (own && !out) return { ...extent, kind: "city", spot: own };
  const slug = thingOf(typed, named.kind === "city" ? named.place : undefined, cities);
  // Where days are known to be spent they are spent; else it is a day out, if there is one.
  if (slug !== undefined && (out || isBare(spot)))
    return { ...extent, kind: "thing", slug, name: typed };
  return { ...extent, kind: "city", spot: own ?? spot };
}

const FROM = /^(?:from|из|с)$/;

/** "Santiago" is the Santiago de Compostela of the plan, wherever else there is one. */
function isBegunBy(typed: string): (spot: Spot) => boolean {
  const name = `${fold(typed)} `;
  return ({ destination }) =>
    Object.values(destination.name).some((one) => fold(one).startsWith(name));
}

function thingOf(
  typed: string,
  place: Parameters<typeof outingTo>[0] | undefined,
  cities: readonly Spot[],
): string | undefined {
  const isOwn = cities.some(({ destination: { name } }) =>
    [name.en, name.az, name.ru].some((own) => fold(own) === fold(typed)),
  );
  if (isOwn || cities.some(isBegunBy(typed))) return undefined;
  return (
    namedFirst(typed, cities) ?? (place && outingTo(place, cities)) ?? thingCalled(typed, cities)
  );
}

/** "Cascais by the sea" is called so before "Sintra and Cascais". */
function namedFirst(typed: string, cities: readonly Spot[]): string | undefined {
  const name = fold(typed);
  return cities
    .flatMap(({ excursions }) => excursions)
    .find(({ title }) => Object.values(title).some((one) => fold(one).startsWith(name)))?.slug;
}

/** Names that no place has: a sight or a day out of the plan's cities, or nothing that is known. */
function namesIn(
  reading: Reading,
  within: Extent,
  isTaken: (index: number) => boolean,
  cities: readonly Spot[],
): readonly Target[] {
  const isKnown = reading.tokens.some(
    (_, index) => index >= within.first && index < within.next && isTaken(index),
  );
  const names: Target[] = [];
  const isPart = (index: number) =>
    index < within.next &&
    isFree(reading, index) &&
    !isTaken(index) &&
    isCapital(at(reading, index).text) &&
    isName(reading, index);
  for (let first = within.first; first < within.next; first++) {
    let next = first;
    // "Abu-Dabi" is one name.
    while (isPart(next) || (next > first && at(reading, next).text === "-" && isPart(next + 1)))
      next++;
    if (next === first) continue;
    const name = textOf(reading, first, next);
    const city = cities.find(isBegunBy(name));
    if (city) {
      const from = FROM.test(at(reading, first - 1).low) && ({ from: true } as const);
      names.push({ first, next, kind: "city", spot: city, ...from });
      first = next - 1;
      continue;
    }
    // The first word of all has its capital from there.
    const [fuller] = thingsCalled(textOf(reading, first, Math.min(within.next, next + 1)), cities);
    const slug = fuller ?? thingCalled(name, cities);
    if (slug !== undefined) names.push({ first, next, kind: "thing", slug, name });
    else if (first > 0 || next > 1) names.push({ first, next, kind: "unknown", name });
    first = next - 1;
  }
  if (names.length > 0 || isKnown) return names;
  // "add the desert safari": things have names without a capital.
  const text = textOf(reading, within.first, Math.max(within.first + 1, within.next));
  return thingsNamed(text, cities).map((slug) => ({ ...within, kind: "thing", slug, name: text }));
}
