interface Spot {
  readonly code: string;
  readonly city: string;
  /** Signs that stand after the name. */
  readonly marks?: readonly ("bed" | "car")[];
  readonly x: number;
  readonly y: number;
}

export interface Label extends Spot {
  readonly labelX: number;
  readonly labelY: number;
  /** The width that its words take, roughly. */
  readonly width: number;
}

/** Of a sign after a name, with the gap before it. */
export const MARK_WIDTH = 22;
const CHARACTER = 7.8;
export const LINE = 18;
const EDGE = 8;
const MARK = 5;
/** Above the place, below it, to its right, to its left, then further away. */
const OFFSETS = [
  [0, -13],
  [0, 25],
  [1, 5],
  [-1, 5],
  [0, -31],
  [0, 43],
  [0, -49],
  [0, 61],
] as const;

/**
 * Puts each name above its place, or below where it would meet another, and never over the edge; of the free
 * sides, where the lines pass over it least.
 */
export function placeLabels(
  spots: readonly Spot[],
  mapWidth: number,
  crossed: (label: Label) => number = () => 0,
): readonly Label[] {
  const placed: Label[] = [];
  for (const spot of [...spots].sort((a, b) => a.y - b.y)) {
    const letters = (spot.code.length + 1 + spot.city.length) * CHARACTER;
    const width = letters + (spot.marks?.length ?? 0) * MARK_WIDTH;
    const most = mapWidth - EDGE - width / 2;
    const inside = (x: number) => Math.min(Math.max(x, EDGE + width / 2), most);
    const at = ([side, down]: (typeof OFFSETS)[number]) => {
      const labelX = inside(spot.x + side * (width / 2 + 2 * MARK));
      return { ...spot, labelX, labelY: spot.y + down, width };
    };
    const free = OFFSETS.filter((offset) => {
      const label = at(offset);
      return (
        !placed.some((other) => meet(other, label)) &&
        !spots.some((other) => (offset[0] !== 0 || other !== spot) && hides(label, other))
      );
    }).map(at);
    const crossings = free.map(crossed);
    placed.push(free[crossings.indexOf(Math.min(...crossings))] ?? at(OFFSETS[0]));
  }
  return placed;
}

/** Whether a name would lie over the mark of a place. */
function hides({ labelX, labelY, width }: Label, { x, y }: Spot): boolean {
  return Math.abs(labelX - x) < width / 2 + MARK && Math.abs(labelY - 5 - y) < LINE / 2 + MARK;
}

function meet(a: Label, b: Label): boolean {
  return (
    Math.abs(a.labelY - b.labelY) < LINE && Math.abs(a.labelX - b.labelX) < (a.width + b.width) / 2
  );
}
