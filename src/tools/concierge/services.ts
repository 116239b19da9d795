import type { ConciergeDesk } from "../../services/concierge/desk.ts";
import type { ToolContext } from "../define.ts";

/** What the tools of this desk need of the composition root. */
export interface ConciergeServices {
  readonly concierge: ConciergeDesk;
}

export type ConciergeContext = ToolContext<ConciergeServices>;
