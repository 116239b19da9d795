import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  FlightToolClient,
  openWayfare,
  ToolInvocationError,
  TravelError,
  TravelWorkflow,
  UserError,
  type WayfareSettings,
} from "../../src/library.ts";
import {
  answers,
  type DuffelDouble,
  duffelDouble,
  fails,
  hangs,
  limits,
} from "../suppliers/duffel/duffel-double.ts";
import { wireAnswer, wireOffer } from "../suppliers/duffel/wire-offers.ts";
import { memoryLog } from "../support/flights.ts";

const KEY = "duffel_test_another_secret_that_stays";
const NOW = "2026-11-15T12:00:00Z";
const folder = mkdtempSync(join(tmpdir(), "wayfare-library-"));
let duffel: DuffelDouble;
beforeAll(async () => {
  duffel = await duffelDouble();
});
afterAll(async () => {
  await duffel.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = { origin: "SFO", destination: "CDG", departure_date: "2027-05-10" };

async function withClient(
  settings: WayfareSettings,
  work: (client: FlightToolClient, lines: ReturnType<typeof memoryLog>["lines"]) => Promise<void>,
): Promise<void> {
  const { log, lines } = memoryLog();
  const client = new FlightToolClient({ database: ":memory:", now: NOW, log, ...settings });
  try {
    await work(client, lines);
  } finally {
    await client.close();
  }
}

const live = () => ({ duffelApiKey: KEY, duffelBaseUrl: duffel.url });

async function failure(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => {
      throw new Error("it did not fail");
    },
    (error: unknown) => error,
  );
}

describe("FlightToolClient", () => {
  test("searches the simulated world without a key, and its cache the second time", async () => {
    await withClient({ duffelApiKey: "" }, async (client, lines) => {
      const options = await client.searchFlights({ ...request, return_date: "2027-05-17" });
      expect(options.length).toBeGreaterThan(20);
      expect(options[0]?.slices).toHaveLength(2);
      expect(options[0]?.booking_ids).toHaveLength(2);
      await client.searchFlights({ ...request, return_date: "2027-05-17" });
      expect(lines.map(({ message }) => message)).toEqual([
        "Tool invocation success",
        "Tool cache hit",
      ]);
    });
  });

  test("gives options that may be changed without changing the next answer", async () => {
    await withClient({ duffelApiKey: "" }, async (client) => {
      const [first] = await client.searchFlights(request);
      if (!first) throw new Error("nothing found");
      first.total.amount = 1;
      first.slices.length = 0;
      const [again] = await client.searchFlights(request);
      expect(again?.total.amount).toBeGreaterThan(1);
      expect(again?.slices).toHaveLength(1);
    });
  });

  test("asks Duffel where there is a key, once for the same search", async () => {
    duffel.script(answers(201, wireAnswer([wireOffer()])));
    await withClient(live(), async (client, lines) => {
      const [option] = await client.searchFlights(request);
      expect(option).toMatchObject({ id: "off_00009htYpSCXrwaB9DnUm0", duration_minutes: 930 });
      await client.searchFlights(request);
      expect(duffel.asked).toHaveLength(1);
      await client.searchFlights(request, { fresh: true });
      expect(await client.invalidate(request)).toBe(true);
      await client.searchFlights(request);
      expect(duffel.asked).toHaveLength(3);
      expect(JSON.stringify(lines)).not.toContain(KEY.slice(0, 14));
    });
  });

  test("gives an empty list, and no error, when nothing flies", async () => {
    duffel.script(answers(201, wireAnswer([])));
    await withClient(live(), async (client, lines) => {
      expect(await client.searchFlights(request)).toEqual([]);
      expect(lines.some(({ message }) => message === "No flights found")).toBe(true);
    });
  });

  test.each([
    [{ origin: "" }, "origin and destination required"],
    [{ origin: "SFOX" }, "Invalid origin IATA code: SFOX"],
    [{ destination: "c1g" }, "Invalid destination IATA code: c1g"],
    [{ departure_date: "2027-13-01" }, "Invalid departure date: 2027-13-01"],
    [{ origin: "XXX" }, "Airport code XXX not found. Please check spelling."],
  ])("refuses %j with a UserError that says: %s", async (changes, message) => {
    await withClient({ duffelApiKey: "" }, async (client, lines) => {
      const error = await failure(client.searchFlights({ ...request, ...changes }));
      expect(error).toBeInstanceOf(UserError);
      expect(error).toBeInstanceOf(ToolInvocationError);
      expect(error).toMatchObject({ message, tool: "flights-mcp", operation: "search_flights" });
      expect(lines[0]).toMatchObject({
        message: "Tool invocation failed",
        fields: { status: "error", errorMessage: message },
      });
    });
  });

  test("refuses an order that there is not, before it asks", async () => {
    await withClient({ duffelApiKey: "" }, async (client, lines) => {
      const error = await failure(client.searchFlights(request, JSON.parse('{ "sort": "weird" }')));
      expect(error).toMatchObject({
        name: "UserError",
        message: "sort weird must be one of best, cheapest, fastest",
        field: "sort",
      });
      expect(lines).toEqual([]);
    });
  });

  test("takes an airport that Duffel does not know for the user's mistake", async () => {
    duffel.script(
      fails(422, { type: "validation_error", source: { pointer: "/slices/0/origin" } }),
    );
    await withClient(live(), async (client) => {
      const error = await failure(client.searchFlights({ ...request, origin: "XXX" }));
      expect(error).toBeInstanceOf(UserError);
      expect(error).toMatchObject({
        message: "Airport code XXX not found. Please check spelling.",
        field: "origin",
      });
    });
  });

  test("wraps what is nobody's fault here, with its cause and whether to try again", async () => {
    duffel.script(fails(401));
    await withClient(live(), async (client) => {
      const refused = await failure(client.searchFlights(request));
      expect(refused).not.toBeInstanceOf(UserError);
      expect(refused).toMatchObject({
        name: "ToolInvocationError",
        reason: "supplier_key_refused",
        retryable: false,
        hint: expect.stringContaining("DUFFEL_API_KEY"),
        cause: expect.any(TravelError),
      });
      expect(duffel.asked).toHaveLength(1);
      duffel.script(limits(100));
      expect(await failure(client.searchFlights(request))).toMatchObject({
        message: "flights-mcp search_flights failed: Rate limit exceeded after retries",
        reason: "rate_limited",
        retryable: true,
      });
    });
  });

  test("keeps to its own time, and gives up when asked to", async () => {
    duffel.script(hangs);
    await withClient(live(), async (client) => {
      expect(await failure(client.searchFlights(request, { timeout: 400 }))).toMatchObject({
        reason: "supplier_timeout",
      });
      const before = duffel.asked.length;
      const stop = new AbortController();
      const searching = client.searchFlights(request, { signal: stop.signal });
      await vi.waitFor(() => expect(duffel.asked.length).toBeGreaterThan(before));
      stop.abort();
      expect(await failure(searching)).toMatchObject({ name: "AbortError" });
    });
  });

  test("repeats as often as it is told", async () => {
    duffel.script(fails(503));
    await withClient(live(), async (client) => {
      await failure(client.searchFlights(request, { retries: 0 }));
      expect(duffel.asked).toHaveLength(1);
    });
  });

  test("looks at an offer again, and tells of a new price", async () => {
    duffel.script(
      answers(201, wireAnswer([wireOffer()])),
      answers(200, { data: wireOffer() }),
      answers(200, { data: wireOffer({ total_amount: "930.00" }) }),
    );
    await withClient(live(), async (client) => {
      const [option] = await client.searchFlights(request);
      if (!option) throw new Error("nothing found");
      expect((await client.checkOffer(option)).total.amount).toBe(920);
      expect(await failure(client.checkOffer(option))).toMatchObject({
        name: "UserError",
        reason: "price_changed",
      });
    });
  });

  test("reports bad settings at once", () => {
    expect(() => new FlightToolClient({ ...live(), duffelBaseUrl: "nowhere" })).toThrow(
      "duffel-base-url",
    );
  });
});

describe("a workflow of a program", () => {
  const event = { origin: "LHR", destination: "JFK", departure_date: "2027-03-01" };
  const ada = {
    passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
    contactEmail: "ada@example.com",
  } as const;

  test("survives the program, and its booking is the server's", async () => {
    const settings = {
      database: join(folder, "trips.db"),
      now: NOW,
      duffelApiKey: "",
      log: memoryLog().log,
    };
    const first = openWayfare(settings);
    const trip = await TravelWorkflow.start(await first.desks(), event);
    const [choice] = await trip.search();
    await first.close();

    const second = openWayfare(settings);
    const desks = await second.desks();
    const again = await TravelWorkflow.resume(desks, trip.id);
    const { pnr } = await again.accept(choice?.id ?? "", ada);
    const found = await desks.gds.retrieveBooking({ pnr }, { transport: "cli" });
    expect(found.status).toBe("confirmed");
    await second.close();
  });

  test("does not book a live offer, and says so", async () => {
    duffel.script(answers(201, wireAnswer([wireOffer()])));
    const wayfare = openWayfare({
      database: ":memory:",
      now: NOW,
      log: memoryLog().log,
      ...live(),
    });
    const trip = await TravelWorkflow.start(await wayfare.desks(), request);
    const [choice] = await trip.search();
    expect(await failure(trip.accept(choice?.id ?? "", ada))).toMatchObject({
      details: { reason: "live_offer" },
    });
    expect(trip.state).toBe("options");
    await wayfare.close();
  });
});
