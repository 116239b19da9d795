import {
  type Icon,
  type ListToolsResult,
  type McpServer,
  ProtocolError,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { nearest } from "../../text/nearest.ts";
import { Asking, Call, type Progress } from "../../tools/call.ts";
import type { Toolset } from "../../tools/toolsets.ts";
import type { App } from "../app.ts";
import { askingResult, askThrough } from "./ask.ts";
import type { Connection } from "./connection.ts";
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
    const progress = progressTo(context);
    const call = new Call({
      arguments: request.params.arguments,
      caller: connection.callerOf(context),
      now: app.clock(),
      signal: () => context.mcpReq.signal,
      progress: progress.send,
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
    } finally {
      await progress.sent();
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

/**
 * Sends what a call reports, one message after another, and says when all have gone. The answer
 * waits for that: a transport that writes asynchronously could otherwise send it first, and a client
 * drops the progress of a request that was answered.
 */
function progressTo({ mcpReq }: ServerContext) {
  const { _meta, notify, signal } = mcpReq;
  const progressToken = _meta?.progressToken;
  let sending: Promise<void> | undefined;
  return {
    send({ done, total, message }: Progress): void {
      if (progressToken === undefined) return;
      const params = {
        progressToken,
        progress: done,
        ...(total !== undefined && { total }),
        ...(message !== undefined && { message }),
      };
      const send = async () => {
        if (signal.aborted) return;
        try {
          await notify({ method: "notifications/progress", params });
        } catch {
          // A client that has gone away is no reason for a tool to fail.
        }
      };
      sending = sending ? sending.then(send) : send();
    },
    sent: () => sending,
  };
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

/** One stroke drawing per toolset, on a 24 × 24 grid. */
const DRAWINGS: Readonly<Record<Toolset, string>> = {
  gds: "M3 5h18v14H3zM3 9h18M7 13h4M7 16h7",
  servicing: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  flights: "M2 15l20-7-6 11-4-4-4 4v-5z",
  pricecheck: "M4 12V4h8l8 8-8 8zM8 8h.01M10 14l4-4",
  concierge: "M4 18h16M6 18a6 6 0 0 1 12 0M12 12V9M10 9h4",
};

function iconsOf(toolset: Toolset): Icon[] {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#0a7ea4' stroke-width='2'><path d='${DRAWINGS[toolset]}'/></svg>`;
  return [
    {
      src: `data:image/svg+xml,${svg.replace(/[<># ]/g, encodeURIComponent)}`,
      mimeType: "image/svg+xml",
      sizes: ["any"],
    },
  ];
}
