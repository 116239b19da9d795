import { z } from "zod";
import { MOST_CHARACTERS } from "../../services/pricecheck/parse/tokens.ts";
import type { Understanding } from "../../services/pricecheck/understand.ts";
import { defineTool } from "../define.ts";
import { FlightInput } from "./flight-input.ts";
import type { PriceCheckContext } from "./services.ts";

/** The same question with holes where the text said nothing. */
const Partly = z.object({
  trip: z.object({
    legs: z.array(
      z.object({
        segments: z.array(
          z.object({
            airline: z.string().nullable(),
            flightNumber: z.string().nullable(),
            departureAirport: z.string().nullable(),
            arrivalAirport: z.string().nullable(),
            departureDate: z.string().nullable(),
            departureTime: z.string().nullable(),
            arrivalTime: z.string().nullable(),
            plusDays: z.int().nullable(),
          }),
        ),
      }),
    ),
    travelClass: z.string().nullable(),
    adults: z.int().nullable(),
    children: z.int().nullable(),
    infantsInSeat: z.int(),
    infantsOnLap: z.int(),
  }),
  source: z.string(),
  price: z.string().nullable(),
  currency: z.string().nullable(),
  location: z.string(),
});

const Output = z.object({
  message: z.string(),
  needsMoreInfo: z.boolean(),
  readyForPriceCheck: z.boolean(),
  flightData: FlightInput.optional().describe("Arguments of flight_pricecheck, when ready"),
  missingFields: z.array(z.string()).optional(),
  candidates: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe("Readings to choose from, by missing field"),
  understood: Partly.optional().describe("What was understood, when something is missing"),
  notes: z.array(z.string()).describe("What was inferred rather than read"),
});

export const formatFlightPricecheckRequest = defineTool({
  name: "format_flight_pricecheck_request",
  title: "Turn words into a price check",
  toolset: "pricecheck",
  effect: "read",
  description: [
    "Turn a person's own words, or a pasted itinerary, into the arguments of flight_pricecheck: pass the text as it is, in whatever language.",
    "Ready: call flight_pricecheck with flightData. Not ready: missingFields and candidates say what to ask; call again with the whole text, since nothing is remembered.",
  ].join("\n"),
  input: z.object({
    user_request: z
      .string()
      .describe("Flights, dates, times, party, price and where it was seen, as the person put it"),
  }),
  output: Output,
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

function toOutput({ message, fields, missing, notes }: Understanding): z.output<typeof Output> {
  const ready = missing.size === 0 ? FlightInput.safeParse(fields) : undefined;
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
