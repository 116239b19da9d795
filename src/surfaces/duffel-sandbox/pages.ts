import { TravelError } from "../../domain/errors.ts";
import { fault } from "../../services/duffel-sandbox/faults.ts";

/** Which page of a list is asked for. */
export interface PageQuery {
  readonly limit: number;
  readonly after?: string;
  readonly before?: string;
}

export interface PageMeta {
  readonly limit: number;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly meta: PageMeta;
}

const DEFAULT_LIMIT = 50;
const MOST = 200;
/** Pages that can be gone back through; further back, one starts over. */
const MOST_BACK = 40;

export function pageQuery(query: URLSearchParams): PageQuery {
  const written = query.get("limit");
  const limit = written === null ? DEFAULT_LIMIT : Number(written);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    throw fault("validation_inclusion", `must be between 1 and ${MOST}`, "/limit");
  }
  const after = query.get("after") || undefined;
  const before = query.get("before") || undefined;
  return { limit, ...(after !== undefined && { after }), ...(before !== undefined && { before }) };
}

/** A page of a list that is all there. Cursors name the item they stand at. */
export function listPage<T>(
  all: readonly T[],
  idOf: (item: T) => string,
  { limit, after, before }: PageQuery,
): Page<T> {
  const indexOf = (cursor: string): number => {
    const id = decode(cursor);
    const index = all.findIndex((item) => idOf(item) === id);
    if (index < 0) throw badCursor(cursor);
    return index;
  };
  let start = 0;
  let end = limit;
  if (before !== undefined) {
    end = indexOf(before);
    start = Math.max(0, end - limit);
  } else if (after !== undefined) {
    start = indexOf(after) + 1;
    end = start + limit;
  }
  const items = all.slice(start, end);
  const [first] = items;
  const last = items.at(-1);
  return {
    items,
    meta: {
      limit,
      before: start > 0 && first !== undefined ? encode(idOf(first)) : null,
      after: end < all.length && last !== undefined ? encode(idOf(last)) : null,
    },
  };
}

/** Answers with a page of a list that is all there. */
export function answerPage<T>(
  query: URLSearchParams,
  all: readonly T[],
  idOf: (item: T) => string,
  write: (item: T) => unknown,
) {
  const { items, meta } = listPage(all, idOf, pageQuery(query));
  return { status: 200, data: items.map(write), meta };
}

/**
 * A page of a list that a store gives forwards only: its cursors remember where the pages before
 * began.
 */
export async function storePage<T>(
  query: PageQuery,
  read: (cursor: string | undefined) => Promise<{
    readonly items: readonly T[];
    readonly cursor?: string | undefined;
  }>,
): Promise<Page<T>> {
  const { limit, after, before } = query;
  const trail = readTrail(before ?? after);
  const at = trail.at(-1);
  const { items, cursor } = await read(at === "" ? undefined : at);
  return {
    items,
    meta: {
      limit,
      before: trail.length > 1 ? writeTrail(trail.slice(0, -1)) : null,
      after: cursor === undefined ? null : writeTrail([...trail.slice(-MOST_BACK), cursor]),
    },
  };
}

/** Where each page up to the wanted one begins; the first one's beginning is empty. */
function readTrail(cursor: string | undefined): readonly string[] {
  if (cursor === undefined) return [""];
  const trail = decode(cursor).split(" ");
  if (trail.length > MOST_BACK + 1) throw badCursor(cursor);
  return trail;
}

function writeTrail(trail: readonly string[]): string {
  return encode(trail.join(" "));
}

function encode(text: string): string {
  return Buffer.from(`w:${text}`).toString("base64url");
}

function decode(cursor: string): string {
  const text = Buffer.from(cursor, "base64url").toString();
  if (!text.startsWith("w:")) throw badCursor(cursor);
  return text.slice(2);
}

function badCursor(cursor: string): TravelError {
  return new TravelError("invalid", "This cursor is not one that was given out.", {
    reason: "bad_cursor",
    value: cursor,
  });
}
