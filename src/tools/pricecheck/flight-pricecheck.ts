import { PriceCheckAnswer, PriceCheckRequest } from "../../domain/contracts/pricecheck/check.ts";
import { defineTool } from "../define.ts";
import type { PriceCheckContext } from "../services.ts";
import { normalizeFlight } from "./normalize-flight.ts";

const MOST_CHANGES = 20;

export const flightPricecheck = defineTool({
  name: "flight_pricecheck",
  title: "Check a flight's price elsewhere",
  toolset: "pricecheck",
  effect: "read",
  description: [
    "Find out whether the very flights somebody found are cheaper elsewhere: asks all sellers at once, ranks their totals in the user's currency and judges the price that was seen.",
    "One leg per direction, one segment per flight, local times. One-way, return, open jaw and multi-city.",
    'price is the whole party\'s; "0" when none was seen.',
  ].join("\n"),
  input: PriceCheckRequest,
  output: PriceCheckAnswer,
  normalize: normalizeFlight,
  // As JSON, from hosts that send objects as texts.
  longTexts: new Map([
    ["trip", 20_000],
    ["flightData", 20_000],
  ]),

  async run(input, { services, signal, now, progress, relayed }: PriceCheckContext, changes) {
    const how = { signal, now, progress, relayed };
    const answer = await services.pricecheck.check(input, how);
    const more = changes.length - MOST_CHANGES;
    return {
      ...answer,
      changes: [
        ...changes.slice(0, MOST_CHANGES),
        ...(more > 0 ? [`and ${more} more of the same kind`] : []),
      ],
    };
  },

  // The text of this tool is its JSON: that is what its clients parse.
  summarize: (output) => JSON.stringify(output, undefined, 2),
});
