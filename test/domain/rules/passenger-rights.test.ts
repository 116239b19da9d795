import { describe, expect, test } from "vitest";
import {
  dueText,
  dueWith,
  givesLaterDay,
  refundFrom,
  rightsOf,
} from "../../../src/domain/rules/passenger-rights.ts";
import type { DisruptedJourney, WayOut } from "../../../src/domain/rules/rights/journey.ts";

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

type Change = Partial<Omit<DisruptedJourney, "hit">> & { readonly hit?: object };

/** A journey of one flight, unless another one of it is hit. */
function journey(change: Change): DisruptedJourney {
  const { from = "DE", to = "US" } = change;
  return {
    ...CASE,
    airline: "DE",
    ...change,
    from,
    to,
    hit: { from, to, minutes: 90, ...change.hit },
  };
}

const laws = (from: string, to: string, airline: string, hit?: object) =>
  rightsOf(journey({ from, to, airline, ...(hit && { hit }) })).map(({ law }) => law);
const fact = (change: Change) => rightsOf(journey(change))[0]?.fact ?? "";
const left = (change: Change, way: WayOut) =>
  dueWith(journey(change), way).map((due) => `${due.law} ${due.left}`);

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
    ["JP", "AU", "AU", ["Australia"]],
    ["JP", "TH", "TH", []],
    ["NO", "CH", "CH", ["EU261"]],
  ] as const)("%s to %s by an airline of %s", (from, to, airline, expected) => {
    expect(laws(from, to, airline)).toEqual(expected);
  });

  // A change of planes is neither the beginning nor the end of a journey.
  test.each([
    ["GB", "TH", "NL", { from: "GB", to: "NL" }, ["UK261"]],
    ["RS", "US", "FR", { from: "RS", to: "FR" }, ["US DOT"]],
    ["RS", "US", "FR", { from: "FR", to: "US" }, ["US DOT"]],
    ["IN", "US", "GB", { from: "IN", to: "GB" }, ["US DOT", "India DGCA"]],
    ["DE", "TH", "TR", { from: "TR", to: "TH" }, ["EU261", "Turkey SHY-Passenger"]],
    ["GB", "US", "CA", { from: "CA", to: "US" }, ["UK261", "US DOT", "Canada APPR"]],
  ] as const)("%s to %s by an airline of %s, hit on %j", (from, to, airline, hit, expected) => {
    expect(laws(from, to, airline, hit)).toEqual(expected);
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
  [{ km: 1200 }, 175, -175, "half"],
  [{ km: 1200 }, 0, 121, "all"],
  [{ km: 5500 }, 0, 240, "half"],
  [{ km: 5500, noticeDays: 8 }, 120, 239, "none"],
  [{ noticeDays: 14 }, 0, 0, undefined],
  [{ extraordinary: true }, 0, 600, undefined],
  [{ from: "JP", to: "TH", airline: "TH" }, 0, 600, undefined],
  [{ cancelled: false, late: 100 }, 0, 100, undefined],
  [{ cancelled: false, late: 200 }, 0, 100, "none"],
  [{ cancelled: false, late: 400 }, 0, 200, "half"],
  [{ cancelled: false, late: 400, km: 1200 }, 0, 200, "all"],
] as const)(
  "with %j, a flight %i minutes before and %i after leaves %s",
  (change, earlier, later, expected) => {
    const [due] = dueWith(journey(change), { earlier, later });
    expect(due?.left).toBe(expected);
  },
);

