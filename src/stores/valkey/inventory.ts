import type { InventoryStore } from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { fieldsOf, numberOf } from "./reply.ts";

const NOTHING_SOLD: ReadonlyMap<string, number> = new Map();

/** A key of the inventory as it is kept: a group is one hash, a unit one field with its "#". */
export function splitKey(key: string): { readonly group: string; readonly unit: string } {
  const at = key.indexOf("#");
  return at < 0 ? { group: key, unit: "" } : { group: key.slice(0, at), unit: key.slice(at) };
}

export function valkeyInventory({ call, send }: Engine): InventoryStore {
  async function soldInGroup(group: string): Promise<readonly [string, number][]> {
    const fields = fieldsOf(await send("HGETALL", names.stock(group)));
    // A key without "#" is in no group, though it is kept like one.
    return fields.flatMap(([unit, sold]) => (unit === "" ? [] : [[group + unit, numberOf(sold)]]));
  }

  return {
    soldIn: (groups) =>
      call(async () => {
        if (groups.length === 0) return NOTHING_SOLD;
        return new Map((await Promise.all(groups.map(soldInGroup))).flat());
      }),
    sold: (keys) =>
      call(() =>
        Promise.all(
          keys.map(async (key) => {
            const { group, unit } = splitKey(key);
            return numberOf(await send("HGET", names.stock(group), unit));
          }),
        ),
      ),
  };
}
