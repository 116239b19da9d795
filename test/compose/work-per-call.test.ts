import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type InProcess, openInProcess } from "../../src/compose/in-process.ts";
import { loadConfig } from "../../src/config.ts";
import { isoDateTime } from "../../src/domain/dates.ts";
import { cancellationWords } from "../../src/domain/rules/stay-terms.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { fillDays } from "../../src/services/concierge/plan/days/fill.ts";
import { searchRecorder } from "../../src/stores/search-recorder.ts";
import { sealed } from "../../src/suppliers/simulated/id-parts.ts";
import { searchCars } from "../../src/world/cars/cars.ts";
import { priceLegs, seatsLeft } from "../../src/world/fares/fare.ts";
import { journeysInPieces, searchJourneys } from "../../src/world/flights/search.ts";
import { priceOf } from "../../src/world/hotels/prices.ts";
import { searchRooms } from "../../src/world/hotels/rooms.ts";
import { legsOn } from "../../src/world/timetable/timetable.ts";

// Every function of these does what it always does, and is counted.
vi.mock("../../src/domain/dates.ts", { spy: true });
vi.mock("../../src/domain/rules/stay-terms.ts", { spy: true });
vi.mock("../../src/services/concierge/plan/days/fill.ts", { spy: true });
vi.mock("../../src/stores/search-recorder.ts", { spy: true });
vi.mock("../../src/suppliers/simulated/id-parts.ts", { spy: true });
vi.mock("../../src/world/cars/cars.ts", { spy: true });
vi.mock("../../src/world/fares/fare.ts", { spy: true });
vi.mock("../../src/world/flights/search.ts", { spy: true });
vi.mock("../../src/world/hotels/prices.ts", { spy: true });
vi.mock("../../src/world/hotels/rooms.ts", { spy: true });
vi.mock("../../src/world/timetable/timetable.ts", { spy: true });

/** What one call takes, whatever the machine. */
interface Work {
  /** SQL that is run, those that begin and end a transaction among it. */
  readonly statements: number;
  readonly rows: number;
  /** That the file's log grows by. */
  readonly kilobytes: number;
  readonly searches: number;
  readonly timetables: number;
  /** Of flights and of rooms. */
  readonly fares: number;
  /** Flights whose seats are counted. */
  readonly seats: number;
  /** Times of day and terms of a stay that are written out: each offer that is shown has a few. */
  readonly written: number;
}

/** What was asked of the database. */
const sql = vi.hoisted(() => ({ statements: 0, rows: 0 }));

vi.mock(import("../../src/stores/sqlite/open.ts"), async (original) => {
  const actual = await original();
  type Heard = (method: string | symbol, answer: unknown, argument: unknown) => unknown;
  /** The same object, whose methods answer with what is made of their answers. */
  const heard = <T extends object>(target: T, make: Heard): T =>
    new Proxy(target, {
      get(_, name) {
        const member = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...args: readonly unknown[]) =>
          make(name, Reflect.apply(member, target, args), args[0]);
      },
    });
  const count: Heard = (method, answer) => {
    if (method === "run" || method === "get" || method === "all") sql.statements++;
    if (method === "get" && answer !== undefined) sql.rows++;
    if (method === "all" && Array.isArray(answer)) sql.rows += answer.length;
    return answer;
  };
  const prepared: Heard = (method, answer, text) => {
    // The one that is asked every other millisecond at most: how often depends on the machine.
    const isTimed = text === "PRAGMA data_version";
    return method === "prepare" && !isTimed ? heard(Object(answer), count) : answer;
  };
  return {
    ...actual,
    async openDatabase(path) {
      const opened = await actual.openDatabase(path);
      return { ...opened, db: heard(opened.db, prepared) };
    },
  };
});

const folder = mkdtempSync(join(tmpdir(), "wayfare-work-"));
const file = join(folder, "wayfare.db");
let desk: InProcess;
const flushes: (() => Promise<void>)[] = [];

beforeAll(async () => {
  // What expires is swept every minute, on a slow machine during a call.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const settings = { WAYFARE_DB: file, WAYFARE_NOW: "2026-11-15T12:00:00Z", LOG_LEVEL: "silent" };
  desk = await openInProcess(loadConfig(settings), stderrLog("silent"));
  await desk.opened();
  for (const { value } of vi.mocked(searchRecorder).mock.results) flushes.push(value.flush);
});

afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(tool: string, args: object) {
  const { output } = await desk.call({ tool, arguments: args, signal: undefined });
  // Searches are written behind: now, so that the next call does not pay for them.
  for (const flush of flushes) await flush();
  return Object(output);
}

/** The work of a call. Others like it came before, so nothing is made that is made once. */
async function workOf(tool: string, args: object): Promise<Work> {
  const before = statSync(`${file}-wal`).size;
  vi.clearAllMocks();
  Object.assign(sql, { statements: 0, rows: 0 });
  await call(tool, args);
  const times = (...functions: readonly ((...args: never[]) => unknown)[]) =>
    functions.reduce((sum, one) => sum + vi.mocked(one).mock.calls.length, 0);
  return {
    ...sql,
    kilobytes: Math.round((statSync(`${file}-wal`).size - before) / 1024),
    searches: times(searchJourneys, journeysInPieces, searchRooms, searchCars),
    timetables: times(legsOn),
    fares: times(priceLegs, priceOf),
    seats: times(seatsLeft),
    written: times(isoDateTime, cancellationWords),
  };
}