test("the money back leaves the compensation of a cancelled flight due, and none of a late one", () => {
  expect(dueText(dueWith(journey({ km: 1200 }), "refund"))).toMatch(
    /^€250 per passenger \(EU261, less or none where the airline had offered/,
  );
  expect(dueWith(journey({ cancelled: false, late: 400 }), "refund")).toEqual([]);
});

test("Turkey pays as Europe does, and what is near in time ends it", () => {
  const turkish = { from: "TR", to: "TR", airline: "TR", km: 350 };
  expect(fact(turkish)).toMatch(/€100 compensation per passenger: none where .* at most 1 hour/);
  expect(left(turkish, { earlier: 0, later: 45 })).toEqual(["Turkey SHY-Passenger none"]);
  expect(left(turkish, { earlier: 70, later: 115 })).toEqual(["Turkey SHY-Passenger half"]);
  expect(left(turkish, { earlier: 0, later: 155 })).toEqual(["Turkey SHY-Passenger all"]);
  const both = { from: "GB", to: "TR", airline: "TR", km: 2500 };
  expect(dueText(dueWith(journey(both), { earlier: 0, later: 600 }))).toBe(
    "£350 per passenger (UK261) or €400 per passenger (Turkey SHY-Passenger)",
  );
});

test("India pays for what is told less than a day ahead, by the time of the flight", () => {
  const indian = { from: "IN", to: "IN", airline: "IN", km: 1100 };
  expect(fact({ ...indian, noticeDays: 14 })).toContain("no compensation: announced 14 days");
  expect(fact({ ...indian, noticeDays: 5 })).toContain("no compensation: told 24 hours or more");
  expect(dueWith(journey({ ...indian, noticeDays: 5 }), "refund")).toEqual([]);
  const paid = (minutes: number) => fact({ ...indian, hit: { minutes } });
  expect(paid(60)).toContain("₹5,000 compensation");
  expect(paid(61)).toContain("₹7,500 compensation");
  expect(paid(140)).toContain("₹10,000 compensation");
});

test("Israel has its own distances, halves and hours", () => {
  const israeli = { from: "IL", to: "US", airline: "IL", km: 9100 };
  const said = (change: Change) =>
    rightsOf(journey({ ...israeli, ...change })).find(({ law }) => law.startsWith("Israel"))?.fact;
  expect(said({})).toMatch(/about ₪3,460 .* none where .*, half where it lands at most 6 hours/);
  expect(said({ km: 1200, to: "GR" })).toContain("₪1,440");
  expect(said({ cancelled: false, late: 479 })).toContain("only from 8 hours");
  expect(said({ cancelled: false, late: 480 })).toContain("₪3,460");
  expect(left(israeli, { earlier: 0, later: 180 })).toEqual(["Israel Aviation Services Law half"]);
});

test("Canada pays by the arrival of the flight that is taken, and a set amount beside the refund", () => {
  const canadian = { from: "CA", to: "CA", airline: "CA", km: 3300 };
  const due = (way: WayOut) => dueText(dueWith(journey(canadian), way));
  expect(left(canadian, { earlier: 0, later: 30 })).toEqual(["Canada APPR none"]);
  expect(due({ earlier: 0, later: 265 })).toMatch(/^C\$400 per passenger \(Canada APPR, if within/);
  expect(due({ earlier: 0, later: 540 })).toMatch(/^C\$1,000 /);
  expect(due("refund")).toMatch(/^C\$400 /);
});

test("what helps while waiting is not said of a time that is moved weeks ahead", () => {
  const moved = { cancelled: false, late: 90, noticeDays: 40 };
  for (const from of ["IN", "TR", "BR", "IL"]) {
    const facts = rightsOf(journey({ ...moved, from, to: from, airline: from }));
    expect(facts.map((one) => one.fact).join()).not.toMatch(/[Mm]eals|Care|[Ff]ood/);
  }
});

test("another flight ends the compensation for a cancelled one only where it is near in both times", () => {
  expect(fact({ km: 1200 })).toMatch(
    /€250 .*: none where the new flight leaves at most 1 hour before the old one and lands less than 2 after it, half where it lands at most 2 hours after it, or earlier\./,
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
  const american = rightsOf(
    journey({ ...moved, from: "US", to: "US", airline: "US", earlier: 90 }),
  );
  expect(american[0]?.fact).toContain("3 hours or more");
});

test.each([
  ["US", "US", "US", 3],
  ["US", "JP", "JP", 6],
  ["US", "FR", "FR", 5],
  ["GB", "US", "US", 5],
  ["FR", "IT", "FR", 5],
  ["US", "CA", "US", 3],
  ["BR", "PT", "PT", 4],
  ["IN", "IN", "IN", 6],
  ["JP", "TH", "TH", 5],
] as const)(
  "from %s to %s by an airline of %s a late ticket comes back from %i hours",
  (from, to, airline, hours) => {
    expect(refundFrom(journey({ from, to, airline }))).toBe(hours * 60);
  },
);

describe("a missed connection", () => {
  const missed = { from: "FR", to: "IL", airline: "FR", km: 3300, cancelled: false, missed: true };
  const due = (late: number, way: WayOut) =>
    dueText(dueWith(journey({ ...missed, late, landed: late >= 180 }), way));

  test("is paid by what is taken instead, however late it is when it is asked", () => {
    for (const late of [0, 200, 900]) {
      expect(due(late, { earlier: 0, later: 555 })).toBe(
        "€400 per passenger (EU261) or about ₪2,310 per passenger (Israel Aviation Services Law)",
      );
      expect(due(late, { earlier: 0, later: 300 })).toBe("€400 per passenger (EU261)");
      expect(due(late, { earlier: 0, later: 100 })).toBeUndefined();
    }
  });

  test("leaves the same with the refund, however late it is when it is asked", () => {
    const [first, ...others] = [0, 200, 900].map((late) => due(late, "refund"));
    expect(first).toMatch(
      /^€400 .*less than 3 hours late.* or about ₪2,310 .*less than 8 hours late/,
    );
    expect(others).toEqual([first, first]);
  });
});

test("a flight of choice on a later day leaves what the money back does, whenever it lands", () => {
  const chosen = { earlier: 0, later: 6000, chosen: true } as const;
  expect(dueWith(journey({}), chosen)).toEqual(dueWith(journey({}), "refund"));
  expect(givesLaterDay(journey({}))).toBe(true);
  expect(givesLaterDay(journey({ cancelled: false, late: 400 }))).toBe(false);
});

test("once landed, laws say what is due then and that one of them is claimed", () => {
  const landed = { cancelled: false, landed: true, late: 318 };
  const canadian = { from: "GB", to: "CA", airline: "GB", km: 5700, ...landed };
  const facts = rightsOf(journey(canadian)).map((right) => right.fact);
  expect(facts[0]).toMatch(
    /^£520 compensation per passenger is due .* By UK261 or Canada APPR, not by each\.$/,
  );
  expect(facts[1]).toContain("C$400 compensation per passenger is due (a small airline: C$125)");
  const turkish = rightsOf(journey({ from: "TR", to: "TR", airline: "TR", ...landed }));
  expect(turkish[0]?.fact).toBe("No compensation: the law sets none for a delay.");
});

test("meals in India are owed by the length of the flight", () => {
  const indian = (minutes: number, late: number) =>
    fact({
      from: "IN",
      to: "IN",
      airline: "IN",
      cancelled: false,
      late,
      hit: { from: "IN", to: "IN", minutes },
    });
  expect(indian(95, 95)).toMatch(/^Meals from 2 hours late\./);
  expect(indian(95, 125)).toMatch(/^Meals while waiting\./);
  expect(indian(200, 125)).toMatch(/^Meals from 3 hours late\./);
});
