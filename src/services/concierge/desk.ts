import type { Catalogue } from "../../domain/catalogue.ts";
import { lazily, lazilyPer } from "../../memory/lazily.ts";
import { turnToGoOn } from "../../memory/turns.ts";
import { type Bound, bindAll } from "../bind.ts";
import { addToTravelRequest } from "../requests/add.ts";
import { createTravelRequest, requestVipManager } from "../requests/create.ts";
import type { RequestDeps } from "../requests/document.ts";
import { getTravelRequest } from "../requests/read.ts";
import { atlasOf, type LandmassOf } from "./plan/atlas/atlas.ts";
import { placesNamed } from "./plan/atlas/places-named.ts";
import type { PlannerDeps } from "./plan/planning.ts";
import { understand } from "./plan/understand/understand.ts";
import {
  calculateBudget,
  checkAvailability,
  type PlanningDeps,
  planTrip,
} from "./plan/use-cases.ts";
import { guideOf, type SearchDeps } from "./search/catalogue-guide.ts";
import { searchDestinations } from "./search/destinations.ts";
import { searchExcursions } from "./search/excursions.ts";
import { searchTours } from "./search/tours.ts";

/** Every use case of the concierge: it shows, plans and takes requests, and never books. */
export const USE_CASES = {
  searchDestinations,
  searchTours,
  searchExcursions,
  planTrip,
  calculateBudget,
  checkAvailability,
  createTravelRequest,
  requestVipManager,
  getTravelRequest,
  addToTravelRequest,
};

/** What the use cases take: each names the parts that it reads. */
export interface ConciergeParts extends SearchDeps, PlanningDeps, RequestDeps {}

/** The concierge, on its own catalogue or on a remote service. */
export type ConciergeDesk = Bound<ConciergeParts, typeof USE_CASES>;

/** What the concierge on its own catalogue works with. */
export interface ConciergeDeps
  extends RequestDeps,
    Omit<PlannerDeps, "atlas">,
    Pick<PlanningDeps, "model"> {
  /** Reads the catalogue: with the first question, and again after a failure. */
  readonly catalogue: () => Promise<Catalogue>;
}

/** Made once of a catalogue, however many desks show it. */
const guides = lazilyPer(guideOf);
const atlases = lazilyPer((catalogue: Catalogue) =>
  lazilyPer((places: PlannerDeps["places"]) =>
    lazilyPer((landmassOf: LandmassOf) => atlasOf(catalogue, places, landmassOf)),
  ),
);

export function conciergeDesk(deps: ConciergeDeps): ConciergeDesk {
  const catalogue = lazily(deps.catalogue);
  const parts: ConciergeParts = {
    ...deps,
    guide: lazily(async () => guides(await catalogue())),
    planner: lazily(async () => {
      const files = await catalogue();
      await turnToGoOn();
      const atlas = atlases(files)(deps.places)(deps.landmassOf);
      await turnToGoOn();
      // The first name looked up makes the index of all names, the first text read the tables of words:
      // each in a turn of its own, since together with the first request they would hold up all others.
      deps.places.bestKnown("");
      await turnToGoOn();
      understand({ query: "-" }, atlas, deps.places, deps.places.firstDay);
      return { ...deps, atlas };
    }),
    goesTo: async (message) => placesNamed(message, await parts.planner()),
  };
  return bindAll(parts, USE_CASES);
}
