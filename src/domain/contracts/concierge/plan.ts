import { z } from "zod";
import { CATEGORIES, LANGUAGES } from "../../catalogue.ts";
import { parseIsoDate } from "../../dates.ts";
import { bounded, disclaimer, lang } from "./parameters.ts";

/** The words of a field that are those of a list, in whatever case, and the others. */
export function sortedWords<T extends string>(
  words: readonly string[] | undefined,
  list: readonly T[],
): { known: readonly T[]; others: readonly string[] } {
  const said = (words ?? []).map((word) => word.trim()).filter((word) => word !== "");
  const known = list.filter((one) => said.some((word) => word.toLowerCase() === one));
  const others = said.filter((word) => !known.some((one) => one === word.toLowerCase()));
  return { known, others };
}

/** The order in which the source document lists them. */
const PUBLISHED = ["az", "ru", "en"];

/** What a traveller needs or wishes, besides what a trip can be about. */
export const NEEDS = ["warm", "train", "wheelchair", "vegetarian", "halal", "quiet"] as const;
export type Need = (typeof NEEDS)[number];

export const PACES = ["relaxed", "normal", "full"] as const;

/** How a pace may be called; an easy one is relaxed. */
const PACE_WORDS = [...PACES, "easy"] as const;

/** A number of children says nothing of their ages; other faults have words of their own. */
function childrenError({ code, input }: { readonly code?: string; readonly input?: unknown }) {
  return code === "invalid_type" && typeof input === "number"
    ? "must be an array of the children's ages, such as [7, 9], not a number"
    : undefined;
}

const PlanParty = z.strictObject({
  adults: z.int().min(1).max(30),
  children: z
    .array(z.int().min(0).max(17), { error: childrenError })
    .max(29)
    .optional()
    .describe("The age of each child"),
});

const workDay = z
  .string()
  .refine((text) => parseIsoDate(text) !== undefined, "must be a date such as 2027-03-01");
const workHour = z
  .string()
  .refine((text) => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(text), "must be a time such as 09:30");

/** Days, and hours of them, that are taken. */
const PlanWork = z.strictObject({
  from: workDay.describe("YYYY-MM-DD"),
  to: workDay.optional(),
  start: workHour.optional().describe("HH:MM"),
  end: workHour.optional(),
  city: bounded(80).optional(),
});

/**
 * What a trip is described with; the same for plans and budgets. `lang` publishes the languages
 * there are, but takes any: an answer in English that says so helps more than a refusal.
 */
export const PlanRequest = z.strictObject({
  query: bounded(2000)
    .refine((text) => text.trim() !== "", "must say something about the trip")
    .describe("Natural-language trip description."),
  lang: bounded(40)
    .meta({ enum: PUBLISHED })
    .optional()
    .describe("Language of the answer; by default that of the query"),
  dates: bounded(200).optional().describe("e.g. 2027-06-10 to 2027-06-15, in June"),
  budget: bounded(100).optional().describe("e.g. 1500 USD, 700 EUR per person"),
  travelers: bounded(200).optional().describe("e.g. 2 adults, 1 child"),
  currency: bounded(3)
    .optional()
    .describe(
      "Currency of the figures (ISO 4217); by default the budget's, else that of the start, else USD",
    ),
  days: z.int().min(1).max(60).optional(),
  destinations: z
    .array(bounded(80))
    .max(12)
    .optional()
    .describe("Cities, regions or countries; with nights in order: Gudauri, 6 nights"),
  origin: bounded(80).optional().describe("Starting city, name or code: has flights priced"),
  party: PlanParty.optional(),
  interests: z
    .array(bounded(200))
    .max(12)
    .optional()
    .describe(`In any words, e.g. safari, spa, or of ${CATEGORIES.join(", ")}`),
  needs: z
    .array(bounded(200))
    .max(12)
    .optional()
    .describe(`In any words, e.g. gluten-free, no stairs, or of ${NEEDS.join(", ")}`),
  must: z
    .array(bounded(200))
    .max(12)
    .optional()
    .describe("In the plan for sure: Pompeii, day trip to Como, 2 days diving"),
  avoid: z
    .array(bounded(200))
    .max(12)
    .optional()
    .describe("Not in it: museums, pork, Monkey Forest"),
  work: z.array(PlanWork).max(8).optional().describe("Days and hours taken by a fair, meetings"),
  hotel: bounded(200).optional().describe("e.g. 4 stars, up to 220 EUR a night"),
  passport: z.array(bounded(60)).max(8).optional().describe("Countries, for visas"),
  pace: z.enum(PACE_WORDS).optional(),
  month: z
    .union([
      z.string().regex(/^(?:\d{4}-)?(?:0?[1-9]|1[0-2])$/, "must be a month such as 2027-06 or 6"),
      z.int().min(1).max(12),
    ])
    .optional()
    .describe("Without exact dates: 2027-06 or 6"),
  plan_id: bounded(1024)
    .optional()
    .describe(
      "Of an earlier plan: query and fields then say what to change, the rest stays: 7 days",
    ),
});

