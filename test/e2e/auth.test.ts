import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { ROOT } from "../support/build.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";
import { AUDIENCE, type Issuer, startIssuer } from "../surfaces/http/auth/issuer.ts";

const NOW = "2026-04-07T10:00:00Z";
const SEARCH = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" };

type Headers = Readonly<Record<string, string>>;

function rpc(port: number, method: string, params: unknown, headers: Headers): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
}

function call(port: number, name: string, args: unknown, headers: Headers): Promise<Response> {
  return rpc(port, "tools/call", { name, arguments: args }, headers);
}

function first(pattern: RegExp, text: string): string {
  const found = pattern.exec(text)?.[0];
  if (found === undefined) throw new Error(`No ${pattern} in: ${text}`);
  return found;
}

async function book(port: number, headers: Headers): Promise<string> {
  const found = await (await call(port, "searchFlights", SEARCH, headers)).text();
  const booking = {
    flightIds: [first(/FL\d-[A-Z0-9-]+/, found)],
    passengers: [{ type: "adult", firstName: "Jane", lastName: "Doe" }],
    contactEmail: "jane@example.com",
  };
  return first(/TEST-[A-Z0-9]{6}/, await (await call(port, "bookFlight", booking, headers)).text());
}

describe("a server with API keys", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let wayfare: WayfareProcess;
  let database: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    database = join(folder.path, "wayfare.db");
    wayfare = await startWayfare({
      AUTH_MODE: "keys",
      WAYFARE_DB: database,
      WAYFARE_NOW: NOW,
      RATE_LIMIT_PER_MINUTE: "1000",
    });
  });

  afterAll(async () => {
    await wayfare?.stop();
    await folder.remove();
  });

  function keys(...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["dist/main.js", "keys", ...args],
      { cwd: ROOT, env: { PATH: process.env["PATH"], WAYFARE_DB: database }, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  }

  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

  test("lets nobody in without one, to tools and metrics, but tells its health", async () => {
    const refused = await call(wayfare.port, "searchFlights", SEARCH, {});
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe('Bearer realm="wayfare"');
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    const at = (path: string) => fetch(`http://127.0.0.1:${wayfare.port}${path}`);
    expect((await at("/metrics")).status).toBe(401);
    expect((await at("/health")).status).toBe(200);
  });

  test("lets a client book with one, made while the server runs", async () => {
    const key = keys("create", "--name", "sdk");
    const client = new Client({ name: "test", version: "1" });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${wayfare.port}/mcp`), {
        requestInit: { headers: bearer(key) },
      }),
    );
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("bookFlight");
    await client.close();
    expect(await book(wayfare.port, { "x-api-key": key })).toMatch(/^TEST-/);
  });

  test("answers for another's PNR exactly as for one that does not exist", async () => {
    const [alice, bob] = [bearer(keys("create")), bearer(keys("create"))];
    const pnr = await book(wayfare.port, alice);
    const retrieve = async (who: Headers, which: string) => {
      const response = await call(wayfare.port, "retrieveBooking", { pnr: which }, who);
      return { status: response.status, text: await response.text() };
    };
    expect((await retrieve(alice, pnr)).text).toContain('"Jane"');
    const strange = await retrieve(bob, pnr);
    const unknown = await retrieve(bob, "TEST-0O0O0O");
    expect(strange).toEqual({
      ...unknown,
      text: unknown.text.replaceAll("TEST-0O0O0O", pnr),
    });
    const cancelled = await call(wayfare.port, "cancelBooking", { pnr }, bob);
    expect(await cancelled.text()).toContain("error");
    expect((await retrieve(alice, pnr)).text).toContain('"confirmed"');
  });

  test("shares bookings between the keys of one owner", async () => {
    const old = bearer(keys("create", "--owner", "acme"));
    const fresh = bearer(keys("create", "--owner", "acme"));
    const pnr = await book(wayfare.port, old);
    const response = await call(wayfare.port, "retrieveBooking", { pnr }, fresh);
    expect(await response.text()).toContain('"Jane"');
  });

  test("keeps a session to the one who opened it", async () => {
    const [alice, bob] = [bearer(keys("create")), bearer(keys("create"))];
    const opened = await rpc(
      wayfare.port,
      "initialize",
      {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "test", version: "1" },
      },
      alice,
    );
    const session = { "mcp-session-id": opened.headers.get("mcp-session-id") ?? "" };
    await opened.text();
    const list = (who: Headers) => rpc(wayfare.port, "tools/list", {}, { ...who, ...session });
    expect((await list(alice)).status).toBe(200);
    expect((await list(bob)).status).toBe(404);
  });

  test("lets a key do no more than its scopes say", async () => {
    const reader = bearer(keys("create", "--scopes", "travel:read"));
    expect((await call(wayfare.port, "searchFlights", SEARCH, reader)).status).toBe(200);
    const refused = await call(wayfare.port, "bookFlight", {}, reader);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
    const operator = bearer(keys("create", "--scopes", "travel:operate"));
    const at = (who: Headers) =>
      fetch(`http://127.0.0.1:${wayfare.port}/metrics`, { headers: who });
    expect((await at(reader)).status).toBe(403);
    expect(await (await at(operator)).text()).toContain("wayfare_tool_calls_total");
  });

  test("shuts out a revoked key with the next request", async () => {
    const key = keys("create");
    expect((await call(wayfare.port, "searchFlights", SEARCH, bearer(key))).status).toBe(200);
    keys("revoke", key);
    expect((await call(wayfare.port, "searchFlights", SEARCH, bearer(key))).status).toBe(401);
  });

  test("counts requests for each key by itself", async () => {
    const remaining = async (who: Headers) => {
      const { headers } = await rpc(wayfare.port, "ping", {}, who);
      return Number(headers.get("x-ratelimit-remaining"));
    };
    const [one, other] = [bearer(keys("create")), bearer(keys("create"))];
    expect(await remaining(one)).toBe(999);
    expect(await remaining(one)).toBe(998);
    expect(await remaining(other)).toBe(999);
  });
});

