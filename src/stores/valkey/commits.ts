import type { BookingEvent } from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { valkeyNotes } from "./notes.ts";
import { type Plan, planText } from "./plan.ts";
import { script } from "./script.ts";

/** The commits under way; see notes.ts. */
export interface Commits {
  begin(plan: Plan): Promise<void>;
  /** Counts a new booking and tells of the change, once however often it is asked. */
  end(plan: Plan, event?: BookingEvent): Promise<void>;
  /** Forgets one that did nothing, or was undone. */
  drop(plan: Plan): Promise<void>;
  overdue(limit: number): Promise<readonly string[]>;
  all(): Promise<readonly string[]>;
}

/** KEYS: commits, total of bookings. ARGV: plan, 1 when it made a booking, channel, event. */
const END = script(`
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return end
if ARGV[2] == '1' then redis.call('INCR', KEYS[2]) end
if ARGV[4] ~= '' then redis.call('PUBLISH', ARGV[3], ARGV[4]) end`);

export function valkeyCommits(engine: Engine): Commits {
  const notes = valkeyNotes(engine, names.commits);
  return {
    begin: (plan) => notes.begin(planText(plan)),
    async end(plan, event) {
      const news = event === undefined ? "" : JSON.stringify({ node: plan.node, event });
      const keys = [names.commits, names.bookingsTotal];
      await engine.run(END, keys, [planText(plan), plan.fresh ? 1 : 0, names.changes, news]);
    },
    drop: (plan) => notes.drop(planText(plan)),
    overdue: notes.overdue,
    all: notes.all,
  };
}
