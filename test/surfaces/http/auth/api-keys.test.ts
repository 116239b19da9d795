import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TravelError } from "../../../../src/domain/errors.ts";
import { type ApiKeys, apiKeys } from "../../../../src/services/keys/keys.ts";
import { sqliteStore } from "../../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../../src/stores/types.ts";
import { keyAuthenticator } from "../../../../src/surfaces/http/auth/api-keys.ts";
import {
  noAuthenticator,
  openAuthenticator,
} from "../../../../src/surfaces/http/auth/authenticator.ts";
import { refusalOf, requestWith } from "./request.ts";

describe("a server that asks for API keys", () => {
  let store: Store;
  let keys: ApiKeys;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 3, 7);
    store = await sqliteStore({ path: ":memory:", now: () => now });
    keys = apiKeys(store.keys, { now: () => now });
  });

  afterEach(async () => {
    await keys.close();
    await store.close();
  });

  const authenticate = (headers: Readonly<Record<string, string>>) =>
    keyAuthenticator(async () => keys).authenticate(requestWith(headers));

  test("takes a key in either header", async () => {
    const { key, text } = await keys.create({ scopes: ["travel:read"] });
    const identity = { principal: `key:${key.id}`, scopes: new Set(["travel:read"]) };
    expect(await authenticate({ authorization: `Bearer ${text}` })).toEqual(identity);
    expect(await authenticate({ authorization: `bearer  ${text}` })).toEqual(identity);
    expect(await authenticate({ "x-api-key": text })).toEqual(identity);
    expect(await authenticate({ authorization: "Basic eDp5", "x-api-key": text })).toEqual(
      identity,
    );
  });

  test("challenges whoever shows none, without an error code", async () => {
    expect(await authenticate({})).toEqual({
      status: 401,
      headers: { "WWW-Authenticate": 'Bearer realm="wayfare"' },
      body: { error: "Authentication required", code: "UNAUTHENTICATED" },
    });
  });

  test("answers an unknown, a revoked, an expired and a broken key alike", async () => {
    const revoked = await keys.create({});
    await keys.revoke(revoked.key.id);
    const expired = await keys.create({ expiresAt: now + 1 });
    const other = await keys.create({});
    now += 1;
    const unknown = `wf_${"0".repeat(12)}_${"0".repeat(40)}`;
    const wrong = other.text.slice(0, -4) + (other.text.endsWith("0000") ? "1111" : "0000");
    const answers = [];
    for (const text of [unknown, revoked.text, expired.text, wrong, "nonsense", "wf_"]) {
      answers.push(await authenticate({ authorization: `Bearer ${text}` }));
    }
    expect(answers[0]).toEqual({
      status: 401,
      headers: { "WWW-Authenticate": 'Bearer realm="wayfare", error="invalid_token"' },
      body: { error: "The credentials are not valid", code: "UNAUTHENTICATED" },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("says that it cannot tell, and reports it, when the storage fails", async () => {
    await store.close();
    const errors: unknown[] = [];
    const authenticator = keyAuthenticator(
      async () => keys,
      (error) => errors.push(error),
    );
    const text = `wf_${"0".repeat(12)}_${"0".repeat(40)}`;
    const outcome = await authenticator.authenticate(requestWith({ "x-api-key": text }));
    const refusal = refusalOf(outcome);
    expect(refusal).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
    expect(refusal.headers).not.toHaveProperty("WWW-Authenticate");
    expect(errors).toEqual([expect.any(TravelError)]);
  });

  test("names the scope that a caller lacks, with what a client should ask for", () => {
    const authenticator = keyAuthenticator(async () => keys);
    expect(authenticator.configured).toBe(true);
    expect(authenticator.insufficientScope("travel:book")).toEqual({
      status: 403,
      headers: {
        "WWW-Authenticate":
          'Bearer realm="wayfare", error="insufficient_scope", scope="travel:read travel:book"',
      },
      body: {
        error: "This needs the scope travel:book",
        code: "INSUFFICIENT_SCOPE",
        scope: "travel:book",
      },
    });
  });
});

describe("a server without authentication", () => {
  test("lets everybody look and book as nobody, but not run the server", async () => {
    const door = noAuthenticator();
    expect(door.configured).toBe(false);
    const identity = await door.authenticate(requestWith({ authorization: "Bearer x" }));
    expect(identity).toEqual({ scopes: new Set(["travel:read", "travel:book"]) });
  });
});

test("the settings pick the authenticator", async () => {
  const options = {
    now: Date.now,
    originOf: () => "http://x",
    openKeys: () => Promise.reject(new Error("not asked for")),
  };
  const off = await openAuthenticator({ mode: "off" }, options);
  const keys = await openAuthenticator({ mode: "keys" }, options);
  const oauth = await openAuthenticator(
    { mode: "oauth", issuer: "i", audience: ["a"], jwks: { file: "/jwks.json" } },
    options,
  );
  expect([off, keys, oauth].map(({ configured }) => configured)).toEqual([false, true, true]);
  expect([off, keys, oauth].map(({ metadata }) => metadata !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});
