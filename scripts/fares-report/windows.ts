import { openServices } from "../../src/compose/services.ts";
import { loadConfig } from "../../src/config.ts";
import { lowestBrand } from "../../src/domain/brands.ts";
import type { Caller } from "../../src/domain/caller.ts";
import type { FlightOption } from "../../src/domain/contracts/flights/offers.ts";
import { parseIsoDate } from "../../src/domain/dates.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { duffelSandbox } from "../../src/services/duffel-sandbox/sandbox.ts";
import { simulatedAtlas } from "../../src/suppliers/simulated/atlas.ts";
import { simulatedFlights } from "../../src/suppliers/simulated/flights.ts";
import { createChanges } from "../../src/surfaces/mcp/changes.ts";
import { type Example, TODAY } from "./journeys.ts";

/** What the windows on the world show for one journey, in USD cents; undefined where one does not sell it. */
export interface Seen {
  readonly option: FlightOption;
  readonly prices: {
    readonly search_flights: number;
    readonly searchFlights: number | undefined;
    readonly bookFlight: number;
    readonly airline: number | undefined;
    readonly sandbox: number | undefined;
  };
  /** The ways bought one by one. */
  readonly apart: number;
}

export interface Windows {
  look(example: Example): Promise<Seen>;
  close(): Promise<void>;
}

const CALLER: Caller = {
  transport: "cli",
  bookingSessionId: "00000000-0000-4000-8000-000000000000",
};

