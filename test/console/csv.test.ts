import { expect, test } from "vitest";
import { csvOf } from "../../console/src/format/csv.ts";

test("a table has every column once, quotes what must be, and runs no formula", () => {
  const rows = [
    { id: "r1", name: 'Aysel "A" Əliyeva', travelers: 2 },
    { id: "r2", name: "=HYPERLINK(1)", message: "two\nlines, and more", travelers: -1 },
    { id: "r3", turn: { of: "operator" } },
  ];
  expect(csvOf(rows).split("\r\n")).toEqual([
    "id,name,travelers,message,turn",
    'r1,"Aysel ""A"" Əliyeva",2,,',
    'r2,\'=HYPERLINK(1),-1,"two\nlines, and more",',
    'r3,,,,"{""of"":""operator""}"',
  ]);
});
