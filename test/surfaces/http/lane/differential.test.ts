import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalToy, startLocalToy } from "../../../fixtures/toy-local.ts";
import { modernRequest } from "../../../fixtures/toy-modern.ts";
import { startToyServer } from "../../../fixtures/toy-server.ts";
import { openSession } from "../../../fixtures/toy-session.ts";
import { fc } from "../../../support/properties.ts";
import { startRoundRobin } from "../../../support/round-robin.ts";
import { SHOWS_VIEWS } from "../../../support/ui-extension.ts";
import { WORKERS } from "../../../support/workers.ts";

/**
 * The lane beside the SDK may never answer differently from it. So the same requests, plain, unusual
 * and broken, go to a server with the lane and to one without.
 */
/** Fewer where each takes a connection of its own. */
const RUNS = WORKERS === undefined ? 3000 : 600;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const META = "io.modelcontextprotocol/";

interface Quick {
  readonly origin: string;
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

let quick: Quick;
let plain: LocalToy;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  quick = WORKERS === undefined ? await startLocalToy() : await startWithWorkers();
  plain = await startLocalToy(undefined, { lane: false });
});

afterAll(async () => {
  agent.destroy();
  await Promise.all([quick.close(), plain.close()]);
});

/** Every other request is a worker's that has not seen the one before. */
async function startWithWorkers(): Promise<Quick> {
  const toy = await startToyServer();
  const proxy = await startRoundRobin([Number(toy.url.port)]);
  const close = () => proxy.close().then(() => toy.stop());
  return { origin: proxy.url.origin, url: String(proxy.url), close };
}

