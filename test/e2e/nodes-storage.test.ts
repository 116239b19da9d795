import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { modernRequest, postModern } from "../fixtures/toy-modern.ts";
import { messagesOf } from "../fixtures/toy-server.ts";
import {
  openSession,
  resumeSession,
  type ToyEvent,
  type ToySession,
} from "../fixtures/toy-session.ts";
import { startNodes, type TestNodes } from "../support/nodes.ts";

const TRAVELLER = { firstName: "Ada", lastName: "Lovelace" };
const SEARCH = { origin: "LHR", destination: "JFK", departureDate: "2027-03-01" };

let all: TestNodes;

beforeAll(async () => {
  all = await startNodes({ WAYFARE_NOW: "2026-11-15T12:00:00Z", RATE_LIMIT_PER_MINUTE: "100" });
});

afterAll(async () => {
  expect(await all.stop()).toEqual([0, 0]);
});

async function book(session: ToySession, index: number): Promise<Record<string, unknown>> {
  const found = Object(await session.call("searchFlights", SEARCH)).result.structuredContent;
  return Object(
    await session.call("bookFlight", {
      flightIds: [found.flights[index].id],
      passengers: [{ type: "adult", ...TRAVELLER }],
      contactEmail: "ada@example.com",
    }),
  );
}

const health = (url: URL) => fetch(new URL("/health", url));

describe("two nodes whose storage goes away", () => {
  test("say so at once, and go on when it is back", async () => {
    const [one, two] = all.urls;
    if (!one || !two) throw new Error("two nodes expected");
    const session = await openSession(one);
    const elsewhere = resumeSession(two, session.id);
    const subscribe = {
      jsonrpc: "2.0",
      id: "s",
      method: "resources/subscribe",
      params: { uri: "gds://session/bookings" },
    };
    await (await elsewhere.send(subscribe)).text();
    const stream = await session.listen();
    expect(await book(elsewhere, 0)).toMatchObject({ result: {} });
    expect((await stream.next())?.message).toBeDefined();

    await all.storage?.kill();
    // All of it is answered before the storage is back: a call that queued for it would wait for ever.
    for (const url of all.urls) {
      const refused = await resumeSession(url, session.id).send(subscribe);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        error: { data: { reason: "storage_unavailable", retryable: true } },
      });
      const call = modernRequest(1, "tools/call", {
        name: "retrieveBooking",
        arguments: { pnr: "TEST-ABCDEF" },
      });
      const [answer] = await messagesOf(await postModern(url, call));
      expect(answer).toMatchObject({ error: { data: { reason: "storage_unavailable" } } });
      const sick = await health(url);
      expect(sick.status).toBe(503);
      expect(await sick.json()).toMatchObject({ storage: { connected: false } });
    }

    await all.storage?.start();
    await vi.waitFor(
      async () => {
        for (const url of all.urls) expect((await health(url)).status).toBe(200);
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(await book(elsewhere, 1)).toMatchObject({ result: {} });
    const { bookings } = Object(await session.call("listBookings", {})).result.structuredContent;
    expect(bookings).toHaveLength(2);
    // Nodes hear of each other again: the bookings are made at the other one.
    let heard: ToyEvent | undefined;
    void stream.next().then((event) => {
      heard = event;
    });
    await vi.waitFor(
      async () => {
        expect(await book(elsewhere, 2)).toMatchObject({ result: {} });
        expect(heard?.message).toMatchObject({ method: "notifications/resources/updated" });
      },
      { timeout: 30_000, interval: 200 },
    );
    await stream.close();
  });
});

describe("the rate limit of two nodes", () => {
  test("counts what both let through", async () => {
    const statuses: number[] = [];
    let remaining = Number.POSITIVE_INFINITY;
    while (!statuses.includes(429) && statuses.length < 300) {
      const response = await postModern(all.proxy.url, modernRequest(1, "tools/list"));
      await response.text();
      statuses.push(response.status);
      const left = Number(response.headers.get("x-ratelimit-remaining"));
      // Each answer knows of the one before, which the other node gave.
      expect(left).toBeLessThanOrEqual(remaining);
      remaining = left;
    }
    expect(statuses.length).toBeLessThanOrEqual(101);
    expect(statuses.at(-1)).toBe(429);
    const refused = await Promise.all(
      all.urls.map((url) => postModern(url, modernRequest(1, "tools/list"))),
    );
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  });
});
