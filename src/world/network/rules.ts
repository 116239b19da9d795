import { airlines } from "../airlines/airlines.ts";
import { prepareFields } from "./rules-fields.ts";
import { weeklyFlights } from "./rules-frequency.ts";
import { type NumberedRoute, numberRoutes, type PlannedRoute } from "./rules-numbers.ts";
import { placeOutposts } from "./rules-outposts.ts";
import { plannerOf } from "./rules-planner.ts";
import { chooseSpokes } from "./rules-spokes.ts";

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
      }),
    );
    return numberRoutes(routes);
  });
}
