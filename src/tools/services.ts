import type { ConciergeDesk } from "../services/concierge/desk.ts";
import type { FlightsDesk } from "../services/flights/desk.ts";
import type { GdsDesk } from "../services/gds/desk.ts";
import type { PriceCheckDesk } from "../services/pricecheck/desk.ts";
import type { ReferenceDesk } from "../services/reference.ts";
import type { ToolContext } from "./define.ts";

/** What the tools need of the composition root, desk by desk. */
export interface GdsServices {
  readonly gds: GdsDesk;
}

export interface FlightsServices {
  readonly flights: FlightsDesk;
}

interface PriceCheckServices {
  readonly pricecheck: PriceCheckDesk;
}

interface ConciergeServices {
  readonly concierge: ConciergeDesk;
}

/** What all desks together need. */
export interface Services
  extends GdsServices,
    FlightsServices,
    PriceCheckServices,
    ConciergeServices {
  /** The world's tables, to be read as they are. */
  readonly reference: ReferenceDesk;
}

export type GdsContext = ToolContext<GdsServices>;
export type FlightsContext = ToolContext<FlightsServices>;
export type PriceCheckContext = ToolContext<PriceCheckServices>;
export type ConciergeContext = ToolContext<ConciergeServices>;