export const PlanDay = z.object({
  day: z.int(),
  city: z.string(),
  morning: z.string(),
  afternoon: z.string(),
  evening: z.string(),
  tips: z.string(),
});

const PlanTransfer = z.object({
  day: z.int(),
  from: z.string(),
  to: z.string(),
  mode: z.enum(["road", "train", "ferry", "flight"]),
  hours: z.number().describe("Door to door, roughly"),
});

/** A plan in words: the fields of the source document, and after `disclaimer` what helps besides. */
export const PlanAnswer = z.object({
  summary: z.string(),
  destinations: z.array(z.string()),
  budget: z.object({ currency: z.string(), total: z.number(), perPerson: z.number() }),
  itinerary: z.array(PlanDay),
  hotels: z.array(z.string()),
  activities: z.array(z.string()),
  disclaimer,
  lang: z.enum(LANGUAGES),
  travelers: z.int().optional(),
  notes: z.array(z.string()).describe("What was assumed, left out or does not fit"),
  dates: z
    .object({
      from: z.string(),
      to: z.string(),
      leaves: z.string().optional().describe("Day of the flight there, where it is before"),
    })
    .optional(),
  transfers: z.array(PlanTransfer).describe("Every change of city"),
  points: z
    .array(z.object({ city: z.string(), lat: z.number(), lon: z.number() }))
    .optional()
    .describe("Where the destinations lie"),
  flights: z.array(z.string()).optional().describe("Flights that the budget counts on"),
  plan_id: z
    .string()
    .optional()
    .describe("The request itself: send it with a change, or to create_travel_request"),
});

/** What a budget is divided into, in the order in which it is shown. */
export const HEADINGS = ["transport", "lodging", "food", "activities", "fees", "reserve"] as const;

const BudgetLine = z.object({
  heading: z.enum(HEADINGS),
  label: z.string(),
  low: z.number(),
  expected: z.number(),
  high: z.number(),
});

/** What a trip costs, heading by heading; the totals are those of the plan. */
export const BudgetAnswer = z.object({
  currency: z.string(),
  total: z.number(),
  perPerson: z.number(),
  disclaimer,
  lang: z.enum(LANGUAGES),
  days: z.int(),
  travelers: z.int(),
  destinations: z.array(z.string()),
  breakdown: z.array(BudgetLine).describe("The expected figures add up to total"),
  range: z.object({ low: z.number(), high: z.number() }),
  notes: z.array(z.string()),
  plan_id: z.string().optional(),
});

export const AvailabilityRequest = z.strictObject({
  destination: bounded(200).refine((text) => text.trim() !== "", "must name a place"),
  dates: bounded(200).optional().describe("e.g. 2027-06-10 to 2027-06-15"),
  travelers: z.number().optional(),
  origin: bounded(80).optional().describe("Starting city, to look at flights too"),
  lang,
});

export const AvailabilityAnswer = z.object({
  destination: z.string(),
  status: z.literal("approximate"),
  available: z.boolean(),
  note: z.string(),
  disclaimer,
  lang: z.enum(LANGUAGES),
});

export type PlanRequest = z.output<typeof PlanRequest>;
export type Pace = (typeof PACES)[number];
export type PlanDay = z.output<typeof PlanDay>;
export type PlanTransfer = z.output<typeof PlanTransfer>;
export type PlanAnswer = z.output<typeof PlanAnswer>;
export type Heading = (typeof HEADINGS)[number];
export type BudgetAnswer = z.output<typeof BudgetAnswer>;
export type AvailabilityRequest = z.output<typeof AvailabilityRequest>;
export type AvailabilityAnswer = z.output<typeof AvailabilityAnswer>;
