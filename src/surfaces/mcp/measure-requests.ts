import type { JSONRPCMessage, JSONRPCRequest, McpServer } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import type { MeasuredOperation, OperationFailure, Telemetry } from "../../logging/telemetry.ts";
import type { App } from "../app.ts";
import { definedUri } from "./resources.ts";
import { traceFrom } from "./trace.ts";

/** Measures requests from their arrival to their answer, but for calls of tools, which `runTool` measures. */
export function measureRequests(
  server: McpServer,
  app: App,
  telemetry: Telemetry,
  { transport: wire }: Caller,
): void {
  const connect = server.connect.bind(server);
  server.connect = (transport) => {
    const begun = new Map<unknown, MeasuredOperation>();
    const heard = transport.onmessage;
    transport.onmessage = (message, extra) => {
      heard?.(message, extra);
      if (!("method" in message)) return;
      if (!("id" in message)) {
        // A cancelled request gets no answer.
        if (message.method === "notifications/cancelled")
          begun.delete(message.params?.["requestId"]);
        return;
      }
      const trace = traceFrom(message.params?._meta, extra?.request);
      // A client's request over HTTP has a trace by now; one without is replayed by this server.
      if (wire === "http" && !trace) return;
      const facts = factsOf(app, message);
      if (!facts) return;
      const start = performance.now();
      begun.set(message.id, { ...facts, requestId: message.id, transport: wire, trace, start });
    };
    const send = transport.send.bind(transport);
    transport.send = (message, options) => {
      const operation = "method" in message ? undefined : begun.get(message.id);
      if (operation) {
        begun.delete(operation.requestId);
        telemetry.operation({ ...operation, failure: failureOf(message) });
      }
      return send(message, options);
    };
    return connect(transport);
  };
}

/** Names that no app has are left out: clients could make up any number of them. */
function factsOf(app: App, { method, params = {} }: JSONRPCRequest) {
  const { name, uri } = params;
  if (method === "tools/call") {
    return app.tools.some((tool) => tool.name === name) ? undefined : { method };
  }
  if (method === "prompts/get") {
    return { method, prompt: app.prompts.find((prompt) => prompt.name === name)?.name };
  }
  return { method, resource: definedUri(app, uri) };
}

function failureOf(answer: JSONRPCMessage): OperationFailure | undefined {
  if (!("error" in answer)) return undefined;
  const { code, data } = answer.error;
  const { reason } = Object(data);
  return { code, reason: typeof reason === "string" ? reason : undefined };
}
