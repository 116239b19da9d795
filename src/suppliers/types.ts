import type { Brand } from "../domain/brands.ts";
import type { CarRental } from "../domain/contracts/gds/cars.ts";
import type { FlightJourney, FlightSegment } from "../domain/contracts/gds/flights.ts";
import type { HotelReservation } from "../domain/contracts/gds/hotels.ts";
import type { DayNumber, Minutes } from "../domain/dates.ts";
import type { Entry } from "../domain/entry.ts";
import type { FareTerms } from "../domain/fare-terms.ts";
import type { StockUnit } from "../domain/stock.ts";
import type { Ticket } from "../domain/tickets.ts";
import type { Board, Cabin, Party } from "../domain/travel.ts";
import type { FlightOperations } from "./flight-operations.ts";

/** Something that can be booked, before it is written out. */
export interface Offer<T> {
  readonly id: string;
  /** USD cents, all of it. */
  readonly price: number;
  /** What is left before anything that was sold here. */
  readonly left: number;
  /** How many of each unit a booking takes. */
  readonly quantity: number;
  units(): readonly StockUnit[];
  render(left: number): T;
}

export interface OfferList<T, O extends Offer<T> = Offer<T>> {
  /** Best first; what is sold out already comes last. */
  readonly offers: readonly O[];
  /** Every stock group that an offer of the list draws from. */
  readonly groups: readonly string[];
  /** True where what is gone is not shown at all, because its status has no word for it. */
  readonly hideSoldOut?: boolean;
}

export interface FlightQuery {
  readonly origin: string;
  readonly destination: string;
  readonly day: DayNumber;
  readonly cabin: Cabin;
  /** Absent: the lowest of the cabin. */
  readonly brand?: Brand | undefined;
  readonly party: Party;
  readonly quoteDay: DayNumber;
  /** Nothing whose check-in has closed at this instant is offered. */
  readonly notBefore: Minutes;
  /** Only flights without a change of planes, which are found much sooner. */
  readonly nonstop?: boolean;
}

/** There and back. */
export interface ReturnQuery extends FlightQuery {
  readonly returnDay: DayNumber;
}

export interface FlightOffer extends Offer<FlightJourney> {
  readonly departure: Minutes;
  readonly arrival: Minutes;
  /** The instant at which check-in for its first flight closes. */
  readonly closes: Minutes;
  /** Changes of planes. */
  readonly stops: number;
  /** Code of the airline of its first flight. */
  readonly airline: string;
  readonly brand: Brand;
  /** Sold against payment alone, as low-cost airlines do: no seat is held. */
  readonly instant: boolean;
  /** Its hours alone, for what compares many and shows one. */
  hours(): FlightHours;
  /** The flights one by one, each with its share of the price. */
  segments(left: number): FlightSegment[];
  /** What the fare allows, for the party it was priced for. */
  terms(): FareTerms;
  /** The same flights in another brand; undefined where the cabin is not sold in it. */
  inBrand(brand: Brand): FlightOffer | undefined;
}

/** From where to where an offer goes and when, by the clocks there. */
export interface FlightHours {
  /** Of all its flights: `LH400/UA12`. */
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly leaves: Minutes;
  readonly lands: Minutes;
  /** On the ground between two flights. */
  readonly waits: Minutes;
}

/** Offers as one trip. */
export interface SoldTogether {
  /** USD cents: the sum of what its offers cost in it. */
  readonly price: number;
  readonly tickets: readonly Ticket[];
  /** The offers with what each costs as part of the trip, in the order given. */
  offers(): readonly FlightOffer[];
}

/** What an id says: enough to price the same thing again, on another day or for another party. */
export interface FlightReference {
  readonly id: string;
  readonly party: Party;
  readonly quoteDay: DayNumber;
}

export interface FlightSupplier extends FlightOperations {
  readonly source: string;
  search(query: FlightQuery): Promise<OfferList<FlightJourney, FlightOffer>>;
  /** Returns with room for the party, as one offer each, whose id is that of both ways. */
  searchReturns(query: ReturnQuery): Promise<OfferList<FlightJourney>>;
  read(id: string): FlightReference | undefined;
  /** True for an id that an earlier generation of the world gave out. */
  isOutdated?(id: string): boolean;
  /** Undefined when what the reference names does not exist. */
  quote(reference: FlightReference): Promise<FlightOffer | undefined>;
  /** What this supplier's offers cost as one trip; they come in the order of departure. */
  together(offers: readonly FlightOffer[]): SoldTogether;
  /** Whether an airline takes the tickets of another: its own, an ally's, or those of a partner that it sells. */
  takesTicketsOf(airline: string, issuer: string): boolean;
}

export interface HotelQuery {
  readonly cityCode: string;
  readonly checkIn: DayNumber;
  readonly checkOut: DayNumber;
  /** Those who take a bed. */
  readonly guests: number;
  /** Rooms that they want at least. */
  readonly minRooms?: number;
  readonly cots?: number;
  readonly minStars?: number;
  /** Of each hotel its cheapest offer alone. */
  readonly cheapest?: boolean;
  readonly quoteDay: DayNumber;
}

export interface HotelReference {
  readonly id: string;
  readonly checkIn: DayNumber;
  readonly guests: number;
  readonly cots: number;
  readonly quoteDay: DayNumber;
}

