import type { TravelClass } from "../../domain/contracts/pricecheck/check.ts";
import type { WishWords } from "./wishes/kinds.ts";

export const READ_LANGUAGES = ["en", "az", "ru", "de", "it", "es", "fr", "tr"] as const;
/** A language that people's words are read in. */
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/**
 * How one language says things. Phrases are parted by "|" and compared without accents and
 * capitals; a word that ends in "*" stands for every word that begins so.
 * Lists are parted by ";".
 */
export interface Lexicon {
  /** Small words that give the language away. */
  readonly tells: string;
  readonly words: WordKinds;
  readonly phrases: PhraseKinds;
  readonly kinds: Kinds;
  readonly lists: Lists;
  readonly numbers: {
    /** 1 to 19. */
    readonly ones: string;
    /** 20 to 90. */
    readonly tens: string;
    /** 100, and up to 900 where these are words of their own. */
    readonly hundreds: string;
    readonly thousand: string;
    /** What a number word may end in: "yeddidə", "dörtte". */
    readonly endings?: string;
    /** Numbers that are two words and no sum: "soixante-dix". */
    readonly others?: readonly (readonly [number, string])[];
  };
  /** Behind a figure: "300 тыс.", "6k". */
  readonly multiples: readonly (readonly [number, string])[];
  readonly endings?: {
    /** Of a place's name, with what they say: "Bakıdan" is from Baku. */
    readonly from: string;
    readonly to: string;
    readonly none: string;
    /** Denies its word: "muzeysiz". */
    readonly without?: string;
    /** Says "with my": "anamla". */
    readonly withMy?: string;
  };
  /** In the lines that mail programs put above what is answered: "On 12 May, Anna wrote:", "Sent: …". */
  readonly mail: { readonly wrote: string; readonly sent: string };
  /** What trips are about; languages that trips are planned in have it. */
  readonly trip?: TripWords;
}

/** The first, from which all others take what there is to say, says all of it. */
export interface FirstLexicon extends Lexicon {
  readonly words: Required<WordKinds>;
  readonly phrases: Required<PhraseKinds>;
  readonly kinds: Required<Kinds>;
}

/** Words that are asked for one by one. */
export interface WordKinds {
  readonly and: string;
  readonly or: string;
  /** Before company: "with my wife". */
  readonly with: string;
  /** Before those it is for: "for two". */
  readonly for: string;
  readonly not: string;
  /** Between a denial and what it denies: "not too many museums". */
  readonly much: string;
  readonly article: string;
  /** "19 of May", "4 de febrero". */
  readonly betweenDayAndMonth: string;
  /** Between two ends of a range. */
  readonly until: string;
  readonly about: string;
  /** Before a number: "no.", "№". */
  readonly numberSign: string;
  /** Short names of weekdays that are common words: they count only beside a date. */
  readonly weakDay: string;
  /** Endings of a day's figure: "1st", "5-го". */
  readonly ordinalEnding: string;
  readonly yearWord: string;
  /** Before figures with a dot: "am 3.4." is a date, "um 3.40" a time. */
  readonly beforeDate: string;
  readonly beforeTime: string;
  /** Before a month whose name is another word too: "in may". */
  readonly beforeMonth?: string;
  /** Before a day, and before much else, as in "the 4", "с 5": a bare figure behind them is none. */
  readonly weakBeforeDay?: string;
  /** Between an hour and the minutes before it: "las ocho menos cinco". */
  readonly minutesLess?: string;
  /** Before a bare hour: "alle 7". */
  readonly atHour: string;
  readonly hours: string;
  readonly minutes: string;
  readonly oClock: string;
  /** Words that are the role of a time only right before it. */
  readonly weakRole: string;
  readonly zero: string;
  /** Prices that need the number right behind them: "for 120". */
  readonly weakPrice: string;
  /** Right before an amount: "по 700 долларов". */
  readonly eachBefore?: string;
  readonly points: string;
  readonly measure: string;
  /** Behind seats that nobody has taken: "3 seats left". */
  readonly remaining: string;
  readonly manyChildren: string;
  /** Those of them that are two without a number. */
  readonly twins?: string;
  /** One child of the writer: a bare figure behind it is an age. */
  readonly offspring?: string;
  readonly my: string;
  /** Those of them that say "my" and not "our" or "her". */
  readonly mine: string;
  /** Those that say whose he is who is not the writer's: "her husband". */
  readonly theirs: string;
  /** "with" that stands behind: "dostum ilə". */
  readonly withAfter?: string;
  readonly aged: string;
  /** Units of age that are lengths of time as well. */
  readonly timeSpan: string;
  /** Those that lead to a place only in their own language. */
  readonly weakPlaceRole: string;
  /** Between a role and its place: "from the airport of". */
  readonly beforePlace: string;
  readonly airportWord: string;
  /** Everyday words that are also the name or the code of a place somewhere. */
  readonly noPlace: string;
  readonly airlineLabel: string;
  /** Before an airline: "with Qatar". */
  readonly byAirline: string;
  /** Before a booking class: "Class: C". */
  readonly classWord: string;
  /** Cabins that are other words as well: they are cabins by themselves alone. */
  readonly weakCabin?: string;
  /** Between a denial and its place: "don't want to go to Paris", "Крым не предлагать". */
  readonly tripWant?: string;
  readonly greeting?: string;
  /** Behind "to" without being a place: "to my", "to relax". */
  readonly stop?: string;
}

