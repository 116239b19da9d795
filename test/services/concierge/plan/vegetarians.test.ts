import { beforeAll, describe, expect, test } from "vitest";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { suits } from "../../../../src/services/concierge/plan/route/theme.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

/** A Russian sentence that sends one to eat meat or fish, whatever the English one says. */
const FLESH =
  /(?:съешьте|попробуйте|закажите|купите|угоститесь|поужинайте|пообедайте|ужин из|обед из|жарят|выберите)[^.;]{0,60}(?:мяс[оа]|рыб[уыо]|форел|бастурм|лахмадж|шашлык|кебаб|баранин|говядин|свинин|утк[уи]|колбас|ветчин|хамон|креветк|устриц|кальмар|осьминог|сельд|лосос|стейк|бургер|хинкали|тапас)/iu;

describe("a vegetarian", () => {
  test("is sent to no meat and no fish of any city of the catalogue", async () => {
    const { wish } = await tripFor(planner.deps, {
      query: "3 days in Rome in May for two",
      needs: ["vegetarian"],
    });
    const fed = planner.deps.atlas.spots.flatMap(({ destination, excursions }) =>
      [...destination.places, ...excursions].filter(
        (thing) => FLESH.test(thing.text.ru) && suits(thing, wish),
      ),
    );
    expect(fed.map(({ slug, text }) => `${slug}: ${text.ru}`)).toEqual([]);
  });

  test("has Sevan and the evening of Yerevan without trout, basturma and lahmajo", async () => {
    const { days } = await tripFor(planner.deps, {
      query: "Ереван на 6 дней в мае, двое, одна вегетарианка, хотим на озеро Севан",
      needs: ["vegetarian"],
      must: ["Sevan"],
    });
    const things = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
    expect(things.map(({ slug }) => slug)).toContain("yerevan-sevan-day");
    const texts = things.map(({ text }) => text.ru).join(" ");
    expect(texts).not.toMatch(/форел|бастурм|лахмадж|шашлык/i);
  });
});
