import type { FlightStatus } from "../domain/contracts/servicing/flight-status.ts";
import type { DayNumber, Minutes } from "../domain/dates.ts";
import type { Cabin } from "../domain/travel.ts";

/** A flight by its number (`BA117`) and the local day on which it leaves. */
export interface FlightName {
  readonly flightNumber: string;
  readonly day: DayNumber;
}

/** What is known of a flight at an instant, with what passengers' rights go by. */
export interface FlightReport {
  readonly status: FlightStatus;
  /** Instants, as far as they are known; of a cancelled flight those of its timetable. */
  readonly departure: Minutes;
  readonly arrival: Minutes;
  /** Since when its trouble is known; absent where there is none. */
  readonly known?: Minutes;
  /** When its airline announced another time for it; absent where it did not. */
  readonly announced?: Minutes;
  /** Nothing that its airline could help: weather, air traffic control, security. */
  readonly extraordinary: boolean;
  /** ISO 3166 alpha-2. */
  readonly countries: {
    readonly from: string;
    readonly to: string;
    readonly airline: string;
  };
  readonly km: number;
}

/** A row of a cabin. */
export interface CabinRow {
  readonly row: number;
  /** Letters that there are, and those that can be chosen. */
  readonly letters: string;
  readonly open: string;
  readonly exit: boolean;
  readonly legroom: boolean;
}

export interface CabinPlan {
  readonly aircraftType: string;
  /** Letters from left to right, a space for each aisle: "ABC DEF". */
  readonly columns: string;
  readonly rows: readonly CabinRow[];
}

/** A cabin on a quote day, with what was sold of it here. */
export interface CabinAsked {
  readonly cabin: Cabin;
  readonly quoteDay: DayNumber;
  /** Seats sold here, chosen or not. */
  readonly sold: number;
  /** Those of them that are chosen: "12C". */
  readonly chosen: ReadonlySet<string>;
}

/** The days of flights: what becomes of them, and their seats. */
export interface FlightOperations {
  /** Undefined where no such flight is in the timetable of that day. */
  report(flight: FlightName, now: Minutes): FlightReport | undefined;
  /** The shortest time in which a traveller from one airport can change planes for another. */
  minimumConnection(via: string, from: string, to: string): Minutes;
  /** Undefined where there is no such flight, or no such cabin on it. */
  cabinPlan(flight: FlightName, asked: CabinAsked): CabinPlan | undefined;
}