/** Phrases that say one thing each. */
export interface PhraseKinds {
  /** Said behind what is denied: "lüks olmasın", "too expensive". */
  readonly notAfter?: string;
  readonly yesterday: string;
  /** What ends as a word for tomorrow does, and is a morning: "guten Morgen". */
  readonly noDay?: string;
  /** "in" of "in two weeks", and what stands behind them instead. */
  readonly ahead: string;
  readonly fromNow: string;
  readonly at: string;
  /** Times of a boarding pass that are not the flight's. */
  readonly otherTime: string;
  /** Beside a part of the price that is in it: "taxes included". */
  readonly included: string;
  readonly budget: string;
  /** What stands before a relative; the young are those of them that make him a child. */
  readonly little: string;
  readonly young: string;
  readonly self: string;
  readonly we: string;
  /** Before the number of those who are one group or one family. */
  readonly groupOf: string;
  readonly couple: string;
  readonly solo: string;
  /** Those of them that a woman says, and more that only she does. */
  readonly soloWoman?: string;
  readonly family: string;
  /** Said after the place, as Azerbaijani does. */
  readonly viaAfter: string;
  /** A wait between flights: what follows is neither start nor end of one. */
  readonly layover: string;
  /** What goes by land or sea: a line that begins with it is no flight. */
  readonly ground?: string;
  readonly duration: string;
  readonly flightWord: string;
  /** Before another code of the same flight, or that of one which is not taken: "instead of". */
  readonly operated: string;
  readonly soldAs: string;
  readonly seenOn: string;
  readonly sourceLabel: string;
  readonly website: string;
  /** An easy pace, and travellers who want one. */
  readonly relaxed?: string;
  /** Days of the traveller that the trip comes after: "getting married on". */
  readonly event?: string;
  /** Before what a trip is to be over by: "before Ramadan". */
  readonly over?: string;
  /** Before what takes the place of what was said: "actually", "вернее". */
  readonly corrects?: string;
  /** Before a day that the trip is to hold: "be in Fatima on 13 May". */
  readonly held?: string;
  /** Before the last day: "home on Sunday". */
  readonly homeward?: string;
  /** "we live in", beside the place where one does. */
  readonly home?: string;
  /** Before a length that comes on top: "plus a day in". */
  readonly plus?: string;
  /** Days without work: "2 days of leisure". */
  readonly leisure?: string;
  /** Things that a number stands before as it does before people: "2 rooms". */
  readonly counted?: string;
  /** Before what is wished: "we want to", "looking for". */
  readonly wants?: string;
  /** Words that ask for nothing: how people talk, and what they tell of themselves. */
  readonly chatter?: string;
  /** Before a place that a trip goes to. */
  readonly leadsTo?: string;
  /** What its holders have or are, what may stand between it and their country, and how they say that they are it. */
  readonly passport?: string;
  readonly passportLink?: string;
  readonly passportAre?: string;
}

