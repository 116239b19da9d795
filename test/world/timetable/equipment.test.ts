import { describe, expect, test } from "vitest";
import { canFly, chooseAircraft, type Mission } from "../../../src/world/timetable/equipment.ts";
import { airline, LONG_NARROW, NARROW, REGIONAL, TURBOPROP, WIDE } from "./made.ts";

const everything = airline("XX", { fleet: [TURBOPROP, REGIONAL, NARROW, LONG_NARROW, WIDE] });

function chosen(mission: Mission, fleet = everything.fleet): readonly string[] {
  const codes = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const type = chooseAircraft(fleet, mission, (k) => ((i * 7 + k * 13) % 40) / 40);
    codes.add(type.body);
  }
  return [...codes].sort();
}

describe("choice of aircraft", () => {
  test("no wide body flies a hop of 300 km that is not busy", () => {
    expect(chosen({ km: 300, weekly: 28, sizes: ["large", "large"] })).not.toContain("wide");
  });

  test("a busy trunk route may get wide bodies", () => {
    const trunk: Mission = { km: 820, weekly: 200, sizes: ["large", "large"], wideTrunks: true };
    expect(chosen(trunk, [TURBOPROP, REGIONAL, WIDE])).toEqual(["wide"]);
    expect(chosen({ ...trunk, wideTrunks: false })).not.toContain("wide");
  });

  test("a flight at the very edge goes to the type that reaches farthest, not to the largest", () => {
    const larger = {
      ...WIDE,
      code: "LRG",
      rangeKm: 14_800,
      seats: { ...WIDE.seats, economy: 400 },
    };
    const longer = { ...WIDE, code: "LNG", rangeKm: 15_450 };
    const mission: Mission = { km: 14_700, weekly: 7, sizes: ["large", "large"] };
    expect(chooseAircraft([larger, longer], mission, () => 0).code).toBe("LNG");
  });

  test("only wide bodies and long-range single aisles cross the Atlantic", () => {
    expect(canFly(NARROW, 5540)).toBe(false);
    expect(canFly(LONG_NARROW, 5540)).toBe(true);
    expect(canFly(WIDE, 5540)).toBe(true);
  });

  test("nothing flies further than its range", () => {
    expect(canFly(WIDE, 15_000)).toBe(false);
    expect(canFly(TURBOPROP, 1450)).toBe(false);
    expect(chosen({ km: 9000, weekly: 7, sizes: ["large", "large"] })).toEqual(["wide"]);
  });

  test("thin routes to small airports get small aircraft", () => {
    const thin: Mission = { km: 400, weekly: 10, sizes: ["large", "small"] };
    expect(chosen(thin)).not.toContain("wide");
    expect(chosen(thin)).not.toContain("narrow");
  });

  test("short, steep and ruled runways turn types away", () => {
    const hop: Mission = { km: 1000, weekly: 28, sizes: ["large", "large"] };
    expect(chosen({ ...hop, ends: ["LGA", "ATL"] }, [WIDE, NARROW])).toEqual(["narrow"]);
    expect(chosen({ ...hop, ends: ["DEN", "ASE"] }, [NARROW, REGIONAL])).toEqual(["regional"]);
    expect(chosen({ ...hop, ends: ["YTZ", "YUL"] }, [REGIONAL, TURBOPROP])).toEqual(["turboprop"]);
  });

  test("an airline without a fitting type sends the one with the longest range", () => {
    expect(chosen({ km: 16_000, weekly: 7, sizes: ["large", "large"] })).toEqual(["wide"]);
  });
});
