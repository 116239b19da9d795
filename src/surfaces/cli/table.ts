import type { Terminal } from "./terminal.ts";

const GAP = "  ";
/** Room that the last column asks for before it wraps. */
const NARROWEST = 20;
/** Words may be cut to this. What is shorter stays whole: codes, prices, times. */
const LEAST = 12;

/**
 * Columns under headings. Where there is a width to fit, the last column wraps and long words are
 * cut; columns that still do not fit go on a line of their own below, as their headings do.
 */
export function renderTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { columns = Number.POSITIVE_INFINITY, bold }: Pick<Terminal, "columns" | "bold">,
): string {
  const last = headings.length - 1;
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  narrow(widths, columns);
  const layout = linesOf(widths, columns);

  function render(cells: readonly string[]): string {
    return layout.map((line) => renderLine(line, cells)).join("\n");
  }

  function renderLine({ indent, members }: Line, cells: readonly string[]): string {
    const front = members
      .filter((column) => column !== last)
      .map((column) => fitted(cells[column] ?? "", widths[column] ?? 0) + GAP);
    const before = " ".repeat(indent) + front.join("");
    if (!members.includes(last)) return before.trimEnd();
    const texts = wrap(cells[last] ?? "", Math.max(NARROWEST, columns - before.length));
    return texts
      .map((text, index) => (index === 0 ? before : " ".repeat(before.length)) + text)
      .map((line) => line.trimEnd())
      .join("\n");
  }

  return [bold(render(headings)), ...rows.map(render)].join("\n");
}

/** A line of every row: which columns stand on it. */
interface Line {
  readonly indent: number;
  readonly members: readonly number[];
}

function linesOf(widths: readonly number[], columns: number): readonly Line[] {
  const lines: { indent: number; members: number[] }[] = [];
  let used = 0;
  widths.forEach((width, column) => {
    const wanted = column === widths.length - 1 ? Math.min(width, NARROWEST) : width;
    if (lines.length === 0 || used + wanted > columns) {
      const indent = lines.length === 0 ? 0 : GAP.length;
      lines.push({ indent, members: [] });
      used = indent;
    }
    lines.at(-1)?.members.push(column);
    used += width + GAP.length;
  });
  return lines;
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

export function wrap(text: string, width: number): string[] {
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
