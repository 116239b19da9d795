import type { TravelClass } from "../domain/contracts/pricecheck/check.ts";
import {
  each,
  inOwn,
  isOneOf,
  listed,
  listOf,
  phraseFinder,
  saying,
  sayings,
  withoutEnding,
} from "./phrases.ts";
import type { Words } from "./tokens.ts";

export const numerals = each<number>(({ numbers }) => [
  ...listOf(numbers.ones, 1),
  ...listOf(numbers.tens, 20, 10),
  ...listOf(numbers.hundreds, 100, 100),
  [1000, numbers.thousand],
  ...(numbers.others ?? []),
]);

/** What phrases say that begin at a token, by what they are about. */
export const find = {
  month: listed(({ months }) => months, 1),
  /** 0 is Monday. */
  weekday: listed(({ weekdays }) => weekdays),
  relativeDay: listed(({ relativeDays }) => relativeDays),
  yesterday: saying(({ yesterday }) => yesterday),
  which: sayings(({ which }) => which),
  unit: sayings(({ units }) => units),
  ahead: saying(({ timeAhead }) => timeAhead.before),
  fromNow: saying(({ timeAhead }) => timeAhead.after),
  later: listed(({ later }) => later),
  ordinal: listed(({ ordinals }) => ordinals, 1),
  season: sayings(({ seasons }) => seasons),
  feast: sayings(({ feasts }) => feasts),
  weekend: sayings(({ weekend }) => weekend),
  partOfMonth: sayings(({ partOfMonth }) => partOfMonth),
  half: sayings(({ halves }) => halves),
  partOfDay: sayings(({ partsOfDay }) => partsOfDay),
  clockWord: sayings(({ clockWords }) => clockWords),
  halfHour: sayings(({ halfHour }) => halfHour),
  quarter: sayings(({ quarter }) => quarter),
  minutesOf: sayings(({ minutesOf }) => minutesOf ?? {}),
  at: saying((lexicon) => lexicon.at),
  timeRole: sayings(({ timeRoles }) => timeRoles),
  otherTime: saying(({ otherTimes }) => otherTimes),
  /** Number words; a sum of several is read by `numberAt`. */
  numeral: phraseFinder(numerals),
  /** "300 тыс.", "5 lakh". */
  multiple: phraseFinder<number>(each(({ multiples }) => multiples)),
  currencyWord: sayings<string>(({ currencies }) => currencies),
  shortCurrency: sayings<string>(({ shortCurrencies }) => shortCurrencies ?? {}),
  included: saying(({ included }) => included),
  priceWord: sayings(({ priceWords }) => priceWords),
  each: saying((lexicon) => lexicon.each),
  eachWay: saying(({ eachWay }) => eachWay),
  perDay: saying(({ perDay }) => perDay),
  perCouple: saying(({ perCouple }) => perCouple ?? ""),
  perChild: saying(({ perChild }) => perChild ?? ""),
  budget: saying(({ budget }) => budget),
  people: sayings(({ people }) => people),
  /** Of the text's own language: an airline may be called as a mother elsewhere. */
  kin: inOwn(sayings(({ kin }) => kin)),
  young: saying(({ young }) => young),
  little: saying(({ little }) => little),
  self: inOwn(saying(({ self }) => self)),
  we: inOwn(saying(({ we }) => we)),
  joins: saying(({ joins }) => joins ?? ""),
  couple: saying(({ couple }) => couple),
  together: listed(({ together }) => together, 2),
  solo: saying(({ solo }) => solo),
  soloWoman: saying(({ soloWoman }) => soloWoman ?? ""),
  family: saying(({ family }) => family),
  groupOf: sayings(({ groupOf, familyOf }) => ({
    group: groupOf,
    family: familyOf,
  })),
  ageUnit: sayings(({ ages: { years, months } }) => ({ years, months })),
  lap: sayings(({ lap }) => lap),
  /** Words right before a place. */
  placeRole: sayings(({ places: { from, to, via } }) => ({ from, to, via })),
  /** Said after the place, as Azerbaijani does. */
  viaAfter: saying(({ places }) => places.viaAfter),
  /** A wait between flights: what follows is neither start nor end of one. */
  layover: saying(({ journey }) => journey.layover),
  /** What parts one flight, or one direction, from the next. */
  turn: sayings(({ journey }) => journey.turns),
  duration: saying(({ journey }) => journey.duration),
  ground: saying(({ journey }) => journey.ground ?? ""),
  tripKind: sayings(({ journey }) => journey.kinds),
  flightWord: saying(({ journey }) => journey.flight),
  operated: saying(({ journey }) => journey.operated),
  soldAs: saying(({ journey }) => journey.soldAs),
  seenOn: saying(({ source }) => source.seen),
  sourceLabel: saying(({ source }) => source.label),
  website: saying(({ source }) => source.site),
  cabin: sayings<TravelClass>(({ cabins }) => cabins),
};

