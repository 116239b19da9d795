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
  const last = said(history).at(-1);
  const since = last?.at ?? 0;
  if (status === "withdrawn" || !last) return { of: "none", since };
  if (last.what === "booked") return { of: "none", since };
  if (last.what !== "answered") return { of: "operator", since };
  return { of: status === "needs_info" ? "traveller" : "none", since };
}

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
