/** A kind of room in one hotel. */
export interface RoomKind {
  readonly code: string;
  /** "Standard King". */
  readonly name: string;
  /** Guests that one of them holds. */
  readonly sleeps: number;
  /** Price beside that of the hotel's plainest double. */
  readonly level: number;
  /** How many of them the hotel has. */
  readonly count: number;
}

type Row = readonly [
  code: string,
  name: string,
  sleeps: number,
  level: number,
  share: number,
  /** Found in so many of eight hotels. */
  frequency: number,
];

/** By stars, one to five. Levels rise down each list, so the next row is the next better room. */
const ROWS: readonly (readonly Row[])[] = [
  [
    ["SGL", "Single Room", 1, 0.84, 0.2, 5],
    ["DBL", "Standard Double", 2, 1, 0.4, 8],
    ["TWN", "Standard Twin", 2, 1.02, 0.25, 6],
    ["FAM", "Family Room", 4, 1.5, 0.15, 8],
  ],
  [
    ["SGL", "Single Room", 1, 0.86, 0.12, 3],
    ["DBL", "Standard Double", 2, 1, 0.45, 8],
    ["TWN", "Standard Twin", 2, 1.02, 0.25, 7],
    ["SUP", "Superior Double", 2, 1.18, 0.1, 4],
    ["FAM", "Family Room", 4, 1.5, 0.08, 8],
  ],
  [
    ["KNG", "Standard King", 2, 1, 0.42, 8],
    ["TWN", "Standard Twin", 2, 1.02, 0.28, 8],
    ["SUP", "Superior King", 2, 1.16, 0.15, 6],
    ["TRP", "Triple Room", 3, 1.32, 0.07, 4],
    ["FAM", "Family Room", 4, 1.55, 0.08, 8],
  ],
  [
    ["KNG", "Standard King", 2, 1, 0.38, 8],
    ["TWN", "Standard Twin", 2, 1.02, 0.22, 8],
    ["DLX", "Deluxe King", 2, 1.2, 0.18, 8],
    ["EXE", "Executive King", 2, 1.38, 0.1, 5],
    ["FAM", "Family Room", 4, 1.6, 0.07, 8],
    ["JST", "Junior Suite", 3, 1.9, 0.05, 6],
  ],
  [
    ["KNG", "Deluxe King", 2, 1, 0.4, 8],
    ["TWN", "Deluxe Twin", 2, 1.02, 0.22, 8],
    ["CLB", "Club King", 2, 1.25, 0.14, 6],
    ["JST", "Junior Suite", 3, 1.6, 0.1, 8],
    ["FAM", "Family Suite", 4, 1.85, 0.08, 7],
    ["STE", "Deluxe Suite", 4, 2.3, 0.05, 8],
    ["PRS", "Presidential Suite", 4, 4.5, 0.005, 4],
  ],
];

/** Rooms in the house: few in an independent, many in a chain's. */
const INDEPENDENT_SIZE = [14, 20, 30, 42, 48] as const;
const CHAIN_SIZE = [60, 90, 130, 190, 230] as const;

/** The kinds of room of a hotel, cheapest first; `bits` are its own random ones. */
export function roomKindsOf(bits: number, stars: number, chain: boolean): readonly RoomKind[] {
  const typical = (chain ? CHAIN_SIZE : INDEPENDENT_SIZE)[stars - 1] ?? 20;
  const total = (typical * (50 + (bits % 101))) / 100;
  return (ROWS[stars - 1] ?? [])
    .filter(([, , , , , frequency], index) => ((bits >>> (7 + index * 3)) & 7) < frequency)
    .map((row) => kindOf(row, Math.max(1, Math.round(total * row[4]))));
}

/** By row, those of each number of rooms: hotels by the thousand have the same. */
const kinds = new Map<Row, (RoomKind | undefined)[]>();

function kindOf(row: Row, count: number): RoomKind {
  const [code, name, sleeps, level] = row;
  const known = kinds.get(row) ?? [];
  kinds.set(row, known);
  const kind = known[count] ?? { code, name, sleeps, level, count };
  known[count] = kind;
  return kind;
}
