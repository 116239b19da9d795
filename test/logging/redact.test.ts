import { describe, expect, test } from "vitest";
import { isHarmless, redact, redactText } from "../../src/logging/redact.ts";
import { growth, LINEAR } from "../support/growth.ts";

const MASK = "[redacted]";

describe("redacting a text", () => {
  test.each([
    ["write to jane.o'neil+trip@mail.example.com now", `write to ${MASK} now`],
    ["почта: əli@nümunə.az", `почта: ${MASK}`],
    ["call +44 20 7946 0958.", `call ${MASK}.`],
    ["call +994501234567", `call ${MASK}`],
    ["call (212) 555-0100", `call ${MASK}`],
    ["card 4111111111111111", `card ${MASK}`],
    ["authorization: Bearer abcdef123456", `authorization: Bearer ${MASK}`],
    ["key duffel_live_AbCdEf123456", `key ${MASK}`],
    ["key sk-abcdefgh12345678", `key ${MASK}`],
    ["jwt eyJhbGciOi.eyJzdWIiOi.sig", `jwt ${MASK}`],
    ["/agent/requests/req_vip_abcd2345efgh6723wxyz", "/agent/requests/req_vip_abcd…"],
    ["redis://user:hunter2@cache:6379/0", `redis://user:${MASK}@cache:6379/0`],
  ])("masks what is private in: %s", (text, safe) => {
    expect(redactText(text)).toBe(safe);
  });

  test.each([
    "2027-03-01T08:05:00-05:00",
    "2027-03-01T08:05:00+05:30",
    "TEST-AB12CD",
    "BA 178 LHR-JFK 12345 cents",
    "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    "12345678-1234-4123-8123-123456789012",
    "127.0.0.1:3000",
    "version 22.14.0",
    "gds://session/current",
  ])("leaves %s alone", (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe("redacting a value", () => {
  test("masks by name, however it is spelt", () => {
    const value = {
      contactEmail: "x",
      contact_phone: "y",
      passengers: [{ firstName: "Jane", last_name: "Roe", dateOfBirth: "1990-01-01" }],
      headers: { Authorization: "z", "X-Api-Key": "k", cookie: "c" },
      passportNumber: "P1",
      document_number: "D1",
      idempotencyKey: "i",
      contact: { kind: "phone", value: "1" },
    };
    expect(redact(value)).toEqual({
      contactEmail: MASK,
      contact_phone: MASK,
      passengers: [{ firstName: MASK, last_name: MASK, dateOfBirth: MASK }],
      headers: { Authorization: MASK, "X-Api-Key": MASK, cookie: MASK },
      passportNumber: MASK,
      document_number: MASK,
      idempotencyKey: MASK,
      contact: MASK,
    });
  });

  test("keeps what operators need", () => {
    const value = { tool: "searchFlights", operationId: "a-1", latencyMs: 1.5, airlineName: "KLM" };
    expect(redact(value)).toEqual(value);
  });

  test("needs no copy of a line that holds nothing to hide, and of no other", () => {
    const operationId = "0d51dc96-0862-42a6-bd57-059a8c5c79e3";
    const line = { operationId, tool: "searchFlights", latencyMs: 1.5, ok: true, field: undefined };
    expect(isHarmless(line)).toBe(true);
    const telling = [
      { phone: 5550100 },
      { note: "ada@example.com" },
      { note: "two words" },
      { where: { email: "x" } },
      { err: new Error("x") },
      { list: ["a"] },
      { nothing: null },
    ];
    expect(telling.map((fields) => isHarmless({ ...line, ...fields }))).toEqual(
      telling.map(() => false),
    );
  });

  test("covers errors with their stacks and causes", () => {
    const error = new Error("no seat for jane@example.com", {
      cause: new Error("token=Bearer abcdefgh1234"),
    });
    const text = JSON.stringify(redact({ err: error }));
    expect(text).toContain("no seat for");
    expect(text).toContain("redact.test.ts");
    expect(text).not.toContain("jane@");
    expect(text).not.toContain("abcdefgh1234");
  });

  test("ends on circles, on depth and on length, and leaves its input as it was", () => {
    const circle: Record<string, unknown> = { email: "a@b.co" };
    circle["self"] = circle;
    expect(redact(circle)).toEqual({ email: MASK, self: "[circular]" });
    expect(circle["email"]).toBe("a@b.co");

    let deep: unknown = "end";
    for (let level = 0; level < 50; level++) deep = { deep };
    expect(JSON.stringify(redact(deep))).toContain("[deep]");
    expect(redact(Array.from({ length: 150 }, () => 1))).toHaveLength(101);
  });

  test("shows the same object twice when it is no circle", () => {
    const place = { code: "LHR" };
    expect(redact({ from: place, to: place })).toEqual({ from: place, to: place });
  });
});

describe("what a line of the log may cost", () => {
  const RUNS = {
    letters: "a",
    words: "ab ",
    dashes: "a-",
    dots: "a.",
    digits: "12",
    "a number with breaks": "1 ",
    brackets: "(1",
    pluses: "+1",
    ats: "a@",
    addresses: "a@b.c_",
    addressees: "a@b.c ",
    schemes: "a://",
    "schemes and colons": "a://b:",
    tokens: "eyJ-",
    keys: "sk-",
    "kinds of key": "a_live_",
    bearers: "bearer ",
    "spaced bearers": "bearer\t\t",
    requests: "req_abcd",
    umlauts: "ü",
    quotes: "'",
  };

  test.each(Object.entries(RUNS))("grows with the length of a text: %s", (_, run) => {
    expect(growth((size) => redactRuns(run, size), 240)).toBeLessThan(LINEAR);
  });

  test("no text is longer than a few thousand characters", () => {
    for (const run of Object.values(RUNS)) {
      expect(redactText(run.repeat(500_000)).length).toBeLessThan(12_000);
    }
    expect(isHarmless({ field: "a".repeat(1_000_000) })).toBe(false);
  });

  test("neither is a name, and a name too long to judge hides its value", () => {
    const long = "n".repeat(1_000_000);
    expect(redact({ [long]: "Jane" })).toEqual({ [`${"n".repeat(100)}…`]: MASK });
  });

  test("a line holds a thousand values, however they are nested", () => {
    const wide = (depth: number): unknown =>
      depth === 0 ? "x" : Array.from({ length: 40 }, () => wide(depth - 1));
    expect(JSON.stringify(redact(wide(4))).length).toBeLessThan(20_000);
  });
});

/** Below the length at which texts are cut, so that only the patterns count. */
function redactRuns(run: string, size: number): void {
  redactText(run.repeat(Math.ceil(size / run.length)).slice(0, size));
}
