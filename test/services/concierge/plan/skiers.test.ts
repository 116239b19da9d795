import { beforeAll, describe, expect, test } from "vitest";
import { PARTS_OF_DAY } from "../../../../src/domain/catalogue.ts";
import { IDEAS } from "../../../../src/services/concierge/plan/days/theme-days.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

/** Whom the days on the slopes are told for, by day, and the ideas of them. */
async function skied(query: string) {
  const { days } = await tripFor(planner.deps, { query });
  return days.flatMap(({ slots }) => {
    const slot = slots.morning;
    return slot.kind === "again" && slot.theme === "ski"
      ? [{ for: IDEAS.ski[slot.idea]?.for, idea: slot.idea }]
      : [];
  });
}

describe("days on the slopes are told by what the party can", () => {
  test("who skis already is sent to no lessons", async () => {
    const days = await skied(
      "Four friends, all good skiers, 7 days in Val Thorens from London in January",
    );
    expect(days.map((one) => one.for)).not.toContain("beginners");
    expect(days.map((one) => one.for)).not.toContain("mixed");
  });

  test("of beginners and others each have a day of their own", async () => {
    const days = await skied(
      "Five friends to Bansko, 7 days in January from London, two are beginners and need lessons, the others ski well",
    );
    expect(days.length).toBeGreaterThan(3);
    expect(new Set(days.map((one) => one.for))).toEqual(new Set(["mixed"]));
  });

  test("a school that was asked for a child is the child's", async () => {
    const days = await skied(
      "Family with children 6 and 9 to Bansko, 7 days in January from London, ski school for the 6-year-old, we ski ourselves",
    );
    expect(new Set(days.map((one) => one.for))).toEqual(new Set(["school"]));
  });

  test("a son who skis for the first time has his school, and his parents their runs", async () => {
    const days = await skied(
      "Fevralın 6-sı – 13-ü arası Avstriyaya xizəyə: mən, həyat yoldaşım və oğlumuz (8 yaş). Oğlumuz ilk dəfə sürəcək, məktəb lazımdır, biz orta səviyyəliyik. İstanbuldan uçuruq",
    );
    expect(new Set(days.map((one) => one.for))).toEqual(new Set(["school"]));
  });

  test.each([
    "Family of 4 with children 6 and 9 to Bansko, 7 days in January from London, our first ever ski holiday, ski school",
    "2 böyük 2 uşaq (5 və 11 yaş) Banskoya yanvarda 7 gün, Bakıdan. Heç kim xizək sürməyi bilmir, təlimatçı lazımdır",
    "Двое взрослых и дети 6 и 9 лет, Банско, 7 дней в январе из Москвы. Никто не катался, нужен инструктор на лыжах",
  ])("where nobody has skied, parents and children learn: %s", async (query) => {
    const days = await skied(query);
    expect(days.length).toBeGreaterThan(2);
    expect(new Set(days.map((one) => one.for))).toEqual(new Set(["family"]));
  });

  test("a day off the skis and sledges that were asked for are on days", async () => {
    const { days } = await tripFor(planner.deps, {
      query:
        "Family with children 6 and 9 to Shahdag, 7 days in January from Baku, ski school, one day off skiing, sledging",
    });
    const had = days.flatMap(({ slots }) =>
      PARTS_OF_DAY.flatMap((part) => {
        const slot = slots[part];
        if (slot.kind === "place") return [slot.place.slug];
        return slot.kind === "extra" ? [slot.wish] : [];
      }),
    );
    expect(had).toContain("offSki");
    expect(had).toContain("shahdag-tubing");
  });

  test("who walks little keeps nobody else from the slopes", async () => {
    const days = await skied(
      "Two adults, grandma with bad knees who doesn't ski and can't climb stairs, and a child of 7 to Bakuriani, 5 days in February from Tbilisi by car, ski school for the 7-year-old, dad skis",
    );
    expect(new Set(days.map((one) => one.for))).toEqual(new Set(["school"]));
  });

  test("who skis already is sent to no learners' slope", async () => {
    const { days } = await tripFor(planner.deps, {
      query: "Two friends, good skiers, 6 days in Niseko in February from Tokyo",
    });
    const slopes = days.flatMap(({ slots }) => {
      const { morning } = slots;
      return morning.kind === "again" || morning.kind === "place" ? [morning.place.slug] : [];
    });
    expect(slopes).toContain("grand-hirafu");
    expect(slopes).not.toContain("annupuri-ski");
  });

  test("no second lesson comes before the first, whatever took its day", async () => {
    const days = await skied(
      "Two beginners to Bansko for 7 days in January from London, ski lessons, a cooking class, a spa and a concert",
    );
    const ideas = days.map(({ idea }) => idea);
    const course = IDEAS.ski.flatMap((idea, at) => (idea.for === "beginners" ? [at] : []));
    expect(ideas).toEqual(course.slice(0, ideas.length));
  });

  test("a freeride day is on snow, with a guide", async () => {
    const { days } = await tripFor(planner.deps, {
      query:
        "4 friends to Gudauri and Tbilisi, 8 days in February from Baku, good skiers, freeride",
    });
    const on = days.filter(({ slots }) =>
      PARTS_OF_DAY.some((part) => {
        const slot = slots[part];
        return slot.kind === "extra" && slot.wish === "freeride";
      }),
    );
    expect(on.map(({ spot }) => spot.slug)).toEqual(["gudauri"]);
  });
});

test("a parent who says so has mornings beside the lessons", async () => {
  const { days } = await tripFor(planner.deps, {
    query:
      "Ailə ilə Qudauriyə, 24-31 yanvar 2027, Bakıdan, 2 böyük, uşaqlar 10 və 15 yaş. Uşaqlara təlimatçı lazımdır, mən özüm sürməyəcəm, spa olsun",
  })
    .then(writePlan)
    .then(({ itinerary }) => ({ days: itinerary }));
  expect(days.map(({ morning }) => morning).join(" ")).toMatch(/Xizək sürməyən/);
});

const FREERIDE = {
  query:
    "Гудаури, 16–22 января 2027, трое из Москвы, бюджет 2500 USD без перелёта. Если погода не даст — план Б.",
  destinations: ["Gudauri"],
  dates: "2027-01-16 to 2027-01-22",
  must: ["2 дня фрирайд с гидом (Кобское ущелье, Бидара)", "один день по трассам"],
};

test("guided days that are called by their own words are paid for after a change too", async () => {
  const { desk } = planner;
  const first = await desk.planTrip(FREERIDE, NO_SIGNAL);
  const query = "ещё один день фрирайда с гидом, до 24 января";
  const changed = await desk.planTrip({ query, plan_id: first.plan_id ?? "" }, NO_SIGNAL);
  for (const { notes } of [first, changed])
    expect(notes.join(" ")).not.toMatch(/в сумму пока не входит|В названный вами день/);
});

test("the days at a far beach that was named begin with the ride to it, and hold nothing far from it", async () => {
  const query = "Zanzibar, Nungwi or Kendwa beach, 9 days in August, a couple from Baku";
  const { days, wish } = await tripFor(planner.deps, { query });
  expect(wish.interests[0]).toBe("beach");
  const shown = days.flatMap(({ slots }) =>
    PARTS_OF_DAY.flatMap((part) => {
      const slot = slots[part];
      return slot.kind === "place" ? [slot.place.slug] : [];
    }),
  );
  expect(shown).not.toContain("paje-beach");
  expect(shown).not.toContain("forodhani-gardens");
});
