import type { CallToolResult } from "@modelcontextprotocol/server";
import { TravelError } from "../../domain/errors.ts";
import { type Call, callTool, type Tool } from "../../tools/call.ts";
import type { ToolResult } from "../../tools/define.ts";
import type { App } from "../app.ts";
import type { Era } from "./connection.ts";
import { errorResult, rpcError } from "./errors.ts";

/** What a client is answered, and the part of its structured content that other calls show too. */
export interface ToolAnswer {
  readonly result: CallToolResult;
  readonly reused: ToolResult["reused"];
}

/** Runs a tool for a client; rejects with a ProtocolError where the tool answers with one. */
export async function runTool(app: App, tool: Tool, call: Call, era: Era): Promise<ToolAnswer> {
  try {
    const result = await callTool(tool, call, app.log);
    return { result: toolResult(result), reused: result.reused };
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    const style = app.errorStyle === "tool" ? "tool" : tool.errorStyle;
    if (style === "tool") return { result: errorResult(error), reused: undefined };
    throw rpcError(error, era);
  }
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
