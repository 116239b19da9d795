import { z } from "zod";
import { TravelError } from "../../domain/errors.ts";

/** A language model behind any server that speaks OpenAI's chat completions. */
export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly key?: string | undefined;
}

export type ChatMessage = Readonly<Record<string, unknown>>;

const ToolCall = z.object({
  id: z.string(),
  type: z.literal("function").default("function"),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(ToolCall).nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().default(0) }).nullish(),
});

export type ToolCall = z.output<typeof ToolCall>;

/** Where the model is, by the variables that other programs read too. */
export function modelServer(
  env: Readonly<Record<string, string | undefined>>,
): Omit<ModelSettings, "model"> {
  const { OPENAI_BASE_URL: baseUrl = "https://api.openai.com/v1", OPENAI_API_KEY: key } = env;
  return { baseUrl, key };
}

export async function complete({ baseUrl, model, key }: ModelSettings, body: object) {
  const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, ...body }),
    // A redirect could carry the key to another server.
    redirect: "error",
  });
  if (response.ok) return Completion.parse(await response.json());
  await response.body?.cancel();
  throw new TravelError("unavailable", `The language model answered ${response.status}`, {
    reason: "model_unavailable",
  });
}
