/** Share of flights sold out on the last day and a whole sales period before: one in ten overall. */
const SOLD_OUT_LATE = 0.113;
const SOLD_OUT_EARLY = 0.085;
const SALES_DAYS = 330;
/** A flight that will sell out gives up its last seats over this many days. */
const LAST_SEATS_DAYS = 45;

/** Share of a cabin that flights sell, when evenly as many lie above the mean load as below; `rank` in [0, 1) orders them. */
export function finalLoad(mean: number, rank: number): number {
  return 1 - 2 * (1 - mean) * (1 - rank);
}

/** Seats still open of a cabin that has sold `booked` by then: one at least, unless it sells out. */
export function openSeats(
  capacity: number,
  booked: number,
  daysAhead: number,
  soldOut: number,
): number {
  const ahead = Math.min(SALES_DAYS, Math.max(0, daysAhead));
  const open = Math.max(1, capacity - Math.floor(capacity * booked));
  if (soldOut < 0) return open;
  if (ahead <= soldOut) return 0;
  return Math.min(open, 1 + Math.floor((capacity * (ahead - soldOut)) / LAST_SEATS_DAYS));
}

/** Days ahead when the last seat goes; negative when seats remain to the end. `crowding` is about 1 on average. */
export function soldOutDaysAhead(rank: number, crowding: number): number {
  const share = (1 - rank) / crowding;
  return ((SOLD_OUT_LATE - share) / (SOLD_OUT_LATE - SOLD_OUT_EARLY)) * SALES_DAYS;
}

/** Slowest and quickest of what flights have sold early on, beside the usual. */
const SLOW = 0.4;
const SPREAD = 1.1;
const BY_WAVE = 0.5;
/** Flights of equal rank sell at paces of their own: so many rounds of the dial. */
const ROUNDS = 7;

/** What of the final load a flight has sold when others have sold `share`: it meets them on the day. Never falls as `share` grows. */
export function paced(share: number, rank: number, wave: number): number {
  const dial = rank * ROUNDS - Math.floor(rank * ROUNDS);
  const pace = SLOW + SPREAD * dial + BY_WAVE * wave;
  return share * (share + (1 - share) * pace);
}
