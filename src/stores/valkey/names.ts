import type { BookingStatus } from "../types.ts";

/**
 * Every key in the storage. What stands in braces decides the slot in a cluster, and only the first
 * pair counts: all keys of one session are in one slot, and so are all keys of one stock group.
 */
export const names = {
  session,
  searches: (sessionId: string) => `${session(sessionId)}:searches`,
  /** What was sent in a session, for clients that lost their stream. */
  events: (sessionId: string) => `${session(sessionId)}:events`,
  booking: (sessionId: string, pnr: string) => `${session(sessionId)}:booking:${tag(pnr)}`,
  /** Stands where a commit that never reached the booking must not reach it any more. */
  voidBooking: (sessionId: string, token: string) => `${session(sessionId)}:void:${token}`,
  bookingsOfSession: (sessionId: string) => bookingLists(`${session(sessionId)}:bookings`),
  bookingsOfPrincipal: (principal: string) =>
    bookingLists(`gds:principal:${tag(principal)}:bookings`),
  /** The version of each booking that the lists of a principal show. */
  versionsOfPrincipal: (principal: string) => `gds:principal:${tag(principal)}:versions`,
  bookingsOfAll: bookingLists("gds:all:{bookings}"),
  versionsOfAll: "gds:all:{bookings}:versions",
  /** Stands once the lists of everybody's bookings hold those that are older than the lists. */
  allListed: "gds:all:{bookings}:complete",
  pnr: (pnr: string) => `gds:pnr:${tag(pnr)}`,
  stock: (group: string) => `gds:stock:${tag(group)}`,
  pendingStock: (group: string) => `gds:stock:${tag(group)}:pending`,
  voidStock: (group: string, token: string) => `gds:stock:${tag(group)}:void:${token}`,
  // Both parts inside, so that the records of one scope spread over the cluster.
  outcome: (scope: string, key: string) => `gds:outcome:{${part(scope)}|${part(key)}}`,
  record: (kind: string, id: string) => `gds:record:{${part(kind)}|${part(id)}}`,
  voidRecord: (kind: string, id: string, token: string) =>
    `gds:record:{${part(kind)}|${part(id)}}:void:${token}`,
  recordsOfKind: (kind: string) => recordLists(`gds:records:${tag(kind)}`),
  recordsOfOwner: (kind: string, owner: string) =>
    recordLists(`gds:records:{${part(kind)}|${part(owner)}}`),
  /** Writes of records under way, by deadline. */
  recordCommits: "gds:commits:records",
  cache: (key: string) => `gds:cache:${tag(key)}`,
  apiKey: (id: string) => `gds:key:${tag(id)}`,
  apiKeys: "gds:keys",
  bookingsTotal: "gds:stats:bookings:total",
  /** Commits under way, by deadline; in the slot of the total, which counts them as they end. */
  commits: "gds:commits:{gds:stats:bookings:total}",
  searchesTotal: "gds:stats:searches:total",
  /** Sessions by their end. */
  sessionsActive: "gds:stats:sessions:active",
  /** The same by their last activity, in the same slot. */
  sessionsActivity: "gds:activity:{gds:stats:sessions:active}",
  rate: (client: string) => `gds:rate:${tag(client)}`,
  /** Channels. */
  changes: "gds:changes",
  recordChanges: "gds:changes:records",
  channel: (name: string) => `gds:nodes:${name}`,
} as const;

/** One list of all bookings and one per status. */
export interface BookingLists {
  readonly all: string;
  readonly byStatus: Readonly<Record<BookingStatus, string>>;
}

function bookingLists(all: string): BookingLists {
  return {
    all,
    byStatus: {
      pending: `${all}:pending`,
      confirmed: `${all}:confirmed`,
      cancelled: `${all}:cancelled`,
    },
  };
}

/** One list of all records, and one per state under a name that starts with `byState`. */
export interface RecordLists {
  readonly all: string;
  /** What the lists show of each record: its version and state. */
  readonly shown: string;
  readonly byState: string;
}

function recordLists(base: string): RecordLists {
  return { all: base, shown: `${base}:shown`, byState: `${base}:state:` };
}

function session(sessionId: string): string {
  return `gds:session:${tag(sessionId)}`;
}

/** Empty braces would be no tag at all, and a brace inside would end it early. */
function tag(text: string): string {
  return `{${part(text)}}`;
}

function part(text: string): string {
  if (text === "") return "%";
  return /[%{}|]/.test(text) ? text.replace(/[%{}|]/g, encodeURIComponent) : text;
}

/** What a part stands for. */
export function partText(part: string): string {
  return part === "%" ? "" : part.replace(/%(25|7B|7C|7D)/g, decodeURIComponent);
}
