import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operatorSessions } from "../../../src/services/operator/sessions.ts";
import { AUDIENCE, startIssuer } from "../http/auth/issuer.ts";
import { type Browser, browse, OWN_PAGE, operator, type Served, startConsole } from "./served.ts";

const ADDRESSES: readonly (readonly [method: string, path: string])[] = [
  ["GET", "/me"],
  ["GET", "/overview"],
  ["GET", "/requests"],
  ["GET", "/requests/req_aaaaaaaaaaaaaaaaaaaa"],
  ["POST", "/requests/req_aaaaaaaaaaaaaaaaaaaa/assign"],
  ["POST", "/requests/req_aaaaaaaaaaaaaaaaaaaa/note"],
  ["POST", "/requests/req_aaaaaaaaaaaaaaaaaaaa/answer"],
  ["POST", "/requests/req_aaaaaaaaaaaaaaaaaaaa/undo"],
  ["POST", "/requests/req_aaaaaaaaaaaaaaaaaaaa/book"],
  ["GET", "/bookings"],
  ["GET", "/bookings/TEST-AAAAAA"],
  ["POST", "/bookings/TEST-AAAAAA/cancel"],
  ["POST", "/bookings/TEST-AAAAAA/quote-cancellation"],
  ["POST", "/bookings/TEST-AAAAAA/quote-change"],
  ["POST", "/bookings/TEST-AAAAAA/change"],
  ["GET", "/bookings/TEST-AAAAAA/itinerary.json"],
  ["POST", "/price"],
  ["GET", "/tools"],
  ["POST", "/tools/searchFlights"],
  ["GET", "/places?q=lon"],
  ["GET", "/events"],
  ["POST", "/logout"],
  ["GET", "/nothing-here"],
];

const request = (served: Served, method: string, path: string, headers: object = {}) =>
  fetch(`${served.origin}/console/api${path}`, {
    method,
    headers: { ...(method === "POST" && OWN_PAGE), ...headers },
    ...(method === "POST" && { body: "{}" }),
  });

describe("without authentication, the console", () => {
  let served: Served;

  beforeAll(async () => {
    served = await startConsole();
  });

  afterAll(() => served.close());

  test.each(ADDRESSES)("tells a stranger nothing at %s %s", async (method, path) => {
    for (const headers of [{}, { cookie: `wayfare_console=${"A".repeat(43)}` }]) {
      const response = await request(served, method, path, headers);
      expect(response.status).toBe(401);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ status: 401, reason: "no_session" });
    }
  });

  test("takes no key or token in a header for a session", async () => {
    const response = await request(served, "GET", "/me", { authorization: "Bearer anything" });
    expect(response.status).toBe(401);
  });

  test("lets in who has the link, under the name they give", async () => {
    const leyla = await operator(served, "Leyla");
    expect(leyla.login.status).toBe(200);
    expect(leyla.login.body).toEqual({
      operator: "Leyla",
      role: "supervisor",
      version: "1.2.3",
      auth: "ticket",
      desks: ["gds", "servicing", "flights", "pricecheck", "concierge"],
      gym: false,
    });
    expect((await leyla.get("/me")).body).toEqual(leyla.login.body);
    expect((await operator(served)).login.body.operator).toBe("operator");
  });

  test("gives a cookie that scripts cannot read and other sites cannot send", async () => {
    const { login } = await operator(served);
    const cookie = login.headers.get("set-cookie") ?? "";
    // 43 signs of 6 bits each: 256 bits.
    expect(cookie).toMatch(
      /^wayfare_console=[\w-]{43}; Path=\/console; HttpOnly; SameSite=Strict;/,
    );
    expect(cookie).not.toContain("Secure");
  });

  test("lets one in with a link, of many who come at once", async () => {
    const ticket = await served.ticket();
    const all = await Promise.all(Array.from({ length: 5 }, () => browse(served, { ticket })));
    expect(all.map(({ login }) => login.status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await browse(served, { ticket })).login).toMatchObject({
      status: 401,
      body: { reason: "login_failed" },
    });
  });

  test("keeps nothing in the storage that would open a session", async () => {
    const { cookie } = await operator(served);
    const secret = cookie.split("=")[1] ?? "";
    expect(await served.store.cache.get(`console:session:${secret}`)).toBeUndefined();
  });

  test("lets nobody back in with a cookie after logging out, also at once", async () => {
    const leyla = await operator(served);
    const [first, out] = await Promise.all([leyla.get("/me"), leyla.post("/logout")]);
    expect([200, 401]).toContain(first.status);
    expect(out.headers.get("set-cookie")).toMatch(/^wayfare_console=; .*Max-Age=0/);
    expect((await leyla.get("/me")).status).toBe(401);
  });

  test("ends the session that a browser had when it logs in again", async () => {
    const before = await operator(served);
    const again = await before.send("/login", {
      method: "POST",
      headers: OWN_PAGE,
      body: JSON.stringify({ ticket: await served.ticket() }),
    });
    expect(again.status).toBe(200);
    expect((await before.get("/me")).status).toBe(401);
  });

  test("says what is wrong with a login that is none", async () => {
    const login = (body: string) =>
      fetch(`${served.origin}/console/api/login`, { method: "POST", headers: OWN_PAGE, body });
    expect((await login("[]")).status).toBe(400);
    expect((await login("{")).status).toBe(400);
    expect(await (await login('{"tiket":"x"}')).json()).toMatchObject({ status: 400 });
  });
});

