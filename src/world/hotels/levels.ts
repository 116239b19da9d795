/** A table written as "CODE number CODE number …". */
export function levels(table: string): ReadonlyMap<string, number> {
  const words = table.split(" ");
  const map = new Map<string, number>();
  for (let i = 0; i + 1 < words.length; i += 2) map.set(words[i] ?? "", Number(words[i + 1]));
  return map;
}
