import { z } from "zod";
import { TravelError } from "../../domain/errors.ts";
import type { ChatModel } from "../chat-model.ts";

export interface ChatSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** Goes to the server that it is for, and nowhere else. */
  readonly key?: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** An answer longer than this is no polished plan. */
const MOST_BYTES = 262_144;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Any server that speaks the OpenAI chat completions API. */
export function chatModel({
  baseUrl,
  model,
  key,
  timeoutMs = TIMEOUT_MS,
}: ChatSettings): ChatModel {
  const url = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
  return {
    async complete(messages, { signal }) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ model, messages, temperature: 0.4 }),
          // A redirect could carry the key to another server.
          redirect: "error",
          signal: limit,
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw unavailable(`answered ${response.status}`);
        }
        const { choices } = Completion.parse(JSON.parse(await boundedText(response)));
        return choices[0]?.message.content ?? "";
      } catch (error) {
        // What fetch or the server says may hold the address or more; it stays here.
        if (error instanceof TravelError) throw error;
        throw unavailable(limit.aborted ? "did not answer in time" : "could not be used");
      }
    },
  };
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return "";
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw unavailable("answered too much");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function unavailable(what: string): TravelError {
  return new TravelError("unavailable", `The language model ${what}`, {
    reason: "model_unavailable",
  });
}
