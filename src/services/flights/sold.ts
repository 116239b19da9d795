import type { FlightOption } from "../../domain/contracts/flights/offers.ts";
import { stockKey } from "../../domain/stock.ts";
import type { InventoryStore } from "../../stores/types.ts";
import type { OfferBatch } from "../../suppliers/offers.ts";

/**
 * The options that can still be had. What was sold here is looked up every time, also for offers
 * from the cache: a seat sold through one window is gone in all.
 */
export async function withoutSold(
  { options, stock }: OfferBatch,
  inventory: InventoryStore,
): Promise<readonly FlightOption[]> {
  if (!stock) return options;
  const groups = new Set(Object.values(stock.units).flatMap((units) => units.map((u) => u.group)));
  const sold = await inventory.soldIn([...groups]);
  if (sold.size === 0) return options;
  const full = new Set<string>();
  for (const [id, units] of Object.entries(stock.units)) {
    const left = units.map((unit) => unit.capacity - (sold.get(stockKey(unit)) ?? 0));
    if (Math.min(...left) < stock.seats) full.add(id);
  }
  return options.filter(({ booking_ids: ids = [] }) => !ids.some((id) => full.has(id)));
}
