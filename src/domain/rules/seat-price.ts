/** A seat by its row and place. */
export interface SeatPlace {
  readonly legroom: boolean;
  /** Counted from the first of the cabin. */
  readonly rowIndex: number;
  readonly rows: number;
  readonly middle: boolean;
}

const DOLLAR = 100;
/** In tenths of what the fare asks for a seat. */
const LEGROOM = 25;
const FRONT = 13;
const MIDDLE = 8;

/** USD cents for a seat, of what the fare asks for choosing one; where choosing is free, all are. */
export function seatPrice(seatFee: number, { legroom, rowIndex, rows, middle }: SeatPlace): number {
  const front = rowIndex * 4 < rows;
  const tenths = legroom ? LEGROOM : (front ? FRONT : 10) - (middle ? 10 - MIDDLE : 0);
  return Math.round((seatFee * tenths) / (10 * DOLLAR)) * DOLLAR;
}

/** Neither at a window nor at an aisle; columns read "ABC DEF". */
export function isMiddle(columns: string, letter: string): boolean {
  const at = columns.indexOf(letter);
  return at > 0 && at < columns.length - 1 && columns[at - 1] !== " " && columns[at + 1] !== " ";
}
