import {
  type CallToolResult,
  ProtocolError,
  SERVER_INFO_META_KEY,
} from "@modelcontextprotocol/server";
import type { Tool } from "../../../tools/define.ts";
import type { Desk } from "../../desk.ts";
import { serverInfo } from "../../mcp/identity.ts";
import type { InFlight } from "../../mcp/in-flight.ts";
import { runTool } from "../../mcp/run-tool.ts";
import type { HttpMetrics } from "../admission/guards.ts";
import { callerOf } from "../endpoint/modern.ts";
import type { Exchange } from "../server/exchange.ts";
import { LaneCall } from "./lane-call.ts";
import { type PlainCall, plainCalls } from "./plain-call.ts";
import { sendText } from "./send-text.ts";
import { writeMembers } from "./write-json.ts";

export interface LaneDeps<S> {
  readonly desk: Desk<S>;
  readonly observe: HttpMetrics["tool"];
  readonly calls: InFlight;
}

/**
 * A lane beside the SDK for the call that makes up nearly all traffic. It answers exactly as the SDK
 * would, without building a server, a transport, a web request and a web response for it.
 */
export interface Lane {
  /** Answers a plain call; `undefined` leaves the request to the SDK. */
  serve(exchange: Exchange, body: unknown): Promise<void> | undefined;
}

export function lane<S>({ desk, observe, calls }: LaneDeps<S>): Lane {
  // A question to the person needs a second round, which is the SDK's business.
  const tools = new Map(desk.tools.filter(({ asks }) => !asks).map((tool) => [tool.name, tool]));
  const plain = plainCalls();
  const identity = { [SERVER_INFO_META_KEY]: serverInfo(desk.version) };
  const signature = JSON.stringify(identity);

  function write({ content, structuredContent, isError, _meta }: CallToolResult): string {
    const members = writeMembers({ content, structuredContent, isError });
    const signed = _meta ? JSON.stringify({ ..._meta, ...identity }) : signature;
    return `{${members},"resultType":"complete","_meta":${signed}}`;
  }

  async function answer(
    { response, identity: who }: Exchange,
    tool: Tool<S>,
    { id, arguments: args }: PlainCall,
  ): Promise<void> {
    const call = new LaneCall("modern", callerOf(who.principal), response, observe);
    let text: string;
    calls.enter();
    try {
      const result = write(await runTool(desk, tool, args, call));
      text = `{"result":${result},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      const { code, message, data } = error;
      text = JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });
    } finally {
      calls.leave();
    }
    if (!response.destroyed) sendText(response, text);
  }

  return {
    serve(exchange, body) {
      const call = plain(exchange.request, body);
      const tool = call && tools.get(call.name);
      return tool && answer(exchange, tool, call);
    },
  };
}
