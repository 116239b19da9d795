import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { isLongClimb } from "../../../../src/services/concierge/plan/route/theme.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(query: string, fields: Omit<PlanRequest, "query"> = {}): Promise<Trip> {
  return await tripFor(planner.deps, { query, ...fields });
}

function thingsOf({ days }: Trip) {
  return days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
}

function notesOf(planned: Trip): string {
  return (writePlan(planned).notes ?? []).join(" ");
}

describe("what a few of a group need", () => {
  test("is told to the operator, and takes nothing from the others", async () => {
    const hen = await trip(
      "Hen party, 9 girls, two veggies and one pregnant (no alcohol for her)",
      {
        origin: "Dublin",
        destinations: ["Barcelona"],
        dates: "2027-06-04 to 2027-06-07",
        party: { adults: 9 },
        interests: ["nightlife", "beach", "food"],
        needs: ["2 vegetarians", "1 pregnant: no alcohol, no raw food"],
      },
    );
    expect(new Map(hen.wish.ofSome)).toEqual(
      new Map([
        ["vegetarianFood", 2],
        ["pregnant", 1],
        ["noAlcohol", 1],
        ["noRawFish", 1],
      ]),
    );
    expect(hen.wish.needs).not.toContain("vegetarian");
    expect(notesOf(hen)).toMatch(/For some of you: .*vegetarian food \(2\)/);
    expect(notesOf(hen)).not.toMatch(/Little walking|Your health|no alcohol,/);
  });

  test("of two or of all is what the trip keeps to", async () => {
    const pair = await trip("Two of us in Rome for 4 days in May, she is vegetarian");
    expect(pair.wish.ofSome).toBeUndefined();
    expect(pair.wish.needs).toContain("vegetarian");
    const group = await trip("Ten colleagues in Batumi for 3 days in May, nobody eats pork");
    expect(group.wish.wishes.map(({ kind }) => kind)).toContain("noPork");
  });
});

describe("what nobody asked for", () => {
  test("an evening of opera is for those who wish for music", async () => {
    const fields = { destinations: ["Munich", "Vienna"], month: "2027-10", days: 7 } as const;
    const work = await trip("Munich and Vienna from Delhi", {
      ...fields,
      destinations: [...fields.destinations],
      interests: ["culture"],
    });
    expect(
      thingsOf(work)
        .map(({ slug }) => slug)
        .join(" "),
    ).not.toMatch(/opera|musikverein/);
    const music = await trip("Munich and Vienna from Delhi, opera evenings", {
      ...fields,
      destinations: [...fields.destinations],
    });
    expect(
      thingsOf(music)
        .map(({ slug }) => slug)
        .join(" "),
    ).toMatch(/opera|musikverein|concert/);
  });

  test("with a boy of eight no church stands that is not the first sight of its city", async () => {
    const rome = await trip("Rome and Florence with our son of 8, gladiators", {
      destinations: ["Rome", "Florence"],
      dates: "2027-04-10 to 2027-04-16",
      party: { adults: 2, children: [8] },
    });
    const churches = thingsOf(rome).filter(
      (one) => "parts" in one && /church|basilica|santa|santo/i.test(one.name.en) && !one.must,
    );
    expect(churches).toEqual([]);
  });

  test("who leaves pork alone may drink wine", async () => {
    const milan = await trip("Milan, 4 days in May for two, we don't eat pork");
    expect(milan.wish.needs).not.toContain("halal");
    expect(notesOf(milan)).not.toContain("Halal");
    const law = await trip("Milan, 4 days in May for two, halal food, we don't eat pork");
    expect(law.wish.needs).toContain("halal");
  });
});

describe("legs", () => {
  test("weak ones are led on no walking tour and to no standing table", async () => {
    const budapest = await trip("Budapest for my parents, 74 and 70, cannot climb stairs", {
      destinations: ["Budapest"],
      dates: "2027-06-02 to 2027-06-08",
      party: { adults: 2 },
      needs: ["no stairs"],
    });
    const told = thingsOf(budapest).map(({ text }) => text.en);
    expect(told.filter((text) => /walking tour|citadel/i.test(text))).toEqual([]);
  });

  test("hours on foot are begun in the morning of a day without a way", async () => {
    const islands = await trip("Athens, Santorini and Naxos, honeymoon at the end of June", {
      destinations: ["Athens", "Santorini", "Naxos"],
      dates: "2027-06-21 to 2027-07-01",
      party: { adults: 2 },
    });
    for (const { slots, fixed, beside } of islands.days) {
      const { afternoon } = slots;
      expect(afternoon.kind === "place" && isLongClimb(afternoon.place)).toBe(false);
      const has = Object.values({ ...slots, ...beside }).some(
        (one) => "place" in one && one.place !== undefined && isLongClimb(one.place),
      );
      expect(has && Object.keys(fixed).length > 0).toBe(false);
    }
  });
});

describe("what a trip is called", () => {
  test("is its sights where several are named, and not the table beside them", async () => {
    const museums = await trip("Paris in May for two, 5 days, Louvre, Musée d'Orsay and good food");
    expect(writePlan(museums).summary).not.toMatch(/food/);
  });
});
