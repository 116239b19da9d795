import type { DayNumber } from "../../../domain/dates.ts";

/** A flight as far as text and timetable tell; what is undefined must be asked for. */
export interface Segment {
  airline: string | undefined;
  number: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  day?: DayNumber | undefined;
  departure: number | undefined;
  arrival: number | undefined;
  plusDays: number | undefined;
  /** Readings of what was left open. */
  fromChoices: readonly string[];
  toChoices: readonly string[];
  dayChoices: readonly DayNumber[];
  /** Filled from the timetable. */
  readonly filled: string[];
  /** Ends of the flight at the airline's own airport in a city with several. */
  readonly own: string[];
  yearInferred: boolean;
  plusInferred: boolean;
}
