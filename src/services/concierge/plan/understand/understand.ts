import type { Language } from "../../../../domain/catalogue.ts";
import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import { languageOf as languageOfTokens } from "../../../../reading/language.ts";
import type { Reading } from "../../../../reading/reading.ts";
import { cleanText, tokenize } from "../../../../reading/tokens.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import { shorten } from "../../../../text/shorten.ts";
import { languageOf } from "../../words.ts";
import type { Atlas, Spot } from "../atlas.ts";
import { thingCalled, thingsAmong } from "../thing-names.ts";
import type { Open, Unread, Wish } from "../wish.ts";
import { interestsIn, isOnWeekend, isRelaxed, styleIn } from "./interests.ts";
import { EASY } from "./lexicon/meant.ts";
import { originAmong, worldPlace } from "./origin.ts";
import type { Travellers } from "./party.ts";
import { type Found, findPlaces, isChoice, isInOrder } from "./places.ts";
import { type Field, readTrip } from "./read.ts";
import { outingTo, thingsNamed } from "./things.ts";
import { openingName, unknownNames } from "./unknown.ts";
import type { When } from "./when.ts";
import { disagree, wholeLength } from "./whole-length.ts";
import { findWishes, wishesOf } from "./wishes.ts";
import { conferenceAndWeekend, withWeekend, workIn } from "./work.ts";

/** As much of a field as an answer may repeat. */
export const LONGEST_QUOTE = 40;
/** A child below this age is a small one. */
const SMALL_CHILD = 6;

const FIELDS = ["dates", "budget", "travelers"] as const;

/** Reads a request in any of the desk's languages. */
export function understand(
  request: PlanRequest,
  atlas: Atlas,
  places: Places,
  today: DayNumber,
): Wish {
  const said = readTrip(request.query, today);
  const readField = (field: Field) =>
    request[field]?.trim() ? readTrip(request[field], today, field) : undefined;
  const [dates, money, people] = FIELDS.map(readField);
  const { reading } = said;
  const { origin, rest } = originAmong(findPlaces(reading, atlas, places), places, atlas);
  const sum = money?.budget ?? said.budget;
  // A Russian at home who names no money means his own.
  const isAtHome = reading.language === "ru" && origin?.place.country === "RU";
  const budget = sum && isAtHome ? { ...sum, currency: sum.currency ?? "RUB" } : sum;
  const destinations = destinationsOf(rest, atlas, places);
  const held = spotsOf(destinations, atlas);
  const saidWhen = dates?.when.when ? dates.when : said.when;
  const dated = saidWhen.when?.end && saidWhen.when.end - saidWhen.when.start + 1;
  const givenLength = dates && wholeLength(dates, [], dated);
  const goesOn = conferenceAndWeekend(said, destinations.spots, saidWhen.when);
  const length =
    goesOn ?? withWeekend(wholeLength(said, rest, dated) ?? givenLength, said, destinations.spots);
  const { when: days } = saidWhen;
  const when =
    days && goesOn
      ? { ...days, end: days.start + goesOn.days - 1 }
      : days && aroundFeast(days, length?.days);
  const wishes = findWishes(reading);
  const { interests, needs } = interestsIn(reading, wishes, rest);
  const travellers =
    people?.travellers ?? said.travellers ?? (interests.includes("honeymoon") ? PAIR : undefined);
  const nothing =
    destinations.spots.length + destinations.countries.length + destinations.region.length === 0;
  const eager = nothing && interests.length === 0;
  const opening = eager ? openingName(reading) : undefined;
  const beyond = beyondOf(rest);
  const isKnown = (name: string) => thingsNamed(name, held).length > 0;
  const beside = [
    ...new Set([
      ...beyond.flatMap(({ typed, place, name }) =>
        place || mainCity(name, places) || isKnown(typed) ? [] : [typed],
      ),
      ...unknownNames(reading, rest, nothing ? eager : undefined, isKnown),
      ...(opening?.alone ? [opening.name] : []),
    ]),
  ];
  const called = [...destinations.outings, ...thingsNamed(request.query, held)];
  const { things, unknown } = thingsAmong(beside, called, held);
  const unclear = opening === undefined || unknown.includes(opening.name) ? [] : [opening.name];
  const misspelt = nothing ? worldNamed([...unknown, ...unclear], atlas, places) : undefined;
  const givenStyle = money && styleIn(money.reading);
  const style = styleIn(reading) ?? givenStyle;
  const read = {
    dates: dates?.when.when ?? givenLength,
    budget: money?.budget ?? givenStyle,
    travelers: people?.travellers,
  };
  const open: Open[] = [
    ...(travellers?.unclear ? ["party" as const] : []),
    ...(saidWhen.reversed ? ["dates" as const] : []),
    ...((!goesOn && disagree(length, dated)) || length?.disputed ? ["length" as const] : []),
    ...(isChoice(reading, rest) ? ["destinations" as const] : []),
    ...(budget && budget.currency === undefined && !request.currency ? ["currency" as const] : []),
  ];
  return {
    ...languageFor(request.lang, reading),
    spots: destinations.spots,
    countries: destinations.countries,
    region: destinations.region,
    ...(misspelt && { spots: [misspelt.spot] }),
    interests,
    needs,
    wishes: wishesOf(wishes),
    ...(things.length > 0 && { things }),
    ...workIn(said, length?.days, goesOn !== undefined),
    ...(isOnWeekend(reading) && { weekend: true }),
    ...(isInOrder(reading, rest) && { ordered: true }),
    ...(length && { days: length.days }),
    ...(length && length.stays.length > 0 && { stays: length.stays }),
    ...(when && { when }),
    ...partyFor(travellers),
    ...(budget && { budget }),
    ...(style && { style }),
    ...((isRelaxed(reading) || wishes.some(({ kind }) => EASY.has(kind))) && { pace: "relaxed" }),
    ...(origin && { origin }),
    open,
    unread: FIELDS.flatMap((field) => unreadIn(field, request[field], read[field])),
    beyond: beyond.map(({ name }) => name),
    unknown: unknown.filter((word) => word !== misspelt?.typed),
    unclear: unclear.filter((word) => word !== misspelt?.typed),
    ...(request.currency !== undefined && { currency: request.currency.trim().toUpperCase() }),
  };
}

