/** Departures a day that a route's weekly flights are spread over; each slot has its own flight number. */
export function slotsOf(weekly: number): number {
  return Math.max(1, Math.ceil(weekly / 7));
}
