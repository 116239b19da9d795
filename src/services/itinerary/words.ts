import type { Language } from "../../domain/catalogue.ts";
import type { Board, Cabin } from "../../domain/travel.ts";
import type { Conflict } from "./order.ts";
import type { Rule } from "./rule.ts";
import { az } from "./words-az.ts";
import { en } from "./words-en.ts";
import { ru } from "./words-ru.ts";

/** What an itinerary says to the traveller. An amount is absent where the traveller is shown none. */
export interface ItineraryWords {
  readonly heading: string;
  readonly reference: string;
  readonly travellers: string;
  readonly total: string;
  readonly local: string;
  readonly cancelledAll: string;
  readonly unpaid: string;
  readonly cancelled: string;
  readonly calledOff: string;
  readonly newTime: (booked: string) => string;
  readonly layover: (time: string) => string;
  /** Of an airport whose name is known in English. */
  readonly airport: (name: string) => string;
  readonly terminal: (name: string) => string;
  readonly flownBy: (airline: string) => string;
  readonly seats: (seats: string) => string;
  readonly online: (when: string) => string;
  readonly bagDrop: (time: string) => string;
  /** Checked bags, what each may weigh where it is known, and bags in the cabin. */
  readonly bags: (checked: number, kg: number | undefined, carryOn: number) => string;
  readonly moreBags: (count: number) => string;
  readonly change: (rule: Rule) => string;
  readonly refund: (rule: Rule) => string;
  readonly credit: string;
  readonly checkIn: (hotel: string) => string;
  readonly checkOut: (hotel: string) => string;
  readonly nights: (count: number) => string;
  readonly hours: (from: string, until: string) => string;
  readonly freeUntil: (when: string) => string;
  readonly prepaid: string;
  /** To a guest who lands long before the room is ready. */
  readonly early: (landing: string, from: string) => string;
  readonly returned: string;
  readonly kept: string;
  /** Of a fee that several flights have in common. */
  readonly once: string;
  readonly booked: (agency: string) => string;
  readonly reach: (contact: string) => string;
  readonly pickUp: string;
  readonly dropOff: string;
  readonly days: (count: number) => string;
  readonly driver: (name: string) => string;
  readonly insured: string;
  readonly boards: Readonly<Record<Board, string>>;
  readonly cabins: Readonly<Record<Cabin, string>>;
  readonly bedless: (nights: number) => string;
  readonly conflicts: Readonly<Record<Conflict, string>>;
  readonly calendar: string;
  readonly pdf: string;
  readonly print: string;
  readonly until: (day: string) => string;
  readonly ask: string;
  readonly gone: Readonly<Record<"withdrawn" | "expired" | "unknown" | "many", Said>>;
  /** From Monday on. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly hour: string;
  readonly minute: string;
}

/** A heading and the sentence under it. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

export const WORDS: Readonly<Record<Language, ItineraryWords>> = { en, az, ru };
