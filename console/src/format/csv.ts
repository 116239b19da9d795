export type Row = Readonly<Record<string, unknown>>;

/** RFC 4180; a cell that a spreadsheet would run as a formula is made a text. */
export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly unknown[]) => cells.map(cellOf).join(",");
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row[column])))].join(
    "\r\n",
  );
}

function cellOf(value: unknown): string {
  const text =
    value === undefined || value === null
      ? ""
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
