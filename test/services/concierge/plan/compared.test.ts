import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const plan = (request: PlanRequest) => tripFor(planner.deps, request);
const comparedIn = ({ remarks }: Trip) => remarks.find(({ kind }) => kind === "compared");
const slugs = ({ frame }: Trip) => frame.stays.map(({ spot }) => spot.slug);

describe("of places with an or between them", () => {
  test("a plan is made for each and the better one is taken, whichever was named first", async () => {
    const query = (places: string) =>
      `Ski trip, 13 to 20 February 2027, from Houston, ${places}, 2 adults, 8000 USD with flights`;
    const [one, other] = [
      await plan({ query: query("Vail or Park City") }),
      await plan({ query: query("Park City or Vail") }),
    ];
    expect(slugs(one)).toEqual(slugs(other));
    for (const trip of [one, other]) {
      const compared = comparedIn(trip);
      if (compared?.kind !== "compared") throw new Error("Both were planned");
      const all = [compared.chosen, ...compared.others].flatMap(({ spots }) => spots);
      expect(all.map(({ slug }) => slug).sort()).toEqual(["park-city", "vail"]);
      expect(trip.remarks).not.toContainEqual({ kind: "open", open: "destinations" });
    }
  });

  test("a last night is where the flight home leaves", async () => {
    const trip = await plan({
      query: "",
      ...{ origin: "Almaty", destinations: ["Val Gardena", "Verona or Venice, 1 night"] },
      ...{ dates: "2027-03-06 to 2027-03-14", party: { adults: 2, children: [14] } },
      ...{ budget: "7000 EUR", interests: ["ski"] },
    });
    expect(comparedIn(trip)).toBeDefined();
    expect(trip.frame.departure.hours).toBeLessThanOrEqual(1);
  });

  test("more than two are weighed, of countries too", async () => {
    const trip = await plan({
      query:
        "Honeymoon of 9 days in October 2027 from Baku, white sand, Maldives, Bali or Thailand, 4000 USD",
    });
    const compared = comparedIn(trip);
    expect(compared?.kind === "compared" && compared.others).toHaveLength(2);
  });
});
