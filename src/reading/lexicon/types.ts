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
  readonly small: {
    readonly and: string;
    readonly or: string;
    /** Before company: "with my wife". */
    readonly with: string;
    /** Before those it is for: "for two". */
    readonly for: string;
    readonly not: string;
    /** Between a denial and what it denies: "not too many museums". */
    readonly much: string;
    /** Said behind what is denied: "lüks olmasın". */
    readonly notAfter?: string;
    /** An ending that denies its word: "muzeysiz". */
    readonly without?: string;
    readonly articles: string;
    /** Between a day and its month: "19 of May", "4 de febrero". */
    readonly of: string;
    /** Between two ends of a range. */
    readonly until: string;
    readonly about: string;
    /** Before a number: "no.", "№". */
    readonly numberSign: string;
  };
  /** January first. */
  readonly months: string;
  /** Monday first. */
  readonly weekdays: string;
  /** Short names of weekdays that are common words: they count only beside a date. */
  readonly weakDays: string;
  /** Today, tomorrow, the day after. */
  readonly relativeDays: string;
  readonly yesterday: string;
  readonly which: { readonly next: string; readonly coming: string };
  readonly units: {
    readonly day: string;
    readonly night: string;
    readonly week: string;
    readonly month: string;
  };
  /** "in" of "in two weeks", and what stands behind them instead. */
  readonly timeAhead: { readonly before: string; readonly after: string };
  /** The same day, the next day, two days later. */
  readonly later: string;
  /** Endings of a day's figure: "1st", "5-го". */
  readonly ordinalEndings: string;
  /** Days in words, the first to the thirty-first. */
  readonly ordinals: string;
  readonly yearWords: string;
  /** Before figures with a dot: "am 3.4." is a date, "um 3.40" a time. */
  readonly beforeDate: string;
  readonly beforeTime: string;
  /** Before a month whose name is another word too: "in may". */
  readonly beforeMonth?: string;
  /** Before a day, and before much else: a bare figure behind them is none. */
  readonly weakBeforeDay?: string;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly feasts: Readonly<Partial<Record<Feast, string>>>;
  readonly weekend: { readonly weekend: string; readonly long: string };
  /** The end is the last week. */
  readonly partOfMonth: Readonly<Record<"early" | "mid" | "late", string>> & {
    readonly end?: string;
  };
  readonly halves: { readonly am: string; readonly pm: string };
  readonly partsOfDay: Readonly<Record<"morning" | "afternoon" | "evening" | "night", string>>;
  readonly clockWords: { readonly noon: string; readonly midnight: string };
  /** "half" of "halb acht", and of "half past seven". */
  readonly halfHour: { readonly to: string; readonly past: string };
  /** "quarter to" and "quarter past", before the hour or behind it. */
  readonly quarter: { readonly to: string; readonly past: string };
  /** Between minutes and their hour: "ten past four", "zehn vor acht". */
  readonly minutesOf?: { readonly to: string; readonly past: string };
  /** Between an hour and the minutes before it: "las ocho menos cinco". */
  readonly minutesLess?: string;
  readonly at: string;
  /** Before a bare hour: "alle 7". */
  readonly atHour: string;
  readonly hours: string;
  readonly minutes: string;
  readonly oClock: string;
  readonly timeRoles: { readonly departure: string; readonly arrival: string };
  /** Words that are such a role only right before a time. */
  readonly weakRoles: string;
  /** Times of a boarding pass that are not the flight's. */
  readonly otherTimes: string;
  readonly numbers: {
    /** 1 to 19. */
    readonly ones: string;
    /** 20 to 90. */
    readonly tens: string;
    /** 100, and up to 900 where these are words of their own. */
    readonly hundreds: string;
    readonly thousand: string;
    readonly zero: string;
    /** What a number word may end in: "yeddidə", "dörtte". */
    readonly endings?: string;
    /** Numbers that are two words and no sum: "soixante-dix". */
    readonly others?: readonly (readonly [number, string])[];
  };
  /** Behind a figure: "300 тыс.", "6k". */
  readonly multiples: readonly (readonly [number, string])[];
  readonly currencies: Readonly<Record<string, string>>;
  /** Those that are other words in other languages. */
  readonly shortCurrencies?: Readonly<Record<string, string>>;
  /** A part is no price of the whole; of two prices the one that is now counts. */
  readonly priceWords: Readonly<Record<"total" | "price" | "part" | "now", string>>;
  /** Beside a part of the price that is in it: "taxes included". */
  readonly included: string;
  /** Prices that need the number right behind them: "for 120". */
  readonly weakPrices: string;
  readonly each: string;
  /** Right before an amount: "по 700 долларов". */
  readonly eachBefore?: string;
  readonly eachWay: string;
  readonly perDay: string;
  /** A price for two. */
  readonly perCouple?: string;
  /** Of a group of children: those who go with them are not counted. */
  readonly perChild?: string;
  readonly points: string;
  readonly budget: string;
  readonly measures: string;
  /** Teens are children to a planner, and adults to an airline. */
  readonly people: Readonly<Record<Exclude<PersonKind, "teens">, string>> & {
    readonly teens?: string;
  };
  /** One with whom the writer goes, other grown relatives and friends, two of them, a small one. */
  readonly kin: Readonly<Record<"spouse" | "grown" | "pair" | "child", string>>;
  /** Behind seats that nobody has taken: "3 seats left". */
  readonly remaining: string;
  readonly manyChildren: string;
  /** Those of them that are two without a number. */
  readonly twins?: string;
  /** What stands before a relative; the young are those of them that make him a child. */
  readonly little: string;
  readonly young: string;
  readonly self: string;
  readonly we: string;
  readonly my: string;
  /** Those of them that say "my" and not "our" or "her". */
  readonly mine: string;
  /** Those that say whose he is who is not the writer's: "her husband". */
  readonly theirs: string;
  /** Endings that say "with my": "anamla". */
  readonly withMy?: string;
  /** "with" that stands behind: "dostum ilə". */
  readonly withAfter?: string;
  /** Behind one who comes too: "my wife joins me". */
  readonly joins?: string;
  readonly couple: string;
  /** Two people, three, four and more in one word: "zu dritt", "втроём". */
  readonly together: string;
  readonly solo: string;
  /** Those of them that a woman says, and more that only she does. */
  readonly soloWoman?: string;
  readonly family: string;
  readonly groupOf: string;
  readonly familyOf: string;
  /** Units of age; spans are those that are lengths of time as well. */
  readonly ages: { readonly years: string; readonly months: string; readonly spans: string };
  readonly aged: string;
  readonly lap: { readonly lap: string; readonly seat: string };
  readonly places: PlaceWords;
  readonly journey: JourneyWords;
  readonly source: { readonly seen: string; readonly label: string; readonly site: string };
  /** In the lines that mail programs put above what is answered: "On 12 May, Anna wrote:", "Sent: …". */
  readonly mail: { readonly wrote: string; readonly sent: string };
  /** Before a booking class: "Class: C". */
  readonly classWords: string;
  readonly cabins: Readonly<Record<"PREMIUM_ECONOMY" | "BUSINESS" | "FIRST" | "ECONOMY", string>>;
  /** Those that are other words as well: they are cabins by themselves alone. */
  readonly weakCabins?: string;
  readonly notCabins: string;
  /** Everyday words that are also the name or the code of a place somewhere. */
  readonly notPlaces: string;
  /** What trips are about; languages that trips are planned in have it. */
  readonly trip?: TripWords;
}

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

