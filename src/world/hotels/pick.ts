/** The item at a position that runs round the list. The list must not be empty. */
export function pick<T>(list: readonly T[], position: number): T {
  const item = list[position % list.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