/** All four windows on one world, at a fixed time, with a store that keeps nothing. */
export async function openWindows(): Promise<Windows> {
  const config = loadConfig({ WAYFARE_NOW: TODAY, WAYFARE_DB: ":memory:" }, {});
  const { services, parts, close } = await openServices(
    config,
    stderrLog("error"),
    createChanges(),
  );
  const flights = simulatedFlights(parts.seed);
  const sandbox = duffelSandbox({
    flights,
    places: parts.places,
    atlas: simulatedAtlas(),
    gds: parts.gds,
    store: parts.store,
    now: parts.now,
    random: () => 0,
    newSecret: () => "secret",
    post: async () => ({ status: 200, body: "" }),
    describe: () => ({}),
    later: () => {},
    after: () => {},
  }).of({ owner: "t:report" });

  async function offered(example: Example): Promise<FlightOption> {
    const [first, ...legs] = example.ways.map(readWay);
    if (!first) throw new Error(`${example.about} has no way`);
    const [option] = await services.flights.find(
      {
        ...first,
        ...(legs.length > 0 && { legs }),
        cabin_class: example.cabin,
        max_connections: example.stops,
        ...(example.brand && { brand: example.brand }),
        ...(example.airlines && { airlines: [...example.airlines] }),
        ...example.party,
      },
      "cheapest",
    );
    if (!option) throw new Error(`${example.about}: nothing is offered`);
    return option;
  }

  /** One way and returns; the booking desk's search has no other trips. */
  async function onDesk(
    { ways, cabin, brand, party }: Example,
    id: string,
  ): Promise<number | undefined> {
    const [there, back] = ways.map(readWay);
    const isReturn = back?.origin === there?.destination && back?.destination === there?.origin;
    if (!there || ways.length > 2 || (back && !isReturn)) return undefined;
    const asked = {
      origin: there.origin,
      destination: there.destination,
      departureDate: there.departure_date,
      returnDate: back?.departure_date,
      cabin,
      brand,
      party,
      limit: 50,
    };
    let cursor: string | undefined;
    do {
      const page = await services.gds.searchFlights({ ...asked, cursor }, CALLER);
      const found = page.items.find((item) => item.id === id);
      if (found) return found.price;
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return undefined;
  }

  let bookings: Promise<unknown> = Promise.resolve();

  /** One after the other: a world whose clock stands still numbers its bookings in their order. */
  function booked(example: Example, ids: readonly string[]): Promise<number> {
    const mine = bookings.then(() => book(example, ids));
    bookings = mine;
    return mine;
  }

  async function book({ party }: Example, ids: readonly string[]): Promise<number> {
    const people = [
      ...Array.from({ length: party.adults }, () => ({ type: "adult" }) as const),
      ...Array.from({ length: party.children }, () => ({ type: "child" }) as const),
      ...Array.from({ length: party.infants }, () => ({ type: "infant" }) as const),
    ];
    const booking = await services.gds.bookFlight(
      {
        flightIds: [...ids],
        passengers: people.map(({ type }, at) => ({
          type,
          firstName: `Ada ${"ABCDEFGHI".charAt(at)}`,
          lastName: "Lovelace",
        })),
        contactEmail: "ada@example.com",
      },
      CALLER,
    );
    await services.gds.cancelBooking({ pnr: booking.pnr }, CALLER);
    return booking.totalPrice;
  }

  async function atAirline(
    example: Example,
    { slices }: FlightOption,
  ): Promise<number | undefined> {
    const { party, cabin, brand = lowestBrand(cabin) } = example;
    const answer = await services.pricecheck.check(
      {
        trip: {
          legs: slices.map(({ segments }) => ({
            segments: segments.map((one) => ({
              airline: one.airline,
              flightNumber: one.flight_number,
              departureAirport: one.origin,
              arrivalAirport: one.destination,
              departureDate: one.departing_at.slice(0, 10),
              departureTime: one.departing_at.slice(11, 16),
              arrivalTime: one.arriving_at.slice(11, 16),
              plusDays: dayOf(one.arriving_at) - dayOf(one.departing_at),
            })),
          })),
          travelClass: CLASSES[cabin],
          adults: party.adults,
          children: party.children,
          infantsInSeat: 0,
          infantsOnLap: party.infants,
        },
        source: "report",
        price: "0",
        currency: "USD",
        location: "ZZ",
        brand,
        limit: 50,
      },
      { signal: new AbortController().signal, now: parts.now(), progress: () => {} },
    );
    const own = answer.searchResult.results.find(({ seller }) => seller === "airline");
    return own && Math.round(Number.parseFloat(own.price) * 100);
  }

  async function inSandbox(example: Example, id: string): Promise<number | undefined> {
    const { party, cabin } = example;
    const request = await sandbox.createRequest({
      slices: example.ways.map(readWay).map(({ origin, destination, departure_date }) => ({
        origin,
        destination,
        date: departure_date,
      })),
      travellers: [
        ...Array.from({ length: party.adults }, () => ({ type: "adult", loyalty: [] }) as const),
        ...Array.from({ length: party.children }, () => ({ type: "child", loyalty: [] }) as const),
        ...Array.from(
          { length: party.infants },
          () => ({ type: "infant_without_seat", loyalty: [] }) as const,
        ),
      ],
      cabin,
      maxConnections: example.stops,
    });
    const offers = await sandbox.offersOf(request);
    return offers.find(({ flightIds = [] }) => flightIds.join("+") === id)?.total;
  }

  async function oneByOne(ids: readonly string[]): Promise<number> {
    let sum = 0;
    for (const id of ids) {
      const reference = flights.read(id);
      sum += (reference && (await flights.quote(reference)))?.price ?? Number.NaN;
    }
    return sum;
  }

  return {
    async look(example) {
      const option = await offered(example);
      const ids = option.id.split("+");
      const [searchFlights, bookFlight, airline, sandboxed, apart] = await Promise.all([
        onDesk(example, option.id),
        booked(example, ids),
        atAirline(example, option),
        inSandbox(example, option.id),
        oneByOne(ids),
      ]);
      return {
        option,
        prices: {
          search_flights: Math.round(option.total.amount * 100),
          searchFlights,
          bookFlight,
          airline,
          sandbox: sandboxed,
        },
        apart,
      };
    },
    close,
  };
}

const CLASSES = {
  economy: "ECONOMY",
  premium_economy: "PREMIUM_ECONOMY",
  business: "BUSINESS",
  first: "FIRST",
} as const;

function readWay(way: string) {
  const [pair = "", departure_date = ""] = way.split(" ");
  const [origin = "", destination = ""] = pair.split("-");
  return { origin, destination, departure_date };
}

function dayOf(time: string): number {
  return parseIsoDate(time.slice(0, 10)) ?? 0;
}