describe("a change", () => {
  let served: Served;
  let leyla: Browser;

  beforeAll(async () => {
    served = await startConsole();
    leyla = await operator(served);
  });

  afterAll(() => served.close());

  const tool = (headers: Record<string, string>) =>
    leyla.send("/tools/searchFlights", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ origin: "LHR", destination: "JFK", departureDate: "2027-03-01" }),
    });

  test("is taken from our own page, and from no page at all", async () => {
    const mark = { "x-wayfare-console": "1" };
    expect((await tool(mark)).status).toBe(200);
    expect((await tool({ ...mark, origin: served.origin })).status).toBe(200);
    const local = served.origin.replace("127.0.0.1", "localhost");
    expect(
      (await fetch(`${local}/console/api/me`, { headers: { cookie: leyla.cookie } })).status,
    ).toBe(200);
  });

  test.each([
    ["without the page's header", {}],
    ["with another value of it", { "x-wayfare-console": "yes" }],
    [
      "from another port of this machine",
      { origin: "http://127.0.0.1:1", "x-wayfare-console": "1" },
    ],
    ["from a page without an origin", { origin: "null", "x-wayfare-console": "1" }],
    [
      "that the browser knows to come from elsewhere",
      { "sec-fetch-site": "same-site", "x-wayfare-console": "1" },
    ],
  ])("%s is refused, cookie or not", async (_, headers) => {
    const answer = await tool(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  });

  test("that logs in or out is held to the same", async () => {
    const ticket = await served.ticket();
    const headers = { "content-type": "application/json", origin: "http://localhost:1" };
    const login = await leyla.send("/login", {
      method: "POST",
      headers: { ...headers, "x-wayfare-console": "1" },
      body: JSON.stringify({ ticket }),
    });
    expect(login.status).toBe(403);
    expect((await leyla.send("/logout", { method: "POST", headers, body: "{}" })).status).toBe(403);
    expect((await leyla.get("/me")).status).toBe(200);
    expect((await browse(served, { ticket })).login.status).toBe(200);
  });

  test("must be JSON", async () => {
    const answer = await leyla.send("/logout", {
      method: "POST",
      headers: { "x-wayfare-console": "1", "content-type": "text/plain" },
      body: "{}",
    });
    expect(answer.status).toBe(415);
  });

  test.each([
    ["GET", "/console/"],
    ["GET", "/console/api/me"],
    ["GET", "/console/api/nothing"],
    ["POST", "/console/api/login"],
    ["OPTIONS", "/console/api/login"],
    ["DELETE", "/console/api/requests"],
  ])("and its answer are closed to other sites' pages: %s %s", async (method, path) => {
    const response = await fetch(`${served.origin}${path}`, { method });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("access-control-allow-methods")).toBeNull();
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("leaves other addresses as open as they were", async () => {
    const response = await fetch(`${served.origin}/openapi.json`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("logging in", () => {
  test("is over for an address that has guessed ten times in a minute", async () => {
    const served = await startConsole();
    try {
      const tries = await Promise.all(
        Array.from({ length: 14 }, () => browse(served, { ticket: "guess" })),
      );
      const statuses = tries.map(({ login }) => login.status);
      expect(statuses).toContain(401);
      expect(statuses).not.toContain(200);
      const { login } = await browse(served, { ticket: await served.ticket() });
      expect(login).toMatchObject({ status: 429, body: { reason: "rate_limit_exceeded" } });
      expect(login.headers.get("retry-after")).toMatch(/^\d+$/);
    } finally {
      await served.close();
    }
  });

  test("stays open to many who have what they need", async () => {
    const served = await startConsole();
    try {
      const logins = Array.from({ length: 15 }, () => operator(served));
      expect((await Promise.all(logins)).map(({ login }) => login.status)).toEqual(
        Array(15).fill(200),
      );
    } finally {
      await served.close();
    }
  });

  test("over https gives a cookie for https alone", async () => {
    const served = await startConsole({ PUBLIC_URL: "https://travel.example.com" });
    try {
      const { login } = await operator(served);
      expect(login.headers.get("set-cookie")).toMatch(/; Secure$/);
    } finally {
      await served.close();
    }
  });

  test("does not get round the limit on requests", async () => {
    const served = await startConsole({
      RATE_LIMIT_ENABLED: "true",
      RATE_LIMIT_PER_MINUTE: "5",
    });
    try {
      const leyla = await operator(served);
      const answers = await Promise.all(Array.from({ length: 8 }, () => leyla.get("/me")));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.body).toMatchObject({ reason: "rate_limit_exceeded" });
    } finally {
      await served.close();
    }
  });
});

describe("with keys, the console", () => {
  let served: Served;

  beforeAll(async () => {
    served = await startConsole({ AUTH_MODE: "keys" });
  });

  afterAll(() => served.close());

  test("lets in who may operate, under the key's name", async () => {
    const key = await served.newKey("Leyla at the desk", ["travel:operate"]);
    const leyla = await browse(served, { key, name: "Somebody else" });
    expect(leyla.login.body).toMatchObject({ operator: "Leyla at the desk", auth: "key" });
    expect((await leyla.get("/requests")).status).toBe(200);
    const found = await leyla.post("/tools/searchFlights", {
      origin: "LHR",
      destination: "JFK",
      departureDate: "2027-03-01",
    });
    expect(found.status).toBe(200);
  });

  test("calls a key without a name by its owner", async () => {
    const key = await served.newKey("", ["travel:operate"], "acme");
    expect((await browse(served, { key })).login.body.operator).toBe("acme");
  });

  test("does not let in who may only book", async () => {
    const key = await served.newKey("agent", ["travel:read", "travel:book"]);
    const { login } = await browse(served, { key });
    expect(login).toMatchObject({ status: 403, body: { reason: "insufficient_scope" } });
    expect(login.headers.get("set-cookie")).toBeNull();
  });

  test.each(["", "wf_nonsense", "two words", "ключ"])(
    "answers %j as any key that is not good",
    async (key) => {
      const { login } = await browse(served, { key });
      expect(login).toMatchObject({ status: 401, body: { reason: "login_failed" } });
    },
  );

  test("ends a session with its key", async () => {
    const key = await served.newKey("temp", ["travel:operate"]);
    const temp = await browse(served, { key });
    expect((await temp.get("/me")).status).toBe(200);
    const listed = await served.keys.list();
    await served.keys.revoke(listed.find(({ name }) => name === "temp")?.id ?? "");
    expect((await temp.get("/me")).status).toBe(401);
  });

  test("makes no links, and a session from before keys were asked for opens nothing", async () => {
    const open = await startConsole();
    const { cookie } = await operator(open);
    const [, secret = ""] = cookie.split("=");
    const { createHash } = await import("node:crypto");
    const id = createHash("sha256").update(secret).digest("hex");
    const kept = await open.store.cache.get(`console:session:${id}`);
    await open.close();
    await served.store.cache.put(`console:session:${id}`, kept ?? "", 60_000);
    const response = await fetch(`${served.origin}/console/api/me`, { headers: { cookie } });
    expect(response.status).toBe(401);
    await expect(served.ticket()).rejects.toThrow();
  });
});

test("with tokens, the console lets in whom the issuer allows to operate", async () => {
  const issuer = await startIssuer(Date.now);
  const served = await startConsole({
    AUTH_MODE: "oauth",
    OAUTH_ISSUER: issuer.name,
    OAUTH_AUDIENCE: AUDIENCE,
    OAUTH_JWKS_URL: issuer.jwksUrl,
  });
  try {
    const good = await issuer.token({ sub: "leyla", scope: "travel:operate" });
    const leyla = await browse(served, { key: good });
    expect(leyla.login.body).toMatchObject({ operator: "leyla", auth: "key" });
    expect((await leyla.get("/bookings")).status).toBe(200);
    const everyday = await issuer.token({ sub: "jane", scope: "travel:read travel:book" });
    expect((await browse(served, { key: everyday })).login.status).toBe(403);
    const old = await issuer.token({ scope: "travel:operate", exp: 1_700_000_000 });
    expect((await browse(served, { key: old })).login.status).toBe(401);
  } finally {
    await served.close();
    await issuer.close();
  }
});

describe("roles", () => {
  let served: Served;

  beforeAll(async () => {
    served = await startConsole({ AUTH_MODE: "keys" });
  });

  afterAll(() => served.close());

  test("follow from the scopes of a key", async () => {
    for (const [scope, role] of [
      ["travel:supervise", "supervisor"],
      ["travel:operate", "agent"],
      ["travel:observe", "read-only"],
    ] as const) {
      const { login } = await browse(served, { key: await served.newKey("Nigar", [scope]) });
      expect(login.body).toMatchObject({ operator: "Nigar", role });
    }
  });

  test("read-only shows everything and changes nothing", async () => {
    const nigar = await browse(served, { key: await served.newKey("Nigar", ["travel:observe"]) });
    expect((await nigar.get("/requests")).status).toBe(200);
    expect((await nigar.get("/overview")).status).toBe(200);
    for (const [, path] of ADDRESSES.filter(
      ([method, address]) => method === "POST" && /\/(requests|bookings)\//.test(address),
    )) {
      const { status, body } = await nigar.post(path, {});
      expect([path, status, body.reason]).toEqual([path, 403, "read_only_role"]);
    }
    expect((await nigar.post("/tools/search_destinations", {})).status).toBe(200);
    const created = await nigar.post("/tools/create_travel_request", {
      contact: "a@example.com",
      message: "Mine.",
    });
    expect(created).toMatchObject({ status: 422, body: { reason: "read_only_role" } });
    expect((await nigar.get("/requests")).body.total).toBe(0);
  });
});

test("a link may name its operator and what they may do", async () => {
  const served = await startConsole();
  const { cache } = served.store;
  const sessions = operatorSessions({
    cache,
    now: Date.now,
    random: randomBytes,
    newId: randomUUID,
    keys: served.keys,
    authenticated: false,
  });
  const ticket = await sessions.newTicket({ name: "Leyla", role: "read-only" });
  const { login } = await browse(served, { ticket, name: "Somebody else" });
  expect(login.body).toMatchObject({ operator: "Leyla", role: "read-only" });
  await served.close();
});
