import type { FlightsDesk } from "../../services/flights/desk.ts";
import type { ToolContext } from "../define.ts";

/** What the tools of this desk need of the composition root. */
export interface FlightsServices {
  readonly flights: FlightsDesk;
}

export type FlightsContext = ToolContext<FlightsServices>;
