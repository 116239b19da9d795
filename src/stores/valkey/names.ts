import { BOOKING, BOOKING_STATES } from "../records.ts";

/** Which record; a booking's session decides its slot. */
export interface RecordRef {
  readonly kind: string;
  readonly id: string;
  readonly sessionId?: string;
}

/**
 * Every key in the storage. What stands in braces decides the slot in a cluster, and only the first
 * pair counts: all keys of one session are in one slot, and so are all keys of one stock group.
 */
export const names = {
  session,
  searches: (sessionId: string) => `${session(sessionId)}:searches`,
  /** What was sent in a session, for clients that lost their stream. */
  events: (sessionId: string) => `${session(sessionId)}:events`,
  record: ({ kind, id, sessionId = "" }: RecordRef) =>
    kind === BOOKING ? `${session(sessionId)}:booking:${tag(id)}` : other(kind, id),
  /** Exists where a commit that never reached the record must not reach it any more. */
  voidRecord: ({ kind, id, sessionId = "" }: RecordRef, token: string) =>
    `${kind === BOOKING ? session(sessionId) : other(kind, id)}:void:${token}`,
  bookingsOfSession: (sessionId: string): Lists => {
    const all = `${session(sessionId)}:bookings`;
    return { all, byState: `${all}:` };
  },
  bookingsOfPrincipal: (principal: string): ShownLists => {
    const of = `gds:principal:${tag(principal)}`;
    return { all: `${of}:bookings`, byState: `${of}:bookings:`, versions: `${of}:versions` };
  },
  bookingsOfAll: {
    all: "gds:all:{bookings}",
    byState: "gds:all:{bookings}:",
    versions: "gds:all:{bookings}:versions",
  },
  /** Exists once the lists of all bookings hold those that are older than the lists. */
  allListed: "gds:all:{bookings}:complete",
  recordsOfKind: (kind: string) => {
    const all = `gds:records:${tag(kind)}`;
    return { ...recordLists(all), due: `${all}:due` };
  },
  recordsOfOwner: (kind: string, owner: string) =>
    recordLists(`gds:records:{${part(kind)}|${part(owner)}}`),
  pnr: (pnr: string) => `gds:pnr:${tag(pnr)}`,
  stock: (group: string) => `gds:stock:${tag(group)}`,
  pendingStock: (group: string) => `gds:stock:${tag(group)}:pending`,
  voidStock: (group: string, token: string) => `gds:stock:${tag(group)}:void:${token}`,
  // Both parts inside, so that the keys of one scope spread over the cluster.
  outcome: (scope: string, key: string) => `gds:outcome:{${part(scope)}|${part(key)}}`,
  cache: (key: string) => `gds:cache:${tag(key)}`,
  apiKey: (id: string) => `gds:key:${tag(id)}`,
  apiKeys: "gds:keys",
  /** Written by health checks. */
  heartbeat: "gds:heartbeat",
  bookingsTotal: "gds:stats:bookings:total",
  searchesTotal: "gds:stats:searches:total",
  /** Sessions by their end. */
  sessionsActive: "gds:stats:sessions:active",
  /** The same by their last activity, in the same slot. */
  sessionsActivity: "gds:activity:{gds:stats:sessions:active}",
  rate: (client: string) => `gds:rate:${tag(client)}`,
  /** A channel between nodes. */
  channel: (name: string) => `gds:nodes:${name}`,
} as const;

/** What bookings are called, and what all other kinds are: the names differ, the steps do not. */
export interface Family {
  /** Fields of a record's hash. */
  readonly state: string;
  readonly owner: string;
  /** Intents of commits under way, by deadline. */
  readonly intents: string;
  /** Counts what was ever made; in the slot of the intents, which are counted as they end. */
  readonly total?: string;
  /** Channel of changes. */
  readonly changes: string;
}

export const BOOKINGS: Family = {
  state: "status",
  owner: "principal",
  intents: "gds:commits:{gds:stats:bookings:total}",
  total: names.bookingsTotal,
  changes: "gds:changes",
};

export const OTHERS: Family = {
  state: "state",
  owner: "owner",
  intents: "gds:commits:records",
  changes: "gds:changes:records",
};

export function familyOf(kind: string): Family {
  return kind === BOOKING ? BOOKINGS : OTHERS;
}

/** A list of all, and one for each state under a name that begins with `byState`. */
export interface Lists {
  readonly all: string;
  readonly byState: string;
}

/** Lists in other slots than their records, so that they show a change a moment later. */
export interface ShownLists extends Lists {
  /** Hash: which version of each member the lists show. */
  readonly versions: string;
  /** Sorted set by the time at which they are due, of a kind's records alone. */
  readonly due?: string;
}

export interface Listing {
  readonly lists: ShownLists;
  readonly member: string;
  /** The states that the lists may show it in, where the hash of versions does not name it. */
  readonly states: readonly string[];
}

export function listingsOf({ kind, id, sessionId }: RecordRef, owner?: string): Listing[] {
  if (kind === BOOKING) {
    const booking = { member: `${id} ${sessionId}`, states: BOOKING_STATES };
    const ofOwner = owner === undefined ? [] : [names.bookingsOfPrincipal(owner)];
    return [names.bookingsOfAll, ...ofOwner].map((lists) => ({ lists, ...booking }));
  }
  const ofOwner = owner === undefined ? [] : [names.recordsOfOwner(kind, owner)];
  const record = { member: id, states: [] };
  return [names.recordsOfKind(kind), ...ofOwner].map((lists) => ({ lists, ...record }));
}

function recordLists(all: string): ShownLists {
  return { all, byState: `${all}:state:`, versions: `${all}:shown` };
}

function other(kind: string, id: string): string {
  return `gds:record:{${part(kind)}|${part(id)}}`;
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

const BOOKING_KEY = /^gds:session:\{([^}]*)\}:booking:\{([^}]*)\}$/;

/** The booking that a key holds, if it holds one. */
export function refOfBooking(key: string): Required<RecordRef> | undefined {
  const [sessionId, id] = BOOKING_KEY.exec(key)?.slice(1).map(partText) ?? [];
  if (sessionId === undefined || id === undefined) return undefined;
  return { kind: BOOKING, id, sessionId };
}
