import { FlightData } from "../../domain/contracts/pricecheck/check.ts";
import { FormatAnswer, FormatRequest } from "../../domain/contracts/pricecheck/format.ts";
import { MOST_CHARACTERS } from "../../reading/tokens.ts";
import type { Understanding } from "../../services/pricecheck/understand.ts";
import { defineTool } from "../define.ts";
import type { PriceCheckContext } from "../services.ts";

export const formatFlightPricecheckRequest = defineTool({
  name: "format_flight_pricecheck_request",
  title: "Turn words into a price check",
  toolset: "pricecheck",
  effect: "read",
  description: [
    "Turn a person's own words in eight languages, or a pasted itinerary, into the arguments of flight_pricecheck: pass the text as it is.",
    "Ready: call flight_pricecheck with flightData. Not ready: missingFields and candidates say what to ask; call again with the whole text, since nothing is remembered.",
  ].join("\n"),
  input: FormatRequest,
  output: FormatAnswer,
  asks: true,
  longTexts: new Map([["user_request", MOST_CHARACTERS]]),

  async run({ user_request }, { services, now, ask }: PriceCheckContext) {
    const understanding = await services.pricecheck.understand(user_request, {
      now,
      ask: ask && ((message, blanks) => ask({ message, blanks })),
    });
    return toOutput(understanding);
  },

  // The text of this tool is its JSON: that is what its clients parse.
  summarize: (output) => JSON.stringify(output, undefined, 2),
});

function toOutput({ message, fields, missing, notes }: Understanding): FormatAnswer {
  const ready = missing.size === 0 ? FlightData.safeParse(fields) : undefined;
  if (ready?.success) {
    return {
      message,
      needsMoreInfo: false,
      flightData: ready.data,
      readyForPriceCheck: true,
      notes: [...notes],
    };
  }
  const candidates = [...missing].filter(([, choices]) => choices.length > 0);
  return {
    message,
    needsMoreInfo: true,
    missingFields: [...missing.keys()],
    readyForPriceCheck: false,
    understood: fields,
    ...(candidates.length > 0 && {
      candidates: Object.fromEntries(candidates.map(([name, choices]) => [name, [...choices]])),
    }),
    notes: [...notes],
  };
}
