import { describe, expect, test } from "vitest";
import { loadConfig } from "../../src/config.ts";

const linux = { platform: "linux", home: "/home/jane", cwd: "/srv" } as const;
const valkey = (env: Record<string, string>) => loadConfig(env, {}, linux).valkey;

describe("the address of Valkey", () => {
  test("is absent unless somebody names a server", () => {
    expect(valkey({})).toBeUndefined();
    expect(valkey({ VALKEY_PORT: "7000", VALKEY_DB: "3", VALKEY_PASSWORD: "x" })).toBeUndefined();
  });

  test("may be given by parts", () => {
    expect(
      valkey({
        VALKEY_HOST: "db",
        VALKEY_PORT: "7000",
        VALKEY_PASSWORD: "p@ss",
        VALKEY_DB: "3",
        VALKEY_TLS: "true",
        VALKEY_WAIT_REPLICAS: "1",
      }),
    ).toEqual({
      nodes: [{ host: "db", port: 7000 }],
      cluster: false,
      tls: true,
      password: "p@ss",
      database: 3,
      waitReplicas: 1,
    });
  });

  test.each([
    ["valkey://db", { nodes: [{ host: "db", port: 6379 }], tls: false, cluster: false }],
    ["redis://db:1/2", { nodes: [{ host: "db", port: 1 }], database: 2, tls: false }],
    ["rediss://u:p%40ss@db:1", { tls: true, username: "u", password: "p@ss" }],
    ["valkeys://:secret@db", { tls: true, password: "secret" }],
    ["valkey://[::1]:7000", { nodes: [{ host: "::1", port: 7000 }] }],
    [
      "valkey://a:1,b:2,valkey://c",
      {
        cluster: true,
        nodes: [
          { host: "a", port: 1 },
          { host: "b", port: 2 },
          { host: "c", port: 6379 },
        ],
      },
    ],
  ])("may be the URL %s", (url, parts) => {
    expect(valkey({ VALKEY_URL: url })).toMatchObject(parts);
  });

  test("takes what the URL leaves out from the other settings", () => {
    const env = { VALKEY_URL: "valkey://db", VALKEY_PASSWORD: "secret", VALKEY_CLUSTER: "true" };
    expect(valkey(env)).toMatchObject({ password: "secret", cluster: true });
  });

  test.each(["http://:hunter2@db", "db:6379", "valkey://:hunter2@", "valkey://:hunter2@db/users"])(
    "is refused when it is %s, without repeating it",
    (url) => {
      expect(() => valkey({ VALKEY_URL: url })).toThrow(/VALKEY_URL/);
      expect(() => valkey({ VALKEY_URL: url })).not.toThrow(/hunter2/);
    },
  );

  test("cannot be another database of a cluster", () => {
    expect(() => valkey({ VALKEY_URL: "valkey://a,b", VALKEY_DB: "1" })).toThrow(/only database 0/);
  });
});
