import { z } from "zod";
import {
  AvailabilityAnswer,
  PlanAnswer,
  PlanDay,
} from "../../../domain/contracts/concierge/plan.ts";
import { RequestReceipt, RequestView } from "../../../domain/contracts/concierge/requests.ts";
import {
  DestinationAnswer,
  DestinationItem,
  ExcursionAnswer,
  ExcursionItem,
  TourAnswer,
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
const MOST_ITEMS = 500;

export const RemoteDestinations = plainly(
  DestinationAnswer.pick({ disclaimer: true }).extend({
    destinations: z
      .array(DestinationItem.extend({ approximate_budget_from: amount, currency }))
      .max(MOST_ITEMS),
  }),
);

export const RemoteTours = plainly(
  TourAnswer.pick({ disclaimer: true }).extend({
    tours: z.array(TourItem.extend({ approximate_price_from: amount, currency })).max(MOST_ITEMS),
  }),
);

export const RemoteExcursions = plainly(
  ExcursionAnswer.pick({ disclaimer: true }).extend({
    excursions: z
      .array(ExcursionItem.extend({ approximate_price_from: amount, currency }))
      .max(MOST_ITEMS),
  }),
);

export const RemotePlan = plainly(
  PlanAnswer.pick({ summary: true, disclaimer: true }).extend({
    destinations: PlanAnswer.shape.destinations.max(40),
    budget: z.object({ currency, total: amount, perPerson: amount }),
    itinerary: z.array(PlanDay.extend({ day: z.int().min(1).max(400) })).max(60),
    hotels: PlanAnswer.shape.hotels.max(60),
    activities: PlanAnswer.shape.activities.max(200),
  }),
);

export const RemoteAvailability = plainly(AvailabilityAnswer.omit({ lang: true }));

const request_id = z.string().regex(/^req_[\w-]{1,120}$/);

export const RemoteReceipt = plainly(RequestReceipt.omit({ notes: true }).extend({ request_id }));

export const RemoteRequest = plainly(RequestView.omit({ pnr: true }).extend({ request_id }));
