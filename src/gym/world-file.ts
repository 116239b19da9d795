import { WorldBookings, WorldFile } from "../domain/contracts/gym/world.ts";
import { reused } from "../memory/reused.ts";
import type { LayeredMap } from "../stores/overlay/layered-map.ts";
import {
  emptyState,
  outcomeKey,
  type StoreState,
  setRecord,
  setSold,
} from "../stores/overlay/state.ts";
import { BOOKING, isIndex } from "../stores/records.ts";
import type { SearchRecord } from "../stores/types.ts";
import { readGiven } from "./given.ts";
import type { WorldState } from "./world.ts";

/** Writes a world down. Lists are sorted, so that equal worlds give equal files. */
export function writeWorld({ seed, now, store, events, draws }: WorldState): WorldFile {
  const kept = valuesOf(store.records).filter(({ kind }) => !isIndex(kind));
  const records = kept.map(({ document, ...record }) => ({
    ...record,
    document: JSON.parse(document),
  }));
  const sold = valuesOf(store.stock).flatMap((units) => [...units]);
  return {
    format: "wayfare-world/1",
    seed,
    now: new Date(now).toISOString(),
    records: records.toSorted((a, b) => a.createdAt - b.createdAt),
    stock: Object.fromEntries(sold),
    sessions: valuesOf(store.sessions),
    outcomes: valuesOf(store.outcomes),
    searches: valuesOf(store.searches).flat(),
    cache: Object.fromEntries(sortedEntries(store.cache)),
    totals: { bookings: store.bookings, searches: store.searched },
    events: [...events],
    draws: Object.fromEntries([...draws].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Reads a world from a file of any origin; refuses one that does not fit the schema. */
export function readWorld(file: unknown): WorldState {
  const read = readGiven(WorldFile, file, AS);
  const records = read.records.map((record) => (record.kind === BOOKING ? record : null));
  readGiven(WorldBookings, { records }, AS);
  const { seed, now, events, draws } = read;
  return {
    seed,
    now: Date.parse(now),
    store: storeOf(read),
    events: events.filter((event) => event.type !== "sell_out" && event.type !== "reprice"),
    draws: new Map(Object.entries(draws)),
  };
}

const AS = {
  name: "state",
  reason: "invalid_world",
  hint: "docs/schemas/gym/world.json says what a world looks like.",
};

function storeOf(file: WorldFile): StoreState {
  const state = emptyState();
  for (const { document, sessionId, owner, dueAt, ...record } of file.records) {
    setRecord(
      state,
      reused({
        ...record,
        ...(sessionId !== undefined && { sessionId }),
        ...(owner !== undefined && { owner }),
        ...(dueAt !== undefined && { dueAt }),
        document: JSON.stringify(document),
      }),
    );
  }
  for (const [key, sold] of Object.entries(file.stock)) setSold(state, key, sold);
  for (const { principal, data, ...session } of file.sessions) {
    state.sessions.set(session.id, {
      ...session,
      ...(principal !== undefined && { principal }),
      ...(data !== undefined && { data }),
    });
  }
  for (const outcome of file.outcomes) state.outcomes.set(outcomeKey(outcome), outcome);
  const searches = new Map<string, SearchRecord[]>();
  for (const search of file.searches) {
    searches.set(search.sessionId, [...(searches.get(search.sessionId) ?? []), search]);
  }
  for (const [sessionId, list] of searches) state.searches.set(sessionId, list);
  for (const [key, entry] of Object.entries(file.cache)) state.cache.set(key, entry);
  state.bookings = file.totals.bookings;
  state.searched = file.totals.searches;
  return state;
}

function sortedEntries<V extends NonNullable<unknown>>(map: LayeredMap<V>) {
  return [...map.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
}

function valuesOf<V extends NonNullable<unknown>>(map: LayeredMap<V>): V[] {
  return sortedEntries(map).map(([, value]) => value);
}
