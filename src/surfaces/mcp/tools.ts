import {
  type CallToolRequest,
  type ListToolsResult,
  type McpServer,
  ProtocolError,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { RELAYED_META } from "../../domain/relay.ts";
import { nearest } from "../../text/nearest.ts";
import { Asking, Call, type Progress, type Tool } from "../../tools/call.ts";
import type { SchemaVariant } from "../../tools/define.ts";
import { listedSchema } from "../../tools/listed-schema.ts";
import type { JsonSchema } from "../../tools/portable.ts";
import type { App } from "../app.ts";
import { appsFor } from "./apps.ts";
import { askingResult, askThrough } from "./ask.ts";
import type { Connection } from "./connection.ts";
import { runTool } from "./run-tool.ts";
import { traceOf } from "./trace.ts";

type CalledTool = CallToolRequest["params"];

/** The answer to tools/list. Converting schemas is what costs, so it is made once. */
export function listTools(app: App): ListToolsResult {
  return {
    tools: app.tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: { ...tool.inputSchema(app.contractSchemas), type: "object" },
      outputSchema: { ...outputOf(tool, app.contractSchemas), type: "object" },
      annotations: { ...tool.annotations },
    })),
  };
}

function outputOf(tool: Tool, variant: SchemaVariant): JsonSchema {
  const full = tool.outputSchema();
  return variant === "exact" ? full : listedSchema(full);
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

  server.server.setRequestHandler("tools/list", (_request, context) => {
    // A client that lists tools is about to call one: open what it needs once the list is sent.
    setImmediate(() => void warmUp(app));
    const apps = appsFor(app, server, connection.era, context);
    return apps ? apps.tools(list()) : list();
  });
  server.server.setRequestHandler("tools/call", (request, context) => {
    const answer = () => answerCall(request.params, context);
    return connection.answering ? connection.answering.tool(context, answer) : answer();
  });

  async function answerCall({ name, arguments: args }: CalledTool, context: ServerContext) {
    const tool = byName.get(name);
    if (!tool) throw unknownTool(name, app.tools);
    const progress = progressTo(context);
    const call = new Call({
      arguments: args,
      caller: connection.callerOf(context),
      now: app.clock(),
      signal: () => context.mcpReq.signal,
      progress: progress.send,
      ask: tool.asks ? askThrough(server, connection.era, context) : undefined,
      trace: traceOf(context),
      requestId: context.mcpReq.id,
      relayed: context.mcpReq._meta?.[RELAYED_META] === true,
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
  }
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

/** What destroys something is never proposed: a model might take the hint. */
function unknownTool(name: string, known: readonly Tool[]): ProtocolError {
  const harmless = known.filter(({ effect }) => effect !== "destroy");
  const meant = nearest(
    name,
    harmless.map((tool) => tool.name),
  );
  return new ProtocolError(-32602, `There is no tool called '${name}'`, {
    kind: "invalid",
    reason: "unknown_tool",
    field: "name",
    value: name,
    hint: meant ? `Did you mean "${meant}"?` : "tools/list names the tools.",
  });
}
