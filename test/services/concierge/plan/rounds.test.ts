import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});
async function made(request: PlanRequest) {
  const trip = await tripFor(planner.deps, request);
  const shown = trip.days.map((day) =>
    [...placesOf(day), ...excursionsOf(day)].map(({ slug }) => slug),
  );
  return { ...trip, slugs: trip.frame.stays.map(({ spot }) => spot.slug), shown };
}

describe("treks, rounds by car and parks", () => {
  test("a trek that has to be there lies between the cities, with every stage in its order", async () => {
    const { slugs, shown } = await made({
      query: "",
      ...{ destinations: ["Катманду", "Покхара"], origin: "Алматы", month: "2027-10", days: 14 },
      must: ["трек к базовому лагерю Аннапурны"],
    });
    expect(slugs).toEqual(["kathmandu", "annapurna-base-camp", "pokhara"]);
    expect(shown.flat().filter((slug) => /^abc-(?!lodge)/.test(slug))).toEqual([
      "abc-chhomrong",
      "abc-dovan",
      "abc-deurali",
      "abc-base-camp",
      "abc-bamboo",
      "abc-jhinu",
    ]);
  });

  test("a round that words name is how the country of the field is driven, with a night where a day was asked for", async () => {
    const { slugs, frame, shown } = await made({
      query: "We want to drive Iceland's Ring Road in a hire car, with whale watching in Húsavík",
      ...{ destinations: ["Iceland"], origin: "New York", dates: "2027-09-03 to 2027-09-12" },
      must: ["whale watching in Húsavík"],
    });
    expect(slugs).toEqual("reykjavik vik hofn egilsstadir myvatn akureyri borgarnes".split(" "));
    expect(frame.stays.find(({ spot }) => spot.slug === "akureyri")?.nights).toBe(2);
    expect(shown.flat()).toContain("akureyri-whales-husavik");
  });

  test("the Dolomites are both of their valleys, in a field too", async () => {
    const { slugs } = await made({
      query: "",
      ...{ destinations: ["Dolomites"], origin: "Istanbul", dates: "2027-06-26 to 2027-07-02" },
    });
    expect(slugs).toEqual(expect.arrayContaining(["cortina", "ortisei"]));
  });

  test("who goes by bus rides in the order of the road, and by night where a night bus was asked for", async () => {
    const balkans = await made({
      query: "Balkans by bus",
      ...{ destinations: ["Belgrade", "Sarajevo", "Mostar", "Kotor", "Tirana"], origin: "Baku" },
      ...{ dates: "2027-08-03 to 2027-08-15", needs: ["bus"] },
    });
    expect(balkans.slugs).toEqual(["belgrade", "sarajevo", "mostar", "kotor", "tirana"]);
    const { days, shown } = await made({
      query:
        "Из Тбилиси вдвоём на неделю в конце сентября 2027: Стамбул и Каппадокия, между ними ночной автобус, воздушный шар хотя бы посмотреть с земли",
    });
    const ride = days
      .map(({ fixed: { evening } }) => evening)
      .find((at) => at?.kind === "transfer");
    expect(ride).toMatchObject({ transfer: { mode: "road" } });
    expect(shown.flat()).toContain("cappadocia-balloons-from-below");
    expect(shown.flat()).not.toContain("cappadocia-balloon-flight");
  });

  test("a way that goes on by bus behind the rails says so", async () => {
    const { frame } = await made({
      query: "",
      ...{ destinations: ["Porto", "Seville"], needs: ["train"], month: "2027-05", days: 8 },
    });
    expect(frame.transfers[0]).toMatchObject({ mode: "train", name: { en: "and bus" } });
  });
});
