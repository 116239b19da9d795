import type { Category, Language, PartOfDay } from "../../../../domain/catalogue.ts";
import type { Heading, Need } from "../../../../domain/contracts/concierge/plan.ts";
import type { Entry } from "../../../../domain/entry.ts";
import type { Party } from "../../../../domain/travel.ts";
import type { Missed } from "../days/missed.ts";
import type { Theme } from "../route/theme.ts";
import type { Mode } from "../route/travel.ts";
import type { Open } from "../wish/wish.ts";
import { AZ } from "./az.ts";
import { EN } from "./en.ts";
import { RU } from "./ru.ts";

const WORDINGS: Readonly<Record<Language, Wording>> = { en: EN, az: AZ, ru: RU };

export function wordingOf(lang: Language): Wording {
  return WORDINGS[lang];
}

/** A way from one place to another, as a sentence needs it. */
export interface WayWords {
  readonly from?: string;
  readonly to: string;
  readonly mode?: Mode;
  /** The name of the train, where it has one. */
  readonly train?: string;
  /** They drive themselves. */
  readonly driven?: true;
  /** Already written out: "3.5", "3,5". */
  readonly hours: string;
  /** "J2 223, 09:40–11:00". */
  readonly flight?: string;
  /** Of the flight, local: "09:40", "11:00". */
  readonly departs?: string;
  readonly lands?: string;
  readonly landsNextDay: boolean;
  /** True where the flight left the day before the first of the plan. */
  readonly dayBefore: boolean;
  /** The town of the airport, where it is another, and the hours from it at the end of a transfer. */
  readonly town?: string;
  readonly after?: string;
  /** When to be at the airport, to leave the hotel, and when the place is reached: "09:10". */
  readonly airportBy: string;
  readonly leaves: string;
  readonly reaches: string;
  /** True where that hour is on the evening before the flight. */
  readonly airportEve: boolean;
  /** True where an earlier part of the day has told of the flight. */
  readonly landing: boolean;
  /** True where nothing before this sentence tells of the airport. */
  readonly fromHome: boolean;
  /** How the way between the airport and the place goes. */
  readonly onwardBy: Mode;
  /** True where the way ends before rooms are ready. */
  readonly early: boolean;
  /** True where it is reached in the small hours. */
  readonly night: boolean;
  /** True where the way goes on by road from the airport. */
  readonly onward: boolean;
  /** False where there is no hotel: on a trip of one day, or at a place of one's own. */
  readonly overnight: boolean;
  /** True for a way by land that is ridden through a night. */
  readonly throughNight: boolean;
  /** Places on the way. */
  readonly via: readonly string[];
}

/** A day of a theme: the morning names the place, the afternoon goes on there. */
export interface IdeaWords {
  morning(place: string): string;
  readonly afternoon: string;
}

export interface SummaryWords {
  readonly days: number;
  readonly travellers: number;
  readonly countries: readonly string[];
  readonly cities: readonly string[];
  readonly interests: readonly Category[];
  /** The trip stays in the country that it starts from. */
  readonly atHome: boolean;
  /** The only traveller is a woman. */
  readonly woman: boolean;
  /** It is made for work, whatever is seen beside it. */
  readonly work: boolean;
}

/**
 * Of a day that is travelled to the first city, what a part is: at home with the flight in a later
 * part than the next, at home until it leaves, leaving, taking off, or under way since before.
 */
export type Stage = "early" | "home" | "leaves" | "flies" | "on";

/** Words of advice in the remarks. */
export interface Advice {
  /** Flights at hours that are hard on the party, or with a long wait, written out. */
  hardHours(flights: string): string;
  /** Codes of airports. */
  otherAirport(left: string, back: string): string;
  /** `school` where children ski, and what hire costs where it is not in the sum. */
  ski(school: boolean, hire: string | undefined): string;
  /** A passport whose rules the catalogue does not have. */
  unknownPassport(home: string, countries: string): string;
  /** Cities without a sight in the catalogue, and the nearest that has some. */
  noSights(cities: string, near: string | undefined): string;
  /** Beaches that the hotel is wanted at. */
  area(beaches: string): string;
  readonly wheelchairUmrah: string;
  /** The flights go around the days of work. */
  readonly aroundWork: string;
  /** A day of work, written out, that begins at noon. */
  workFromNoon(day: string): string;
}

