import { describe, expect, test } from "vitest";
import type { Hotel } from "../../../src/world/hotels/hotel.ts";
import { hotelsIn } from "../../../src/world/hotels/hotels.ts";
import { positionLevel } from "../../../src/world/hotels/positions.ts";
import { findTown } from "../../../src/world/hotels/towns.ts";

/** Several worlds, so that a share is a share and not a roll. */
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);
const BEACHES = "PMI CUN PUJ HKT AYT HRG SSH";
const CITIES = "LON PAR MAD TYO IST CHI DEL";

function hotelsOf(codes: string): readonly Hotel[] {
  return SEEDS.flatMap((seed) => codes.split(" ").flatMap((code) => hotelsIn(seed, code)));
}

function share(hotels: readonly Hotel[], position: Hotel["position"]): number {
  return hotels.filter((hotel) => hotel.position === position).length / hotels.length;
}

describe("where hotels stand", () => {
  test("two thirds and more of a big city's in its centre, a few at its airports, none at a beach", () => {
    const hotels = hotelsOf(CITIES);
    expect(share(hotels, "centre")).toBeGreaterThan(0.6);
    expect(share(hotels, "centre")).toBeLessThan(0.85);
    expect(share(hotels, "airport")).toBeGreaterThan(0.03);
    expect(share(hotels, "airport")).toBeLessThan(0.11);
    expect(share(hotels, "beach")).toBe(0);
  });

  test("most of a beach resort's at the beach, the better the more", () => {
    const hotels = hotelsOf(BEACHES);
    expect(share(hotels, "beach")).toBeGreaterThan(0.6);
    const withStars = (stars: number) => hotels.filter((hotel) => hotel.stars === stars);
    expect(share(withStars(5), "beach")).toBeGreaterThan(share(withStars(2), "beach") + 0.2);
  });

  test("in the mountains some at the lifts, in Mecca by the Haram or out of town", () => {
    expect(share(hotelsOf("ZRT GDU"), "slope")).toBeGreaterThan(0.15);
    const mecca = hotelsOf("QCA");
    expect(share(mecca, "sanctuary") + share(mecca, "outer")).toBe(1);
    expect(mecca.every(({ distance }) => distance.includes("the Haram"))).toBe(true);
  });

  test("every hotel says how far it is from what its guests come for", () => {
    for (const { position, distance } of hotelsOf(`${BEACHES} ${CITIES} ZRT QCA MLE`)) {
      if (position === "airport") expect(distance).toMatch(/^[\d.]+ k?m from the airport$/);
      if (position === "beach") expect(distance).toMatch(/beach|island of its own/);
      expect(distance).not.toBe("");
    }
  });

  test("only towns with an airport have airport hotels", () => {
    for (const code of ["UKY", "KZE", "ZRT", "XGM"]) {
      expect(findTown(code)?.airports).toEqual([]);
      expect(share(hotelsOf(code), "airport")).toBe(0);
    }
  });

  test("the beach costs more than the town behind it, the centre more than the outskirts", () => {
    expect(positionLevel("beach", "beach")).toBeGreaterThan(positionLevel("centre", "beach"));
    expect(positionLevel("centre", "city")).toBeGreaterThan(positionLevel("outer", "city"));
  });
});
