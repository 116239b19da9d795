import { RequestAddition, RequestView } from "../../domain/contracts/concierge/requests.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { requestText } from "./text.ts";

export const addToTravelRequest = defineTool({
  name: "add_to_travel_request",
  title: "Add to a travel request",
  toolset: "concierge",
  effect: "update",
  description:
    "Answer the operator's question, add a wish, or withdraw a request (withdraw: true), by its request_id. The operator sees it at once; get_travel_request shows the reply.",
  input: RequestAddition,
  output: RequestView,
  longTexts: new Map([["message", 20_000]]),

  run: (input, { services, caller }: ConciergeContext) =>
    services.concierge.addToTravelRequest(input, caller),

  summarize: requestText,
});
