import type { Answer } from "../../domain/contracts/concierge/requests.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { changeRequest, type KeptRequest, type SeenRequest } from "./change.ts";
import type { RequestDeps, RequestDocument, RequestEvent } from "./document.ts";

/** What an operator does with a request; at least one thing. */
export interface Decision {
  readonly answer?: { readonly status: Answer; readonly reply: string };
  /** `null` takes it from the operator it was given to. */
  readonly assignTo?: string | null;
  /** All the tags that it has from then on. */
  readonly tags?: readonly string[];
  /** For other operators alone. */
  readonly note?: string;
  /** Takes the last answer back, which the traveller has not read. */
  readonly undo?: true;
}

/** Refused as `stale` when the request has changed since the operator looked at it. */
export function decideRequest(
  deps: Pick<RequestDeps, "records" | "now" | "news">,
  operator: string,
  seen: SeenRequest,
  { answer, assignTo, tags, note, undo }: Decision,
): Promise<KeptRequest> {
  const steps: readonly Step[] = [
    ...(assignTo !== undefined ? [assigned(assignTo)] : []),
    ...(tags !== undefined ? [tagged(tags)] : []),
    ...(note !== undefined ? [noted(note)] : []),
    ...(answer !== undefined ? [answered(answer.status, answer.reply)] : []),
    ...(undo ? [undone] : []),
  ];
  return changeRequest(deps, seen, (document, at) =>
    steps.reduce((next, step) => step(next, operator, at), document),
  );
}

/** Makes of a request what it becomes; refuses by throwing. */
type Step = (document: RequestDocument, by: string, at: number) => RequestDocument;

const MAX_TEXT = 4_000;
const MAX_NAME = 120;
const MAX_TAG = 40;
const MAX_TAGS = 10;
/** A document is read and written whole, so it must stay one. */
const MAX_HISTORY = 500;

/** Gives it to an operator, or takes it back. */
function assigned(to: string | null): Step {
  return (document, by, at) => {
    const { assignedTo: _, ...rest } = document;
    const name = to === null ? undefined : bounded(to, "to", MAX_NAME);
    return logged(
      { ...rest, ...defined({ assignedTo: name }) },
      defined({ at, by, what: "assigned" as const, text: name }),
    );
  };
}

/** Replaces its tags. */
function tagged(wanted: readonly string[]): Step {
  return (document, by, at) => {
    const tags = [...new Set(wanted.map((tag) => bounded(tag, "tags", MAX_TAG)))];
    if (tags.length > MAX_TAGS) {
      throw new TravelError("invalid", `tags: a request has ${MAX_TAGS} at most`, {
        reason: "too_many_tags",
        field: "tags",
      });
    }
    const { tags: _, ...rest } = document;
    return logged(
      { ...rest, ...(tags.length > 0 && { tags }) },
      { at, by, what: "tagged", text: tags.join(", ") },
    );
  };
}

/** Adds a note that only operators see. */
function noted(note: string): Step {
  return (document, by, at) => {
    const text = bounded(note, "text", MAX_TEXT);
    const notes = [...document.notes, { text, by, at }];
    return logged({ ...document, notes }, { at, by, what: "noted", text });
  };
}

/** Answers, whatever was answered before. */
function answered(status: Answer, reply: string): Step {
  return (document, by, at) => {
    if (document.status === "withdrawn") throw withdrawn();
    const text = bounded(reply, "reply", MAX_TEXT);
    // A new reply has not been read, whatever became of the one before.
    const { readAt, mailedAt, ...unread } = document;
    const earlier = defined({ status: document.status, reply: document.reply, readAt, mailedAt });
    return logged(
      {
        ...unread,
        status,
        reply: { text, by, at },
        before: [...(document.before ?? []), earlier],
      },
      { at, by, what: "answered", status, text },
    );
  };
}

function withdrawn(): TravelError {
  return new TravelError("rule", "The traveller has withdrawn this request", {
    reason: "withdrawn",
    hint: "Leave a note for colleagues; the traveller may send a new request.",
  });
}

/** Whether the last answer can still be taken back: the traveller has not seen it, nor may find it in the mail. */
export function canUndo({ before = [], readAt, mailedAt, reply }: RequestDocument): boolean {
  const isOut = readAt !== undefined || mailedAt !== undefined;
  return before.length > 0 && !isOut && reply !== undefined;
}

/** Takes the last answer back. */
const undone: Step = (document, by, at) => {
  const { reply, readAt, mailedAt, before = [], ...rest } = document;
  const earlier = before.at(-1);
  if (earlier === undefined) {
    throw new TravelError("rule", "There is no answer to take back", {
      reason: "nothing_to_undo",
      hint: "Only answers can be undone; notes and assignments stay in the history.",
    });
  }
  if (readAt !== undefined) {
    throw new TravelError("rule", "The requester has read this answer, so it stands", {
      reason: "already_read",
      hint: "Send another answer instead; the requester sees the newest one.",
    });
  }
  if (mailedAt !== undefined) {
    throw new TravelError("rule", "This answer has left by e-mail, so it stands", {
      reason: "already_mailed",
      hint: "Send another answer instead; the requester sees the newest one.",
    });
  }
  // A booking stands, whatever was said beside it.
  const status = document.pnr === undefined ? earlier.status : document.status;
  return logged(
    { ...rest, ...earlier, status, before: before.slice(0, -1) },
    { at, by, what: "undone", status, ...(reply && { text: reply.text }) },
  );
};

/** Adds a line to the history. */
function logged(document: RequestDocument, event: RequestEvent): RequestDocument {
  if (document.history.length >= MAX_HISTORY) {
    throw new TravelError("rule", `This request has ${MAX_HISTORY} changes, which is the most`, {
      reason: "too_many_changes",
      hint: "Ask the requester to send a new request.",
    });
  }
  return { ...document, history: [...document.history, event] };
}

function bounded(text: string, field: string, most: number): string {
  const clean = text.replace(/[^\P{Cc}\n\t]/gu, " ").trim();
  if (clean !== "" && clean.length <= most) return clean;
  throw new TravelError("invalid", `${field} must have 1 to ${most} characters`, {
    reason: "invalid_text",
    field,
  });
}
