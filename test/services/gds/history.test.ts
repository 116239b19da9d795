import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import type { FlightJourney } from "../../../src/domain/contracts/gds/flights.ts";
import { instantOf } from "../../../src/domain/dates.ts";
import { TravelError } from "../../../src/domain/errors.ts";
import { brokenByBooking } from "../../../src/domain/rules/invariants.ts";
import { flightName } from "../../../src/services/gds/day/flight-name.ts";
import { type BookingRecord, readDocument } from "../../../src/services/gds/document.ts";
import { BOOKING } from "../../../src/stores/records.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import type { FlightOffer, FlightSupplier } from "../../../src/suppliers/types.ts";
import { NOON, openDesk, type TestDesk } from "../../support/desk.ts";
import { fc } from "../../support/properties.ts";
import { ADA, CONTACT, flightsFor } from "../../support/trip-desk.ts";
import { flush, startServer, type TestServer } from "../../support/valkey.ts";

/** More by hand: `HISTORIES=10000 npx vitest run --testTimeout 0 test/services/gds/history.test.ts`. */
const HISTORIES = Number(process.env["HISTORIES"] ?? 300);
const SEATS = 3;
const CLAIM_MS = 15;
const HOUR_MS = 3_600_000;

/** What one step of a history does; `booking` and `flight` count round what there is. */
const step = fc.record({
  act: fc.constantFrom(
    "book",
    "hold",
    "ticket",
    "change",
    "cancel",
    "drop",
    "wait",
    "stay",
    "seat",
    "leave",
    "rebook",
    "refund",
  ),
  booking: fc.nat(9),
  flight: fc.nat(9),
  hours: fc.integer({ min: 1, max: 40 }),
  /** The command at which the process dies, where it does. */
  diesAt: fc.option(fc.nat(14), { freq: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Flights with so few seats that histories run out of them. */
function scarce(flights: FlightSupplier): FlightSupplier {
  const few = (offer: FlightOffer): FlightOffer => {
    const units = offer.units().map((unit) => ({ ...unit, capacity: SEATS }));
    return Object.defineProperties(offer, {
      left: { value: SEATS, configurable: true },
      units: { value: () => units, configurable: true },
    });
  };
  return {
    ...flights,
    together: (offers) => flights.together(offers),
    async quote(reference) {
      const offer = await flights.quote(reference);
      return offer && few(offer);
    },
  };
}

interface Storage {
  /** A storage with nothing in it. */
  fresh(now: () => number): Promise<Store>;
  /** The same storage in a process that dies with its n-th command; absent where nothing can be cut off. */
  mortal?(now: () => number, diesAt: number): Promise<Store>;
}

const sqlite: Storage = { fresh: (now) => sqliteStore({ path: ":memory:", now }) };

function valkey(server: () => TestServer): Storage {
  const open = (now: () => number, alive: () => boolean = () => true) =>
    valkeyStore({
      nodes: [server()],
      now,
      atOnce: false,
      claimMs: CLAIM_MS,
      wire: async (send) => {
        if (!alive()) throw new Error("this process is dead");
        return send();
      },
    });
  return {
    async fresh(now) {
      await flush([server()]);
      return open(now);
    },
    mortal(now, diesAt) {
      let left = diesAt;
      return open(now, () => left-- > 0);
    },
  };
}

let flightIds: readonly string[] = [];
/** Ways back of the same airline, by the ids of the ways there: one ticket, for less than two one-ways. */
let backIds: ReadonlyMap<string, string> = new Map();
let stayId = "";
const BABBAGE = { type: "adult", firstName: "Charles", lastName: "Babbage" } as const;
/** Of a 2-by-3 cabin somewhere in its middle: some are taken, some at an exit. */
const SEATS_TRIED = ["12A", "14C", "18F", "20B"];

beforeAll(async () => {
  const at = await openDesk();
  const days = ["2026-11-18", "2026-11-19"];
  const found = await Promise.all(days.map((departureDate) => flightsFor(at, { departureDate })));
  const nonstop = found.flat().filter(({ stops }) => stops === 0);
  // Some that will be hit, and some that will not.
  const over = instantOf(NOON) + 10 * 1440;
  const fate = (flight: FlightJourney) => {
    const { status } = at.deps.flights.report(flightName(flight), over) ?? {};
    return status?.status === "cancelled" || (status?.delayMinutes ?? 0) >= 180;
  };
  const hit = nonstop.filter(fate).slice(0, 3);
  expect(hit.length).toBeGreaterThan(0);
  const chosen = [...hit, ...nonstop.filter((one) => !fate(one)).slice(0, 2)];
  flightIds = chosen.map(({ id }) => id);
  const back = { origin: "LAX", destination: "JFK", departureDate: "2026-11-24" };
  const backs = (await flightsFor(at, back)).filter(({ stops }) => stops === 0);
  backIds = new Map(
    chosen.flatMap(({ id, airlineCode }) => {
      const found = backs.find((one) => one.airlineCode === airlineCode);
      return found ? [[id, found.id] as const] : [];
    }),
  );
  expect(backIds.size).toBeGreaterThan(0);
  const { items } = await at.desk.searchHotels(
    { cityCode: "LAX", checkInDate: "2026-11-20", checkOutDate: "2026-11-22", guests: 1, limit: 5 },
    at.caller,
  );
  stayId = items.find(({ status }) => status === "available")?.id ?? "";
  await at.store.close();
});

/** A history under way. */
class History {
  readonly pnrs: string[] = [];
  readonly at: TestDesk;
  readonly #storage: Storage;

  constructor(at: TestDesk, storage: Storage) {
    this.at = at;
    this.#storage = storage;
  }

  async take({ act, booking, flight, hours, diesAt }: Step, key: string): Promise<void> {
    const { at } = this;
    if (act === "wait") {
      at.clock.now += hours * HOUR_MS;
      await at.desk.expireHolds();
      return;
    }
    const flightId = flightIds[flight % flightIds.length] ?? "";
    if (act === "book" || act === "hold") {
      const request = {
        flightIds: flight % 3 === 1 ? [flightId, backIds.get(flightId) ?? flightId] : [flightId],
        passengers: hours % 2 === 0 ? [ADA] : [ADA, BABBAGE],
        ...(flight % 3 === 0 && {
          seats: [{ passenger: "P1", seat: SEATS_TRIED[hours % 4] ?? "" }],
        }),
        ...CONTACT,
        hold: act === "hold",
        idempotencyKey: key,
      };
      const made = await this.#once(diesAt, ({ desk }) => desk.bookFlight(request, at.caller));
      if (made) this.pnrs.push(made.pnr);
      return;
    }
    const pnr = this.pnrs[booking % Math.max(1, this.pnrs.length)];
    if (pnr === undefined) return;
    const named = { pnr, idempotencyKey: key };
    if (act === "ticket")
      await this.#once(diesAt, ({ desk }) => desk.ticketBooking(named, at.caller));
    if (act === "cancel")
      await this.#once(diesAt, ({ desk }) => desk.cancelBooking(named, at.caller));
    if (act === "stay") {
      const guests = [{ firstName: ADA.firstName, lastName: ADA.lastName }];
      const stay = { hotelId: stayId, existingPnr: pnr, guests, idempotencyKey: key };
      await this.#once(diesAt, ({ desk }) => desk.bookHotel(stay, at.caller));
    }
    if (act === "rebook" || act === "refund") {
      const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
      const choice = act === "refund" ? "refund" : (disruptions[0]?.options[0]?.id ?? "keep");
      await this.#once(diesAt, ({ desk }) =>
        desk.respondToDisruption({ ...named, choice }, at.caller),
      );
    }
    if (act === "change" || act === "drop" || act === "seat" || act === "leave") {
      const seat = SEATS_TRIED[hours % 4] ?? "";
      const asked = {
        drop: { cancel: [flight % 3 === 1 ? "F2" : "F1"] },
        change: { replace: [{ part: "F1", id: flightId }] },
        seat: { seats: [{ passenger: `P${1 + (flight % 2)}`, seat }] },
        leave: { leave: ["P2"] },
      }[act];
      const quote = await refusable(at.desk.quoteChange({ pnr, ...asked }, at.caller));
      if (quote?.quoteId === undefined) return;
      const { quoteId } = quote;
      const before = await at.desk.retrieveBooking({ pnr }, at.caller);
      const after = await this.#once(diesAt, ({ desk }) =>
        desk.confirmChange({ ...named, quoteId }, at.caller),
      );
      const moved = (after?.paid ?? 0) - (before.paid ?? 0);
      if (after && act !== "leave") expect(moved).toBe(quote.toPay - quote.refund - quote.credit);
      for (const other of after?.related ?? []) {
        if (!this.pnrs.includes(other)) this.pnrs.push(other);
      }
    }
  }

  /** Does it, perhaps in a process that dies; then again with the same key: it acts once. */
  async #once(
    diesAt: number | null,
    act: (at: TestDesk) => Promise<Pnr>,
  ): Promise<Pnr | undefined> {
    const { at } = this;
    const now = () => at.clock.now;
    if (diesAt !== null && this.#storage.mortal) {
      const store = await this.#storage.mortal(now, diesAt);
      const dying = await openDesk({ store, now, flights: at.deps.flights });
      await act(dying).catch(() => undefined);
      await store.close().catch(() => undefined);
      await sleep(2 * CLAIM_MS);
      await at.store.sweep();
    }
    const first = await refusable(act(at));
    if (first) expect(await act(at)).toEqual(first);
    return first;
  }
}

/** What a call gives, or nothing where it is refused. */
async function refusable<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TravelError && error.code !== "internal") return undefined;
    throw error;
  }
}