export interface PlaceWords {
  readonly from: string;
  readonly to: string;
  readonly via: string;
  readonly viaAfter: string;
  /** Those that lead to a place only in their own language. */
  readonly weak: string;
  /** Between a role and its place: "from the airport of". */
  readonly between: string;
  readonly airport: string;
  /** Endings of a place's name, with what they say: "Bakıdan" is from Baku. */
  readonly endings?: { readonly from: string; readonly to: string; readonly none: string };
}

export interface JourneyWords {
  readonly layover: string;
  /** What goes by land or sea: a line that begins with it is no flight. */
  readonly ground?: string;
  readonly duration: string;
  readonly turns: Readonly<Record<"outward" | "return" | "onward" | "leg", string>>;
  readonly kinds: { readonly round: string; readonly oneWay: string };
  readonly flight: string;
  /** Before another code of the same flight, or that of one which is not taken: "instead of". */
  readonly operated: string;
  readonly soldAs: string;
  readonly airline: string;
  /** Before an airline: "with Qatar". */
  readonly byAirline: string;
}

export interface TripWords {
  readonly interests: Readonly<Record<string, string>>;
  /** Things that are asked for by name. */
  readonly wishes: WishWords;
  readonly styles: Readonly<Record<"economy" | "standard" | "comfort", string>>;
  /** An easy pace, and travellers who want one. */
  readonly relaxed: string;
  /** In days; none of what only sounds so: "медовый месяц". */
  readonly lengths: readonly (readonly [number, string])[];
  /** Days of the traveller that the trip comes after: "getting married on". */
  readonly events: string;
  /** What a trip is to be over before: "before Ramadan". */
  readonly ahead?: string;
  /** The day before the first that is dated: "arrive the evening before". */
  readonly eve: string;
  /** Before the last day: "home on Sunday". */
  readonly homeward: string;
  /** "we live in", beside the place where one does. */
  readonly home: string;
  /** What its holders have or are, what may stand between it and their country, and how they say that they are it. */
  readonly passport: { readonly word: string; readonly link: string; readonly are: string };
  /** Before a length that comes on top: "plus a day in". */
  readonly plus: string;
  /** A trip with work in it; the other phrases look so and are none: "business class". */
  readonly work: { readonly yes: string; readonly no: string };
  /** Days without work: "2 days of leisure". */
  readonly leisure: string;
  /** Behind a place that is only compared with: "Bologna-style". */
  readonly style: string;
  /** Things that a number stands before as it does before people: "2 rooms". */
  readonly counted: string;
  /** Before what is wished: "we want to", "looking for". */
  readonly wants: string;
  /** Words that ask for nothing: how people talk, and what they tell of themselves. */
  readonly chatter: string;
  /** Words that trips are described with and that are no places. */
  readonly ordinary: string;
  readonly greetings: string;
  /** Before the place where the trip starts, and before one that it goes to. */
  readonly from: string;
  readonly to: string;
  /** Between a denial and its place: "don't want to go to Paris", "Крым не предлагать". */
  readonly want: string;
  /** Behind "to" without being a place: "to my", "to relax". */
  readonly stops: string;
}
