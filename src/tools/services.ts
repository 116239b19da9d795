import type { ConciergeDesk } from "../services/concierge/desk.ts";
import type { FlightsDesk } from "../services/flights/desk.ts";
import type { GdsDesk } from "../services/gds/desk.ts";
import type { PriceCheckDesk } from "../services/pricecheck/desk.ts";
import type { ReferenceData } from "../suppliers/types.ts";
import type { ToolContext } from "./define.ts";

/** What the tools need of the composition root: the desks. */
export interface Services {
  readonly gds: GdsDesk;
  readonly flights: FlightsDesk;
  readonly pricecheck: PriceCheckDesk;
  readonly concierge: ConciergeDesk;
  /** The world's tables, to be read as they are. */
  readonly reference: ReferenceData;
}

/** A tool names the one desk that it calls, so that a test needs no other. */
export type GdsServices = Pick<Services, "gds">;
export type FlightsServices = Pick<Services, "flights">;

export type GdsContext = ToolContext<GdsServices>;
export type FlightsContext = ToolContext<FlightsServices>;
export type PriceCheckContext = ToolContext<Pick<Services, "pricecheck">>;
export type ConciergeContext = ToolContext<Pick<Services, "concierge">>;
