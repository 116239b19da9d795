import type { DayNumber, Minutes } from "../../../domain/dates.ts";
import type { Gazetteer, NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Language } from "./language.ts";
import type { Token } from "./tokens.ts";

/** What a date says; which day it is depends on today, the language and the other dates. */
export interface SaidDate {
  readonly day?: number;
  /** 1 to 12. */
  readonly month?: number;
  readonly year?: number;
  /** Day and month as figures whose order is open: day and month are then the first reading. */
  readonly openOrder?: boolean;
  /** 0 is Monday. */
  readonly weekday?: number;
  /** "next" of "next Friday". */
  readonly nextWeek?: boolean;
  /** Days from today. */
  readonly fromToday?: number;
}

export type PlaceRole = "from" | "to" | "via";
export type TimeRole = "departure" | "arrival";
export type Turn = "outward" | "return" | "onward" | "leg";

/** One flight that a line of a listing gives in full. */
export interface ListedFlight {
  readonly airline: string;
  readonly number: string;
  readonly from: NamedPlace;
  readonly to: NamedPlace;
  readonly date: SaidDate;
  readonly departure: Minutes;
  readonly arrival: Minutes;
  readonly plusDays?: number;
  readonly arrivalDate?: SaidDate;
}

export type Said =
  | { readonly kind: "flight"; readonly airline?: string; readonly number: string }
  | { readonly kind: "airline"; readonly code: string }
  | { readonly kind: "place"; readonly place: NamedPlace; readonly role?: PlaceRole }
  | { readonly kind: "date"; readonly date: SaidDate; readonly ofArrival?: boolean }
  | {
      readonly kind: "time";
      readonly minutes: Minutes;
      readonly plusDays?: number;
      readonly role?: TimeRole;
    }
  | { readonly kind: "later"; readonly days: number }
  | { readonly kind: "turn"; readonly turn: Turn }
  | { readonly kind: "listed"; readonly flight: ListedFlight };

/** Something said, with the tokens that say it. */
export type Mention = Said & { readonly first: number; readonly next: number };

/** A text while it is read: each finder takes the tokens that it understands. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Who has read a token; 0 is nobody. */
  readonly taken: Uint8Array;
  readonly mentions: Mention[];
  /** The same by the token behind them. */
  readonly endings: Map<number, Mention>;
  readonly language: Language;
  /** All in capitals, where words look like codes. */
  readonly shouting: boolean;
  /** Nobody bothered with capitals. */
  readonly small: boolean;
  /** Times are written with colons somewhere in the text. */
  readonly colons: boolean;
  /** 7.55 and 9.10 are times: there are several such, and none with a colon. */
  readonly dottedTimes: boolean;
  readonly facts: Gazetteer;
  readonly today: DayNumber;
}

/** A text that says more than this is no itinerary; the rest is passed over. */
const MOST_MENTIONS = 400;

/** True when no token from `first` up to `next` has been read. */
export function isFree({ taken }: Reading, first: number, next = first + 1): boolean {
  for (let index = first; index < next; index++) if (taken[index] !== 0) return false;
  return true;
}

export function take({ taken }: Reading, first: number, next: number): void {
  taken.fill(1, first, next);
}

export function mention(reading: Reading, first: number, next: number, said: Said): void {
  take(reading, first, next);
  if (reading.mentions.length >= MOST_MENTIONS) return;
  const made: Mention = { ...said, first, next };
  reading.mentions.push(made);
  reading.endings.set(next, made);
}