/** Everything that the planner says in one language. Names come in, sentences come out. */
export interface Wording {
  summary(words: SummaryWords): string;
  arrival(way: WayWords): string;
  wayThere(way: WayWords, stage: Stage): string;
  transfer(way: WayWords): string;
  /** `last` for the part of the day in which the way ends. */
  transferOn(way: WayWords, last: boolean): string;
  beforeTransfer(city: string, part: PartOfDay): string;
  departure(city: string, way: WayWords): string;
  /** `done` where the way ends in that part of the day, `before` where it has ended already. */
  wayHome(way: WayWords, when: { readonly done: boolean; readonly before: boolean }): string;
  /** `until` for the part of the day in which it ends. */
  excursionOn(title: string, until: string | undefined): string;
  /** The afternoon of a place that takes a day. */
  placeOn(name: string): string;
  /** "05:00", and what happens then. */
  at(clock: string, sentence: string): string;
  readonly free: Readonly<Record<PartOfDay, string>>;
  /** Days at a beach, a slope, a sanctuary, in the order of `IDEAS`. */
  readonly more: Readonly<Record<Theme, readonly IdeaWords[]>>;
  /** An afternoon there that no morning led to: the place comes first. */
  halfDay(place: string, afternoon: string): string;
  /** Hours that a way leaves of a part of the day: with nothing in them, after a night on board. */
  readonly hoursLeft: {
    readonly after: string;
    readonly before: string;
    readonly ski: string;
    readonly rest: string;
  };
  /** What is still done in a city that is left later on that day. */
  stillIn(city: string, sentence: string): string;
  readonly work: Readonly<Record<"morning" | "afternoon", string>> & {
    /** On a day that is left before six. */
    readonly leaving: string;
    /** "10:00–12:00". */
    meeting(hours: string): string;
    /** In a part of the day that it began before. */
    meetingOn(until: string): string;
    fair(hours: string): string;
    fairOn(until: string): string;
    /** Out of town: at a factory. */
    elsewhere(hours: string, place: string): string;
    elsewhereOn(until: string): string;
    /** What those do who come along. */
    /** What those do who come along while the others work. */
    meanwhile(sentence: string, isOne: boolean): string;
    /** What all of them do when the work is over. */
    together(sentence: string, isOne: boolean): string;
  };
  readonly tips: {
    excursion(title: string): string;
    /** Of what is gone weeks ahead. */
    sellsOut(title: string): string;
    readonly departure: string;
  };
  readonly weekdays: Readonly<
    Record<"mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun", string>
  >;
  /** "for all 4", after a price. */
  forAll(travellers: number): string;
  /** January to December, as "in January" needs them. */
  readonly inMonth: readonly string[];
  date(day: number, month: number, year: number): string;
  /** "Saturday, 10 April 2027". */
  onDay(weekday: string, date: string): string;
  list(items: readonly string[]): string;
  /** With the language's decimal mark. */
  number(value: number): string;
  party(party: Party): string;
  days(count: number): string;
  readonly remarks: RemarkWords;
  readonly advice: Advice;
  readonly refusals: {
    unknownPlace(name: string): string;
    unknownPlaces(names: string): string;
    readonly unknownPlaceHint: string;
  };
  readonly labels: Labels;
  readonly availability: AvailabilityWords;
}

/** Remarks, by kind; money and dates are written out already. */
export interface RemarkWords {
  daysCut(asked: number, days: number): string;
  daysDefault(days: number): string;
  daysOverDates(days: number, dated: number): string;
  past(date: string): string;
  typical(time: string): string;
  /** The same where a month was given. */
  inMonthFrom(time: string): string;
  /** The same where dates were given and not understood. */
  pricedFor(time: string): string;
  readonly unread: Readonly<Record<"dates" | "budget" | "travelers", (text: string) => string>>;
  readonly partyDefault: string;
  readonly oneAdult: string;
  partyAssumed(party: string): string;
  partyCut(asked: number, kept: number): string;
  unknown(names: string): string;
  leftOut(cities: string): string;
  added(cities: string): string;
  chosen(cities: string): string;
  offSeason(cities: string, inMonth: string): string;
  readonly noTheme: Readonly<Record<"ski" | "beach", string>>;
  readonly flightsLeftOut: string;
  noFlights(city: string): string;
  hardWay(city: string, stops: number, easier: string | undefined): string;
  leavesBefore(date: string, airportBy: string, nights: number): string;
  readonly missed: Readonly<Record<Missed["why"], (names: string) => string>>;
  roomsFull(city: string): string;
  freeDays(days: number): string;
  /** Days with their hours, written out: "Day 2, 10:00–12:00". */
  meetings(hours: string): string;
  /** The days of work, written out: "Day 2, Day 3". */
  work(days: string): string;
  readonly woman: Readonly<Record<"both" | "daylight" | "late", string>>;
  readonly needs: Readonly<
    Partial<Record<Need | "kosher" | "vegan" | "small_children" | "little_walking", string>>
  >;
  visas(home: string, rules: readonly (readonly [country: string, entry: Entry])[]): string;
  readonly open: Readonly<Partial<Record<Open, string>>>;
  currency(asked: string, used: string): string;
  readonly polishFailed: string;
}

export interface Labels {
  readonly day: (day: number) => string;
  /** Days in a row on which nothing is planned. */
  readonly freeDays: (count: number) => string;
  /** The same at a beach. */
  readonly seaDays: (beach: string, count: number) => string;
  readonly part: Readonly<Record<PartOfDay, string>>;
  readonly tips: string;
  readonly budget: string;
  readonly perPerson: string;
  readonly hotels: string;
  readonly flights: string;
  readonly activities: string;
  readonly notes: string;
  readonly dates: string;
  readonly total: string;
  readonly range: (low: string, expected: string, high: string) => string;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly available: string;
  readonly notAvailable: string;
}

export interface AvailabilityWords {
  /** `free` and `all` count hotels. */
  rooms(words: {
    readonly city: string;
    readonly free: number;
    readonly all: number;
    readonly guests: number;
    readonly dates: string;
  }): string;
  noRooms(city: string, guests: number, dates: string): string;
  noHotels(city: string): string;
  flights(from: string, count: number): string;
  noFlights(from: string): string;
  readonly flightsUnasked: string;
  unknownOrigin(name: string): string;
  goodSeason(city: string, inMonth: string): string;
  badSeason(city: string, inMonth: string, goodMonths: string): string;
  past(date: string): string;
  noDates(dates: string): string;
  unreadDates(text: string, dates: string): string;
  others(cities: string): string;
  readonly likely: string;
  readonly unlikely: string;
  tooMany(most: number): string;
}
