import { describe, expect, test } from "vitest";
import { type Brand, brandsOf } from "../../src/domain/brands.ts";
import type { FlightSegment } from "../../src/domain/contracts/gds/flights.ts";
import { isoDate, parseIsoDate } from "../../src/domain/dates.ts";
import { TravelError } from "../../src/domain/errors.ts";
import { CABINS, type Cabin, type Party } from "../../src/domain/travel.ts";
import type { SliceQuery } from "../../src/services/duffel-sandbox/model.ts";
import { flightsDesk } from "../../src/services/flights/desk.ts";
import { airlineCodes } from "../../src/suppliers/simulated/airline-codes.ts";
import { simulatedExchangeRates } from "../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedOffers } from "../../src/suppliers/simulated/offers.ts";
import { NOON } from "../support/desk.ts";
import { memoryLog } from "../support/flights.ts";
import { about, checkOptions, flight, openPriceCheck, sellers } from "../support/pricecheck.ts";
import { fc } from "../support/properties.ts";
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

interface Journey {
  readonly pair: (typeof PAIRS)[number];
  readonly day: number;
  readonly nights: number | undefined;
  readonly cabin: Cabin;
  readonly brand: Brand;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pick: number;
}

const journey: fc.Arbitrary<Journey> = fc
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

type Windows = Awaited<ReturnType<typeof openWindows>>;
type Asked = Pick<Journey, "cabin" | "brand"> & { readonly party: Party };

/** What each window asks for a trip, whose id the first window gave, in USD cents; undefined where it does not sell it. */
async function pricesOf(
  { desk, caller, prices, sandbox }: Windows,
  { cabin, brand, party }: Asked,
  { id, slices }: { readonly id: string; readonly slices: readonly SliceQuery[] },
) {
  const people = [
    ...Array.from({ length: party.adults }, () => "adult" as const),
    ...Array.from({ length: party.children }, () => "child" as const),
    ...Array.from({ length: party.infants }, () => "infant" as const),
  ];
  // Booked with the ids of its ways one by one, in the wrong order.
  const ids = id.split("+");
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
  expect(booking.flights.reduce((sum, { price }) => sum + price, 0)).toBe(booking.totalPrice);
  await desk.cancelBooking({ pnr: booking.pnr }, caller);

  const legs = ids.map((way) =>
    written(booking.flights.filter((one) => one.id.split("/", 1)[0] === way)),
  );
  const question = about(
    legs,
    {
      travelClass: CLASSES[cabin],
      adults: party.adults,
      children: party.children,
      infantsInSeat: 0,
      infantsOnLap: party.infants,
    },
    { price: "0", currency: "USD", brand },
  );
  const answer = await prices.check(question, checkOptions({ now: NOON })).catch((error) => {
    // Where nothing flies sooner the desk sells a wait of two nights, which is a stay to the other.
    if (!(error instanceof TravelError) || error.details.reason !== "stopover_in_leg") throw error;
    return undefined;
  });
  const own = answer?.searchResult.results.find(({ seller }) => seller === "airline");
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
  return {
    booked: booking.totalPrice,
    airline: own && Math.round(Number.parseFloat(own.price) * 100),
    sandbox: sold.find(({ flightIds = [] }) => flightIds.join("+") === id)?.total,
  };
}

function partyOf({ adults, children, infants }: Journey): Party {
  return { adults, children, infants: Math.min(infants, adults) };
}

describe("the same journey, party, cabin, brand and day", () => {
  test("costs the same on the booking desk, in search_flights, at the airline and in the sandbox", async () => {
    const windows = await openWindows();
    const { desk, caller, deps, offers } = windows;
    const compared = { desk: 0, offers: 0, airline: 0, sandbox: 0, returns: 0 };
    await fc.assert(
      fc.asyncProperty(journey, async (asked) => {
        const { pair, day, nights, cabin, brand, pick } = asked;
        const [origin, destination] = pair;
        const party = partyOf(asked);
        const departureDate = isoDate(FIRST + day);
        const returnDate = nights === undefined ? undefined : isoDate(FIRST + day + nights);
        const found = await desk.searchFlights(
          { origin, destination, departureDate, returnDate, cabin, brand, party, limit: 10 },
          caller,
        );
        const item = found.items[Math.min(pick, found.items.length - 1)];
        if (!item || item.seatsAvailable < party.adults + party.children) return;

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

        const slices: SliceQuery[] = [{ origin, destination, date: departureDate }];
        if (returnDate !== undefined) {
          slices.push({ origin: destination, destination: origin, date: returnDate });
        }
        const seen = await pricesOf(windows, { cabin, brand, party }, { id: item.id, slices });
        for (const price of Object.values(seen)) expect(price ?? item.price).toBe(item.price);
        compared.desk++;
        if (returnDate !== undefined) compared.returns++;
        if (seen.airline !== undefined) compared.airline++;
        if (seen.sandbox !== undefined) compared.sandbox++;
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

  test("costs the same as an open jaw or over several cities, in every window that sells it", async () => {
    const windows = await openWindows();
    const compared = { booked: 0, airline: 0, sandbox: 0 };
    const trips = fc.tuple(journey, fc.constantFrom(...TRIPS), fc.integer({ min: 2, max: 9 }));
    await fc.assert(
      fc.asyncProperty(trips, async ([asked, cities, stay]) => {
        const { cabin, brand, pick } = asked;
        const party = partyOf(asked);
        const slices = cities.split(" ").map((pair, at): SliceQuery => {
          const [origin = "", destination = ""] = pair.split("-");
          return { origin, destination, date: isoDate(FIRST + asked.day + at * stay) };
        });
        const [first, ...legs] = slices.map(({ date, ...ends }) => ({
          ...ends,
          departure_date: date,
        }));
        if (!first) throw new Error("a trip has ways");
        const wish = { ...first, legs, cabin_class: cabin, brand, ...party };
        const options = await windows.offers.find(wish, "cheapest");
        // The cheapest are often strangers' flights together, which no single airline sells.
        const whole = options.filter(({ tickets }) => tickets === undefined);
        const some = pick > 0 && whole.length > 0 ? whole : options;
        const option = some[Math.min(pick, some.length - 1)];
        if (!option) return;
        const price = Math.round(option.total.amount * 100);
        const seen = await pricesOf(windows, { cabin, brand, party }, { id: option.id, slices });
        expect(seen).toEqual({
          booked: price,
          airline: seen.airline && price,
          sandbox: seen.sandbox && price,
        });
        compared.booked++;
        if (seen.airline !== undefined) compared.airline++;
        if (seen.sandbox !== undefined) compared.sandbox++;
      }),
      { numRuns: 15 },
    );
    expect(compared.booked).toBeGreaterThan(3);
    expect(compared.airline).toBeGreaterThan(0);
    expect(compared.sandbox).toBeGreaterThan(0);
  });
});

/** Open jaws and circles: one airline's, allies', strangers'. */
const TRIPS = [
  "LHR-FCO MXP-LHR",
  "AMS-FCO VCE-AMS",
  "STN-DUB DUB-LHR",
  "FRA-SIN SIN-SYD SYD-FRA",
  "JFK-LHR LHR-FRA FRA-JFK",
  "DXB-LHR LHR-JFK JFK-DXB",
] as const;

const CLASSES = {
  economy: "ECONOMY",
  premium_economy: "PREMIUM_ECONOMY",
  business: "BUSINESS",
  first: "FIRST",
} as const;
