import { quoteDayOf } from "../../domain/dates.ts";
import type { PriceCheckAnswer } from "./answer.ts";
import { type CheckOptions, checkPrice } from "./check.ts";
import type { PriceCheckDeps } from "./deps.ts";
import type { PriceCheckRequest } from "./request.ts";
import { type AskPerson, type Understanding, understandRequest } from "./understand.ts";

/** What the price-check desk does for its tools. */
export interface PriceCheckDesk {
  check(request: PriceCheckRequest, options: CheckOptions): Promise<PriceCheckAnswer>;
  /** Turns a person's words into such a request. `now` is in Unix milliseconds. */
  understand(
    words: string,
    options: { readonly now: number; readonly ask?: AskPerson | undefined },
  ): Promise<Understanding>;
}

export function priceCheckDesk(deps: PriceCheckDeps): PriceCheckDesk {
  return {
    check: (request, options) => checkPrice(deps, request, options),
    understand: (words, { now, ask }) =>
      understandRequest(words, deps.gazetteer, quoteDayOf(now), ask),
  };
}
