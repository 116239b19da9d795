import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { EVERYDAY_SCOPES, knownScopes, type Scope } from "../../domain/scopes.ts";
import type { KeyStore, StoredKey } from "../../stores/types.ts";
import { freshKey, keyHash, keyId, type RandomBytes, sameHash } from "./secret.ts";

/** A key as an operator sees it. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly principal: string;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly expiresAt?: number;
  readonly revokedAt?: number;
  readonly lastUsedAt?: number;
}

export interface KeyRequest {
  readonly name?: string;
  /** The principal's name, so that a new key finds the bookings of an old one. */
  readonly owner?: string;
  readonly scopes?: readonly Scope[];
  readonly expiresAt?: number;
}

/** What a key that is good now stands for. */
export interface KeyHolder {
  readonly principal: string;
  readonly scopes: ReadonlySet<Scope>;
}

export interface ApiKeys {
  /** `text` is the key itself: it exists nowhere else, and never again. */
  create(request: KeyRequest): Promise<{ readonly key: ApiKey; readonly text: string }>;
  list(): Promise<readonly ApiKey[]>;
  revoke(id: string): Promise<ApiKey>;
  /** `undefined` for a text that is no key, an unknown, a revoked and an expired one alike. */
  verify(text: string): Promise<KeyHolder | undefined>;
  /** The key with this id, while it is good. */
  find(id: string): Promise<ApiKey | undefined>;
  /** Writes down what is known of the keys' use. */
  close(): Promise<void>;
}

export interface KeysOptions {
  /** The real time, also where the desk's clock stands still: keys guard the real server. */
  readonly now?: () => number;
  readonly random?: RandomBytes;
  /** Hears when the keys' use could not be written down. */
  readonly onError?: (error: unknown) => void;
}

/** What an unknown key is looked up as and compared to, so that it costs what a known one does. */
const UNKNOWN = { id: "-".repeat(12), hash: keyHash("") };

export function apiKeys(store: KeyStore, options: KeysOptions = {}): ApiKeys {
  const { now = Date.now, random, onError } = options;
  const uses = useRecorder(store, onError);

  return {
    async create({ name = "", owner, scopes = EVERYDAY_SCOPES, expiresAt }) {
      const { id, text } = freshKey(random);
      const key: StoredKey = {
        id,
        name,
        principal: owner === undefined ? `key:${id}` : `owner:${owner}`,
        hash: keyHash(text),
        scopes,
        createdAt: now(),
        ...defined({ expiresAt }),
      };
      await store.add(key);
      return { key: withoutHash(key), text };
    },

    async list() {
      return (await store.list()).map(withoutHash);
    },

    async revoke(id) {
      const key = await store.revoke(keyId(id) ?? id, now());
      if (key) return withoutHash(key);
      throw new TravelError("not_found", "There is no key with this id", {
        reason: "unknown_key",
        field: "id",
        hint: "wayfare keys list shows the ids.",
      });
    },

    async verify(text) {
      const known = await store.get(keyId(text) ?? UNKNOWN.id);
      const matches = sameHash(keyHash(text), (known ?? UNKNOWN).hash);
      if (!known || !matches || !isGood(known, now())) return undefined;
      uses.note(known.id, now());
      return { principal: known.principal, scopes: knownScopes(known.scopes) };
    },

    async find(id) {
      const known = await store.get(id);
      return known && isGood(known, now()) ? withoutHash(known) : undefined;
    },

    close: uses.close,
  };
}

function isGood(key: Pick<ApiKey, "revokedAt" | "expiresAt">, time: number): boolean {
  return key.revokedAt === undefined && (key.expiresAt === undefined || time < key.expiresAt);
}

function withoutHash({ hash: _, ...key }: StoredKey): ApiKey {
  return key;
}

/** How late the last use of a key may be written; requests do not wait for it. */
const WRITE_AFTER_MS = 10_000;

interface UseRecorder {
  note(id: string, at: number): void;
  /** Writes the uses that wait in memory, and stops. */
  close(): Promise<void>;
}

/** Writes the keys' last use behind the requests, once for many of them. */
export function useRecorder(
  store: Pick<KeyStore, "used">,
  onError: (error: unknown) => void = () => {},
  writeAfterMs = WRITE_AFTER_MS,
): UseRecorder {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    await store.used(batch).catch(onError);
  }

  return {
    note(id, at) {
      if (closed) return;
      waiting.set(id, at);
      timer ??= setTimeout(() => void write(), writeAfterMs).unref();
    },
    close() {
      closed = true;
      return write();
    },
  };
}
