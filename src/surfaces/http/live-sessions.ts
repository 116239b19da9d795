import { randomUUID } from "node:crypto";
import type { Identity } from "./guards.ts";
import { connectSession, type LiveSession, type LiveSessionDeps, restore } from "./live-session.ts";
import { noted, readRecord, type SessionRecord, writeRecord } from "./session-record.ts";
import type { HttpSessions } from "./sessions.ts";

/**
 * The 2025 sessions of one endpoint. Their records are in the storage; a server is made for one when
 * a request for it arrives, whether or not this process has seen it before, and let go when idle.
 */
export interface LiveSessions {
  open(init: Readonly<Record<string, unknown>>, identity: Identity): Promise<LiveSession>;
  /** `undefined` for one that has ended, that is another's, or that belongs to another endpoint. */
  find(id: string, identity: Identity): Promise<LiveSession | undefined>;
  /** Keeps what a message changes about the session. */
  note(id: string, body: unknown): Promise<void>;
  end(id: string): Promise<void>;
  /** Lets go of servers that nobody has used for a while; their sessions go on. */
  evict(idleMs: number): Promise<void>;
  closeStreams(): void;
  close(): Promise<void>;
}

export interface LiveSessionsDeps extends LiveSessionDeps {
  readonly sessions: HttpSessions;
  readonly ttlMs: number;
  readonly toolset?: string | undefined;
}

export function liveSessions(deps: LiveSessionsDeps): LiveSessions {
  const { sessions, ttlMs, toolset } = deps;
  const live = new Map<string, LiveSession>();
  // Kept beside the servers: of two subscriptions at once, neither may overwrite the other.
  const records = new Map<string, SessionRecord>();
  const adopting = new Map<string, Promise<LiveSession>>();

  /** Two requests may come at once: both get the one server. */
  function adopt(id: string, principal: string | undefined, record: SessionRecord) {
    const known = adopting.get(id);
    if (known) return known;
    const adoption = (async () => {
      const session = await connectSession(id, principal, deps);
      await restore(session, record);
      keep(session, record);
      return session;
    })().finally(() => adopting.delete(id));
    adopting.set(id, adoption);
    return adoption;
  }

  function keep(session: LiveSession, record: SessionRecord): void {
    live.set(session.id, session);
    records.set(session.id, record);
  }

  async function drop(id: string): Promise<void> {
    const session = live.get(id);
    live.delete(id);
    records.delete(id);
    await session?.close();
  }

  return {
    async open(init, { principal }) {
      const id = randomUUID();
      const record: SessionRecord = {
        init,
        ...(toolset !== undefined && { toolset }),
        subscriptions: [],
      };
      await sessions.create({
        id,
        ttlMs,
        data: writeRecord(record),
        ...(principal !== undefined && { principal }),
      });
      const session = await connectSession(id, principal, deps);
      keep(session, record);
      return session;
    },

    async find(id, { principal }) {
      const stored = await sessions.get(id);
      const record = readRecord(stored?.data);
      if (!stored || !record) {
        // Ended elsewhere, or expired.
        await drop(id);
        return undefined;
      }
      if (stored.principal !== principal || record.toolset !== toolset) return undefined;
      await sessions.touch(id, ttlMs);
      return live.get(id) ?? (await adopt(id, principal, record));
    },

    async note(id, body) {
      const record = records.get(id);
      if (!record) return;
      const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
      const next = messages.reduce<SessionRecord>(noted, record);
      if (next === record) return;
      records.set(id, next);
      await sessions.setData(id, writeRecord(next));
    },

    async end(id) {
      await sessions.end(id);
      await drop(id);
    },

    async evict(idleMs) {
      const limit = deps.now() - idleMs;
      for (const [id, session] of live) {
        const since = session.idleSince();
        if (since !== undefined && since <= limit) await drop(id);
      }
    },

    closeStreams() {
      for (const { transport } of live.values()) transport.closeStandaloneSSEStream();
    },

    async close() {
      await Promise.all([...live.keys()].map(drop));
    },
  };
}
