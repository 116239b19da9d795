import { RequestLookup, RequestView } from "../../domain/contracts/concierge/requests.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
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
  input: RequestLookup,
  output: RequestView,

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
