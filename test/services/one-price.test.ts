import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandsOf } from "../../src/domain/brands.ts";
import type { FlightSegment } from "../../src/domain/contracts/gds/flights.ts";
import { isoDate, parseIsoDate } from "../../src/domain/dates.ts";
import { CABINS } from "../../src/domain/travel.ts";
import type { SliceQuery } from "../../src/services/duffel-sandbox/model.ts";
import { flightsDesk } from "../../src/services/flights/desk.ts";
import { airlineCodes } from "../../src/suppliers/simulated/airline-codes.ts";
import { simulatedExchangeRates } from "../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedOffers } from "../../src/suppliers/simulated/offers.ts";
import { NOON } from "../support/desk.ts";
import { memoryLog } from "../support/flights.ts";
import { about, checkOptions, flight, openPriceCheck, sellers } from "../support/pricecheck.ts";
import { openSandbox } from "./duffel-sandbox/made.ts";

const FIRST = parseIsoDate("2027-01-11") ?? 0;
const PAIRS = [
  ["LHR", "JFK"],
  ["JFK", "LAX"],
  ["STN", "DUB"],
  ["FRA", "SIN"],
  ["DXB", "LHR"],
  ["MUC", "PMI"],
  ["GRU", "LIS"],
  ["SYD", "AKL"],
  ["BHX", "NCE"],
  ["DEL", "BOM"],
] as const;

const journey = fc
  .record({
    pair: fc.constantFrom(...PAIRS),
    day: fc.integer({ min: 0, max: 120 }),
    nights: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    cabin: fc.constantFrom(...CABINS, "economy", "economy"),
    level: fc.integer({ min: 0, max: 2 }),
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.integer({ min: 0, max: 2 }),
    infants: fc.integer({ min: 0, max: 1 }),
    pick: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ level, ...rest }) => {
    const brands = brandsOf(rest.cabin);
    return { ...rest, brand: brands[level % brands.length] ?? brands[0] };
  });

/** The flights of one way, as a price check writes them down. */
function written(segments: readonly FlightSegment[]) {
  return segments.map((one) =>
    flight(
      one.flightNumber,
      `${one.originCode}-${one.destinationCode}`,
      one.departureTime.slice(0, 10),
      `${one.departureTime.slice(11, 16)}-${one.arrivalTime.slice(11, 16)}`,
      (parseIsoDate(one.arrivalTime.slice(0, 10)) ?? 0) -
        (parseIsoDate(one.departureTime.slice(0, 10)) ?? 0),
    ),
  );
}

async function openWindows() {
  const sandbox = await openSandbox();
  const { deps, store } = sandbox;
  const offers = flightsDesk({
    source: simulatedOffers(deps.flights, { now: deps.now, world: "fixed" }),
    places: deps.places,
    rates: simulatedExchangeRates(),
    airlineCodes,
    store,
    log: memoryLog().log,
    now: deps.now,
    elapsed: () => 0,
    sleep: async () => {},
    newId: () => "one-price",
  });
  // The airline is never down here: its price is what is compared.
  const airline = sellers().filter(({ kind }) => kind === "airline");
  return { ...sandbox, offers, prices: openPriceCheck({ sources: airline }) };
}

describe("the same journey, party, cabin, brand and day", () => {
  test("costs the same on the booking desk, in search_flights, at the airline and in the sandbox", async () => {
    const { desk, caller, deps, offers, prices, sandbox } = await openWindows();
    const compared = { desk: 0, offers: 0, airline: 0, sandbox: 0, returns: 0 };
    await fc.assert(
      fc.asyncProperty(journey, async (asked) => {
        const { pair, day, nights, cabin, brand, pick } = asked;
        const [origin, destination] = pair;
        const party = {
          adults: asked.adults,
          children: asked.children,
          infants: Math.min(asked.infants, asked.adults),
        };
        const departureDate = isoDate(FIRST + day);
        const returnDate = nights === undefined ? undefined : isoDate(FIRST + day + nights);
        const found = await desk.searchFlights(
          { origin, destination, departureDate, returnDate, cabin, brand, party, limit: 10 },
          caller,
        );
        const item = found.items[Math.min(pick, found.items.length - 1)];
        if (!item || item.seatsAvailable < party.adults + party.children) return;

        // Booked with the ids of its ways one by one, in the wrong order.
        const people = [
          ...Array.from({ length: party.adults }, () => "adult" as const),
          ...Array.from({ length: party.children }, () => "child" as const),
          ...Array.from({ length: party.infants }, () => "infant" as const),
        ];
        const ids = item.id.split("+");
        const booking = await desk.bookFlight(
          {
            flightIds: ids.toReversed(),
            passengers: people.map((type, at) => ({
              type,
              firstName: `Ada ${"ABCDEFGHI".charAt(at)}`,
              lastName: "Lovelace",
            })),
            contactEmail: "ada@example.com",
          },
          caller,
        );
        expect(booking.totalPrice).toBe(item.price);
        expect(booking.flights.reduce((sum, { price }) => sum + price, 0)).toBe(item.price);
        compared.desk++;
        if (returnDate !== undefined) compared.returns++;
        await desk.cancelBooking({ pnr: booking.pnr }, caller);

        const options = await offers.find(
          {
            origin,
            destination,
            departure_date: departureDate,
            return_date: returnDate,
            cabin_class: cabin,
            brand,
            ...party,
          },
          "cheapest",
        );
        const option = options.find(({ id }) => id === item.id);
        if (option) {
          expect(Math.round(option.total.amount * 100)).toBe(item.price);
          compared.offers++;
        }

        const legs = ids.map((id) =>
          written(booking.flights.filter((one) => one.id.split("/", 1)[0] === id)),
        );
        const answer = await prices.check(
          about(
            legs,
            {
              travelClass: CLASSES[cabin],
              adults: party.adults,
              children: party.children,
              infantsInSeat: 0,
              infantsOnLap: party.infants,
            },
            { price: "0", currency: "USD", brand },
          ),
          checkOptions({ now: NOON }),
        );
        const own = answer.searchResult.results.find(({ seller }) => seller === "airline");
        if (own) {
          expect(own.price).toBe(`${(item.price / 100).toFixed(2)} USD`);
          compared.airline++;
        }

        const slices: SliceQuery[] = [{ origin, destination, date: departureDate }];
        if (returnDate !== undefined) {
          slices.push({ origin: destination, destination: origin, date: returnDate });
        }
        const request = await sandbox.createRequest({
          slices,
          travellers: people.map((type) => ({
            type: type === "infant" ? "infant_without_seat" : type,
            loyalty: [],
          })),
          cabin,
          maxConnections: 2,
        });
        const sold = await sandbox.offersOf(request);
        const same = sold.find(({ flightIds = [] }) => flightIds.join("+") === item.id);
        if (same) {
          expect(same.total).toBe(item.price);
          compared.sandbox++;
        }
        expect(deps.now()).toBe(NOON);
      }),
      { numRuns: 30 },
    );
    // Every window was really looked through, and most journeys were seen in each.
    expect(compared.desk).toBeGreaterThan(12);
    expect(compared.returns).toBeGreaterThan(3);
    expect(compared.offers).toBeGreaterThan(compared.desk * 0.8);
    expect(compared.airline).toBeGreaterThan(compared.desk * 0.5);
    expect(compared.sandbox).toBeGreaterThan(compared.desk * 0.4);
  });
});

const CLASSES = {
  economy: "ECONOMY",
  premium_economy: "PREMIUM_ECONOMY",
  business: "BUSINESS",
  first: "FIRST",
} as const;
