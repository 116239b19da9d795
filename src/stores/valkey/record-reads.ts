import { decodeCursor, encodeCursor } from "../cursor.ts";
import type { RecordStore, StoredRecord } from "../records.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { PAGE } from "./page.ts";
import { listOf, numberOf, textsOf } from "./reply.ts";

const FIELDS = ["version", "state", "createdAt", "modifiedAt", "document", "owner"] as const;

export function valkeyRecordReads(engine: Engine): Pick<RecordStore, "get" | "list"> {
  const { call, run } = engine;

  return {
    get: (kind, id) => call(() => readRecord(engine, kind, id)),
    list: ({ kind, owner, state, limit, cursor }) =>
      call(async () => {
        const lists =
          owner === undefined ? names.recordsOfKind(kind) : names.recordsOfOwner(kind, owner);
        const after = cursor === undefined ? undefined : decodeCursor(cursor);
        const reply = await run(
          PAGE,
          [state === undefined ? lists.all : lists.byState + state],
          [limit, ...(after ? [after.createdAt, after.id] : [])],
        );
        const [total, members] = listOf(reply);
        // One more than asked tells whether another page follows.
        const ids = textsOf(members);
        const found = await Promise.all(
          ids.slice(0, limit).map((id = "") => readRecord(engine, kind, id)),
        );
        const records = found.filter((record) => record !== undefined);
        const last = records.at(-1);
        const more = ids.length > limit && last !== undefined;
        return { records, total: numberOf(total), ...(more && { cursor: encodeCursor(last) }) };
      }),
  };
}

export async function readRecord(
  { send }: Engine,
  kind: string,
  id: string,
): Promise<StoredRecord | undefined> {
  const reply = await send("HMGET", names.record(kind, id), ...FIELDS);
  const [version, state = "", createdAt, modifiedAt, document = "", owner] = textsOf(reply);
  if (version === undefined) return undefined;
  return {
    kind,
    id,
    ...(owner !== undefined && { owner }),
    state,
    version: numberOf(version),
    createdAt: numberOf(createdAt),
    modifiedAt: numberOf(modifiedAt),
    document,
  };
}
