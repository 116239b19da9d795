import type { RecordStore, StoredRecord } from "../../stores/records.ts";

/** Something to deliver: kept until it has been, or until its time is over. */
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
  readonly records: Pick<RecordStore, "write" | "get" | "list">;
  /** Names what is sent; each topic has one sender. */
  readonly topic: string;
  readonly now: () => number;
  readonly send: (message: Message) => Promise<Delivered>;
}

/**
 * Delivers at least once. A message is a record before the first attempt; a failed attempt is
 * repeated after a minute, then after twice the time of the one before, for 72 hours.
 */
export interface Outbox {
  /** After it, the message is delivered even if this process ends. A known id changes nothing. */
  put(message: NewMessage): Promise<void>;
  /** One attempt now, whatever became of those before. */
  attempt(id: string): Promise<Delivered>;
  get(id: string): Promise<Message | undefined>;
  /** Attempts everything that is due; says how much was delivered. Safe to run on every node. */
  sweep(): Promise<number>;
}

const KIND = "outbox";
const WAITING = "waiting";
const PAGE = 200;
const MINUTE_MS = 60_000;
/** Longer than an attempt takes, so that no second node attempts what is under way. */
const LEASE_MS = MINUTE_MS;
const GIVE_UP_MS = 72 * 60 * MINUTE_MS;

export function outbox({ records, topic, now, send }: OutboxParts): Outbox {
  return {
    async put({ id, owner, body, ...times }) {
      const createdAt = now();
      const { dueAt = createdAt + LEASE_MS, until = createdAt + GIVE_UP_MS } = times;
      await write({ id, owner, body, createdAt, dueAt, until, attempts: 0 });
    },
    async attempt(id) {
      const record = await found(id);
      return record ? attempt(record) : "dropped";
    },
    async get(id) {
      const record = await found(id);
      return record && messageOf(record);
    },
    async sweep() {
      const byOwner = new Map<string, StoredRecord[]>();
      for (const record of await due()) {
        const { owner } = messageOf(record);
        byOwner.set(owner, [...(byOwner.get(owner) ?? []), record]);
      }
      const counts = await Promise.all([...byOwner.values()].map(deliverAll));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };

  async function found(id: string): Promise<StoredRecord | undefined> {
    const record = await records.get(KIND, id);
    return record?.owner === topic ? record : undefined;
  }

  /** What is due, oldest first. */
  async function due(): Promise<StoredRecord[]> {
    const time = now();
    const all: StoredRecord[] = [];
    let cursor: string | undefined;
    do {
      const page = await records.list({
        kind: KIND,
        owner: topic,
        state: WAITING,
        limit: PAGE,
        ...(cursor !== undefined && { cursor }),
      });
      all.push(...page.records.filter((record) => messageOf(record).dueAt <= time));
      cursor = page.cursor;
    } while (cursor !== undefined);
    return all.reverse();
  }

  /** One after the other; a receiver that fails once is left alone until the next sweep. */
  async function deliverAll(waiting: readonly StoredRecord[]): Promise<number> {
    let delivered = 0;
    for (const record of waiting) {
      const message = { ...messageOf(record), dueAt: now() + LEASE_MS };
      // Another node that leased it first has it.
      if (!(await write(message, { version: record.version }))) continue;
      const leased = await found(message.id);
      const outcome = leased ? await attempt(leased) : "dropped";
      if (outcome === "failed") break;
      if (outcome === "delivered") delivered++;
    }
    return delivered;
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
      { ...message, attempts, dueAt: again ? next : message.dueAt },
      { version: record.version, state },
    );
    return outcome;
  }

  async function write(
    message: Message,
    { version = 0, state = WAITING }: { readonly version?: number; readonly state?: string } = {},
  ): Promise<boolean> {
    const result = await records.write({
      kind: KIND,
      id: message.id,
      owner: topic,
      state,
      createdAt: message.createdAt,
      modifiedAt: now(),
      expectedVersion: version,
      document: JSON.stringify(message),
    });
    return result.kind === "committed";
  }
}

function messageOf({ document }: StoredRecord): Message {
  return JSON.parse(document);
}
