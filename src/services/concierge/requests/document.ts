import type { Language } from "../../../domain/catalogue.ts";

/** The kind under which requests are kept. */
export const REQUEST_KIND = "request";

export type RequestType = "lead" | "vip";

/** What an operator may say to a request. */
export const ANSWERS = ["confirmed", "declined", "needs_info"] as const;
export type Answer = (typeof ANSWERS)[number];

export const PENDING = "draft_pending_operator";
export type RequestStatus = typeof PENDING | Answer;

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
interface Remark {
  readonly text: string;
  readonly by: string;
  readonly at: number;
}

/** One line of what became of a request; lines are only ever added. */
interface Event {
  readonly at: number;
  /** An operator; absent where it was the traveller. */
  readonly by?: string;
  readonly what: "created" | "answered" | "assigned" | "noted" | "read";
  readonly status?: RequestStatus;
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
  readonly history: readonly Event[];
}

export function readDocument(text: string): RequestDocument {
  return JSON.parse(text);
}

/** When something last happened that the traveller should know of. */
export function lastNews({ history }: RequestDocument): number {
  const news = history.findLast(({ what }) => what === "created" || what === "answered");
  return news?.at ?? 0;
}
