/** What the rows of a search may take of its text: some 1,000 tokens of codes and figures. */
const MOST_CHARACTERS = 2_050;
const CURSOR = /^o(\d+)(\.[0-9a-f]+)?$/;

/** A page of rows, and the cursors that led to it and lead on. */
interface RowPage {
  readonly cursor?: string | undefined;
  readonly nextCursor?: string | undefined;
  /** Its cursors carry the tag of the list. */
  readonly tagged?: boolean;
}

export interface RowsShown {
  readonly lines: readonly string[];
  /** After the last row shown, which may be before the end of the page. */
  readonly nextCursor: string | undefined;
}

/**
 * As many rows of a page as a model should be given to read. A cursor counts rows, so that the text
 * goes on after the last one it shows; where no such cursor can be written, all rows are shown.
 */
export function rowsWithin(
  lines: readonly string[],
  { cursor = "o0", nextCursor, tagged = false }: RowPage,
): RowsShown {
  let length = 0;
  let shown = 0;
  for (const line of lines) {
    length += line.length;
    if (shown > 0 && length > MOST_CHARACTERS) break;
    shown++;
  }
  if (shown === lines.length) return { lines, nextCursor };
  const [, start, own] = CURSOR.exec(cursor) ?? [];
  const tag = CURSOR.exec(nextCursor ?? "")?.[2] ?? own ?? "";
  if (start === undefined || (tagged && tag === "")) return { lines, nextCursor };
  return { lines: lines.slice(0, shown), nextCursor: `o${Number(start) + shown}${tag}` };
}
