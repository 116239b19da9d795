import { z } from "zod";
import { LANGUAGES } from "../../domain/catalogue.ts";
import { availabilityText } from "../../services/concierge/plan/text.ts";
import { defineTool } from "../define.ts";
import { disclaimer, lang } from "./parameters.ts";
import { bounded } from "./plan-parameters.ts";
import type { ConciergeContext } from "./services.ts";

export const checkAvailability = defineTool({
  name: "check_availability",
  title: "Check availability",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Say whether a destination is likely to have room on some dates, from hotel rooms, season and, with an origin, flights.",
    "Always approximate: only an operator confirms. Next: plan_trip or create_travel_request.",
  ].join("\n"),
  input: z.strictObject({
    destination: bounded(200).refine((text) => text.trim() !== "", "must name a place"),
    dates: bounded(200).optional().describe("e.g. 2027-06-10 to 2027-06-15"),
    travelers: z.number().optional(),
    origin: bounded(80).optional().describe("Starting city, to look at flights too"),
    lang,
  }),
  output: z.object({
    destination: z.string(),
    status: z.literal("approximate"),
    available: z.boolean(),
    note: z.string(),
    disclaimer,
    lang: z.enum(LANGUAGES),
  }),

  run: (input, { services }: ConciergeContext) => services.concierge.checkAvailability(input),

  summarize: (answer) => availabilityText(answer),
});
