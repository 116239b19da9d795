/** How many dates after departure an arrival has on the clock: 1 for a night flight. */
export function daysLater(departure: string, arrival: string): number {
  return (Date.parse(arrival.slice(0, 10)) - Date.parse(departure.slice(0, 10))) / 86_400_000;
}

/** Today as the reader's calendar has it, moved by some days: `2026-11-15`. */
export function dayFromToday(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
