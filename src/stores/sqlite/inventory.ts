import type { Sold } from "../../domain/stock.ts";
import { isReused } from "../../memory/reused.ts";
import type { Claim, Release } from "../records.ts";
import type { InventoryStore } from "../types.ts";
import type { Engine } from "./engine.ts";

/** What was sold of the claimed units so far, or the first of which less is left than is claimed. */
type Judgement =
  | { readonly kind: "granted"; readonly sold: Sold }
  | { readonly kind: "short"; readonly key: string; readonly left: number };

/** The units sold, for use inside a write. */
export interface Units {
  judge(claims: readonly Claim[]): Judgement;
  /** Takes claims that were granted. */
  take(claims: readonly Claim[]): void;
  giveBack(releases: readonly Release[]): void;
}

/**
 * A search may miss what another process sold in the last moment: it promises nothing, and a booking
 * asks again. Under load that spares most searches a look into the file.
 */
const UNSEEN_MS = 2;
const FEW_KEYS = 8;
const NOTHING_SOLD: Sold = new Map();

export function sqliteInventory({ prepare, read, revision }: Engine): InventoryStore & Units {
  const select = prepare("SELECT sold FROM inventory WHERE key = ?");
  // For hundreds of keys, one statement with JSON on both sides is six times as fast as one
  // statement per key; for a few it is slower.
  const selectMany = prepare(`
    SELECT json_group_array(coalesce((SELECT sold FROM inventory WHERE key = asked.value), 0)) AS sold
    FROM json_each(?) AS asked`);
  // "$" follows "#", so the range holds exactly the keys that start with the group and a "#".
  const selectGroups = prepare(`
    SELECT inventory.key, inventory.sold FROM json_each(?) AS asked
    JOIN inventory ON inventory.key >= asked.value || '#' AND inventory.key < asked.value || '$'
    WHERE inventory.sold > 0`);
  const add = prepare(`
    INSERT INTO inventory (key, sold) VALUES (?, ?)
    ON CONFLICT (key) DO UPDATE SET sold = sold + excluded.sold`);
  const subtract = prepare("UPDATE inventory SET sold = max(0, sold - ?) WHERE key = ?");

  function soldOf(key: string): number {
    const row: { readonly sold: number } | undefined = select.get(key);
    return row?.sold ?? 0;
  }

  function readSold(groups: readonly string[]): Sold {
    if (groups.length === 0) return NOTHING_SOLD;
    const rows: readonly { key: string; sold: number }[] = selectGroups.all(JSON.stringify(groups));
    return rows.length === 0 ? NOTHING_SOLD : new Map(rows.map(({ key, sold }) => [key, sold]));
  }

  const asked = new WeakMap<
    readonly string[],
    { readonly revision: number; readonly sold: Sold }
  >();

  return {
    soldIn: (groups) =>
      read(() => {
        const now = revision(UNSEEN_MS);
        const known = asked.get(groups);
        if (known?.revision === now) return known.sold;
        const fresh = readSold(groups);
        // The same object while the counts are the same: a page is remembered by its identity.
        const sold = known && isSame(known.sold, fresh) ? known.sold : fresh;
        if (isReused(groups)) asked.set(groups, { revision: now, sold });
        return sold;
      }),
    sold: (keys) =>
      read(() => {
        if (keys.length <= FEW_KEYS) return keys.map(soldOf);
        const row: { readonly sold: string } = selectMany.get(JSON.stringify(keys));
        const counts: readonly number[] = JSON.parse(row.sold);
        return counts;
      }),
    judge(claims) {
      if (claims.length === 0) return { kind: "granted", sold: NOTHING_SOLD };
      const sold = new Map<string, number>();
      for (const { key, quantity, capacity } of claims) {
        const before = soldOf(key);
        if (before + quantity > capacity) {
          return { kind: "short", key, left: Math.max(0, capacity - before) };
        }
        sold.set(key, before);
      }
      return { kind: "granted", sold };
    },
    take(claims) {
      for (const { key, quantity } of claims) add.run(key, quantity);
    },
    giveBack(releases) {
      for (const { key, quantity } of releases) subtract.run(quantity, key);
    },
  };
}

function isSame(one: Sold, other: Sold): boolean {
  if (one.size !== other.size) return false;
  for (const [key, sold] of one) if (other.get(key) !== sold) return false;
  return true;
}