describe("a server with OAuth", () => {
  let issuer: Issuer;
  let wayfare: WayfareProcess;

  beforeAll(async () => {
    issuer = await startIssuer(Date.now);
    wayfare = await startWayfare({
      AUTH_MODE: "oauth",
      OAUTH_ISSUER: issuer.name,
      OAUTH_AUDIENCE: AUDIENCE,
      OAUTH_JWKS_URL: issuer.jwksUrl,
      PUBLIC_URL: "https://travel.example.com",
      WAYFARE_NOW: NOW,
    });
  });

  afterAll(async () => {
    await wayfare?.stop();
    await issuer?.close();
  });

  const search = (headers: Headers) => call(wayfare.port, "searchFlights", SEARCH, headers);

  test("says that it cannot tell while the issuer's keys are not to be had", async () => {
    issuer.behaviour = "fail";
    const token = await issuer.token();
    const refused = await search({ authorization: `Bearer ${token}` });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    issuer.behaviour = "serve";
  });

  test("leads a client from its refusal to the authorization server", async () => {
    const refused = await search({});
    expect(refused.status).toBe(401);
    const metadata = /resource_metadata="([^"]*)"/.exec(
      refused.headers.get("www-authenticate") ?? "",
    )?.[1];
    expect(metadata).toBe("https://travel.example.com/.well-known/oauth-protected-resource/mcp");
    const { pathname } = new URL(metadata ?? "");
    const document = await fetch(`http://127.0.0.1:${wayfare.port}${pathname}`);
    expect(await document.json()).toMatchObject({
      resource: "https://travel.example.com/mcp",
      authorization_servers: [issuer.name],
    });
  });

  test("lets in whom the issuer vouches for, with the scopes it granted", async () => {
    const token = await issuer.token({ scope: "travel:read" });
    const headers = { authorization: `Bearer ${token}` };
    // The keys could not be had a moment ago; they are asked for again after two seconds.
    await expect.poll(async () => (await search(headers)).status, { interval: 200 }).toBe(200);
    const refused = await call(wayfare.port, "bookFlight", {}, headers);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toContain('scope="travel:read travel:book"');
  });

  test("judges tokens by the real time, though the desk's clock stands still", async () => {
    const expired = await issuer.token({ exp: Math.floor(Date.now() / 1000) - 60 });
    expect((await search({ authorization: `Bearer ${expired}` })).status).toBe(401);
  });
});
