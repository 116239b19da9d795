import {
  type ListToolsResult,
  type McpServer,
  ProtocolError,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { nearest } from "../../text/nearest.ts";
import { Asking } from "../../tools/call.ts";
import type { Progress } from "../../tools/define.ts";
import type { Desk } from "../desk.ts";
import { askingResult, askThrough } from "./ask.ts";
import type { Connection } from "./connection.ts";
import { iconsOf } from "./icons.ts";
import { runTool } from "./run-tool.ts";
import { traceOf } from "./trace.ts";

/** The answer to tools/list. Converting schemas is what costs, so it is made once per desk. */
export function listTools<S>(desk: Desk<S>): ListToolsResult {
  return {
    tools: desk.tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: { ...tool.inputSchema(desk.contractSchemas), type: "object" },
      outputSchema: { ...tool.outputSchema(), type: "object" },
      annotations: { ...tool.annotations },
      icons: iconsOf(tool.toolset),
    })),
  };
}

/**
 * Serves tools/list and tools/call. McpServer's own call handler turns every refusal into an error
 * result and drops its data, so the desk brings its own.
 */
export function serveTools<S>(
  server: McpServer,
  desk: Desk<S>,
  list: () => ListToolsResult,
  connection: Connection,
): void {
  const byName = new Map(desk.tools.map((tool) => [tool.name, tool]));

  server.server.setRequestHandler("tools/list", () => {
    // A client that lists tools is about to call one: open what it needs once the list is sent.
    setImmediate(() => void warmUp(desk));
    return list();
  });
  server.server.setRequestHandler("tools/call", async (request, context) => {
    const { name } = request.params;
    const tool = byName.get(name);
    if (!tool) throw unknownTool(name, [...byName.keys()]);
    const answer = runTool(desk, tool, request.params.arguments, {
      era: connection.era,
      caller: connection.callerOf(context),
      signal: context.mcpReq.signal,
      progress: (progress) => sendProgress(context, progress),
      ...(tool.asks && { ask: askThrough(server, connection.era, context) }),
      trace: traceOf(context),
      observe: connection.observe,
    });
    connection.track?.(answer);
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Asking) return askingResult(error);
      throw error;
    }
  });
}

async function warmUp<S>(desk: Desk<S>): Promise<void> {
  try {
    await desk.services();
  } catch {
    // The call that needs them will try again, and say so.
  }
}

function sendProgress(context: ServerContext, { done, total, message }: Progress): void {
  const { _meta, notify, signal } = context.mcpReq;
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined || signal.aborted) return;
  const sending = notify({
    method: "notifications/progress",
    params: {
      progressToken,
      progress: done,
      ...(total !== undefined && { total }),
      ...(message !== undefined && { message }),
    },
  });
  // A client that has gone away is no reason for a tool to fail.
  sending.catch(() => {});
}

function unknownTool(name: string, known: readonly string[]): ProtocolError {
  const meant = nearest(name, known);
  return new ProtocolError(-32602, `There is no tool called '${name}'`, {
    kind: "invalid",
    reason: "unknown_tool",
    field: "name",
    value: name,
    hint: meant ? `Did you mean "${meant}"?` : "tools/list names the tools.",
  });
}
