import { TravelError } from "../../domain/errors.ts";

const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const PROTOCOL = 15;
const NOTADB = 26;

const CAUSES: ReadonlyMap<number, readonly [sentence: string, hint: string]> = new Map([
  [BUSY, ["another program keeps it locked", "End the program that has it open, then try again."]],
  [
    READONLY,
    [
      "it cannot be written",
      "Give this user write access to the file and its folder, or set WAYFARE_DB to another path.",
    ],
  ],
  [IOERR, ["the disk failed", "Check the disk, or set WAYFARE_DB to a path on another one."]],
  [
    CORRUPT,
    ["it is damaged", "Restore a backup over it, or move it away and set WAYFARE_DB elsewhere."],
  ],
  [FULL, ["the disk is full", "Free some space, or set WAYFARE_DB to a path on another disk."]],
  [
    CANTOPEN,
    [
      "it cannot be opened or created",
      "Set WAYFARE_DB to a file in a folder that this user can write to, or to :memory: to keep nothing.",
    ],
  ],
  [
    NOTADB,
    [
      "it is not a database, or it is damaged",
      "Move the file away or restore a backup, or set WAYFARE_DB to another path.",
    ],
  ],
]);

/** SQLite's primary result code, `undefined` when the error is not SQLite's. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  // Extended codes keep the primary one in their low byte.
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === BUSY || code === PROTOCOL;
}

/** The error a caller sees when the file at `path` fails us; the cause stays on it for the log. */
export function unavailable(path: string, error?: unknown, because?: readonly [string, string]) {
  const [sentence, hint] = because ??
    CAUSES.get(resultCode(error) ?? -1) ?? [
      "it failed unexpectedly",
      "Try again; if it goes on, check the file named by WAYFARE_DB.",
    ];
  const failure = new TravelError("unavailable", `The database ${path} is unusable: ${sentence}.`, {
    reason: "storage_unavailable",
    hint,
  });
  failure.cause = error;
  return failure;
}

/** Storage trouble becomes `unavailable`; a bug of ours (bad SQL, bad value) stays what it is. */
export function translate(path: string, error: unknown): unknown {
  const code = resultCode(error);
  return code !== undefined && CAUSES.has(code) ? unavailable(path, error) : error;
}
