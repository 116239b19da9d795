import type { IncomingMessage } from "node:http";
import type { Scope } from "../../../domain/scopes.ts";
import { andThen, type MaybePromise } from "../../../memory/maybe-promise.ts";
import { presentedKey } from "../auth/credentials.ts";
import { RATE_SETTING, rateHeaders, rateRefusal } from "../rate-limit/answer.ts";
import { sendRefusal } from "../server/answers.ts";
import type { Reply } from "../server/reply.ts";
import type { Route } from "../server/router.ts";
import type { Guards, Identity, Refusal } from "./guards.ts";

/** The caller, and what limits are counted by. */
export interface Admitted {
  readonly identity: Identity;
  readonly client: string;
}

const ANONYMOUS: Identity = { scopes: new Set(), anonymous: true };

/** Identifies the caller and counts the request; answers it when it may not go on. */
export function admit(
  guards: Guards,
  request: IncomingMessage,
  response: Reply,
  route: Route,
): MaybePromise<Admitted | undefined> {
  const { auth, limiter, metrics, clientAddress, publicReads } = guards;
  const { anonymous = false, identify, refuse = sendRefusal } = route;

  function admitAs(shown: Identity | Refusal): MaybePromise<Admitted | undefined> {
    const mayHide = anonymous && publicReads && "status" in shown;
    const identity = mayHide && presentedKey(request) === undefined ? ANONYMOUS : shown;
    const refused = "status" in identity;
    const client = (refused ? undefined : identity.principal) ?? clientAddress(request);
    const judged = () => {
      if (!refused) return { identity, client };
      metrics.refusal("auth");
      refuse(response, identity);
      return undefined;
    };
    if (!limiter) return judged();
    // Refused credentials count for their address: else keys could be tried without end.
    return andThen(limiter.admit(client), (decision) => {
      response.addHeaders(rateHeaders(decision));
      if (decision.allowed) return judged();
      metrics.refusal("rate");
      refuse(response, rateRefusal(decision, RATE_SETTING));
      return undefined;
    });
  }

  return andThen(identify ? identify(request) : auth.authenticate(request), admitAs);
}

/** The answer to a caller without the scope; an anonymous one is asked for credentials. */
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
