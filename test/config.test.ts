import { describe, expect, test } from "vitest";
import { OPTIONS } from "../src/config/options.ts";
import { clockOf, loadConfig } from "../src/config.ts";

const linux = { platform: "linux", home: "/home/jane", cwd: "/srv" } as const;

describe("configuration", () => {
  test("has working defaults", () => {
    expect(loadConfig({}, {}, linux)).toEqual({
      transport: "stdio",
      database: "/home/jane/.local/share/wayfare/wayfare.db",
      seed: "fixed",
      sessionTimeout: 3600,
      readOnly: false,
      errorStyle: "jsonrpc",
      contractSchemas: "portable",
      apps: "auto",
      http: {
        host: "127.0.0.1",
        port: 3000,
        workers: 1,
        allowedHosts: [],
        maxBodyBytes: 1_048_576,
        maxConnections: 5000,
        maxSessions: 2000,
        maxStreams: 2000,
      },
      logLevel: "info",
      guards: {
        rateLimit: { limit: 100, windowMs: 60_000 },
        localRateLimit: { limit: 60_000, windowMs: 60_000 },
        trustProxy: { kind: "off" },
        auth: { mode: "off" },
        privateWebhooks: false,
        publicReads: true,
      },
      supply: { priceCheckMs: 25_000 },
      concierge: {},
      desk: { agency: {} },
      gym: { enabled: false, faults: [] },
      given: new Set(),
    });
  });

  test("is read from the environment", () => {
    const env = {
      WAYFARE_DB: ":memory:",
      MOCK_DATA_SEED: "spring",
      WAYFARE_NOW: "2026-04-07",
      MCP_SESSION_TIMEOUT: "60",
      WAYFARE_TOOLSETS: "gds, concierge",
      WAYFARE_TOOLS: "search_flights",
      WAYFARE_EXCLUDE_TOOLS: "cancelBooking,bookCar",
      WAYFARE_READ_ONLY: "1",
      ERROR_STYLE: "tool",
      CONTRACT_SCHEMAS: "exact",
      LOG_LEVEL: "DEBUG",
    };
    expect(loadConfig(env, {}, linux)).toMatchObject({
      database: ":memory:",
      seed: "spring",
      now: Date.UTC(2026, 3, 7),
      sessionTimeout: 60,
      toolsets: ["gds", "concierge"],
      tools: ["search_flights"],
      excludeTools: ["cancelBooking", "bookCar"],
      readOnly: true,
      errorStyle: "tool",
      contractSchemas: "exact",
      logLevel: "debug",
    });
  });

  test("takes a flag over the environment", () => {
    const config = loadConfig({ LOG_LEVEL: "debug", MOCK_DATA_SEED: "a" }, { "log-level": "warn" });
    expect(config).toMatchObject({ logLevel: "warn", seed: "a" });
    expect(config.given).toEqual(new Set(["logLevel", "seed"]));
  });

  test("takes a variable that was left blank as not given", () => {
    expect(loadConfig({ LOG_LEVEL: "", WAYFARE_NOW: "  " }, {}, linux)).toEqual(
      loadConfig({}, {}, linux),
    );
  });

  test("cannot be changed afterwards", () => {
    expect(Object.isFrozen(loadConfig({}))).toBe(true);
  });

  test.each([
    ["LOG_LEVEL", "verbos", "use trace, debug, info, warn, error, fatal, silent"],
    ["MCP_SESSION_TIMEOUT", "1h", "use a whole number from 1 to 31536000"],
    ["MCP_SESSION_TIMEOUT", "0", "use a whole number from 1 to 31536000"],
    [
      "WAYFARE_TOOLSETS",
      "gdss",
      "use gds, servicing, flights, pricecheck, concierge, all (did you mean gds?)",
    ],
    ["WAYFARE_READ_ONLY", "maybe", "use true or false"],
    ["TRANSPORT_MODE", "carrier-pigeon", "use stdio"],
    ["ERROR_STYLE", "json", "use jsonrpc, tool (did you mean jsonrpc?)"],
    ["WAYFARE_NOW", "2027-02-30", "use a date (2027-03-01) or an instant (2027-03-01T09:30:00Z)"],
    ["WAYFARE_NOW", "2027-02-30T10:00Z", "use a date"],
    ["WAYFARE_NOW", "2027-03-01T09:30:00", "use a date"],
  ])("says which setting is wrong, what it was and what to use: %s=%s", (name, value, fix) => {
    expect(() => loadConfig({ [name]: value })).toThrow(`${name} cannot be '${value}': ${fix}`);
  });

  test("names the flag when the flag is wrong, and reports all faults at once", () => {
    expect(() => loadConfig({ ERROR_STYLE: "x" }, { "log-level": "loud" })).toThrow(
      /ERROR_STYLE cannot be 'x'.*\n--log-level cannot be 'loud'/,
    );
  });
});

describe("the database's place", () => {
  const place = (env: Record<string, string>, machine: Parameters<typeof loadConfig>[2]) =>
    loadConfig(env, {}, machine).database;

  test("follows the custom of the platform", () => {
    expect(place({ XDG_DATA_HOME: "/data" }, linux)).toBe("/data/wayfare/wayfare.db");
    expect(place({ XDG_DATA_HOME: "data" }, linux)).toBe(
      "/home/jane/.local/share/wayfare/wayfare.db",
    );
    expect(place({}, { platform: "darwin", home: "/Users/jane", cwd: "/" })).toBe(
      "/Users/jane/Library/Application Support/wayfare/wayfare.db",
    );
    const windows = { platform: "win32", home: "C:\\Users\\jane", cwd: "C:\\" } as const;
    expect(place({}, windows)).toBe("C:\\Users\\jane\\AppData\\Local\\wayfare\\wayfare.db");
    expect(place({ LOCALAPPDATA: "D:\\Data" }, windows)).toBe("D:\\Data\\wayfare\\wayfare.db");
    expect(place({ WAYFARE_DB: "~\\w.db" }, windows)).toBe("C:\\Users\\jane\\w.db");
  });

  test("may be given from home or from the working folder", () => {
    expect(place({ WAYFARE_DB: "~/w.db" }, linux)).toBe("/home/jane/w.db");
    expect(place({ WAYFARE_DB: "w.db" }, linux)).toBe("/srv/w.db");
    expect(place({ WAYFARE_DB: "/var/w.db" }, linux)).toBe("/var/w.db");
  });
});

describe("the clock", () => {
  test("stands still where it was stopped", () => {
    const clock = clockOf(loadConfig({ WAYFARE_NOW: "2026-04-07T10:30:00+02:00" }));
    expect(clock()).toBe(Date.UTC(2026, 3, 7, 8, 30));
    expect(clock()).toBe(clock());
  });

  test("runs otherwise", () => {
    expect(clockOf(loadConfig({}))).toBe(Date.now);
  });
});

test("no two settings share a flag or a variable", () => {
  const options = Object.values(OPTIONS);
  expect(new Set(options.map((option) => option.env)).size).toBe(options.length);
  expect(new Set(options.map((option) => option.flag)).size).toBe(options.length);
});
