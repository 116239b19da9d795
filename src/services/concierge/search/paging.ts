import { TravelError } from "../../../domain/errors.ts";

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface SearchPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly nextCursor?: string;
}

export function pageOf<T>(all: readonly T[], { limit, cursor }: PageRequest): SearchPage<T> {
  const start = cursor === undefined ? 0 : readCursor(cursor);
  const items = all.slice(start, start + limit);
  const end = start + items.length;
  return { items, total: all.length, ...(end < all.length && { nextCursor: `o${end}` }) };
}

function readCursor(cursor: string): number {
  const [, offset] = /^o(\d{1,6})$/.exec(cursor) ?? [];
  if (offset !== undefined) return Number(offset);
  throw new TravelError("invalid", "cursor is not one that a search answered with", {
    reason: "bad_cursor",
    field: "cursor",
    value: cursor.slice(0, 60),
    hint: "Send next_cursor of the page before unchanged, or no cursor to start over.",
  });
}
