import type { Language } from "../../../../domain/catalogue.ts";
import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import { languageOf as languageOfTokens } from "../../../../reading/language.ts";
import type { Reading } from "../../../../reading/reading.ts";
import { cleanText, tokenize } from "../../../../reading/tokens.ts";
import type { Places } from "../../../../suppliers/types.ts";
import { languageOf } from "../../words.ts";
import type { Atlas } from "../atlas/atlas.ts";
import { beyondOf, destinationsOf, isRound, spotsOf } from "../atlas/destinations.ts";
import { thingsAmong } from "../atlas/thing-names.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { originAmong, withoutPassed } from "../wish/origin.ts";
import { unsaid, whoOf } from "../wish/travellers.ts";
import { unreadIn } from "../wish/unread.ts";
import { aroundFeast, beforeSchool, disagree } from "../wish/when.ts";
import { type WholeLength, wholeLength } from "../wish/whole-length.ts";
import type { Open, Wish } from "../wish/wish.ts";
import { workIn } from "../wish/work.ts";
import { findWishes, interestsIn, isOnWeekend, isRelaxed, styleIn, wishesOf } from "./interests.ts";
import { EASY } from "./lexicon/meant.ts";
import { eitherIn, endOfWay, findPlaces, isInOrder } from "./places.ts";
import { type Field, readTrip } from "./read.ts";
import { openingName, unknownNames } from "./unknown.ts";
import { unplannedIn } from "./unplanned.ts";

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
  const found = withoutPassed(reading, findPlaces(reading, atlas, places));
  const { origin, rest: named } = originAmong(found, places, atlas);
  const others = eitherIn(reading, named).flatMap((either) => either.others);
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
  const saidWhen = dates?.when.when ? dates.when : said.when;
  const { when: days, lasts } = saidWhen;
  const dated = days?.end === undefined ? lasts : days.end - days.start + 1;
  const givenLength = dates && wholeLength(dates, [], dated);
  // "Friday to Sunday in May": so many days.
  const lasting = lasts === undefined ? undefined : { days: lasts };
  const whole = wholeLength(said, rest, dated) ?? givenLength ?? lasting;
  const work = workIn(said, whole, destinations.spots, days);
  const goesOn = work?.goesOn;
  const length: WholeLength | undefined = goesOn ?? whole;
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
  const missing = beyond.filter(({ typed, place }) => !place && !isKnown(typed));
  const alone = opening?.alone ? [opening.name] : [];
  const beside = new Set([...missing.map(({ typed }) => typed), ...names, ...weak, ...alone]);
  const called = [...destinations.outings, ...thingsNamed(request.query, held)];
  const among = thingsAmong([...beside], called, held);
  const { things } = among;
  const unknown = among.unknown.filter((name) => !weak.includes(name));
  const unclear = opening === undefined || unknown.includes(opening.name) ? [] : [opening.name];
  const occasions = said.occasions.flatMap(({ value }) => value);
  const told = [...unknown, ...unclear];
  const isTold = (text: string) => isKnown(text) || told.some((name) => text.includes(name));
  const unplanned = unplannedIn(reading, [...wishes, ...said.occasions], isTold);
  // "250 GBP a night" in the field for money is what a room may cost.
  const { nightly = money?.nightly } = said;
  const givenStyle = money && styleIn(money.reading);
  const style = styleIn(reading) ?? givenStyle;
  const read = {
    dates: dates?.when.when ?? givenLength,
    budget: money?.budget ?? money?.nightly ?? givenStyle,
    travelers: people?.travellers,
  };
  const open: Open[] = [
    ...(isPartyOpen ? ["party" as const] : []),
    ...(saidWhen.reversed ? ["dates" as const] : []),
    ...((!goesOn && disagree(length?.days, dated)) || length?.disputed ? ["length" as const] : []),
    ...(others.length > 0 ? ["destinations" as const] : []),
    ...(budget && budget.currency === undefined && !request.currency ? ["currency" as const] : []),
  ];
  return {
    // Before what is spread: Node takes long to add members to what begins as a clone.
    spots: destinations.spots,
    ...languageFor(request.lang, reading),
    countries: destinations.countries,
    region: destinations.region,
    interests,
    needs,
    wishes: wishesOf([...wishes, ...(money ? findWishes(money.reading) : [])], interests),
    ...(things.length > 0 && { things }),
    ...work?.wish,
    ...(isOnWeekend(reading) && { weekend: true }),
    ...((end ?? (isInOrder(reading, rest) || rest.some(isRound))) && { ordered: true }),
    ...(length && { days: length.days }),
    ...(length?.stays?.length && { stays: length.stays }),
    ...(when && { when }),
    ...travellers,
    ...(budget && { budget }),
    ...(nightly && { nightly }),
    ...(style && { style }),
    ...((isRelaxed(reading) || wishes.some(({ kind }) => EASY.has(kind))) && { pace: "relaxed" }),
    ...(origin && { origin }),
    ...(said.meetings.length > 0 && { meetings: said.meetings }),
    ...(occasions.length > 0 && { occasions }),
    ...(said.passports.length > 0 && { passports: said.passports }),
    open,
    unread: FIELDS.flatMap((field) => unreadIn(field, request[field], read[field])),
    beyond: beyond.map(({ name }) => name),
    unknown,
    ...(unplanned.length > 0 && { unplanned }),
    unclear,
    ...(request.currency !== undefined && { currency: request.currency.trim().toUpperCase() }),
  };
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