/** A honeymoon of no said number. */
const TWO = { adults: 2, children: 0, infants: 0 };
const PAIR: Travellers = { party: TWO, ages: [], assumed: true, unclear: false };

/** A trip over a feast begins early enough to contain it. */
function aroundFeast({ feast, ...when }: When, days: number | undefined): When {
  if (!feast) return when;
  const before = days === undefined ? 1 : Math.floor((days - 1) / 2);
  return { ...when, start: when.start - Math.min(3, before) };
}

const SPOKEN: Readonly<Record<string, Language>> = { en: "en", az: "az", ru: "ru" };

/** The language that a text is written in, as far as the desk speaks it. */
export function languageOfText(text: string): Language | undefined {
  const read = languageOfTokens(tokenize(cleanText(text)));
  return read === undefined ? undefined : (SPOKEN[read] ?? "en");
}

function languageFor(lang: string | undefined, read: Reading): Pick<Wish, "lang" | "langNote"> {
  if (lang === undefined || lang.trim() === "") return { lang: SPOKEN[read.language] ?? "en" };
  const { lang: known, note } = languageOf(lang);
  return { lang: known, ...(note !== undefined && { langNote: note }) };
}

/** A field that somebody filled in and nothing was made of. */
function unreadIn(field: Unread["field"], given: string | undefined, read: unknown): Unread[] {
  const text = (given ?? "").replace(/\p{Cc}+/gu, " ").trim();
  return text === "" || read !== undefined ? [] : [{ field, text: shorten(text, LONGEST_QUOTE) }];
}

interface Destinations extends Pick<Wish, "spots" | "countries" | "region"> {
  /** Days out to places that were named beside a city they are made from, by slug. */
  readonly outings: readonly string[];
}

/** Where the things lie that a request may name: its cities, else those of its countries. */
function spotsOf({ spots, countries }: Destinations, atlas: Atlas): readonly Spot[] {
  return [...spots, ...countries.flatMap((code) => atlas.inCountry(code))];
}

