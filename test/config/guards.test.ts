import { describe, expect, test } from "vitest";
import { loadConfig } from "../../src/config.ts";

const linux = { platform: "linux", home: "/home/jane", cwd: "/srv" } as const;
const guards = (env: Record<string, string>) => loadConfig(env, {}, linux).guards;

const OAUTH = {
  AUTH_MODE: "oauth",
  OAUTH_ISSUER: "https://login.example.com/",
  OAUTH_AUDIENCE: "https://travel.example.com/mcp, wayfare",
  OAUTH_JWKS_URL: "https://login.example.com/jwks",
};

describe("the rate limit", () => {
  test("is a rate, so that another window allows more or fewer requests in it", () => {
    expect(guards({ RATE_LIMIT_WINDOW_SECONDS: "30" }).rateLimit).toEqual({
      limit: 50,
      windowMs: 30_000,
    });
    expect(guards({ RATE_LIMIT_PER_MINUTE: "600" }).rateLimit?.limit).toBe(600);
  });

  test("lets at least one request through", () => {
    const env = { RATE_LIMIT_PER_MINUTE: "1", RATE_LIMIT_WINDOW_SECONDS: "10" };
    expect(guards(env).rateLimit?.limit).toBe(1);
  });

  test("is generous to this machine's programs only where nobody else is served and none is set", () => {
    expect(guards({}).localRateLimit?.limit).toBe(60_000);
    expect(guards({ RATE_LIMIT_WINDOW_SECONDS: "30" }).localRateLimit?.limit).toBe(30_000);
    for (const env of [
      { RATE_LIMIT_PER_MINUTE: "100" },
      { RATE_LIMIT_ENABLED: "false" },
      { AUTH_MODE: "keys" },
      { PUBLIC_URL: "https://travel.example.com" },
      { TRUST_PROXY: "loopback" },
    ]) {
      expect(guards(env), JSON.stringify(env)).not.toHaveProperty("localRateLimit");
    }
  });

  test("can be turned off", () => {
    expect(guards({ RATE_LIMIT_ENABLED: "false" })).not.toHaveProperty("rateLimit");
  });
});

describe("trusted proxies", () => {
  test("are none, a number of them, or networks", () => {
    expect(guards({ TRUST_PROXY: "off" }).trustProxy).toEqual({ kind: "off" });
    expect(guards({ TRUST_PROXY: "0" }).trustProxy).toEqual({ kind: "off" });
    expect(guards({ TRUST_PROXY: "2" }).trustProxy).toEqual({ kind: "hops", hops: 2 });
    expect(guards({ TRUST_PROXY: "10.0.0.0/8, fd00::/8,192.0.2.7" }).trustProxy).toEqual({
      kind: "networks",
      networks: [
        { address: "10.0.0.0", prefix: 8, family: "ipv4" },
        { address: "fd00::", prefix: 8, family: "ipv6" },
        { address: "192.0.2.7", prefix: 32, family: "ipv4" },
      ],
    });
  });

  test("may be whatever runs on the same machine", () => {
    expect(guards({ TRUST_PROXY: "loopback" }).trustProxy).toMatchObject({
      networks: [{ address: "127.0.0.0" }, { address: "::1" }],
    });
  });

  test.each(["true", "11", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", "proxy.local", ","])(
    "cannot be '%s'",
    (value) => {
      expect(() => guards({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY cannot be/);
    },
  );
});

describe("authentication", () => {
  test("may be by keys", () => {
    expect(guards({ AUTH_MODE: "keys" }).auth).toEqual({ mode: "keys" });
  });

  test("may be by the tokens of an authorization server", () => {
    expect(guards(OAUTH).auth).toEqual({
      mode: "oauth",
      issuer: "https://login.example.com/",
      audience: ["https://travel.example.com/mcp", "wayfare"],
      jwks: { url: "https://login.example.com/jwks" },
    });
    const { OAUTH_JWKS_URL: _, ...withoutUrl } = OAUTH;
    expect(guards({ ...withoutUrl, OAUTH_JWKS_FILE: "~/jwks.json" }).auth).toMatchObject({
      jwks: { file: "/home/jane/jwks.json" },
    });
  });

  test("by tokens says everything that it still needs", () => {
    expect(() => guards({ AUTH_MODE: "oauth" })).toThrow(
      /needs OAUTH_ISSUER\n.*needs OAUTH_AUDIENCE\n.*either OAUTH_JWKS_URL or OAUTH_JWKS_FILE/,
    );
    expect(() => guards({ ...OAUTH, OAUTH_JWKS_FILE: "/jwks.json" })).toThrow(/either/);
    expect(() => guards({ ...OAUTH, OAUTH_AUDIENCE: " , " })).toThrow(/needs OAUTH_AUDIENCE/);
  });

  test("takes no address that is not of the web, or that holds a password", () => {
    for (const url of ["ftp://x/", "example.com", "https://u:p@x/"]) {
      expect(() => guards({ ...OAUTH, OAUTH_JWKS_URL: url })).toThrow(/OAUTH_JWKS_URL cannot be/);
    }
  });
});

test("the public address is kept as an origin", () => {
  expect(guards({ PUBLIC_URL: "https://travel.example.com/" }).publicUrl).toBe(
    "https://travel.example.com",
  );
});
