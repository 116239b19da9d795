import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import type { Places } from "../../../../suppliers/types.ts";
import { languageOf } from "../../words.ts";
import type { Atlas, Spot } from "../atlas.ts";
import type { Unread, Wish } from "../wish.ts";
import { takeDates } from "./dates.ts";
import { interestsIn, styleIn } from "./interests.ts";
import { languageOfText, phrasesFor } from "./language.ts";
import { lengthOfAll, takeLength } from "./length.ts";
import { takeBudget } from "./money.ts";
import type { Found } from "./names.ts";
import { withFigures } from "./numbers.ts";
import { originAmong, worldPlace } from "./origin.ts";
import { type Travellers, takeParty } from "./party.ts";
import type { Phrases } from "./phrases/types.ts";
import { shortened, type Text, textOf } from "./text.ts";
import { citiesIn, countriesIn, isVocabulary, openingName, unknownNames } from "./unknown.ts";

/** Texts are read this far. */
const LONGEST = 2000;
/** How far the catalogue's nearest place may be from one that it does not have. */
const SUBSTITUTE_KM = 250;

/** Reads a request in any of the desk's languages. */
export function understand(
  request: PlanRequest,
  atlas: Atlas,
  places: Places,
  today: DayNumber,
): Wish {
  const query = request.query.slice(0, LONGEST);
  const phrases = phrasesFor(query);
  const text = withFigures(textOf(query), phrases);
  const whole = text.plain();
  const givenLength = readAlone(request.dates, takeLength);
  const ofAll = lengthOfAll(text, phrases);
  const stated = takeLength(text, phrases) ?? givenLength;
  const spokenDates = takeDates(text, phrases, today);
  const givenDates = readAlone(request.dates, (field, words) => takeDates(field, words, today));
  const when = givenDates ?? spokenDates;
  const spokenBudget = takeBudget(text, phrases, { alone: false });
  const givenBudget = readAlone(request.budget, (field, words) =>
    takeBudget(field, words, { alone: true }),
  );
  const budget = givenBudget ?? spokenBudget;
  const spokenParty = takeParty(text, phrases, { alone: false });
  const givenParty = readAlone(request.travelers, (field, words) =>
    takeParty(field, words, { alone: true }),
  );
  const travellers = givenParty ?? spokenParty;

  const named = atlas.names.take(text);
  const spelt = [
    ...named,
    ...atlas.names.takeMisspelt(text, (word) => isVocabulary(word, phrases)),
  ];
  spelt.sort((a, b) => a.at - b.at);
  const { origin, rest } = originAmong(spelt, text, phrases, places);
  const destinations = destinationsOf(rest);
  // "Rome 2 days, Florence 3 days": as many lengths as cities are one for each of them.
  const days = ofAll?.cities === destinations.spots.length ? ofAll.days : stated;
  const interests = interestsIn(whole, phrases);
  const nothing =
    destinations.spots.length + destinations.countries.length + destinations.region.length === 0;
  const opening = nothing && interests.length === 0 ? openingName(text, phrases) : undefined;
  const unknown = [
    ...new Set([
      ...unknownNames(text, phrases, nothing && interests.length === 0),
      ...(opening?.alone ? [opening.name] : []),
      ...(nothing ? countriesIn(text, phrases) : []),
      ...citiesIn(text, phrases, places),
    ]),
  ];
  const unclear = opening === undefined || unknown.includes(opening.name) ? [] : [opening.name];
  const substitute = nothing ? substituteFor([...unknown, ...unclear], atlas, places) : undefined;
  const givenStyle = readAlone(request.budget, (field, words) => styleIn(field.plain(), words));
  const style = styleIn(whole, phrases) ?? givenStyle;
  const unread = [
    ...unreadIn("dates", request.dates, givenDates ?? givenLength),
    ...unreadIn("budget", request.budget, givenBudget ?? givenStyle),
    ...unreadIn("travelers", request.travelers, givenParty),
  ];
  return {
    ...languageFor(request.lang, query),
    ...destinations,
    ...(substitute && { spots: [substitute.spot], substitute }),
    interests,
    ...(days !== undefined && { days }),
    ...(when && { when }),
    ...partyFor(travellers),
    ...(budget && { budget }),
    ...(style && { style }),
    ...(origin && { origin }),
    unread,
    unknown: unknown.filter((word) => word !== substitute?.typed),
    unclear: unclear.filter((word) => word !== substitute?.typed),
    ...(request.currency !== undefined && { currency: request.currency.trim().toUpperCase() }),
  };
}

function languageFor(lang: string | undefined, query: string): Pick<Wish, "lang" | "langNote"> {
  if (lang === undefined || lang.trim() === "") return { lang: languageOfText(query) ?? "en" };
  const { lang: known, note } = languageOf(lang);
  return { lang: known, ...(note !== undefined && { langNote: note }) };
}

/** A field that somebody filled in and nothing was made of. */
function unreadIn(field: Unread["field"], given: string | undefined, read: unknown): Unread[] {
  const text = (given ?? "").replace(/\p{Cc}+/gu, " ").trim();
  return text === "" || read !== undefined ? [] : [{ field, text: shortened(text) }];
}

function readAlone<T>(
  field: string | undefined,
  read: (text: Text, phrases: readonly Phrases[]) => T | undefined,
): T | undefined {
  if (field === undefined || field.trim() === "") return undefined;
  const source = field.slice(0, LONGEST);
  const phrases = phrasesFor(source);
  return read(withFigures(textOf(source), phrases), phrases);
}

function destinationsOf(found: readonly Found[]): Pick<Wish, "spots" | "countries" | "region"> {
  const spots = new Set<Spot>();
  const countries = new Set<string>();
  const region = new Set<string>();
  for (const { named } of found) {
    if (named.kind === "spot") spots.add(named.spot);
    else if (named.kind === "country") countries.add(named.code);
    else for (const code of named.countries) region.add(code);
  }
  // "Tbilisi, Georgia" names one place: the country says where it is.
  for (const { country } of spots) countries.delete(country);
  for (const code of countries) region.delete(code);
  const narrowed = spots.size > 0 ? [] : [...region];
  return { spots: [...spots], countries: [...countries], region: narrowed };
}

function partyFor(
  travellers: Travellers | undefined,
): Pick<Wish, "party" | "partyFrom" | "partyCutFrom"> {
  if (!travellers) return { party: { adults: 1, children: 0, infants: 0 }, partyFrom: "default" };
  return {
    party: travellers.party,
    partyFrom: travellers.assumed ? "assumed" : "stated",
    ...(travellers.cutFrom !== undefined && { partyCutFrom: travellers.cutFrom }),
  };
}

/** What the catalogue has nearest to a place that the world knows and the catalogue does not. */
function substituteFor(
  unknown: readonly string[],
  atlas: Atlas,
  places: Places,
): { typed: string; spot: Spot } | undefined {
  for (const typed of unknown) {
    const place = worldPlace(typed, places, true);
    if (!place) continue;
    let best: Spot | undefined;
    let nearest = SUBSTITUTE_KM;
    // Not over a border: the nearest place may lie beyond one that nobody crosses.
    for (const spot of atlas.spots) {
      if (spot.countryName.en !== place.countryName) continue;
      const km = distanceKm(place, spot);
      if (km < nearest) {
        best = spot;
        nearest = km;
      }
    }
    if (best) return { typed, spot: best };
  }
  return undefined;
}
