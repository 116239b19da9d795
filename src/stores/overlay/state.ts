import { createHash } from "node:crypto";
import type { Reused } from "../../memory/reused.ts";
import { isIndex, type StoredRecord } from "../records.ts";
import type { KeptOutcome } from "../transfer.ts";
import type { SearchRecord, Session, StoredKey } from "../types.ts";
import { LayeredMap } from "./layered-map.ts";

export interface CacheEntry {
  readonly value: string;
  readonly expiresAt: number;
}

/** Units sold by key, of one group. Replaced with every change, so that it may be given out. */
export type SoldInGroup = ReadonlyMap<string, number>;

/** All that an overlay store keeps. Copying it costs the same whatever is in it. */
export interface StoreState {
  readonly sessions: LayeredMap<Session>;
  /** By `recordKey`. */
  readonly records: LayeredMap<Reused<StoredRecord>>;
  /** By group. */
  readonly stock: LayeredMap<SoldInGroup>;
  /** By `outcomeKey`. */
  readonly outcomes: LayeredMap<KeptOutcome>;
  /** By session, oldest first. */
  readonly searches: LayeredMap<readonly SearchRecord[]>;
  readonly cache: LayeredMap<CacheEntry>;
  readonly keys: LayeredMap<StoredKey>;
  /** Bookings and searches ever made. */
  bookings: number;
  searched: number;
  /** The sum of the hashes of all records and sold units: the same whatever order they came in. */
  digest: bigint;
}

export function emptyState(): StoreState {
  return {
    sessions: new LayeredMap(),
    records: new LayeredMap(),
    stock: new LayeredMap(),
    outcomes: new LayeredMap(),
    searches: new LayeredMap(),
    cache: new LayeredMap(),
    keys: new LayeredMap(),
    bookings: 0,
    searched: 0,
    digest: 0n,
  };
}

export function copyState(state: StoreState): StoreState {
  return {
    sessions: state.sessions.copy(),
    records: state.records.copy(),
    stock: state.stock.copy(),
    outcomes: state.outcomes.copy(),
    searches: state.searches.copy(),
    cache: state.cache.copy(),
    keys: state.keys.copy(),
    bookings: state.bookings,
    searched: state.searched,
    digest: state.digest,
  };
}

export function recordKey(kind: string, id: string): string {
  return `${kind} ${id}`;
}

export function outcomeKey({ scope, key }: { readonly scope: string; readonly key: string }) {
  return JSON.stringify([scope, key]);
}

/** A key is `group#unit`; one without a unit is its own group, which no question asks for. */
function groupOf(key: string): string {
  const end = key.indexOf("#");
  return end < 0 ? `#${key}` : key.slice(0, end);
}

export function soldOf(state: StoreState, key: string): number {
  return state.stock.get(groupOf(key))?.get(key) ?? 0;
}

export function setSold(state: StoreState, key: string, sold: number): void {
  const group = groupOf(key);
  const before = state.stock.get(group);
  const units = new Map(before);
  state.digest = summed(state.digest, -hashOfUnit(key, before?.get(key) ?? 0));
  state.digest = summed(state.digest, hashOfUnit(key, sold));
  if (sold > 0) units.set(key, sold);
  else units.delete(key);
  if (units.size > 0) state.stock.set(group, units);
  else state.stock.delete(group);
}

export function setRecord(state: StoreState, record: Reused<StoredRecord>): void {
  const key = recordKey(record.kind, record.id);
  const before = state.records.get(key);
  if (before) state.digest = summed(state.digest, -hashOfRecord(before));
  state.digest = summed(state.digest, hashOfRecord(record));
  state.records.set(key, record);
}

export function removeRecord(state: StoreState, record: StoredRecord): void {
  state.digest = summed(state.digest, -hashOfRecord(record));
  state.records.delete(recordKey(record.kind, record.id));
}

const HASH_BITS = 128;
const HASH_HEX = HASH_BITS / 4;

/** 32 hexadecimal digits. Sessions, searches and the cache do not count: reading changes them. */
export function stateHash({ digest }: Pick<StoreState, "digest">): string {
  return digest.toString(16).padStart(HASH_HEX, "0");
}

/** Versions and times are left out: they tell how a state was reached, not what it is. */
function hashOfRecord({ kind, id, owner = "", state, document }: StoredRecord): bigint {
  return isIndex(kind) ? 0n : hashOf(JSON.stringify([kind, id, owner, state, document]));
}

function hashOfUnit(key: string, sold: number): bigint {
  return sold === 0 ? 0n : hashOf(JSON.stringify([key, sold]));
}

function hashOf(text: string): bigint {
  return BigInt(`0x${createHash("sha256").update(text).digest("hex").slice(0, HASH_HEX)}`);
}

function summed(digest: bigint, change: bigint): bigint {
  return BigInt.asUintN(HASH_BITS, digest + change);
}
