import type { Answer } from "../../domain/contracts/concierge/requests.ts";
import { TravelError } from "../../domain/errors.ts";
import type { RequestDocument, RequestEvent } from "./document.ts";

/** Makes of a request what it becomes; refuses by throwing. */
export type Step = (document: RequestDocument, by: string, at: number) => RequestDocument;

const MAX_TEXT = 4_000;
const MAX_NAME = 120;
/** A document is read and written whole, so it must stay one. */
const MAX_HISTORY = 500;

/** Gives it to an operator, or to nobody in particular. */
export function assigned(to: string | null): Step {
  return (document, by, at) => {
    const { assignedTo: _, ...rest } = document;
    const name = to === null ? undefined : bounded(to, "to", MAX_NAME);
    return logged(
      { ...rest, ...(name !== undefined && { assignedTo: name }) },
      { at, by, what: "assigned", ...(name !== undefined && { text: name }) },
    );
  };
}

/** Adds a note that other operators see, and nobody else. */
export function noted(note: string): Step {
  return (document, by, at) => {
    const text = bounded(note, "text", MAX_TEXT);
    const notes = [...document.notes, { text, by, at }];
    return logged({ ...document, notes }, { at, by, what: "noted", text });
  };
}

/** Answers, whatever was answered before. */
export function answered(status: Answer, reply: string): Step {
  return (document, by, at) => {
    const text = bounded(reply, "reply", MAX_TEXT);
    // A new reply has not been read, whatever became of the one before.
    const { readAt, ...unread } = document;
    const earlier = {
      status: document.status,
      ...(document.reply && { reply: document.reply }),
      ...(readAt !== undefined && { readAt }),
    };
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

/** Whether the last answer can still be taken back: nobody has seen it. */
export function canUndo({ before = [], readAt }: RequestDocument): boolean {
  return before.length > 0 && readAt === undefined;
}

/** Takes the last answer back. */
export const undone: Step = (document, by, at) => {
  const { reply, readAt, before = [], ...rest } = document;
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
  return logged(
    { ...rest, ...earlier, before: before.slice(0, -1) },
    { at, by, what: "undone", status: earlier.status, ...(reply && { text: reply.text }) },
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
