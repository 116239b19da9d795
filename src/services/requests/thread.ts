import type { RequestTurn } from "../../domain/contracts/concierge/requests.ts";
import type { RequestDocument, RequestEvent } from "./document.ts";

/** Words of one side to the other. */
export interface ThreadMessage {
  readonly at: number;
  readonly from: "traveller" | "operator";
  /** An operator, also one who wrote down what the traveller said. */
  readonly by?: string;
  readonly text: string;
}

/** Whose move it is, and since when (Unix milliseconds). */
export interface Turn {
  readonly of: RequestTurn;
  readonly since: number;
}

/** What was said after the request itself, oldest first; an answer that was taken back is not. */
export function threadOf({ history }: RequestDocument): readonly ThreadMessage[] {
  return said(history).flatMap(({ at, by, what, text }) =>
    text === undefined || what === "created" || what === "booked"
      ? []
      : [{ at, from: what === "answered" ? "operator" : "traveller", ...(by && { by }), text }],
  );
}

export function turnOf({ status, history }: RequestDocument): Turn {
  const all = said(history);
  const last = all.at(-1);
  const since = last?.at ?? 0;
  if (status === "withdrawn" || !last) return { of: "none", since };
  if (last.what === "booked") return { of: "none", since };
  if (last.what !== "answered") {
    // A wait begins with the first words that have no answer: writing again costs no place in the line.
    const answered = all.findLastIndex(({ what }) => what === "answered" || what === "booked");
    return { of: "operator", since: all[answered + 1]?.at ?? since };
  }
  return { of: status === "needs_info" ? "traveller" : "none", since };
}

/** When the traveller last wrote (Unix milliseconds), which may be later than their wait began. */
export function lastWritten({ history }: RequestDocument): number {
  return said(history).findLast(({ what }) => WRITTEN.has(what))?.at ?? 0;
}

const WRITTEN = new Set<RequestEvent["what"]>(["created", "added", "withdrawn"]);
const SAID = new Set<RequestEvent["what"]>(["created", "added", "withdrawn", "answered", "booked"]);

function said(history: readonly RequestEvent[]): readonly RequestEvent[] {
  const kept: RequestEvent[] = [];
  for (const event of history) {
    if (SAID.has(event.what)) kept.push(event);
    if (event.what !== "undone") continue;
    const taken = kept.findLastIndex(({ what }) => what === "answered");
    if (taken >= 0) kept.splice(taken, 1);
  }
  return kept;
}
