import type { IncomingMessage, ServerResponse } from "node:http";
import type { Guards, Identity, Refusal } from "./guards.ts";
import { rateHeaders, rateRefusal } from "./rate-limit/answer.ts";

/** Who was let in, and whom limits count for. */
export interface Admitted {
  readonly identity: Identity;
  readonly client: string;
}

/** Finds out who asks and whether one more request fits; answers the request when it may not go on. */
export async function admit(
  { auth, limiter, metrics, clientAddress }: Guards,
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (response: ServerResponse, refusal: Refusal) => void,
): Promise<Admitted | undefined> {
  const identity = await auth.authenticate(request);
  if ("status" in identity) {
    metrics.refusal("auth");
    refuse(response, identity);
    return undefined;
  }
  const client = identity.principal ?? clientAddress(request);
  const decision = await limiter?.admit(client);
  if (!decision) return { identity, client };
  for (const [name, value] of Object.entries(rateHeaders(decision))) {
    response.setHeader(name, value);
  }
  if (decision.allowed) return { identity, client };
  metrics.refusal("rate");
  refuse(response, rateRefusal(decision));
  return undefined;
}
