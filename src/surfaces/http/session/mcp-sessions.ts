import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
} from "@modelcontextprotocol/server";
import type { MaybePromise } from "../../../memory/maybe-promise.ts";
import type { SessionStore } from "../../../stores/types.ts";
import type { Identity } from "../admission/guards.ts";
import { cancellations } from "./cancellations.ts";
import { connectSession, type McpSession, type McpSessionDeps } from "./mcp-session.ts";
import type { News } from "./nodes.ts";
import { unmarked } from "./request-ids.ts";
import {
  concernsRecord,
  noted,
  readRecord,
  type SessionRecord,
  writeRecord,
} from "./session-record.ts";

/**
 * The 2025 sessions of one endpoint. Their records are in the storage; a server is made for one when
 * a request for it arrives, whether or not this process has seen it before, and closed when idle.
 */
export interface McpSessions {
  open(init: Readonly<Record<string, unknown>>, identity: Identity): Promise<McpSession>;
  /** `undefined` for one that has ended, that is another's, or that belongs to another endpoint. */
  find(id: string, identity: Identity): Promise<McpSession | undefined>;
  /** Keeps what a message changes about the session. */
  note(id: string, body: unknown): Promise<void>;
  /** Cancels calls that began here after another node had heard of their cancellation. */
  recall(session: McpSession, body: unknown): void;
  end(id: string): Promise<void>;
  /** Does what another node's news ask of a session that this process has a server for. */
  hear(news: News): Promise<void>;
  /** Closes servers that have been idle for a while; their sessions go on. */
  evict(idleMs: number): Promise<void>;
  close(): Promise<void>;
}

export interface McpSessionsDeps extends McpSessionDeps {
  readonly sessions: SessionStore;
  readonly ttlMs: number;
  readonly toolset?: string | undefined;
  readonly newSessionId: () => MaybePromise<string>;
}

/** A session in use moves its expiry so many times in its life, and not with every request. */
const TOUCHES_PER_LIFE = 1000;

/** How long a change waits for the node with the stream, which may be gone, or may not exist. */
const SYNCED_WITHIN_MS = 2_000;

export function mcpSessions(deps: McpSessionsDeps): McpSessions {
  const { sessions, ttlMs, toolset, nodes } = deps;
  const live = new Map<string, McpSession>();
  const cancelled = cancellations(deps.now);
  const adopting = new Map<string, Promise<McpSession>>();
  const awaited = new Map<string, Set<(revision: number) => void>>();

  /** Two requests may come at once: both get the one server. */
  function adopt(id: string, principal: string | undefined, record: SessionRecord) {
    const known = adopting.get(id);
    if (known) return known;
    const adoption = (async () => {
      const session = await connectSession(id, principal, deps);
      await session.syncTo(record);
      live.set(id, session);
      return session;
    })().finally(() => adopting.delete(id));
    adopting.set(id, adoption);
    return adoption;
  }

  /**
   * Tells the other nodes, and waits for the one with the client's stream: a client that was told of its
   * subscription hears of every change from then on.
   */
  async function tellChanged(id: string, { revision }: SessionRecord): Promise<void> {
    const news = { kind: "changed", session: id, asks: deps.boot } as const;
    if (!live.get(id)?.stream.mayBeElsewhere) return nodes.tell(news);
    const waiting = awaited.get(id) ?? new Set();
    awaited.set(id, waiting);
    await new Promise<void>((resolve) => {
      const hear = (synced: number) => {
        if (synced < revision) return;
        waiting.delete(hear);
        if (waiting.size === 0) awaited.delete(id);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(hear, SYNCED_WITHIN_MS, revision);
      waiting.add(hear);
      nodes.tell(news);
    });
  }

  async function drop(id: string): Promise<void> {
    const session = live.get(id);
    live.delete(id);
    await session?.close();
  }

  return {
    async open(init, { principal }) {
      const id = await deps.newSessionId();
      const record: SessionRecord = {
        init,
        ...(toolset !== undefined && { toolset }),
        subscriptions: [],
        revision: 0,
      };
      await sessions.create({
        id,
        ttlMs,
        data: writeRecord(record),
        ...(principal !== undefined && { principal }),
      });
      const session = await connectSession(id, principal, deps, record);
      live.set(id, session);
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
      // From here on it counts as used, so that it is not let go before the request reaches it.
      const due = live.get(id)?.use(ttlMs / TOUCHES_PER_LIFE) ?? true;
      if (due) await sessions.touch(id, ttlMs);
      const session = live.get(id) ?? (await adopt(id, principal, record));
      await session.syncTo(record);
      return session;
    },

    async note(id, body) {
      const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
      if (!messages.some(concernsRecord)) return;
      for (;;) {
        const data = (await sessions.get(id))?.data;
        const record = readRecord(data);
        if (!record || data === undefined) return;
        const changed = messages.reduce<SessionRecord>(noted, record);
        if (changed === record) return;
        const next = { ...changed, revision: record.revision + 1 };
        // Of two changes at once, here or at two nodes, neither may overwrite the other.
        if (!(await sessions.setData(id, writeRecord(next), data))) continue;
        await live.get(id)?.syncTo(next);
        return await tellChanged(id, next);
      }
    },

    recall(session, body) {
      const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
      for (const message of messages) {
        const notice = isJSONRPCRequest(message) && cancelled.take(session.id, message.id);
        if (notice) session.receive(notice);
      }
    },

    async end(id) {
      await sessions.end(id);
      await drop(id);
    },

    async hear(news) {
      if (news.kind === "received") cancelled.note(news.session, news.message);
      if (news.kind === "synced") {
        for (const hear of [...(awaited.get(news.session) ?? [])]) hear(news.revision);
        return;
      }
      const session = live.get(news.session) ?? (await adopting.get(news.session));
      if (!session) return;
      if (news.kind === "ended") await drop(session.id);
      else if (news.kind === "listening") session.stream.leave();
      else if (news.kind === "say") await session.stream.say(news.message);
      else if (news.kind === "received") {
        const message = unmarked(news.message, deps.boot);
        if (isJSONRPCResponse(message) || isJSONRPCNotification(message)) session.receive(message);
      } else {
        const record = readRecord((await sessions.get(session.id))?.data);
        if (!record) return;
        await session.syncTo(record);
        if (!session.stream.isHere) return;
        const { revision } = record;
        nodes.tellOne(news.asks, { kind: "synced", session: session.id, revision });
      }
    },

    async evict(idleMs) {
      const limit = deps.now() - idleMs;
      for (const [id, session] of live) {
        const since = session.idleSince();
        if (since !== undefined && since <= limit) await drop(id);
      }
    },

    async close() {
      await Promise.all([...live.keys()].map(drop));
    },
  };
}
