import { boundedCache } from "../../memory/bounded-cache.ts";
import { frozen } from "../../memory/frozen.ts";
import { decodeCursor, encodeCursor } from "../cursor.ts";
import type { BookingQuery, BookingStatus, BookingStore, StoredBooking } from "../types.ts";
import type { Engine } from "./engine.ts";

export interface BookingRow {
  readonly pnr: string;
  readonly session_id: string;
  readonly principal: string | null;
  readonly status: BookingStatus;
  readonly version: number;
  readonly created_at: number;
  readonly modified_at: number;
  readonly document: string;
}

/** A booking as it was at a revision of the file. */
interface Read {
  readonly revision: number;
  readonly booking: StoredBooking;
}

/** Who looks again does so soon; a few kilobytes each, with what is made of them. */
const BOOKINGS_REMEMBERED = 100;

/** Later than any booking: where the first page begins. */
const BEFORE_FIRST = { createdAt: Number.MAX_SAFE_INTEGER, id: "" };

export function sqliteBookingReads(engine: Engine): Pick<BookingStore, "get" | "list"> {
  const { prepare, read, revision } = engine;
  const select = prepare("SELECT * FROM bookings WHERE pnr = ?");
  const bySession = pages(engine, "session_id = :owner AND ");
  const byPrincipal = pages(engine, "principal = :owner AND ");
  const all = pages(engine, "");

  function pagesOf(owner: BookingQuery["owner"]) {
    if (owner === "all") return { ...all, filter: {} };
    return "sessionId" in owner
      ? { ...bySession, filter: { owner: owner.sessionId } }
      : { ...byPrincipal, filter: { owner: owner.principal } };
  }

  /** Booked is looked at again: the same object, as long as it is the same booking. */
  const known = boundedCache<string, Read>(BOOKINGS_REMEMBERED);

  return {
    get: (pnr) =>
      read(() => {
        const now = revision();
        const last = known.get(pnr);
        if (last?.revision === now) return last.booking;
        const row: BookingRow | undefined = select.get(pnr);
        if (!row) return undefined;
        const booking = last && isSame(last.booking, row) ? last.booking : frozen(toBooking(row));
        known.set(pnr, { revision: now, booking });
        return booking;
      }),
    list: ({ owner, status, limit, cursor }) =>
      read(() => {
        const { page, count, ...named } = pagesOf(owner);
        const filter = { ...named.filter, status: status ?? null };
        const after = cursor === undefined ? BEFORE_FIRST : decodeCursor(cursor);
        // One more than asked tells whether another page follows.
        const rows: BookingRow[] = page.all({ ...filter, ...after, limit: limit + 1 });
        const { total }: { readonly total: number } = count.get(filter);
        const bookings = rows.slice(0, limit).map(toBooking);
        const last = bookings.at(-1);
        const more = rows.length > limit && last !== undefined;
        return {
          bookings,
          total,
          ...(more && { cursor: encodeCursor({ createdAt: last.createdAt, id: last.pnr }) }),
        };
      }),
  };
}

function isSame(booking: StoredBooking, row: BookingRow): boolean {
  return booking.version === row.version && booking.document === row.document;
}

/** `condition` ends with AND, where there is one. */
function pages({ prepare }: Engine, condition: string) {
  const matching = `FROM bookings WHERE ${condition}(:status IS NULL OR status = :status)`;
  return {
    page: prepare(`
      SELECT * ${matching} AND (created_at, pnr) < (:createdAt, :id)
      ORDER BY created_at DESC, pnr DESC LIMIT :limit`),
    count: prepare(`SELECT count(*) AS total ${matching}`),
  };
}

export function toBooking(row: BookingRow): StoredBooking {
  return {
    pnr: row.pnr,
    sessionId: row.session_id,
    ...(row.principal !== null && { principal: row.principal }),
    status: row.status,
    version: row.version,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    document: row.document,
  };
}
