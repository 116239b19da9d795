import type { DayNumber } from "../../../../domain/dates.ts";
import { findSureDates } from "../../../../reading/dates.ts";
import { figureAt } from "../../../../reading/numbers.ts";
import { isFree, type Reading, startReading, take, textOf } from "../../../../reading/reading.ts";
import { at, type Extent } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Spot } from "../atlas/atlas.ts";
import { editsIn } from "./clause.ts";
import { findCompany } from "./company.ts";
import type { Edit } from "./edit.ts";
import { frameIn } from "./frame.ts";
import { findDays, type SaidDays } from "./lengths.ts";
import { clausesOf, type Mark, markAt, markBefore, markIn, takeAll } from "./marks.ts";
import { findMoved } from "./moved.ts";
import { isBySea } from "./outings.ts";
import { untakenText } from "./sentences.ts";
import { findStruck } from "./struck.ts";
import { type FindTargets, type Known, type Target, targetsOf } from "./targets.ts";

export interface Change {
  readonly edits: readonly Edit[];
  /** The words that no edit took, to be read as any request. */
  readonly rest: string;
  /** Those of them that tell who goes, when, for how long and from where. */
  readonly frame: string;
  /** The text without what is struck out, moved to another day or said of those who join: nothing else reads that. */
  readonly text: string;
  /** What is said of those who join. */
  readonly told: string;
  /** Sights and days out that its other words name, seen from the plan: "to see Belém", with the words that do. */
  readonly visits: readonly Visit[];
}

export interface Visit {
  readonly slug: string;
  readonly name: string;
}

/** Reads what a text asks to change in a plan. */
export function readChange(query: string, known: Known, today: DayNumber): Change {
  const whole = startReading(query, today);
  const { edits: company, told } = findCompany(whole);
  const asked = [
    ...company,
    ...findMoved(whole, known.days, known.cities),
    ...findStruck(whole, known, targetsOf(whole, known)),
  ];
  const { edits, ...read } = readRest(untakenText(whole), known, today);
  return { ...read, edits: [...asked, ...edits], told };
}

type Rest = Pick<Change, "edits" | "rest" | "frame" | "visits" | "text">;

function readRest(query: string, known: Known, today: DayNumber): Rest {
  const reading = startReading(query, today);
  const targets = targetsOf(reading, known);
  const clauses = clausesOf(reading);
  const { cities } = known;
  const spent = clauses.map((clause) => findSpent(reading, clause, targets, cities));
  const spentAt = spent.flat();
  const same = markIn(reading, "sameDates", { first: 0, next: reading.tokens.length });
  takeAll(reading, [same]);
  const until = findUntil(reading, clauses);
  // The date of the way home is no day for what stands beside it.
  const text = untakenText(reading);
  const days = findDays(reading);
  const people = findPeople(reading);
  const edits: Edit[] = [...people, ...until, ...(same ? [{ kind: "sameDates" } as const] : [])];
  let isLonger = false;
  for (const [place, said] of days.entries()) {
    if (said.of === "start") {
      edits.push({ kind: "start", by: said.by });
      continue;
    }
    const within = clauses.findIndex(({ first, next }) => said.first >= first && said.first < next);
    const clause = clauses[within];
    const bounds = {
      first: Math.max(clause?.first ?? 0, days[place - 1]?.next ?? 0),
      next: Math.min(clause?.next ?? 0, days[place + 1]?.first ?? reading.tokens.length),
    };
    const here = placesBeside(reading, said, (out) => targets(bounds, out), cities);
    const isPlain = here.length === 0 && said.by > 0;
    // "Two days longer: one more day on skis and one in the spa": the second is one of the two.
    if ((isPlain && isLonger) || spent[within]?.length) {
      reading.taken.fill(0, said.first, said.next);
      continue;
    }
    isLonger ||= isPlain;
    takeAll(reading, here);
    const at = isPlain ? spentAt : here;
    const isEach = at.length > 1 && (said.by % at.length !== 0 || markIn(reading, "each", bounds));
    const by = isEach ? said.by : said.by / Math.max(1, at.length);
    if (at.length === 0) edits.push({ kind: "length", by });
    const longer = markIn(readAgain(reading), "longer", bounds) && ({ longer: true } as const);
    edits.push(...at.map((one): Edit => ({ kind: "length", by, at: one, ...longer })));
  }
  if (!isLonger) edits.push(...spentAt.map((one): Edit => ({ kind: "freed", at: one })));
  for (const clause of clauses) edits.push(...findBack(reading, clause));
  const alone: string[] = [];
  for (const [place, all] of clauses.entries()) {
    const find = (mark: Mark, within = all) => markIn(reading, mark, within);
    const isWhole = isFree(reading, all.first, all.next);
    const [before, after] = [clauses[place - 1], clauses[place + 1]];
    const made = spent[place]?.length
      ? []
      : editsIn({ reading, all, before, after, targets, find, cities });
    if (isWhole && made.length === 0) alone.push(textOf(reading, all.first, all.next));
    edits.push(...made);
  }
  const all = { first: 0, next: reading.tokens.length };
  const flown = markIn(reading, "fly", all);
  takeAll(reading, [flown]);
  if (flown) edits.push({ kind: "fly" });
  // A count of the grown ones says more than who comes along.
  if (markIn(reading, "adults", all)) edits.push({ kind: "adults" });
  else if (markIn(reading, "joins", all)) {
    edits.push({ kind: "joins" });
    // "oğlumuz da (10 yaş) bizimlə gedir": particle and brackets would part him from his age.
    for (const [index, { text }] of reading.tokens.entries())
      if (/^[()]$/.test(text) || markAt(reading, "too", index) !== undefined)
        take(reading, index, index + 1);
  }
  for (const clause of clauses) takeInstead(reading, clause);
  const visits = targets(all, true).flatMap((one): readonly Visit[] =>
    one.kind === "thing" && isFree(reading, one.first, one.next) && isNameOf(one)
      ? [{ slug: one.slug, name: one.name }]
      : [],
  );
  return { edits, rest: restOf(reading), frame: frameIn(alone, known, today), visits, text };
}

