import { randomUUID } from "node:crypto";
import { TravelError } from "../../domain/errors.ts";
import { callerOf, type Operator } from "../../services/operator/operator.ts";
import { callTool } from "../../tools/call.ts";
import type { Desk } from "../desk.ts";
import type { HttpMetrics } from "../http/admission/guards.ts";

/** Every tool with the schema that a form can be made from. */
export function describeTools<S>({ tools, contractSchemas }: Desk<S>): object {
  return {
    tools: tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      toolset: tool.toolset,
      effect: tool.effect,
      description: tool.description,
      inputSchema: tool.inputSchema(contractSchemas),
    })),
  };
}

/** Calls a tool as the operator: whoever may operate may read and book. */
export async function tryTool<S>(
  desk: Desk<S>,
  metrics: HttpMetrics,
  operator: Operator,
  name: string,
  args: unknown,
  signal: AbortSignal,
): Promise<object> {
  const tool = desk.tools.find((known) => known.name === name);
  if (!tool) {
    throw new TravelError("not_found", "There is no such tool on this server", {
      reason: "unknown_tool",
      field: "name",
      value: name.slice(0, 60),
    });
  }
  const start = performance.now();
  const { output, text, warnings } = await callTool(
    tool,
    {
      operationId: randomUUID(),
      arguments: args,
      services: desk.services,
      caller: callerOf(operator),
      signal,
      now: desk.clock(),
      observe: metrics.tool,
    },
    desk.log,
  );
  return { output, text, notes: warnings, ms: Math.round(performance.now() - start) };
}
