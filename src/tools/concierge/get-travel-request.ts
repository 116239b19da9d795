import { z } from "zod";
import { defineTool } from "../define.ts";
import { disclaimer } from "./parameters.ts";
import type { ConciergeContext } from "./services.ts";
import { receiptText } from "./text.ts";

export const getTravelRequest = defineTool({
  name: "get_travel_request",
  title: "Read a travel request",
  toolset: "concierge",
  effect: "read",
  description: [
    "See what became of a request: its status (draft_pending_operator, confirmed, declined, needs_info) and the operator's reply, by the request_id that create_travel_request or request_vip_manager gave.",
    "pnr is a booking that the operator made for it: retrieveBooking shows it. Contact data is never shown.",
  ].join("\n"),
  input: z.strictObject({ request_id: z.string().describe("req_… or req_vip_…") }),
  output: z.object({
    request_id: z.string(),
    type: z.enum(["lead", "vip"]),
    status: z.enum(["draft_pending_operator", "confirmed", "declined", "needs_info"]),
    message: z.string(),
    reply: z.object({ text: z.string(), at: z.string() }).optional().describe("The operator's"),
    pnr: z.string().optional().describe("Booked by the operator"),
    created_at: z.string(),
    updated_at: z.string(),
    disclaimer,
  }),

  run: (input, { services, caller }: ConciergeContext) =>
    services.concierge.getTravelRequest(input, caller),

  summarize: ({ reply, pnr, ...view }) =>
    receiptText({
      ...view,
      notes: [
        ...(reply ? [`«${reply.text}» (${reply.at})`] : []),
        ...(pnr !== undefined ? [`PNR: ${pnr}`] : []),
      ],
    }),
});
