import { decodeCursor, encodeCursor } from "../../domain/paging.ts";

/** How many a search looks through; older ones are not found, and the answer says so. */
const NEWEST = 2_000;
const PER_PAGE = 200;
const NOT_FROM_SEARCH = "This cursor is not one that a search gave out.";

interface Listed {
  readonly createdAt: number;
}

interface Page<T> {
  readonly items: readonly T[];
  readonly cursor?: string;
}

export interface Found<T> {
  readonly items: readonly T[];
  /** How many match among those looked at. */
  readonly total: number;
  readonly cursor?: string;
  /** How many of the newest were looked at, where there are more. */
  readonly searched?: number;
}

export interface SearchOptions<T extends Listed> {
  readonly page: (limit: number, cursor: string | undefined) => Promise<Page<T>>;
  readonly idOf: (item: T) => string;
  readonly matches: (item: T) => boolean;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** Looks through the newest of a list for those that match; a page of them, newest first. */
export async function searchNewest<T extends Listed>(options: SearchOptions<T>): Promise<Found<T>> {
  const { page, idOf, matches, limit, cursor } = options;
  const start = cursor === undefined ? undefined : decodeCursor(cursor, NOT_FROM_SEARCH);
  const isAfter = (item: T) =>
    start === undefined ||
    item.createdAt < start.createdAt ||
    (item.createdAt === start.createdAt && idOf(item) < start.id);
  const found: T[] = [];
  let total = 0;
  let searched = 0;
  let more = false;
  let next: string | undefined;
  do {
    const { items, cursor: following } = await page(PER_PAGE, next);
    searched += items.length;
    for (const item of items) {
      if (!matches(item)) continue;
      total++;
      if (!isAfter(item)) continue;
      if (found.length < limit) found.push(item);
      else more = true;
    }
    next = following;
  } while (next !== undefined && searched < NEWEST);
  const last = found.at(-1);
  return {
    items: found,
    total,
    ...(more && last && { cursor: encodeCursor({ createdAt: last.createdAt, id: idOf(last) }) }),
    ...(next !== undefined && { searched }),
  };
}

/** Every word of a query stands in one of the texts, however it is written. */
export function textMatch(query: string): (texts: readonly (string | undefined)[]) => boolean {
  const words = withoutAccents(query).split(/\s+/).filter(Boolean);
  return (texts) => {
    const whole = withoutAccents(texts.filter((text) => text !== undefined).join("\n"));
    return words.every((word) => whole.includes(word));
  };
}

function withoutAccents(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll("ə", "e").replaceAll("ı", "i");
}
