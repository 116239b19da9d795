import { type Label, LINE } from "./map-labels.ts";

/** Points along a line on the map. */
export type Line = readonly (readonly [x: number, y: number])[];

/** How much of the lines passes over a name. */
export function crossedBy(lines: readonly Line[]): (label: Label) => number {
  const passed = lines.flatMap(dotted);
  return (label) => passed.filter((point) => lies(point, label)).length;
}

/** A line as points so near to one another that none passes a name unseen. */
function dotted(line: Line): Line {
  return line.flatMap(([x, y], index) => {
    const [toX, toY] = line[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / (LINE / 3)));
    return Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      return [x + (toX - x) * part, y + (toY - y) * part] as const;
    });
  });
}

function lies([x, y]: Line[number], { labelX, labelY, width }: Label): boolean {
  return Math.abs(labelX - x) < width / 2 && Math.abs(labelY - 5 - y) < LINE / 2;
}
