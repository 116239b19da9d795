import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isRecord } from "../../../../src/tools/json.ts";
import { modernRequest, postModern } from "../../../fixtures/toy-modern.ts";
import { type Served, startConsole } from "../../console/served.ts";

/*
 * What is shown again is rendered once: its objects, its text and its JSON. The speed of a repeated
 * search depends on it, and no answer would tell that it was lost.
 */

/** Counts the prices that are put into words: every line of an answer's text has one. */
const priced = vi.hoisted(() => ({ times: 0 }));
vi.mock("../../../../src/domain/money.ts", async (original) => {
  const money = await original<typeof import("../../../../src/domain/money.ts")>();
  return {
    ...money,
    formatUsd(cents: number) {
      priced.times++;
      return money.formatUsd(cents);
    },
  };
});

/** Counts the lists that are put together of their lines. */
const listed = vi.hoisted(() => ({ times: 0 }));
vi.mock("../../../../src/tools/gds/text.ts", async (original) => {
  const text = await original<typeof import("../../../../src/tools/gds/text.ts")>();
  return {
    ...text,
    numbered(lines: readonly string[]) {
      listed.times++;
      return text.numbered(lines);
    },
  };
});

const SEARCH = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01", limit: 8 };

let served: Served;
beforeAll(async () => {
  served = await startConsole();
});
afterAll(() => served.close());

const written = vi.spyOn(JSON, "stringify");

/** Calls a tool; says what was rendered for its answer. */
async function call(name: string, args: object) {
  priced.times = 0;
  listed.times = 0;
  written.mockClear();
  const message = modernRequest(1, "tools/call", { name, arguments: args });
  const text = await (await postModern(`${served.origin}/mcp`, message)).text();
  const json = written.mock.calls.map(([value]) => kindOf(value)).filter((kind) => kind !== "");
  const rendered = { prices: priced.times, lists: listed.times, json };
  return { rendered, result: JSON.parse(text).result };
}

function kindOf(value: unknown): string {
  const [first] = [value].flat();
  if (!isRecord(first)) return "";
  const list = Array.isArray(value) ? "list of " : "";
  if ("flightNumber" in first) return `${list}flight`;
  if ("pnr" in first) return `${list}booking`;
  if ("searchId" in first) return "search";
  return first["type"] === "text" ? "text" : "";
}

function book(id: string) {
  return call("bookFlight", {
    flightIds: [id],
    passengers: [{ type: "adult", firstName: "Jane", lastName: "Roe" }],
    contactEmail: "jane@example.com",
  });
}

test("a search that is repeated twice renders neither text nor JSON again", async () => {
  const first = await call("searchFlights", SEARCH);
  // Kept from now on: most searches are made once, and keeping costs as much as making.
  await call("searchFlights", SEARCH);
  const again = await call("searchFlights", SEARCH);
  expect(first.rendered.prices).toBeGreaterThan(first.result.structuredContent.flights.length - 1);
  expect(first.rendered.json).toEqual(["text", "search"]);
  expect(again.rendered).toEqual({ prices: 0, lists: 0, json: [] });
  expect(again.result.content).toEqual(first.result.content);
  expect(again.result.structuredContent.flights).toEqual(first.result.structuredContent.flights);
});

test("a search of a day that has begun renders no flight again, only the text around them", async () => {
  const today = { origin: "LHR", destination: "FRA", departureDate: "2026-11-15" };
  const first = await call("searchFlights", today);
  await call("searchFlights", today);
  const again = await call("searchFlights", today);
  expect(first.rendered.prices).toBeGreaterThan(1);
  expect(again.rendered).toEqual({ prices: 0, lists: 1, json: ["text"] });
});

test("after a sale the search is rendered again, with one seat less", async () => {
  const { result } = await call("searchFlights", SEARCH);
  const [flight] = result.structuredContent.flights;
  await book(flight.id);
  const after = await call("searchFlights", SEARCH);
  const [shown] = after.result.structuredContent.flights;
  expect(shown).toEqual({ ...flight, seatsAvailable: flight.seatsAvailable - 1 });
  // The price and the fee of the one flight that was sold.
  expect(after.rendered).toEqual({ prices: 2, lists: 1, json: ["text", "list of flight"] });
});

test("a booking that is read a third time renders neither text nor JSON again", async () => {
  const { result } = await call("searchFlights", SEARCH);
  const [, flight] = result.structuredContent.flights;
  const booked = await book(flight.id);
  const { pnr, sessionId } = booked.result.structuredContent;
  // Kept from its second reading on: most are read once.
  await call("retrieveBooking", { pnr, sessionId });
  const first = await call("retrieveBooking", { pnr, sessionId });
  const again = await call("retrieveBooking", { pnr, sessionId });
  expect(first.rendered.prices).toBeGreaterThan(0);
  expect(first.rendered.json).toEqual(["text", "booking"]);
  expect(again.rendered).toEqual({ prices: 0, lists: 0, json: [] });
  expect(again.result).toEqual(first.result);
});

test("a booking that is cancelled is written once, for the store and for the answer", async () => {
  const { result } = await call("searchFlights", SEARCH);
  const [, , flight] = result.structuredContent.flights;
  const { pnr, sessionId } = (await book(flight.id)).result.structuredContent;
  const { rendered } = await call("cancelBooking", { pnr, sessionId });
  expect(rendered.json.filter((kind) => kind === "booking")).toEqual(["booking"]);
});
