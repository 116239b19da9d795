import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  fileKeys,
  KeysUnavailable,
  remoteKeys,
} from "../../../../src/surfaces/http/auth/key-source.ts";
import { oauthAuthenticator, tokenVerifier } from "../../../../src/surfaces/http/auth/oauth.ts";
import { publicOrigins } from "../../../../src/surfaces/http/auth/origin.ts";
import { AUDIENCE, type Issuer, startIssuer } from "./issuer.ts";
import { refusalOf, requestWith } from "./request.ts";

const METADATA =
  'resource_metadata="https://travel.example.com/.well-known/oauth-protected-resource/mcp"';

describe("a server that asks for access tokens", () => {
  let issuer: Issuer;
  let now: number;

  beforeEach(async () => {
    now = Date.now();
    issuer = await startIssuer(() => now);
  });

  afterEach(() => issuer.close());

  function authenticator(onError: (error: unknown) => void = () => {}) {
    return oauthAuthenticator(
      {
        mode: "oauth",
        issuer: issuer.name,
        audience: [AUDIENCE, "wayfare"],
        jwks: { url: issuer.jwksUrl },
      },
      { now: () => now, originOf: () => "https://travel.example.com", onError },
    );
  }

  const authenticate = async (token: string | Promise<string>) =>
    authenticator().authenticate(requestWith({ authorization: `Bearer ${await token}` }));

  test("lets in whom the issuer vouches for, as issuer and subject", async () => {
    expect(await authenticate(issuer.token({ scope: "openid travel:read travel:book" }))).toEqual({
      principal: `${issuer.name}|jane`,
      scopes: new Set(["travel:read", "travel:book"]),
    });
  });

  test.each(["RS512", "PS256", "ES256", "ES384", "EdDSA"])("takes %s signatures", async (alg) => {
    await issuer.rotate(alg);
    expect(await authenticate(issuer.token())).toHaveProperty("principal");
  });

  test.each([
    [{ scp: "travel:book" }, ["travel:book"]],
    [{ scp: ["travel:read", "travel:operate", 7] }, ["travel:read", "travel:operate"]],
    [{ scope: "mail calendar" }, []],
    [{ scope: ["travel:read"] }, ["travel:read"]],
    [{}, []],
  ])("reads the scopes of %j", async (claims, scopes) => {
    const identity = await authenticate(issuer.token({ scope: undefined, ...claims }));
    expect(identity).toMatchObject({ scopes: new Set(scopes) });
  });

  test("takes a token made out for several, when it is one of them", async () => {
    const token = issuer.token({ aud: ["https://other.example.com", "wayfare"] });
    expect(await authenticate(token)).toHaveProperty("principal");
  });

  test("allows for clocks that differ a little", async () => {
    const seconds = Math.floor(now / 1000);
    expect(await authenticate(issuer.token({ exp: seconds - 20 }))).toHaveProperty("principal");
    expect(await authenticate(issuer.token({ nbf: seconds + 20 }))).toHaveProperty("principal");
  });

  test("answers every bad token with the same challenge", async () => {
    const seconds = Math.floor(now / 1000);
    const stranger = await startIssuer(() => now);
    const good = await issuer.token();
    const [head, body, signature = ""] = good.split(".");
    const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const symmetric = new SignJWT({ iss: issuer.name, aud: AUDIENCE, sub: "jane" })
      .setProtectedHeader({ alg: "HS256", kid: "key-1" })
      .setExpirationTime("5m")
      .sign(new TextEncoder().encode(JSON.stringify(issuer.jwks().keys[0])));
    const unsigned = new UnsecuredJWT({ iss: issuer.name, aud: AUDIENCE, sub: "jane" })
      .setExpirationTime("5m")
      .encode();
    const bad: Readonly<Record<string, string>> = {
      expired: await issuer.token({ exp: seconds - 60 }),
      "not yet good": await issuer.token({ nbf: seconds + 60 }),
      endless: await issuer.token({ exp: undefined }),
      "of another issuer": await issuer.token({ iss: "https://evil.example.com" }),
      "for another audience": await issuer.token({ aud: "https://other.example.com" }),
      "for nobody": await issuer.token({ aud: undefined }),
      "without a subject": await issuer.token({ sub: undefined }),
      "with an empty subject": await issuer.token({ sub: "" }),
      "signed by a stranger": await stranger.token({ iss: issuer.name }),
      "with an unknown key": await issuer.token({}, { kid: "key-99" }),
      "with a broken signature": `${head}.${body}.${flipped}`,
      "with another body": `${head}.${Buffer.from("{}").toString("base64url")}.${signature}`,
      "signed with a shared secret": await symmetric,
      unsigned,
      "an API key": `wf_${"0".repeat(12)}_${"0".repeat(40)}`,
      nonsense: "nonsense",
    };
    await stranger.close();
    const expected = {
      status: 401,
      headers: { "WWW-Authenticate": `Bearer realm="wayfare", error="invalid_token", ${METADATA}` },
      body: { error: "The credentials are not valid", code: "UNAUTHENTICATED" },
    };
    for (const [what, token] of Object.entries(bad)) {
      expect(await authenticate(token), what).toEqual(expected);
    }
    expect(await authenticate(good)).toHaveProperty("principal");
  });

  test("tells whoever shows nothing where to learn how to get a token", async () => {
    expect(await authenticator().authenticate(requestWith({}))).toMatchObject({
      status: 401,
      headers: {
        "WWW-Authenticate": `Bearer realm="wayfare", scope="travel:read travel:book", ${METADATA}`,
      },
    });
  });

  test("does not take tokens from anywhere but the Authorization header", async () => {
    const request = requestWith({ "x-api-key": await issuer.token() });
    expect(await authenticator().authenticate(request)).toMatchObject({ status: 401 });
  });

  test("challenges a known caller who needs another scope", () => {
    expect(authenticator().insufficientScope("travel:book", requestWith({}))).toMatchObject({
      status: 403,
      headers: {
        "WWW-Authenticate": `Bearer realm="wayfare", error="insufficient_scope", scope="travel:read travel:book", ${METADATA}`,
      },
    });
  });

  test("publishes what it is and whose tokens it takes", () => {
    expect(authenticator().metadata?.("https://travel.example.com")).toEqual({
      resource: "https://travel.example.com/mcp",
      authorization_servers: [issuer.name],
      scopes_supported: [
        "travel:read",
        "travel:book",
        "travel:operate",
        "travel:supervise",
        "travel:observe",
      ],
      bearer_methods_supported: ["header"],
      resource_name: "Wayfare",
    });
  });

  test.each(["fail", "garbage"] as const)(
    "says that it cannot tell, not that the token is bad, when the keys' server is in state '%s'",
    async (behaviour) => {
      issuer.behaviour = behaviour;
      const errors: unknown[] = [];
      const outcome = await authenticator((error) => errors.push(error)).authenticate(
        requestWith({ authorization: `Bearer ${await issuer.token()}` }),
      );
      const refusal = refusalOf(outcome);
      expect(refusal).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
      expect(refusal.headers).not.toHaveProperty("WWW-Authenticate");
      expect(errors).toEqual([expect.any(KeysUnavailable)]);
    },
  );

  describe("fetching keys", () => {
    const verifier = (keys: ReturnType<typeof remoteKeys>) =>
      tokenVerifier({ issuer: issuer.name, audience: [AUDIENCE] }, keys, () => now);

    test("happens once for many tokens", async () => {
      const verify = verifier(remoteKeys(issuer.jwksUrl));
      const token = await issuer.token();
      const identities = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
      expect(identities.every((identity) => identity?.principal !== undefined)).toBe(true);
      expect(issuer.fetches()).toBe(1);
    });

    test("is given up in time when the server hangs", async () => {
      issuer.behaviour = "hang";
      const verify = verifier(remoteKeys(issuer.jwksUrl, { timeoutMs: 50 }));
      await expect(verify(await issuer.token())).rejects.toThrow(KeysUnavailable);
    });

    test("that failed is not tried again for every token", async () => {
      issuer.behaviour = "fail";
      const verify = verifier(remoteKeys(issuer.jwksUrl, { failedMs: 60_000 }));
      const token = await issuer.token();
      for (let i = 0; i < 5; i++) await expect(verify(token)).rejects.toThrow(KeysUnavailable);
      expect(issuer.fetches()).toBe(1);
    });

    test("that failed is tried again after a while", async () => {
      issuer.behaviour = "fail";
      const verify = verifier(remoteKeys(issuer.jwksUrl, { failedMs: 0 }));
      const token = await issuer.token();
      await expect(verify(token)).rejects.toThrow(KeysUnavailable);
      issuer.behaviour = "serve";
      expect(await verify(token)).toHaveProperty("principal");
    });

    test("finds a new key as soon as a token uses it", async () => {
      const verify = verifier(remoteKeys(issuer.jwksUrl, { unknownKeyMs: 0 }));
      const old = await issuer.token();
      expect(await verify(old)).toBeDefined();
      await issuer.rotate();
      expect(await verify(await issuer.token())).toBeDefined();
      expect(await verify(old)).toBeUndefined();
    });

    test("is not set off again by every unknown key", async () => {
      const verify = verifier(remoteKeys(issuer.jwksUrl));
      for (let i = 0; i < 5; i++) {
        expect(await verify(await issuer.token({}, { kid: `made-up-${i}` }))).toBeUndefined();
      }
      expect(issuer.fetches()).toBe(1);
    });

    test("is not needed where the keys are in a file, which may change", async () => {
      const folder = await mkdtemp(join(tmpdir(), "wayfare-jwks-"));
      const file = join(folder, "jwks.json");
      const verify = verifier(fileKeys(file, 0));
      try {
        const first = await issuer.token();
        await expect(verify(first)).rejects.toThrow(KeysUnavailable);
        await writeFile(file, JSON.stringify(issuer.jwks()));
        expect(await verify(first)).toHaveProperty("principal");
        await issuer.rotate();
        await writeFile(file, JSON.stringify(issuer.jwks()));
        expect(await verify(await issuer.token())).toHaveProperty("principal");
        expect(await verify(first)).toBeUndefined();
        await writeFile(file, "{");
        await expect(verify(first)).rejects.toThrow(KeysUnavailable);
        expect(issuer.fetches()).toBe(0);
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });
});

describe("the origin that clients use", () => {
  const forwarded = {
    host: "127.0.0.1:3000",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "travel.example.com",
  };

  test("is what the operator says", () => {
    const originOf = publicOrigins({
      publicUrl: "https://travel.example.com",
      trustProxy: { kind: "off" },
    });
    expect(originOf(requestWith({ host: "evil.example.com" }))).toBe("https://travel.example.com");
  });

  test("is the request's own without a trusted proxy", () => {
    const originOf = publicOrigins({ trustProxy: { kind: "off" } });
    expect(originOf(requestWith(forwarded))).toBe("http://127.0.0.1:3000");
  });

  test("is what a trusted proxy forwards", () => {
    const originOf = publicOrigins({ trustProxy: { kind: "hops", hops: 1 } });
    expect(originOf(requestWith(forwarded))).toBe("https://travel.example.com");
    expect(originOf(requestWith({ host: "a.example", "x-forwarded-proto": "https" }))).toBe(
      "https://a.example",
    );
  });

  test("cannot break out of a challenge", async () => {
    const door = oauthAuthenticator(
      { mode: "oauth", issuer: "i", audience: ["a"], jwks: { file: "/none" } },
      { now: Date.now, originOf: publicOrigins({ trustProxy: { kind: "off" } }) },
    );
    const refusal = refusalOf(
      await door.authenticate(requestWith({ host: 'x", error="none\r\nSet-Cookie: a=b' })),
    );
    expect(refusal.headers["WWW-Authenticate"]).toMatch(
      /resource_metadata="http:\/\/x, error=noneSet-Cookie: a=b\/[^"]*"$/,
    );
  });
});
