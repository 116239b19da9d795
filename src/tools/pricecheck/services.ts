import type { PriceCheckDesk } from "../../services/pricecheck/desk.ts";
import type { ToolContext } from "../define.ts";

/** What the tools of this desk need of the composition root. */
export interface PriceCheckServices {
  readonly pricecheck: PriceCheckDesk;
}

export type PriceCheckContext = ToolContext<PriceCheckServices>;