interface Sent {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

interface Received {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function send({ origin }: Pick<Quick, "origin">, { headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/mcp`, { method: "POST", headers, agent }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += String(chunk);
      });
      response.on("end", () => {
        const { date: _, "content-length": __, "mcp-session-id": ___, ...rest } = response.headers;
        // Unexpected errors are told under an id of their own.
        const known = text.replace(UUID, "<id>");
        resolve({ status: response.statusCode, headers: rest, body: parsed(known) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function parsed(text: string): unknown {
  // The ids of a stream's events are its own.
  if (/^(id|event):/.test(text))
    return text
      .replace(/^id: .*$/gm, "id")
      .split("\n")
      .map(parsedLine);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parsedLine(line: string): unknown {
  return line.startsWith("data: {") ? parsed(line.slice("data: ".length)) : line;
}

const calls = fc.oneof(
  fc.record({ name: fc.constant("findToys"), arguments: toys() }),
  fc.record({
    name: fc.constantFrom("failToy", "fail_politely"),
    arguments: fc.record({
      code: fc.constantFrom(
        "invalid",
        "not_found",
        "rule",
        "conflict",
        "unavailable",
        "crash",
        "?",
      ),
    }),
  }),
  fc.record({
    name: fc.constant("dream_of_toys"),
    arguments: fc.record({ wish: fc.string({ maxLength: 25 }) }),
  }),
  fc.record({ name: fc.constant("ringBell") }),
  fc.record({ name: fc.constantFrom("stealToys", "", "toString"), arguments: fc.object() }),
);

function toys() {
  return fc.record(
    { prefix: fc.constantFrom("ba", "", "BA", "→"), limit: fc.integer({ min: -1, max: 12 }) },
    { requiredKeys: ["prefix"] },
  );
}

/** What can be wrong with a request's headers, or merely unusual; `undefined` leaves one out. */
const HEADER_TWISTS: readonly (readonly [string, string | undefined])[] = [
  ["mcp-protocol-version", undefined],
  ["mcp-protocol-version", "2025-11-25"],
  ["mcp-protocol-version", " 2026-07-28"],
  ["mcp-protocol-version", "2099-01-01"],
  ["mcp-method", undefined],
  ["mcp-method", "tools/list"],
  ["mcp-name", undefined],
  ["mcp-name", "findToy"],
  ["mcp-name", "=?base64?ZmluZFRveXM=?="],
  ["mcp-session-id", "11111111-1111-4111-8111-111111111111"],
  ["accept", undefined],
  ["accept", "application/json"],
  ["accept", "text/event-stream"],
  ["accept", "*/*"],
  ["content-type", "application/json; charset=utf-8"],
  ["content-type", "text/plain"],
  ["mcp-param-prefix", "ba"],
  ["traceparent", `00-${"a".repeat(32)}-${"b".repeat(16)}-01`],
];

/** The parts of a message that something else may stand in. */
const BODY_TWISTS: readonly (readonly string[])[] = [
  ["jsonrpc"],
  ["id"],
  ["method"],
  ["extra"],
  ["params"],
  ["params", "arguments"],
  ["params", "arguments", "__proto__"],
  ["params", "name"],
  ["params", "extra"],
  ["params", "task"],
  ["params", "inputResponses"],
  ["params", "requestState"],
  ["params", "_meta"],
  ["params", "_meta", "progressToken"],
  ["params", "_meta", "traceparent"],
  ["params", "_meta", `${META}logLevel`],
  ["params", "_meta", `${META}protocolVersion`],
  ["params", "_meta", `${META}clientInfo`],
  ["params", "_meta", `${META}clientInfo`, "name"],
  ["params", "_meta", `${META}clientInfo`, "title"],
  ["params", "_meta", `${META}clientCapabilities`],
  ["params", "_meta", `${META}clientCapabilities`, "sampling"],
  ["params", "_meta", `${META}clientCapabilities`, "elicitation"],
  ["params", "_meta", `${META}clientCapabilities`, "extensions"],
];

/** `undefined` does not survive JSON, so it takes the part away. */
function put(node: object, [step = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    Object.defineProperty(node, step, { value, enumerable: true, configurable: true });
    return;
  }
  const next: unknown = Reflect.get(node, step);
  if (typeof next === "object" && next !== null) put(next, rest, value);
}

const values = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, "", "x", 0, 1.5, -1, 2 ** 53, true, [], {}, [1]),
  fc.constantFrom<unknown>("2.0", "tools/call", { form: {} }, { name: "x" }, { version: 1 }),
  fc.constantFrom<unknown>(
    SHOWS_VIEWS,
    SHOWS_VIEWS.extensions,
    ...[null, [], {}, { mimeTypes: 1 }, { mimeTypes: [1] }, { mimeTypes: [], more: 1 }].map(
      (views) => ({ [`${META}ui`]: views }),
    ),
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
);

const headerTwists = fc.array(fc.constantFrom(...HEADER_TWISTS), { maxLength: 1 });
const bodyTwists = fc.array(fc.tuple(fc.constantFrom(...BODY_TWISTS), values), { maxLength: 2 });
const ids = fc.oneof(fc.integer(), fc.string({ maxLength: 20 }), fc.constant(0));

test("with and without the lane, a server gives the same answers", async () => {
  let alike = 0;
  await fc.assert(
    fc.asyncProperty(calls, ids, headerTwists, bodyTwists, async (call, id, odd, wrong) => {
      const message = { ...modernRequest(0, "tools/call", call), id };
      const changed: object = structuredClone(message);
      for (const [path, value] of wrong) put(changed, path, value);
      const usual = {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": call.name,
      };
      const headers = Object.entries({ ...usual, ...Object.fromEntries(odd) });
      const sent = {
        headers: Object.fromEntries(headers.filter(([, value]) => value !== undefined)),
        body: JSON.stringify(changed),
      };
      const [one, other] = await Promise.all([send(quick, sent), send(plain, sent)]);
      expect(one).toEqual(other);
      if (one.status === 200) alike++;
    }),
    { numRuns: RUNS, seed: 20261115 },
  );
  // Not everything was refused: most of these are calls that work.
  expect(alike).toBeGreaterThan(RUNS / 4);
});

/** The parts of a 2025 message that something else may stand in. */
const LEGACY_TWISTS: readonly (readonly string[])[] = [
  ["jsonrpc"],
  ["id"],
  ["method"],
  ["extra"],
  ["params"],
  ["params", "arguments"],
  ["params", "arguments", "__proto__"],
  ["params", "name"],
  ["params", "extra"],
  ["params", "_meta"],
];

test("in a 2025 session, too", async () => {
  const sessions = await Promise.all([openSession(quick.url), openSession(plain.url)]);
  const versions = fc.constantFrom(
    "2025-11-25",
    "2025-06-18",
    "constructor",
    "2025-03-26",
    "2024-11-05",
    "2099",
    undefined,
  );
  const accepts = fc.constantFrom("application/json, text/event-stream", "application/json");
  const wrongs = fc.array(fc.tuple(fc.constantFrom(...LEGACY_TWISTS), values), { maxLength: 1 });
  let alike = 0;
  await fc.assert(
    fc.asyncProperty(
      calls,
      ids,
      versions,
      accepts,
      wrongs,
      async (call, id, version, accept, wrong) => {
        const message = { jsonrpc: "2.0", id, method: "tools/call", params: structuredClone(call) };
        for (const [path, value] of wrong) put(message, path, value);
        const sent = (session: number) => ({
          headers: {
            "content-type": "application/json",
            accept,
            ...(version !== undefined && { "mcp-protocol-version": version }),
            "mcp-session-id": sessions[session]?.id,
          },
          body: JSON.stringify(message),
        });
        const [one, other] = await Promise.all([send(quick, sent(0)), send(plain, sent(1))]);
        expect(one).toEqual(other);
        if (one.status === 200) alike++;
      },
    ),
    { numRuns: RUNS / 3, seed: 20261115 },
  );
  expect(alike).toBeGreaterThan(RUNS / 12);
});
