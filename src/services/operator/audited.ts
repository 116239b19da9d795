import { defined } from "../../domain/defined.ts";
import { isOfTrip } from "../gds/moves.ts";
import { entryOf } from "../gds/trail.ts";
import type { Decision } from "../requests/decide.ts";
import type { IndexedRequest } from "../requests/list.ts";
import {
  type AuditLine,
  type AuditList,
  type AuditListing,
  type AuditNote,
  type AuditParts,
  listAudit,
} from "./audit.ts";
import type { BookingDetail, IndexedBooking } from "./bookings.ts";
import type { RecordIndex } from "./record-index.ts";

interface NamingParts extends Pick<AuditParts, "records"> {
  readonly requestIndex: RecordIndex<IndexedRequest>;
  readonly bookingIndex: RecordIndex<IndexedBooking>;
}

/** The log with whose each line is, as bookings and requests name them now. */
export async function listNamedAudit(
  parts: NamingParts,
  listing: AuditListing,
): Promise<AuditList> {
  const { lines, ...page } = await listAudit(parts, listing);
  const sought = new Set(lines.map(({ subject }) => subject));
  const [requests, bookings] = await Promise.all([
    parts.requestIndex.soon(),
    parts.bookingIndex.soon(),
  ]);
  const names = new Map<string | undefined, string>();
  for (const { id, entry } of requests.entries) {
    if (sought.has(id) && entry.summary.name !== undefined) names.set(id, entry.summary.name);
  }
  for (const { id, entry } of bookings.entries) {
    if (sought.has(id)) names.set(id, entry.summary.passengers.join(", "));
  }
  return {
    ...page,
    lines: lines.map(
      (line): AuditLine => ({ ...line, ...defined({ whose: names.get(line.subject) }) }),
    ),
  };
}

/** What an operator did to a request: to whom, with which tags and outcome; what was written stands with it. */
export function auditedIn({ answer, assignTo, tags, note, undo }: Decision): readonly AuditNote[] {
  return [
    ...(assignTo !== undefined
      ? [{ what: "assigned" as const, ...defined({ text: assignTo ?? undefined }) }]
      : []),
    ...(tags !== undefined ? [{ what: "tagged" as const, text: tags.join(", ") }] : []),
    ...(note !== undefined ? [{ what: "noted" as const }] : []),
    ...(answer !== undefined ? [{ what: "answered" as const, text: answer.status }] : []),
    ...(undo ? [{ what: "undone" as const }] : []),
  ];
}

/** What became of a booking; undefined where a repeated click changed nothing. */
export function changeNote(
  done: "changed" | "cancelled",
  { booking: before }: BookingDetail,
  { booking: after }: BookingDetail,
): AuditNote | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const told = { at: 0, reason: undefined, other: undefined };
  const { moves = [], totals, back, kept } = entryOf(before, after, told);
  const ofTrip = moves.filter(isOfTrip);
  const isPart = done === "cancelled" && after.status !== "cancelled";
  return {
    what: isPart ? "reduced" : done,
    subject: after.pnr,
    ...defined({ totals, back, kept }),
    ...(ofTrip.length > 0 && { moves: ofTrip }),
  };
}
