import { describe, expect, test } from "vitest";
import { leftWith, refundFrom, rightsOf } from "../../../src/domain/rules/passenger-rights.ts";

const CASE = {
  carrier: "Lufthansa",
  km: 5500,
  cancelled: true,
  earlier: 0,
  late: 0,
  landed: false,
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

test.each([
  [{ km: 1200 }, 60, 119, "none"],
  [{ km: 1200 }, 61, 119, "half"],
  [{ km: 1200 }, 175, -175, "all"],
  [{ km: 1200 }, 0, 121, "all"],
  [{ km: 5500 }, 0, 240, "half"],
  [{ km: 5500, noticeDays: 8 }, 120, 239, "none"],
  [{ noticeDays: 14 }, 0, 0, undefined],
  [{ extraordinary: true }, 0, 600, undefined],
  [{ from: "JP", to: "AU", airline: "AU" }, 0, 600, undefined],
  [{ cancelled: false, late: 200 }, 0, 0, undefined],
] as const)(
  "with %j, a flight %i minutes before and %i after leaves %s",
  (change, earlier, later, left) => {
    const flight = { ...CASE, from: "DE", to: "US", airline: "DE", ...change };
    expect(leftWith(flight, earlier, later)).toBe(left);
  },
);

test("another flight ends the compensation for a cancelled one only where it is near in both times", () => {
  expect(fact({ km: 1200 })).toMatch(
    /€250 .*: none where the new flight leaves at most 1 hour before the old one and lands less than 2 after it, half where it lands at most 2 hours after\./,
  );
  expect(fact({ noticeDays: 8 })).toMatch(
    /at most 2 hours before the old one and lands less than 4 after it, half where it lands at most 4 hours/,
  );
});

test("a delay's compensation is conditional until it lands, and then due from the airline", () => {
  const late = { cancelled: false, late: 200 };
  expect(fact(late)).toMatch(/^If it arrives 3 hours late or more.*€600/);
  const landed = fact({ ...late, landed: true });
  expect(landed).toMatch(/^€300 compensation per passenger is due from Lufthansa\. Claim it there/);
  expect(landed).toContain("time limit");
  expect(landed).not.toContain("refund");
  expect(fact({ ...late, late: 300, landed: true })).toContain("€600");
  expect(fact({ ...late, late: 179, landed: true })).toContain("No compensation");
  expect(fact({ ...late, landed: true, extraordinary: true })).toContain("extraordinary");
});

test("a flight that is brought forward by more than an hour counts as cancelled", () => {
  const moved = { cancelled: false, noticeDays: 23 };
  expect(fact({ ...moved, earlier: 61 })).toMatch(/counts as cancelled.*announced 23 days ahead/);
  expect(fact({ ...moved, earlier: 60 })).not.toContain("counts as cancelled");
  expect(fact({ ...moved, earlier: 61, noticeDays: 3 })).toContain("€600");
  // The United States go by hours moved, whichever way.
  const american = rightsOf({
    ...CASE,
    ...moved,
    from: "US",
    to: "US",
    airline: "US",
    earlier: 90,
  });
  expect(american[0]?.fact).toContain("3 hours or more");
});

test("a ticket comes back from so many hours on", () => {
  expect(refundFrom({ from: "US", to: "US" })).toBe(180);
  expect(refundFrom({ from: "US", to: "FR" })).toBe(360);
  expect(refundFrom({ from: "FR", to: "IT" })).toBe(300);
});
