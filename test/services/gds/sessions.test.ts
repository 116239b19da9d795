import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openDesk, type TestDesk } from "../../support/desk.ts";

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
    const stateless = { transport: "http" } as const;
    const { sessionId } = await search(at, stateless);
    await at.deps.searches.flush();
    expect(await at.store.sessions.get(sessionId)).toBeUndefined();
    await search(at, stateless, { sessionId });
    await at.deps.searches.flush();
    expect(await at.store.sessions.get(sessionId)).toMatchObject({ searchCount: 1 });
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
