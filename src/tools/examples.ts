import { type DayNumber, isoDate } from "../domain/dates.ts";

/** Arguments with which a tool answers, as documents and help show them. */
export interface Example {
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Where values come from that only an earlier answer has, by JSON pointer into the arguments. */
  readonly from?: Readonly<Record<string, ExampleSource>>;
  /** What must have happened before the tool does anything but refuse; most need nothing. */
  readonly needs?: string;
}

/** A value in the answer to another tool's example. */
export interface ExampleSource {
  readonly call: string;
  /** What the other tool is called with besides, or instead. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** JSON pointer into its answer. */
  readonly at: string;
}

const PNR = "TEST-A1B2C3";
const TRAVELLER = { firstName: "Ada", lastName: "Lovelace" };
const EMAIL = "ada@example.com";
const BOOKED: Readonly<Record<string, ExampleSource>> = {
  "/pnr": { call: "bookFlight", at: "/pnr" },
};

/** An example for every tool, by its name. Dates lie ahead of `today`; codes and places are real. */
export function examplesOn(today: DayNumber): Readonly<Record<string, Example>> {
  const day = (ahead: number) => isoDate(today + ahead);
  const month = day(60).slice(0, 7);
  return {
    searchFlights: {
      arguments: { origin: "LHR", destination: "SIN", departureDate: day(60), limit: 3 },
    },
    bookFlight: {
      arguments: {
        flightIds: ["FL2-270115-BA1-YL1-Q261116"],
        passengers: [{ type: "adult", ...TRAVELLER }],
        contactEmail: EMAIL,
      },
      from: { "/flightIds/0": { call: "searchFlights", at: "/flights/0/id" } },
    },
    searchHotels: {
      arguments: { cityCode: "PAR", checkInDate: day(60), checkOutDate: day(63), limit: 3 },
    },
    bookHotel: {
      arguments: {
        hotelId: "HT2-PAR0057-DBL-ADV-270115-3N1G-Q261116",
        guests: [TRAVELLER],
        contactEmail: EMAIL,
      },
      from: { "/hotelId": { call: "searchHotels", at: "/hotels/0/id" } },
    },
    searchCars: {
      arguments: {
        pickupLocationCode: "LAX",
        pickupDate: `${day(60)}T10:00:00`,
        dropoffDate: `${day(63)}T10:00:00`,
        limit: 3,
      },
    },
    bookCar: {
      arguments: {
        carId: "CR2-ZL-LAX-LAX-ECONOMY-HV0M0-HV3Y0-30-Q261116",
        driver: TRAVELLER,
        contactEmail: EMAIL,
      },
      from: { "/carId": { call: "searchCars", at: "/cars/0/id" } },
    },
    retrieveBooking: { arguments: { pnr: PNR }, from: BOOKED },
    cancelBooking: { arguments: { pnr: PNR, reason: "Plans changed" }, from: BOOKED },
    listBookings: {
      arguments: { sessionId: "8f14e45f-ceea-467f-a8f2-1d1c6f7e2b3a" },
      from: { "/sessionId": { call: "bookFlight", at: "/sessionId" } },
    },
    ticketBooking: {
      arguments: { pnr: PNR, payment: { card: "4242424242424242" } },
      from: { "/pnr": { call: "bookFlight", with: { hold: true }, at: "/pnr" } },
    },
    quoteChange: {
      arguments: { pnr: PNR, bags: [{ passenger: "P1", part: "F1", count: 1 }] },
      from: BOOKED,
    },
    confirmChange: {
      arguments: { pnr: PNR, quoteId: "an answer of quoteChange has it" },
      from: {
        "/pnr": { call: "quoteChange", at: "/pnr" },
        "/quoteId": { call: "quoteChange", at: "/quoteId" },
      },
    },
    quoteCancellation: { arguments: { pnr: PNR }, from: BOOKED },
    findBookings: { arguments: { lastName: TRAVELLER.lastName, email: EMAIL } },
    getFlightStatus: { arguments: { flightNumber: "BA1", date: day(1) } },
    getSeatMap: {
      arguments: { id: "FL2-270115-BA1-YL1-Q261116" },
      from: { "/id": { call: "searchFlights", at: "/flights/0/id" } },
    },
    respondToDisruption: {
      arguments: { pnr: PNR, choice: "refund" },
      from: BOOKED,
      needs: "a booking that retrieveBooking shows disruptions of",
    },
    search_flights: {
      arguments: {
        origin: "LHR",
        destination: "JFK",
        departure_date: day(60),
        return_date: day(67),
        limit: 3,
      },
    },
    fare_calendar: { arguments: { origin: "LON", destination: "LIS", month, nights: 4 } },
    explore_fares: { arguments: { origin: "BER", max_price: 200, month, nights: 3, limit: 5 } },
    flight_pricecheck: {
      arguments: {
        trip: {
          legs: [
            { segments: [segment("1", ["LHR", "JFK"], day(60), ["08:45", "11:45", 0])] },
            { segments: [segment("2", ["JFK", "LHR"], day(67), ["18:25", "06:25", 1])] },
          ],
          travelClass: "ECONOMY",
          adults: 1,
          children: 0,
          infantsInSeat: 0,
          infantsOnLap: 0,
        },
        source: "British Airways",
        price: "690.00",
        currency: "USD",
        location: "GB",
      },
    },
    format_flight_pricecheck_request: {
      arguments: {
        user_request: `BA1 London Heathrow to New York JFK on ${day(60)} at 8:45, back with BA2 on ${day(67)} at 18:25, one adult, economy, 690 USD`,
      },
    },
    search_destinations: { arguments: { q: "mountains", season: "summer", limit: 3 } },
    search_tours: { arguments: { destination: "Georgia", limit: 3 } },
    search_excursions: { arguments: { city: "Tbilisi", limit: 3 } },
    plan_trip: {
      arguments: { query: "5-day cultural trip to Georgia for two people, 1500 USD" },
    },
    calculate_budget: { arguments: { query: "a week in Baku for two people" } },
    create_travel_request: {
      arguments: {
        name: "Ada Lovelace",
        contact: EMAIL,
        destination: "Georgia",
        dates: `${day(60)} to ${day(65)}`,
        travelers: 2,
        message: "We would like quiet hotels and a guide who speaks English.",
      },
    },
    check_availability: {
      arguments: { destination: "Baku", dates: `${day(60)} to ${day(65)}`, travelers: 2 },
    },
    request_vip_manager: {
      arguments: { contact: EMAIL, message: "A honeymoon on the Black Sea, ten days in June." },
    },
    get_travel_request: {
      arguments: { request_id: "req_7Qm2vX9kTb4LcN8s" },
      from: { "/request_id": { call: "create_travel_request", at: "/request_id" } },
    },
    add_to_travel_request: {
      arguments: {
        request_id: "req_7Qm2vX9kTb4LcN8s",
        message: "A room with two beds, please; we can pay up to 120 USD a night.",
      },
      from: { "/request_id": { call: "create_travel_request", at: "/request_id" } },
    },
  };
}

function segment(
  number: string,
  [from, to]: readonly [string, string],
  date: string,
  [departs, arrives, plusDays]: readonly [string, string, number],
) {
  return {
    airline: "BA",
    flightNumber: number,
    departureAirport: from,
    arrivalAirport: to,
    departureDate: date,
    departureTime: departs,
    arrivalTime: arrives,
    plusDays,
  };
}
