import { describe, expect, test } from "vitest";
import { renderTable, wrap } from "../../../src/surfaces/cli/table.ts";

const plain = { columns: undefined, bold: (text: string) => text };

describe("a table", () => {
  const rows = [
    ["gds", "searchFlights", "Find flights on a date."],
    ["flights", "x", "Find offers."],
  ];

  test("lines its columns up, with no trailing blanks and no colours off a terminal", () => {
    expect(renderTable(["DESK", "TOOL", ""], rows, plain)).toBe(
      [
        "DESK     TOOL",
        "gds      searchFlights  Find flights on a date.",
        "flights  x              Find offers.",
      ].join("\n"),
    );
  });

  test("wraps its last column into the width of a terminal", () => {
    const bold = (text: string) => `*${text}*`;
    expect(renderTable(["DESK", "TOOL", ""], rows, { columns: 44, bold })).toBe(
      [
        "*DESK     TOOL*",
        "gds      searchFlights  Find flights on a",
        "                        date.",
        "flights  x              Find offers.",
      ].join("\n"),
    );
  });

  test("cuts its widest columns where even the front ones do not fit a narrow terminal", () => {
    const wide = [["a".repeat(40), "b".repeat(10), "the last column wraps as before"]];
    const lines = renderTable(["FIRST", "SECOND", "LAST"], wide, { ...plain, columns: 50 });
    expect(lines.split("\n").map((line) => line.length <= 50)).not.toContain(false);
    expect(lines).toContain(`${"a".repeat(15)}…  ${"b".repeat(10)}  the last column`);
    expect(renderTable(["FIRST", "SECOND", "LAST"], wide, plain)).toContain("a".repeat(40));
  });

  test("never cuts a code or a price: what does not fit goes on a line below, headings too", () => {
    const flight = [["BA117", "LHR 08:25", "JFK 11:20", "$1,259.00", "Boeing 777-200ER"]];
    const headings = ["FLIGHT", "LEAVES", "ARRIVES", "FROM", "AIRCRAFT"];
    expect(renderTable(headings, flight, { ...plain, columns: 40 })).toBe(
      [
        "FLIGHT  LEAVES     ARRIVES    FROM",
        "  AIRCRAFT",
        "BA117   LHR 08:25  JFK 11:20  $1,259.00",
        "  Boeing 777-200ER",
      ].join("\n"),
    );
  });

  test("is only its headings when there are no rows", () => {
    expect(renderTable(["A", "B"], [], plain)).toBe("A  B");
  });
});

describe("wrapping", () => {
  test("breaks between words, and never inside one", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrap("internationalisation", 5)).toEqual(["internationalisation"]);
    expect(wrap("", 5)).toEqual([""]);
  });
});
