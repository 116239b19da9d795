import { createHash } from "node:crypto";
import { TravelError } from "../../domain/errors.ts";

export interface OfferPage<T> {
  readonly items: readonly T[];
  readonly nextCursor?: string;
  /** True when the offers are not those of the page before. */
  readonly moved: boolean;
}

/** One page of a ranked list. The cursor remembers the list, so that a page of another one is noticed. */
export function pageOf<T extends { readonly id: string }>(
  ranked: readonly T[],
  limit: number,
  cursor: string | undefined,
): OfferPage<T> {
  const list = digestOf(ranked);
  const from = cursor === undefined ? { start: 0, list } : readCursor(cursor);
  const items = ranked.slice(from.start, from.start + limit);
  const end = from.start + items.length;
  return {
    items,
    moved: from.list !== list,
    ...(end < ranked.length && items.length > 0 && { nextCursor: `o${end}.${list}` }),
  };
}

function digestOf(ranked: readonly { readonly id: string }[]): string {
  const hash = createHash("sha256");
  for (const { id } of ranked) hash.update(`${id}\n`);
  return hash.digest("hex").slice(0, 8);
}

function readCursor(cursor: string): { start: number; list: string } {
  const match = /^o(\d{1,6})\.([0-9a-f]{8})$/.exec(cursor);
  if (match) return { start: Number(match[1]), list: match[2] ?? "" };
  throw new TravelError(
    "invalid",
    `cursor: '${cursor.slice(0, 60)}' was not given out by a search`,
    {
      reason: "bad_cursor",
      field: "cursor",
      value: cursor.slice(0, 60),
      hint: "Repeat the search with the nextCursor of the page before, or without cursor.",
    },
  );
}