/** What must hold of all bookings and all stock, whatever happened. */
async function expectSound({ store }: TestDesk): Promise<void> {
  const { records } = await store.records.list({ kind: BOOKING, limit: 100 });
  const held = new Map<string, number>();
  // Leavers are carried by the booking that they left until a reader writes theirs.
  const all = records.flatMap(({ document }) => {
    const { leaves, ...record } = readDocument(document);
    return leaves ? [record, leaves] : [record];
  });
  const known = new Map(all.map((record) => [record.booking.pnr, record]));
  for (const record of known.values()) {
    expect(brokenByBooking(record.booking)).toEqual([]);
    expect(record.booking.owed).toBe(
      record.booking.status === "pending" ? record.booking.totalPrice : 0,
    );
    expectSeats(record);
    for (const { key, quantity } of record.holds) held.set(key, (held.get(key) ?? 0) + quantity);
  }
  const keys = [...held.keys()];
  const sold = await store.inventory.sold(keys);
  expect(sold).toEqual(keys.map((key) => held.get(key)));
  for (const [index, key] of keys.entries()) {
    const most = key.startsWith("seat:") ? 1 : key.startsWith("flight:") ? SEATS : 1000;
    expect(sold[index]).toBeLessThanOrEqual(most);
  }
  const groups = [...new Set(keys.map((key) => key.split("#")[0] ?? ""))];
  const sums = await store.inventory.soldIn([
    ...groups,
    "flight:JFKLAX:2026-11-18",
    "flight:JFKLAX:2026-11-19",
    "flight:LAXJFK:2026-11-24",
  ]);
  expect([...sums.values()].reduce((sum, one) => sum + one, 0)).toBe(
    [...held.values()].reduce((sum, one) => sum + one, 0),
  );
}

