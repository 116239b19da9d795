import type { RequestStatus } from "../../domain/contracts/concierge/requests.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import type { RecordStore } from "../../stores/records.ts";
import { REQUEST_KIND } from "../requests/document.ts";
import type { IndexedRequest } from "../requests/list.ts";
import { worthOf } from "./booking-view.ts";
import type { IndexedBooking } from "./bookings.ts";
import type { RecordIndex } from "./record-index.ts";

/** The numbers of the first page. */
export interface Overview {
  readonly counts: Readonly<Partial<Record<RequestStatus, number>>>;
  /** Requests that wait for an operator, by how long. */
  readonly waiting: {
    readonly total: number;
    readonly overHour: number;
    readonly overDay: number;
    /** Unix milliseconds. */
    readonly longestSince?: number;
  };
  /** Of the last days' requests. */
  readonly medianAnswerMs?: number;
  /** Of those that were confirmed or declined, how many were confirmed: 0 to 1. */
  readonly confirmedShare?: number;
  /** The last days, oldest first; days are UTC. */
  readonly days: readonly DayNumbers[];
}

export interface DayNumbers {
  readonly day: string;
  readonly requests: number;
  readonly bookings: number;
  /** USD cents of what was booked and not cancelled, and of what is kept for the rest. */
  readonly value: number;
}

export interface OverviewParts {
  readonly requestIndex: RecordIndex<IndexedRequest>;
  readonly bookingIndex: RecordIndex<IndexedBooking>;
  readonly now: () => number;
}

/** The same for metrics; nothing where no request was ever made, so that other servers read no bookings. */
export async function figures(
  parts: OverviewParts & { readonly records: Pick<RecordStore, "list"> },
): Promise<{ readonly figures: Overview; readonly now: number } | undefined> {
  const { total } = await parts.records.list({ kind: REQUEST_KIND, limit: 1 });
  return total === 0 ? undefined : { figures: await overview(parts), now: parts.now() };
}

const DAYS = 14;
const HOUR_MS = 3_600_000;

export async function overview({
  requestIndex,
  bookingIndex,
  now,
}: OverviewParts): Promise<Overview> {
  const [requests, bookings] = await Promise.all([requestIndex.all(), bookingIndex.all()]);
  const at = now();
  const today = Math.floor(at / MS_PER_DAY);
  const days = Array.from({ length: DAYS }, (_, index) => ({
    day: new Date((today - DAYS + 1 + index) * MS_PER_DAY).toISOString().slice(0, 10),
    requests: 0,
    bookings: 0,
    value: 0,
  }));
  const dayOf = (made: number) => days[Math.floor(made / MS_PER_DAY) - (today - DAYS + 1)];
  const counts: Partial<Record<RequestStatus, number>> = {};
  const answered: number[] = [];
  const waiting = { total: 0, overHour: 0, overDay: 0 };
  let longest = Number.POSITIVE_INFINITY;
  for (const { entry, createdAt } of requests) {
    const { state, turn } = entry.summary;
    counts[state] = (counts[state] ?? 0) + 1;
    if (turn.of === "operator") {
      waiting.total++;
      if (at - turn.since > HOUR_MS) waiting.overHour++;
      if (at - turn.since > MS_PER_DAY) waiting.overDay++;
      longest = Math.min(longest, turn.since);
    }
    const day = dayOf(createdAt);
    if (!day) continue;
    day.requests++;
    if (entry.answeredAfter !== undefined) answered.push(entry.answeredAfter);
  }
  for (const { entry, createdAt } of bookings) {
    const day = dayOf(createdAt);
    if (!day) continue;
    if (entry.summary.status !== "cancelled") day.bookings++;
    day.value += worthOf(entry.summary);
  }
  const median = answered.sort((a, b) => a - b)[Math.floor((answered.length - 1) / 2)];
  const { confirmed = 0, declined = 0 } = counts;
  return {
    counts,
    waiting: { ...waiting, ...(waiting.total > 0 && { longestSince: longest }) },
    ...(median !== undefined && { medianAnswerMs: median }),
    ...(confirmed + declined > 0 && { confirmedShare: confirmed / (confirmed + declined) }),
    days,
  };
}
