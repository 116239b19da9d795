import { describe, expect, test, vi } from "vitest";
import type { OperatorDeps } from "../../../src/services/operator/deps.ts";
import { type DeskEvent, operatorDesk } from "../../../src/services/operator/desk.ts";
import { requestPlans } from "../../../src/services/requests/plans.ts";
import { doomedFlight } from "../../support/disrupted.ts";
import { ADA, CONTACT } from "../../support/trip-desk.ts";
import { askFor, LEYLA, openOperators } from "./support.ts";

describe("requests on the desk", () => {
  test("are newest first", async () => {
    const test = await openOperators();
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      ids.unshift(await askFor(test, { message: `Wish ${i}` }));
      test.clock.now += 1000;
    }
    const listed = await test.operators.listRequests({ limit: 10 });
    expect(listed.requests.map(({ id }) => id)).toEqual(ids);
    const found = await test.operators.listRequests({ q: "wish", limit: 3 });
    expect(found.requests.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const rest = await test.operators.listRequests({ q: "wish", limit: 3, cursor: found.cursor });
    expect(rest.requests.map(({ id }) => id)).toEqual(ids.slice(3));
  });

  test("show the beginning of a long message in lists, and all of it alone", async () => {
    const test = await openOperators();
    const message = "🌍".repeat(200);
    const id = await askFor(test, { message });
    const { requests } = await test.operators.listRequests({ limit: 1 });
    expect([...(requests[0]?.message ?? "")]).toHaveLength(140);
    expect((await test.operators.request(id)).message).toBe(message);
  });

  test("take no more changes than a document can hold", async () => {
    const test = await openOperators();
    const id = await askFor(test);
    for (let version = 1; version < 500; version++) {
      await test.operators.decide(LEYLA, { id, version }, { note: "x" });
    }
    const one = test.operators.decide(LEYLA, { id, version: 500 }, { note: "x" });
    await expect(one).rejects.toMatchObject({ details: { reason: "too_many_changes" } });
  });

  test("are told of together with bookings, and nothing else is", async () => {
    const { operators, concierge, ...test } = await openOperators();
    const heard: DeskEvent[] = [];
    const end = await operators.subscribe((event) => heard.push(event));
    const id = await askFor({ operators, concierge, ...test });
    await concierge.store.records.write({
      kind: "order",
      id: "o",
      state: "paid",
      createdAt: 1,
      modifiedAt: 1,
      expectedVersion: 0,
      document: "{}",
    });
    expect(heard).toEqual([{ kind: "request", id, state: "draft_pending_operator", version: 1 }]);
    await end();
    await operators.decide(LEYLA, { id, version: 1 }, { note: "x" });
    expect(heard).toHaveLength(1);
  });
});

describe("the plan of a request", () => {
  const asked = {
    contact: { kind: "phone", value: "+994500000000" },
    destination: "Georgia",
    dates: "in June",
    travelers: 3,
    message: "Four days of food. Call me at +994500000000.",
    lang: "en",
  } as const;

  test("is made from its own words, and kept for a while", async () => {
    const test = await openOperators();
    let made = 0;
    const deps: Pick<OperatorDeps, "now" | "planTrip"> = {
      now: test.deps.now,
      planTrip(request, options) {
        made++;
        return test.deps.planTrip(request, options);
      },
    };
    const plans = requestPlans(deps, 60_000);
    const { plan } = await plans("a", asked);
    expect(plan?.itinerary).toHaveLength(4);
    expect(plan?.summary).toContain("three");
    expect((await plans("a", asked)).plan).toBe(plan);
    expect(made).toBe(1);
    test.clock.now += 10 * 60_000;
    expect(await plans("a", asked)).toEqual({ plan });
    expect(made).toBe(2);
  });

  test("is absent where nobody says where to, and where the planner cannot help", async () => {
    const test = await openOperators({
      planTrip: async () => {
        throw new Error("no");
      },
    });
    const { destination: _, ...nowhere } = asked;
    expect(await requestPlans(test.deps)("a", nowhere)).toEqual({});
    expect(await requestPlans(test.deps)("b", asked)).toEqual({});
    const id = await askFor(test);
    expect(await test.operators.request(id)).not.toHaveProperty("plan");
  });

  test("that takes long does not keep the operator waiting, and is there later", async () => {
    const test = await openOperators();
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const deps: Pick<OperatorDeps, "now" | "planTrip"> = {
      now: test.deps.now,
      async planTrip(request, options) {
        await slow;
        return test.deps.planTrip(request, options);
      },
    };
    const plans = requestPlans(deps, 10);
    expect(await plans("a", asked)).toEqual({ late: true });
    finish();
    await vi.waitFor(async () => expect((await plans("a", asked)).plan).toBeDefined());
  });
});

