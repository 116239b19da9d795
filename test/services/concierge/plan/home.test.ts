import { beforeAll, expect, test } from "vitest";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

test.each([
  [
    "By train from Prague to Vienna, Budapest and Ljubljana, 11 days in October 2027, two people, we live in Helsinki, 3500 EUR.",
    "HEL",
    "budapest ljubljana prague vienna",
  ],
  [
    "Train trip Vienna, Budapest, Ljubljana, 9 days in October, we live in Helsinki",
    "HEL",
    "budapest ljubljana vienna",
  ],
  ["We are based in Dubai, a week in Rome and Florence in May for two", "DXB", "florence rome"],
  ["Мы живём в Хельсинки, хотим в Вену и Будапешт на 7 дней в октябре", "HEL", "budapest vienna"],
  [
    "Vyana və Budapeşt, 7 gün, oktyabrda, iki nəfər, Helsinkidə yaşayırıq",
    "HEL",
    "budapest vienna",
  ],
])("where one lives is where the trip starts: %s", async (query, home, stops) => {
  const { wish, frame } = await tripFor(planner.deps, { query });
  expect(wish.origin?.code).toBe(home);
  expect([...new Set(frame.stays.map(({ spot }) => spot.slug))].sort().join(" ")).toBe(stops);
});

test("who flies from another city than their own starts there", async () => {
  const query = "We live in Ganja and fly from Baku to Rome, 5 days in May for two";
  const { wish, frame } = await tripFor(planner.deps, { query });
  expect(wish.origin?.code).toMatch(/^(?:GYD|BAK)$/);
  expect(frame.stays.map(({ spot }) => spot.slug)).toEqual(["rome"]);
});

test.each([
  [
    "Baltic capitals by bus and ferry: Warsaw – Vilnius – Riga – Tallinn – Helsinki – Stockholm, 12 days in August for a couple, no flying except home from Stockholm to Warsaw",
    "WAW",
    ["vilnius", "riga", "tallinn", "helsinki", "stockholm"],
  ],
  [
    "Three weeks by train from London to Istanbul for two friends in June, no flights outbound, stops in Paris, Munich, Vienna, Budapest and Bucharest, fly home at the end",
    "LON",
    ["paris", "munich", "vienna", "budapest", "bucharest", "istanbul"],
  ],
])("who rides there and flies home begins next to home: %s", async (query, home, stops) => {
  const { wish, frame } = await tripFor(planner.deps, { query });
  expect(wish.origin?.code).toBe(home);
  expect(frame.stays.map(({ spot }) => spot.slug)).toEqual(stops);
  expect([frame.arrival.mode, frame.departure.mode]).toEqual([
    expect.not.stringMatching("flight"),
    "flight",
  ]);
});
