import { curveTable, onCurve } from "./curve-table.ts";

/** Share of the final load that is booked this many days ahead. */
const BOOKED = curveTable([
  [0, 1],
  [3, 0.95],
  [7, 0.88],
  [14, 0.78],
  [30, 0.6],
  [60, 0.4],
  [90, 0.28],
  [180, 0.12],
  [330, 0.03],
]);

/** Share of flights sold out on the last day and a whole sales period before: one in ten overall. */
const SOLD_OUT_LATE = 0.113;
const SOLD_OUT_EARLY = 0.085;
const SALES_DAYS = 330;
/** A flight that will sell out gives up its last seats over this many days. */
const LAST_SEATS_DAYS = 45;

/**
 * Seats still open so many days ahead: they only get fewer as the day comes near. `rank` in
 * [0, 1) orders flights by how full they will be; `crowding` is about 1 on average.
 */
export function openSeats(
  capacity: number,
  daysAhead: number,
  rank: number,
  crowding: number,
): number {
  const ahead = Math.min(SALES_DAYS, Math.max(0, daysAhead));
  const load = 0.5 + 0.48 * rank;
  const open = Math.max(1, capacity - Math.floor(capacity * load * onCurve(BOOKED, ahead)));
  const soldOut = soldOutDaysAhead((1 - rank) / crowding);
  if (soldOut < 0) return open;
  if (ahead <= soldOut) return 0;
  return Math.min(open, 1 + Math.floor((capacity * (ahead - soldOut)) / LAST_SEATS_DAYS));
}

/** When the last seat goes; negative when seats remain to the end. */
function soldOutDaysAhead(share: number): number {
  return ((SOLD_OUT_LATE - share) / (SOLD_OUT_LATE - SOLD_OUT_EARLY)) * SALES_DAYS;
}
