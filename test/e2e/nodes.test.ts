import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CLIENTS } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { openSession, resumeSession, type ToySession } from "../fixtures/toy-session.ts";
import { startNodes, type TestNodes } from "../support/nodes.ts";
import { bookAndHear, SEARCH, TRAVELLER } from "../support/trip.ts";
import { ask } from "../support/valkey.ts";

let all: TestNodes;

beforeAll(async () => {
  all = await startNodes({ WAYFARE_NOW: "2026-11-15T12:00:00Z", RATE_LIMIT_ENABLED: "false" });
});

afterAll(async () => {
  expect(await all.stop()).toEqual([0, 0]);
});

describe.each(CLIENTS)("$label, with every request at another node", ({ label, era }) => {
  test("books a trip, and hears of it", async () => {
    const before = [...all.proxy.served];
    const client = await connectTo(all.proxy.url, label);
    await bookAndHear(client, label, era);
    await client.close();
    all.proxy.served.forEach((count, node) => {
      expect(count - (before[node] ?? 0)).toBeGreaterThan(3);
    });
  });
});

describe("a 2025 session", () => {
  const ping = { jsonrpc: "2.0", id: 9, method: "ping" };

  test("opened at one node is ended at another, for both, streams included", async () => {
    const [first, second] = all.urls;
    const session = await openSession(String(first));
    const stream = await session.listen();
    const elsewhere = resumeSession(String(second), session.id);
    expect((await elsewhere.send(ping)).status).toBe(200);
    expect((await elsewhere.end()).status).toBe(200);
    expect(await stream.next()).toBeUndefined();
    expect((await session.send(ping)).status).toBe(404);
  });

  test.each([0, 1])(
    "hears on its stream at node %i of what it subscribed to at the other",
    async (at) => {
      const [here = "", there = ""] =
        at === 0 ? all.urls.map(String) : all.urls.map(String).reverse();
      const session = await openSession(here);
      const elsewhere = resumeSession(there, session.id);
      const stream = await session.listen();
      const subscribe = (uri: string) => ({
        jsonrpc: "2.0",
        id: uri,
        method: "resources/subscribe",
        params: { uri },
      });
      await (await elsewhere.send(subscribe("gds://session/bookings"))).text();
      const found = Object(await elsewhere.call("searchFlights", SEARCH)).result.structuredContent;
      await elsewhere.call("bookFlight", {
        flightIds: [found.flights[2].id],
        passengers: [{ type: "adult", ...TRAVELLER }],
        contactEmail: "ada@example.com",
      });
      expect((await stream.next())?.message).toMatchObject({
        method: "notifications/resources/updated",
        params: { uri: "gds://session/bookings" },
      });
      await stream.close();
    },
  );

  test("gets what it missed between two streams, once, at the other node", async () => {
    const [first = "", second = ""] = all.urls.map(String);
    const session = await openSession(first);
    const elsewhere = resumeSession(second, session.id);
    const uri = "gds://session/bookings";
    // Before the other node knows of the session, and so cannot be told who has its stream.
    const before = await session.listen();
    const subscribe = { jsonrpc: "2.0", id: 1, method: "resources/subscribe", params: { uri } };
    await (await elsewhere.send(subscribe)).text();
    const found = Object(await elsewhere.call("searchFlights", SEARCH)).result.structuredContent;
    const book = async (node: ToySession, index: number) => {
      await node.call("bookFlight", {
        flightIds: [found.flights[index].id],
        passengers: [{ type: "adult", ...TRAVELLER }],
        contactEmail: "ada@example.com",
      });
    };
    await book(elsewhere, 3);
    const last = await before.next();
    await before.close();
    await book(session, 4);
    await book(elsewhere, 5);

    const key = `gds:session:{${session.id}}:events`;
    const { storage } = all;
    // What workers keep is in the primary, where it is within the answer to the booking.
    if (storage) {
      await vi.waitFor(async () => {
        const kept = JSON.stringify(await ask(storage, "XRANGE", key, "-", "+"));
        expect(kept.match(/resources\/updated/g)).toHaveLength(3);
      });
    }
    const after = await elsewhere.listen(last?.id);
    for (let missed = 0; missed < 2; missed++) {
      expect((await after.next())?.message).toMatchObject({ params: { uri } });
    }
    // The next one is new, and not one of those again.
    await book(session, 6);
    const next = await after.next();
    expect(next?.message).toMatchObject({ params: { uri } });
    if (storage) {
      // A second stream takes over where another node opens it; which worker does is not known.
      const late = await resumeSession(first, session.id).listen(next?.id);
      await book(session, 7);
      expect((await late.next())?.message).toMatchObject({ params: { uri } });
      await late.close();
    }
  });
});
