import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskWorld } from "../../src/compose/world.ts";
import type { Fault } from "../../src/domain/contracts/gym/faults.ts";
import { plainGate } from "../../src/gym/gate.ts";
import type { Worlds } from "../../src/gym/worlds.ts";
import { ADA, bookFirst, EMPTY, firstFlight, searchFlights, testWorlds } from "./helper.ts";

let worlds: Worlds<DeskWorld>;

beforeAll(async () => {
  worlds = await testWorlds();
});

afterAll(() => worlds.close());

function inWorld<T>(faults: readonly Fault[], work: (desk: DeskWorld) => Promise<T>): Promise<T> {
  return worlds.use(worlds.create(EMPTY, { faults }), work);
}

test("a share of calls fails, the same ones whenever the seed is the same", async () => {
  const faults: Fault[] = [{ tool: "listBookings", kind: "unavailable", share: 0.3 }];
  const outcomes = () =>
    inWorld(faults, async (desk) => {
      for (let i = 0; i < 200; i++) await desk.call("listBookings", {}).catch(() => {});
      return desk.world.trace.map(({ reason }) => reason ?? "");
    });
  const [first, second] = [await outcomes(), await outcomes()];
  expect(first).toEqual(second);
  const hit = first.filter((reason) => reason === "service_unavailable").length;
  expect(hit).toBeGreaterThan(40);
  expect(hit).toBeLessThan(80);
});

test("a reset world meets its faults again, and a fork those that are still to come", async () => {
  const faults: Fault[] = [{ tool: "searchFlights", kind: "timeout", nth: 2 }];
  await inWorld(faults, async (desk) => {
    const fails = (where: DeskWorld) =>
      searchFlights(where).then(
        () => false,
        () => true,
      );
    expect([await fails(desk), await fails(desk), await fails(desk)]).toEqual([false, true, false]);
    desk.world.restore(desk.world.origin);
    expect(await fails(desk)).toBe(false);
    const fork = worlds.fork(desk.world);
    expect(await worlds.use(fork, fails)).toBe(true);
  });
});

test("what a booking names is sold between search and booking, and stays sold", async () => {
  await inWorld([{ tool: "bookFlight", kind: "sold_out" }], async (desk) => {
    const { id } = await firstFlight(desk);
    const book = () => desk.call("bookFlight", { flightIds: [id], ...ADA });
    await expect(book()).rejects.toMatchObject({ details: { reason: "sold_out" } });
    await expect(book()).rejects.toMatchObject({ details: { reason: "sold_out" } });
    expect((await firstFlight(desk)).id).not.toBe(id);
    expect(await bookFirst(desk)).toMatch(/^TEST-/);
  });
});

test("time passes before a booking, so that its quote has run out", async () => {
  await inWorld([{ tool: "bookFlight", kind: "time_passes", minutes: 7 * 1440 }], async (desk) => {
    const offers = await searchFlights(desk);
    const { now } = desk.world;
    const open = offers.filter(({ status }) => status === "available");
    const flightIds = [open[0]?.id ?? ""];
    const reason = await desk.call("bookFlight", { flightIds, ...ADA }).then(
      () => "same price",
      (error) => error.details.reason,
    );
    expect(desk.world.now - now).toBe(7 * 86_400_000);
    const fresh = await searchFlights(desk);
    const today = fresh.find(({ flightNumber }) => flightNumber === open[0]?.flightNumber);
    const expected = today?.price === open[0]?.price ? "same price" : "price_changed";
    expect(reason).toBe(expected);
  });
});

test("a price that has changed is refused with the new one, whose id can be booked", async () => {
  await inWorld([{ tool: "bookFlight", kind: "price_changed" }], async (desk) => {
    const [offer] = (await searchFlights(desk)).filter(({ status }) => status === "available");
    const first = desk.call("bookFlight", { flightIds: [offer?.id], ...ADA });
    const refusal = await first.catch((error) => error);
    const { reason, extra } = refusal.details;
    expect(reason).toBe("price_changed");
    expect(extra.newPrice).not.toBe(offer?.price);
    const { output } = await desk.call("bookFlight", { flightIds: [extra.newId], ...ADA });
    expect(output).toMatchObject({ totalPrice: extra.newPrice });
  });
});

test("a search that is hit finds some, and the next one all", async () => {
  await inWorld([{ tool: "search*", kind: "partial" }], async (desk) => {
    const totalOf = async () =>
      Number(
        (
          await desk.call("searchFlights", {
            origin: "JFK",
            destination: "LAX",
            departureDate: "2027-03-01",
          })
        ).output["total"],
      );
    const [some, all] = [await totalOf(), await totalOf()];
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });
});

test("the flight of a booking is moved, which is known a day later and not before", async () => {
  const fault: Fault = { tool: "bookFlight", kind: "schedule_change", minutes: 200 };
  await inWorld([fault], async (desk) => {
    const pnr = await bookFirst(desk, {
      origin: "JFK",
      destination: "LAX",
      departureDate: "2027-01-19",
    });
    const look = async () => JSON.stringify((await desk.call("retrieveBooking", { pnr })).output);
    expect(await look()).not.toContain("The airline moved");
    await desk.passTime(86_400_000);
    expect(await look()).toMatch(/The airline moved \w+ JFK-LAX .{0,20}by 3\D/);
  });
});

test("a server without worlds takes faults of answers, and says which it does not", async () => {
  const gate = plainGate([{ tool: "bookCar", kind: "lost" }], "fixed");
  const passage = { name: "bookCar", effect: "create", arguments: {} } as const;
  let done = 0;
  const work = async () => ++done;
  await expect(gate(passage, work)).rejects.toMatchObject({ code: "timeout" });
  expect([await gate(passage, work), done]).toEqual([2, 2]);
  // A refused call has no answer to lose, and does not stand for the one that has.
  const again = plainGate([{ tool: "bookCar", kind: "lost" }], "fixed");
  const refused = new Error("invalid_params");
  await expect(again(passage, () => Promise.reject(refused))).rejects.toBe(refused);
  await expect(again(passage, work)).rejects.toMatchObject({ code: "timeout" });
  expect(() => plainGate([{ tool: "x", kind: "sold_out" }], "fixed")).toThrow(/needs a world/);
  expect(() => plainGate([{ tool: "x", kind: "gone" }], "fixed")).toThrow(/^FAULTS\[0\]\.kind/);
});
