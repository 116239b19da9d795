import fc from "fast-check";
import type { ToolFacts } from "../../src/tools/define.ts";
import { checkSums, checkText } from "./answers.ts";
import { MARK } from "./desk.ts";
import type { Exploring } from "./explore.ts";
import { Flaw } from "./findings.ts";
import { hostileText, hostileValue, spoilt } from "./hostile.ts";
import { forged, type Pools, toolInput } from "./inputs.ts";
import { anOffer, overSandbox } from "./sandbox.ts";
import {
  type AttackedServer,
  escaped,
  type Headers,
  legacy,
  modern,
  post,
  type Sent,
} from "./server.ts";

const LOOK_EVERY = 50;

/** Requests to a server in a process of its own, as Mallory: MCP, REST, sandbox, console, documents. */
export async function wireAttack(
  server: AttackedServer,
  tools: readonly ToolFacts[],
): Promise<readonly Exploring<Sent>[]> {
  const { as, alice, operatorPage, origin } = server;
  const pools: Pools = {
    pnr: [alice.pnr],
    existingPnr: [alice.pnr],
    sessionId: [alice.sessionId],
    request_id: [alice.requestId],
  };
  const offer = await anOffer(server);
  const ids = [alice.orderId, offer.id, alice.requestId, alice.pnr];
  const mallory = as.mallory;
  const recent: Sent[] = [];

  async function trial(sent: Sent): Promise<void> {
    const where = `${sent.method} ${sent.path.replace(/[?].*/, "").slice(0, 40)}`;
    const answer = await server.send(sent).catch((error: unknown) => {
      throw new Flaw(`${where}: no answer`, String(error));
    });
    const { status, text } = answer;
    if (status >= 500) throw new Flaw(`${where}: ${status}`, text.slice(0, 500));
    const mine = sent.headers?.["cookie"] === undefined;
    const shown = `${JSON.stringify(answer.headers)} ${text.replaceAll(origin, "")}`;
    if (!isDocument(sent)) checkText(where, shown, mine ? [MARK] : []);
    if (answer.headers["x-injected"] !== undefined) throw new Flaw(`${where}: a header`, shown);
    if (text.startsWith("{")) checkSums(where, JSON.parse(text));
    recent.push(sent);
    if (recent.length >= LOOK_EVERY) await server.checkLoop(recent.splice(0));
  }

  const named = (part: string, inputs: fc.Arbitrary<Sent>) => ({ part, inputs, trial });
  return [
    named("MCP over HTTP", overMcp(tools, pools, mallory)),
    named("REST over HTTP", overRest(tools, pools, mallory)),
    named("the Duffel sandbox over HTTP", overSandbox(ids, offer, mallory)),
    named("the console over HTTP", overConsole(ids, operatorPage)),
    named("addresses and headers over HTTP", anywhere(ids, mallory)),
  ];
}

function isDocument({ path }: Sent): boolean {
  return /^\/(?:openapi|docs|llms|agent-tools|console\/(?!api))/.test(path);
}

function argumentsFor(tools: readonly ToolFacts[], pools: Pools) {
  return fc.oneof(
    ...tools.map((tool) =>
      toolInput(tool.inputSchema("portable"), pools).map((input) => ({ name: tool.name, input })),
    ),
  );
}

const METHODS = [
  "tools/list",
  "tools/call",
  "resources/read",
  "resources/list",
  "resources/subscribe",
  "prompts/get",
  "completion/complete",
  "logging/setLevel",
  "initialize",
  "server/discover",
  "ping",
  "notifications/cancelled",
];
const URIS = ["gds://session/bookings", "gds://booking/TEST-AAAAAA", "gds://airports/JFK"];

function overMcp(
  tools: readonly ToolFacts[],
  pools: Pools,
  credentials: Headers,
): fc.Arbitrary<Sent> {
  const calls = argumentsFor(tools, pools).map(({ name, input }) => ({ name, arguments: input }));
  const uri = fc.oneof(fc.constantFrom(...URIS), forged(URIS));
  const params = fc.oneof(
    calls,
    spoilt(fc.record({ uri, name: uri })),
    spoilt(
      fc.constant({
        ref: { type: "ref/resource", uri: "gds://airports/{code}" },
        argument: { name: "code", value: "LH" },
      }),
    ),
    spoilt(
      fc.constant({
        protocolVersion: "2025-11-25",
        capabilities: { elicitation: {} },
        clientInfo: { name: "x", version: "1" },
      }),
    ),
    hostileValue,
  );
  const body = spoilt(
    fc.record({
      jsonrpc: fc.constant("2.0"),
      id: fc.oneof(fc.integer(), fc.string({ maxLength: 8 })),
      method: fc.constantFrom(...METHODS),
      params,
    }),
  );
  const paths = fc.constantFrom("/mcp", "/mcp", "/mcp/gds", "/mcp/concierge", "/mcp/nothing");
  const raw = fc
    .tuple(paths, fc.oneof(body, fc.array(body, { maxLength: 5 }), hostileValue), versions)
    .map(([path, message, version]): Sent => {
      const headers = { accept: "application/json, text/event-stream", ...version };
      return post(path, message, { ...headers, ...credentials });
    });
  const good = calls.map((call) => modern("tools/call", call));
  const older = calls.map((call) => legacy("tools/call", call));
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(good, older).map((sent) => signed(sent, credentials)) },
    { weight: 2, arbitrary: raw },
  );
}

