import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskWorld } from "../../src/compose/world.ts";
import { diffWorlds } from "../../src/gym/diff.ts";
import { emptyWorld } from "../../src/gym/world.ts";
import { readWorld, writeWorld } from "../../src/gym/world-file.ts";
import type { Worlds } from "../../src/gym/worlds.ts";
import {
  bookFirst,
  DAY_MS,
  EMPTY,
  firstFlight,
  NOON,
  searchFlights,
  testWorlds,
} from "./helper.ts";

let worlds: Worlds<DeskWorld>;

beforeAll(async () => {
  worlds = await testWorlds({ mostOpen: 3 });
});

afterAll(() => worlds.close());

test("the same calls in two worlds of one seed end in the same state, to the letter", async () => {
  const states = await Promise.all(
    [1, 2].map(async () => {
      const world = worlds.create(EMPTY);
      await worlds.use(world, (desk) => bookFirst(desk));
      const state = await worlds.settled(world);
      expect(world.hash()).not.toBe("0".repeat(32));
      return { file: writeWorld(state), hash: world.hash() };
    }),
  );
  expect(states[0]).toEqual(states[1]);
});

test("worlds see nothing of each other", async () => {
  const [one, other] = [worlds.create(EMPTY), worlds.create(EMPTY)];
  const empty = other.hash();
  const pnr = await worlds.use(one, (desk) => bookFirst(desk));
  await expect(
    worlds.use(other, (desk) => desk.call("retrieveBooking", { pnr })),
  ).rejects.toMatchObject({ code: "not_found" });
  expect(other.hash()).toBe(empty);
});

test("a fork goes on from its origin, and neither sees what the other does from then on", async () => {
  const world = worlds.create(EMPTY);
  const pnr = await worlds.use(world, (desk) => bookFirst(desk));
  const fork = worlds.fork(world);
  expect(fork.hash()).toBe(world.hash());
  await worlds.use(fork, (desk) => desk.call("cancelBooking", { pnr }));
  const statusIn = async (where: typeof world) => {
    const { output } = await worlds.use(where, (desk) => desk.call("retrieveBooking", { pnr }));
    return output["status"];
  };
  expect([await statusIn(world), await statusIn(fork)]).toEqual(["confirmed", "cancelled"]);
  expect(fork.hash()).not.toBe(world.hash());
});

test("a reset world is its origin again, and repeats itself", async () => {
  const world = worlds.create(EMPTY);
  const first = await worlds.use(world, (desk) => bookFirst(desk));
  const { hash } = { hash: world.hash() };
  await worlds.use(world, () => worlds.settled(world));
  world.restore(world.origin);
  expect(writeWorld(world.state())).toEqual(writeWorld(EMPTY));
  expect(await worlds.use(world, (desk) => bookFirst(desk))).toBe(first);
  expect(world.hash()).toBe(hash);
});

test("a world comes back from its file as it was, and goes on as it would have", async () => {
  const world = worlds.create(EMPTY);
  await worlds.use(world, (desk) => bookFirst(desk));
  world.events = [{ type: "cancel", flight: "XX1", date: "2027-03-01" }];
  const file = JSON.parse(JSON.stringify(writeWorld(await worlds.settled(world))));
  const copy = worlds.create(readWorld(file));
  expect(copy.hash()).toBe(world.hash());
  expect(writeWorld(copy.state())).toEqual(file);
  const next = (where: typeof world) => worlds.use(where, (desk) => bookFirst(desk));
  expect(await next(copy)).toBe(await next(world));
});

test("a world of a foreign make may be little more than a seed, and is refused by field, value and fix", async () => {
  const least = { format: "wayfare-world/1", seed: "s", now: "2027-01-15T12:00:00Z" };
  const refusal = (file: object) => {
    try {
      readWorld({ ...least, ...file });
      return undefined;
    } catch (error) {
      return error;
    }
  };
  expect(refusal({})).toBeUndefined();
  expect(refusal({ now: "2027-01-15" })).toMatchObject({
    message: "now '2027-01-15' must be an instant such as 2027-03-04T09:00:00Z",
    details: { reason: "invalid_world", field: "now", hint: expect.stringContaining("world.json") },
  });
  expect(refusal({ records: [{ kind: "booking" }] })).toMatchObject({
    message: "records[0].id is required",
  });
  const world = worlds.create(EMPTY);
  await worlds.use(world, (desk) => bookFirst(desk));
  const [record] = writeWorld(await worlds.settled(world)).records;
  expect(refusal({ records: [record] })).toBeUndefined();
  // A booking that no tool could show is refused at the door.
  expect(refusal({ records: [{ ...record, document: { booking: {}, holds: [] } }] })).toMatchObject(
    { details: { field: "records[0].document.booking.pnr" } },
  );
});

