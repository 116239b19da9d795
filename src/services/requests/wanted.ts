import { parseIsoDate } from "../../domain/dates.ts";
import type { KeptRequest } from "./change.ts";
import type { Asked } from "./document.ts";
import { threadOf } from "./thread.ts";
import { namedDays } from "./travel-span.ts";

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
  const added = threadOf(document).filter(({ from }) => from === "traveller");
  return { asked: document.asked, askedAt: stored.createdAt, added };
}

/** The days that were named after the request itself: what was said last counts. */
export function daysAdded({ added }: Wanted): ReturnType<typeof namedDays> {
  return added.map(({ text, at }) => namedDays(text, at)).findLast((one) => one !== undefined);
}

/** What was asked, and how long the journey is where its days were named later. */
export interface AskedByNow extends Asked {
  readonly days?: number;
}

/** With the days that were named since, so that a plan and a booking have the same. */
export function askedByNow(kept: KeptRequest): AskedByNow {
  const wanted = wantedIn(kept);
  const days = daysAdded(wanted);
  if (!days) return wanted.asked;
  const { from, to } = days;
  const [first, last] = [parseIsoDate(from), to === undefined ? undefined : parseIsoDate(to)];
  const length = first === undefined || last === undefined ? 0 : last - first + 1;
  return {
    ...wanted.asked,
    dates: to === undefined ? from : `${from} to ${to}`,
    // The planner takes no longer journeys.
    ...(length >= 1 && length <= MOST_DAYS && { days: length }),
  };
}