/** A booking holds a place for each passenger on each flight that lives, each seat chosen, and its rooms. */
function expectSeats({ booking, holds }: BookingRecord): void {
  const living = booking.flights.filter(({ bookingStatus }) => bookingStatus !== "cancelled");
  const places = living.map(
    ({ originCode, destinationCode, departureTime, flightNumber, cabin }) =>
      `flight:${originCode}${destinationCode}:${departureTime.slice(0, 10)}#${flightNumber}:${cabin} ${booking.passengers.length}`,
  );
  const seats = (booking.extras ?? []).flatMap(({ seat = "", flightNumber }) =>
    living
      .filter((flight) => flight.flightNumber === flightNumber)
      .map(
        ({ originCode, departureTime }) =>
          `seat:${flightNumber}:${originCode}:${departureTime.slice(0, 10)}#${seat} 1`,
      ),
  );
  const held = holds.filter(({ key }) => !key.startsWith("hotel:"));
  expect(held.map(({ key, quantity }) => `${key} ${quantity}`).toSorted()).toEqual(
    [...places, ...seats].toSorted(),
  );
  const stays = booking.hotels.filter(({ status }) => status !== "cancelled");
  expect(holds.some(({ key }) => key.startsWith("hotel:"))).toBe(stays.length > 0);
}

describe("random histories of bookings", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test.each([
    ["SQLite", sqlite],
    ["Valkey, with processes that die", valkey(() => server)],
  ])("keep ledger and stock sound on %s", async (_, storage) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const clock = { now: NOON };
        const store = await storage.fresh(() => clock.now);
        const plain = await openDesk({ store, now: () => clock.now });
        const flights = scarce(plain.deps.flights);
        const opened = await openDesk({ store, now: () => clock.now, flights });
        const history = new History({ ...opened, clock }, storage);
        try {
          for (const [index, one] of steps.entries()) {
            await history.take(one, `step ${index}`);
            await expectSound(history.at);
          }
        } finally {
          await store.close();
        }
      }),
      { numRuns: HISTORIES },
    );
  });
});
