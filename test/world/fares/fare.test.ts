import { describe, expect, test } from "vitest";
import { dayNumber, weekday } from "../../../src/domain/dates.ts";
import { CABINS, type Cabin, ONE_ADULT } from "../../../src/domain/travel.ts";
import { AMERICAN_BANDS } from "../../../src/world/fares/bands.ts";
import { priceLegs, priceTrip } from "../../../src/world/fares/fare.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { fc } from "../../support/properties.ts";
import { NARROW } from "../timetable/made.ts";
import { leg } from "./made-leg.ts";

const day = dayNumber(2027, 3, 10);
const pairs = [
  ["LGA", "BOS"],
  ["JFK", "LAX"],
  ["SFO", "OGG"],
  ["LHR", "CDG"],
  ["FRA", "ATH"],
  ["MXP", "DXB"],
  ["JFK", "LHR"],
  ["SYD", "LAX"],
  ["DOH", "AKL"],
] as const;

function adult(legs: readonly FlightLeg[], cabin: Cabin, quoteDay: number, seed = 5): number {
  const fare = priceLegs(seed, legs, { cabin, party: ONE_ADULT, quoteDay });
  if (!fare) throw new Error(`no ${cabin} there`);
  return fare.total;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The same flight by many numbers, so that luck evens out. */
function meanPrice(from: string, to: string, cabin: Cabin, ahead: number, on = day): number {
  return mean(
    Array.from({ length: 300 }, (_, i) =>
      adult([leg("XX", i + 1, from, to, on)], cabin, on - ahead),
    ),
  );
}

describe("fares", () => {
  test("within the United States every price lies inside its cabin's band, whoever flies", () => {
    for (const [from, to] of pairs.slice(0, 3)) {
      for (const kind of ["full_service", "low_cost"] as const) {
        for (let i = 0; i < 200; i++) {
          const code = kind === "low_cost" ? "LC" : "FS";
          const flight = leg(code, i + 1, from, to, day + i, { kind });
          for (const cabin of kind === "low_cost" ? (["economy"] as const) : CABINS) {
            const [low, high] = AMERICAN_BANDS[cabin];
            const price = adult([flight], cabin, flight.day - ((i * 7) % 330));
            expect(price).toBeGreaterThanOrEqual(low);
            expect(price).toBeLessThanOrEqual(high);
            expect(Number.isInteger(price)).toBe(true);
          }
        }
      }
    }
  });

  test("the American bands are 200 to 800, 800 to 2000 and 2500 or more dollars", () => {
    expect(AMERICAN_BANDS.economy).toEqual([20_000, 80_000]);
    expect(AMERICAN_BANDS.business).toEqual([80_000, 200_000]);
    expect(AMERICAN_BANDS.first[0]).toBe(250_000);
  });

  test("on a route and a day a class has one price, and the dearer class costs more", () => {
    for (const [from, to] of pairs) {
      for (const cabin of CABINS) {
        const priceOf = new Map<string, number>();
        for (let i = 0; i < 300; i++) {
          const flight = leg("XX", i + 1, from, to, day);
          const quoteDay = flight.day - ((i * 11) % 330);
          const fare = priceLegs(5, [flight], { cabin, party: ONE_ADULT, quoteDay });
          if (!fare) throw new Error("no fare");
          const { bookingClass, total } = fare;
          expect(priceOf.get(bookingClass) ?? total).toBe(total);
          priceOf.set(bookingClass, total);
        }
        const dearFirst = "YBMHKLQTNV WEP JCDIZ FA";
        const byLetter = [...priceOf].sort(
          ([x], [y]) => dearFirst.indexOf(x) - dearFirst.indexOf(y),
        );
        const prices = byLetter.map(([, price]) => price);
        expect(prices).toEqual([...prices].sort((x, y) => y - x));
        expect(priceOf.size).toBeGreaterThan(1);
      }
    }
  });

  test("no class opens again in the last two months", () => {
    for (const [from, to] of pairs) {
      for (let number = 1; number <= 40; number++) {
        const flight = leg("XX", number, from, to, day + number);
        let before = 0;
        for (let ahead = 60; ahead >= 0; ahead--) {
          const price = adult([flight], "economy", flight.day - ahead);
          expect(price).toBeGreaterThanOrEqual(before);
          before = price;
        }
      }
    }
  });

  test("on one flight each cabin costs more than the one before", () => {
    const flight = fc.record({
      pair: fc.constantFrom(...pairs),
      number: fc.integer({ min: 1, max: 9999 }),
      later: fc.integer({ min: 0, max: 700 }),
      ahead: fc.integer({ min: 0, max: 400 }),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(flight, ({ pair: [from, to], number, later, ahead, seed }) => {
        const legs = [leg("XX", number, from, to, day + later)];
        const prices = CABINS.map((cabin) => adult(legs, cabin, day + later - ahead, seed));
        prices.slice(1).forEach((price, i) => {
          expect(price).toBeGreaterThan(prices[i] ?? 0);
        });
      }),
      { numRuns: 2000 },
    );
  });

  test("longer flights cost more on average, in every cabin", () => {
    for (const cabin of CABINS) {
      const domestic = [meanPrice("LGA", "BOS", cabin, 30), meanPrice("JFK", "LAX", cabin, 30)];
      const abroad = [
        meanPrice("LHR", "CDG", cabin, 30),
        meanPrice("FRA", "ATH", cabin, 30),
        meanPrice("MXP", "CAI", cabin, 30),
        meanPrice("JFK", "LHR", cabin, 30),
        meanPrice("SYD", "LAX", cabin, 30),
      ];
      for (const prices of [domestic, abroad]) {
        expect(prices).toEqual([...prices].sort((x, y) => x - y));
      }
    }
  });

  test("buying late is dear, two months ahead is cheapest", () => {
    const prices = [2, 10, 21, 70].map((ahead) => meanPrice("JFK", "LAX", "economy", ahead));
    expect(prices).toEqual([...prices].sort((x, y) => y - x));
    expect(meanPrice("JFK", "LAX", "economy", 300)).toBeGreaterThan(prices[3] ?? 0);
  });

  test("the last days cost two to five times the best price, by market", () => {
    const rise = (from: string, to: string) =>
      meanPrice(from, to, "economy", 2) / meanPrice(from, to, "economy", 60);
    for (const [from, to, least, most] of [
      ["LHR", "CDG", 2.4, 3.4],
      ["JFK", "LHR", 2.1, 2.9],
      ["DOH", "AKL", 1.7, 2.3],
      ["PEK", "SHA", 1.2, 1.7],
    ] as const) {
      expect(rise(from, to), `${from}-${to}`).toBeGreaterThan(least);
      expect(rise(from, to), `${from}-${to}`).toBeLessThan(most);
    }
    const lowCost = [60, 2].map((ahead) =>
      mean(
        Array.from({ length: 100 }, (_, i) =>
          adult(
            [leg("LC", i + 1, "STN", "DUB", day, { kind: "low_cost" })],
            "economy",
            day - ahead,
          ),
        ),
      ),
    );
    expect((lowCost[1] ?? 0) / (lowCost[0] ?? 1)).toBeGreaterThan(2.8);
  });

  test("Fridays cost more than Tuesdays, July more than February", () => {
    const friday = day + ((4 - weekday(day) + 7) % 7);
    const tuesday = day + ((1 - weekday(day) + 7) % 7);
    expect(meanPrice("JFK", "LHR", "economy", 40, friday)).toBeGreaterThan(
      meanPrice("JFK", "LHR", "economy", 40, tuesday),
    );
    expect(meanPrice("JFK", "LHR", "economy", 40, dayNumber(2027, 7, 14))).toBeGreaterThan(
      meanPrice("JFK", "LHR", "economy", 40, dayNumber(2027, 2, 10)),
    );
  });

  test("holidays cost 1.5 to 3 times an ordinary day of the same airline, by date", () => {
    for (const [from, to, holiday, ordinary] of [
      ["YYZ", "YVR", dayNumber(2026, 12, 22), dayNumber(2026, 11, 10)],
      ["GYD", "DXB", dayNumber(2027, 3, 19), dayNumber(2027, 3, 3)],
      ["PEK", "SHA", dayNumber(2027, 2, 4), dayNumber(2027, 3, 4)],
      ["HND", "CTS", dayNumber(2027, 4, 29), dayNumber(2027, 4, 15)],
      ["ATL", "JFK", dayNumber(2026, 11, 24), dayNumber(2026, 11, 10)],
    ] as const) {
      const rise =
        meanPrice(from, to, "economy", 50, holiday) / meanPrice(from, to, "economy", 50, ordinary);
      // The American band flattens what it holds.
      expect(rise, `${from}-${to}`).toBeGreaterThan(from === "ATL" ? 1.25 : 1.5);
      expect(rise, `${from}-${to}`).toBeLessThan(3);
    }
  });

  test("from the cold to the sun winter is dear and summer is not; families leave early in the holidays", () => {
    const on = (from: string, to: string, month: number, of: number) =>
      meanPrice(from, to, "economy", 60, dayNumber(2027, month, of));
    for (const [from, to] of [
      ["YYZ", "CUN"],
      ["BER", "BKK"],
      ["LHR", "BGI"],
    ] as const) {
      expect(on(from, to, 2, 16), from).toBeGreaterThan(1.3 * on(from, to, 7, 13));
    }
    expect(on("LHR", "AGP", 8, 4)).toBeGreaterThan(on("LHR", "AGP", 8, 25));
    expect(on("FRA", "SIN", 8, 4)).toBeGreaterThan(on("FRA", "SIN", 8, 25));
    expect(on("MAD", "BCN", 8, 4)).toBeLessThan(1.2 * on("MAD", "BCN", 5, 5));
  });

  test("tomorrow a low-cost airline is no dearer than it must be, when few travel", () => {
    const tomorrow = (month: number) =>
      mean(
        Array.from({ length: 300 }, (_, i) => {
          const on = dayNumber(2027, month, 16);
          const flight = leg("LC", i + 1, "BCN", "PMI", on, { kind: "low_cost" });
          return adult([flight], "economy", on - 1);
        }),
      );
    expect(tomorrow(11)).toBeLessThan(11_000);
    expect(tomorrow(11)).toBeLessThan(0.7 * tomorrow(6));
  });

  test("the wave of a holiday leaves a country as it begins and comes back as it ends", () => {
    const begins = dayNumber(2027, 3, 18);
    const ends = dayNumber(2027, 3, 26);
    const price = (from: string, to: string, on: number) => meanPrice(from, to, "economy", 50, on);
    expect(price("GYD", "DXB", begins)).toBeGreaterThan(price("DXB", "GYD", begins) * 1.2);
    expect(price("DXB", "GYD", ends)).toBeGreaterThan(price("GYD", "DXB", ends) * 1.2);
  });

  test("flights of one airline and day differ by the hour and by how many want them", () => {
    const at = (hour: number) =>
      mean(
        Array.from({ length: 200 }, (_, i) => {
          const noon = leg("XX", i + 1, "LHR", "FRA", day);
          const moved = { ...noon, departure: noon.departure + (hour - 12) * 60 };
          return adult([moved], "economy", day - 60);
        }),
      );
    expect(at(8)).toBeGreaterThan(at(13) * 1.05);
    expect(at(18)).toBeGreaterThan(at(13) * 1.05);
    const prices = Array.from({ length: 40 }, (_, i) =>
      adult([leg("XX", i + 1, "LHR", "FRA", day)], "economy", day - 60),
    );
    expect(new Set(prices).size).toBeGreaterThan(1);
  });

  test("airlines of one kind differ by their name", () => {
    const mine = (code: string) =>
      mean(
        Array.from({ length: 20 }, (_, seed) =>
          adult([leg(code, 7, "LHR", "SIN", day)], "economy", day - 60, seed),
        ),
      );
    expect(mine("SQ")).toBeGreaterThan(mine("MU") * 1.15);
  });

  test("a second stop costs more than one, and a long way round more than a short one", () => {
    const stars = { alliance: "Star Alliance" } as const;
    const along = (...stops: string[]) =>
      mean(
        Array.from({ length: 50 }, (_, i) =>
          adult(
            stops.slice(1).map((to, k) => leg(`S${k + 1}`, i + 1, stops[k] ?? "", to, day, stars)),
            "economy",
            day - 60,
          ),
        ),
      );
    expect(along("ACC", "LIS", "LHR")).toBeLessThan(along("ACC", "LIS", "MAD", "LHR"));
    expect(along("JFK", "FRA", "TBS")).toBeLessThan(along("JFK", "ADD", "TBS"));
  });

  test("a through fare is no less than its dearest leg", () => {
    const stars = { alliance: "Star Alliance" } as const;
    for (let i = 1; i < 100; i++) {
      const legs = [
        leg("S1", i, "MXP", "DXB", day, stars),
        leg("S2", i, "DXB", "SYD", day + 1, stars),
      ];
      const parts = legs.map((one) => adult([one], "economy", day - 60));
      expect(adult(legs, "economy", day - 60)).toBeGreaterThanOrEqual(Math.max(...parts));
    }
  });

  test("low-cost airlines undercut the others", () => {
    const low = Array.from({ length: 100 }, (_, i) =>
      adult([leg("LC", i + 1, "STN", "DUB", day, { kind: "low_cost" })], "economy", day - 30),
    );
    expect(mean(low)).toBeLessThan(meanPrice("STN", "DUB", "economy", 30) * 0.7);
  });

  test("low-cost airlines sell economy alone on a single aisle", () => {
    const flight = { ...leg("LC", 7, "STN", "DUB", day, { kind: "low_cost" }), aircraft: NARROW };
    for (const cabin of ["premium_economy", "business", "first"] as const) {
      expect(
        priceLegs(5, [flight], { cabin, party: ONE_ADULT, quoteDay: day - 9 }),
      ).toBeUndefined();
    }
  });

  test("low-cost airlines ask a child for a seat's price and a lap for a fee", () => {
    const party = { adults: 1, children: 1, infants: 1 };
    const flight = leg("LC", 9, "STN", "DUB", day, { kind: "low_cost" });
    const fare = priceLegs(5, [flight], { cabin: "economy", party, quoteDay: day - 30 });
    const each = adult([flight], "economy", day - 30);
    expect(fare?.breakdown.map((row) => row.each)).toEqual([each, each, 3000]);
  });

  test("children pay three quarters and infants a tenth, each in whole cents", () => {
    const party = { adults: 2, children: 1, infants: 1 };
    const flight = leg("XX", 41, "JFK", "LHR", day);
    const fare = priceLegs(5, [flight], { cabin: "economy", party, quoteDay: day - 30 });
    const each = adult([flight], "economy", day - 30);
    expect(fare?.breakdown).toEqual([
      { type: "adult", count: 2, each },
      { type: "child", count: 1, each: Math.round(each * 0.75) },
      { type: "infant", count: 1, each: Math.round(each * 0.1) },
    ]);
    expect(fare?.total).toBe(2 * each + Math.round(each * 0.75) + Math.round(each * 0.1));
    expect(fare?.perLeg).toEqual([fare?.total]);
  });

  test("a through fare costs less than its legs one by one, and its shares sum to it", () => {
    const party = { adults: 2, children: 1, infants: 1 };
    const stars = { alliance: "Star Alliance" } as const;
    for (let i = 1; i < 400; i++) {
      const legs = [
        leg("S1", i, "BHM", "EWR", day, stars),
        leg("S2", i, "EWR", "FRA", day, stars),
        leg("S3", i, "FRA", "TBS", day + 1, stars),
      ];
      for (const cabin of CABINS) {
        const quoteDay = day - (i % 200);
        const fare = priceLegs(5, legs, { cabin, party, quoteDay });
        const parts = legs.map(
          (one) => priceLegs(5, [one], { cabin, party, quoteDay })?.total ?? 0,
        );
        expect(fare?.total).toBeLessThan(parts.reduce((sum, part) => sum + part, 0));
        expect(fare?.perLeg.reduce((sum, part) => sum + part, 0)).toBe(fare?.total);
        expect(fare?.perLeg.every((part) => Number.isInteger(part) && part > 0)).toBe(true);
      }
    }
  });

  test("the booking class says cabin and discount", () => {
    const cheap = priceLegs(5, [leg("XX", 41, "JFK", "LHR", day)], {
      cabin: "economy",
      party: ONE_ADULT,
      quoteDay: day - 80,
    });
    const dear = priceLegs(5, [leg("XX", 41, "JFK", "LHR", day)], {
      cabin: "economy",
      party: ONE_ADULT,
      quoteDay: day,
    });
    const order = "YBMHKLQTNV";
    expect(order.indexOf(dear?.bookingClass ?? "?")).toBeGreaterThanOrEqual(0);
    expect(order.indexOf(cheap?.bookingClass ?? "?")).toBeGreaterThan(
      order.indexOf(dear?.bookingClass ?? "?"),
    );
    const business = priceLegs(5, [leg("XX", 41, "JFK", "LHR", day)], {
      cabin: "business",
      party: ONE_ADULT,
      quoteDay: day,
    });
    expect("JCDIZ").toContain(business?.bookingClass);
  });

  describe("there and back", () => {
    const party = { adults: 2, children: 1, infants: 1 };
    const query = { cabin: "economy", party, quoteDay: day - 60 } as const;

    function ways(from: string, to: string, code = "XX", back = code) {
      return [[leg(code, 21, from, to, day)], [leg(back, 22, to, from, day + 7)]] as const;
    }

    test("a long return costs well below two one-ways, a short one a little", () => {
      const share = (from: string, to: string) => {
        const [out, back] = ways(from, to);
        const oneWays = [out, back].map((legs) => priceLegs(5, legs, query)?.total ?? 0);
        return (
          (priceTrip(5, [out, back], query)?.total ?? 0) / ((oneWays[0] ?? 0) + (oneWays[1] ?? 0))
        );
      };
      expect(share("LHR", "SIN")).toBeLessThan(0.84);
      expect(share("LHR", "FRA")).toBeGreaterThan(0.92);
      expect(share("LHR", "FRA")).toBeLessThan(1);
    });

    test("its ways sum to it, and their legs to them, in whole cents", () => {
      const stars = { alliance: "Star Alliance" } as const;
      for (let i = 1; i < 200; i++) {
        const out = [
          leg("S1", i, "BHM", "EWR", day, stars),
          leg("S2", i, "EWR", "FRA", day, stars),
        ];
        const back = [
          leg("S3", i, "FRA", "EWR", day + 9, stars),
          leg("S1", i, "EWR", "BHM", day + 9),
        ];
        const fare = priceTrip(5, [out, back], { ...query, quoteDay: day - (i % 90) });
        if (!fare) throw new Error("no fare");
        expect(fare.fares.reduce((sum, { total }) => sum + total, 0)).toBe(fare.total);
        for (const way of fare.fares) {
          expect(way.perLeg.reduce((sum, part) => sum + part, 0)).toBe(way.total);
          const rows = way.breakdown.reduce((sum, { count, each }) => sum + count * each, 0);
          expect(rows).toBe(way.total);
          expect(way.perLeg.every(Number.isInteger)).toBe(true);
        }
      }
    });

    test("low-cost airlines, and two that are not allied, sell the sum of the ways", () => {
      const lowCost = { kind: "low_cost" } as const;
      for (const [out, back] of [
        [
          [leg("LC", 21, "STN", "DUB", day, lowCost)],
          [leg("LC", 22, "DUB", "STN", day + 7, lowCost)],
        ],
        ways("LHR", "SIN", "XX", "XY"),
      ] as const) {
        const sum = [out, back].reduce(
          (all, legs) => all + (priceLegs(5, legs, query)?.total ?? 0),
          0,
        );
        expect(priceTrip(5, [out, back], query)?.total).toBe(sum);
      }
    });

    test("within the United States a return is about two one-ways, whoever flies", () => {
      const alone = { ...query, party: ONE_ADULT };
      for (const [from, to] of pairs.slice(0, 3)) {
        const [out, back] = ways(from, to);
        const total = priceTrip(5, [out, back], alone)?.total ?? 0;
        const oneWays = [out, back].map((legs) => priceLegs(5, legs, alone)?.total ?? 0);
        const sum = (oneWays[0] ?? 0) + (oneWays[1] ?? 0);
        expect(total).toBeLessThanOrEqual(sum);
        expect(total).toBeGreaterThan(sum * 0.85);
      }
    });
  });
});
