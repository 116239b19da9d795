import { RequestLookup, RequestView } from "../../domain/contracts/concierge/requests.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { requestText } from "./text.ts";

export const getTravelRequest = defineTool({
  name: "get_travel_request",
  title: "Read a travel request",
  toolset: "concierge",
  effect: "read",
  description: [
    "See what became of a request: its status (draft_pending_operator, confirmed, declined, needs_info, withdrawn), the operator's reply and whose turn it is, by the request_id that create_travel_request or request_vip_manager gave.",
    "needs_info: ask the traveller, then add_to_travel_request. pnr is a booking that the operator made for it. Contact data is never shown.",
  ].join("\n"),
  input: RequestLookup,
  output: RequestView,

  run: (input, { services, caller }: ConciergeContext) =>
    services.concierge.getTravelRequest(input, caller),

  summarize: requestText,
});
