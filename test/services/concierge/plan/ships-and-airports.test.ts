import { beforeAll, describe, expect, test } from "vitest";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

describe("a cruise on the Nile", () => {
  test("goes from Luxor to Aswan, in a cabin for three nights, and Cairo has its pyramids", async () => {
    const trip = await tripFor(planner.deps, {
      query:
        "Egypt in November 2027, 9 days for two from Lisbon: Cairo with the pyramids, then Luxor and Aswan with a Nile cruise",
    });
    expect(trip.frame.stays.map(({ spot }) => spot.slug)).toEqual([
      "cairo",
      "luxor",
      "nile-cruise",
      "aswan",
    ]);
    expect(trip.frame.stays[2]?.nights).toBe(3);
    expect(trip.days.flatMap(placesOf).map(({ slug }) => slug)).toContain("pyramids-of-giza");
    const { hotels = [] } = writePlan(trip);
    expect(hotels.join(" ")).toContain("Cabin with full board");
    expect(hotels.join(" ")).not.toContain("Hostel Nile");
  });
});

test("a night on Ha Long Bay is boarded at noon", async () => {
  const { days } = await tripFor(planner.deps, {
    query: "Hanoi, Ninh Binh, Ha Long and Hue, 9 days for two in February from Delhi",
    must: ["overnight Halong Bay cruise"],
  });
  const day = days.find((one) =>
    excursionsOf(one).some(({ slug }) => slug === "ha-long-overnight-cruise"),
  );
  expect(day?.slots.afternoon?.kind).toBe("excursion");
  expect(day?.slots.evening?.kind).not.toBe("place");
});

test("the way from Kyoto to Kansai is that of its airport, not that to Osaka", async () => {
  const { frame } = await tripFor(planner.deps, {
    query: "Kyoto for 5 days in April for two from Seoul",
  });
  expect(frame.departure.flight?.from).toBe("KIX");
  expect(frame.departure.hours).toBeGreaterThanOrEqual(1.3);
});
