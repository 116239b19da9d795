import { CATEGORIES } from "../../../../domain/catalogue.ts";
import {
  NEEDS,
  type PlanRequest,
  sortedWords,
} from "../../../../domain/contracts/concierge/plan.ts";
import { type DayNumber, dayNumber, isoDate } from "../../../../domain/dates.ts";
import { TravelError } from "../../../../domain/errors.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Places } from "../../../../suppliers/types.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { spotsMeant } from "../atlas/destinations.ts";
import { originNamed, placesNamed } from "../atlas/spots-named.ts";
import { thingsAmong } from "../atlas/thing-names.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { isBare } from "../atlas/world-spots.ts";
import { TYPICAL_DAY } from "../understand/lexicon/month-parts.ts";
import { wordingOf } from "../wording/wording.ts";
import { worldPlace } from "./origin.ts";
import { isSmall } from "./travellers.ts";
import { upcoming } from "./when.ts";
import type { Wish } from "./wish.ts";

/** A child below this age is an infant. */
const INFANT = 2;
const LONGEST_NAME = 60;

/** The wish with what its request states in fields of their own, which win over words. */
export function withFields(
  wish: Wish,
  request: PlanRequest,
  atlas: Atlas,
  { places, today }: { readonly places: Places; readonly today: DayNumber },
): Wish {
  const { days, party, pace, month } = request;
  const interests = sortedWords(request.interests, CATEGORIES);
  const needs = sortedWords(request.needs, NEEDS);
  const destinations = request.destinations?.filter((name) => name.trim() !== "");
  const origin = request.origin?.trim() ? request.origin : undefined;
  const length = days ?? daysByWords(wish, request);
  const settled = new Set([
    // Two dates are a length as well.
    ...(days !== undefined || request.dates?.trim() ? ["length"] : []),
    ...(party ? ["party"] : []),
    ...(destinations?.length ? ["destinations"] : []),
  ]);
  return {
    ...wish,
    spots: awayFromHome(wish),
    open: wish.open.filter((one) => !settled.has(one)),
    ...(length !== undefined && { days: length }),
    ...(origin !== undefined && startAt(origin, wish, atlas, places)),
    ...(destinations?.length &&
      namedIn(destinations, atlas, wish, { places, query: request.query })),
    ...(party && partyOf(party)),
    ...(request.interests && { interests: withRead(interests, wish.interests) }),
    ...(request.needs && { needs: withRead(needs, wish.needs) }),
    ...(pace && { pace: pace === "easy" ? "relaxed" : pace }),
    ...(request.dates?.trim() && wish.when?.exact && { fixedDates: true }),
    ...(month !== undefined &&
      !request.dates && { when: monthOrPart(String(month), wish.when, today) }),
  };
}

/** Of two dates and a length one day shorter in the same words the length is the nights. */
function daysByWords({ when, days }: Wish, { dates }: PlanRequest): number | undefined {
  if (dates?.trim() || !when?.exact || when.end === undefined) return undefined;
  const dated = when.end - when.start + 1;
  return days !== undefined && dated - 1 === days ? dated : undefined;
}

/** Words of no list were read with the query, and what was read of them stays. */
function withRead<T extends string>(
  { known, others }: { readonly known: readonly T[]; readonly others: readonly string[] },
  read: readonly T[],
): readonly T[] {
  return others.length === 0 ? known : [...new Set([...known, ...read])];
}

/** The request with the words of its fields that are on no list read as if they stood in the query. */
export function withOwnWords(request: PlanRequest): PlanRequest {
  const words = [
    ...sortedWords(request.interests, CATEGORIES).others,
    ...sortedWords(request.needs, NEEDS).others,
  ].filter((word) => !fold(request.query).includes(fold(word)));
  if (words.length === 0) return request;
  const query = request.query.trim().replace(/[.,;]+$/, "");
  return { ...request, query: `${query}. ${words.join(", ")}` };
}

/** "Berlin - Hamburg - Copenhagen, from Berlin": the first is home. */
function awayFromHome({ spots, origin }: Wish): readonly Spot[] {
  const [first, ...others] = spots;
  return others.length > 0 && first === origin?.spot ? others : spots;
}

/** "HRB": the traveller's own name of a place is kept, a code is none. */
function isCode(name: string): boolean {
  return /^[A-Z]{3}$/.test(name.trim());
}

type Named = Pick<Wish, "spots" | "countries" | "region" | "things" | "unknown" | "unclear">;

