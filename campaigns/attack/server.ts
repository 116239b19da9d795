import { Agent, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import type { Scope } from "../../src/domain/scopes.ts";
import { apiKeys } from "../../src/services/keys/keys.ts";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import { modernRequest } from "../../test/fixtures/toy-modern.ts";
import { startProbed } from "../probed-server.ts";
import { MARK, NOW } from "./desk.ts";
import { exchange, patiently } from "./exchange.ts";
import { Flaw } from "./findings.ts";
import { leastMs } from "./machine.ts";

export type Headers = Readonly<Record<string, string>>;

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Headers;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The principals of the server under attack, by their credentials. */
export const WHO = [
  "nobody",
  "wrong",
  "revoked",
  "expired",
  "reader",
  "alice",
  "mallory",
  "operator",
] as const;
export type Who = (typeof WHO)[number];

const GRANTS: Readonly<Record<string, readonly Scope[]>> = {
  revoked: ["travel:read", "travel:book", "travel:operate"],
  expired: ["travel:read", "travel:book", "travel:operate"],
  reader: ["travel:read"],
  alice: ["travel:read", "travel:book"],
  mallory: ["travel:read", "travel:book"],
  operator: ["travel:operate"],
};

/** The built server as it is run for others, with Alice's bookings in it. */
export interface AttackedServer {
  readonly port: number;
  readonly origin: string;
  /** Headers that say who is calling. */
  readonly as: Readonly<Record<Who, Headers>>;
  /** An operator's cookie, with what the console's own page sends. */
  readonly operatorPage: Headers;
  readonly alice: Readonly<Record<"pnr" | "sessionId" | "requestId" | "orderId", string>>;
  send(sent: Sent): Promise<Answer>;
  /** Rejects with a `Flaw` when the event loop was held since the last time, by what came then. */
  checkLoop(replay: readonly Sent[]): Promise<void>;
  descriptors(): number;
  stop(): Promise<void>;
}

const MOST_HELD_MS = 200;
const DUFFEL_VERSION = { "duffel-version": "v2" };
export const JSON_TYPE = { "content-type": "application/json" };
const AGED_MS = 1;

export async function startAttacked(): Promise<AttackedServer> {
  let database = "";
  const server = await startProbed((folder) => {
    database = join(folder, "wayfare.db");
    return {
      AUTH_MODE: "keys",
      WAYFARE_DB: database,
      WAYFARE_NOW: NOW,
      RATE_LIMIT_ENABLED: "false",
      SANDBOX_PRIVATE_WEBHOOKS: "false",
      LOG_LEVEL: "info",
    };
  });
  const as = await makeKeys(database);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const send = (sent: Sent) => patiently(() => exchange(server.port, agent, sent));
  const operatorPage = await logIn(send, as.operator);
  const alice = await book(send, as.alice);
  await server.look();

  /** Milliseconds that the loop was held by one request alone. */
  async function heldBy(sent: Sent): Promise<number> {
    await server.look();
    await send(sent).catch(() => {});
    return (await server.look()).held;
  }

  return {
    port: server.port,
    origin: server.origin,
    as,
    operatorPage,
    alice,
    send,
    async checkLoop(replay) {
      if ((await server.look()).held <= MOST_HELD_MS) return;
      for (const sent of replay) {
        const held = await leastMs(MOST_HELD_MS, () => heldBy(sent));
        if (held <= MOST_HELD_MS) continue;
        const detail = `${held.toFixed(0)} ms: ${JSON.stringify(sent).slice(0, 1_500)}`;
        throw new Flaw(`${sent.method} ${sent.path.slice(0, 40)}: held the event loop`, detail);
      }
    },
    descriptors: server.descriptors,
    async stop() {
      agent.destroy();
      const code = await server.stop();
      if (code !== 0) throw new Flaw("the server did not end well", `exit code ${code}`);
    },
  };
}

async function makeKeys(database: string): Promise<Record<Who, Headers>> {
  const store = await sqliteStore({ path: database, now: Date.now });
  const keys = apiKeys(store.keys);
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
  const made = new Map<string, string>();
  for (const [owner, scopes] of Object.entries(GRANTS)) {
    const expiresAt = owner === "expired" ? { expiresAt: Date.now() + AGED_MS } : {};
    const { text, key } = await keys.create({ name: owner, owner, scopes, ...expiresAt });
    if (owner === "revoked") await keys.revoke(key.id);
    made.set(owner, text);
  }
  await keys.close();
  await store.close();
  const of = (who: string) => bearer(made.get(who) ?? "");
  return {
    nobody: {},
    wrong: bearer("wf_aaaaaaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    revoked: of("revoked"),
    expired: of("expired"),
    reader: of("reader"),
    alice: of("alice"),
    mallory: of("mallory"),
    operator: of("operator"),
  };
}

type Send = (sent: Sent) => Promise<Answer>;

async function logIn(send: Send, operator: Headers): Promise<Headers> {
  const key = operator["authorization"]?.replace("Bearer ", "");
  const page = { ...JSON_TYPE, "x-wayfare-console": "1" };
  const body = JSON.stringify({ key });
  const login = await send({
    method: "POST",
    path: "/console/api/login",
    headers: page,
    body,
  });
  const cookie = login.headers["set-cookie"]?.[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`The operator was not let in: ${login.text}`);
  return { ...page, cookie };
}

/** Alice books through the desk and the sandbox, and sends a request. */
async function book(send: Send, alice: Headers): Promise<AttackedServer["alice"]> {
  const tool = async (name: string, args: unknown) => {
    const path = `/api/tools/${name}`;
    const headers = { ...JSON_TYPE, ...alice };
    const answer = await send({ method: "POST", path, headers, body: JSON.stringify(args) });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
  const search = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };
  const { flights, sessionId } = await tool("searchFlights", search);
  const email = `${MARK}@example.com`;
  const { pnr } = await tool("bookFlight", {
    flightIds: [flights[0].id],
    passengers: [{ type: "adult", firstName: "Alice", lastName: MARK }],
    contactEmail: email,
    idempotencyKey: "alice-1",
    sessionId,
  });
  const wish = { name: MARK, contact: email, message: `A wish of ${MARK}` };
  const { request_id: requestId } = await tool("create_travel_request", wish);
  const duffel = async (path: string, data: unknown) => {
    const headers = { ...JSON_TYPE, ...DUFFEL_VERSION, ...alice };
    const body = JSON.stringify({ data });
    return JSON.parse((await send({ method: "POST", path, headers, body })).text).data;
  };
  const { offers } = await duffel("/air/offer_requests?return_offers=true", searchBody());
  const order = await duffel("/air/orders", orderBody(offers[0], MARK));
  return { pnr, sessionId, requestId, orderId: order.id };
}

export function searchBody() {
  return {
    slices: [{ origin: "LHR", destination: "JFK", departure_date: "2027-03-01" }],
    passengers: [{ type: "adult" }],
    cabin_class: "economy",
  };
}

interface OfferToOrder {
  readonly id: string;
  readonly total_amount: string;
  readonly passengers: readonly { readonly id: string }[];
}

export function orderBody({ id, total_amount, passengers }: OfferToOrder, familyName: string) {
  return {
    type: "instant",
    selected_offers: [id],
    passengers: passengers.map((passenger) => ({
      id: passenger.id,
      title: "mrs",
      gender: "f",
      given_name: "Amelia",
      family_name: familyName,
      born_on: "1987-07-24",
      email: "amelia@example.com",
      phone_number: "+442080160509",
    })),
    payments: [{ type: "balance", amount: total_amount, currency: "USD" }],
  };
}

/** A request of the 2026 protocol. */
export function modern(method: string, params: Readonly<Record<string, unknown>>): Sent {
  const { name } = params;
  return {
    method: "POST",
    path: "/mcp",
    headers: {
      ...JSON_TYPE,
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": method,
      ...(typeof name === "string" && { "mcp-name": name }),
    },
    body: JSON.stringify(modernRequest(1, method, params)),
  };
}

/** A request of the 2025 protocol, without a session. */
export function legacy(method: string, params: unknown): Sent {
  return {
    method: "POST",
    path: "/mcp",
    headers: { ...JSON_TYPE, accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  };
}

export function post(path: string, body: unknown, headers: Headers): Sent {
  return {
    method: "POST",
    path,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body) ?? "",
  };
}

/** As a URL needs it; a lone surrogate has no such form. */
export function escaped(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"))
    .slice(0, 3_000)
    .replace(/%\w?$/, "");
}
