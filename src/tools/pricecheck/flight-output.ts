import { z } from "zod";

const Saving = z.object({
  amount: z.string(),
  currency: z.string(),
  percent: z.number(),
});

const Named = z.object({ name: z.string(), reason: z.string() });

const Result = z.object({
  rank: z.int(),
  price: z.string().describe("As the seller asks it, e.g. '84.00 EUR': whole party, all included"),
  currency: z.string(),
  convertedPrice: z.string().nullable(),
  convertedCurrency: z.string().nullable(),
  website: z.string(),
  bookingUrl: z.string(),
  fareType: z.enum(["Special Fare", "Standard Fare"]),
  timestamp: z.string().describe("When the price was true"),
  seller: z.enum(["airline", "agency", "consolidator", "supplier", "remote"]),
  source: z.string().describe("'simulated', or the live service that gave the price"),
  fareBrand: z.string().optional(),
  baggage: z.string().optional(),
  refundable: z.boolean().optional(),
  feesIncluded: z.string().optional(),
  saving: Saving.optional(),
  remarks: z.array(z.string()).readonly().optional(),
});

const Status = z.enum(["COMPLETED", "FAILED"]);

/** What clients of the original service read, and what ours adds to it. */
export const FlightOutput = z.object({
  message: z.string(),
  searchResult: z.object({
    status: Status,
    request_id: z.string(),
    totalResults: z.int(),
    currency: z.string(),
    requestCurrency: z.string(),
    results: z.array(Result).readonly(),
  }),
  status: Status,
  verdict: z.object({
    code: z.enum([
      "cheaper_elsewhere",
      "nothing_cheaper",
      "no_price_to_compare",
      "not_offered",
      "no_answer",
    ]),
    text: z.string(),
    saving: Saving.optional(),
    seenPrice: z.enum(["unusually_low", "typical", "high"]).optional(),
  }),
  typicalRange: z
    .object({ low: z.string(), high: z.string(), currency: z.string(), basis: z.string() })
    .optional(),
  exchangeRatesDate: z.string(),
  sourcesAsked: z.int(),
  notAnswered: z.array(Named).readonly().describe("Sources whose prices are not known"),
  notOffered: z.array(Named).readonly().describe("Sources that do not sell these flights"),
  notes: z.array(z.string()).readonly(),
  changes: z.array(z.string()).readonly().describe("What was changed in the request to read it"),
  userOriginalPrice: z.string().nullable(),
  userOriginalCurrency: z.string(),
  userRequestedCurrency: z.string(),
});
