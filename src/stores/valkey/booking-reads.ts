import { decodeCursor, encodeCursor } from "../cursor.ts";
import type { BookingQuery, BookingStore, StoredBooking } from "../types.ts";
import { allListed } from "./all-listed.ts";
import { toStatus } from "./booking-writes.ts";
import type { Engine } from "./engine.ts";
import { type BookingLists, names } from "./names.ts";
import { PAGE } from "./page.ts";
import { listOf, numberOf, textsOf } from "./reply.ts";
import type { CommitParts } from "./settlement.ts";

const FIELDS = ["version", "status", "createdAt", "modifiedAt", "document", "principal"] as const;

export function valkeyBookingReads(
  engine: Engine,
  { pnrs, writes }: Pick<CommitParts, "pnrs" | "writes">,
): Pick<BookingStore, "get" | "list"> {
  const { call, send, run } = engine;
  const everybodyListed = allListed(engine, writes);

  async function read(sessionId: string, pnr: string): Promise<StoredBooking | undefined> {
    const reply = await send("HMGET", names.booking(sessionId, pnr), ...FIELDS);
    const [version, status, createdAt, modifiedAt, document = "", principal] = textsOf(reply);
    if (version === undefined) return undefined;
    pnrs.remember(pnr, sessionId);
    return {
      pnr,
      sessionId,
      ...(principal !== undefined && { principal }),
      status: toStatus(status),
      version: numberOf(version),
      createdAt: numberOf(createdAt),
      modifiedAt: numberOf(modifiedAt),
      document,
    };
  }

  return {
    get: (pnr) =>
      call(async () => {
        const known = pnrs.remembered(pnr);
        const found = known === undefined ? undefined : await read(known, pnr);
        if (found) return found;
        const sessionId = await pnrs.owner(pnr);
        return sessionId === undefined ? undefined : await read(sessionId, pnr);
      }),
    list: ({ owner, status, limit, cursor }) =>
      call(async () => {
        if (owner === "all") await everybodyListed();
        const lists = listsOf(owner);
        const after = cursor === undefined ? undefined : decodeCursor(cursor);
        const reply = await run(
          PAGE,
          [status === undefined ? lists.all : lists.byStatus[status]],
          [limit, ...(after ? [after.createdAt, after.id] : [])],
        );
        const [total, members] = listOf(reply);
        // One more than asked tells whether another page follows.
        const found = textsOf(members);
        const bookings = await Promise.all(
          found.slice(0, limit).map((member = "") => {
            const [pnr = "", ...session] = member.split(" ");
            const inOne = owner !== "all" && "sessionId" in owner;
            return read(inOne ? owner.sessionId : session.join(" "), pnr);
          }),
        );
        const page = bookings.filter((booking) => booking !== undefined);
        const last = page.at(-1);
        const more = found.length > limit && last !== undefined;
        return {
          bookings: page,
          total: numberOf(total),
          ...(more && { cursor: encodeCursor({ createdAt: last.createdAt, id: last.pnr }) }),
        };
      }),
  };
}

function listsOf(owner: BookingQuery["owner"]): BookingLists {
  if (owner === "all") return names.bookingsOfAll;
  return "sessionId" in owner
    ? names.bookingsOfSession(owner.sessionId)
    : names.bookingsOfPrincipal(owner.principal);
}