const versions = fc.constantFrom<Headers>(
  {},
  { "mcp-protocol-version": "2025-11-25" },
  { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call" },
  { "mcp-protocol-version": "1999-01-01" },
  { "mcp-session-id": "11111111-1111-4111-8111-111111111111" },
  { "last-event-id": "x" },
);

function overRest(
  tools: readonly ToolFacts[],
  pools: Pools,
  credentials: Headers,
): fc.Arbitrary<Sent> {
  const agent = fc.constantFrom(
    "plan-trip",
    "calculate-budget",
    "check-availability",
    "create-lead",
  );
  const call = argumentsFor(tools, pools);
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom("q", "category", "limit", "cursor", "lang", "city"), hostileText),
    hostileText,
    { maxKeys: 4 },
  );
  const names = fc.constantFrom("destinations", "tours", "excursions");
  return fc.oneof(
    call.map(({ name, input }) => post(`/api/tools/${name}`, input, credentials)),
    fc.tuple(agent, call).map(([name, { input }]) => post(`/agent/${name}`, input, credentials)),
    fc.tuple(names, query).map(([name, parameters]): Sent => {
      const text = Object.entries(parameters).map((pair) => pair.map(escaped).join("="));
      return { method: "GET", path: `/agent/${name}?${text.join("&")}`, headers: credentials };
    }),
  );
}

function overConsole(ids: readonly string[], page: Headers): fc.Arbitrary<Sent> {
  const id = fc.oneof(fc.constantFrom(...ids), forged(ids), hostileText).map(escaped);
  const verb = fc.constantFrom("assign", "note", "answer", "undo", "book");
  const body = spoilt(
    fc.constantFrom<unknown>(
      { version: 1, to: "Leyla" },
      { version: 1, text: "A note" },
      { version: 1, state: "confirmed", reply: "Yes" },
      { version: 1, flightIds: [], passengers: [{ type: "adult", firstName: "A", lastName: "B" }] },
      { reason: "No" },
    ),
  );
  const query = hostileText.map(escaped);
  return fc.oneof(
    fc
      .tuple(id, verb, body)
      .map(([which, what, data]) => post(`/console/api/requests/${which}/${what}`, data, page)),
    fc.tuple(fc.constantFrom("requests", "bookings"), id).map(
      ([list, which]): Sent => ({
        method: "GET",
        path: `/console/api/${list}/${which}`,
        headers: page,
      }),
    ),
    fc.tuple(fc.constantFrom("requests", "bookings", "places"), query, query).map(
      ([list, text, cursor]): Sent => ({
        method: "GET",
        path: `/console/api/${list}?q=${text}&cursor=${cursor}&limit=${text}`,
        headers: page,
      }),
    ),
  );
}

function anywhere(ids: readonly string[], credentials: Headers): fc.Arbitrary<Sent> {
  const part = fc.oneof(
    fc.constantFrom("..", ".", "%2e%2e", "%00", "%ff", "docs", "console", "assets", "mcp", "air"),
    fc.constantFrom(
      "package.json",
      "index.html",
      ".well-known",
      "metrics",
      "health",
      "etc",
      ...ids,
    ),
    hostileText.map(escaped),
  );
  const path = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
  const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
  const value = hostileText.map((text) => escaped(text).slice(0, 500));
  const name = fc.constantFrom(
    "accept",
    "origin",
    "content-type",
    "traceparent",
    "cookie",
    "range",
  );
  return fc
    .tuple(method, path, fc.dictionary(name, value, { maxKeys: 3 }))
    .map(([verb, at, headers]) => ({
      method: verb,
      path: at.slice(0, 4_000),
      headers: { ...headers, ...credentials },
    }));
}

function signed(sent: Sent, credentials: Headers): Sent {
  const { "mcp-name": name, ...headers } = { ...sent.headers, ...credentials };
  // Names that fit no header are left to the raw messages.
  return { ...sent, headers: name === undefined ? headers : { ...headers, "mcp-name": name } };
}
