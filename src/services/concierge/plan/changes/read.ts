import type { DayNumber } from "../../../../domain/dates.ts";
import { figureAt } from "../../../../reading/numbers.ts";
import { isFree, type Reading, startReading, take } from "../../../../reading/reading.ts";
import type { Extent } from "../../../../reading/tokens.ts";
import { find } from "../../../../reading/words.ts";
import { editsIn } from "./clause.ts";
import type { Edit } from "./edit.ts";
import { findDays } from "./lengths.ts";
import { clausesOf, type Mark, markAt, markIn, takeAll } from "./marks.ts";
import { type Known, type Target, targetsOf } from "./targets.ts";

export interface Change {
  readonly edits: readonly Edit[];
  /** The words that no edit took, to be read as any request. */
  readonly rest: string;
}

/** Reads what a text asks to change in a plan. */
export function readChange(query: string, known: Known, today: DayNumber): Change {
  const reading = startReading(query, today);
  const days = findDays(reading);
  const people = findPeople(reading);
  const targets = targetsOf(reading, known);
  const clauses = clausesOf(reading);
  const edits: Edit[] = [...people];
  for (const [place, said] of days.entries()) {
    if (said.of === "start") {
      edits.push({ kind: "start", by: said.by });
      continue;
    }
    const clause = clauses.find(({ first, next }) => said.first >= first && said.first < next);
    const bounds = {
      first: Math.max(clause?.first ?? 0, days[place - 1]?.next ?? 0),
      next: Math.min(clause?.next ?? 0, days[place + 1]?.first ?? reading.tokens.length),
    };
    const here = placeBeside(said, targets(bounds, false));
    takeAll(reading, [here]);
    edits.push({ kind: "length", by: said.by, ...(here && { at: here }) });
  }
  for (const [place, all] of clauses.entries()) {
    const find = (mark: Mark, within = all) => markIn(reading, mark, within);
    edits.push(...editsIn({ reading, all, after: clauses[place + 1], targets, find }));
  }
  const all = { first: 0, next: reading.tokens.length };
  // A count of the grown ones says more than who comes along.
  if (markIn(reading, "adults", all)) edits.push({ kind: "adults" });
  else if (markIn(reading, "joins", all)) edits.push({ kind: "joins" });
  return { edits, rest: restOf(reading) };
}

/** How far a place may stand from the length that is said of it. */
const BEHIND = 4;
const BEFORE = 3;

function placeBeside({ first, next }: Extent, targets: readonly Target[]): Target | undefined {
  const behind = targets.find((one) => one.first >= next && one.first <= next + BEHIND);
  return behind ?? targets.findLast((one) => one.next <= first && one.next >= first - BEFORE);
}

/** "one more adult", «ещё один ребёнок», "daha bir nəfər". */
function findPeople(reading: Reading): readonly Edit[] {
  const edits: Edit[] = [];
  for (let first = 0; first < reading.tokens.length; first++) {
    if (!isFree(reading, first)) continue;
    const more = markAt(reading, "more", first) ?? markAt(reading, "lengthen", first);
    const count = figureAt(reading, more ?? first);
    const again = count && more === undefined ? markAt(reading, "more", count.next) : undefined;
    const start = again ?? count?.next ?? more;
    const who = start === undefined ? undefined : find.people(reading, start);
    if (!who || !(more ?? again)) continue;
    take(reading, first, who.next);
    const of = who.value === "children" || who.value === "teens" ? "children" : "adults";
    edits.push({ kind: "people", of, by: count?.value ?? 1 });
  }
  return edits;
}

/** What nothing has read, with a comma where something stood between. */
function restOf(reading: Reading): string {
  const parts: string[] = [];
  let last = 0;
  for (const [index, { start, end }] of reading.tokens.entries()) {
    if (isFree(reading, index)) continue;
    parts.push(reading.text.slice(last, start).trim());
    last = end;
  }
  parts.push(reading.text.slice(last).trim());
  return parts
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(", ")
    .trim();
}
