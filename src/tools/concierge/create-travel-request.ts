import { NewRequest, RequestReceipt } from "../../domain/contracts/concierge/requests.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { receiptText } from "./text.ts";

export const createTravelRequest = defineTool({
  name: "create_travel_request",
  title: "Create a travel request",
  toolset: "concierge",
  effect: "create",
  description: [
    "Send a travel request to a human operator, with a contact (e-mail or phone) that the traveller gave and what they wish.",
    "It books nothing: it is a draft until the operator confirms. Sending it again is safe. Next: get_travel_request with the request_id.",
  ].join("\n"),
  input: NewRequest,
  output: RequestReceipt,
  longTexts: new Map([["message", 20_000]]),

  run: (input, { services, caller }: ConciergeContext) =>
    services.concierge.createTravelRequest(input, caller),

  summarize: receiptText,
});
