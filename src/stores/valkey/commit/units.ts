import { MS_PER_DAY } from "../../../domain/dates.ts";
import type { Claim, Release } from "../../records.ts";
import type { Engine } from "../engine.ts";
import { splitKey } from "../inventory.ts";
import { names } from "../names.ts";
import { numberOf, wordAndRest } from "../reply.ts";
import { script } from "../script.ts";

/** What one commit does to one group of stock. */
export interface GroupPart {
  readonly group: string;
  readonly claims: readonly Claim[];
  readonly releases: readonly Release[];
}

export interface Shortage {
  readonly key: string;
  readonly left: number;
}

export type Holding =
  | { readonly kind: "held" | "voided" }
  | ({ readonly kind: "short" } & Shortage);

/**
 * Stock changes in two steps. Holding counts the claims as sold at once and writes down, under the
 * commit's token, what is still to be done; then the commit either settles (what it gives back is
 * given back) or is undone (what it claimed is given back). Each happens once, however often asked.
 */
export interface Units {
  /** The first claim that does not fit now, and how many of each key would stay free. */
  look(
    claims: readonly Claim[],
  ): Promise<{ readonly shortage?: Shortage; readonly spare: number[] }>;
  hold(token: string, part: GroupPart): Promise<Holding>;
  settle(token: string, group: string): Promise<void>;
  /** Gives the number of units taken back. `fence`: also stops a `hold` that is still on its way. */
  undo(token: string, group: string, fence: boolean): Promise<number>;
}

/** Longer than any command can be on its way. */
export const FENCE_MS = MS_PER_DAY;

/** KEYS: stock, pending, void. ARGV: token, the part as JSON. */
const HOLD = script(`
if redis.call('HEXISTS', KEYS[2], ARGV[1]) == 1 then return {'held'} end
if redis.call('EXISTS', KEYS[3]) == 1 then return {'voided'} end
local part = cjson.decode(ARGV[2])
for i, claim in ipairs(part.claims) do
  local left = claim[3] - tonumber(redis.call('HGET', KEYS[1], claim[1]) or '0')
  if claim[2] > left then return {'short', i - 1, math.max(0, left)} end
end
for _, claim in ipairs(part.claims) do redis.call('HINCRBY', KEYS[1], claim[1], claim[2]) end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return {'held'}`);

const GIVE_BACK = `
local function giveBack(units)
  local given = 0
  for _, unit in ipairs(units) do
    local sold = tonumber(redis.call('HGET', KEYS[1], unit[1]) or '0')
    given = given + math.min(sold, unit[2])
    if sold > unit[2] then redis.call('HSET', KEYS[1], unit[1], sold - unit[2])
    else redis.call('HDEL', KEYS[1], unit[1]) end
  end
  return given
end
local pending = redis.call('HGET', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])`;

/** KEYS: stock, pending. ARGV: token. */
const SETTLE = script(`${GIVE_BACK}
if pending then giveBack(cjson.decode(pending).releases) end`);

/** KEYS: stock, pending, void. ARGV: token, how long a fence is kept or 0. */
const UNDO = script(`${GIVE_BACK}
if tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[3], '', 'PX', ARGV[2]) end
return pending and giveBack(cjson.decode(pending).claims) or 0`);

export function valkeyUnits({ send, runDurably }: Engine): Units {
  return {
    async look(claims) {
      const spare = await Promise.all(
        claims.map(async ({ key, quantity, capacity }) => {
          const { group, unit } = splitKey(key);
          return capacity - quantity - numberOf(await send("HGET", names.stock(group), unit));
        }),
      );
      const short = claims.find((_, i) => (spare[i] ?? 0) < 0);
      if (short === undefined) return { spare };
      const left = (spare[claims.indexOf(short)] ?? 0) + short.quantity;
      return { spare, shortage: { key: short.key, left: Math.max(0, left) } };
    },
    async hold(token, { group, claims, releases }) {
      const part = {
        claims: claims.map(({ key, quantity, capacity }) => [
          splitKey(key).unit,
          quantity,
          capacity,
        ]),
        releases: releases.map(({ key, quantity }) => [splitKey(key).unit, quantity]),
      };
      const keys = [names.stock(group), names.pendingStock(group), names.voidStock(group, token)];
      const reply = await runDurably(HOLD, keys, [token, JSON.stringify(part)]);
      const [word, index, left] = wordAndRest(reply);
      if (word === "held" || word === "voided") return { kind: word };
      return { kind: "short", key: claims[numberOf(index)]?.key ?? group, left: numberOf(left) };
    },
    async settle(token, group) {
      await runDurably(SETTLE, [names.stock(group), names.pendingStock(group)], [token]);
    },
    async undo(token, group, fence) {
      const keys = [names.stock(group), names.pendingStock(group), names.voidStock(group, token)];
      return numberOf(await runDurably(UNDO, keys, [token, fence ? FENCE_MS : 0]));
    },
  };
}

/** What a change does to each group, in the order in which the groups are first named. */
export function partsOf(claims: readonly Claim[], releases: readonly Release[]): GroupPart[] {
  const parts = new Map<string, { group: string; claims: Claim[]; releases: Release[] }>();
  const partOf = (key: string) => {
    const { group } = splitKey(key);
    const part = parts.get(group) ?? { group, claims: [], releases: [] };
    parts.set(group, part);
    return part;
  };
  for (const claim of claims) partOf(claim.key).claims.push(claim);
  for (const release of releases) partOf(release.key).releases.push(release);
  return [...parts.values()];
}
