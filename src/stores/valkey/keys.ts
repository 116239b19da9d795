import { TravelError } from "../../domain/errors.ts";
import type { KeyStore, StoredKey } from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { numberOf, type Reply, textsOf } from "./reply.ts";
import { script } from "./script.ts";

export const KEY_FIELDS = [
  "name",
  "principal",
  "hash",
  "scopes",
  "createdAt",
  "expiresAt",
  "revokedAt",
  "lastUsedAt",
] as const;

/** KEYS: key. ARGV: fields and values. */
const ADD = script(`
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV))
return 1`);

/** KEYS: key. ARGV: when, fields to give back. */
const REVOKE = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then return false end
redis.call('HSETNX', KEYS[1], 'revokedAt', ARGV[1])
return redis.call('HMGET', KEYS[1], unpack(ARGV, 2))`);

/** KEYS: key. ARGV: when. */
const USE = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then return end
local last = redis.call('HGET', KEYS[1], 'lastUsedAt')
if not last or tonumber(last) < tonumber(ARGV[1]) then
  redis.call('HSET', KEYS[1], 'lastUsedAt', ARGV[1])
end`);

export function valkeyKeys({ call, send, run, runDurably }: Engine): KeyStore {
  async function read(id: string): Promise<StoredKey | undefined> {
    return toKey(id, await send("HMGET", names.apiKey(id), ...KEY_FIELDS));
  }

  return {
    add: (key) =>
      call(async () => {
        // Listed first: an id without a key is passed over, a key that no list shows would be lost.
        await send("ZADD", names.apiKeys, "NX", key.createdAt, key.id);
        if ((await runDurably(ADD, [names.apiKey(key.id)], fieldsOf(key))) === 1) return;
        throw new TravelError("conflict", "A key with this id exists.", {
          reason: "key_exists",
          value: key.id,
        });
      }),
    get: (id) => call(() => read(id)),
    list: () =>
      call(async () => {
        const ids = textsOf(await send("ZRANGE", names.apiKeys, 0, -1));
        const keys = await Promise.all(ids.map((id) => read(id ?? "")));
        return keys.filter((key) => key !== undefined);
      }),
    revoke: (id, at) =>
      call(async () =>
        toKey(id, await runDurably(REVOKE, [names.apiKey(id)], [at, ...KEY_FIELDS])),
      ),
    used: (times) =>
      call(async () => {
        await Promise.all([...times].map(([id, at]) => run(USE, [names.apiKey(id)], [at])));
      }),
  };
}

/** As the hash has them; scopes are separated by spaces, as OAuth writes them. */
export function fieldsOf(key: StoredKey): readonly (string | number)[] {
  return Object.entries({ ...key, scopes: key.scopes.join(" ") }).flat();
}

export function toKey(id: string, reply: Reply): StoredKey | undefined {
  const [name, principal, hash, scopes, created, expires, revoked, lastUsed] = textsOf(reply);
  if (name === undefined || principal === undefined || hash === undefined) return undefined;
  return {
    id,
    name,
    principal,
    hash,
    scopes: scopes === undefined || scopes === "" ? [] : scopes.split(" "),
    createdAt: numberOf(created),
    ...(expires !== undefined && { expiresAt: numberOf(expires) }),
    ...(revoked !== undefined && { revokedAt: numberOf(revoked) }),
    ...(lastUsed !== undefined && { lastUsedAt: numberOf(lastUsed) }),
  };
}
