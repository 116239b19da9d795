import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { openServices } from "../../src/compose/services.ts";
import { loadConfig } from "../../src/config.ts";
import type { Caller } from "../../src/domain/caller.ts";
import { TravelError } from "../../src/domain/errors.ts";
import { isHarmless, redact } from "../../src/logging/redact.ts";
import { errorData } from "../../src/surfaces/error-data.ts";
import { createChanges } from "../../src/surfaces/mcp/changes.ts";
import { Call, callTool, type Tool, withServices } from "../../src/tools/call.ts";
import type { ToolResult } from "../../src/tools/define.ts";
import { tools } from "../../src/tools/index.ts";
import { checkSums, checkText } from "./answers.ts";
import type { Exploring } from "./explore.ts";
import { Flaw } from "./findings.ts";
import { forgeryCheck } from "./forgery.ts";
import { type Pools, toolInput } from "./inputs.ts";
import { leastMs, watchTurns } from "./machine.ts";

/** The tools in this process, as every surface calls them: for input by the hundred thousand. */
export interface AttackedDesk {
  readonly tools: readonly Tool[];
  /** Calls as the attacker; rejects with a `Flaw` when the answer is none that may be given. */
  attack(tool: Tool, input: unknown): Promise<void>;
  close(): Promise<void>;
}

export const NOW = "2026-11-15T12:00:00Z";
const MOST_HELD_MS = 200;
/** A plan takes as long as ten searches; `texts.ts` has more for those that read sentences. */
const SLOW = new Set([
  "plan_trip",
  "calculate_budget",
  "check_availability",
  "search_destinations",
]);
/** Alone among all names and addresses: where it turns up, Alice's booking does. */
export const MARK = "Quetzalcoatlus";
const ALICE: Caller = { transport: "http", principal: "alice" };
const MALLORY: Caller = { transport: "http", principal: "mallory" };

/** Every tool with the input that its schema invites, on a desk where Alice has bookings to lose. */
export async function attackDesk(): Promise<{
  readonly desk: AttackedDesk;
  readonly exploring: Exploring<readonly [name: string, input: unknown]>;
}> {
  const config = loadConfig({ WAYFARE_DB: ":memory:", WAYFARE_NOW: NOW, AUTH_MODE: "keys" });
  let lastError: unknown;
  const write = (fields: Readonly<Record<string, unknown>>) => {
    lastError = fields["err"] ?? fields["flaw"];
    // As the real log does with every line, so that a line that takes long is noticed.
    return isHarmless(fields) ? fields : redact(fields);
  };
  const log = { debug: write, info: write, warn: write, error: write };
  const opened = await openServices(config, log, createChanges());
  const now = Date.parse(NOW);
  const callable = tools.map((tool) => withServices(tool, () => opened.services));

  async function call(tool: Tool, input: unknown, caller: Caller): Promise<ToolResult> {
    const signal = new AbortController().signal;
    return callTool(tool, new Call({ arguments: input, caller, now, signal: () => signal }), log);
  }

  async function answer(tool: Tool, input: unknown): Promise<ToolResult | TravelError> {
    try {
      return await call(tool, input, MALLORY);
    } catch (error) {
      if (error instanceof TravelError) return error;
      throw error;
    }
  }

  /** Processor time of the longest turn that the call took, in milliseconds: nothing else runs meanwhile. */
  async function held(tool: Tool, input: unknown) {
    const turns = watchTurns();
    const given = await answer(tool, input);
    return { given, ms: turns.end() };
  }

  const pools = await prepare(callable, call);
  const { flightIds = [], hotelId = [], carId = [] } = pools;
  const checkForgery = forgeryCheck([...flightIds, ...hotelId, ...carId]);
  const desk: AttackedDesk = {
    tools: callable,
    async attack(tool, input) {
      lastError = undefined;
      const { given, ms } = await held(tool, input);
      check(tool.name, given, lastError);
      if (!(given instanceof TravelError)) checkForgery(tool.name, given.output);
      if (ms <= MOST_HELD_MS) return;
      const least = await leastMs(MOST_HELD_MS, async () => (await held(tool, input)).ms);
      if (least > MOST_HELD_MS) {
        throw new Flaw(`${tool.name}: held the event loop`, `${least.toFixed(0)} ms`);
      }
    },
    close: opened.close,
  };
  const exploring = {
    part: "calls of tools, in process",
    inputs: fc.oneof(
      ...callable.map((tool) => ({
        weight: SLOW.has(tool.name) ? 1 : 6,
        arbitrary: toolInput(tool.inputSchema("portable"), pools).map(
          (input) => [tool.name, input] as const,
        ),
      })),
    ),
    async trial([name, input]: readonly [string, unknown]) {
      const tool = callable.find((known) => known.name === name);
      if (tool) await desk.attack(tool, input);
    },
  };
  return { desk, exploring };
}

