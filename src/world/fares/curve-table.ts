/** A table of whole-numbered steps from a few points, straight lines between, last value kept. */
export function curveTable(
  points: readonly (readonly [at: number, value: number])[],
): Float64Array {
  const last = points.at(-1);
  const table = new Float64Array((last?.[0] ?? 0) + 1);
  let [from, low] = points[0] ?? [0, 0];
  for (const [to, high] of points) {
    for (let at = from; at <= to; at++) {
      table[at] = to === from ? high : low + ((high - low) * (at - from)) / (to - from);
    }
    [from, low] = [to, high];
  }
  return table;
}

export function onCurve(table: Float64Array, at: number): number {
  const index = at < 0 ? 0 : at >= table.length ? table.length - 1 : at;
  return table[index] ?? 0;
}
