import { type Buyers, bookedShare } from "./classes.ts";

/** Share of flights sold out on the last day and a whole sales period before: one in ten overall. */
const SOLD_OUT_LATE = 0.113;
const SOLD_OUT_EARLY = 0.085;
const SALES_DAYS = 330;
/** A flight that will sell out gives up its last seats over this many days. */
const LAST_SEATS_DAYS = 45;

/** What a cabin of one flight will sell. */
export interface Outlook {
  readonly capacity: number;
  readonly buyers: Buyers;
  /** Mean load of flights like it, above one half. */
  readonly load: number;
  /** In [0, 1): orders flights by how full they will be. */
  readonly rank: number;
  /** About 1 on average. */
  readonly crowding: number;
}

/** Seats still open so many days ahead: they only get fewer as the day comes near. */
export function openSeats(
  { capacity, buyers, load, rank, crowding }: Outlook,
  daysAhead: number,
): number {
  const ahead = Math.min(SALES_DAYS, Math.max(0, daysAhead));
  // Evenly from twice the mean's distance below full up to full.
  const final = 1 - 2 * (1 - load) * (1 - rank);
  const open = Math.max(1, capacity - Math.floor(capacity * final * bookedShare(buyers, ahead)));
  const soldOut = soldOutDaysAhead((1 - rank) / crowding);
  if (soldOut < 0) return open;
  if (ahead <= soldOut) return 0;
  return Math.min(open, 1 + Math.floor((capacity * (ahead - soldOut)) / LAST_SEATS_DAYS));
}

/** When the last seat goes; negative when seats remain to the end. */
function soldOutDaysAhead(share: number): number {
  return ((SOLD_OUT_LATE - share) / (SOLD_OUT_LATE - SOLD_OUT_EARLY)) * SALES_DAYS;
}
