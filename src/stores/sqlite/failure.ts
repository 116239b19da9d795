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

/** Nothing more can be done with the file: a process that goes on would refuse everything for ever. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === CORRUPT || code === NOTADB;
}

/**
 * The error for a file that fails us; the cause stays on it for the log. `path` is named to people
 * who start the server, and to no caller of a running one, who may be far away.
 */
export function unavailable(
  path: string | undefined,
  error?: unknown,
  because?: readonly [string, string],
): TravelError {
  const [sentence, hint] = because ??
    CAUSES.get(resultCode(error) ?? -1) ?? [
      "it failed unexpectedly",
      "Try again; if it goes on, check the file named by WAYFARE_DB.",
    ];
  const database = path === undefined ? "The database" : `The database ${path}`;
  const failure = new TravelError("unavailable", `${database} is unusable: ${sentence}.`, {
    reason: "storage_unavailable",
    hint,
  });
  failure.cause = error;
  return failure;
}

/** Storage trouble becomes `unavailable`; a bug of ours (bad SQL, bad value) stays what it is. */
export function translate(error: unknown): unknown {
  const code = resultCode(error);
  return code !== undefined && CAUSES.has(code) ? unavailable(undefined, error) : error;
}