function check(name: string, given: ToolResult | TravelError, cause: unknown): void {
  if (given instanceof TravelError) {
    if (given.code === "internal" || given.code === "unavailable") {
      const stack = cause instanceof Error ? cause.stack : String(cause);
      const place = /at .*?(\w[\w.-]*\.ts:\d+)/.exec(stack ?? "")?.[1] ?? given.message;
      throw new Flaw(`${name}: failed at ${place}`, stack ?? given.message);
    }
    checkText(name, JSON.stringify([given.message, errorData(given)]), [MARK]);
    return;
  }
  if (given.flaw !== undefined) throw new Flaw(`${name}: the output departs`, given.flaw);
  checkText(name, JSON.stringify([given.output, given.text, given.warnings]), [MARK]);
  checkSums(name, given.output);
}

type CallAs = (tool: Tool, input: unknown, caller: Caller) => Promise<ToolResult>;

/** Alice books; what she was told and what a search shows is known to the attacker, word for word. */
async function prepare(all: readonly Tool[], call: CallAs): Promise<Pools> {
  const pools: Record<string, string[]> = {};
  const keep = (name: string, ...values: readonly unknown[]) => {
    pools[name] = [...(pools[name] ?? []), ...values.map(String)];
  };
  const as = async (caller: Caller, name: string, input: Readonly<Record<string, unknown>>) => {
    const tool = all.find((known) => known.name === name);
    if (!tool) throw new Error(`There is no ${name}`);
    return Object((await call(tool, input, caller)).output);
  };
  const search = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };
  const party = { ...search, passengers: { adults: 2, children: 1, infants: 1 }, limit: 3 };
  const [flights, family, hotels, cars] = [
    await as(MALLORY, "searchFlights", search),
    await as(MALLORY, "searchFlights", party),
    await as(MALLORY, "searchHotels", {
      cityCode: "LAX",
      checkInDate: "2027-03-01",
      checkOutDate: "2027-03-05",
    }),
    await as(MALLORY, "searchCars", {
      pickupLocationCode: "LAX",
      pickupDate: "2027-03-01T18:00:00",
      dropoffDate: "2027-03-05T10:00:00",
    }),
  ];
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  keep("flightIds", ...ids(flights.flights), ...ids(family.flights));
  keep("hotelId", ...ids(hotels.hotels));
  keep("carId", ...ids(cars.cars));
  keep("cursor", flights.nextCursor, hotels.nextCursor);
  for (const [caller, lastName] of [
    [ALICE, MARK],
    [MALLORY, "Mallory"],
  ] as const) {
    const sessionId = randomUUID();
    const booked = await as(caller, "bookFlight", {
      flightIds: [pools["flightIds"]?.[0]],
      passengers: [{ type: "adult", firstName: "A", lastName }],
      contactEmail: `${lastName}@example.com`,
      idempotencyKey: "alice-1",
      sessionId,
    });
    const asked = await as(caller, "create_travel_request", {
      name: lastName,
      contact: `${lastName}@example.com`,
      message: `A wish of ${lastName}`,
    });
    keep("pnr", booked.pnr);
    keep("existingPnr", booked.pnr);
    keep("sessionId", sessionId, booked.sessionId);
    keep("request_id", asked.request_id);
    const listed = await as(caller, "listBookings", { sessionId, limit: 1 });
    if (listed.nextCursor) keep("cursor", listed.nextCursor);
  }
  return pools;
}
