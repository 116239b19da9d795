import {
  each,
  isOneOf,
  listed,
  listOf,
  phraseFinder,
  saying,
  sayings,
  withoutEnding,
} from "./phrases.ts";
import type { Token } from "./tokens.ts";

export const isAnd = isOneOf(({ small }) => small.and, "&|+");
export const isOr = isOneOf(({ small }) => small.or);
export const isWith = isOneOf(({ small }) => small.with, ",|&|+|:");
export const isFor = isOneOf(({ small }) => small.for);
export const isNot = isOneOf(({ small }) => small.not);
/** A word without the ending that denies it: "muzey" of "muzeysiz". */
export const endsWithout = withoutEnding(({ small }) => small.without ?? "");
export const isArticle = isOneOf(({ small }) => small.articles);
export const isUntil = isOneOf(({ small }) => small.until, "-");
export const isAbout = isOneOf(({ small }) => small.about);
export const isNumberSign = isOneOf(({ small }) => small.numberSign, "#|№|°|º|:|.");

export const findMonth = listed(({ months }) => months, 1);
/** 0 is Monday. */
export const findWeekday = listed(({ weekdays }) => weekdays);
export const isWeakDay = isOneOf(({ weakDays }) => weakDays);
export const findRelativeDay = listed(({ relativeDays }) => relativeDays);
export const findWhich = sayings(({ which }) => which);
export const findUnit = sayings(({ units }) => units);
export const findAhead = saying(({ timeAhead }) => timeAhead.before);
export const findFromNow = saying(({ timeAhead }) => timeAhead.after);
/** "2 days ago" is no day of August. */
export const isLongAgo = isOneOf(({ ago }) => ago ?? "");
export const findLater = listed(({ later }) => later);
export const isOrdinalEnding = isOneOf(({ ordinalEndings }) => ordinalEndings);
export const findOrdinal = listed(({ ordinals }) => ordinals, 1);
export const isYearWord = isOneOf(({ yearWords }) => yearWords);
export const isBetweenDayAndMonth = isOneOf(({ small }) => small.of);
export const isBeforeDate = isOneOf(({ beforeDate }) => beforeDate);
/** What makes "may" and the like a month. */
export const isBeforeMonth = isOneOf(({ beforeMonth }) => beforeMonth ?? "");
/** Those that lead to many things beside a bare day: "the 4", "с 5". */
export const isWeakBeforeDay = isOneOf(({ weakBeforeDay }) => weakBeforeDay ?? "");
export const isBeforeTime = isOneOf(({ beforeTime }) => beforeTime);
export const findSeason = sayings(({ seasons }) => seasons);
export const findFeast = sayings(({ feasts }) => feasts);
export const findWeekend = sayings(({ weekend }) => weekend);
export const findPartOfMonth = sayings(({ partOfMonth }) => partOfMonth);

export const findHalf = sayings(({ halves }) => halves);
export const findPartOfDay = sayings(({ partsOfDay }) => partsOfDay);
export const findClockWord = sayings(({ clockWords }) => clockWords);
export const findHalfHour = sayings(({ halfHour }) => halfHour);
export const findQuarter = sayings(({ quarter }) => quarter);
export const findMinutesOf = sayings(({ minutesOf }) => minutesOf ?? {});
export const isClassWord = isOneOf(({ classWords }) => classWords);
export const findAt = saying((lexicon) => lexicon.at);
export const isAtHour = isOneOf(({ atHour }) => atHour);
export const isHours = isOneOf(({ hours }) => hours);
export const isMinutes = isOneOf(({ minutes }) => minutes);
export const isOClock = isOneOf(({ oClock }) => oClock);
export const findTimeRole = sayings(({ timeRoles }) => timeRoles);
export const isWeakRole = isOneOf(({ weakRoles }) => weakRoles);
export const findOtherTime = saying(({ otherTimes }) => otherTimes);

