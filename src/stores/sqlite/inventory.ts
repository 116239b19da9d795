import { isReused } from "../../memory/reused.ts";
import type { Claim, Release } from "../records.ts";
import type { InventoryStore } from "../types.ts";
import type { Engine } from "./engine.ts";

/** A unit of which less is left than was claimed. */
interface Shortage {
  readonly key: string;
  readonly left: number;
}

/** The units sold, for use inside a write. */
export interface Units {
  /** Takes all claims, or none: then the first that does not fit comes back. */
  take(claims: readonly Claim[]): Shortage | undefined;
  giveBack(releases: readonly Release[]): void;
}

type Sold = ReadonlyMap<string, number>;

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
    ON CONFLICT (key) DO UPDATE SET sold = sold + excluded.sold WHERE sold + excluded.sold <= ?`);
  const subtract = prepare("UPDATE inventory SET sold = max(0, sold - ?) WHERE key = ?");

  function soldOf(key: string): number {
    const row: { readonly sold: number } | undefined = select.get(key);
    return row?.sold ?? 0;
  }

  function left({ key, capacity }: Claim): number {
    return capacity - soldOf(key);
  }

  function tookAll({ key, quantity, capacity }: Claim): boolean {
    return quantity <= capacity && add.run(key, quantity, capacity).changes > 0;
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
    take(claims) {
      // Several are judged before the first is taken; one is judged as it is taken.
      const short =
        claims.length === 1 ? undefined : claims.find((claim) => left(claim) < claim.quantity);
      const refused = short ?? claims.find((claim) => !tookAll(claim));
      return refused && { key: refused.key, left: Math.max(0, left(refused)) };
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