/** Sights by name, to measure how far a hotel is from them. */
export interface Sights {
  /** The one that is meant, else the names of some that are known in the city. */
  find(cityCode: string, name: string): Promise<Sight | readonly string[]>;
}

export interface Sight {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** What holds of a hotel whatever the stay. */
export interface HotelFacts {
  readonly code: string;
  readonly name: string;
  /** "IND" for a house of no chain. */
  readonly chainCode?: string;
  readonly stars: number;
  readonly amenities: readonly string[];
  /** Where in its town it stands. */
  readonly position: NonNullable<HotelReservation["location"]>["kind"];
  /** "150 m from the beach". */
  readonly distance: string;
  readonly lat: number;
  readonly lon: number;
}

/** A room on a rate. Its facts are there to compare by: only what is shown is rendered. */
export interface HotelOffer extends Offer<HotelReservation> {
  readonly hotel: HotelFacts;
  /** `KNG-BAR`, room and rate: the ids of a hotel's rates for a stay differ in it alone. */
  readonly rate: string;
  readonly roomType: string;
  readonly board: Board;
  /** USD cents, all rooms. */
  readonly pricePerNight: number;
}

export interface HotelSupplier {
  readonly source: string;
  search(query: HotelQuery): Promise<OfferList<HotelReservation, HotelOffer>>;
  read(id: string): HotelReference | undefined;
  /** True for an id that an earlier generation of the world gave out. */
  isOutdated?(id: string): boolean;
  quote(reference: HotelReference): Promise<Offer<HotelReservation> | undefined>;
  /** True for the code of a hotel without stay, room and rate: not bookable as it is. */
  isHotelCode(text: string): boolean;
}

export interface CarQuery {
  readonly pickupCode: string;
  readonly dropoffCode: string;
  readonly pickup: Minutes;
  readonly dropoff: Minutes;
  readonly driverAge: number;
  readonly childSeats?: number;
  readonly quoteDay: DayNumber;
}

export interface CarReference {
  readonly id: string;
  readonly pickup: Minutes;
  /** That was searched for; it decides about the surcharge. */
  readonly driverAge: number;
  readonly quoteDay: DayNumber;
}

export interface CarSupplier {
  readonly source: string;
  search(query: CarQuery): Promise<OfferList<CarRental>>;
  read(id: string): CarReference | undefined;
  /** True for an id that an earlier generation of the world gave out. */
  isOutdated?(id: string): boolean;
  quote(reference: CarReference): Promise<Offer<CarRental> | undefined>;
}

/** An airport, a city with several, or a place without one where there are hotels. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly kind: "airport" | "city" | "stay";
  /** The airport one flies to, for a place that has none. */
  readonly nearestAirport?: string;
  readonly cityCode: string;
  readonly cityName: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly countryName: string;
  readonly lat: number;
  readonly lon: number;
  /** A name for the land it stands on, the same for two places that a road joins within a country. */
  readonly landmass: string;
  /** Where the code is one airport's and its city's: the city's other airports, which it leaves out. */
  readonly sisters: readonly string[];
}

export interface PlaceSuggestion {
  readonly code: string;
  readonly label: string;
}

export interface Places {
  find(code: string): Place | undefined;
  /** The same, for what people write: a code in any case, or a name that only one place goes by. */
  read(text: string): Place | undefined;
  /** Of the places that go by a name, spelt right, the best known: Birmingham of England. */
  bestKnown(name: string): Place | undefined;
  /** The city of a country that one flies to first: of its largest airports the one most people live around. */
  mainCity(country: string): Place | undefined;
  /** Places whose name or code is nearest to what was typed. */
  suggest(text: string, limit: number): readonly PlaceSuggestion[];
  /** The local date there at an instant. */
  dateAt(place: Place, instant: Minutes): DayNumber;
  /** The instant of a local time there. */
  instantAt(place: Place, local: Minutes): Minutes;
  /** How the holder of a passport usually enters a country; undefined where that is not known. */
  entry(country: string, passport: string): Entry | undefined;
  knowsPassport(passport: string): boolean;
  /** First and last day that the calendar of the world covers. */
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
}

/** A row of the world's reference data, as clients of a GDS know it. */
export interface ReferenceRecord {
  readonly type: "airport" | "airline" | "hotel" | "car_company";
  readonly code: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface ReferenceTable {
  readonly total: number;
  readonly records: readonly ReferenceRecord[];
}

export interface ReferenceData {
  /** Half of the United States, half of elsewhere, the busiest first. */
  airports(limit: number): ReferenceTable;
  airport(code: string): ReferenceRecord | undefined;
  /** Those with most routes first. */
  airlines(limit: number): ReferenceTable;
  airline(code: string): ReferenceRecord | undefined;
  /** Every chain, the best first. */
  hotels(): ReferenceTable;
  carCompanies(): ReferenceTable;
  /** Codes of places whose code or name starts like this, likeliest first. */
  completePlaces(typed: string, limit: number): readonly string[];
  /** The same, airports alone. */
  completeAirports(typed: string, limit: number): readonly string[];
  completeAirlines(typed: string, limit: number): readonly string[];
}

/** What money is worth in other money, on a stated day. */
export interface ExchangeRates {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Minor units of `to`, in its own digits; undefined where a rate is not known. */
  convert(amountMinor: number, from: string, to: string): number | undefined;
  /** The currency that a country pays in; undefined for a code that is none. */
  currencyOf(country: string): string | undefined;
}
