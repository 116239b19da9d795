import { defined } from "../../domain/defined.ts";
import type { RecordStore, StoredRecord } from "../../stores/records.ts";
import type { TrailEntry } from "../gds/document.ts";
import type { Operator, Role } from "./operator.ts";

/** The kind under which the lines of the audit log are kept. */
export const AUDIT_KIND = "audit";

/** What operators do, one word each; the store lists by them. */
export const AUDITED = [
  "login",
  "assigned",
  "tagged",
  "noted",
  "answered",
  "undone",
  "booked",
  "changed",
  "cancelled",
  "reduced",
  "shared",
  "withdrew",
  "exported",
  "erased",
] as const;
export type Audited = (typeof AUDITED)[number];

/** What is kept of a line: who did what to what. It has no customer's name, contact or words. */
export interface AuditLine extends Pick<TrailEntry, "moves" | "totals" | "back" | "kept"> {
  readonly id: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly what: Audited;
  /** A request's id, a PNR, or the name of a list. */
  readonly subject?: string;
  /** Figures, such as how many were erased. */
  readonly text?: string;
  /** Whose it is, by what the booking or request says now; what is erased is named no more. */
  readonly whose?: string;
}

/** What a line is written with; the rest is known by then, or only when it is read. */
export type AuditNote = Omit<AuditLine, "id" | "at" | "by" | "whose">;

export interface AuditParts {
  readonly records: Pick<RecordStore, "write" | "list">;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** Writes a line, which stays whatever becomes of its subject. */
export async function noteAudit(
  { records, now, newId }: AuditParts,
  { name: by }: Pick<Operator, "name">,
  { what, ...rest }: AuditNote,
): Promise<void> {
  const at = now();
  await records.write({
    kind: AUDIT_KIND,
    id: newId(),
    owner: by,
    state: what,
    createdAt: at,
    modifiedAt: at,
    expectedVersion: 0,
    document: JSON.stringify(rest),
  });
}

export interface AuditListing {
  readonly by?: string | undefined;
  readonly what?: Audited | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface AuditList {
  readonly lines: readonly AuditLine[];
  readonly total: number;
  readonly cursor?: string;
}

/** Newest first, straight from the store's own lists. */
export async function listAudit(
  { records }: { readonly records: Pick<RecordStore, "list"> },
  { by, what, limit, cursor }: AuditListing,
): Promise<AuditList> {
  const page = await records.list({
    kind: AUDIT_KIND,
    limit,
    ...defined({ owner: by, state: what, cursor }),
  });
  const { records: found, ...rest } = page;
  return { lines: found.map(lineOf), ...rest };
}

/** Stands with the login of an operator that no work can be given to. */
export const LOOKS_ONLY = "read-only" satisfies Role;

function lineOf({ id, createdAt: at, owner = "", state, document }: StoredRecord): AuditLine {
  const what = AUDITED.find((word) => word === state) ?? "login";
  const rest: Omit<AuditNote, "what"> = JSON.parse(document);
  return { id, at, by: owner, what, ...rest };
}
