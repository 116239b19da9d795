import { figureAt } from "../../../../reading/numbers.ts";
import { isFree, type Reading, take } from "../../../../reading/reading.ts";
import { at, type Extent } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import { isCapital } from "../understand/vocabulary.ts";
import { type Mark, markAt, markBefore } from "./marks.ts";

/** So many days more, or less where it is below zero; as a shift, of the first day. */
export interface SaidDays extends Extent {
  readonly by: number;
  readonly of: "length" | "start";
  /** Nights were counted, which are spent where they are said. */
  readonly slept: boolean;
}

const UNIT_DAYS = { day: 1, night: 1, week: 7, month: 30 } as const;
/** Words of a number in words. */
const LONGEST_NUMBER = 3;
/** Words between "shorten" and "by two days". */
const MOST_BETWEEN = 5;
/** "5 günə qısalt" is a new whole. */
const TO_A_WHOLE = /^(?:gune|geceye|hefteye)$/;

/** "two days more", «на день короче», "3 gün azalt", "a week later": each where it stands, as read. */
export function findDays(reading: Reading): readonly SaidDays[] {
  const found: SaidDays[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const unit = isFree(reading, index) ? find.unit(reading, index, "own") : undefined;
    const days = unit && daysAt(reading, index, unit.next, UNIT_DAYS[unit.value]);
    const said = days && { ...days, slept: unit.value === "night" };
    const again = said ?? (found.length > 0 ? bareAt(reading, index) : undefined);
    if (!again) continue;
    found.push(again);
    take(reading, again.first, again.next);
  }
  return found;
}

type Way = "more" | "less" | "later" | "earlier";
const BEHIND: readonly (readonly [Way, readonly Mark[]])[] = [
  ["more", ["more", "lengthen"]],
  ["less", ["less", "shorten"]],
  ["later", ["later"]],
  ["earlier", ["earlier"]],
];

function daysAt(
  reading: Reading,
  unit: number,
  behind: number,
  length: number,
): Omit<SaidDays, "slept"> | undefined {
  // "a day trip" is no length.
  if (markAt(reading, "ofDay", behind) !== undefined || TO_A_WHOLE.test(at(reading, unit).low))
    return undefined;
  let first = unit;
  let way: Way | undefined;
  const see = (mark: "more" | "less") => {
    const start = way === undefined ? markBefore(reading, mark, first) : undefined;
    if (start === undefined) return;
    first = start;
    way = mark;
  };
  see("more");
  see("less");
  const count = numberBefore(reading, first);
  first = count?.first ?? first;
  if (!count && is.article(at(reading, first - 1).low)) first--;
  see("more");
  see("less");
  if (way === undefined && markBefore(reading, "upTo", first) !== undefined) return undefined;
  first = markBefore(reading, "by", first) ?? first;
  see("more");
  let next = behind;
  if (way === undefined) {
    // "iki gün də əlavə et"
    const small = /^(?:de|da)$/.test(at(reading, next).low) ? 1 : 0;
    const saidAt = (start: number) =>
      BEHIND.flatMap(([one, marks]) =>
        marks.flatMap((mark) => {
          const end = markAt(reading, mark, start);
          return end === undefined ? [] : [{ way: one, end }];
        }),
      );
    const [said] = [...saidAt(next + small), ...saidAt(behindName(reading, next + small))];
    if (said) [way, next] = [said.way, said.end];
  }
  const verb = verbBefore(reading, first);
  if (verb) {
    // "cut it by 2 days"; in "drop one more day" the verb says which way.
    way = verb.way === "less" || way === undefined ? verb.way : way;
    first = verb.first;
  }
  if (way === undefined) return undefined;
  const days = (count?.value ?? 1) * length;
  return {
    first,
    next,
    by: way === "less" || way === "earlier" ? -days : days,
    of: way === "later" || way === "earlier" ? "start" : "length",
  };
}

/** "bir gün Romada çox", "one night in Rome less": a place may stand between. */
function behindName(reading: Reading, index: number): number {
  const name = markAt(reading, "in", index) ?? index;
  return isCapital(at(reading, name).text) ? name + 1 : index;
}

/** "one day more in Rome and one less in Florence", "and take one off Florence": the second needs no word for days. */
function bareAt(reading: Reading, index: number): SaidDays | undefined {
  const count = isFree(reading, index) ? figureAt(reading, index) : undefined;
  const verb = count && verbBefore(reading, index);
  const isOfPlace = count && markAt(reading, "in", count.next) !== undefined;
  if (count && verb && isOfPlace) {
    const by = verb.way === "less" ? -count.value : count.value;
    return { first: verb.first, next: count.next, by, of: "length", slept: false };
  }
  const way = (["more", "less"] as const).find(
    (mark) => count && markAt(reading, mark, count.next) !== undefined,
  );
  if (!count || !way || find.people(reading, count.next + 1)) return undefined;
  const next = markAt(reading, way, count.next) ?? count.next;
  return {
    first: index,
    next,
    by: way === "less" ? -count.value : count.value,
    of: "length",
    slept: false,
  };
}

function numberBefore(reading: Reading, end: number): (Extent & { value: number }) | undefined {
  const couple = markBefore(reading, "couple", end);
  if (couple !== undefined) return { first: couple, next: end, value: 2 };
  for (let first = Math.max(0, end - LONGEST_NUMBER); first < end; first++) {
    const number = isFree(reading, first) ? figureAt(reading, first) : undefined;
    if (number?.next === end) return { first, next: end, value: number.value };
  }
  return undefined;
}

/** "extend the trip", «сократите поездку» before a length. */
function verbBefore(
  reading: Reading,
  end: number,
): { readonly way: "more" | "less"; readonly first: number } | undefined {
  let before = end;
  for (let step = 0; step < MOST_BETWEEN; step++) {
    const longer = markBefore(reading, "lengthen", before);
    const shorter = markBefore(reading, "shorten", before);
    if (shorter !== undefined) return { way: "less", first: shorter };
    if (longer !== undefined) return { way: "more", first: longer };
    const filler = markBefore(reading, "trip", before);
    if (filler === undefined) return undefined;
    before = filler;
  }
  return undefined;
}
