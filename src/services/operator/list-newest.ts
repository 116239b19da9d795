import { defined } from "../../domain/defined.ts";
import { decodeCursor, encodeCursor } from "../../domain/paging.ts";
import type { RecordStore, StoredRecord } from "../../stores/records.ts";

/** How many a search looks through; older ones are not found, and the answer says so. */
const NEWEST = 2_000;
const PER_PAGE = 200;
const NOT_FROM_SEARCH = "This cursor is not one that a search gave out.";

/** What a list is asked for. */
export interface Listing<Status extends string = string> {
  readonly status?: Status | undefined;
  /** Words that must all stand somewhere in a record. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** What a page of a list says besides its items. */
export interface ListPage {
  readonly total: number;
  readonly cursor?: string;
  /** How many of the newest a search has looked through, where there are more. */
  readonly searched?: number;
}

interface RecordList extends ListPage {
  readonly items: readonly StoredRecord[];
}

/** A page of the records of one kind, newest first: of all, or of those with the words asked for. */
export async function listNewest(
  records: Pick<RecordStore, "list">,
  kind: string,
  { status, q = "", limit, cursor }: Listing,
  textsOf: (stored: StoredRecord) => readonly (string | undefined)[],
): Promise<RecordList> {
  const page = async (count: number, from: string | undefined): Promise<RecordList> => {
    const query = { kind, limit: count, ...defined({ state: status, cursor: from }) };
    const { records: items, ...rest } = await records.list(query);
    return { items, ...rest };
  };
  if (q.trim() === "") return await page(limit, cursor);
  const matches = textMatch(q);
  const start = cursor === undefined ? undefined : decodeCursor(cursor, NOT_FROM_SEARCH);
  const isAfter = ({ createdAt, id }: StoredRecord) =>
    start === undefined ||
    createdAt < start.createdAt ||
    (createdAt === start.createdAt && id < start.id);
  const found: StoredRecord[] = [];
  let total = 0;
  let searched = 0;
  let more = false;
  let next: string | undefined;
  do {
    const { items, cursor: following } = await page(PER_PAGE, next);
    searched += items.length;
    for (const item of items) {
      if (!matches(textsOf(item))) continue;
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
    ...(more && last && { cursor: encodeCursor({ createdAt: last.createdAt, id: last.id }) }),
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
