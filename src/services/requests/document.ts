import type { Language } from "../../domain/catalogue.ts";
import type { RequestStatus, RequestType } from "../../domain/contracts/concierge/requests.ts";

/** The kind under which requests are kept. */
export const REQUEST_KIND = "request";

/** What a traveller asked for, checked and bounded. */
export interface Asked {
  readonly name?: string;
  readonly contact: { readonly kind: "email" | "phone"; readonly value: string };
  readonly destination?: string;
  readonly dates?: string;
  readonly travelers?: number;
  readonly budget?: string;
  readonly message: string;
  readonly lang: Language;
}

/** Something that was said, by whom and when (Unix milliseconds). */
export interface Remark {
  readonly text: string;
  readonly by: string;
  readonly at: number;
}

/** One line of what became of a request; lines are only ever added. */
export interface RequestEvent {
  readonly at: number;
  /** An operator; absent where it was the traveller. */
  readonly by?: string;
  readonly what: "created" | "answered" | "assigned" | "noted" | "undone" | "booked" | "read";
  readonly status?: RequestStatus;
  /** What was said, whom it was given to, or the PNR. */
  readonly text?: string;
}

/** How a request stood before an answer, to go back to. */
interface Before {
  readonly status: RequestStatus;
  readonly reply?: Remark;
  readonly readAt?: number;
}

/** A booking that an operator has begun for a request. */
export interface BookingIntent {
  /** Tells attempts apart: each has an idempotency key of its own. */
  readonly attempt: number;
  readonly by: string;
  /** What is to be booked, as the operator sent it; JSON of the operators' desk. */
  readonly wanted: string;
}

/** A request as it is kept. Contact and notes are for operators alone. */
export interface RequestDocument {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly asked: Asked;
  readonly assignedTo?: string;
  readonly reply?: Remark;
  readonly notes: readonly Remark[];
  /** When the traveller first saw the reply. */
  readonly readAt?: number;
  /** The answers before this one, oldest first; the last is what an undo goes back to. */
  readonly before?: readonly Before[];
  /** The booking that was made for it. */
  readonly pnr?: string;
  /** Under way, or left behind by a process that died. */
  readonly booking?: BookingIntent;
  /** Attempts to book for it so far. */
  readonly attempts?: number;
  readonly history: readonly RequestEvent[];
}

export function readDocument(text: string): RequestDocument {
  return JSON.parse(text);
}

const NEWS = new Set<RequestEvent["what"]>(["created", "answered", "undone", "booked"]);

/** When something last happened that the traveller should know of. */
export function lastNews({ history }: RequestDocument): number {
  const news = history.findLast(({ what }) => NEWS.has(what));
  return news?.at ?? 0;
}
