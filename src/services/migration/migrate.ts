import { TravelError } from "../../domain/errors.ts";
import { BOOKING } from "../../stores/records.ts";
import type { KeptItem, Transfer } from "../../stores/transfer.ts";

/** How many items of each sort were moved; bookings apart from the other records. */
export type MigrationReport = Readonly<Record<Counted, number>>;

type Counted = Exclude<KeptItem["kind"], "totals"> | "booking";

interface Contents {
  readonly bookings: ReadonlyMap<string, Kept>;
  readonly stock: ReadonlyMap<string, number>;
  readonly keys: ReadonlySet<string>;
  /** All other records, by kind and id. */
  readonly records: ReadonlyMap<string, Kept>;
}

interface Kept {
  readonly version: number;
  /** The session of a booking. */
  readonly sessionId?: string;
}

const BATCH = 200;
const NAMED = 5;

/**
 * Moves everything that a store keeps to another. Safe to repeat: an interrupted or an earlier move
 * is completed. Refused before anything is written when the target has bookings or records that
 * the source does not have, or has them in a later version, since no unit can then be said to be sold
 * or not, and what was written there would be lost.
 */
export async function migrate(
  from: Transfer,
  to: Transfer,
  progress: (items: number) => void = () => {},
): Promise<MigrationReport> {
  const source = await contentsOf(from);
  const target = await contentsOf(to);
  refuseNewer(source, target);
  const report = { booking: 0, stock: 0, outcome: 0, session: 0, key: 0, record: 0 };
  let batch: KeptItem[] = [];
  let copied = 0;
  for await (const item of from.items()) {
    if (item.kind !== "totals") report[sortOf(item)] += 1;
    batch.push(item);
    if (batch.length < BATCH) continue;
    await to.put(batch);
    copied += batch.length;
    progress(copied);
    batch = [];
  }
  // Units that an earlier move brought and that were given back since.
  for (const key of target.stock.keys()) {
    if (!source.stock.has(key)) batch.push({ kind: "stock", key, sold: 0 });
  }
  await to.put(batch);
  verify(source, await contentsOf(to));
  return report;
}

async function contentsOf(transfer: Transfer): Promise<Contents> {
  const bookings = new Map<string, Kept>();
  const stock = new Map<string, number>();
  const keys = new Set<string>();
  const records = new Map<string, Kept>();
  for await (const item of transfer.items()) {
    if (item.kind === "stock") stock.set(item.key, item.sold);
    else if (item.kind === "key") keys.add(item.key.id);
    else if (item.kind === "record") {
      const { kind, id, ...kept } = item.record;
      if (kind === BOOKING) bookings.set(id, kept);
      else records.set(`${kind} ${id}`, kept);
    }
  }
  return { bookings, stock, keys, records };
}

function sortOf(item: Exclude<KeptItem, { readonly kind: "totals" }>): Counted {
  return item.kind === "record" && item.record.kind === BOOKING ? "booking" : item.kind;
}

/** What `target` has in a later version than `source`, or made elsewhere, or alone. */
function newerIn(source: ReadonlyMap<string, Kept>, target: ReadonlyMap<string, Kept>): string[] {
  return [...target].flatMap(([name, { version, sessionId }]) => {
    const ours = source.get(name);
    return ours && ours.version >= version && ours.sessionId === sessionId ? [] : [name];
  });
}

function refuseNewer(source: Contents, target: Contents): void {
  const bookings = newerIn(source.bookings, target.bookings);
  const records = newerIn(source.records, target.records);
  const newer = [...bookings, ...records];
  if (newer.length === 0) return;
  const some = newer.slice(0, NAMED).join(", ");
  throw new TravelError(
    "conflict",
    `The target has ${newer.length} bookings or records that are newer or not in the source (${some}${newer.length > NAMED ? ", …" : ""})`,
    {
      reason: "target_is_newer",
      hint: "Nothing was written. Move the other way, or empty the target first.",
      extra: { pnrs: bookings.slice(0, NAMED), records: records.slice(0, NAMED) },
    },
  );
}

function verify(source: Contents, target: Contents): void {
  const faults = [
    ...[...source.bookings]
      .filter(([pnr, { version }]) => target.bookings.get(pnr)?.version !== version)
      .map(([pnr]) => `booking ${pnr}`),
    ...[...source.stock]
      .filter(([key, sold]) => target.stock.get(key) !== sold)
      .map(([key]) => `stock ${key}`),
    ...[...source.records]
      .filter(([name, { version }]) => target.records.get(name)?.version !== version)
      .map(([name]) => `record ${name}`),
    ...[...source.keys].filter((id) => !target.keys.has(id)).map((id) => `key ${id}`),
  ];
  const sizes: readonly [string, number, number][] = [
    ["bookings", source.bookings.size, target.bookings.size],
    ["records", source.records.size, target.records.size],
    ["units of stock", source.stock.size, target.stock.size],
  ];
  for (const [name, here, there] of sizes) {
    if (here !== there) faults.push(`${here} ${name} here, ${there} there`);
  }
  if (faults.length === 0) return;
  throw new TravelError(
    "unavailable",
    `The target does not have what was moved: ${faults.slice(0, NAMED).join("; ")}`,
    {
      reason: "migration_incomplete",
      hint: "Stop every server that uses either of the two, then run the same command again.",
    },
  );
}
