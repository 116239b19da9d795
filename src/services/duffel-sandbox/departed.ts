import { instantOf, parseIsoDateTime } from "../../domain/dates.ts";
import type { SandboxDeps } from "./deps.ts";
import { fault } from "./faults.ts";
import type { Order } from "./order.ts";

/** Whether the first flight of an order has left, by the clock of where it leaves. */
export function hasLeft({ places, now }: SandboxDeps, { slices }: Order): boolean {
  const first = slices[0]?.segments[0];
  const place = first && places.find(first.origin);
  const local = first && parseIsoDateTime(first.departingAt)?.local;
  if (!place || local === undefined) return false;
  return places.instantAt(place, local) <= instantOf(now());
}

export function refuseDeparted(deps: SandboxDeps, order: Order): void {
  if (!hasLeft(deps, order)) return;
  throw fault("unsupported_action", "The first flight of this order has left already.");
}
