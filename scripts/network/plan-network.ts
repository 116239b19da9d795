import { airlines } from "../../src/world/airlines/airlines.ts";
import { prepareFields } from "./fields.ts";
import { type NumberedRoute, numberRoutes, type PlannedRoute } from "./flight-numbers.ts";
import { weeklyFlights } from "./frequency.ts";
import { placeOutposts } from "./outposts.ts";
import { plannerOf } from "./planner.ts";
import { chooseSpokes } from "./spokes.ts";

/** The whole network: a pure function of the tables of airlines and airports. */
export function planNetwork(): readonly NumberedRoute[] {
  const fields = prepareFields();
  const planners = airlines.map(plannerOf);
  const chosen = planners.map((planner) =>
    chooseSpokes(planner, fields).map((choice) => ({
      ...choice,
      weekly: weeklyFlights(planner, choice),
    })),
  );
  const outposts = placeOutposts(planners, fields, chosen.flat());
  return planners.flatMap((planner, i) => {
    const own = outposts.filter((outpost) => outpost.planner === planner);
    const routes = [...(chosen[i] ?? []), ...own].map(
      ({ from, to, km, weekly }): PlannedRoute => ({
        airline: planner.airline,
        a: from.airport,
        b: to.airport,
        km,
        weekly,
        season: "flat",
        week: "flat",
      }),
    );
    return numberRoutes(routes);
  });
}
