import type { IncomingMessage } from "node:http";
import type { Scope } from "../../domain/scopes.ts";
import { sendRefusal } from "./answers.ts";
import { presentedKey } from "./auth/credentials.ts";
import type { Guards, Identity, Refusal } from "./guards.ts";
import { rateHeaders, rateRefusal } from "./rate-limit/answer.ts";
import type { Reply } from "./reply.ts";
import type { Route } from "./routes.ts";

/** Who was let in, and whom limits count for. */
export interface Admitted {
  readonly identity: Identity;
  readonly client: string;
}

const ANONYMOUS: Identity = { scopes: new Set(), anonymous: true };

/** Finds out who asks and whether one more request fits; answers the request when it may not go on. */
export async function admit(
  guards: Guards,
  request: IncomingMessage,
  response: Reply,
  { anonymous = false, identify, refuse = sendRefusal }: Route,
): Promise<Admitted | undefined> {
  const { auth, limiter, metrics, clientAddress, publicReads } = guards;
  const shown = await (identify ? identify(request) : auth.authenticate(request));
  const mayHide = anonymous && publicReads && "status" in shown;
  const identity = mayHide && presentedKey(request) === undefined ? ANONYMOUS : shown;
  if ("status" in identity) {
    metrics.refusal("auth");
    refuse(response, identity);
    return undefined;
  }
  const client = identity.principal ?? clientAddress(request);
  const decision = await limiter?.admit(client);
  if (!decision) return { identity, client };
  response.owe(rateHeaders(decision));
  if (decision.allowed) return { identity, client };
  metrics.refusal("rate");
  refuse(response, rateRefusal(decision));
  return undefined;
}

/** The answer to who may not do this: a challenge to whoever has not said who they are. */
export async function refusalFor(
  { auth, metrics }: Guards,
  { anonymous }: Identity,
  lacked: Scope,
  request: IncomingMessage,
): Promise<Refusal> {
  metrics.refusal("auth");
  const challenge = anonymous ? await auth.authenticate(request) : undefined;
  return challenge && "status" in challenge ? challenge : auth.insufficientScope(lacked, request);
}
