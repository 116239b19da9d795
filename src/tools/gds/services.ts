import type { GdsDesk } from "../../services/gds/desk.ts";
import type { ToolContext } from "../define.ts";

/** What the tools of this desk need of the composition root. */
export interface GdsServices {
  readonly gds: GdsDesk;
}

export type GdsContext = ToolContext<GdsServices>;
