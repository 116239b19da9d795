import { beforeAll, describe, expect, test } from "vitest";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

describe("what a party said of its days", () => {
  test("a brunch on the last day is on it, and a beach club suits one who is pregnant", async () => {
    const { days } = await tripFor(planner.deps, {
      query:
        "Hen do, 7 of us, Barcelona, Thursday 13 to Sunday 16 May 2027, from London Gatwick. We'd like one beach club day, a dinner with a show or DJ and a lazy brunch on the last day. One of us is 5 months pregnant. About £600 pp.",
    });
    const slugs = days.flatMap((day) => placesOf(day).map(({ slug }) => slug));
    expect(slugs).toContain("barcelona-beach-club");
    expect(slugs).toContain("barcelona-dinner-show");
    const last = days.slice(-1).flatMap((day) => placesOf(day).map(({ slug }) => slug));
    expect(last).toContain("barcelona-brunch");
  });

  test("no sights stand before noon where culture before noon is refused, and the salt mine is on a day", async () => {
    const { days } = await tripFor(planner.deps, {
      query: "Stag, 9 lads, Kraków from London, a couple of us would like the salt mine if it fits",
      destinations: ["Kraków"],
      dates: "2027-04-16 to 2027-04-18",
      party: { adults: 9, children: [] },
      must: ["steak dinner on Saturday"],
      avoid: ["culture before noon"],
    });
    expect(days.flatMap(({ slots: { morning } }) => (morning.kind === "place" ? [1] : []))).toEqual(
      [],
    );
    expect(days.flatMap(excursionsOf).map(({ slug }) => slug)).toContain(
      "krakow-wieliczka-salt-mine",
    );
  });
});
