import type { CallToolResult } from "@modelcontextprotocol/server";
import { TravelError } from "../../domain/errors.ts";
import type { OperationFailure, Telemetry } from "../../logging/telemetry.ts";
import { type Call, callTool, type Tool } from "../../tools/call.ts";
import type { ToolResult } from "../../tools/define.ts";
import type { App } from "../app.ts";
import type { Era } from "./connection.ts";
import { errorResult, legacyCode, rpcError } from "./errors.ts";

/** What a client is answered, and the part of its structured content that other calls show too. */
export interface ToolAnswer {
  readonly result: CallToolResult;
  readonly reused: ToolResult["reused"];
}

/** Runs a tool for a client; rejects with a ProtocolError where the tool answers with one. */
export async function runTool(app: App, tool: Tool, call: Call, era: Era): Promise<ToolAnswer> {
  const measured = app.telemetry && measuredCall(app.telemetry, tool, call);
  try {
    const result = await callTool(tool, call, app.log);
    measured?.();
    return { result: toolResult(result), reused: result.reused };
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    const reason = error.details.reason ?? error.code;
    const style = app.errorStyle === "tool" ? "tool" : tool.errorStyle;
    if (style === "tool") {
      measured?.({ reason });
      return { result: errorResult(error), reused: undefined };
    }
    const answer = rpcError(error, era);
    measured?.({ code: legacyCode(answer.code, answer.data), reason });
    throw answer;
  }
}

/** Begins to measure a call; what it gives back ends that. A call that asks back is another one then. */
function measuredCall(
  telemetry: Telemetry,
  { name: tool }: Tool,
  { caller: { transport }, trace, requestId }: Call,
): (failure?: OperationFailure) => void {
  const start = performance.now();
  const method = "tools/call";
  return (failure) =>
    telemetry.operation({ method, tool, requestId, transport, trace, start, failure });
}

function toolResult({ output, text, warnings }: ToolResult): CallToolResult {
  return {
    content:
      warnings.length === 0
        ? [{ type: "text", text }]
        : [text, ...warnings].map((part) => ({ type: "text", text: part })),
    structuredContent: output,
    // The default, but clients of the price check look for it.
    isError: false,
  };
}
