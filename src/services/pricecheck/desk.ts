import type { PriceCheckAnswer } from "./answer.ts";
import { type CheckOptions, checkPrice } from "./check.ts";
import type { PriceCheckDeps } from "./deps.ts";
import type { PriceCheckRequest } from "./request.ts";

/** What the price-check desk does for its tools. */
export interface PriceCheckDesk {
  check(request: PriceCheckRequest, options: CheckOptions): Promise<PriceCheckAnswer>;
}

export function priceCheckDesk(deps: PriceCheckDeps): PriceCheckDesk {
  return { check: (request, options) => checkPrice(deps, request, options) };
}
