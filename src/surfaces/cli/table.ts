import type { Terminal } from "./terminal.ts";

const GAP = "  ";
const NARROWEST = 20;
/** No column is cut to less. */
const LEAST = 4;

/** Columns under headings. Where there is a width to fit, the last wraps and wide ones are cut. */
export function renderTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  terminal: Pick<Terminal, "columns" | "bold">,
): string {
  const last = headings.length - 1;
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  if (terminal.columns !== undefined) narrow(widths, terminal.columns);
  const indent = widths.slice(0, last).reduce((sum, width) => sum + width + GAP.length, 0);
  const room =
    terminal.columns === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(NARROWEST, terminal.columns - indent);

  function render(cells: readonly string[]): string {
    const front = cells.slice(0, last).map((cell, column) => fitted(cell, widths[column] ?? 0));
    const [first = "", ...more] = wrap(cells[last] ?? "", room);
    const lines = [[...front, first].join(GAP), ...more.map((line) => " ".repeat(indent) + line)];
    return lines.map((line) => line.trimEnd()).join("\n");
  }

  return [terminal.bold(render(headings)), ...rows.map(render)].join("\n");
}

/** Takes from the widest columns until the last one has room; no column loses more than is needed. */
function narrow(widths: number[], columns: number): void {
  const last = widths.length - 1;
  const wanted = Math.min(widths[last] ?? 0, NARROWEST);
  const front = () =>
    widths.slice(0, last).reduce((sum, width) => sum + width + GAP.length, 0) + wanted;
  while (front() > columns) {
    const widest = widths
      .slice(0, last)
      .reduce((best, width, column) => (width > (widths[best] ?? 0) ? column : best), 0);
    const width = widths[widest] ?? 0;
    if (width <= LEAST) return;
    widths[widest] = width - 1;
  }
}

function fitted(cell: string, width: number): string {
  return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
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
