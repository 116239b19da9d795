import type { FlightLeg } from "../timetable/leg.ts";

/** Earlier departure first, then by flight numbers: settles every tie. */
export function compareLegs(x: readonly FlightLeg[], y: readonly FlightLeg[]): number {
  const count = Math.min(x.length, y.length);
  for (let i = 0; i < count; i++) {
    const a = x[i];
    const b = y[i];
    if (!a || !b) break;
    if (a.departure !== b.departure) return a.departure - b.departure;
    if (a.airline.code !== b.airline.code) return a.airline.code < b.airline.code ? -1 : 1;
    if (a.number !== b.number) return a.number - b.number;
  }
  return x.length - y.length;
}
