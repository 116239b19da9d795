import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { sessionHandle } from "../../../src/domain/session-id.ts";
import { searchHistory } from "../../../src/services/gds/search-history.ts";
import { NOON, openDesk, type TestDesk } from "../../support/desk.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const STATELESS = { transport: "http" } as const;

function search(at: TestDesk, caller = at.caller, change: object = {}) {
  return at.desk.searchFlights(
    {
      origin: "JFK",
      destination: "LAX",
      departureDate: "2027-03-01",
      party: { adults: 1, children: 0, infants: 0 },
      cabin: "economy",
      limit: 1,
      ...change,
    },
    caller,
  );
}

describe("sessions", () => {
  test("count the searches made in them, written behind", async () => {
    const at = await openDesk();
    const id = at.caller.bookingSessionId ?? "";
    await search(at);
    await search(at);
    await at.deps.searches.flush();
    expect(await at.desk.session(at.caller, id)).toMatchObject({ searchCount: 2 });
    expect(await at.store.searches.list(id)).toHaveLength(2);
  });

  test("live on with every search", async () => {
    const at = await openDesk();
    const id = at.caller.bookingSessionId ?? "";
    for (let i = 0; i < 3; i++) {
      await search(at);
      await at.deps.searches.flush();
      at.clock.now += 3_000_000;
    }
    expect(await at.desk.session(at.caller, id)).toMatchObject({ searchCount: 3 });
  });

  test("cost nothing as long as nobody comes back with the handle", async () => {
    const at = await openDesk();
    const { sessionId } = await search(at, STATELESS);
    await at.deps.searches.flush();
    expect(await at.store.sessions.get(sessionId)).toBeUndefined();
    at.clock.now += 1000;
    await search(at, STATELESS, { sessionId });
    await at.deps.searches.flush();
    expect(await at.store.sessions.get(sessionId)).toMatchObject({
      searchCount: 2,
      createdAt: NOON,
      lastActivity: NOON + 1000,
    });
  });

  test("of a first search can be read at once, with that search counted", async () => {
    const at = await openDesk();
    const { sessionId } = await search(at, STATELESS);
    at.clock.now += 1000;
    expect(await at.desk.session(STATELESS, sessionId)).toEqual({
      id: sessionId,
      createdAt: NOON,
      lastActivity: NOON + 1000,
      expiresAt: NOON + 1000 + 3_600_000,
      bookingCount: 0,
      searchCount: 1,
    });
  });

  test("that were never given out, or have run out, are unknown", async () => {
    const at = await openDesk();
    const unknown = { details: { reason: "unknown_session" } };
    await expect(at.desk.session(STATELESS, randomUUID())).rejects.toMatchObject(unknown);
    const { sessionId } = await search(at, STATELESS);
    at.clock.now += 3_600_000;
    await expect(at.desk.session(STATELESS, sessionId)).rejects.toMatchObject(unknown);
  });

  test("of a connection keep their beginning and move with every call, whatever it asks", async () => {
    const at = await openDesk();
    const id = sessionHandle(randomUUID(), NOON);
    const caller = { transport: "stdio", bookingSessionId: id } as const;
    const seen = async () => {
      const { createdAt, lastActivity, expiresAt } = await at.desk.session(caller, id);
      return [createdAt - NOON, lastActivity - NOON, expiresAt - NOON];
    };
    at.clock.now = NOON + 5_000;
    expect(await seen()).toEqual([0, 5_000, 3_605_000]);
    for (let call = 0; call < 3; call++) {
      at.clock.now += 3_000_000;
      await at.desk.useSession(caller);
    }
    expect(await at.store.sessions.get(id)).toMatchObject({ lastActivity: NOON + 9_005_000 });
    expect(await seen()).toEqual([0, 9_005_000, 12_605_000]);
  });

  test("keep no caller in memory of searches that cannot be written, but for the few that wait", async () => {
    const at = await openDesk();
    const away = { ...at.store.sessions, get: () => Promise.reject(new Error("away")) };
    const history = searchHistory({ ...at.store, sessions: away }, 3_600_000, { limit: 5 });
    const callers: WeakRef<object>[] = [];
    for (let i = 0; i < 20; i++) {
      const caller = { transport: "http", principal: `p${i}` } as const;
      callers.push(new WeakRef(caller));
      history.record({ id: `${i}`, sessionId: `s${i}`, timestamp: NOON, document: "{}" }, caller);
    }
    await expect(history.flush()).rejects.toThrow("away");
    await expect
      .poll(() => {
        collectGarbage();
        return callers.filter((caller) => caller.deref() !== undefined).length;
      })
      .toBeLessThan(10);
  });

  test("that ended stay ended, whatever was still to be written", async () => {
    const at = await openDesk();
    const id = at.caller.bookingSessionId ?? "";
    await search(at);
    await at.desk.endSession(id);
    await at.deps.searches.close();
    expect(await at.store.sessions.get(id)).toBeUndefined();
  });

  test("of somebody else are no place to book in", async () => {
    const at = await openDesk();
    const id = randomUUID();
    await at.store.sessions.create({ id, principal: "alice", ttlMs: 1000 });
    const { items } = await search(at);
    const booking = at.desk.bookFlight(
      {
        flightIds: [items[0]?.id ?? ""],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: "ada@example.com",
        sessionId: id,
      },
      { transport: "http", principal: "mallory" },
    );
    await expect(booking).rejects.toMatchObject({ details: { reason: "unknown_session" } });
  });
});
