import type { CatalogueText } from "../../../../../src/domain/catalogue.ts";
import type { PlanRequest } from "../../../../../src/domain/contracts/concierge/plan.ts";
import type { Thing } from "../../../../../src/services/concierge/plan/atlas/thing-names.ts";
import { excursionsOf, placesOf } from "../../../../../src/services/concierge/plan/days/slots.ts";
import type { Trip } from "../../../../../src/services/concierge/plan/trip.ts";

export type { Thing };

/** A request and the plan that was made of it. */
export interface Made {
  readonly request: PlanRequest;
  readonly trip: Trip;
}

/** Everything of the catalogue that the days show. */
export function thingsOf({ days }: Trip): readonly Thing[] {
  return days.flatMap((day): readonly Thing[] => [...placesOf(day), ...excursionsOf(day)]);
}

export function nameOf(thing: Thing): CatalogueText {
  return "parts" in thing ? thing.name : thing.title;
}
