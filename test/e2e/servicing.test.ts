import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instantOf, isoDate, parseIsoDate } from "../../src/domain/dates.ts";
import { simulatedOperations } from "../../src/suppliers/simulated/operations.ts";
import { seedFrom } from "../../src/world/random.ts";
import { CLIENTS, type ConnectedClient } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { firstUpdate } from "../support/clients.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const NOW = "2026-11-15T12:00:00Z";
const SEED = "fixed";
const folder = mkdtempSync(join(tmpdir(), "wayfare-servicing-"));
const clock = join(folder, "clock");
const ADA = { type: "adult", firstName: "Ada", lastName: "Lovelace" };

let server: WayfareProcess;

beforeAll(async () => {
  writeFileSync(clock, NOW);
  server = await startWayfare({
    MOCK_DATA_SEED: SEED,
    RATE_LIMIT_ENABLED: "false",
    MCP_SESSION_TIMEOUT: "5000000",
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${new URL("../support/moved-clock.mjs", import.meta.url).href}`,
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server's time from now on; a signal takes a moment to arrive. */
async function setClock(client: ConnectedClient, instant: string): Promise<void> {
  writeFileSync(clock, instant);
  process.kill(server.pid ?? 0, "SIGUSR2");
  const question = { origin: "LHR", destination: "JFK", departureDate: "2027-03-01", limit: 1 };
  for (let asOf = ""; asOf !== instant.slice(0, 10); ) {
    asOf = String(Object((await ask(client, "searchFlights", question)).answer)["asOf"]);
  }
}

interface Said {
  readonly answer: Record<string, never>;
  readonly text: string;
}

async function ask(client: ConnectedClient, name: string, args: object): Promise<Said> {
  const { structuredContent, content, isError } = await client.callTool({
    name,
    arguments: { ...args },
  });
  const [first] = Array.isArray(content) ? content : [];
  const text = String(Object(first).text ?? "");
  if (isError) throw new Error(text);
  return { answer: Object(structuredContent), text };
}

async function connect(label: (typeof CLIENTS)[number]["label"]): Promise<ConnectedClient> {
  return connectTo(new URL(`http://127.0.0.1:${server.port}/mcp`), label);
}

/** A flight of the list that will be hours late, and when that is first known. */
function lateOne(flights: readonly { readonly flightNumber: string }[], day: number) {
  const operations = simulatedOperations(seedFrom(SEED));
  return flights.flatMap((flight) => {
    const name = { flightNumber: flight.flightNumber, day };
    const over = operations.report(name, instantOf(Date.parse(NOW)) + 400 * 1440);
    const known = over?.known;
    if (known === undefined || (over?.status.delayMinutes ?? 0) < 200) return [];
    const early = operations.report(name, known + 1);
    if (!early || early.departure - known < 100 || early.status.status !== "delayed") return [];
    return [{ flight, known: new Date((known + 1) * 60_000).toISOString() }];
  })[0];
}

async function lateFlight(client: ConnectedClient) {
  const first = parseIsoDate("2026-11-24") ?? 0;
  for (let day = first; day < first + 60; day++) {
    const { answer } = await ask(client, "searchFlights", {
      origin: "LHR",
      destination: "JFK",
      departureDate: isoDate(day),
      limit: 50,
    });
    const nonstop = [...Object(answer)["flights"]].filter(
      ({ stops, airlineCode }) => stops === 0 && airlineCode !== "B6",
    );
    const found = lateOne(nonstop, day);
    if (found) return { ...found, id: String(Object(found.flight)["id"]), date: isoDate(day) };
  }
  throw new Error("no late flight");
}

/** Cents that went back to the payer. */
function refunded({ answer }: Said): number {
  const entries: readonly { readonly type: string; readonly amount: number }[] =
    Object(answer)["ledger"];
  return entries.reduce((sum, { type, amount }) => (type === "refund" ? sum + amount : sum), 0);
}

describe.each(CLIENTS)("a journey with $label", ({ label, era }) => {
  test("is held, ticketed, seated, fed, delayed, rebooked, cancelled in part and refunded", async () => {
    const client = await connect(label);
    await setClock(client, NOW);
    const { id, date, known, flight } = await lateFlight(client);
    const passengers = [ADA];
    const contactEmail = "ada@example.com";
    const hold = { flightIds: [id], passengers, contactEmail, hold: true };
    const held = Object((await ask(client, "bookFlight", hold)).answer);
    expect(held).toMatchObject({ status: "pending", paid: 0 });
    const { pnr, sessionId } = held;
    const named = { pnr, sessionId };
    const paid = Object((await ask(client, "ticketBooking", named)).answer);
    expect(paid).toMatchObject({ status: "confirmed", owed: 0 });

    const stay = { cityCode: "NYC", checkInDate: date, guests: 1, freeCancellation: true };
    const nights = { checkOutDate: isoDate((parseIsoDate(date) ?? 0) + 3) };
    const hotels = Object((await ask(client, "searchHotels", { ...stay, ...nights })).answer);
    const hotelId = hotels.hotels[0].id;
    const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
    await ask(client, "bookHotel", { hotelId, existingPnr: pnr, sessionId, guests });

    const map = Object((await ask(client, "getSeatMap", named)).answer);
    const row = map.rows.find(
      (one: { open: string; legroom?: boolean }) => one.open && !one.legroom,
    );
    const seat = `${row.row}${row.open[0]}`;
    const wish = {
      seats: [{ passenger: "P1", seat }],
      requests: [{ passenger: "P1", code: "VGML" }],
    };
    const quote = Object((await ask(client, "quoteChange", { ...named, ...wish })).answer);
    const confirm = { ...named, quoteId: quote.quoteId };
    const changed = await ask(client, "confirmChange", confirm);
    expect(changed.text).toContain(`Seat: ${seat} for P1`);
    expect(changed.text).toContain("VGML");

    const heard = firstUpdate(client);
    const uri = `gds://booking/${pnr}`;
    if (client instanceof Client && era === "modern") {
      await client.listen({ resourceSubscriptions: [uri] });
    } else await client.subscribeResource({ uri });
    await setClock(client, known);
    // Nothing was written to the booking: its airline has changed the flight.
    expect(await heard).toBe(uri);
    const status = await ask(client, "getFlightStatus", named);
    expect(status.text).toContain("delayed by about");
    const hit = await ask(client, "retrieveBooking", named);
    expect(hit.text).toContain("DISRUPTION F1");
    expect(hit.text).toContain("UK261");
    const [disruption] = Object(hit.answer)["disruptions"];
    const [option] = disruption.options;
    const choice = { ...named, choice: option.id, idempotencyKey: `rebook ${label}` };
    const rebooked = await ask(client, "respondToDisruption", choice);
    expect((await ask(client, "respondToDisruption", choice)).answer).toEqual(rebooked.answer);
    const numbers = Object(rebooked.answer)["flights"].map(
      (one: { flightNumber: string }) => one.flightNumber,
    );
    expect(numbers).not.toContain(flight.flightNumber);
    expect(rebooked.answer).toMatchObject({ owed: 0 });

    const giving = Object(
      (await ask(client, "quoteCancellation", { ...named, parts: ["H1"] })).answer,
    );
    expect(giving.refund).toBeGreaterThan(0);
    const half = await ask(client, "cancelBooking", { ...named, quoteId: giving.quoteId });
    expect(half.answer).toMatchObject({ status: "confirmed", owed: 0 });
    expect(refunded(half)).toBe(refunded(rebooked) + giving.refund);
    const last = Object((await ask(client, "quoteCancellation", named)).answer);
    const rest = await ask(client, "cancelBooking", named);
    expect(rest.answer).toMatchObject({ status: "cancelled", owed: 0 });
    expect(refunded(rest)).toBe(refunded(half) + last.refund);
    expect(rest.text).toMatch(/^Cancelled\. (\$[\d,.]+ refunded|Nothing comes back)/);
    await client.close();
  });
});

test("twenty questions about a booking, each answered by one call", async () => {
  const client = await connect("the v2 client on the 2026 wire");
  await setClock(client, NOW);
  const flights = async (origin: string, destination: string, departureDate: string) => {
    const search = { origin, destination, departureDate, brand: "flex", limit: 50 };
    return [...Object((await ask(client, "searchFlights", search)).answer).flights].filter(nonstop);
  };
  const there = await flights("LHR", "JFK", "2027-03-01");
  const ways = [
    there,
    await flights("JFK", "LHR", "2027-03-08"),
    await flights("JFK", "LHR", "2027-03-13"),
  ];
  // The cheapest airline that has seats on all three days.
  const onAll = ({ airlineCode }: { airlineCode: string }) =>
    ways.every((way) => way.some((flight) => flight.airlineCode === airlineCode));
  const { airlineCode: chosen } = there.find(onAll);
  const [out, back, later] = ways.map((way) =>
    way.find(({ airlineCode }) => airlineCode === chosen),
  );
  const booked = Object(
    (
      await ask(client, "bookFlight", {
        flightIds: [out.id, back.id],
        passengers: [ADA, { ...ADA, firstName: "Charles", lastName: "Babbage" }],
        contactEmail: "ada@example.com",
      })
    ).answer,
  );
  const { pnr, sessionId } = booked;
  const named = { pnr, sessionId };
  const day = { checkInDate: "2027-03-01", checkOutDate: "2027-03-08" };
  const hotels = Object(
    (await ask(client, "searchHotels", { cityCode: "NYC", ...day, guests: 1 })).answer,
  );
  const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
  const hotelId = hotels.hotels[0].id;
  await ask(client, "bookHotel", { hotelId, existingPnr: pnr, sessionId, guests });
  // The next day: nothing is free to void any more.
  await setClock(client, "2026-11-16T13:00:00Z");

  const [seen, change] = ["retrieveBooking", "quoteChange"] as const;
  const number = String(out.flightNumber);
  const sum = "\\$[\\d,]+\\.\\d\\d";
  const QUESTIONS: readonly (readonly [string, string, object, RegExp])[] = [
    [
      "When do we leave?",
      seen,
      named,
      new RegExp(`F1: 2027-03-01 ${number} LHR \\d\\d:\\d\\d - JFK`),
    ],
    ["From which terminal?", seen, named, /F1: .*from terminal \w+/],
    ["Until when do we check in?", seen, named, /check-in and bag drop until \d\d:\d\d/],
    [
      "What does my ticket allow?",
      seen,
      named,
      /Fare: F1 .*: \d bags?.*, change (free|\$\d+).*, refund (free|less \$\d+)/,
    ],
    ["What did we pay?", seen, named, new RegExp(`^${pnr} confirmed, ${sum} in total, paid`)],
    [
      "Where do we sleep, and can we cancel that?",
      seen,
      named,
      /H1: 2027-03-01 to 2027-03-08 .*cancelling: /,
    ],
    ["Who travels?", seen, named, /Ada Lovelace \(P1, adult\), Charles Babbage \(P2, adult\)/],
    [
      "Are we on time?",
      "getFlightStatus",
      named,
      new RegExp(`${number} LHR-JFK 2027-03-01.*: scheduled`),
    ],
    [
      "And my sister's flight?",
      "getFlightStatus",
      { flightNumber: later.flightNumber, date: "2027-03-13" },
      /JFK-LHR 2027-03-13.*leaves \d\d:\d\d/,
    ],
    [
      "Which seats are left?",
      "getSeatMap",
      { ...named, flightNumber: number },
      /economy: \d+ seats open/,
    ],
    [
      "And on the way back?",
      "getSeatMap",
      { ...named, flightNumber: back.flightNumber },
      /JFK-LHR 2027-03-08.*seats open/,
    ],
    ["What if we cancel?", "quoteCancellation", named, new RegExp(`give back ${sum} in money`)],
    [
      "Cancel only the hotel?",
      "quoteCancellation",
      { ...named, parts: ["H1"] },
      new RegExp(`H1 .*of ${sum}`),
    ],
    [
      "Move the way back to Saturday?",
      change,
      { ...named, replace: [{ part: "F2", id: later.id }] },
      new RegExp(`F2 .*2027-03-13.*(${sum}|nothing to pay)(.|\\n)*quoteId CHANGE-`),
    ],
    [
      "My name is misspelt.",
      change,
      { ...named, passengers: [{ id: "P1", firstName: "Adah" }] },
      /nothing to pay.*quoteId CHANGE-/s,
    ],
    [
      "My friend comes instead.",
      change,
      { ...named, passengers: [{ id: "P1", firstName: "Georgina" }] },
      /NOT POSSIBLE.*cancel and book anew/,
    ],
    [
      "A wheelchair and a vegetarian meal, please.",
      change,
      { ...named, requests: ["WCHR", "VLML"].map((code) => ({ passenger: "P2", code })) },
      /WCHR wheelchair.*VLML vegetarian.*quoteId CHANGE-/s,
    ],
    [
      "One more bag?",
      change,
      { ...named, bags: [{ passenger: "P2", part: "F1", count: 1 }] },
      new RegExp(`1 more bag for Charles Babbage: to pay ${sum}`),
    ],
    [
      "Charles goes on alone.",
      change,
      { ...named, leave: ["P2"] },
      /Charles Babbage on a PNR of their own: nothing to pay.*quoteId CHANGE-/s,
    ],
    [
      "Find the booking I made yesterday.",
      "findBookings",
      { lastName: "Lovelace", bookedOn: "2026-11-15" },
      new RegExp(pnr),
    ],
  ];
  expect(QUESTIONS).toHaveLength(20);
  expect(new Set(QUESTIONS.map(([question]) => question)).size).toBe(20);
  for (const [question, tool, asked, expected] of QUESTIONS) {
    const { text } = await ask(client, tool, asked);
    expect(text, question).toMatch(expected);
  }
  await client.close();
});

function nonstop({ stops }: { readonly stops: number }): boolean {
  return stops === 0;
}