function namedIn(
  names: readonly string[],
  atlas: Atlas,
  { lang, unknown: said, things: called = [], spots: round, ordered, interests }: Wish,
  { places, query }: { readonly places: Places; readonly query: string },
): Named {
  const spots = new Set<Spot>();
  const countries = new Set<string>();
  const region = new Set<string>();
  const unknown: string[] = [];
  for (const name of names) {
    const found = placesNamed(name, atlas);
    const place = found.length === 0 ? worldPlace(name.trim(), places) : undefined;
    if (place) spots.add(atlas.at(place, isCode(name) ? place.cityName : name.trim()));
    else if (found.length === 0) unknown.push(name.trim().slice(0, LONGEST_NAME));
    for (const named of found) {
      if (named.kind === "spot") for (const spot of spotsMeant(named, interests)) spots.add(spot);
      else if (named.kind === "country") {
        // Hong Kong is a city as well as a country.
        const [city, ...others] = atlas.inCountry(named.code);
        if (city && others.length === 0) spots.add(city);
        else countries.add(named.code);
      } else for (const code of named.countries) region.add(code);
    }
  }
  // "Iceland" in the field and "the ring road of Iceland" in words: the words say how the country is gone through.
  const stops = round.filter((spot) => !isBare(spot));
  if (spots.size === 0 && ordered && stops.length > 1)
    if (stops.every(({ country }) => countries.has(country))) {
      for (const spot of stops) spots.add(spot);
      countries.clear();
    }
  // As in words: beside a place that is known, one that is not becomes a remark.
  const [first] = unknown;
  if (first !== undefined && spots.size + countries.size + region.size === 0) {
    // "Yalova, and a day in Bursa": words that name it too may name a place that is known beside it.
    const isTold = fold(query).includes(fold(first));
    if (stops.length === 0 || !isTold) throw unknownField("destinations", first, lang);
    for (const spot of stops) spots.add(spot);
  }
  // Names of the words that no field explains are sights of these places, else no places: the
  // fields have those.
  const isPartOfAField = (name: string) => names.some((one) => fold(one).includes(fold(name)));
  const others = said.filter((name) => !isPartOfAField(name));
  const there = [...spots, ...[...countries].flatMap((code) => atlas.inCountry(code))];
  const found = thingsAmong(others, [...called, ...thingsNamed(query, there)], there);
  // "Naoshima" beside Osaka is a day out of it.
  const outings = thingsAmong(unknown, found.things, there);
  return {
    spots: [...spots],
    countries: [...countries],
    region: [...region],
    things: outings.things,
    unknown: outings.unknown,
    unclear: [],
  };
}

/** Where it starts, which is none of several places that the words name to go to. */
function startAt(name: string, { lang, spots }: Wish, atlas: Atlas, places: Places) {
  const origin = originNamed(name, atlas, places);
  if (!origin) throw unknownField("origin", name, lang);
  const isHome = ({ served, gatewayPlace }: Spot) =>
    served && gatewayPlace?.cityCode === origin.place.cityCode;
  const others = spots.filter((spot) => !isHome(spot));
  return { origin, ...(others.length > 0 && { spots: others }) };
}

function unknownField(field: string, typed: string, lang: Wish["lang"]): TravelError {
  const { refusals } = wordingOf(lang);
  const name = typed.trim().slice(0, LONGEST_NAME);
  return new TravelError("not_found", refusals.unknownPlace(name), {
    reason: field === "origin" ? "unknown_origin" : "unknown_destination",
    field,
    value: name,
    hint: refusals.unknownPlaceHint,
  });
}

function partyOf({ adults, children: ages = [] }: NonNullable<PlanRequest["party"]>) {
  const infants = ages.filter((age) => age < INFANT).length;
  return {
    party: { adults, children: ages.length - infants, infants },
    partyFrom: "stated",
    ages,
    smallChildren: ages.some(isSmall),
  } as const;
}

/** The month, or what the words narrow it to: "in early March". */
function monthOrPart(month: string, said: Wish["when"], today: DayNumber) {
  const whole = monthAhead(month, today);
  const isWithin = said && isoDate(said.start).slice(0, 7) === isoDate(whole.start).slice(0, 7);
  return isWithin ? said : whole;
}

/** "2027-06", or "6" for the next June. */
function monthAhead(month: string, today: DayNumber) {
  const [number = 1, year] = month.split("-").map(Number).reverse();
  const start =
    year === undefined
      ? upcoming(number, TYPICAL_DAY, today)
      : dayNumber(year, number, TYPICAL_DAY);
  return { start, exact: false };
}
