import { TravelError } from "../../../domain/errors.ts";
import type { StoredRecord } from "../../../stores/records.ts";
import type { RequestDeps } from "./deps.ts";
import { type Answer, REQUEST_KIND, type RequestDocument, readDocument } from "./document.ts";
import { unknownRequest } from "./read.ts";

/** What an operator does with a request; at least one thing. */
export interface OperatorStep {
  readonly requestId: string;
  /** The operator's name, for the history. */
  readonly operator: string;
  /** The version that the operator looked at. */
  readonly expectedVersion: number;
  readonly answer?: { readonly status: Answer; readonly reply: string };
  readonly assignTo?: string;
  /** For other operators alone. */
  readonly note?: string;
}

const MAX_TEXT = 4_000;

/** Gives the version that the request now has. Refused when somebody changed it since. */
export async function answerRequest(
  { records, now }: Pick<RequestDeps, "records" | "now">,
  step: OperatorStep,
): Promise<number> {
  const stored = await records.get(REQUEST_KIND, step.requestId);
  if (!stored) throw unknownRequest(step.requestId);
  const at = now();
  const document = apply(readDocument(stored.document), step, at);
  const result = await records.write({
    kind: REQUEST_KIND,
    id: stored.id,
    state: document.status,
    createdAt: stored.createdAt,
    modifiedAt: at,
    expectedVersion: step.expectedVersion,
    document: JSON.stringify(document),
  });
  if (result.kind === "committed") return result.version;
  throw changedMeanwhile(stored, step);
}

function apply(document: RequestDocument, step: OperatorStep, at: number): RequestDocument {
  const { operator: by, answer, assignTo, note } = step;
  let next = document;
  if (assignTo !== undefined) {
    const history = [...next.history, { at, by, what: "assigned" as const }];
    next = { ...next, assignedTo: bounded(assignTo, "assignTo"), history };
  }
  if (note !== undefined) {
    const history = [...next.history, { at, by, what: "noted" as const }];
    next = { ...next, notes: [...next.notes, { text: bounded(note, "note"), by, at }], history };
  }
  if (answer === undefined) return next;
  const { status } = answer;
  // A new reply has not been read, whatever became of the one before.
  const { readAt: _, ...unread } = next;
  return {
    ...unread,
    status,
    reply: { text: bounded(answer.reply, "reply"), by, at },
    history: [...next.history, { at, by, what: "answered", status }],
  };
}

function bounded(text: string, field: string): string {
  const clean = text.replace(/[^\P{Cc}\n\t]/gu, " ").trim();
  if (clean !== "" && clean.length <= MAX_TEXT) return clean;
  throw new TravelError("invalid", `${field} must have 1 to ${MAX_TEXT} characters`, {
    reason: "invalid_text",
    field,
  });
}

function changedMeanwhile({ version }: StoredRecord, step: OperatorStep): TravelError {
  return new TravelError("conflict", "Somebody changed this request meanwhile", {
    reason: "request_changed",
    field: "expectedVersion",
    value: step.expectedVersion,
    hint: "Look at the request again, then decide.",
    extra: { version },
  });
}
