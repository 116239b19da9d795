import { expect, test } from "vitest";
import { ofList, phraseTable } from "../../src/text/phrase-table.ts";

const lower = (word: string) => word.toLowerCase();

test("a word is looked up once for all lists: each phrase says its list and its value", () => {
  const table = phraseTable(lower);
  const [fruits, colours]: [string[], number[]] = [[], []];
  const fruit = table.add(() => [["orange", "Orange|blood orange"]], fruits);
  const colour = table.add(
    () => [
      [1, "red"],
      [2, "orange"],
    ],
    colours,
  );
  const found = table.begunBy("orange");
  expect(found.map(({ list, value }) => [list, value])).toEqual([
    [fruit, 0],
    [colour, 1],
  ]);
  expect(fruits).toEqual(["orange"]);
  expect(colours).toEqual([1, 2]);
  expect(table.begunBy("green")).toEqual([]);
});

test("a word with a star begins longer words; whole words come first, then the order of the list", () => {
  const table = phraseTable(lower);
  const values: string[] = [];
  table.add(
    () => [
      ["long", "seas*"],
      ["short", "sea*"],
      ["whole", "season"],
    ],
    values,
  );
  const said = (word: string) => table.begunBy(word).map(({ value }) => values[value]);
  expect(said("season")).toEqual(["whole", "long", "short"]);
  expect(said("seasons")).toEqual(["long", "short"]);
  expect(said("sea")).toEqual(["short"]);
  expect(said("se")).toEqual([]);
});

test("a list that is added later is found by the next word", () => {
  const table = phraseTable(lower);
  table.add(() => [[1, "one"]], []);
  expect(table.begunBy("two")).toEqual([]);
  const second = table.add(() => [[2, "two"]], []);
  expect(table.begunBy("two")).toMatchObject([{ list: second, value: 0 }]);
});

test("the phrases of one list stand together, whole words before those that go on", () => {
  const table = phraseTable(lower);
  const lists = [1, 2, 3].map((value) => table.add(() => [[value, "sea*|sea"]], []));
  const found = table.begunBy("sea");
  expect(found.map(({ list }) => list)).toEqual(lists.flatMap((list) => [list, list]));
  for (const list of lists) {
    const own = ofList(found, list);
    expect(own.map(({ words }) => words[0]?.goesOn)).toEqual([false, true]);
    expect(own.every((phrase) => phrase.list === list)).toBe(true);
  }
  expect(ofList(found, 7)).toEqual([]);
});
