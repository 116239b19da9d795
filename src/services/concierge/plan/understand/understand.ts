import type { Language } from "../../../../domain/catalogue.ts";
import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import { type DayNumber, dateOf, dayNumber, monthOf, yearOf } from "../../../../domain/dates.ts";
import { languageOf as languageOfTokens } from "../../../../reading/language.ts";
import type { Reading } from "../../../../reading/reading.ts";
import { cleanText, tokenize } from "../../../../reading/tokens.ts";
import type { Places } from "../../../../suppliers/types.ts";
import { shorten } from "../../../../text/shorten.ts";
import { languageOf } from "../../words.ts";
import type { Atlas } from "../atlas.ts";
import { beyondOf, destinationsOf, isRound, spotsOf } from "../destinations.ts";
import { originAmong, worldPlace } from "../origin.ts";
import { thingsAmong } from "../thing-names.ts";
import { thingsNamed } from "../things-named.ts";
import type { Open, Unread, Wish } from "../wish.ts";
import { findWishes, interestsIn, isOnWeekend, isRelaxed, styleIn, wishesOf } from "./interests.ts";
import { EASY } from "./lexicon/meant.ts";
import { PART_DAYS } from "./lexicon/month-parts.ts";
import { type Travellers, unsaid } from "./party.ts";
import { alternativesIn, endOfWay, type Found, findPlaces, isChoice, isInOrder } from "./places.ts";
import { type Field, readTrip } from "./read.ts";
import { openingName, unknownNames } from "./unknown.ts";
import { unplannedIn } from "./unplanned.ts";
import type { When } from "./when.ts";
import { beyondWork, disagree, type WholeLength, wholeLength, workIn } from "./whole-length.ts";

