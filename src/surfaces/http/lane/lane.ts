import { ProtocolError, SERVER_INFO_META_KEY } from "@modelcontextprotocol/server";
import type { Tool } from "../../../tools/define.ts";
import type { Desk } from "../../desk.ts";
import { serverInfo } from "../../mcp/identity.ts";
import { runTool } from "../../mcp/tools.ts";
import { parseTraceparent } from "../../mcp/trace.ts";
import type { Exchange } from "../exchange.ts";
import type { HttpMetrics } from "../guards.ts";
import { callerOf } from "../modern.ts";
import { goneLater } from "../web.ts";
import { type PlainCall, plainCalls } from "./plain-call.ts";
import { writeResult } from "./write-json.ts";

export interface LaneDeps<S> {
  readonly desk: Desk<S>;
  readonly observe: HttpMetrics["tool"];
  readonly track: (work: Promise<unknown>) => void;
}

/**
 * A lane beside the SDK for the call that makes up nearly all traffic. It answers exactly as the SDK
 * would, without building a server, a transport, a web request and a web response for it.
 */
export interface Lane {
  /** Answers a plain call; `undefined` leaves the request to the SDK. */
  serve(exchange: Exchange, body: unknown): Promise<void> | undefined;
}

export function lane<S>({ desk, observe, track }: LaneDeps<S>): Lane {
  // A question to the person needs a second round, which is the SDK's business.
  const tools = new Map(desk.tools.filter(({ asks }) => !asks).map((tool) => [tool.name, tool]));
  const plain = plainCalls();
  const identity = { [SERVER_INFO_META_KEY]: serverInfo(desk.version) };

  async function answer(
    { request, response, identity: who }: Exchange,
    tool: Tool<S>,
    { id, arguments: args }: PlainCall,
  ): Promise<void> {
    const gone = goneLater(response);
    const running = runTool(desk, tool, args, {
      era: "modern",
      caller: callerOf(who.principal),
      get signal() {
        return gone();
      },
      trace: parseTraceparent(request.headers["traceparent"]),
      observe,
    });
    track(running);
    const text = await running.then(
      ({ _meta, ...result }) => {
        const complete = { ...result, resultType: "complete", _meta: { ..._meta, ...identity } };
        return `{"result":${writeResult(complete)},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
      },
      (error: unknown) => {
        if (!(error instanceof ProtocolError)) throw error;
        const { code, message, data } = error;
        return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });
      },
    );
    if (response.destroyed) return;
    const body = Buffer.from(text);
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": body.byteLength,
    });
    response.end(body);
  }

  return {
    serve(exchange, body) {
      const call = plain(exchange.request, body);
      const tool = call && tools.get(call.name);
      return tool && answer(exchange, tool, call);
    },
  };
}
