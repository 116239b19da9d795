import { describe, expect, test } from "vitest";
import { scopeCheck } from "../../../../src/surfaces/http/admission/scope-check.ts";

const check = scopeCheck([
  { name: "look", effect: "read", publicRead: false },
  { name: "dream", effect: "read", publicRead: true },
  { name: "book", effect: "create", publicRead: false },
  { name: "drop", effect: "destroy", publicRead: false },
]);

const NOTHING = { scopes: new Set<never>() };
const READER = { scopes: new Set(["travel:read"] as const) };
const BOOKER = { scopes: new Set(["travel:read", "travel:book"] as const) };

const request = (method: string, params?: object) => ({ jsonrpc: "2.0", id: 1, method, params });
const call = (name: string) => request("tools/call", { name, arguments: {} });

describe("what a message needs", () => {
  test.each(["look", "unknown"])("calling %s needs reading", (name) => {
    expect(check(call(name), NOTHING)).toBe("travel:read");
    expect(check(call(name), READER)).toBeUndefined();
  });

  test.each(["book", "drop"])("calling %s needs booking", (name) => {
    expect(check(call(name), READER)).toBe("travel:book");
    expect(check(call(name), BOOKER)).toBeUndefined();
  });

  test.each(["tools/list", "resources/read", "subscriptions/listen", "prompts/get"])(
    "%s needs reading",
    (method) => {
      expect(check(request(method), NOTHING)).toBe("travel:read");
      expect(check(request(method), READER)).toBeUndefined();
    },
  );

  test("reading a view, which holds nothing of the desk, needs nothing", () => {
    expect(check(request("resources/read", { uri: "ui://wayfare/seats/00" }), NOTHING)).toBe(
      undefined,
    );
    expect(check(request("resources/read", { uri: "gds://booking/ui://" }), NOTHING)).toBe(
      "travel:read",
    );
  });

  test.each(["initialize", "ping", "server/discover", "notifications/initialized"])(
    "%s needs nothing",
    (method) => {
      expect(check(request(method), NOTHING)).toBeUndefined();
    },
  );

  test("answers, and what is no message at all, need nothing", () => {
    expect(check({ jsonrpc: "2.0", id: 1, result: {} }, NOTHING)).toBeUndefined();
    expect(check("nonsense", NOTHING)).toBeUndefined();
  });

  test("who shows no credentials may list tools and call the public ones", () => {
    const anybody = { ...NOTHING, anonymous: true };
    expect(check(request("tools/list"), anybody)).toBeUndefined();
    expect(check(call("dream"), anybody)).toBeUndefined();
    expect(check(call("dream"), NOTHING)).toBe("travel:read");
    expect(check(call("look"), anybody)).toBe("travel:read");
    expect(check(call("unknown"), anybody)).toBe("travel:read");
    expect(check(call("book"), anybody)).toBe("travel:book");
    expect(check(request("resources/read"), anybody)).toBe("travel:read");
  });

  test("a batch needs what each of its messages needs", () => {
    expect(check([call("look"), call("book")], READER)).toBe("travel:book");
    expect(check([request("ping"), call("look")], READER)).toBeUndefined();
  });
});
