import type { RecordStore, StoredRecord } from "../../stores/records.ts";

/** Something to deliver: kept until it has been, or until its time is over, and for 30 days more. */
export interface Message {
  /** Every attempt carries it, so that a receiver knows a repeat. */
  readonly id: string;
  /** The receiver's owner: while one attempt fails, its other messages wait. */
  readonly owner: string;
  /** What the sender makes a delivery of. */
  readonly body: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly dueAt: number;
  /** A failure from then on is the last one. */
  readonly until: number;
  readonly attempts: number;
}

export interface NewMessage extends Pick<Message, "id" | "owner" | "body"> {
  /** Not before this; at once when absent. */
  readonly dueAt?: number;
  /** 72 hours from now when absent. */
  readonly until?: number;
}

/** `dropped`: there is no receiver any more, so no attempt will succeed. */
export type Delivered = "delivered" | "failed" | "dropped";

export interface OutboxParts {
  readonly records: Pick<RecordStore, "write" | "get" | "due" | "remove">;
  /** Names what is sent; each topic has one sender. */
  readonly topic: string;
  readonly now: () => number;
  readonly send: (message: Message) => Promise<Delivered>;
}

/**
 * Delivers at least once. A message is a record before the first attempt; a failed attempt is
 * repeated after a minute, then after twice the time of the one before, for 72 hours. For 30 days after
 * its last attempt a message can be looked at and sent again; then it is removed.
 */
export interface Outbox {
  /** After it, the message is delivered even if this process ends. A known id changes nothing. */
  put(message: NewMessage): Promise<void>;
  /** One attempt now, whatever became of those before. */
  attempt(id: string): Promise<Delivered>;
  get(id: string): Promise<Message | undefined>;
  /**
   * Attempts everything that is due, and removes what is over; says how much was delivered. Safe to run
   * on every node.
   */
  sweep(): Promise<number>;
}

const WAITING = "waiting";
const PAGE = 200;
const MINUTE_MS = 60_000;
/** Longer than an attempt takes, so that no second node attempts what is under way. */
const LEASE_MS = MINUTE_MS;
const GIVE_UP_MS = 72 * 60 * MINUTE_MS;
/** How long after its last attempt a message is kept. */
export const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

export function outbox({ records, topic, now, send }: OutboxParts): Outbox {
  const kind = `outbox-${topic}`;

  return {
    async put({ id, owner, body, ...times }) {
      const createdAt = now();
      const { dueAt = createdAt + LEASE_MS, until = createdAt + GIVE_UP_MS } = times;
      await write({ id, owner, body, createdAt, dueAt, until, attempts: 0 });
    },
    async attempt(id) {
      const record = await records.get(kind, id);
      return record ? attempt(record) : "dropped";
    },
    async get(id) {
      const record = await records.get(kind, id);
      return record && messageOf(record);
    },
    async sweep() {
      const until = now();
      const down = new Set<string>();
      let delivered = 0;
      for (let skip = 0, more = true; more; ) {
        const page = await records.due({ kind, until, limit: PAGE, skip });
        const counts = await Promise.all(
          [...byOwner(page)].map(([owner, due]) => settleAll(owner, due, down)),
        );
        for (const count of counts) {
          delivered += count.delivered;
          skip += count.left;
        }
        more = page.length === PAGE;
      }
      return delivered;
    },
  };

  /** One after the other; a receiver that fails once is left alone until the next sweep. */
  async function settleAll(
    owner: string,
    due: readonly StoredRecord[],
    down: Set<string>,
  ): Promise<{ readonly delivered: number; readonly left: number }> {
    let [delivered, left] = [0, 0];
    for (const record of due) {
      if (record.state !== WAITING) await records.remove(kind, record.id, record.version);
      else if (down.has(owner)) left++;
      else {
        const outcome = await leased(record);
        if (outcome === "failed") down.add(owner);
        if (outcome === "delivered") delivered++;
      }
    }
    return { delivered, left };
  }

  /** An attempt at what no other node attempts. */
  async function leased(record: StoredRecord): Promise<Delivered | undefined> {
    const message = { ...messageOf(record), dueAt: now() + LEASE_MS };
    if (!(await write(message, { version: record.version }))) return undefined;
    return attempt({ ...record, version: record.version + 1 });
  }

  async function attempt(record: StoredRecord): Promise<Delivered> {
    const message = messageOf(record);
    const outcome = await send(message);
    const time = now();
    const attempts = message.attempts + 1;
    const again = outcome === "failed" && time < message.until && record.state === WAITING;
    const next = Math.min(time + MINUTE_MS * 2 ** (attempts - 1), message.until);
    // A success is not taken back by a repeat that failed, nor by an attempt beside it.
    const state = again ? WAITING : record.state === "delivered" ? "delivered" : outcome;
    await write(
      { ...message, attempts, dueAt: again ? next : time + KEPT_MS },
      { version: record.version, state },
    );
    return outcome;
  }

  async function write(
    message: Message,
    { version = 0, state = WAITING }: { readonly version?: number; readonly state?: string } = {},
  ): Promise<boolean> {
    const result = await records.write({
      kind,
      id: message.id,
      state,
      createdAt: message.createdAt,
      modifiedAt: now(),
      dueAt: message.dueAt,
      expectedVersion: version,
      document: JSON.stringify(message),
    });
    return result.kind === "committed";
  }
}

function messageOf({ document }: StoredRecord): Message {
  return JSON.parse(document);
}

function byOwner(due: readonly StoredRecord[]): Map<string, StoredRecord[]> {
  const found = new Map<string, StoredRecord[]>();
  for (const record of due) {
    const { owner } = messageOf(record);
    found.set(owner, [...(found.get(owner) ?? []), record]);
  }
  return found;
}
