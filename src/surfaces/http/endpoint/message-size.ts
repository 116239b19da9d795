import { TravelError } from "../../../domain/errors.ts";
import { requireBoundedInput } from "../../../tools/input-size.ts";
import { isRecord } from "../../../tools/json.ts";
import type { Guards, Refusal } from "../admission/guards.ts";
import { RATE_SETTING, rateHeaders, rateRefusal } from "../rate-limit/answer.ts";
import { rpcRefusal } from "../server/answers.ts";
import { headerPairs } from "../server/reply.ts";
import type { Exchange } from "../server/router.ts";

const MOST_MESSAGES = 100;

/** Icons may be whole images; a prompt's arguments may be what a person wrote. */
const LONG_TEXTS = new Map([
  ["src", 20_000],
  ["arguments", 20_000],
]);

/**
 * Charges the limiter for each message of a batch: admission counted the request as one. A batch
 * that does not fit is refused whole, before any of it is done.
 */
export async function refuseBatch(
  { limiter, metrics }: Guards,
  { client, response }: Exchange,
  body: readonly unknown[],
): Promise<Refusal | undefined> {
  if (body.length > MOST_MESSAGES) {
    return rpcRefusal(400, -32600, `A batch must have at most ${MOST_MESSAGES} messages`);
  }
  if (!limiter) return undefined;
  for (let charged = 1; charged < body.length; charged++) {
    const decision = await limiter.admit(client);
    // What admission wrote counted the request as one.
    for (const [name, value] of headerPairs(rateHeaders(decision))) response.setHeader(name, value);
    if (decision.allowed) continue;
    metrics.refusal("rate");
    return rateRefusal(decision, RATE_SETTING);
  }
  return undefined;
}

/**
 * Refuses messages that would be work, or memory of a session, by their size alone. What a tool is
 * called with is measured by the tool, which words its refusal for a model.
 */
export function refuseLargeMessages(body: unknown): Refusal | undefined {
  try {
    const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
    for (const message of messages) requireBoundedInput(withoutToolInput(message), LONG_TEXTS);
    return undefined;
  } catch (error) {
    if (error instanceof TravelError) return rpcRefusal(400, -32602, error.message);
    throw error;
  }
}

function withoutToolInput(message: unknown): unknown {
  if (!isRecord(message) || message["method"] !== "tools/call") return message;
  const { params } = message;
  if (!isRecord(params)) return message;
  const { arguments: _, ...rest } = params;
  return { ...message, params: rest };
}
