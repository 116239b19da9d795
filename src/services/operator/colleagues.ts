import type { RecordStore } from "../../stores/records.ts";
import { AUDIT_KIND, LOOKS_ONLY, listAudit } from "./audit.ts";

/** So many logins are looked at; sessions last a week at most. */
const LOGINS = 200;
/** Another process on the same file tells nothing of its logins: after so long they are read again. */
const FRESH_MS = 30_000;

interface ColleagueParts {
  readonly records: Pick<RecordStore, "list" | "subscribe">;
  /** The real time, in milliseconds. */
  readonly clock?: () => number;
}

/** Everybody who signed in of late and does more than look: read once, and again after a login. */
export function colleagues({
  records,
  clock = Date.now,
}: ColleagueParts): () => Promise<readonly string[]> {
  let subscribed: Promise<unknown> | undefined;
  let known: { readonly at: number; readonly names: Promise<readonly string[]> } | undefined;

  async function read(): Promise<readonly string[]> {
    const { lines } = await listAudit({ records }, { what: "login", limit: LOGINS });
    return [...new Set(lines.flatMap(({ by, text }) => (text === LOOKS_ONLY ? [] : [by])))];
  }

  return async () => {
    subscribed ??= records.subscribe(({ kind, state }) => {
      if (kind === AUDIT_KIND && state === "login") known = undefined;
    });
    await subscribed;
    if (!known || clock() - known.at >= FRESH_MS) {
      const names = read();
      const reading = { at: clock(), names };
      known = reading;
      names.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return await known.names;
  };
}
