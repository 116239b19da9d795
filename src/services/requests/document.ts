import type { CatalogueText, Language } from "../../domain/catalogue.ts";
import type { RequestStatus, RequestType } from "../../domain/contracts/concierge/requests.ts";
import type { RecordStore } from "../../stores/records.ts";
import type { RequestNews } from "./news.ts";
import type { TravelSpan } from "./travel-span.ts";

/** The kind under which requests are kept. */
export const REQUEST_KIND = "request";

/** What requests are kept and changed with. */
export interface RequestDeps {
  readonly records: RecordStore;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly newRequestId: (type: RequestType) => string;
  /** Without authentication an id is enough to read a request. */
  readonly open: boolean;
  /** Absent where nothing outside is told of changes. */
  readonly news?: RequestNews;
  /** Where words say that a journey goes; absent where nothing here knows places by their names. */
  readonly goesTo?: (message: string) => Promise<CatalogueText | undefined>;
}

/** What a traveller asked for, checked and bounded. */
export interface Asked {
  readonly name?: string;
  readonly contact: { readonly kind: "email" | "phone" | "other"; readonly value: string };
  readonly destination?: string;
  readonly dates?: string;
  readonly travelers?: number;
  readonly budget?: string;
  readonly message: string;
  readonly lang: Language;
  /** The plan that the request is about. */
  readonly planId?: string;
}

/** An operator's words, signed and dated (Unix milliseconds). */
export interface SignedText {
  readonly text: string;
  readonly by: string;
  readonly at: number;
}

/** One line of what became of a request; lines are only ever added. */
export interface RequestEvent {
  readonly at: number;
  /** An operator; absent where it was the traveller. */
  readonly by?: string;
  readonly what:
    | "created"
    | "added"
    | "withdrawn"
    | "answered"
    | "assigned"
    | "noted"
    | "tagged"
    | "undone"
    | "booked"
    | "read"
    | "mailed"
    | "unmailed";
  readonly status?: RequestStatus;
  /** Names the change for whatever is told of it. */
  readonly news?: string;
  /** The words, the operator it was given to, its tags from then on, or the PNR. */
  readonly text?: string;
}

/** How a request stood before an answer, to go back to. */
interface Before {
  readonly status: RequestStatus;
  readonly reply?: SignedText;
  readonly readAt?: number;
  readonly mailedAt?: number;
}

/** A booking that an operator has begun for a request. */
export interface BookingIntent {
  /** Tells attempts apart: each has an idempotency key of its own. */
  readonly attempt: number;
  readonly by: string;
  /** JSON of `Wanted`, as the operator sent it. */
  readonly wanted: string;
}

/** A request as it is kept. Contact and notes are for operators alone. */
export interface RequestDocument {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly asked: Asked;
  /** What the places that it names are called in each language. */
  readonly goesTo?: CatalogueText;
  /** When its words travel, where no field says it or a later word says otherwise. */
  readonly travel?: TravelSpan;
  readonly assignedTo?: string;
  /** Words by which operators sort requests; in the order in which they were given. */
  readonly tags?: readonly string[];
  readonly reply?: SignedText;
  readonly notes: readonly SignedText[];
  /** When the traveller first saw the reply. */
  readonly readAt?: number;
  /** When the reply was handed to the mail: it may lie in a mailbox, read or not. */
  readonly mailedAt?: number;
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

/** A change of a request with its events named for what is told of them. */
export async function named(
  { news }: Pick<RequestDeps, "news">,
  id: string,
  next: RequestDocument,
  known: number,
): Promise<{ readonly document: RequestDocument; readonly sent: () => void }> {
  const events = next.history.slice(known);
  if (!news || events.length === 0) return { document: next, sent: () => {} };
  const change = await news.prepare(id, { asked: next.asked, history: events });
  const history = next.history.map((event, at) =>
    at < known ? event : { ...event, news: change },
  );
  return { document: { ...next, history }, sent: () => news.send(change) };
}

export function readDocument(text: string): RequestDocument {
  return JSON.parse(text);
}

const NEWS = new Set<RequestEvent["what"]>([
  "created",
  "added",
  "withdrawn",
  "answered",
  "undone",
  "booked",
]);

/** When something last happened that the traveller should know of. */
export function lastNews({ history }: RequestDocument): number {
  const news = history.findLast(({ what }) => NEWS.has(what));
  return news?.at ?? 0;
}

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
/** Five bits each: a hundred, because without authentication the id is enough to read the answer. */
const LENGTH = 20;

const PREFIXES: Readonly<Record<RequestType, string>> = { lead: "req_", vip: "req_vip_" };
const PATTERN = new RegExp(`^req_(?:vip_)?[${BASE32}]{${LENGTH}}$`);

/** Makes ids that cannot be guessed. */
export function requestIds(randomBelow: (limit: number) => number): (type: RequestType) => string {
  return (type) => {
    let id = PREFIXES[type];
    for (let i = 0; i < LENGTH; i++) id += BASE32.charAt(randomBelow(BASE32.length));
    return id;
  };
}

export function isRequestId(text: string): boolean {
  return PATTERN.test(text);
}
