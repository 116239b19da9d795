import type { Airport } from "../places/airports.ts";
import type { Leniency } from "./leniency.ts";

/** Most kilometres for a journey between places so far apart; short trips get little to spare. */
export function mostKm(directKm: number, { stretch, spareKm }: Leniency): number {
  return directKm * stretch + Math.min(spareKm, 250 + directKm * 0.4);
}

/** Changing planes in one's own city is no connection; a domestic journey stays in its country. */
export function mayPassThrough(via: Airport, from: Airport, to: Airport): boolean {
  if (via.cityCode === from.cityCode || via.cityCode === to.cityCode) return false;
  return from.country !== to.country || via.country === from.country;
}