/** Number words; a sum of several is read by `numberAt`. */
export const findNumeral = phraseFinder<number>(
  each(({ numbers }) => [
    ...listOf(numbers.ones, 1),
    ...listOf(numbers.tens, 20, 10),
    ...listOf(numbers.hundreds, 100, 100),
    [1000, numbers.thousand],
    ...(numbers.others ?? []),
  ]),
);
export const isZero = isOneOf(({ numbers }) => numbers.zero);
export const isThousands = isOneOf(({ thousands }) => thousands.replaceAll("*", ""));

export const findCurrencyWord = sayings<string>(({ currencies }) => currencies);
export const findShortCurrency = sayings<string>(({ shortCurrencies }) => shortCurrencies ?? {});
export const isTripWant = isOneOf(({ trip }) => trip?.want ?? "");
export const findPriceWord = sayings(({ priceWords }) => priceWords);
export const isWeakPrice = isOneOf(({ weakPrices }) => weakPrices);
export const findEach = saying((lexicon) => lexicon.each);
export const findEachWay = saying(({ eachWay }) => eachWay);
export const findPerDay = saying(({ perDay }) => perDay);
export const findPerCouple = saying(({ perCouple }) => perCouple ?? "");
export const isPoints = isOneOf(({ points }) => points);
export const findBudget = saying(({ budget }) => budget);
export const isMeasure = isOneOf(({ measures }) => measures);

export const findPeople = sayings(({ people }) => people);
export const findKin = sayings(({ kin }) => kin);
export const isYoung = saying(({ young }) => young);
export const isMine = isOneOf(({ mine }) => mine);
export const isEachBefore = isOneOf(({ eachBefore }) => eachBefore ?? "");
export const isTimeSpan = isOneOf(({ ages }) => ages.spans);
export const isManyChildren = isOneOf(({ manyChildren }) => manyChildren);
export const findLittle = saying(({ little }) => little);
export const findSelf = saying(({ self }) => self);
export const findWe = saying(({ we }) => we);
export const isMy = isOneOf(({ my }) => my);
export const findCouple = saying(({ couple }) => couple);
export const findTogether = listed(({ together }) => together, 2);
export const findSolo = saying(({ solo }) => solo);
export const findSoloWoman = saying(({ soloWoman }) => soloWoman ?? "");
export const findFamily = saying(({ family }) => family);
export const findGroupOf = sayings(({ groupOf, familyOf }) => ({
  group: groupOf,
  family: familyOf,
}));
export const findAgeUnit = sayings(({ ages: { years, months } }) => ({ years, months }));
export const isWithAfter = isOneOf(({ withAfter }) => withAfter ?? "");
/** "anamla": with my mother. */
export const endsWithMy = withoutEnding(({ withMy }) => withMy ?? "");
export const isAged = isOneOf(({ aged }) => aged);
export const findLap = sayings(({ lap }) => lap);
export const isChildTitle = isOneOf(({ childTitles }) => childTitles);

/** Words right before a place. */
export const findPlaceRole = sayings(({ places: { from, to, via } }) => ({ from, to, via }));
/** "from", "из": before the place where a way begins. */
export function isStart(tokens: readonly Token[], index: number): boolean {
  return findPlaceRole(tokens, index)?.value === "from";
}
/** Said after the place, as Azerbaijani does. */
export const findViaAfter = saying(({ places }) => places.viaAfter);
export const isWeakPlaceRole = isOneOf(({ places }) => places.weak);
export const isBeforePlace = isOneOf(({ places }) => places.between);
export const isAirportWord = isOneOf(({ places }) => places.airport);
export const isNoPlace = isOneOf(({ notPlaces }) => notPlaces);
/** A wait between flights: what follows is neither start nor end of one. */
export const findLayover = saying(({ journey }) => journey.layover);
/** What parts one flight, or one direction, from the next. */
export const findTurn = sayings(({ journey }) => journey.turns);
