import { TravelError } from "./errors.ts";

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: T[];
  readonly total: number;
  /** Undefined on the last page. */
  readonly nextCursor: string | undefined;
}

/** Where a page of a list at hand begins; the tag is the list's, where it has one. */
interface Offset {
  readonly start: number;
  readonly tag: string | undefined;
}

/** Makes the error for a cursor that cannot be read; it is given the first 60 characters. */
type CursorRefusal = (shown: string) => TravelError;

const SHOWN = 60;
const OFFSET = /^o(\d{1,6})(?:\.([0-9a-f]{8}))?$/;

/**
 * What a cursor of `pageOf` stands for. A list that changes between pages has a tag (8 hex digits),
 * which its cursors carry: another tag than the list's says that the page before was of another list.
 */
export function readOffset(
  cursor: string | undefined,
  tag?: string,
  refuse: CursorRefusal = notFromSearch,
): Offset {
  if (cursor === undefined) return { start: 0, tag };
  const [, start, carried] = OFFSET.exec(cursor) ?? [];
  if (start === undefined || (carried === undefined) !== (tag === undefined)) {
    throw refuse(cursor.slice(0, SHOWN));
  }
  return { start: Number(start), tag: carried };
}

export function pageOf<T>(all: readonly T[], start: number, limit: number, tag?: string): Page<T> {
  const items = all.slice(start, start + limit);
  const end = start + items.length;
  const more = items.length > 0 && end < all.length;
  const next = tag === undefined ? `o${end}` : `o${end}.${tag}`;
  return { items, total: all.length, nextCursor: more ? next : undefined };
}

function notFromSearch(shown: string): TravelError {
  return badCursor(
    shown,
    `cursor: '${shown}' was not given out by a search`,
    "Repeat the search with the nextCursor of the page before, or without cursor.",
  );
}

/** Where a page of a stored list ended; the id tells apart what was made in one millisecond. */
interface PageEnd {
  readonly createdAt: number;
  readonly id: string;
}

export function encodeCursor(end: PageEnd): string {
  return Buffer.from(`${end.createdAt} ${end.id}`).toString("base64url");
}

export function decodeCursor(
  cursor: string,
  message = "This cursor is not one that was given out.",
): PageEnd {
  const match = /^(\d{1,16}) (.+)$/.exec(Buffer.from(cursor, "base64url").toString());
  const [, createdAt, id] = match ?? [];
  if (createdAt !== undefined && id !== undefined) return { createdAt: Number(createdAt), id };
  const hint = "Send the cursor of the previous page unchanged, or none to start over.";
  throw badCursor(cursor, message, hint);
}

export function badCursor(cursor: string, message: string, hint: string): TravelError {
  const details = { reason: "bad_cursor", field: "cursor", value: cursor, hint };
  return new TravelError("invalid", message, details);
}
