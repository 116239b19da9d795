import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { BOOKING, type StoredRecord } from "../../../stores/records.ts";
import type { GdsDeps } from "../deps.ts";
import { readDocument } from "../document.ts";
import { hitsOn } from "./disruption.ts";

/** Bookings that were read last: those that a client shows, or subscribes to. */
const MOST_WATCHED = 500;

/** What subscribers were told of each, by store: airlines change flights without writing to a booking. */
const watched = new WeakMap<GdsDeps["store"], Map<string, string>>();

function listOf({ store }: GdsDeps): Map<string, string> {
  const known = watched.get(store);
  if (known) return known;
  const list = new Map<string, string>();
  watched.set(store, list);
  return list;
}

/** Remembers what the first reader was told of a booking's flights: a later one's news is not yet told to all. */
export function watch(deps: GdsDeps, { pnr, status, flights, disruptions = [] }: Pnr): void {
  if (flights.length === 0 || status === "cancelled") return;
  const list = listOf(deps);
  const told = list.get(pnr) ?? newsOf(disruptions);
  list.delete(pnr);
  list.set(pnr, told);
  if (list.size <= MOST_WATCHED) return;
  const [oldest] = list.keys();
  if (oldest !== undefined) list.delete(oldest);
}

/** The bookings read lately of which there is news since. */
export async function disruptedSince(deps: GdsDeps): Promise<StoredRecord[]> {
  const list = listOf(deps);
  const news: StoredRecord[] = [];
  for (const [pnr, said] of [...list]) {
    const stored = await deps.store.records.get(BOOKING, pnr);
    if (!stored) continue;
    const { booking } = readDocument(stored.document);
    const now = newsOf(hitsOn(deps, booking, deps.now()));
    if (now === said) continue;
    list.set(pnr, now);
    news.push(stored);
  }
  return news;
}

function newsOf(hits: readonly { readonly part: string; readonly what: string }[]): string {
  return hits.map(({ part, what }) => `${part} ${what}`).join("\n");
}
