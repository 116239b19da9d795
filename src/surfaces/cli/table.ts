import type { Terminal } from "./terminal.ts";

const GAP = "  ";
const NARROWEST = 20;

/** Columns under headings. Only the last column wraps, and only where there is a width to fit. */
export function renderTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  terminal: Pick<Terminal, "columns" | "bold">,
): string {
  const last = headings.length - 1;
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const indent = widths.slice(0, last).reduce((sum, width) => sum + width + GAP.length, 0);
  const room =
    terminal.columns === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(NARROWEST, terminal.columns - indent);

  function render(cells: readonly string[]): string {
    const front = cells.slice(0, last).map((cell, column) => cell.padEnd(widths[column] ?? 0));
    const [first = "", ...more] = wrap(cells[last] ?? "", room);
    const lines = [[...front, first].join(GAP), ...more.map((line) => " ".repeat(indent) + line)];
    return lines.map((line) => line.trimEnd()).join("\n");
  }

  return [terminal.bold(render(headings)), ...rows.map(render)].join("\n");
}

export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
