import { ProtocolError, SERVER_INFO_META_KEY } from "@modelcontextprotocol/server";
import { Call, type Tool } from "../../../tools/call.ts";
import type { App } from "../../app.ts";
import type { InFlight } from "../../mcp/in-flight.ts";
import { runTool, type ToolAnswer } from "../../mcp/run-tool.ts";
import { serverInfo } from "../../mcp/server.ts";
import { parseTraceparent } from "../../mcp/trace.ts";
import type { HttpMetrics } from "../admission/guards.ts";
import { httpCaller } from "../endpoint/modern.ts";
import type { Exchange } from "../server/router.ts";
import { goneSignal } from "../server/web.ts";
import { type Counted, counted } from "./counted-text.ts";
import { type PlainCall, plainCalls } from "./plain-call.ts";
import { sendText } from "./send-text.ts";
import { writeResult } from "./write-json.ts";

export interface LaneDeps {
  readonly app: App;
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

export function lane({ app, observe, calls }: LaneDeps): Lane {
  // A question to the person needs a second round, which the SDK handles.
  const tools = new Map(app.tools.filter(({ asks }) => !asks).map((tool) => [tool.name, tool]));
  const plain = plainCalls();
  const identity = { [SERVER_INFO_META_KEY]: serverInfo(app.version) };
  const signature = JSON.stringify(identity);

  function write(id: string | number, { result, reused }: ToolAnswer): Counted {
    const { content, structuredContent, isError, _meta } = result;
    const signed = _meta ? JSON.stringify({ ..._meta, ...identity }) : signature;
    const last = `,"resultType":"complete","_meta":${signed}`;
    return writeResult(id, { content, structuredContent, isError }, reused, last);
  }

  async function answer(
    { request, response, identity: who }: Exchange,
    tool: Tool,
    { id, arguments: args }: PlainCall,
  ): Promise<void> {
    const call = new Call({
      arguments: args,
      caller: httpCaller(who.principal),
      now: app.clock(),
      signal: () => goneSignal(response),
      trace: parseTraceparent(request.headers["traceparent"]),
      requestId: id,
      observe,
    });
    let text: Counted;
    calls.enter();
    try {
      text = write(id, await runTool(app, tool, call, "modern"));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      const { code, message, data } = error;
      text = counted(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } }));
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
