import type { Minutes } from "../../../domain/dates.ts";
import type { DateSpan } from "../../../reading/dates.ts";
import type { SaidDate } from "../../../reading/days.ts";
import type { Meant } from "../../../reading/names.ts";
import type { PlaceRole } from "../../../reading/place-roles.ts";
import { isFree, type Reading, take } from "../../../reading/reading.ts";
import type { Extent } from "../../../reading/tokens.ts";
import type { Gazetteer, NamedPlace } from "../../../suppliers/gazetteer.ts";

export type TimeRole = "departure" | "arrival";
export type Turn = "outward" | "return" | "onward" | "leg";

interface SaidTime {
  readonly minutes: Minutes;
  readonly plusDays?: number | undefined;
  readonly role?: TimeRole | undefined;
  /** Of either half of the day. */
  readonly vague?: boolean | undefined;
}

export type Said =
  | { readonly kind: "flight"; readonly airline?: string; readonly number: string }
  | { readonly kind: "airline"; readonly code: string }
  | { readonly kind: "place"; readonly place: NamedPlace; readonly role?: PlaceRole | undefined }
  | { readonly kind: "date"; readonly date: SaidDate; readonly ofArrival?: boolean }
  | ({ readonly kind: "time" } & SaidTime)
  | { readonly kind: "later"; readonly days: number }
  | { readonly kind: "turn"; readonly turn: Turn };

/** Something said, with the tokens that say it. */
export type Mention = Said & Extent;

export type Of<K extends Mention["kind"]> = Extract<Mention, { kind: K }>;

export function ofKind<K extends Mention["kind"]>(said: readonly Mention[], kind: K): Of<K>[] {
  return said.filter((one): one is Of<K> => one.kind === kind);
}

/** A text about flights while it is read. */
export interface FlightReading extends Reading {
  readonly mentions: Mention[];
  /** The same by their first token, and by the token behind them. */
  readonly starts: Map<number, Mention>;
  readonly endings: Map<number, Mention>;
  /** Where figures start that stand beside codes of places, in pairs. */
  readonly clocks: ReadonlySet<number>;
  readonly facts: Gazetteer;
  /** Names that were looked up before: the same words come again and again. */
  readonly names: Map<string, Meant<NamedPlace> | undefined>;
  /** Codes of all airlines that are known, and of those with a flight further up in the text. */
  readonly codes: Set<string>;
  readonly airlines: Set<string>;
}

/** A text that says more than this is no itinerary; the rest is passed over. */
const MOST_MENTIONS = 400;

/** Keeps what is said by some tokens, and returns the one behind them. */
export function mention(reading: FlightReading, first: number, next: number, said: Said): number {
  const made: Mention = { ...said, first, next };
  if (reading.mentions.length < MOST_MENTIONS) {
    reading.mentions.push(made);
    reading.starts.set(first, made);
    reading.endings.set(next, made);
  }
  return take(reading, first, next);
}

/** Mentions what is found from token to token; what is no part of a flight is passed over. */
export function mentionAll(
  reading: FlightReading,
  findAt: (index: number) => { readonly next: number; readonly said?: Said } | undefined,
): void {
  for (let index = 0; index < reading.tokens.length; index++) {
    const found = isFree(reading, index) ? findAt(index) : undefined;
    if (!found || !isFree(reading, index, found.next)) continue;
    const { next, said } = found;
    index = (said ? mention(reading, index, next, said) : take(reading, index, next)) - 1;
  }
}

/** Mentions dates as they were found. */
export function mentionDates(reading: FlightReading, spans: readonly DateSpan[]): void {
  for (const { first, next, ...span } of spans) {
    if ("later" in span) mention(reading, first, next, { kind: "later", days: span.later });
    else mention(reading, first, next, { kind: "date", date: span.date });
  }
}
