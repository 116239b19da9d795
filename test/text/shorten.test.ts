import { describe, expect, test } from "vitest";
import { TravelError } from "../../src/domain/errors.ts";
import { shorten, shortenValue } from "../../src/text/shorten.ts";

describe("shortening what a caller sent", () => {
  test("leaves short texts alone, and cuts long ones", () => {
    expect(shorten("LHR")).toBe("LHR");
    expect(shorten("a".repeat(1000), 10)).toBe("aaaaaaaaaa…");
  });

  test("leaves nothing that cannot be encoded, even where it cuts a pair", () => {
    for (const text of ["\ud800", "a\udc00b", "😀".repeat(200), `${"x".repeat(199)}😀`]) {
      expect(() => encodeURIComponent(shorten(text))).not.toThrow();
    }
    expect(shorten("😀 ok")).toBe("😀 ok");
  });

  test("shows large objects as the beginning of their JSON", () => {
    const small = { a: [1] };
    expect(shortenValue(small)).toBe(small);
    expect(shortenValue(Array.from({ length: 1000 }, () => 7))).toMatch(/^\[7,7.{196}…$/);
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(shortenValue(deep)).toBe("nested too deeply to be shown");
  });

  test("an error repeats no megabyte, whatever it is made with", () => {
    const long = "é".repeat(1_000_000);
    const details = { reason: "odd", field: long, value: { long }, hint: long };
    const error = new TravelError("invalid", long, details);
    expect(JSON.stringify([error.message, error.details]).length).toBeLessThan(10_000);
    expect(error.stack?.length).toBeLessThan(10_000);
  });
});
