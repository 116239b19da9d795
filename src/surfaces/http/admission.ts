import type { IncomingMessage, ServerResponse } from "node:http";
import type { Scope } from "../../domain/scopes.ts";
import { presentedKey } from "./auth/credentials.ts";
import type { Guards, Identity, Refusal } from "./guards.ts";
import { rateHeaders, rateRefusal } from "./rate-limit/answer.ts";

/** Who was let in, and whom limits count for. */
export interface Admitted {
  readonly identity: Identity;
  readonly client: string;
}

const ANONYMOUS: Identity = { scopes: new Set(), anonymous: true };

/** How an address receives its clients. */
export interface Door {
  readonly anonymous?: boolean;
  /** Asked instead of the server's own authentication. */
  readonly identify?: (request: IncomingMessage) => Promise<Identity | Refusal>;
  readonly refuse: (response: ServerResponse, refusal: Refusal) => void;
}

/** Finds out who asks and whether one more request fits; answers the request when it may not go on. */
export async function admit(
  guards: Guards,
  request: IncomingMessage,
  response: ServerResponse,
  { anonymous = false, identify, refuse }: Door,
): Promise<Admitted | undefined> {
  const { auth, limiter, metrics, clientAddress, publicReads } = guards;
  const shown = await (identify ? identify(request) : auth.authenticate(request));
  const nothingShown = "status" in shown && presentedKey(request) === undefined;
  const identity = nothingShown && anonymous && publicReads ? ANONYMOUS : shown;
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
