import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { z } from "zod";
import { type ChatMessage, complete, type ModelSettings, type ToolCall } from "./chat-model.ts";

const Line = z.object({
  say: z.string(),
  policy: z.string().optional(),
  now: z.string().optional(),
});

/** Rounds of tools in one turn, after which the model has to speak. */
const MOST_ROUNDS = 30;

/**
 * Plays an agent: reads what the traveller says, a JSON line each, lets the model use the tools of
 * the world at an MCP address, and writes what it says.
 */
export async function playModel(
  settings: ModelSettings,
  mcpUrl: string,
  lines: AsyncIterable<string>,
  write: (line: string) => void,
): Promise<void> {
  const client = new Client({ name: "wayfare-gym-agent", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl)));
  const { tools } = await client.listTools();
  const functions = tools.map(({ name, description, inputSchema }) => ({
    type: "function",
    function: { name, description, parameters: inputSchema },
  }));
  const messages: ChatMessage[] = [];

  async function use({ id, function: asked }: ToolCall): Promise<void> {
    messages.push({ role: "tool", tool_call_id: id, content: await resultOf(client, asked) });
  }

  /** Until the model speaks instead of calling tools. */
  async function answer(): Promise<{ readonly say: string; readonly tokens: number }> {
    let tokens = 0;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { choices, usage } = await complete(settings, { messages, tools: functions });
      tokens += usage?.total_tokens ?? 0;
      const { content, tool_calls: calls } = choices[0]?.message ?? {};
      if (!calls || calls.length === 0) {
        messages.push({ role: "assistant", content: content ?? "" });
        return { say: content ?? "", tokens };
      }
      messages.push({ role: "assistant", content: content ?? null, tool_calls: calls });
      for (const call of calls) await use(call);
    }
    return { say: "", tokens };
  }

  try {
    for await (const text of lines) {
      const { say, policy, now } = Line.parse(JSON.parse(text));
      if (policy !== undefined) {
        messages.push({
          role: "system",
          content: `${policy}\n\nIt is ${now ?? "unknown what time"}.`,
        });
      }
      messages.push({ role: "user", content: say });
      write(JSON.stringify(await answer()));
    }
  } finally {
    await client.close();
  }
}

/** The text of a result or of a refusal: a model can mend what it did wrong. */
async function resultOf(
  client: Client,
  asked: { readonly name: string; readonly arguments: string },
): Promise<string> {
  try {
    const args = z.record(z.string(), z.unknown()).parse(JSON.parse(asked.arguments || "{}"));
    const { content } = await client.callTool({ name: asked.name, arguments: args });
    return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  } catch (error) {
    return `error: ${error instanceof Error ? error.message : "it failed"}`;
  }
}
