import type { z } from "zod";
import { PriceCheckAnswer, PriceCheckRequest } from "../../domain/contracts/pricecheck/check.ts";
import { defineTool } from "../define.ts";
import type { PriceCheckContext } from "../services.ts";
import { normalizeFlight } from "./normalize-flight.ts";

const MOST_CHANGES = 20;
/** In the text; the structured answer has all. */
const MOST_NOTES = 1;

export const flightPricecheck = defineTool({
  name: "flight_pricecheck",
  title: "Check a flight's price elsewhere",
  toolset: "pricecheck",
  effect: "read",
  description: [
    "Find out whether the very flights somebody found are cheaper elsewhere: asks all sellers at once, ranks their totals in the user's currency and judges the price that was seen.",
    "One leg per direction, one segment per flight, local times. One-way, return, open jaw and multi-city.",
    'price is the whole party\'s; "0" when none was seen. Next: pass on the verdict, and who did not answer.',
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

  // The text of this tool is JSON: that is what its clients parse. What only programs need stays out.
  summarize({ message, searchResult, status, verdict: { code }, notes: all, changes }) {
    const notes = all.filter((note) => !message.includes(note)).slice(0, MOST_NOTES);
    const { request_id, totalResults, results } = searchResult;
    return JSON.stringify({
      message,
      searchResult: { status, request_id, totalResults, results: results.map(shortened) },
      status,
      verdict: { code },
      ...(notes.length > 0 && { notes }),
      ...(changes.length > 0 && { changes }),
    });
  },
});

type Result = z.output<typeof PriceCheckAnswer>["searchResult"]["results"][number];

/** A result as the original service lists it, with what its price includes and allows. */
function shortened(result: Result): Partial<Result> {
  const { rank, price, convertedPrice, website, bookingUrl, fareType } = result;
  const { fareBrand, baggage, terms, feesIncluded } = result;
  return {
    rank,
    price,
    ...(convertedPrice !== null && { convertedPrice }),
    website,
    bookingUrl,
    fareType,
    ...(fareBrand !== undefined && { fareBrand }),
    ...(baggage !== undefined && { baggage }),
    ...(terms !== undefined && { terms }),
    ...(feesIncluded !== undefined && { feesIncluded }),
  };
}
