import { TravelError } from "../../domain/errors.ts";

/** First words of the server's own refusals that will pass, or that an operator must end. */
const CAUSES: ReadonlyMap<string, readonly [sentence: string, hint: string]> = new Map([
  ["LOADING", ["it is still loading its data", "Try again in a moment."]],
  ["BUSY", ["it is busy with a script", "Try again in a moment."]],
  [
    "CLUSTERDOWN",
    ["its cluster is down", "Bring the missing nodes back, or fail over to replicas."],
  ],
  ["TRYAGAIN", ["its cluster is moving data", "Try again in a moment."]],
  ["MASTERDOWN", ["it has lost its primary", "Bring the primary back, or promote the replica."]],
  ["READONLY", ["it is a replica", "Point VALKEY_URL at the primary."]],
  ["OOM", ["it is out of memory", "Give it more memory; it must never evict (noeviction)."]],
  ["MISCONF", ["it cannot save to its disk", "Free space on its disk, then try again."]],
  ["NOREPLICAS", ["too few of its replicas answer", "Bring the replicas back."]],
  ["NOAUTH", ["it asks for a password", "Set VALKEY_PASSWORD, or put it into VALKEY_URL."]],
  ["WRONGPASS", ["it refuses the password", "Check VALKEY_PASSWORD or VALKEY_URL."]],
  ["NOPERM", ["it forbids a command", "Give the user of VALKEY_URL access to gds:* and scripts."]],
]);

/** Anything else: `ECONNREFUSED`, a certificate that cannot be verified, or plain silence. */
function silence(error: unknown): readonly [string, string] {
  const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
  return [
    `it does not answer${code}`,
    "Check that it runs where VALKEY_URL or VALKEY_HOST says; calls work again as soon as it does.",
  ];
}

/**
 * The error for a server that fails us; the cause stays on it for the log. `address` is named to
 * people who start Wayfare, and to no caller of it, who may be far away.
 */
export function unavailable(
  address: string | undefined,
  error?: unknown,
  [sentence, hint]: readonly [string, string] = CAUSES.get(firstWord(error)) ?? silence(error),
): TravelError {
  const server = address === undefined ? "Valkey" : `Valkey at ${address}`;
  const failure = new TravelError("unavailable", `${server} is unusable: ${sentence}.`, {
    reason: "storage_unavailable",
    hint,
  });
  failure.cause = error;
  return failure;
}

/** First words of replies that only a bug of ours can cause; whatever else a server says will pass. */
const OUR_FAULT = new Set(["ERR", "WRONGTYPE", "CROSSSLOT", "EXECABORT", "NOSCRIPT"]);

/** A server that has just become a replica, or lost a slot, has no word of its own for it. */
const CHANGED_ROLE = /cannot be used with replica|non local key/i;

/** Storage trouble becomes `unavailable`; a bug of ours (a bad script, a wrong type) stays what it is. */
export function translate(error: unknown): unknown {
  if (error instanceof TravelError) return error;
  if (isOurFault(error)) return error;
  return error instanceof TypeError || error instanceof RangeError
    ? error
    : unavailable(undefined, error);
}

export function isMissingScript(error: unknown): boolean {
  return firstWord(error) === "NOSCRIPT";
}

function isOurFault(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== "ReplyError") return false;
  return OUR_FAULT.has(firstWord(error)) && !CHANGED_ROLE.test(error.message);
}

function firstWord(error: unknown): string {
  return error instanceof Error ? (error.message.split(" ", 1)[0] ?? "") : "";
}
