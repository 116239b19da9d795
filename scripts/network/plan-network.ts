import { airlines } from "../../src/world/airlines/airlines.ts";
import { answerCalls } from "./calls.ts";
import { type CodeshareChoice, chooseCodeshares } from "./codeshares.ts";
import { EXTRA_LEGS } from "./extra-legs.ts";
import { type Field, type Fields, prepareFields } from "./fields.ts";
import {
  type NumberedRoute,
  numberBook,
  numberRoutes,
  type PlannedRoute,
} from "./flight-numbers.ts";
import { type WantedRoute, wantedFlights, weeklyFlights } from "./frequency.ts";
import { type Outpost, placeOutposts } from "./outposts.ts";
import { type Planner, plannerOf } from "./planner.ts";
import { rhythmOf } from "./rhythm.ts";
import { type Choice, chooseSpokes } from "./spokes.ts";
import { operatorsOf } from "./units.ts";

interface Flown extends Outpost {
  readonly operator?: string;
}

/** The whole network: a pure function of the tables of airlines and airports. */
export function planNetwork(): Network {
  const fields = prepareFields();
  const planners = airlines.map(plannerOf);
  const choices = new Map(planners.map((planner) => [planner, chooseSpokes(planner, fields)]));
  const calls = answerCalls(planners, fields, choices);
  const wanted = planners.flatMap((planner) => {
    const answered = calls.filter((call) => call.planner === planner);
    return wantedBy(planner, [...(choices.get(planner) ?? []), ...answered]);
  });
  const weekly = weeklyFlights(wanted);
  const chosen = wanted.map((route, i): Flown => ({ ...route, weekly: weekly[i] ?? 0 }));
  const flown = [...chosen, ...extraLegs(planners, fields, chosen)];
  const all = [...flown, ...placeOutposts(planners, fields, flown)];
  const books = new Map(planners.map(({ airline }) => [airline.code, numberBook()]));
  const bookOf = (code: string) => {
    const book = books.get(code);
    if (!book) throw new Error(`No airline: ${code}`);
    return book;
  };
  const routes = planners.flatMap((planner) => {
    const own: readonly Flown[] = all.filter((route) => route.planner === planner);
    return numberRoutes(
      own.map(
        ({ from, to, km, weekly: flights, operator }): PlannedRoute => ({
          airline: planner.airline,
          ...(operator !== undefined && { operator }),
          a: from.airport,
          b: to.airport,
          km,
          weekly: flights,
          ...rhythmOf(from, to, km),
        }),
      ),
      bookOf(planner.airline.code),
    );
  });
  const inFileOrder = routes.sort(
    (x, y) =>
      compare(x.airline.code, y.airline.code) ||
      compare(x.operator ?? "", y.operator ?? "") ||
      compare(x.a.iata, y.a.iata),
  );
  return { routes: inFileOrder, codeshares: chooseCodeshares(inFileOrder, bookOf) };
}

export interface Network {
  readonly routes: readonly NumberedRoute[];
  /** By the place of their route. */
  readonly codeshares: readonly CodeshareChoice[];
}

function compare(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

/** The table's flights, where the rules have not found them. */
function extraLegs(
  planners: readonly Planner[],
  fields: Fields,
  chosen: readonly Flown[],
): readonly Flown[] {
  const known = new Set(chosen.map(({ planner, from, to }) => keyOf(planner, from, to)));
  return EXTRA_LEGS.trim()
    .split("\n")
    .flatMap((line) => {
      const planner = planners.find(({ airline }) => airline.code === line.slice(0, 2));
      if (!planner) throw new Error(`No airline: ${line}`);
      return line
        .slice(3)
        .split(", ")
        .flatMap((leg) => {
          const from = fields.get(leg.slice(0, 3));
          const to = fields.get(leg.slice(3, 6));
          const km = fields.distancesFrom(from)[to.airport.index] ?? 0;
          const weekly = Number(leg.slice(7));
          return known.has(keyOf(planner, from, to)) ? [] : [{ planner, from, to, km, weekly }];
        });
    });
}

function keyOf({ airline }: Planner, from: Field, to: Field): string {
  return airline.code + [from.airport.iata, to.airport.iata].sort().join("");
}

function wantedBy(planner: Planner, choices: readonly Choice[]): readonly WantedRoute[] {
  const routes = choices.map((choice) => ({
    ...choice,
    planner,
    wanted: wantedFlights(planner, choice),
  }));
  const operators = operatorsOf(planner.airline.code, routes);
  return routes.map((route) => {
    const operator = operators.get(route);
    return operator === undefined ? route : { ...route, operator };
  });
}
