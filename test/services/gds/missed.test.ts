import { expect, test } from "vitest";
import type { FlightJourney } from "../../../src/domain/contracts/gds/flights.ts";
import { formatUsd } from "../../../src/domain/money.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { bookWanted, openEventfulDesk } from "../../support/eventful-desk.ts";

const DAY = "2026-12-10";

interface Journey {
  /** Minutes between its flights, at most. */
  most?: number;
  day?: string;
  returnDate?: string;
}

/** A journey by Frankfurt whose first flight comes so many minutes late. */
async function lateTo(
  minutes: (layover: number) => number,
  { most = Number.POSITIVE_INFINITY, day = DAY, ...back }: Journey = {},
) {
  const at = await openEventfulDesk();
  const is = ({ segments, airlineCode, stops }: FlightJourney) => {
    const [first, second] = segments;
    const wait = Date.parse(second?.departureTime ?? "") - Date.parse(first?.arrivalTime ?? "");
    const isShort = wait <= most * 60_000;
    return stops === 1 && airlineCode === "LH" && first?.destinationCode === "FRA" && isShort;
  };
  const way = { origin: "HAM", destination: "JFK", departureDate: day, ...back, is };
  const { pnr } = await bookWanted(at, way);
  const { flights } = await at.desk.retrieveBooking({ pnr }, at.caller);
  const [first, second] = flights;
  if (!first || !second) throw new Error("no change of planes");
  const layover = (Date.parse(second.departureTime) - Date.parse(first.arrivalTime)) / 60_000;
  const leaves = Date.parse(first.departureTime);
  at.events.push({
    type: "delay",
    flight: first.flightNumber,
    date: day,
    minutes: minutes(layover),
    at: new Date(leaves - 3 * 3_600_000).toISOString(),
  });
  at.clock.now = leaves - 2 * 3_600_000;
  const read = () => at.desk.retrieveBooking({ pnr }, at.caller);
  return { at, pnr, first, second, leaves, layover, read };
}

test("a change that is shorter than the airport's minimum after a delay is missed, and stays so once the second has left", async () => {
  const { at, read, second } = await lateTo((layover) => layover - 10);
  const { flightNumber, departureTime } = second;
  // Before the second flight leaves, and on the next morning.
  for (const now of [at.clock.now, Date.parse(departureTime) + 20 * 3_600_000]) {
    at.clock.now = now;
    const { disruptions = [] } = await read();
    expect(disruptions).toMatchObject([{ kind: "missed_connection", flightNumber, refund: true }]);
    expect(disruptions[0]?.what).toContain("too short a change");
  }
});

test("a missed flight is marked, and the late one before it has the times to be flown", async () => {
  const { read, first } = await lateTo(() => 252);
  const lines = bookingText(await read()).split("\n");
  const [late = "", missed = ""] = lines.filter((line) => line.startsWith("Flight "));
  expect(late).toContain(`(was ${first.departureTime.slice(11, 16)} - `);
  expect(late).not.toContain("; then ");
  expect(missed).toContain(" MISSED");
});

test("once the first flight is flown, the rest leaves after it landed, or comes back", async () => {
  const { at, pnr, read, first, second, leaves } = await lateTo(() => 252);
  const landed = Date.parse(first.arrivalTime) + 252 * 60_000;
  const overdue = Date.parse(second.arrivalTime) + 5 * 3_600_000;
  // In the air, landed, and hours after the journey was to end.
  for (const now of [leaves + 253 * 60_000, landed + 60_000, overdue]) {
    at.clock.now = now;
    const { disruptions = [] } = await read();
    expect(disruptions).toMatchObject([{ kind: "missed_connection", unflown: second.price }]);
    expect(disruptions[0]?.options.length).toBeGreaterThan(0);
    for (const { id } of disruptions[0]?.options ?? []) {
      const reference = at.deps.flights.read(id);
      const offer = reference && (await at.deps.flights.quote(reference));
      expect((offer?.departure ?? 0) * 60_000).toBeGreaterThanOrEqual(landed + 40 * 60_000);
      expect(id).not.toContain("HAM");
    }
  }
  const told = await read();
  expect(told.disruptions?.[0]?.rights[0]?.fact).toMatch(/€600 compensation per passenger is due/);
  expect(bookingText(told)).toContain(`refund of the unflown part, ${formatUsd(second.price)}`);
  const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
  expect(quote).toMatchObject({ refund: second.price, fee: 0 });
  const choice = told.disruptions?.[0]?.options[0]?.id ?? "";
  const rebooked = await at.desk.respondToDisruption({ pnr, choice }, at.caller);
  expect(rebooked.flights[0]?.flightNumber).toBe(first.flightNumber);
  expect(rebooked.warnings?.join()).toContain("compensation €600");
  expect(bookingText(rebooked)).toBe(bookingText(await read()));
  expect(bookingText(rebooked)).toContain(`(was ${first.departureTime.slice(11, 16)} - `);
  const right = async () => {
    const { disruptions = [] } = await read();
    expect(disruptions).toMatchObject([{ kind: "delayed", refund: false, options: [] }]);
    return disruptions[0]?.rights[0]?.fact;
  };
  expect(await right()).toMatch(
    /^€600 compensation per passenger from .*planned now, \d+h\d\d late at the destination/,
  );
  // Measured where the journey ends, by what was flown, also long after.
  for (const days of [2, 60]) {
    at.clock.now = Date.parse(rebooked.flights.at(-1)?.arrivalTime ?? "") + days * 86_400_000;
    expect(await right()).toMatch(/^€600 compensation per passenger is due from /);
  }
});