describe("a list of requests", () => {
  test("is narrowed by whose, kind, language and time waited, and sorted by who waits longest", async () => {
    const desk = await openOperators();
    const old = await askFor(desk, { message: "The oldest wish.", lang: "ru" });
    desk.clock.now += 3_600_000;
    const taken = await askFor(desk, { message: "Another wish." });
    await desk.operators.decide(LEYLA, { id: taken, version: 1 }, { assignTo: "Murad" });
    desk.clock.now += 60_000;
    const answered = await askFor(desk, { message: "A third wish." });
    const answer = { answer: { status: "confirmed", reply: "Done." } } as const;
    await desk.operators.decide(LEYLA, { id: answered, version: 1 }, answer);
    const ids = async (listing: object) =>
      (await desk.operators.listRequests({ limit: 10, ...listing })).requests.map(({ id }) => id);
    expect(await ids({})).toEqual([answered, taken, old]);
    expect(await ids({ sort: "waiting" })).toEqual([old, taken, answered]);
    expect(await ids({ assignee: "Murad" })).toEqual([taken]);
    expect(await ids({ assignee: "none" })).toEqual([answered, old]);
    expect(await ids({ lang: "ru" })).toEqual([old]);
    expect(await ids({ kind: "vip" })).toEqual([]);
    expect(await ids({ waiting: 30 })).toEqual([old]);
    expect((await desk.operators.listRequests({ limit: 1 })).operators).toEqual(["Leyla", "Murad"]);
    expect(await desk.operators.overview()).toMatchObject({
      counts: { draft_pending_operator: 2, confirmed: 1 },
      waiting: { total: 2, overHour: 1, overDay: 0 },
      medianAnswerMs: 0,
      confirmedShare: 1,
    });
  });
});

describe("the counts of a list", () => {
  test("are of all that fits but for its state", async () => {
    const desk = await openOperators();
    const one = await askFor(desk, { lang: "ru", message: "One." });
    const two = await askFor(desk, { lang: "ru", message: "Two." });
    await askFor(desk);
    const answer = { answer: { status: "confirmed", reply: "Done." } } as const;
    await desk.operators.decide(LEYLA, { id: one, version: 1 }, answer);
    const list = (listing: object) => desk.operators.listRequests({ limit: 10, ...listing });
    const all = { draft_pending_operator: 2, confirmed: 1 };
    expect((await list({ status: "confirmed" })).counts).toMatchObject(all);
    const russian = { draft_pending_operator: 1, confirmed: 1 };
    expect((await list({ lang: "ru", status: "draft_pending_operator" })).counts).toMatchObject(
      russian,
    );
    expect((await list({ lang: "ru", status: "draft_pending_operator" })).requests).toMatchObject([
      { id: two },
    ]);
  });

  test("VIP is one thing, by the tag and by the kind", async () => {
    const desk = await openOperators();
    const tagged = await askFor(desk, { message: "Tagged." });
    await askFor(desk);
    await desk.operators.decide(LEYLA, { id: tagged, version: 1 }, { tags: ["Vip"] });
    const vip = await desk.concierge.desk.requestVipManager(
      { name: "Orxan", contact: "orxan@example.com", message: "A yacht." },
      desk.concierge.caller,
    );
    const ids = async (listing: object) =>
      (await desk.operators.listRequests({ limit: 10, ...listing })).requests
        .map(({ id }) => id)
        .sort();
    const both = [tagged, vip.request_id].sort();
    expect(await ids({ kind: "vip" })).toEqual(both);
    expect(await ids({ tag: "VIP" })).toEqual(both);
    expect(await ids({ kind: "lead" })).toHaveLength(1);
  });
});

