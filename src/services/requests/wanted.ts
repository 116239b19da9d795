import { isoDate, parseIsoDate } from "../../domain/dates.ts";
import { defined } from "../../domain/defined.ts";
import { checkPlanId } from "../concierge/plan/id/plan-id.ts";
import type { KeptRequest } from "./change.ts";
import type { Asked, RequestDocument } from "./document.ts";
import { threadOf } from "./thread.ts";
import {
  budgetAnswered,
  daysAnswered,
  daysSaid,
  type KnownDays,
  type NamedDays,
  namedDays,
  spanSaid,
  type TravelSpan,
  travelSpan,
} from "./travel-span.ts";

const MOST_DAYS = 60;

/** Words of a traveller, and when they were said (Unix milliseconds). */
interface Said {
  readonly at: number;
  readonly text: string;
}

/** What a request says by now: what was asked first, and what its traveller added, oldest first. */
export interface Wanted {
  readonly asked: Asked;
  readonly askedAt: number;
  readonly added: readonly Said[];
}

export function wantedIn({ stored, document }: KeptRequest): Wanted {
  return wantedOf(document, stored.createdAt);
}

function wantedOf(document: RequestDocument, askedAt: number): Wanted {
  const added = threadOf(document).filter(({ from }) => from === "traveller");
  return { asked: document.asked, askedAt, added };
}

/** When the journey is by what was added; absent where that changes nothing. */
export function travelAdded(document: RequestDocument): TravelSpan | undefined {
  const askedAt = document.history[0]?.at ?? 0;
  const wanted = wantedOf(document, askedAt);
  const days = daysAdded(wanted);
  if (days) return { from: days.from, to: days.to ?? days.from };
  if (document.travel || daysAsked(wanted.asked, askedAt)) return undefined;
  const said = wanted.added.at(-1);
  return said && spanSaid(said.text, said.at);
}

/** The days that were named after the request itself, where they are others: what was said last counts. */
export function daysAdded({ asked, askedAt, added }: Wanted): NamedDays | undefined {
  const first = daysAsked(asked, askedAt);
  let last: NamedDays | undefined;
  for (const { text, at } of added) {
    const known = last ? { ...last, exact: true } : first;
    const days = daysAnswered(text, at, known);
    if (days) last = { ...days, ...defined({ to: days.to ?? asLong(days.from, first) }) };
  }
  return last;
}

/** When the journey is, as far as the request itself says it. */
function daysAsked({ dates, message, planId }: Asked, askedAt: number): KnownDays | undefined {
  const days = dates === undefined ? daysSaid(message, askedAt) : namedDays(dates, askedAt);
  if (days) return { ...days, exact: true };
  const [start, end, exact = false] = windowIn(planId) ?? [];
  if (start !== undefined && exact) {
    return { from: isoDate(start), ...(end != null && { to: isoDate(end) }), exact };
  }
  const span = dates === undefined ? spanSaid(message, askedAt) : travelSpan(dates, askedAt);
  return span && { ...span, exact: false };
}

function windowIn(planId: string | undefined) {
  try {
    return planId === undefined ? undefined : checkPlanId(planId).w;
  } catch {
    // A plan's id that is kept may be one that only another version can read.
    return undefined;
  }
}

/** A journey that is moved is as long as it was. */
function asLong(from: string, known: KnownDays | undefined): string | undefined {
  if (!known?.exact || known.to === undefined) return undefined;
  const [start, first, last] = [from, known.from, known.to].map(parseIsoDate);
  if (start === undefined || first === undefined || last === undefined) return undefined;
  return isoDate(start + last - first);
}

/** What was asked, and how long the journey is where its first and last day were named. */
export interface AskedByNow extends Asked {
  readonly days?: number;
  /** The budget that was named later. */
  readonly newBudget?: string;
}

/**
 * With the days that were named since, so that a plan and a booking have the same. The length of
 * days that were named goes with them: "5 days, 10 to 15 January" are the days, not the count.
 */
export function askedByNow(kept: KeptRequest): AskedByNow {
  const wanted = wantedIn(kept);
  const { asked, askedAt } = wanted;
  const added = daysAdded(wanted);
  const newBudget = wanted.added
    .map(({ text, at }) => budgetAnswered(text, at))
    .findLast((one) => one !== undefined);
  const days = added ?? (asked.dates === undefined ? undefined : namedDays(asked.dates, askedAt));
  if (!days) return { ...asked, ...defined({ newBudget }) };
  const { from, to } = days;
  const [first, last] = [parseIsoDate(from), to === undefined ? undefined : parseIsoDate(to)];
  const length = first === undefined || last === undefined ? 0 : last - first + 1;
  return {
    ...asked,
    ...defined({ newBudget }),
    ...(added && { dates: to === undefined ? from : `${from} to ${to}` }),
    // The planner takes no longer journeys.
    ...(length >= 1 && length <= MOST_DAYS && { days: length }),
  };
}
