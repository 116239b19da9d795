import type { Airport } from "../places/airports.ts";

/** How far out of the way a journey may lead. */
export interface DetourRule {
  readonly stretch: number;
  readonly spareKm: number;
}

export const USUAL_DETOUR: DetourRule = { stretch: 1.25, spareKm: 1500 };
/** For places that are hard to reach otherwise. */
export const LARGE_DETOUR: DetourRule = { stretch: 1.6, spareKm: 3000 };

/** Most kilometres for a journey between places so far apart; short trips get little to spare. */
export function mostKm(directKm: number, rule: DetourRule): number {
  return directKm * rule.stretch + Math.min(rule.spareKm, 250 + directKm * 0.4);
}

/** Changing planes in one's own city is no connection; a domestic journey stays in its country. */
export function mayPassThrough(via: Airport, from: Airport, to: Airport): boolean {
  if (via.cityCode === from.cityCode || via.cityCode === to.cityCode) return false;
  return from.country !== to.country || via.country === from.country;
}
