import { get } from "../api/client.ts";
import { csvOf, type Row } from "../format/csv.ts";

interface Page {
  readonly cursor?: string;
}

const PER_PAGE = 500;

/** All pages of a list, as a file that the browser saves. */
export async function exportList<P extends Page>(
  path: string,
  rowsOf: (page: P) => readonly object[],
  name: string,
  format: "csv" | "json",
): Promise<void> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const glue = path.includes("?") ? "&" : "?";
    const next = cursor === undefined ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await get<P>(`${path}${glue}limit=${PER_PAGE}${next}`);
    rows.push(...rowsOf(page).map((row) => ({ ...row })));
    cursor = page.cursor;
  } while (cursor !== undefined);
  const text = format === "json" ? JSON.stringify(rows, null, 2) : csvOf(rows);
  const type = format === "json" ? "application/json" : "text/csv;charset=utf-8";
  save(new Blob([format === "csv" ? "\uFEFF" : "", text], { type }), `${name}.${format}`);
}

function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
