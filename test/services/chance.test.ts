import { expect, test } from "vitest";
import { readSessionId } from "../../src/domain/session-id.ts";
import { type Chance, randomChance, repeatableChance } from "../../src/services/chance.ts";

const draws = ({ uuid, below }: Chance) =>
  Array.from({ length: 100 }, () => [uuid(), below(32)] as const);

test("repeatable draws are the same in the same order, whatever is drawn for other purposes", () => {
  const [one, other] = [repeatableChance(1), repeatableChance(1)];
  draws(other("orders"));
  expect(draws(other("requests"))).toEqual(draws(one("requests")));
});

test.each([
  ["purpose", repeatableChance(1)("orders")],
  ["process", repeatableChance(2)("requests")],
])("repeatable draws of another %s are others", (_, other) => {
  const ids = [...draws(repeatableChance(1)("requests")), ...draws(other)].map(([id]) => id);
  expect(new Set(ids).size).toBe(200);
});

test.each([
  ["repeatable", repeatableChance(7)("requests")],
  ["random", randomChance("requests")],
])(
  "%s draws are UUIDs of version 4, and numbers below their limit that leave none out",
  (_, chance) => {
    const drawn = Array.from({ length: 10 }, () => draws(chance)).flat();
    for (const [id] of drawn) expect(readSessionId(id)).toBe(id);
    expect(new Set(drawn.map(([, number]) => number))).toEqual(
      new Set(Array.from({ length: 32 }, (_, number) => number)),
    );
  },
);
