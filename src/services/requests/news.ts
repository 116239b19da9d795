import { TravelError } from "../../domain/errors.ts";
import type { RecordStore } from "../../stores/records.ts";
import type { Mailer } from "../../suppliers/mailer.ts";
import { type Delivered, type Message, outbox } from "../outbox/outbox.ts";
import { signature } from "../outbox/signature.ts";
import { readRequest, recordFact } from "./change.ts";
import type { RequestDocument, RequestEvent } from "./document.ts";
import { type Agency, addressee, letterText } from "./letter.ts";
import { turnOf } from "./thread.ts";
import { mailSubject } from "./wording.ts";

/** Sends a body somewhere: the answer's status, or a rejection where there was none. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<{ readonly status: number }>;

export interface NewsParts {
  readonly records: RecordStore;
  /** The real time, also where the desk's clock stands still: receivers live in it. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly webhook?: { readonly url: string; readonly secret: string; readonly post: Post };
  readonly mail?: {
    readonly mailer: Mailer;
    readonly delayMs: number;
    /** Whose letters they are. */
    readonly agency?: Agency;
  };
  /** Work that goes on after the answer. */
  readonly later: (work: Promise<unknown>) => void;
  readonly after: (ms: number, work: () => Promise<unknown>) => void;
}

/**
 * Tells the agency's systems and the traveller's mailbox of changes. A message is in the outbox before its
 * change is made, and names it: after a crash in between, a message whose change is not there is
 * dropped, and a change that is there is told. Nothing is lost, and a repeat has the same id.
 */
export interface RequestNews {
  /** Before a change; its events are to carry the id that this gives. */
  prepare(request: string, change: Pick<RequestDocument, "asked" | "history">): Promise<string>;
  /** After the change. */
  send(id: string): void;
  /** Attempts what is due: what failed, what a crash left, what waited to be taken back. */
  sweep(): Promise<number>;
}

const WEBHOOK = "webhook";
const SMTP = "smtp";
const DAYS_3_MS = 72 * 3_600_000;

export function requestNews(parts: NewsParts): RequestNews {
  const { records, now, newId, webhook, mail, later, after } = parts;
  const deps = { records, now };
  const hooks =
    webhook && outbox({ records, topic: "request-hook", now, send: (one) => post(webhook, one) });
  const mails =
    mail && outbox({ records, topic: "request-mail", now, send: (one) => letter(mail, one) });
  const delayMs = mail?.delayMs ?? 0;

  async function post(
    { url, secret, post: send }: NonNullable<NewsParts["webhook"]>,
    message: Message,
  ): Promise<Delivered> {
    const found = await changeNamed(message);
    if (!found) return "dropped";
    const body = eventBody(message, found.document, found.events);
    const headers = {
      "content-type": "application/json",
      "user-agent": "Wayfare",
      "x-wayfare-signature": signature(secret, Math.floor(now() / 1000), body),
    };
    const answer = await send(url, headers, body).catch(() => undefined);
    return answer && answer.status >= 200 && answer.status < 300 ? "delivered" : "failed";
  }

  async function letter(
    { mailer, agency = {} }: NonNullable<NewsParts["mail"]>,
    message: Message,
  ): Promise<Delivered> {
    const { id, body: request } = message;
    // From here on the answer stands: what may lie in a mailbox is not taken back.
    const marked = await recordFact(deps, request, (document, at) => {
      const isThere = answerOf(document, id) !== undefined;
      const isMarked = document.history.some(({ what, text }) => what === "mailed" && text === id);
      if (!isThere || isMarked) return undefined;
      const mailed: RequestEvent = { at, what: "mailed", text: id };
      return { ...document, mailedAt: at, history: [...document.history, mailed] };
    }).catch(ifUnknown);
    const { asked } = marked?.document ?? {};
    const answer = marked && answerOf(marked.document, id);
    if (asked?.contact.kind !== "email" || answer?.text === undefined) return "dropped";
    const outcome = await mailer.send({
      id,
      to: asked.contact.value,
      subject: mailSubject(asked.lang, asked.destination),
      text: letterText({
        ...{ lang: asked.lang, reply: answer.text, name: addressee(asked.name) },
        ...{ operator: answer.by, agency, request },
      }),
    });
    if (outcome !== "refused") return outcome;
    await recordFact(deps, request, (document, at) => ({
      ...document,
      history: [...document.history, { at, what: "unmailed" }],
    }));
    return "dropped";
  }

  async function changeNamed({ id, body: request }: Message) {
    const kept = await readRequest(deps, request).catch(ifUnknown);
    const events = kept?.document.history.filter(({ news }) => news === id) ?? [];
    return kept && events.length > 0 ? { document: kept.document, events } : undefined;
  }

  return {
    async prepare(request, { asked, history }) {
      const id = newId();
      const isLetter =
        asked.contact.kind === "email" && history.some(({ what }) => what === "answered");
      await Promise.all([
        hooks?.put({ id, owner: WEBHOOK, body: request }),
        isLetter &&
          mails?.put({
            id,
            owner: SMTP,
            body: request,
            dueAt: now() + delayMs,
            until: now() + delayMs + DAYS_3_MS,
          }),
      ]);
      return id;
    },
    send(id) {
      if (hooks) later(hooks.attempt(id));
      if (mails) after(delayMs, () => mails.sweep());
    },
    async sweep() {
      const counts = await Promise.all([hooks?.sweep() ?? 0, mails?.sweep() ?? 0]);
      return counts.reduce((sum, count) => sum + count);
    },
  };
}

/** A request that is gone has no news; a storage that is away says nothing about it. */
function ifUnknown(error: unknown): undefined {
  if (!(error instanceof TravelError) || error.code !== "not_found") throw error;
}

/** An answer by its id, unless it was taken back: only the last answer can be. */
function answerOf({ history }: RequestDocument, id: string): RequestEvent | undefined {
  const at = history.findIndex(({ news, what }) => news === id && what === "answered");
  const next = history.slice(at + 1).find(({ what }) => what === "undone" || what === "answered");
  return at < 0 || next?.what === "undone" ? undefined : history[at];
}

/** What a receiver is told: never the contact, nor what operators note for each other. */
function eventBody(
  { id, body: request, createdAt }: Message,
  document: RequestDocument,
  events: readonly RequestEvent[],
): string {
  const turn = turnOf(document);
  return JSON.stringify({
    id,
    type: "request.changed",
    created_at: new Date(createdAt).toISOString(),
    data: {
      request_id: request,
      type: document.type,
      status: document.status,
      turn: turn.of,
      turn_since: new Date(turn.since).toISOString(),
      ...(document.assignedTo !== undefined && { assigned_to: document.assignedTo }),
      ...(document.pnr !== undefined && { pnr: document.pnr }),
      changes: events.map(({ at, what, by, text }) => ({
        at: new Date(at).toISOString(),
        what,
        ...(by !== undefined && { by }),
        ...(text !== undefined && SAID.has(what) && { text }),
      })),
    },
  });
}

const SAID = new Set<RequestEvent["what"]>(["answered", "added", "withdrawn", "booked"]);
