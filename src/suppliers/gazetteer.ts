import type { DayNumber, Minutes } from "../domain/dates.ts";

/** A place as a text names it: one airport, or a city with those that it may mean. */
export interface NamedPlace {
  /** What it is called, for a person. */
  readonly name: string;
  readonly cityCode: string;
  /** Airports that may be meant, in alphabetical order; one when there is no doubt. */
  readonly airports: readonly string[];
  /** Every airport of the place, small ones too. */
  readonly served: readonly string[];
  /** An airport was named, not a city. */
  readonly exact: boolean;
  /** Big enough to be meant without more context. */
  readonly major: boolean;
}

/** A flight as a timetable shows it: local times, and days between them. */
export interface KnownFlight {
  readonly from: string;
  readonly to: string;
  readonly departure: Minutes;
  readonly arrival: Minutes;
  readonly plusDays: number;
}

/** A name that an airline goes by. */
export interface AirlineName {
  readonly code: string;
  readonly name: string;
}

/** What is known of airlines, airports and flights, to read a person's words with. */
export interface Gazetteer {
  readonly airlines: readonly AirlineName[];
  /** By IATA code, of an airport or a city. */
  placeOfCode(code: string): NamedPlace | undefined;
  /** By its very name, in any language. */
  placeNamed(name: string): NamedPlace | undefined;
  /** Whether a place's name may begin with the first of these words: most do not, which is quick to tell. */
  beginsPlace(words: string): boolean;
  /** The likeliest for a name that is misspelt. */
  placeLike(name: string): NamedPlace | undefined;
  flight(airline: string, number: number, day: DayNumber): KnownFlight | undefined;
  /** Where a flight goes on whatever day it flies. */
  route(airline: string, number: number): Pick<KnownFlight, "from" | "to"> | undefined;
  /** Minutes between two local times (counted from 1970) at two airports. */
  elapsed(from: string, departure: Minutes, to: string, arrival: Minutes): Minutes | undefined;
  km(from: string, to: string): number | undefined;
}
