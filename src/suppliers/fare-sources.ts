import type { Brand } from "../domain/brands.ts";
import type { PricedResult } from "../domain/contracts/pricecheck/check.ts";
import type { DayNumber, Minutes } from "../domain/dates.ts";
import type { Money } from "../domain/money.ts";
import type { TripShape } from "../domain/tickets.ts";
import type { Cabin } from "../domain/travel.ts";

/** The travellers that a fare is for. An infant in a seat pays for it; one on a lap does not. */
export interface FareParty {
  readonly adults: number;
  readonly children: number;
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
}

/** One flight of an itinerary that has been checked. `departure` and `arrival` are instants. */
export interface FareFlight {
  readonly airline: string;
  readonly number: number;
  readonly from: string;
  readonly to: string;
  /** Local date of departure. */
  readonly day: DayNumber;
  /** Local, HH:MM. */
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly plusDays: number;
  readonly departure: Minutes;
  readonly arrival: Minutes;
}

/** These very flights, for this party: what do they cost where you are? */
export interface FareQuestion {
  readonly legs: readonly (readonly FareFlight[])[];
  readonly shape: TripShape;
  readonly cabin: Cabin;
  /** Absent: any brand of the cabin. */
  readonly brand?: Brand;
  /** Checked bags that the fare must include for each traveller with a seat. */
  readonly bags?: number;
  readonly party: FareParty;
  /** The price to compare with; absent when none was seen. */
  readonly seen?: Money;
  /** In which the answer will be compared. */
  readonly currency: string;
  /** Country where the ticket is bought, ISO 3166; ZZ when unknown. */
  readonly location: string;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** Where the price was seen, as the user said. */
  readonly seenAt: string;
  /** Another Wayfare asks: remote services are left to it, or two would ask each other for ever. */
  readonly relayed: boolean;
}

/** Minor units of the quote's currency, for the whole party; null where it is not allowed. */
export type FareFee = number | null;

export interface FareFees {
  readonly change: FareFee;
  readonly refund: FareFee;
  /** What is given back is credit with the airline. */
  readonly credit?: boolean;
}

/** What a seller asks for the whole party, taxes and fees included. */
export interface FareQuote {
  readonly website: string;
  readonly price: Money;
  readonly bookingUrl: string;
  /** A fare that the airline does not publish. */
  readonly special: boolean;
  /** When the price was true, ISO 8601. */
  readonly asOf: string;
  readonly brand?: string;
  /** What the brand is by its terms, where that is known. */
  readonly level?: Brand;
  /** Pieces for each traveller with a seat; absent when the seller does not say. */
  readonly checkedBags?: number;
  /** What each of them may weigh. */
  readonly checkedKg?: number;
  readonly refundable?: boolean;
  /** What changing and giving back cost before departure, where the seller says both. */
  readonly fees?: FareFees;
  /** The seller's own fees, inside the price, in minor units of its currency. */
  readonly serviceFee?: number;
  readonly remarks?: readonly string[];
}

export interface FareAnswer {
  /** Empty when these flights are not sold there. */
  readonly quotes: readonly FareQuote[];
  /** Why there are none, or fewer than there might be. */
  readonly why?: string;
}

export interface AskOptions {
  /** Aborted when the caller gives up or the time is over. */
  readonly signal: AbortSignal;
  /** Milliseconds that are left for the answer. */
  readonly withinMs: number;
}

export type FareSourceKind = PricedResult["seller"];

/** A seller, or a service, that says what flights cost. Throws when it cannot answer. */
export interface FareSource {
  readonly id: string;
  readonly name: string;
  readonly kind: FareSourceKind;
  /** The supply behind it: `simulated`, or the live service's name. */
  readonly supply: string;
  ask(question: FareQuestion, options: AskOptions): Promise<FareAnswer>;
}

/** What a trip usually costs, for the party of the question, in USD cents. */
export interface TypicalFare {
  readonly low: number;
  readonly high: number;
}

/** What is known of flights in general, to hold an itinerary and its price against. */
export interface FlightFacts {
  airlineName(code: string): string | undefined;
  /** Airlines like what was typed, as `QR (Qatar Airways)`. */
  suggestAirlines(typed: string): readonly string[];
  /** The airports behind the code of a city. */
  airportsOf(code: string): readonly string[];
  /** The shortest usual time to change planes at `via`. */
  minimumConnection(via: string, from: string, to: string): Minutes;
  typicalFare(question: FareQuestion): TypicalFare;
  /** What is wrong with a flight by the timetable, with what it has instead; undefined for a flight that it has. */
  doubt(flight: FareFlight): string | undefined;
}
