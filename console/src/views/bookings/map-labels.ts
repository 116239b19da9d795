interface Spot {
  readonly code: string;
  readonly city: string;
  readonly x: number;
  readonly y: number;
}

export interface Label extends Spot {
  readonly labelX: number;
  readonly labelY: number;
  /** The width that its words take, roughly. */
  readonly width: number;
}

const CHARACTER = 7.8;
const LINE = 18;
const EDGE = 8;
const MARK = 5;
/** Above the place, below it, then further away. */
const OFFSETS = [-13, 25, -31, 43, -49, 61];

/** Puts each name above its place, or below where it would meet another, and never over the edge. */
export function placeLabels(spots: readonly Spot[], mapWidth: number): readonly Label[] {
  const placed: Label[] = [];
  for (const spot of [...spots].sort((a, b) => a.y - b.y)) {
    const width = (spot.code.length + 1 + spot.city.length) * CHARACTER;
    const most = mapWidth - EDGE - width / 2;
    const labelX = Math.min(Math.max(spot.x, EDGE + width / 2), most);
    const at = (offset: number) => ({ ...spot, labelX, labelY: spot.y + offset, width });
    const free = OFFSETS.find(
      (offset) =>
        !placed.some((other) => meet(other, at(offset))) &&
        !spots.some((other) => other !== spot && hides(at(offset), other)),
    );
    placed.push(at(free ?? -13));
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