/** As much of a field as an answer may repeat. */
export const LONGEST_QUOTE = 40;
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
  const { origin, rest: named } = originAmong(findPlaces(reading, atlas, places), places, atlas);
  const others = alternativesIn(reading, named);
  const wanted = named.filter((one) => !others.includes(one));
  const end = endOfWay(wanted);
  const rest = end ? [...wanted.filter((one) => one !== end), end] : wanted;
  const sum = money?.budget ?? said.budget;
  // A Russian at home who names no money means his own.
  const isAtHome = reading.language === "ru" && origin?.place.country === "RU";
  const budget = sum && isAtHome ? { ...sum, currency: sum.currency ?? "RUB" } : sum;
  const wishes = findWishes(reading);
  const { interests, needs } = interestsIn(reading, wishes, rest);
  const destinations = destinationsOf(rest, interests, atlas, places);
  const held = spotsOf(destinations, atlas);
  // "Ayia Napa or Protaras" are one place.
  const isOther = (one: Found) =>
    one.named.kind !== "spot" || !destinations.spots.includes(one.named.spot);
  const isOpen = others.some(isOther) || (others.length === 0 && isChoice(reading, named));
  const saidWhen = dates?.when.when ? dates.when : said.when;
  const dated =
    saidWhen.when?.end === undefined ? saidWhen.lasts : saidWhen.when.end - saidWhen.when.start + 1;
  const givenLength = dates && wholeLength(dates, [], dated);
  // "Friday to Sunday in May": so many days.
  const lasting =
    saidWhen.lasts === undefined ? undefined : { days: saidWhen.lasts, nights: false };
  const whole: WholeLength | undefined = wholeLength(said, rest, dated) ?? givenLength ?? lasting;
  const goesOn = beyondWork(said, whole, destinations.spots, saidWhen.when);
  const length = goesOn ?? whole;
  const { when: days } = saidWhen;
  const honeymooners = interests.includes("honeymoon") ? unsaid(2, "assumed") : undefined;
  const { unclear: isPartyOpen, ...travellers } =
    whoOf(people?.travellers, said.travellers) ?? honeymooners ?? unsaid(1, "default");
  const when =
    days?.end && goesOn
      ? { ...days, end: days.start + goesOn.days - 1 }
      : days && beforeSchool(aroundFeast(days, length?.days), travellers.party);
  const nothing =
    destinations.spots.length + destinations.countries.length + destinations.region.length === 0;
  const eager = nothing && interests.length === 0;
  const opening = eager ? openingName(reading) : undefined;
  const beyond = beyondOf(rest, places);
  const isKnown = (name: string) => thingsNamed(name, held).length > 0;
  const { names, weak } = unknownNames(reading, rest, nothing ? eager : undefined, isKnown);
  const beside = [
    ...new Set([
      ...beyond.flatMap(({ typed, place }) => (place || isKnown(typed) ? [] : [typed])),
      ...names,
      ...weak,
      ...(opening?.alone ? [opening.name] : []),
    ]),
  ];
  const called = [...destinations.outings, ...thingsNamed(request.query, held)];
  const among = thingsAmong(beside, called, held);
  const { things } = among;
  const unknown = among.unknown.filter((name) => !weak.includes(name));
  const unclear = opening === undefined || unknown.includes(opening.name) ? [] : [opening.name];
  const occasions = said.occasions.flatMap(({ value }) => value);
  const unplanned = unplannedIn(
    reading,
    [...wishes, ...said.occasions],
    (text) =>
      isKnown(text) ||
      [...unknown, ...unclear].some((name) => text.includes(name) || name.includes(text)),
  );
  // A place of the world under a name that nothing else explains, which may be misspelt.
  const [misspelt] = (nothing ? [...unknown, ...unclear] : []).flatMap((typed) => {
    const place = worldPlace(typed, places);
    return place ? [{ typed, spot: atlas.at(place, place.cityName) }] : [];
  });
  const givenStyle = money && styleIn(money.reading);
  const style = styleIn(reading) ?? givenStyle;
  const read = {
    dates: dates?.when.when ?? givenLength,
    budget: money?.budget ?? givenStyle,
    travelers: people?.travellers,
  };
  const open: Open[] = [
    ...(isPartyOpen ? ["party" as const] : []),
    ...(saidWhen.reversed ? ["dates" as const] : []),
    ...((!goesOn && disagree(length, dated)) || length?.disputed ? ["length" as const] : []),
    ...(isOpen ? ["destinations" as const] : []),
    ...(budget && budget.currency === undefined && !request.currency ? ["currency" as const] : []),
  ];
  return {
    // Before what is spread: Node takes long to add members to what begins as a clone.
    spots: destinations.spots,
    ...languageFor(request.lang, reading),
    countries: destinations.countries,
    region: destinations.region,
    ...(misspelt && { spots: [misspelt.spot] }),
    interests,
    needs,
    wishes: wishesOf([...wishes, ...(money ? findWishes(money.reading) : [])], interests),
    ...(things.length > 0 && { things }),
    ...workIn(said, length?.days, goesOn !== undefined),
    ...(isOnWeekend(reading) && { weekend: true }),
    ...((end ?? (isInOrder(reading, rest) || rest.some(isRound))) && { ordered: true }),
    ...(length && { days: length.days }),
    ...(length?.stays?.length && { stays: length.stays }),
    ...(when && { when }),
    ...travellers,
    ...(budget && { budget }),
    ...(style && { style }),
    ...((isRelaxed(reading) || wishes.some(({ kind }) => EASY.has(kind))) && { pace: "relaxed" }),
    ...(origin && { origin }),
    ...(said.meetings.length > 0 && { meetings: said.meetings }),
    ...(occasions.length > 0 && { occasions }),
    ...(said.passports.length > 0 && { passports: said.passports }),
    open,
    unread: FIELDS.flatMap((field) => unreadIn(field, request[field], read[field])),
    beyond: beyond.map(({ name }) => name),
    unknown: unknown.filter((word) => word !== misspelt?.typed),
    ...(unplanned.length > 0 && { unplanned }),
    unclear: unclear.filter((word) => word !== misspelt?.typed),
    ...(request.currency !== undefined && { currency: request.currency.trim().toUpperCase() }),
  };
}

/** A field that only counts says how many; words that come to the same number say who they are. */
function whoOf(counted: Travellers | undefined, said: Travellers | undefined) {
  if (!counted || !said || counted.party.children + counted.party.infants > 0) {
    return counted ?? said;
  }
  const { adults, children, infants } = said.party;
  const isSame = adults + children + infants === counted.party.adults;
  return isSame && said.partyFrom === "stated" ? said : counted;
}

/** A trip over a feast begins early enough to contain it. */
function aroundFeast({ feast, ...when }: When, days: number | undefined): When {
  if (!feast) return when;
  const before = days === undefined ? 1 : Math.floor((days - 1) / 2);
  return { ...when, start: when.start - Math.min(3, before) };
}

const AUGUST = 8;

/** Who goes with children at the end of August is home before school begins. */
function beforeSchool(when: When, { children }: Wish["party"]): When {
  const { start, exact } = when;
  const isLate = !exact && monthOf(start) === AUGUST && dateOf(start) >= PART_DAYS.late;
  if (!isLate || children === 0) return when;
  return { ...when, before: dayNumber(yearOf(start), AUGUST + 1, 1) };
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
