import { describe, expect, test } from "vitest";
import { openDesk, type TestDesk } from "../../support/desk.ts";
import { bookWanted, openEventfulDesk } from "../../support/eventful-desk.ts";
import { ADA, CONTACT, flightsFor, reasonOf } from "../../support/trip-desk.ts";

const WAY = { origin: "LHR", destination: "JFK", departureDate: "2026-11-30" };
const MINUTE_MS = 60_000;
const isOwn = ({ airlineCode, stops }: { airlineCode: string; stops: number }) =>
  airlineCode === "BA" && stops === 0;

/** What a booking is still sold: bags, a seat, a meal. */
async function sold(at: TestDesk, pnr: string) {
  const asked = {
    bags: [{ passenger: "P1", part: "F1", count: 1 }],
    seats: [{ passenger: "P1", seat: "30A" }],
    requests: [{ passenger: "P1", code: "KSML" }],
  };
  const { items } = await at.desk.quoteChange({ pnr, ...asked }, at.caller);
  return items.map(({ allowed, why = "" }) => ({ allowed, why }));
}

describe("for a flight that its airline has cancelled", () => {
  test("nothing is sold, and its seat map says so", async () => {
    const at = await openEventfulDesk();
    const { pnr, flight } = await bookWanted(at, { ...WAY, is: isOwn });
    expect((await sold(at, pnr)).map(({ allowed }) => allowed)).toContain(true);
    at.clock.now = Date.parse(flight.departureTime) - 30 * 3_600_000;
    at.events.push({
      type: "cancel",
      flight: flight.flightNumber,
      date: WAY.departureDate,
      at: new Date(at.clock.now - MINUTE_MS).toISOString(),
    });
    for (const { allowed, why } of await sold(at, pnr)) {
      expect(allowed).toBe(false);
      expect(why).toContain("is cancelled");
      expect(why).toContain("respondToDisruption");
    }
    const map = await at.desk.getSeatMap({ pnr }, at.caller);
    expect(map.closed).toContain("respondToDisruption");
  });
});

describe("once check-in has closed", () => {
  test("a flight is neither found nor booked nor changed to, and until then it is", async () => {
    const at = await openDesk();
    const day = { origin: "LHR", destination: "FRA", departureDate: "2026-11-18" };
    const found = (await flightsFor(at, day)).find(({ stops }) => stops === 0);
    const id = found?.id ?? "";
    const later = { ...day, departureDate: "2026-12-18", brand: "flex" };
    const flex = (await flightsFor(at, later)).find(
      (one) => one.airlineCode === found?.airlineCode && one.stops === 0,
    );
    const { pnr } = await at.desk.bookFlight(
      { flightIds: [flex?.id ?? ""], passengers: [ADA], ...CONTACT },
      at.caller,
    );
    const closes = Date.parse(found?.departureTime ?? "") - 60 * MINUTE_MS;
    const isFound = async () =>
      (await flightsFor(at, day)).some(
        (one) => one.departureTime === found?.departureTime && one.stops === 0,
      );
    const request = { flightIds: [id], passengers: [ADA], ...CONTACT };
    at.clock.now = closes - MINUTE_MS;
    expect(await isFound()).toBe(true);
    at.clock.now = closes + MINUTE_MS;
    expect(await isFound()).toBe(false);
    expect(await reasonOf(at.desk.bookFlight(request, at.caller))).toBe("check_in_closed");
    const replace = [{ part: "F1", id }];
    const change = at.desk.quoteChange({ pnr, replace }, at.caller);
    expect(await reasonOf(change)).toBe("check_in_closed");
    at.clock.now += 60 * MINUTE_MS;
    expect(await reasonOf(at.desk.bookFlight(request, at.caller))).toBe("date_in_past");
  });

  test("no bag, seat or meal is sold, and the quote says when it closed", async () => {
    const at = await openDesk();
    const { pnr, flight } = await bookWanted(at, { ...WAY, is: isOwn });
    const leaves = Date.parse(flight.departureTime);
    at.clock.now = leaves - 61 * MINUTE_MS;
    expect((await sold(at, pnr))[0]).toMatchObject({ allowed: true });
    at.clock.now = leaves - 60 * MINUTE_MS;
    for (const { allowed, why } of await sold(at, pnr)) {
      expect(allowed).toBe(false);
      expect(why).toMatch(/^Check-in and bag drop of BA\d+ closed at \d\d:\d\d/);
    }
  });
});
