import type { Category } from "../../../../../domain/catalogue.ts";

export type Season = "spring" | "summer" | "autumn" | "winter";
export type Style = "economy" | "standard" | "comfort";

/**
 * How one language says the things that a trip is described with. Patterns are over folded text
 * (lower case, no accents); `~` is any ending, a space is a blank or a hyphen.
 */
export interface Phrases {
  /** Words that betray the language. */
  readonly telltale: string;
  /** Number words and what they stand for; longer ones first. */
  readonly numbers: readonly (readonly [pattern: string, value: string])[];
  readonly day: string;
  readonly night: string;
  readonly week: string;
  readonly month: string;
  /** Phrases that are a length of so many days by themselves. */
  readonly lengths: readonly (readonly [pattern: string, days: number])[];
  /** January to December. */
  readonly months: readonly string[];
  /** What makes a month's name a time, where the name alone might be another word. */
  readonly seasons: Readonly<Record<Season, string>>;
  /** Between two dates. */
  readonly until: string;
  readonly early: string;
  readonly late: string;
  readonly relative: Readonly<
    Record<"tomorrow" | "nextWeek" | "nextMonth" | "thisWeekend", string>
  >;
  /** Days of the year that people travel around. */
  readonly holidays: readonly (readonly [pattern: string, month: number, day: number])[];
  readonly people: string;
  readonly adults: string;
  readonly children: string;
  readonly infants: string;
  /** Phrases that say who travels without a figure: adults, children, infants. */
  readonly parties: readonly (readonly [
    pattern: string,
    party: readonly [number, number, number],
  ])[];
  /** A figure that counts people without naming them: "for 4". */
  readonly forSome?: string;
  /** A child that nobody counted. */
  readonly oneChild: string;
  /** One who was not counted: "and a baby". */
  readonly oneInfant: string;
  /** "family of 4" as a pattern with the figure. */
  readonly family: string;
  readonly thousand: string;
  readonly currencies: readonly (readonly [pattern: string, code: string])[];
  /** What stands before an amount that has no currency. */
  readonly budgetCue: string;
  readonly perPerson: string;
  readonly styles: Readonly<Record<Style, string>>;
  /** Words before the place where the journey starts. */
  readonly fromWords: string;
  /** Words before a place that one goes to. */
  readonly toWords: string;
  readonly interests: Readonly<Record<Category, string>>;
}
