import { createHash } from "node:crypto";
import { defined } from "../../domain/defined.ts";
import type { CacheStore } from "../../stores/types.ts";
import type { ApiKeys } from "../keys/keys.ts";
import type { Operator, Role } from "./operator.ts";

/** An operator's login. Times are Unix milliseconds. */
export interface OperatorSession extends Operator {
  /** Names the session without being the secret that opens it. */
  readonly id: string;
  readonly auth: "ticket" | "key";
  /** The API key it was opened with: it ends with the key. */
  readonly keyId?: string;
  readonly usedAt: number;
  readonly endsAt: number;
}

export interface NewOperatorSession {
  readonly name: string;
  readonly role: Role;
  readonly auth: OperatorSession["auth"];
  readonly principal?: string;
  readonly keyId?: string;
}

/** Whom a ticket is for. */
export interface Invited {
  /** Absent: the operator says it. */
  readonly name?: string;
  /** Absent: a supervisor, as making a ticket takes the storage itself. */
  readonly role?: Role;
}

export interface SessionDeps {
  /** Shared by all nodes, so that any of them knows any session. */
  readonly cache: CacheStore;
  /** The real time, also where the desk's clock stands still: sessions guard the real server. */
  readonly now: () => number;
  /** That many bytes which cannot be guessed. */
  readonly random: (bytes: number) => Buffer;
  readonly newId: () => string;
  readonly keys: Pick<ApiKeys, "find">;
  /** With authentication operators have keys, without it tickets. */
  readonly authenticated: boolean;
}

export interface OperatorSessions {
  /** Makes a ticket: a text that starts one session, of its operator where one is named. */
  newTicket(invited?: Invited): Promise<string>;
  /** Uses a ticket up; undefined for one that is unknown, used or expired. */
  redeem(ticket: string): Promise<Invited | undefined>;
  start(session: NewOperatorSession): Promise<{ session: OperatorSession; secret: string }>;
  /** The session that a secret opens, while it lasts; every use prolongs it. */
  find(secret: string): Promise<OperatorSession | undefined>;
  /** Whether a session still lasts; asking does not prolong it. */
  lasts(session: OperatorSession): Promise<boolean>;
  end(session: OperatorSession): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SECRET_BYTES = 32;
const TICKET_MS = 15 * MINUTE_MS;
const IDLE_MS = 12 * HOUR_MS;
/** However often it is used. */
export const LONGEST_MS = 7 * 24 * HOUR_MS;
/** A session started with a token, which cannot be checked again later. */
const LONGEST_BY_TOKEN_MS = 12 * HOUR_MS;
/** The last use is written at most this often, not with every request. */
const NOTED_EVERY_MS = 5 * MINUTE_MS;

export function operatorSessions(deps: SessionDeps): OperatorSessions {
  const { cache, now, random, newId, keys, authenticated } = deps;

  const freshSecret = () => random(SECRET_BYTES).toString("base64url");

  const put = (session: OperatorSession) =>
    cache.put(sessionKey(session.id), JSON.stringify(session), IDLE_MS);

  async function read(id: string): Promise<OperatorSession | undefined> {
    const [text, ended] = await Promise.all([cache.get(sessionKey(id)), cache.get(endedKey(id))]);
    if (text === undefined || ended !== undefined) return undefined;
    // A session of an earlier version has no role: it could do what an agent can.
    const session: OperatorSession = { role: "agent", ...JSON.parse(text) };
    const over = now() >= session.endsAt || now() >= session.usedAt + IDLE_MS;
    // Tickets are for servers without authentication: none of them opens one that has it.
    if (over || (session.auth === "key") !== authenticated) return undefined;
    if (session.keyId !== undefined && !(await keys.find(session.keyId))) return undefined;
    return session;
  }

  return {
    async newTicket(invited = {}) {
      const ticket = freshSecret();
      const kept = JSON.stringify({ ...invited, endsAt: now() + TICKET_MS });
      await cache.put(ticketKey(ticket), kept, TICKET_MS);
      return ticket;
    },

    async redeem(ticket) {
      const key = ticketKey(ticket);
      const { endsAt = 0, ...invited } = readTicket(await cache.get(key));
      // Of several calls at once, one has deleted it.
      const isGood = (await cache.delete(key)) && now() < endsAt && !authenticated;
      return isGood ? invited : undefined;
    },

    async start({ name, role, auth, principal, keyId }) {
      const secret = freshSecret();
      const byToken = auth === "key" && keyId === undefined;
      const session: OperatorSession = {
        id: digest(secret),
        name,
        role,
        auth,
        bookingSessionId: newId(),
        usedAt: now(),
        endsAt: now() + (byToken ? LONGEST_BY_TOKEN_MS : LONGEST_MS),
        ...defined({ principal, keyId }),
      };
      await put(session);
      return { session, secret };
    },

    async find(secret) {
      const session = await read(digest(secret));
      if (!session || now() - session.usedAt < NOTED_EVERY_MS) return session;
      const used = { ...session, usedAt: now() };
      await put(used);
      return used;
    },

    async lasts({ id }) {
      return (await read(id)) !== undefined;
    },

    async end({ id }) {
      // A mark of its own: a request under way may be writing down that it used the session.
      await cache.put(endedKey(id), "", IDLE_MS);
      await cache.delete(sessionKey(id));
    },
  };
}

interface Ticket extends Invited {
  readonly endsAt?: number;
}

/** A ticket of an earlier version is a time alone. */
function readTicket(text: string | undefined): Ticket {
  const read: Ticket | number = JSON.parse(text ?? "{}");
  return typeof read === "number" ? { endsAt: read } : read;
}

/** Only digests are kept: what stands in the storage opens nothing. */
function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

function ticketKey(ticket: string): string {
  return `console:ticket:${digest(ticket)}`;
}

function sessionKey(id: string): string {
  return `console:session:${id}`;
}

function endedKey(id: string): string {
  return `console:ended:${id}`;
}
