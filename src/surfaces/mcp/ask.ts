import {
  CLIENT_CAPABILITIES_META_KEY,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { type Ask, Asking, type Blank, type Question } from "../../tools/call.ts";
import { isRecord, valueAt } from "../../tools/json.ts";
import type { Era } from "./connection.ts";

/** The only question of a call. */
const KEY = "missing";
/** People take their time. */
const ANSWER_WITHIN_MS = 600_000;
/** Questions that wait for an answer: of one connection, and of all. Each keeps its whole call. */
const MOST_PER_SERVER = 4;
const MOST_IN_ALL = 250;

const waiting = new WeakMap<McpServer, number>();
let waitingInAll = 0;

/**
 * How a tool asks the person behind a client, where the client can show a form. On a 2025 wire the
 * question goes out in the middle of the call; on the 2026 wire it ends the call, and the client
 * comes back with the answer.
 */
export function askThrough(server: McpServer, era: Era, context: ServerContext): Ask | undefined {
  if (era === "legacy") {
    const able = server.server.getClientCapabilities()?.elicitation;
    return showsForms(able) ? (question) => askBounded(server, context, question) : undefined;
  }
  const able = valueAt(context.mcpReq.envelope, [CLIENT_CAPABILITIES_META_KEY, "elicitation"]);
  return showsForms(able) ? (question) => askLater(context, question) : undefined;
}

/** A client that says nothing more shows forms; one may also open web pages only. */
function showsForms(able: unknown): boolean {
  return isRecord(able) && (isRecord(able["form"]) || Object.keys(able).length === 0);
}

/** Beyond the bound a question counts as declined: what is missing is then said in words. */
async function askBounded(server: McpServer, context: ServerContext, question: Question) {
  const own = waiting.get(server) ?? 0;
  if (own >= MOST_PER_SERVER || waitingInAll >= MOST_IN_ALL) return undefined;
  waiting.set(server, own + 1);
  waitingInAll++;
  try {
    return await askNow(context, question);
  } finally {
    waiting.set(server, (waiting.get(server) ?? 1) - 1);
    waitingInAll--;
  }
}

async function askNow(
  { mcpReq }: ServerContext,
  question: Question,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const answer = await mcpReq.elicitInput(form(question), {
      // Without it a question goes to the stream of the session, which may not be open.
      relatedRequestId: mcpReq.id,
      timeout: ANSWER_WITHIN_MS,
      signal: mcpReq.signal,
    });
    return answer.action === "accept" ? answer.content : undefined;
  } catch {
    // A client that cannot ask after all is no reason to fail: what is missing is said in words.
    return undefined;
  }
}

async function askLater(
  { mcpReq }: ServerContext,
  question: Question,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = inputResponse(mcpReq.inputResponses, KEY);
  if (answer.kind === "missing" && mcpReq.inputResponses === undefined) throw new Asking(question);
  if (answer.kind !== "elicit" || answer.action !== "accept") return undefined;
  return isRecord(answer.content) ? answer.content : undefined;
}

/** The result that makes a client of the 2026 wire ask. */
export function askingResult({ question }: Asking): InputRequiredResult {
  return inputRequired({ inputRequests: { [KEY]: inputRequired.elicit(form(question)) } });
}

function form({ message, blanks }: Question): ElicitRequestFormParams {
  return {
    mode: "form",
    message,
    requestedSchema: {
      type: "object",
      properties: Object.fromEntries(
        Object.entries(blanks).map(([name, blank]) => [name, property(blank)]),
      ),
      required: Object.keys(blanks),
    },
  };
}

function property({ title, description, choices, kind }: Blank) {
  const words = { title, ...(description !== undefined && { description }) };
  if (kind === "count") return { type: "integer" as const, minimum: 1, ...words };
  return { type: "string" as const, ...words, ...(choices && { enum: [...choices] }) };
}
