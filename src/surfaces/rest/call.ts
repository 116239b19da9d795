import { TravelError } from "../../domain/errors.ts";
import { Call, callTool, type Tool } from "../../tools/call.ts";
import { isRecord } from "../../tools/json.ts";
import type { App } from "../app.ts";
import { refusalFor } from "../http/admission/admission.ts";
import type { Guards } from "../http/admission/guards.ts";
import { scopeLackedFor } from "../http/admission/scope-check.ts";
import { httpCaller } from "../http/endpoint/modern.ts";
import { sendText } from "../http/lane/send-text.ts";
import { writeOutput } from "../http/lane/write-json.ts";
import { readJson } from "../http/server/body.ts";
import type { HeaderList } from "../http/server/reply.ts";
import type { Exchange } from "../http/server/router.ts";
import { goneSignal, queryOf } from "../http/server/web.ts";
import { parseTraceparent } from "../mcp/trace.ts";
import { argumentsOfQuery, chooseTool, withIdempotencyKey } from "./arguments.ts";
import type { Operation } from "./operations.ts";
import { problemOf, refuseWithProblem, sendProblem } from "./problem.ts";

export interface CallDeps {
  readonly app: App;
  readonly guards: Guards;
  readonly maxBodyBytes: number;
}

/** Answers one request by a tool. */
export async function callOverRest(
  { app, guards, maxBodyBytes }: CallDeps,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  const { request, response, identity, parameters } = exchange;
  try {
    const body = operation.method === "POST" ? await readJson(request, maxBodyBytes) : undefined;
    if (body && "refusal" in body) {
      if (body.refusal.status === 413) guards.metrics.refusal("size");
      return refuseWithProblem(response, body.refusal);
    }
    const { tool, rest } = operation.choice
      ? chooseTool(operation.choice, body?.value)
      : { tool: operation.tool, rest: body?.value };
    const chosen = find(app, tool);
    const lacked = scopeLackedFor(chosen, identity);
    if (lacked !== undefined) {
      return refuseWithProblem(response, await refusalFor(guards, identity, lacked, request));
    }
    const schema = chosen.inputSchema(app.contractSchemas);
    const sent = body
      ? withIdempotencyKey(rest, request.headers["idempotency-key"], schema)
      : argumentsOfQuery(queryOf(request), schema);
    const call = new Call({
      arguments: isRecord(sent) ? { ...sent, ...parameters } : sent,
      caller: httpCaller(identity.principal),
      now: app.clock(),
      signal: () => goneSignal(response),
      trace: parseTraceparent(request.headers["traceparent"]),
      words: false,
      observe: guards.metrics.tool,
    });
    const { output, reused, warnings } = await callTool(chosen, call, app.log);
    const text = writeOutput(output, reused);
    if (!response.headersSent) sendText(response, text, warningsHeader(warnings));
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    sendProblem(response, problemOf(error));
  }
}

/** Room for a few: clients read all headers together only up to 8 or 16 KB. */
const LONGEST_WARNINGS = 4000;

/** Remarks on the call, such as parameters that no tool reads; headers are ASCII. */
function warningsHeader(warnings: readonly string[]): HeaderList | undefined {
  let header = "";
  for (const warning of warnings) {
    const longer = `${header}${header === "" ? "" : ", "}${encodeURIComponent(warning)}`;
    if (longer.length > LONGEST_WARNINGS) break;
    header = longer;
  }
  return header === "" ? undefined : ["Wayfare-Notes", header];
}

function find({ tools }: App, name: string): Tool {
  const tool = tools.find((known) => known.name === name);
  if (!tool) throw new Error(`An operation names a tool that is not served: ${name}`);
  return tool;
}