/** Phrases that say one of several things. */
export interface Kinds {
  readonly which: Said<"next" | "coming">;
  /** Whom or what a price is for. */
  readonly rate: Said<Exclude<Rate, "perCouple" | "perChild">> & {
    readonly perCouple?: string;
    readonly perChild?: string;
  };
  readonly unit: Said<"day" | "night" | "week" | "month">;
  readonly season: Said<Season>;
  readonly feast: Readonly<Partial<Record<Feast, string>>>;
  readonly weekend: Said<"weekend" | "long">;
  /** The end is the last week. */
  readonly partOfMonth: Said<"early" | "mid" | "late"> & { readonly end?: string };
  readonly half: Said<"am" | "pm">;
  readonly partOfDay: Said<"morning" | "afternoon" | "evening" | "night">;
  readonly clockWord: Said<"noon" | "midnight">;
  /** "half" of "halb acht", and of "half past seven". */
  readonly halfHour: Said<"to" | "past">;
  /** "quarter to" and "quarter past", before the hour or behind it. */
  readonly quarter: Said<"to" | "past">;
  /** Between minutes and their hour: "ten past four", "zehn vor acht". */
  readonly minutesOf?: Said<"to" | "past">;
  readonly timeRole: Said<"departure" | "arrival">;
  readonly currencyWord: Said<string>;
  /** Those that are other words in other languages. */
  readonly shortCurrency?: Said<string>;
  /** A part is no price of the whole; of two prices the one that is now counts. */
  readonly priceWord: Said<PriceWord>;
  /** Teens are children to a planner, and adults to an airline. */
  readonly people: Said<Exclude<PersonKind, "teens">> & { readonly teens?: string };
  /** One with whom the writer goes, other grown relatives and friends, two of them, a small one. */
  readonly kin: Said<"spouse" | "grown" | "parent" | "pair" | "child">;
  readonly ageUnit: Said<"years" | "months">;
  readonly lap: Said<"lap" | "seat">;
  /** Right before a place. */
  readonly placeRole: Said<"from" | "to" | "via">;
  /** What parts one flight, or one direction, from the next. */
  readonly turn: Said<"outward" | "return" | "onward" | "leg">;
  readonly tripKind: Said<"round" | "oneWay">;
  readonly cabin: Said<TravelClass>;
  /** A trip with work in it; the other phrases look so and are none: "business class". */
  readonly work?: Said<"yes" | "no">;
  /** The day or the weekend before the first that is dated: "arrive the evening before". */
  readonly eve?: Said<"day" | "weekend">;
}

type Said<T extends string> = Readonly<Record<T, string>>;

export interface Lists {
  /** January first. */
  readonly month: string;
  /** Monday first. */
  readonly weekday: string;
  /** Today, tomorrow, the day after. */
  readonly relativeDay: string;
  /** The same day, the next day, two days later. */
  readonly later: string;
  /** Days in words, the first to the thirty-first. */
  readonly ordinal: string;
  /** Two people, three, four and more in one word: "zu dritt", "втроём". */
  readonly together: string;
}

/** A price of a night is that of a room, one for a couple is for two; with a child those who go with it are not counted. */
export type Rate = "each" | "eachWay" | "day" | "night" | "perCouple" | "perChild";
export type PriceWord = "total" | "price" | "part" | "now";
export type Season = "spring" | "summer" | "autumn" | "winter";
export type Feast =
  | "newYear"
  | "christmas"
  | "easter"
  | "orthodoxEaster"
  | "valentine"
  | "womensDay"
  | "novruz"
  | "ramadan"
  | "lastTen"
  | "mayHolidays";
export type PersonKind =
  | "adults"
  | "children"
  | "teens"
  | "infants"
  | "people"
  | "friends"
  | "couples";

export interface TripWords {
  readonly interests: Readonly<Record<string, string>>;
  /** Things that are asked for by name. */
  readonly wishes: WishWords;
  readonly styles: Readonly<Record<"economy" | "standard" | "comfort", string>>;
  /** In days; none of what only sounds so: "медовый месяц". */
  readonly lengths: readonly (readonly [number, string])[];
  /** Words that trips are described with and that are no places. */
  readonly ordinary: string;
}