test("after a refund of the unflown part no wait stands before the flight that is given up", async () => {
  const { at, pnr, read, leaves } = await lateTo(() => 252);
  at.clock.now = leaves + 253 * 60_000;
  const done = await at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller);
  const text = bookingText(done);
  expect(text).toBe(bookingText(await read()));
  const [flown = "", given = ""] = text.split("\n").filter((line) => line.startsWith("Flight "));
  expect(flown).toContain("(was ");
  expect(flown).not.toContain("; then ");
  expect(given).toMatch(/^Flight F1 CANCELLED/);
  expect(given).not.toContain("check-in");
});

test("cancelling gives what the airline owes of a journey that has begun, and what is flown stays", async () => {
  const { at, pnr, read, leaves, second } = await lateTo(() => 252);
  at.clock.now = leaves + 253 * 60_000;
  const { quoteId, parts } = await at.desk.quoteCancellation({ pnr }, at.caller);
  expect(parts).toMatchObject([{ back: second.price, fee: 0, form: "refund" }]);
  const done = await at.desk.cancelBooking({ pnr, quoteId }, at.caller);
  expect(done.ledger?.at(-1)).toMatchObject({ type: "refund", amount: second.price });
  expect(done.flights.map(({ bookingStatus }) => bookingStatus)).toEqual([
    "confirmed",
    "cancelled",
  ]);
  expect(bookingText(done)).toBe(bookingText(await read()));
});

test.each([
  ["before the travellers are three hours late", 0],
  ["after that", 5],
  ["a week later", 170],
])("a refund %s leaves the same of the compensation, as said before", async (_, hours) => {
  const { at, pnr, read, second } = await lateTo(() => 252);
  at.clock.now = Date.parse(second.arrivalTime) + hours * 3_600_000;
  const left = "where no flight offered instead lands less than 3 hours late";
  expect((await read()).disruptions?.[0]?.withRefund).toBe(
    `compensation €600 per passenger (EU261, ${left})`,
  );
  const { parts } = await at.desk.quoteCancellation({ pnr }, at.caller);
  expect(parts[0]?.rule).toContain(
    `With it, by law: compensation €600 per passenger (EU261, ${left}).`,
  );
  expect(parts[0]?.rule).toMatch(/^Its unflown part in full \(\$[\d.]+ is flown and stays\)/);
  await at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller);
  at.clock.now += 86_400_000;
  expect((await read()).disruptions?.[0]?.rights[0]?.fact).toMatch(
    /^€600 compensation per passenger is due/,
  );
});

test("with the refund of one way the unflown part of the other comes back, at the amount said", async () => {
  const { at, pnr, read, leaves, second } = await lateTo(() => 252, { returnDate: "2026-12-17" });
  const back = (await read()).flights.filter(({ part }) => part === "F2");
  at.events.push({
    type: "cancel",
    flight: back[0]?.flightNumber ?? "",
    date: "2026-12-17",
    at: new Date(leaves).toISOString(),
  });
  at.clock.now = leaves + 253 * 60_000;
  const told = await read();
  expect(told.disruptions?.[1]?.alsoRefund).toEqual([
    { part: "F1", amount: second.price, begun: true },
  ]);
  expect(bookingText(told)).toContain(
    `F1 as far as it is not flown, ${formatUsd(second.price)}: alsoRefund ["F1"]`,
  );
  const request = { pnr, part: "F2", choice: "refund", alsoRefund: ["f1"] };
  const done = await at.desk.respondToDisruption(request, at.caller);
  const refunds = done.ledger?.filter(({ type }) => type === "refund") ?? [];
  expect(refunds.map(({ part, amount }) => [part, amount])).toEqual([
    ["F2", back.reduce((sum, { price }) => sum + price, 0)],
    ["F1", second.price],
  ]);
  expect(done.flights.map(({ bookingStatus }) => bookingStatus === "confirmed")).toEqual(
    done.flights.map((_, index) => index === 0),
  );
});

test("after an answer a first flight that is less than an hour late keeps the times it was flown at", async () => {
  const { at, pnr, read, first, second, leaves } = await lateTo(() => 50, {
    most: 90,
    day: "2026-12-11",
  });
  at.clock.now = leaves + 55 * 60_000;
  expect((await read()).disruptions).toMatchObject([{ refund: true, unflown: second.price }]);
  const done = await at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller);
  expect(bookingText(done)).toContain(`(was ${first.departureTime.slice(11, 16)} - `);
});
