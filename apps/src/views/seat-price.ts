import type { SeatRow } from "./seat-grid.tsx";

/** USD cents of a seat; one between two others may cost less. */
export function seatPrice(row: SeatRow, letter: string, columns: string): number {
  const at = columns.indexOf(letter);
  const besides = (index: number) => /[A-Z]/.test(columns[index] ?? " ");
  return besides(at - 1) && besides(at + 1) ? (row.middlePrice ?? row.price) : row.price;
}
