import { z } from "zod";
import { AvailabilityAnswer, PlanDay } from "../../../domain/contracts/concierge/plan.ts";
import { RequestView } from "../../../domain/contracts/concierge/requests.ts";
import {
  DestinationItem,
  ExcursionItem,
  TourItem,
} from "../../../domain/contracts/concierge/search.ts";
import { plainLine } from "../../../text/plain.ts";

/**
 * What a remote concierge answers, held to the contract and to bounds: texts become one line of
 * bounded length each, figures and lists are refused beyond what is plausible. Fields that the
 * contract does not have are dropped.
 */
const LONGEST_NAME = 120;
const LONGEST_LINE = 300;
/** The longest text of a field by its name; a field not listed holds a name. */
const LONGEST: ReadonlyMap<string, number> = new Map(
  Object.entries({
    short_description: 600,
    summary: 600,
    morning: 600,
    afternoon: 600,
    evening: 600,
    tips: 600,
    note: 600,
    message: 600,
    disclaimer: 600,
    text: 4000,
    request_id: 200,
  }),
);
/** The contract's answers are less deep; what lies deeper is not looked at. */
const DEEPEST = 5;

function plain(value: unknown, longest = LONGEST_NAME, depth = 0): unknown {
  if (typeof value === "string") return plainLine(value, longest);
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => plain(item, LONGEST_LINE, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([field, held]) => [
      field,
      plain(held, LONGEST.get(field) ?? LONGEST_NAME, depth + 1),
    ]),
  );
}

function plainly<T extends z.ZodType>(schema: T) {
  return z.preprocess((answer) => plain(answer), schema);
}

const amount = z.number().min(0).max(1e9);
const currency = z.string().regex(/^[A-Z]{3}$/);
export const MOST_ITEMS = 500;

/** The document requires no field of an answer: what is missing is empty. */
const text = z.string().default("");
const words = z.array(z.string()).default([]);
const money = { currency: currency.default("USD"), disclaimer: text };

export interface RemotePage<T> {
  items: T[];
  next_cursor?: string | undefined;
  total?: number | undefined;
  disclaimer: string;
}

/** One page of a list, whatever the service calls the list; most services send everything at once. */
function pageOf<T extends z.ZodType>(name: string, item: T) {
  return z.preprocess(
    (answer) => {
      const { [name]: items, ...rest } = Object(plain(answer));
      return { items, ...rest };
    },
    z.object({
      items: z.array(item).max(MOST_ITEMS).default([]),
      next_cursor: z.string().optional().catch(undefined),
      total: z.int().min(0).optional().catch(undefined),
      disclaimer: text,
    }),
  );
}

export const RemoteDestinations = pageOf(
  "destinations",
  DestinationItem.extend({
    slug: text,
    name: text,
    country: text,
    city: text,
    short_description: text,
    best_for: words,
    approximate_budget_from: amount.default(0),
    duration_options: words,
    season: text,
    ...money,
  }),
);

export const RemoteTours = pageOf(
  "tours",
  TourItem.extend({
    slug: text,
    title: text,
    destination: text,
    category: text,
    duration: text,
    approximate_price_from: amount.default(0),
    includes: words,
    ...money,
  }),
);

export const RemoteExcursions = pageOf(
  "excursions",
  ExcursionItem.extend({
    slug: text,
    title: text,
    city: text,
    duration: text,
    approximate_price_from: amount.default(0),
    ...money,
  }),
);

const NO_BUDGET = { currency: "USD", total: 0, perPerson: 0 };

export const RemotePlan = plainly(
  z.object({
    summary: text,
    disclaimer: text,
    destinations: words.refine((list) => list.length <= 40),
    budget: z
      .object({
        currency: currency.default("USD"),
        total: amount.default(0),
        perPerson: amount.default(0),
      })
      .default(NO_BUDGET),
    itinerary: z
      .array(
        PlanDay.extend({
          day: z.int().min(1).max(400),
          city: text,
          morning: text,
          afternoon: text,
          evening: text,
          tips: text,
        }),
      )
      .max(60)
      .default([]),
    hotels: words.refine((list) => list.length <= 60),
    activities: words.refine((list) => list.length <= 200),
  }),
);

export const RemoteAvailability = plainly(
  AvailabilityAnswer.omit({ lang: true }).extend({
    destination: text,
    status: z.literal("approximate").default("approximate"),
    note: text,
    disclaimer: text,
  }),
);

const request_id = z.string().regex(/^req_[\w-]{1,120}$/);

/** A lead that was taken: only its id cannot be made up, and even that may be missing. */
export const RemoteReceipt = plainly(
  z.object({
    request_id: request_id.optional().catch(undefined),
    message: z.string().optional().catch(undefined),
    disclaimer: z.string().optional().catch(undefined),
  }),
);

export const RemoteRequest = plainly(RequestView.omit({ pnr: true }).extend({ request_id }));
