import { setImmediate as breathe } from "node:timers/promises";
import type { Move, MovedThing } from "../gds/moves.ts";
import { findRequests, type RequestFinder, type RequestListing } from "../requests/list.ts";
import type { AuditListing, AuditParts } from "./audit.ts";
import { listNamedAudit } from "./audited.ts";
import { type BookingFinder, type BookingListing, findBookings } from "./bookings.ts";
import { type CustomerParts, findCustomers } from "./customers.ts";

/** A line of a list as a file has it. */
export type ExportRow = Readonly<Record<string, string | number | undefined>>;

export interface ExportParts extends RequestFinder, BookingFinder, CustomerParts {
  readonly records: AuditParts["records"];
}

/** Which list, and what of it. */
export type ExportWish =
  | ({ readonly list: "requests" } & Omit<RequestListing, "limit" | "cursor">)
  | ({ readonly list: "bookings" } & Omit<BookingListing, "limit" | "cursor">)
  | { readonly list: "customers"; readonly q?: string | undefined }
  | ({ readonly list: "audit" } & Omit<AuditListing, "limit" | "cursor">);

const SLICE = 500;

/** Rows of a whole list, a slice at a time: other requests are served in between. */
export async function* exportRows(
  parts: ExportParts,
  wish: ExportWish,
): AsyncGenerator<readonly ExportRow[]> {
  if (wish.list === "audit") {
    yield* auditRows(parts, wish);
    return;
  }
  const rows = await rowsOf(parts, wish);
  for (let at = 0; at < rows.length; at += SLICE) {
    yield rows.slice(at, at + SLICE).map((row) => row());
    await breathe();
  }
}

/** Each row is made when its turn comes. */
async function rowsOf(
  parts: ExportParts,
  wish: Exclude<ExportWish, { list: "audit" }>,
): Promise<readonly (() => ExportRow)[]> {
  if (wish.list === "bookings") {
    const found = await findBookings(parts, wish);
    return found.map(({ entry: { summary, contacts } }) => () => ({
      reference: summary.pnr,
      status: summary.status,
      booked: isoTime(summary.createdAt),
      passengers: summary.passengers.join("; "),
      contacts: contacts.join("; "),
      route: summary.route,
      starts: summary.firstDate,
      total_usd: summary.totalPrice / 100,
      kept_usd: (summary.kept ?? 0) / 100,
    }));
  }
  if (wish.list === "customers") {
    const found = await findCustomers(parts, wish.q);
    return found.map(({ entry: { summary } }) => () => ({
      contact: summary.contact,
      name: summary.name,
      requests: summary.requests,
      bookings: summary.bookings,
      cancelled: summary.cancelled,
      value_usd: summary.value / 100,
      last: isoTime(summary.lastAt),
    }));
  }
  const found = await findRequests(parts, wish);
  return found.map(({ entry: { summary, contacts, budget, pnr } }) => () => ({
    id: summary.id,
    kind: summary.kind,
    state: summary.state,
    received: isoTime(summary.createdAt),
    changed: isoTime(summary.modifiedAt),
    turn: summary.turn.of,
    turn_since: isoTime(summary.turn.since),
    name: summary.name,
    contacts: contacts.join("; "),
    destination: summary.destination,
    dates: summary.dates,
    travelers: summary.travelers,
    budget,
    language: summary.lang,
    assignee: summary.assignee,
    tags: summary.tags?.join("; "),
    booking: pnr,
    message: summary.message,
  }));
}

async function* auditRows(
  parts: ExportParts,
  { by, what }: Omit<AuditListing, "limit" | "cursor">,
): AsyncGenerator<readonly ExportRow[]> {
  let cursor: string | undefined;
  do {
    const page = await listNamedAudit(parts, { by, what, limit: SLICE, cursor });
    yield page.lines.map((line) => ({
      at: isoTime(line.at),
      by: line.by,
      what: line.what,
      subject: line.subject,
      whose: line.whose,
      text: line.text,
      changes: line.moves?.map(moveText).join("; "),
      total_usd: line.totals?.map((cents) => (cents / 100).toFixed(2)).join(" → "),
      back_usd: line.back === undefined ? undefined : line.back / 100,
      kept_usd: line.kept === undefined ? undefined : line.kept / 100,
    }));
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** `LH1 FRA–JFK 2027-03-01T10:00 → LH1 FRA–JFK 2027-03-02T10:00`; a dash stands for nothing. */
function moveText({ was, is }: Move): string {
  const text = (thing: MovedThing | undefined) =>
    thing ? [thing.name, ...(thing.at === undefined ? [] : [thing.at])].join(" ") : "–";
  return `${text(was)} → ${text(is)}`;
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
