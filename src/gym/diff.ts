import type { LayeredMap } from "../stores/overlay/layered-map.ts";
import { isIndex } from "../stores/records.ts";
import type { TracedCall } from "./trace.ts";
import type { WorldState } from "./world.ts";

/** One difference inside a document. */
export interface FieldChange {
  /** `flights.0.status`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A record that is there now, is another now, or is gone. */
export interface RecordDiff {
  readonly op: "added" | "changed" | "removed";
  readonly kind: string;
  readonly id: string;
  /** Ordinals of the calls that wrote it. */
  readonly by: readonly number[];
  /** Fields of the document, and its state; of an added or removed record its whole document. */
  readonly fields: readonly FieldChange[];
}

export interface WorldDiff {
  readonly records: readonly RecordDiff[];
  /** Units sold or given back. */
  readonly stock: readonly {
    readonly key: string;
    readonly before: number;
    readonly after: number;
  }[];
}

/** What became of one state until another. */
export function diffWorlds(
  before: WorldState,
  after: WorldState,
  trace: readonly TracedCall[] = [],
): WorldDiff {
  const changed = changedKeys(before.store.records, after.store.records);
  const records = changed.flatMap((key): readonly RecordDiff[] => {
    const old = before.store.records.get(key);
    const fresh = after.store.records.get(key);
    const { kind = "", id = "" } = fresh ?? old ?? {};
    if (isIndex(kind)) return [];
    const by = trace
      .filter(({ effects }) => effects.some((effect) => effect.kind === kind && effect.id === id))
      .map(({ call }) => call);
    const op = old ? (fresh ? "changed" : "removed") : "added";
    const fields = fieldChanges("", documentOf(old), documentOf(fresh));
    return [{ op, kind, id, by, fields }];
  });
  const stock = changedKeys(before.store.stock, after.store.stock).flatMap((group) => {
    const old = before.store.stock.get(group) ?? new Map<string, number>();
    const fresh = after.store.stock.get(group) ?? new Map<string, number>();
    return [...new Set([...old.keys(), ...fresh.keys()])]
      .map((key) => ({ key, before: old.get(key) ?? 0, after: fresh.get(key) ?? 0 }))
      .filter((unit) => unit.before !== unit.after);
  });
  return { records, stock };
}

/** Values are never changed in place, so that what is the same object is the same. */
function changedKeys<V extends NonNullable<unknown>>(
  before: LayeredMap<V>,
  after: LayeredMap<V>,
): string[] {
  const changed = new Set<string>();
  for (const [key, value] of after.entries()) if (before.get(key) !== value) changed.add(key);
  for (const [key] of before.entries()) if (after.get(key) === undefined) changed.add(key);
  return [...changed].sort();
}

function documentOf(record: { readonly state: string; readonly document: string } | undefined) {
  if (!record) return undefined;
  const document: unknown = JSON.parse(record.document);
  return document;
}

function fieldChanges(path: string, before: unknown, after: unknown): readonly FieldChange[] {
  if (Object.is(before, after)) return [];
  if (isBranch(before) && isBranch(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      fieldChanges(path === "" ? name : `${path}.${name}`, before[name], after[name]),
    );
  }
  return [
    {
      path,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    },
  ];
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