const day = (n: number) => `2027-03-${String(n).padStart(2, "0")}`;
const nonstop = (n: number) => ({ origin: "JFK", destination: "LAX", departureDate: day(n) });
const away = (n: number) => ({
  origin: "LHR",
  destination: "SYD",
  departure_date: day(n),
  return_date: day(n + 14),
});
const stay = (n: number) => ({ cityCode: "PAR", checkInDate: day(n), checkOutDate: day(n + 2) });
const rental = (n: number) => ({
  pickupLocationCode: "LAX",
  pickupDate: `${day(n)}T10:00`,
  dropoffDate: `${day(n + 3)}T10:00`,
});
const plan = (days: number) => ({ query: `${days} days in Georgia for two`, lang: "en" });
const overBudget = (days: number) => ({
  query: `Solo backpacker, Thailand and Malaysia, ${days + 7} days from London, February 2027, 1400 GBP`,
  lang: "en",
});
const person = { firstName: "Ada", lastName: "Lovelace" };
const contactEmail = "ada@example.com";

async function flightOrder(n: number) {
  const { flights } = await call("searchFlights", nonstop(n));
  return { flightIds: [flights[0].id], passengers: [{ type: "adult", ...person }], contactEmail };
}

async function hotelOrder(n: number) {
  const { hotels } = await call("searchHotels", stay(n));
  return { hotelId: hotels[0].id, guests: [person], contactEmail };
}

async function carOrder(n: number) {
  const { cars } = await call("searchCars", rental(n));
  return { carId: cars[0].id, driver: person, contactEmail };
}

/** A booking of somebody who is on no other. */
async function booked(n: number) {
  const firstName = `Ada ${"i".repeat(++namesakes)}`;
  const passengers = [{ type: "adult", ...person, firstName }];
  const { pnr } = await call("bookFlight", { ...(await flightOrder(n)), passengers });
  return { pnr };
}

let namesakes = 0;

/** A booking of somebody who is on the same flight with another, which it says. */
async function bookedTwice(n: number) {
  const order = await flightOrder(n);
  await call("bookFlight", order);
  const { pnr, warnings } = await call("bookFlight", order);
  expect(warnings.join()).toContain("already, on");
  return { pnr };
}

const NOTHING: Work = {
  statements: 0,
  rows: 0,
  kilobytes: 0,
  searches: 0,
  timetables: 0,
  fares: 0,
  seats: 0,
  written: 0,
};

/** Statements and rows are what they are. What depends on the day and the page may vary by a quarter. */
function mostOf({ statements, rows, ...rest }: Work): Work {
  const { kilobytes, searches, timetables, fares, seats, written } = rest;
  const lenient = (count: number) => Math.ceil(count * 1.25);
  return {
    statements,
    rows,
    searches,
    kilobytes: lenient(kilobytes),
    timetables: lenient(timetables),
    fares: lenient(fares),
    seats: lenient(seats),
    written: lenient(written),
  };
}

test.each<[string, string, (n: number) => object | Promise<object>, Partial<Work>]>([
  [
    "a nonstop pair",
    "searchFlights",
    nonstop,
    {
      statements: 11,
      rows: 2,
      kilobytes: 24,
      searches: 1,
      timetables: 4,
      fares: 27,
      seats: 27,
      written: 20,
    },
  ],
  [
    "a long return",
    "search_flights",
    away,
    { statements: 1, searches: 8, timetables: 140, fares: 191, seats: 440, written: 248 },
  ],
  [
    "hotels of a city",
    "searchHotels",
    stay,
    { statements: 11, rows: 2, kilobytes: 24, searches: 1, fares: 523, written: 10 },
  ],
  [
    "cars at an airport",
    "searchCars",
    rental,
    { statements: 11, rows: 2, kilobytes: 24, searches: 1, written: 78 },
  ],
  ["a trip in words", "plan_trip", plan, { statements: 2, searches: 2, fares: 242 }],
  [
    "a trip beyond its budget",
    "plan_trip",
    overBudget,
    { statements: 69, searches: 69, timetables: 1897, fares: 7275, seats: 1655 },
  ],
  [
    "a flight",
    "bookFlight",
    flightOrder,
    { statements: 11, rows: 2, kilobytes: 40, fares: 1, seats: 2, written: 2 },
  ],
  [
    "a hotel",
    "bookHotel",
    hotelOrder,
    { statements: 13, rows: 3, kilobytes: 28, fares: 2, written: 1 },
  ],
  ["a car", "bookCar", carOrder, { statements: 17, rows: 5, kilobytes: 36, written: 2 }],
  ["a booking", "retrieveBooking", booked, { statements: 1, rows: 1 }],
  [
    "a booking beside another for the same flight",
    "retrieveBooking",
    bookedTwice,
    { statements: 2, rows: 2 },
  ],
  ["a booking", "cancelBooking", booked, { statements: 5, rows: 1, kilobytes: 16 }],
])("%s: %s does no more than it must", async (_, tool, argsOf, expected) => {
  for (const n of [3, 4]) await call(tool, await argsOf(n));
  const work = await workOf(tool, await argsOf(5));
  const most = mostOf({ ...NOTHING, ...expected });
  const over = Object.entries(work).filter(([name, count]) => count > Object(most)[name]);
  expect(Object.fromEntries(over)).toEqual({});
});

test("a trip beyond its budget is filled once for each frame, level and sum, and writes no flight's id", async () => {
  await call("plan_trip", overBudget(5));
  vi.clearAllMocks();
  await call("plan_trip", overBudget(5));
  expect(vi.mocked(fillDays)).toHaveBeenCalledTimes(4);
  expect(vi.mocked(sealed)).not.toHaveBeenCalled();
});

test("a search that was asked for before looks at nothing again", async () => {
  await call("searchFlights", nonstop(9));
  const { searches, timetables, fares, seats, written } = await workOf("searchFlights", nonstop(9));
  expect([searches, timetables, fares, seats, written]).toEqual([0, 0, 0, 0, 0]);
});
