/** Splits a whole amount by weight; the parts are whole and sum to the amount exactly. */
export function shareOut(amount: number, weights: readonly number[]): readonly number[] {
  let left = amount;
  let weightLeft = 0;
  for (const weight of weights) weightLeft += weight;
  return weights.map((weight) => {
    const part = weightLeft > 0 ? Math.round((left * weight) / weightLeft) : left;
    left -= part;
    weightLeft -= weight;
    return part;
  });
}