/** Words without a capital call by a name only where they are all of it. */
function isNameOf({ name }: Extract<Target, { kind: "thing" }>): boolean {
  return /^\p{Lu}/u.test(name) && name.length >= SHORTEST_NAME;
}

const SHORTEST_NAME = 4;

/** "Instead of taking the train to Madrid": what is not done is not asked for. */
function takeInstead(reading: Reading, clause: Extent): void {
  const said = markIn(reading, "insteadOf", clause);
  const behind = markIn(reading, "insteadAfter", clause);
  if (said) takeAll(reading, [{ first: said.first, next: clause.next }]);
  else if (behind) takeAll(reading, [{ first: clause.first, next: behind.next }]);
}

/** The same words with none of them taken. */
function readAgain(reading: Reading): Reading {
  return { ...reading, taken: reading.taken.slice().fill(0) };
}

/** True for words that only tell that someone comes along. */
export function saysJoins(text: string): boolean {
  const reading = startReading(text, 0);
  return markIn(reading, "joins", { first: 0, next: reading.tokens.length }) !== undefined;
}

/** How far a place may stand from the length that is said of it. */
const BEHIND = 4;
const BEFORE = 3;

/** The place that a length is said of, with those that "and" joins to it. */
function placesBeside(
  reading: Reading,
  { first, next, by, slept }: SaidDays,
  find: (out: boolean) => readonly Target[],
  cities: readonly Spot[],
): readonly Target[] {
  const beside = (targets: readonly Target[]) =>
    targets.find((one) => one.first >= first && one.first <= next + BEHIND) ??
    targets.findLast(
      (one) => one.kind !== "unknown" && one.next <= first && one.next >= first - BEFORE,
    );
  const stays = find(false);
  const one = beside(stays);
  // A day somewhere else is a day out, where there is one; a night is spent there.
  const isOut = one?.kind === "city" && by === 1 && !slept && !cities.includes(one.spot);
  const here = (isOut && beside(find(true))) || one;
  if (!here) return [];
  const all = [here];
  for (const other of stays) {
    const before = all.at(-1)?.next ?? 0;
    if (other.first === before + 1 && is.and(at(reading, before).low)) all.push(other);
  }
  // "Pisa and Lucca" is one day out.
  const isAgain = (other: Target, place: number) =>
    other.kind === "thing" &&
    all.slice(0, place).some((it) => it.kind === "thing" && it.slug === other.slug);
  return all.filter((other, place) => !isAgain(other, place));
}

/** "two days longer, both in Rome", "all extra nights at the beach": where what is said before is spent. */
function findSpent(
  reading: Reading,
  clause: Extent,
  find: FindTargets,
  cities: readonly Spot[],
): readonly Target[] {
  const said = markIn(reading, "extra", clause);
  if (!said) return [];
  const [named] = find(clause, false).filter((one) => one.kind === "city");
  const sea = named ? undefined : markIn(reading, "sea", clause);
  const spot = sea && cities.find(isBySea);
  const place: Target | undefined = named ?? (spot && { kind: "city", spot, ...sea });
  if (!place) return [];
  takeAll(reading, [said, place, markIn(reading, "add", clause)]);
  return [place];
}

/** "home on 20 July", «до 24 января»: the last day. */
function findUntil(reading: Reading, clauses: readonly Extent[]): readonly Edit[] {
  const dates = findSureDates({ ...reading, taken: reading.taken.slice() });
  return clauses.flatMap((clause): readonly Edit[] => {
    const [day, other] = dates.filter(({ first }) => first >= clause.first && first < clause.next);
    if (!day || other || !("date" in day)) return [];
    const { first, next, date: said } = day;
    if (said.day === undefined || said.month === undefined) return [];
    const back = markIn(reading, "back", clause);
    const until = markBefore(reading, "until", first) ?? markAt(reading, "until", next);
    if (!back && until === undefined) return [];
    takeAll(reading, [
      back,
      { first: Math.min(first, until ?? first), next: Math.max(next, until ?? 0) },
    ]);
    return [{ kind: "until", month: said.month, date: said.day }];
  });
}

/** "bazar ertəsi qayıdım", "back on Monday": the end of the trip, and no start of one. */
function findBack(reading: Reading, clause: Extent): readonly Edit[] {
  const back = markIn(reading, "back", clause);
  for (let index = clause.first; back && index < clause.next; index++) {
    const day = isFree(reading, index) ? find.weekday(reading, index, "own") : undefined;
    if (!day) continue;
    take(reading, Math.min(index, back.first), Math.max(day.next, back.next));
    return [{ kind: "back", weekday: day.value }];
  }
  return [];
}

/** "one more adult", «ещё один ребёнок», "daha bir nəfər". */
function findPeople(reading: Reading): readonly Edit[] {
  const edits: Edit[] = [];
  for (let first = 0; first < reading.tokens.length; first++) {
    if (!isFree(reading, first)) continue;
    // "we are five now"
    const are = markAt(reading, "weAre", first);
    const all = are === undefined ? undefined : figureAt(reading, are);
    const end = all && (markAt(reading, "now", all.next) ?? all.next);
    if (all && end !== undefined && at(reading, end).kind !== "word") {
      take(reading, first, end);
      edits.push({ kind: "all", count: all.value });
    }
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