test("a diff names every record that changed and the calls that changed it", async () => {
  const world = worlds.create(EMPTY);
  const pnr = await worlds.use(world, async (desk) => {
    await searchFlights(desk);
    return await bookFirst(desk);
  });
  const before = world.state();
  const made = diffWorlds(world.origin, before, world.trace);
  expect(made.records).toMatchObject([{ op: "added", kind: "booking", id: pnr, by: [3] }]);
  expect(made.stock.map(({ before, after }) => [before, after])).toContainEqual([0, 1]);
  await worlds.use(world, (desk) => desk.call("cancelBooking", { pnr }));
  const changed = diffWorlds(before, world.state(), world.trace.slice(3));
  expect(changed.records).toMatchObject([{ op: "changed", id: pnr, by: [4] }]);
  expect(changed.records[0]?.fields).toContainEqual(
    expect.objectContaining({ path: "booking.status", before: "confirmed", after: "cancelled" }),
  );
  expect(changed.stock.every(({ after }) => after === 0)).toBe(true);
  expect(diffWorlds(before, before)).toEqual({ records: [], stock: [] });
});

test("a cancelled flight is off sale, and its booking says what happened", async () => {
  const world = worlds.create(emptyWorld("gym", NOON));
  const { pnr, flight } = await worlds.use(world, async (desk) => {
    const { flightNumber } = await firstFlight(desk);
    return { flight: flightNumber, pnr: await bookFirst(desk) };
  });
  const date = "2027-03-01";
  world.now = Date.UTC(2027, 1, 28, 12);
  world.events = [{ type: "cancel", flight, date, at: "2027-02-28T13:00:00Z" }];
  const look = () =>
    worlds.use(world, async (desk) => {
      const flights = await searchFlights(desk);
      const { output } = await desk.call("retrieveBooking", { pnr });
      return {
        sold: flights.some(({ flightNumber }) => flightNumber === flight),
        text: JSON.stringify(output),
      };
    });
  const before = await look();
  expect(before.sold).toBe(true);
  expect(before.text).not.toContain("is cancelled");
  world.now += DAY_MS / 12;
  const after = await look();
  expect(after.sold).toBe(false);
  expect(after.text).toContain(`${flight} JFK-LAX of ${date} is cancelled`);
});

test("a flight that is sold out by an event is shown as such and cannot be booked", async () => {
  const world = worlds.create(EMPTY);
  await worlds.use(world, async (desk) => {
    const { id } = await firstFlight(desk);
    expect(await desk.sellOut(id)).toBe(true);
    expect(await desk.sellOut("nothing")).toBe(false);
    const flights = await searchFlights(desk, {
      ...{ limit: 50 },
      origin: "JFK",
      destination: "LAX",
      departureDate: "2027-03-01",
    });
    expect(flights.find((flight) => flight.id === id)?.status ?? "sold_out").toBe("sold_out");
    await expect(
      desk.call("bookFlight", {
        flightIds: [id],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: "a@example.com",
      }),
    ).rejects.toMatchObject({ details: { reason: "sold_out" } });
  });
});

test("a hundred worlds of which three may be open are served as if all were", async () => {
  const many = Array.from({ length: 100 }, () => worlds.create(EMPTY));
  const pnrs = await Promise.all(many.map((world) => worlds.use(world, (desk) => bookFirst(desk))));
  expect(new Set(pnrs).size).toBe(1);
  expect(new Set(many.map((world) => world.hash())).size).toBe(1);
  await Promise.all(many.map((world) => worlds.remove(world)));
  expect(many.filter(({ terms }) => worlds.byToken(terms.token))).toEqual([]);
});