test("logins are read once for many lists, and again after one", async () => {
  const { deps } = await openOperators();
  let read = 0;
  const records: OperatorDeps["records"] = {
    ...deps.records,
    async list(query) {
      if (query.state === "login") read++;
      return await deps.records.list(query);
    },
  };
  const operators = operatorDesk({ ...deps, records });
  const names = async () => (await operators.listRequests({ limit: 1 })).operators;
  await operators.signIn(LEYLA);
  expect([await names(), await names(), await names()]).toEqual([["Leyla"], ["Leyla"], ["Leyla"]]);
  expect(read).toBe(1);
  await operators.signIn({ ...LEYLA, name: "Murad" });
  await operators.signIn({ ...LEYLA, name: "Guest", role: "read-only" });
  expect([await names(), await names()]).toEqual([
    ["Leyla", "Murad"],
    ["Leyla", "Murad"],
  ]);
  expect(read).toBe(2);
});

test("what flights cost together is what they are booked at", async () => {
  const test = await openOperators();
  const { operators, gds } = test;
  const party = { adults: 2, children: 0, infants: 1 };
  const find = async (origin: string, destination: string, departureDate: string) => {
    const wish = { origin, destination, departureDate, cabin: "economy" as const, party, limit: 1 };
    return (await gds.desk.searchFlights(wish, gds.caller)).items;
  };
  const ways = [
    ...(await find("GYD", "IST", "2027-06-10")),
    ...(await find("IST", "GYD", "2027-06-15")),
  ];
  const flightIds = ways.map(({ id }) => id);
  const { price } = await operators.price(LEYLA, { flightIds, party });
  expect(price).toBeLessThan(ways.reduce((sum, way) => sum + way.price, 0));
  const id = await askFor(test);
  const baby = { type: "infant" as const, firstName: "Lala", lastName: "Lovelace" };
  const passengers = [ADA, { ...ADA, firstName: "Grace" }, { ...baby, dateOfBirth: "2026-08-01" }];
  const { pnr = "" } = await operators.book(
    LEYLA,
    { id, version: 1 },
    { flightIds, passengers, ...CONTACT },
  );
  expect((await operators.booking(pnr)).booking.totalPrice).toBe(price);
});

test("a flight that its airline moved is shown at the times flown now, in the booking and in the itinerary", async () => {
  const { operators, gds, clock } = await openOperators();
  const { desk, caller } = gds;
  const { flight, known } = await doomedFlight(
    { ...gds, clock },
    {
      origin: "LHR",
      destination: "JFK",
      from: "2026-11-20",
      is: ({ status }) => status.status === "landed" && (status.delayMinutes ?? 0) > 120,
    },
  );
  const request = { flightIds: [flight.id], passengers: [ADA], ...CONTACT };
  const { pnr } = await desk.bookFlight(request, caller);
  clock.now = known;
  const { booking } = await operators.booking(pnr);
  const seen = await desk.retrieveBooking({ pnr }, caller);
  expect(booking).toEqual(seen);
  const leaves = seen.disruptions?.[0]?.times?.[0]?.departureTime ?? "";
  expect(leaves > flight.departureTime).toBe(true);
  const { handout, calendar } = await operators.itinerary(pnr, { lang: "en", prices: false });
  const [entry] = handout.days.flatMap(({ entries }) => entries);
  expect(entry).toMatchObject({ at: leaves, time: leaves.slice(11, 16) });
  expect(entry?.alerts.join()).toContain(flight.departureTime.slice(11, 16));
  const instant = new Date(leaves).toISOString().replaceAll(/[-:]|\.000/g, "");
  expect(calendar).toContain(`DTSTART:${instant}`);
});
