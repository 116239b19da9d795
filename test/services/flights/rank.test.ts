import { describe, expect, test } from "vitest";
import type { FlightOption } from "../../../src/domain/contracts/flights/offers.ts";
import { SORTS, type Sort } from "../../../src/domain/contracts/flights/search.ts";
import { rank } from "../../../src/services/flights/rank.ts";
import { foundOption } from "../../../src/suppliers/offers.ts";
import { fc } from "../../support/properties.ts";
import { sampleOption, sampleSlice } from "./samples.ts";

const ranked = (options: readonly FlightOption[], sort: Sort, wishes = {}) =>
  rank(options.map(foundOption), sort, wishes).map((option) => option.write());
const order = (options: readonly FlightOption[], sort: Sort, wishes = {}) =>
  ranked(options, sort, wishes).map(({ id }) => id);

const cheapSlow = sampleOption("cheap-slow", 300, { duration_minutes: 1200, stops: 2 });
const dearFast = sampleOption("dear-fast", 900, { duration_minutes: 450 });
const middle = sampleOption("middle", 360, { duration_minutes: 470 });

describe("ranking", () => {
  test("by price, by time, and by what weighs most in all", () => {
    const all = [dearFast, cheapSlow, middle];
    expect(order(all, "cheapest")).toEqual(["cheap-slow", "middle", "dear-fast"]);
    expect(order(all, "fastest")).toEqual(["dear-fast", "middle", "cheap-slow"]);
    expect(order(all, "best")[0]).toBe("middle");
  });

  test("shows the cheapest and the fastest among the first, however little else speaks for them", () => {
    const many = Array.from({ length: 8 }, (_, i) =>
      sampleOption(`middle-${i}`, 360 + i, { duration_minutes: 470 + i }),
    );
    const shown = order([...many, cheapSlow, dearFast], "best");
    expect(shown.indexOf("cheap-slow")).toBe(1);
    expect(shown.slice(0, 4)).toContain("dear-fast");
  });

  test("leaves time for the day's work between two flights of one day", () => {
    const day = (id: string, leaves: string) =>
      sampleOption(
        id,
        400,
        {},
        {
          slices: [
            sampleSlice({
              departing_at: "2027-03-01T07:00:00+01:00",
              arriving_at: "2027-03-01T08:20:00+01:00",
            }),
            sampleSlice({
              departing_at: `2027-03-01T${leaves}:00+01:00`,
              arriving_at: "2027-03-01T23:20:00+01:00",
            }),
          ],
        },
      );
    expect(order([day("short", "11:00"), day("whole", "18:00")], "best")).toEqual([
      "whole",
      "short",
    ]);
  });

  test("says in words what speaks for each", () => {
    expect(ranked([dearFast, cheapSlow, middle], "cheapest").map(({ reason }) => reason)).toEqual([
      "cheapest, 12h30 above the fastest, 2 stops",
      "20% above the cheapest, 20m above the fastest",
      "200% above the cheapest, fastest",
    ]);
  });

  test("calls only the cheapest the cheapest", () => {
    const [, second] = ranked([sampleOption("a", 1000), sampleOption("b", 1001)], "cheapest");
    expect(second?.reason).toBe("1% above the cheapest, fastest");
  });

  test("counts both directions of a round trip", () => {
    const back = (duration_minutes: number) => ({
      slices: [sampleSlice(), sampleSlice({ duration_minutes, origin: "JFK", destination: "LHR" })],
    });
    const quickHome = sampleOption("quick-home", 400, {}, back(400));
    const slowHome = sampleOption("slow-home", 400, {}, back(900));
    expect(order([slowHome, quickHome], "fastest")).toEqual(["quick-home", "slow-home"]);
  });

  test("of equals one ticket comes before two, and what begins otherwise before repeats", () => {
    const trip = (id: string, flight: string, tickets?: number) => {
      const there = sampleSlice();
      const { origin, destination, departing_at, arriving_at, duration_minutes } = there;
      const way = { origin, destination, departing_at, arriving_at, duration_minutes };
      const segments = [{ ...way, airline: "BA", flight_number: flight, aircraft_type: null }];
      return sampleOption(
        id,
        400,
        {},
        {
          slices: [{ ...there, segments }, sampleSlice()],
          ...(tickets !== undefined && { tickets }),
        },
      );
    };
    const all = [trip("a", "1", 2), trip("b", "2"), trip("c", "2"), trip("d", "3")];
    for (const sort of SORTS) expect(order(all, sort)).toEqual(["b", "d", "c", "a"]);
  });

  test("prefers the middle of the hours asked for, and daytime when none are", () => {
    const at = (id: string, time: string) =>
      sampleOption(id, 400, {
        departing_at: `2027-03-01T${time}:00+00:00`,
        arriving_at: "2027-03-01T20:00:00-05:00",
      });
    const all = [at("night", "03:00"), at("noon", "12:00")];
    expect(order(all, "best")).toEqual(["noon", "night"]);
    expect(order(all, "best", { departureTime: { after: "01:00", before: "05:00" } })).toEqual([
      "night",
      "noon",
    ]);
  });

  test("prefers to leave from where one arrived", () => {
    const home = (origin: string) => ({
      slices: [sampleSlice(), sampleSlice({ origin, destination: "LHR" })],
    });
    const other = sampleOption("a-other", 400, {}, home("EWR"));
    const same = sampleOption("b-same", 400, {}, home("JFK"));
    expect(order([other, same], "best")).toEqual(["b-same", "a-other"]);
  });

  test("does not compare amounts of two currencies", () => {
    const yen = sampleOption("yen", 50_000, {}, { total: { amount: 50_000, currency: "JPY" } });
    const dearYen = sampleOption(
      "yen2",
      90_000,
      {},
      { total: { amount: 90_000, currency: "JPY" } },
    );
    expect(order([dearYen, dearFast, yen, cheapSlow], "cheapest").slice(0, 2).sort()).toEqual([
      "cheap-slow",
      "yen",
    ]);
  });

  test("gives the same order whatever order the offers came in", () => {
    const options = Array.from({ length: 30 }, (_, index) =>
      sampleOption(`off_${index}`, 300 + (index % 3) * 100, {
        duration_minutes: 400 + (index % 4) * 60,
        stops: index % 2,
      }),
    );
    for (const sort of SORTS) {
      const expected = order(options, sort);
      fc.assert(
        fc.property(fc.shuffledSubarray(options, { minLength: 30 }), (shuffled) => {
          expect(order(shuffled, sort)).toEqual(expected);
        }),
        { numRuns: 20 },
      );
    }
  });

  test("ranks nothing as nothing", () => {
    expect(order([], "best")).toEqual([]);
  });
});