function destinationsOf(found: readonly Found[], atlas: Atlas, places: Places): Destinations {
  const spots = new Set<Spot>();
  const outings: string[] = [];
  const held = new Set(
    found.flatMap(({ named, denied }) => (named.kind === "spot" && !denied ? [named.spot] : [])),
  );
  const countries = new Set<string>();
  const region = new Set<string>();
  for (const { named, role, denied, typed } of found) {
    if (denied || (named.kind === "spot" && named.sight && !isLikely(named.spot, found))) continue;
    // "Umrah: Madinah first, then Makkah": the cities by their own names say the order.
    if (named.kind === "spot" && named.others && isNamedApart(named.spot, found)) continue;
    if (named.kind === "spot")
      for (const spot of [named.spot, ...(named.others ?? [])]) spots.add(spot);
    // "from Canada": a country is no place to start from, and none to go to either.
    else if (named.kind === "city" && role !== "from") {
      const outing = outingTo(named.place, held) ?? thingCalled(named.name, held);
      if (outing === undefined) spots.add(atlas.at(named.place, named.name));
      else outings.push(outing);
    } else if (named.kind === "abroad" && role !== "from") {
      const main = mainCity(named.name, places);
      if (main) spots.add(atlas.at(main, main.cityName));
    } else if (named.kind === "country" && role !== "from") {
      const only = onlySpot(named.code, typed, atlas);
      if (only) spots.add(only);
      else countries.add(named.code);
    } else if (named.kind === "region") for (const code of named.countries) region.add(code);
  }
  // "Tbilisi, Georgia" names one place: the country says where it is.
  for (const { country } of spots) countries.delete(country);
  for (const code of countries) region.delete(code);
  const narrowed = spots.size > 0 ? [] : [...region];
  return { spots: [...spots], countries: [...countries], region: narrowed, outings };
}

function isNamedApart(spot: Spot, found: readonly Found[]): boolean {
  return found.some(({ named }) => named.kind === "spot" && named.spot === spot && !named.others);
}

/** Where one flies to in a country that the catalogue does not have. */
function mainCity(country: string, places: Places): Place | undefined {
  const place = places.find(places.suggest(country, 1)[0]?.code ?? "");
  return place?.countryName === country ? place : undefined;
}

/** A city that is a country, among other places: "meetings in Singapore, then Bali". */
function onlySpot(country: string, typed: string, { spots }: Atlas): Spot | undefined {
  const there = spots.filter((spot) => spot.country === country);
  const [only] = there;
  const { en, az, ru } = only?.destination.city ?? {};
  return there.length === 1 && [en, az, ru].includes(typed) ? only : undefined;
}

/** "Egypt, pyramids" are Cairo's, "Mexico, pyramids" are not. */
function isLikely({ country }: Spot, found: readonly Found[]): boolean {
  const others = found.flatMap(({ named, denied }) => {
    if (denied || named.kind === "abroad" || named.kind === "city") return denied ? [] : [""];
    if (named.kind === "spot") return named.sight ? [] : [named.spot.country];
    return named.kind === "country" ? [named.code] : named.countries;
  });
  return others.length === 0 || others.includes(country);
}

/** A place that the catalogue does not have. */
interface Beyond {
  readonly typed: string;
  readonly name: string;
  readonly place?: Place;
}

function beyondOf(found: readonly Found[]): readonly Beyond[] {
  return found.flatMap(({ named, typed, role, denied }): Beyond[] => {
    if (denied || role === "from") return [];
    if (named.kind === "abroad") return [{ typed, name: named.name }];
    return named.kind === "city" ? [{ typed, name: named.place.cityName, place: named.place }] : [];
  });
}

function partyFor(
  travellers: Travellers | undefined,
): Pick<Wish, "party" | "partyFrom" | "partyCutFrom" | "woman" | "ages" | "smallChildren"> {
  if (!travellers) {
    const party = { adults: 1, children: 0, infants: 0 };
    return { party, partyFrom: "default", ages: [], smallChildren: false };
  }
  const { party, ages, assumed, cutFrom, woman } = travellers;
  return {
    party,
    partyFrom: assumed ? "assumed" : "stated",
    ages,
    smallChildren: party.infants > 0 || ages.some((age) => age < SMALL_CHILD),
    ...(cutFrom !== undefined && { partyCutFrom: cutFrom }),
    ...(woman && { woman }),
  };
}

/** A place of the world under a name that nothing else explains, which may be misspelt. */
function worldNamed(
  unknown: readonly string[],
  atlas: Atlas,
  places: Places,
): { typed: string; spot: Spot } | undefined {
  for (const typed of unknown) {
    const place = worldPlace(typed, places);
    if (place) return { typed, spot: atlas.at(place, place.cityName) };
  }
  return undefined;
}
