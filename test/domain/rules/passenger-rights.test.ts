import { describe, expect, test } from "vitest";
import { refundFrom, rightsOf } from "../../../src/domain/rules/passenger-rights.ts";

const CASE = {
  km: 5500,
  cancelled: true,
  late: 0,
  noticeDays: 0,
  extraordinary: false,
} as const;

const laws = (from: string, to: string, airline: string) =>
  rightsOf({ ...CASE, from, to, airline }).map(({ law }) => law);
const fact = (change: object) =>
  rightsOf({ ...CASE, from: "DE", to: "US", airline: "DE", ...change })[0]?.fact ?? "";

describe("which law applies", () => {
  test.each([
    ["DE", "US", "US", ["EU261", "US DOT"]],
    ["US", "DE", "DE", ["EU261", "US DOT"]],
    ["US", "DE", "US", ["US DOT"]],
    ["GB", "FR", "FR", ["UK261"]],
    ["FR", "GB", "GB", ["EU261"]],
    ["US", "GB", "GB", ["UK261", "US DOT"]],
    ["CA", "CA", "CA", ["Canada APPR"]],
    ["TR", "TR", "TR", ["Turkey SHY-Passenger"]],
    ["TR", "DE", "TR", ["Turkey SHY-Passenger"]],
    ["BR", "PT", "PT", ["EU261", "Brazil ANAC 400"]],
    ["IN", "SG", "SG", ["India DGCA"]],
    ["IL", "FR", "IL", ["Israel Aviation Services Law"]],
    ["JP", "AU", "AU", []],
    ["NO", "CH", "CH", ["EU261"]],
  ] as const)("%s to %s by an airline of %s", (from, to, airline, expected) => {
    expect(laws(from, to, airline)).toEqual(expected);
  });
});

test("compensation in Europe goes by distance, notice, cause and lateness", () => {
  expect(fact({})).toContain("€600");
  expect(fact({ km: 1200 })).toContain("€250");
  expect(fact({ to: "ES", km: 4200 })).toContain("€400");
  expect(fact({ from: "GB", airline: "GB" })).toContain("£520");
  expect(fact({ noticeDays: 14 })).toContain("no compensation");
  expect(fact({ extraordinary: true })).toContain("extraordinary");
  expect(fact({ cancelled: false, late: 179 })).toContain("only from 3 hours");
  expect(fact({ cancelled: false, late: 200 })).toContain("half");
  expect(fact({ cancelled: false, late: 300 })).not.toContain("half");
});

test("a ticket comes back from so many hours on", () => {
  expect(refundFrom({ from: "US", to: "US" })).toBe(180);
  expect(refundFrom({ from: "US", to: "FR" })).toBe(360);
  expect(refundFrom({ from: "FR", to: "IT" })).toBe(300);
});
