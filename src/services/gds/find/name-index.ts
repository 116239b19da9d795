import { createHash } from "node:crypto";
import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { nameForms, plainName } from "../../../domain/rules/people.ts";
import { remembered } from "../../../memory/bounded-cache.ts";
import {
  BOOKING,
  BOOKING_NAME,
  BOOKING_NAMES,
  type RecordStore,
  type StoredRecord,
} from "../../../stores/records.ts";
import type { GdsDeps } from "../deps.ts";
import { readDocument } from "../document.ts";

/**
 * Which bookings have a passenger of a name: a record for each booking and name, owned by the name's
 * digest, so that both stores find them by their lists of owners. It is brought up to date before it
 * is asked, from the newest booking back to the last one it knows, and on through all of them where there
 * are more than it has counted; so making a booking costs nothing, and files that are older than the index
 * get it with the first question.
 */
const ALL = "all";
const PAGE = 100;
/** Nodes write at once and their clocks differ: so far back bookings are looked at again. */
const OVERLAP_MS = 120_000;
/** A question is answered from so many pages of one name at most. */
const MOST_PAGES = 20;

type IndexDeps = Pick<GdsDeps, "store" | "now">;

/** References of bookings that have, or had, a passenger of this name, as it is written or printed; the newest first. */
export async function* bookingsNamed(deps: IndexDeps, lastName: string): AsyncGenerator<string> {
  await catchUp(deps);
  for (const form of nameForms(lastName)) yield* bookingsUnder(deps, form);
}

async function* bookingsUnder(deps: IndexDeps, lastName: string): AsyncGenerator<string> {
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const page = await deps.store.records.list({
      kind: BOOKING_NAME,
      owner: digestOf(lastName),
      limit: PAGE,
      ...(cursor !== undefined && { cursor }),
    });
    for (const { document } of page.records) yield document;
    cursor = page.cursor;
    if (cursor === undefined) return;
  }
}

/** Adds the names of a booking that has changed since it was indexed. */
export async function indexNames(deps: IndexDeps, booking: Pnr): Promise<void> {
  if (await deps.store.records.get(BOOKING_NAMES, ALL)) await addNames(deps, booking);
}

/** Takes a booking's names away again: a digest of a name still tells it to a reader who guesses. */
export async function forgetNames(
  records: Pick<RecordStore, "get" | "remove">,
  { pnr, passengers }: Pick<Pnr, "pnr" | "passengers">,
): Promise<void> {
  const names = new Set(passengers.map(({ lastName }) => digestOf(lastName)));
  for (const owner of names) {
    const known = await records.get(BOOKING_NAME, `${pnr} ${owner}`);
    if (known) await records.remove(BOOKING_NAME, known.id, known.version);
  }
}

/** Up to which instant bookings are in the index, and how many; earlier versions counted none. */
function readMark(document: string | undefined): {
  readonly until: number;
  readonly count: number;
} {
  const [until = 0, count = 0] = (document ?? "").split(" ").map(Number);
  return { until, count };
}

async function catchUp(deps: IndexDeps): Promise<void> {
  const { records } = deps.store;
  const known = await records.get(BOOKING_NAMES, ALL);
  const { until, count } = readMark(known?.document);
  let newest = until;
  let cursor: string | undefined;
  let total: number | undefined;
  let added = 0;
  do {
    const page = await records.list({
      kind: BOOKING,
      limit: PAGE,
      ...(cursor !== undefined && { cursor }),
    });
    total ??= page.total;
    const isFresh = ({ createdAt }: StoredRecord) => createdAt > until - OVERLAP_MS;
    const add = async (stored: readonly StoredRecord[]) => {
      const isNew = await Promise.all(
        stored.map(({ document }) => addNames(deps, readDocument(document).booking)),
      );
      added += isNew.filter(Boolean).length;
    };
    const older = page.records.filter((one) => !isFresh(one));
    await add(page.records.filter(isFresh));
    // More bookings than are known of: some were made by a clock that had been set back.
    if (older.length > 0 && count + added < total) await add(older);
    newest = Math.max(newest, ...page.records.map(({ createdAt }) => createdAt));
    cursor = older.length > 0 && count + added >= total ? undefined : page.cursor;
  } while (cursor !== undefined);
  if (newest === until && total === count) return;
  const now = deps.now();
  // Another node may have come as far; whichever is written, the next question starts from there.
  await records.write({
    kind: BOOKING_NAMES,
    id: ALL,
    state: "current",
    createdAt: known?.createdAt ?? now,
    modifiedAt: now,
    expectedVersion: known?.version ?? 0,
    document: `${newest} ${total}`,
  });
}

/** True where the booking was not in the index before. */
async function addNames(deps: IndexDeps, { pnr, createdAt, passengers }: Pnr): Promise<boolean> {
  const names = new Set(passengers.map(({ lastName }) => digestOf(lastName)));
  const written = await Promise.all(
    [...names].map((owner) =>
      deps.store.records.write({
        kind: BOOKING_NAME,
        id: `${pnr} ${owner}`,
        owner,
        state: "current",
        createdAt,
        modifiedAt: createdAt,
        expectedVersion: 0,
        document: pnr,
      }),
    ),
  );
  return written.every(({ kind }) => kind === "committed");
}

/** Of the letters alone: "O’Brien" is "OBRIEN". A digest, so that lists of owners tell no names. */
const digestOf = remembered(500, (lastName) =>
  createHash("sha256").update(plainName(lastName)).digest("base64url").slice(0, 22),
);
