import { describe, expect, test } from "vitest";
import { combine, type Journey } from "../../../src/services/duffel-sandbox/journey.ts";

function journey(airline: string, price: number, departure: number, minutes = 60): Journey {
  const terms = {
    brand: "light",
    name: "",
    checkedBags: 1,
    checkedKg: 23,
    carryOnBags: 1,
    bagFee: 0,
    seatFee: 0,
    change: { allowed: false },
    refund: { allowed: false },
    emissionsKg: 0,
    base: price,
    tax: 0,
  } as const;
  const slice = {
    origin: "AAA",
    destination: "BBB",
    minutes,
    brand: "",
    change: { allowed: false },
    segments: [],
  };
  return { airline, price, departure, arrival: departure + minutes, terms, slice };
}

const SEGMENT = {
  id: "",
  origin: "AAA",
  destination: "BBB",
  departingAt: "2027-03-01T08:00:00",
  arrivingAt: "2027-03-01T18:00:00",
  minutes: 600,
  km: 1,
  aircraft: "",
  carrier: "X",
  number: "1",
  cabin: "economy",
  fareBasis: "",
  stops: [],
} as const;

const prices = (trips: readonly (readonly Journey[])[]) =>
  trips.map((trip) => trip.reduce((sum, { price }) => sum + price, 0));

describe("putting slices together", () => {
  test("gives every pair that can be flown, cheapest first", () => {
    const out = [journey("A", 100, 0), journey("B", 150, 500)];
    const back = [journey("A", 90, 300), journey("B", 200, 900)];
    const trips = combine([out, back]);
    expect(prices(trips)).toEqual([190, 300, 350]);
    expect(trips.every(([first, second]) => (second?.departure ?? 0) > (first?.arrival ?? 0))).toBe(
      true,
    );
  });

  test("never gives more than 200, and keeps the cheapest of every airline among them", () => {
    const many = (from: number) =>
      Array.from({ length: 300 }, (_, i) => journey(`X${i % 7}`, 100 + i, from + i));
    expect(combine([many(0)])).toHaveLength(200);
    const trips = combine([many(0), many(10_000)]);
    expect(trips).toHaveLength(200);
    expect(new Set(trips.map(([first]) => first?.airline)).size).toBe(7);
  });

  test("keeps a trip that is nonstop both ways, however dear and slow it is", () => {
    const many = (from: number) =>
      Array.from({ length: 60 }, (_, i) => journey("X", 100 + i, from + i));
    const nonstop = (from: number) => {
      const dear = journey("X", 5_000, from, 600);
      return { ...dear, slice: { ...dear.slice, segments: [SEGMENT] } };
    };
    const trips = combine([
      [...many(0), nonstop(0)],
      [...many(10_000), nonstop(10_000)],
    ]);
    expect(trips).toHaveLength(200);
    expect(prices(trips).at(-1)).toBe(10_000);
    expect(prices(trips)).toEqual(prices(trips).toSorted((a, b) => a - b));
  });

  test("gives nothing when one slice has nothing", () => {
    expect(combine([[journey("A", 1, 0)], []])).toEqual([]);
  });
});
