import {
  type ListToolsResult,
  type McpServer,
  ProtocolError,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { nearest } from "../../text/nearest.ts";
import { Asking, Call, type Progress } from "../../tools/call.ts";
import type { App } from "../app.ts";
import { askingResult, askThrough } from "./ask.ts";
import type { Connection } from "./connection.ts";
import { iconsOf } from "./icons.ts";
import { runTool } from "./run-tool.ts";
import { traceOf } from "./trace.ts";

/** The answer to tools/list. Converting schemas is what costs, so it is made once. */
export function listTools(app: App): ListToolsResult {
  return {
    tools: app.tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: { ...tool.inputSchema(app.contractSchemas), type: "object" },
      outputSchema: { ...tool.outputSchema(), type: "object" },
      annotations: { ...tool.annotations },
      icons: iconsOf(tool.toolset),
    })),
  };
}

/**
 * Serves tools/list and tools/call. McpServer's own call handler turns every refusal into an error
 * result and drops its data, so this is our own.
 */
export function serveTools(
  server: McpServer,
  app: App,
  list: () => ListToolsResult,
  connection: Connection,
): void {
  const byName = new Map(app.tools.map((tool) => [tool.name, tool]));

  server.server.setRequestHandler("tools/list", () => {
    // A client that lists tools is about to call one: open what it needs once the list is sent.
    setImmediate(() => void warmUp(app));
    return list();
  });
  server.server.setRequestHandler("tools/call", async (request, context) => {
    const { name } = request.params;
    const tool = byName.get(name);
    if (!tool) throw unknownTool(name, [...byName.keys()]);
    const call = new Call({
      arguments: request.params.arguments,
      caller: connection.callerOf(context),
      now: app.clock(),
      signal: () => context.mcpReq.signal,
      progress: (progress) => sendProgress(context, progress),
      ask: tool.asks ? askThrough(server, connection.era, context) : undefined,
      trace: traceOf(context),
      observe: connection.observe,
    });
    const answer = runTool(app, tool, call, connection.era);
    connection.track?.(answer);
    try {
      return (await answer).result;
    } catch (error) {
      if (error instanceof Asking) return askingResult(error);
      throw error;
    }
  });
}

async function warmUp(app: App): Promise<void> {
  try {
    await app.open();
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
