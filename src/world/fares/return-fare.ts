import { curveTable, onCurve } from "./curve-table.ts";

const STEP_KM = 100;

/**
 * Half of a return fare against a one-way: the farther, the dearer is a way
 * without return. In hundreds of kilometres.
 */
const HALF_RETURN = curveTable([
  [0, 0.92],
  [15, 0.85],
  [40, 0.7],
  [80, 0.58],
  [120, 0.51],
  [180, 0.5],
]);
const DOMESTIC = 0.92;

/** What a way of `km` costs as half of a return, as a share of its one-way price. */
export function halfReturn(km: number, domestic: boolean, lowCost: boolean): number {
  // Low-cost airlines sell every way by itself.
  if (lowCost) return 1;
  return domestic ? DOMESTIC : onCurve(HALF_RETURN, Math.round(km / STEP_KM));
}
