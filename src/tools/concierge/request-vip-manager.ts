import { NewRequest, RequestReceipt } from "../../domain/contracts/concierge/requests.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { receiptText } from "./text.ts";

export const requestVipManager = defineTool({
  name: "request_vip_manager",
  title: "Request a VIP travel manager",
  toolset: "concierge",
  effect: "create",
  description: [
    "Ask for a personal travel manager (luxury trips, honeymoons, groups), with a contact (e-mail or phone) that the traveller gave.",
    "It books nothing: it is a draft until an operator confirms. Sending it again is safe. Next: get_travel_request with the request_id.",
  ].join("\n"),
  input: NewRequest,
  output: RequestReceipt,
  longTexts: new Map([["message", 20_000]]),

  run: (input, { services, caller }: ConciergeContext) =>
    services.concierge.requestVipManager(input, caller),

  summarize: receiptText,
});
