import type {
  DestinationAnswer,
  DestinationRequest,
  ExcursionAnswer,
  ExcursionRequest,
  TourAnswer,
  TourRequest,
} from "../../domain/contracts/concierge/search.ts";
import { lazily } from "../../memory/lazily.ts";
import { type Bound, bindAll } from "../bind.ts";
import { createTravelRequest, requestVipManager } from "../requests/create.ts";
import type { RequestDeps } from "../requests/document.ts";
import { getTravelRequest } from "../requests/read.ts";
import { type PlanningDeps, type PlanningDesk, planningDesk } from "./plan/desk.ts";
import { guideOf } from "./search/catalogue-guide.ts";
import { destinationSearch } from "./search/destinations.ts";
import { excursionSearch } from "./search/excursions.ts";
import { tourSearch } from "./search/tours.ts";

/** What the concierge works with. */
export interface ConciergeDeps extends RequestDeps, PlanningDeps {}

const REQUESTS = { createTravelRequest, requestVipManager, getTravelRequest };

/** The concierge: it shows, plans and takes requests, and never books. */
export interface ConciergeDesk extends PlanningDesk, Bound<RequestDeps, typeof REQUESTS> {
  searchDestinations(request: DestinationRequest): Promise<DestinationAnswer>;
  searchTours(request: TourRequest): Promise<TourAnswer>;
  searchExcursions(request: ExcursionRequest): Promise<ExcursionAnswer>;
}

export function conciergeDesk(deps: ConciergeDeps): ConciergeDesk {
  const catalogue = lazily(deps.catalogue);
  const guide = lazily(async () => guideOf(await catalogue()));
  const destinations = lazily(async () => destinationSearch(await guide()));
  const tours = lazily(async () => tourSearch(await guide()));
  const excursions = lazily(async () => excursionSearch(await guide()));

  return {
    ...planningDesk({ ...deps, catalogue }),
    ...bindAll<RequestDeps, typeof REQUESTS>(deps, REQUESTS),
    searchDestinations: async (request) => (await destinations())(request),
    searchTours: async (request) => (await tours())(request),
    searchExcursions: async (request) => (await excursions())(request),
  };
}
