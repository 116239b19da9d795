import type { Catalogue } from "../../domain/catalogue.ts";
import type { RequestDeps } from "./requests/deps.ts";

/** What the concierge works with. */
export interface ConciergeDeps extends RequestDeps {
  /** Reads the catalogue; asked once, with the first question. */
  readonly catalogue: () => Promise<Catalogue>;
}