/** Whether a folded word is one of a kind. */
export const is = {
  and: isOneOf(({ small }) => small.and, "&|+"),
  or: isOneOf(({ small }) => small.or),
  with: isOneOf(({ small }) => small.with, ",|&|+|:"),
  for: isOneOf(({ small }) => small.for),
  not: isOneOf(({ small }) => small.not),
  article: isOneOf(({ small }) => small.articles),
  until: isOneOf(({ small }) => small.until, "-"),
  about: isOneOf(({ small }) => small.about),
  numberSign: isOneOf(({ small }) => small.numberSign, "#|№|°|º|:|."),
  weakDay: isOneOf(({ weakDays }) => weakDays),
  ordinalEnding: isOneOf(({ ordinalEndings }) => ordinalEndings),
  yearWord: isOneOf(({ yearWords }) => yearWords),
  betweenDayAndMonth: isOneOf(({ small }) => small.of),
  beforeDate: isOneOf(({ beforeDate }) => beforeDate),
  /** What makes "may" and the like a month. */
  beforeMonth: isOneOf(({ beforeMonth }) => beforeMonth ?? ""),
  /** Those that lead to many things beside a bare day: "the 4", "с 5". */
  weakBeforeDay: isOneOf(({ weakBeforeDay }) => weakBeforeDay ?? ""),
  beforeTime: isOneOf(({ beforeTime }) => beforeTime),
  classWord: isOneOf(({ classWords }) => classWords),
  atHour: isOneOf(({ atHour }) => atHour),
  hours: isOneOf(({ hours }) => hours),
  minutes: isOneOf(({ minutes }) => minutes),
  oClock: isOneOf(({ oClock }) => oClock),
  weakRole: isOneOf(({ weakRoles }) => weakRoles),
  zero: isOneOf(({ numbers }) => numbers.zero),
  minutesLess: isOneOf(({ minutesLess }) => minutesLess ?? ""),
  tripWant: isOneOf(({ trip }) => trip?.want ?? ""),
  weakPrice: isOneOf(({ weakPrices }) => weakPrices),
  points: isOneOf(({ points }) => points),
  measure: isOneOf(({ measures }) => measures),
  mine: isOneOf(({ mine }) => mine),
  theirs: isOneOf(({ theirs }) => theirs),
  eachBefore: isOneOf(({ eachBefore }) => eachBefore ?? ""),
  timeSpan: isOneOf(({ ages }) => ages.spans),
  manyChildren: isOneOf(({ manyChildren }) => manyChildren),
  remaining: isOneOf(({ remaining }) => remaining),
  my: isOneOf(({ my }) => my),
  twins: isOneOf(({ twins }) => twins ?? ""),
  withAfter: isOneOf(({ withAfter }) => withAfter ?? ""),
  aged: isOneOf(({ aged }) => aged),
  weakPlaceRole: isOneOf(({ places }) => places.weak),
  beforePlace: isOneOf(({ places }) => places.between),
  airportWord: isOneOf(({ places }) => places.airport),
  noPlace: isOneOf(({ notPlaces }) => notPlaces),
  airlineLabel: isOneOf(({ journey }) => journey.airline),
  byAirline: isOneOf(({ journey }) => journey.byAirline),
  weakCabin: isOneOf(({ weakCabins }) => weakCabins ?? ""),
  noCabin: isOneOf(({ notCabins }) => notCabins),
};

/** A word without the ending that denies it: "muzey" of "muzeysiz". */
export const endsWithout = withoutEnding(({ small }) => small.without ?? "");
/** "anamla": with my mother. */
export const endsWithMy = withoutEnding(({ withMy }) => withMy ?? "");

/** "from", "из": before the place where a way begins. */
export function isStart(reading: Words, index: number): boolean {
  return find.placeRole(reading, index)?.value === "from";
}
