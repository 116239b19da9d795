import type { PlanAnswer } from "../../domain/contracts/concierge/plan.ts";
import {
  PENDING,
  type RequestStatus,
  type RequestType,
} from "../../domain/contracts/concierge/requests.ts";
import { defined } from "../../domain/defined.ts";
import type { KeptRequest } from "./change.ts";
import { contactKeys } from "./contact-keys.ts";
import { canUndo } from "./decide.ts";
import type { RequestDocument, RequestEvent, SignedText } from "./document.ts";
import { addressee } from "./letter.ts";
import type { FoundPlan } from "./plans.ts";
import { type Proposal, type ProposalParts, proposalOf } from "./proposal.ts";
import { lastWritten, type ThreadMessage, type Turn, threadOf, turnOf } from "./thread.ts";
import { wantedIn } from "./wanted.ts";

/**
 * A request in a list, as the console's JSON has it: kind, state, assignee and action are what the
 * document calls type, status, assignedTo and what. Times are Unix milliseconds.
 */
export interface RequestSummary {
  readonly id: string;
  readonly kind: RequestType;
  readonly state: RequestStatus;
  readonly name?: string;
  readonly destination?: string;
  readonly dates?: string;
  readonly travelers?: number;
  readonly lang: string;
  readonly message: string;
  readonly assignee?: string;
  /** The colleague who gave it to its operator; absent where they took it themselves. */
  readonly givenBy?: string;
  readonly tags?: readonly string[];
  readonly createdAt: number;
  readonly modifiedAt: number;
  readonly version: number;
  /** No operator has done anything with it yet. */
  readonly unread: boolean;
  /** Whose move it is, and since when. */
  readonly turn: Turn;
  /** When the traveller last wrote. */
  readonly wroteAt: number;
}

export interface HistoryLine {
  readonly at: number;
  readonly by?: string;
  readonly action: Exclude<RequestEvent["what"], "answered"> | RequestStatus;
  readonly text?: string;
}

/** All that operators may know of a request. */
export interface RequestDetail extends RequestSummary {
  readonly contact: string;
  /** What its customer is known by. */
  readonly contacts: readonly string[];
  readonly budget?: string;
  readonly reply?: string;
  /** What both sides said since. */
  readonly thread: readonly ThreadMessage[];
  readonly notes: readonly SignedText[];
  readonly history: readonly HistoryLine[];
  /** When the requester saw the reply. */
  readonly readAt?: number;
  /** When the reply left by e-mail. */
  readonly mailedAt?: number;
  readonly pnr?: string;
  /** What was booked for it is cancelled, so that it may be booked again. */
  readonly bookingCancelled?: true;
  readonly plan?: PlanAnswer;
  /** The traveller sent the plan with the request: they hold it already. */
  readonly ownPlan?: true;
  /** What letters call the traveller. */
  readonly addressee?: string;
  /** The plan is still being made: a later look finds it. */
  readonly planLate?: true;
  readonly proposal: Proposal;
  readonly canUndo: boolean;
}

const SHOWN_OF_MESSAGE = 140;

/** Cut between letters; a letter takes up to two units. */
function beginningOf(message: string): string {
  let end = 0;
  for (let letters = 0; letters < SHOWN_OF_MESSAGE && end < message.length; letters++) {
    end += (message.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return message.slice(0, end);
}

export function summaryOf({ stored, document }: KeptRequest): RequestSummary {
  const { asked, goesTo, type, status, assignedTo, tags, history } = document;
  const { name, dates, travelers, lang, message } = asked;
  const destination = asked.destination ?? goesTo?.[lang];
  const given = history.findLast(({ what }) => what === "assigned");
  return {
    id: stored.id,
    kind: type,
    state: status,
    ...defined({ name, destination, dates, travelers }),
    lang,
    message: beginningOf(message),
    ...defined({ assignee: assignedTo, tags }),
    ...(given?.text === assignedTo && given?.by !== assignedTo && defined({ givenBy: given?.by })),
    createdAt: stored.createdAt,
    modifiedAt: stored.modifiedAt,
    version: stored.version,
    unread: history.every(({ by }) => by === undefined),
    turn: turnOf(document),
    wroteAt: lastWritten(document),
  };
}

export function detailOf(
  kept: KeptRequest,
  { plan, late }: FoundPlan,
  parts: ProposalParts,
): RequestDetail {
  const { document } = kept;
  const { asked, reply, notes, history, readAt, mailedAt, pnr } = document;
  const thread = threadOf(document);
  return {
    ...summaryOf(kept),
    message: asked.message,
    contact: asked.contact.value,
    contacts: contactKeys(asked.contact.value),
    ...defined({ budget: asked.budget, reply: reply?.text }),
    thread,
    notes,
    history: history.map(lineOf),
    ...(asked.planId !== undefined && { ownPlan: true }),
    ...defined({ addressee: addressee(asked.name) }),
    ...defined({ readAt, mailedAt, pnr, plan, planLate: late }),
    proposal: proposalOf(wantedIn(kept), plan, parts),
    canUndo: canUndo(document),
  };
}

function lineOf({ at, by, what, status, text }: RequestEvent): HistoryLine {
  // An answer goes by what it says.
  const action = what === "answered" ? (status ?? PENDING) : what;
  // The name of a letter is of use to machines alone.
  return defined({ at, by, action, text: what === "mailed" ? undefined : text });
}

/** What a search for a request looks at. */
export function textsOf(id: string, document: RequestDocument): readonly (string | undefined)[] {
  const { asked, goesTo, assignedTo, tags = [], notes, pnr } = document;
  const { name, contact, destination, dates, budget, message } = asked;
  return [
    ...[id, name, contact.value, destination, dates, budget, message, assignedTo, pnr],
    ...tags,
    ...(goesTo ? Object.values(goesTo) : []),
    ...[...threadOf(document), ...notes].map(({ text }) => text),
  ];
}
