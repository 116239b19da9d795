import { quoteDayOf } from "../../domain/dates.ts";
import { type Bound, bindAll } from "../bind.ts";
import { checkPrice } from "./check.ts";
import { withoutDeparted } from "./departed.ts";
import type { PriceCheckDeps } from "./deps.ts";
import { type AskPerson, type Understanding, understandRequest } from "./understand.ts";

const USE_CASES = { check: checkPrice, understand };

/** What the price-check desk does for its tools. */
export type PriceCheckDesk = Bound<PriceCheckDeps, typeof USE_CASES>;

export function priceCheckDesk(deps: PriceCheckDeps): PriceCheckDesk {
  return bindAll(deps, USE_CASES);
}

/** Turns a person's words into a request to check. `now` is in Unix milliseconds. */
async function understand(
  { gazetteer, places }: PriceCheckDeps,
  words: string,
  { now, ask }: { readonly now: number; readonly ask?: AskPerson | undefined },
): Promise<Understanding> {
  const understood = await understandRequest(words, gazetteer, quoteDayOf(now), ask);
  return withoutDeparted(understood, places, now);
}
