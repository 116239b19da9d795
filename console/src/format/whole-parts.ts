/**
 * Amounts in whole units that add up to the rounded sum of them all: those cut by most are rounded up,
 * so that what stands under a sum is never one more or less than it.
 */
export function wholeParts(amounts: readonly number[]): readonly number[] {
  const floors = amounts.map(Math.floor);
  const sum = amounts.reduce((all, one) => all + one, 0);
  const missing = Math.round(sum) - floors.reduce((all, one) => all + one, 0);
  const cut = (at: number) => (amounts[at] ?? 0) - (floors[at] ?? 0);
  const raised = new Set(
    [...floors.keys()].toSorted((one, other) => cut(other) - cut(one)).slice(0, missing),
  );
  return floors.map((floor, at) => (raised.has(at) ? floor + 1 : floor));
}
