/** A line through points, flat outside them. Points come as x, y, x, y … with rising x. */
export function curve(...points: readonly number[]): (x: number) => number {
  return (x) => {
    let left = points[0] ?? 0;
    let low = points[1] ?? 0;
    if (x <= left) return low;
    for (let i = 2; i + 1 < points.length; i += 2) {
      const right = points[i] ?? 0;
      const high = points[i + 1] ?? 0;
      if (x <= right) return low + ((high - low) * (x - left)) / (right - left);
      left = right;
      low = high;
    }
    return low;
  };
}
