import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import { figureAt } from "../../../../reading/numbers.ts";
import { isFree, type Reading, take, textOf } from "../../../../reading/reading.ts";
import { at, type Extent } from "../../../../reading/tokens.ts";
import { find } from "../../../../reading/words.ts";
import type { Clause } from "./clause.ts";
import type { Edit } from "./edit.ts";
import { markAt, markBefore, takeAll } from "./marks.ts";
import type { Target } from "./targets.ts";

/** "X instead of Y", «вместо Y X», "replace Y with X", "Y əvəzinə X". */
export function readReplaced(clause: Clause): readonly Edit[] | undefined {
  const { reading, all, targets, cities, find: mark } = clause;
  const said = mark("insteadOf");
  // "Instead of it": what was said before.
  const whole = said && mark("instead", { first: said.first, next: all.next });
  const isBefore = whole && whole.first === said.first && whole.next > said.next;
  const lead = isBefore ? undefined : said;
  const behind = lead ? undefined : mark("insteadAfter");
  const verb = lead || behind ? undefined : mark("replace");
  const by = verb && mark("replaceWith", { first: verb.next, next: all.next });
  const of = lead ?? behind ?? (verb && (by ?? verb));
  if (!of) return undefined;
  const [before, after] = [
    { first: all.first, next: of.first },
    { first: of.next, next: all.next },
  ];
  // "Instead of the elephants — a cooking class".
  const dash = lead && dashIn(reading, after);
  const [side, other] = lead
    ? [{ ...after, next: dash ?? after.next }, dash ? { first: dash, next: all.next } : before]
    : [before, after];
  // "Romanı Florensiya ilə əvəz et": the verb stands behind both.
  const isBehind = verb !== undefined && by === undefined;
  const gone = targets(isBehind ? before : side, false).slice(0, lead || isBehind ? 1 : undefined);
  // What comes for a day out is a day out.
  const isOut = mark("dayTrip") !== undefined || gone.every(({ kind }) => kind === "thing");
  const rest = { first: gone.at(-1)?.next ?? side.first, next: side.next };
  const named = targets(isBehind ? rest : other, isOut);
  // "instead of Florence Venice", "instead of Florence, Venice".
  const beyond = lead && named.length === 0 ? targets(rest, isOut) : named;
  const come = lead && beyond.length === 0 && clause.after ? targets(clause.after, isOut) : beyond;
  // "Instead of the train to Madrid": what the plan does not go to is not taken out of it.
  const isPlanned = (one: Target) => one.kind !== "city" || cities.includes(one.spot);
  if (come.length === 0 && !gone.some(isPlanned)) return undefined;
  // What no place or thing is called is a wish of the client's own.
  const isWished =
    come.length === 0 && gone.length > 0 && gone.every(({ kind }) => kind === "thing");
  if (isWished) {
    takeAll(reading, [...gone, lead, behind, verb, by]);
    return [
      { kind: "remove", gone },
      ...wantIn(reading, by ? { first: by.next, next: all.next } : all),
    ];
  }
  if (gone.length === 0 || come.length === 0) return undefined;
  takeAll(reading, [...gone, ...come, lead, behind, verb, by]);
  return [{ kind: "replace", gone, come }];
}

function dashIn(reading: Reading, { first, next }: Extent): number | undefined {
  for (let index = first; index < next; index++)
    if (at(reading, index).text === "-" && at(reading, index - 1).end < at(reading, index).start)
      return index;
  return undefined;
}

/** "Gergeti kilsəsinə ciplə yox, piyada": the ride there goes, and the place itself is walked to. */
export function readOnFoot(clause: Clause): readonly Edit[] | undefined {
  const { reading, all, after, targets, cities, find: mark } = clause;
  const ride = mark("noRide");
  const foot = ride && (mark("onFoot") ?? (after && mark("onFoot", after)));
  const [target] = foot ? targets(all, true) : [];
  if (!ride || target?.kind !== "thing") return undefined;
  const name = fold(target.name).slice(0, -1);
  const isCalled = (text: CatalogueText) =>
    Object.values(text).some((one) => fold(one).includes(name));
  const rides = cities
    .flatMap(({ excursions }) => excursions)
    .filter(({ title }) => isCalled(title) && RIDE.test(title.en));
  const [place] = cities
    .flatMap(({ destination }) => destination.places)
    .filter((one) => one.slug === target.slug || isCalled(one.name));
  if (!place) return undefined;
  takeAll(reading, [all, foot]);
  const come: Target = { ...target, slug: place.slug };
  const gone = rides.map(({ slug }): Target => ({ ...target, slug }));
  return [
    { kind: "remove", gone },
    { kind: "outing", target: come },
  ];
}

const RIDE = /\b(?:jeep|4x4|by car|cable car)\b/i;

/** "3 nights in Kyoto" of a trip that goes on elsewhere. */
export function readStay(clause: Clause): readonly Edit[] | undefined {
  const { reading, all, targets } = clause;
  const named = targets(all, false);
  const [city] = named;
  // "A night in Melide": a place that is not known has no house to sleep in.
  const isSlept = city?.kind === "unknown" && clause.find("sleep") !== undefined;
  if (isSlept && markBefore(reading, "in", city.first) !== undefined) {
    takeAll(reading, [all]);
    return [{ kind: "add", come: [city], instead: false }];
  }
  if (city?.kind === "thing") return readDayAt(clause, city);
  if (city?.kind !== "city" || named.length > 1) return undefined;
  for (let index = all.first; index < all.next; index++) {
    const count = isFree(reading, index) ? figureAt(reading, index) : undefined;
    const unit = count && find.unit(reading, count.next, "own");
    if (!count || !unit || unit.value === "week" || unit.value === "month") continue;
    const length = { first: index, next: unit.next };
    const isThere = clause.cities.includes(city.spot);
    // "One day in Tbilisi for the baths" is one of the days there.
    const isDay = count.value === 1 && unit.value === "day";
    // A part of a city, "Stone Town", is a sight of it.
    const [outing] = isDay ? targets(all, true) : [];
    const isSight = outing?.kind === "thing";
    if (isThere && !isSight && !isAllOf(reading, all, [city, length])) return undefined;
    if (outing?.kind === "thing") {
      takeAll(reading, [outing, length]);
      return [{ kind: "outing", target: outing }];
    }
    takeAll(reading, [city, length]);
    return [{ kind: "stay", spot: city.spot, days: count.value }];
  }
  return undefined;
}

/** "one day in Stone Town": a day at a sight is that sight, on one of the days there are. */
function readDayAt({ reading, all }: Clause, target: Target): readonly Edit[] | undefined {
  for (let index = all.first; index < all.next; index++) {
    const count = isFree(reading, index) ? figureAt(reading, index) : undefined;
    const unit = count?.value === 1 ? find.unit(reading, count.next, "own") : undefined;
    if (unit?.value !== "day") continue;
    takeAll(reading, [target, { first: index, next: unit.next }]);
    return [{ kind: "outing", target }];
  }
  return undefined;
}

/** Beside some of its words a clause has none but those of no weight. */
function isAllOf(reading: Reading, all: Extent, own: readonly Extent[]): boolean {
  let next = all.first;
  for (let index = all.first; index < all.next; index++) {
    const isOwn = own.some((one) => index >= one.first && index < one.next);
    if (index < next || isOwn || at(reading, index).kind !== "word") continue;
    const end = markAt(reading, "frame", index);
    if (end === undefined) return false;
    next = end;
  }
  return true;
}

/** What is left of some words, as a wish to be in the plan; "add it" is about the sentence before. */
function wantIn(
  reading: Reading,
  { first, next }: Extent,
  before?: Extent | undefined,
): readonly Edit[] {
  const runs: Extent[] = [];
  for (let index = first; index < next; index++) {
    const last = runs.at(-1);
    if (!isFree(reading, index)) continue;
    if (last?.next === index) runs[runs.length - 1] = { first: last.first, next: index + 1 };
    else runs.push({ first: index, next: index + 1 });
  }
  const isSaid = (run: Extent) => !isAllOf(reading, run, []);
  const wanted = runs.filter(isSaid).sort((a, b) => b.next - b.first - (a.next - a.first));
  const [run] = wanted;
  if (!run) return [];
  take(reading, run.first, run.next);
  if (PRONOUN.test(textOf(reading, run.first, run.next)))
    return before ? wantIn(reading, before) : [];
  const text = textOf(reading, run.first, run.next).replace(FORGOTTEN, "").trim();
  return text === "" ? [] : [{ kind: "want", text }];
}

/** Beside a wish: that the plan does not have it. */
const FORGOTTEN =
  /(?:\s+(?:da|də))?\s+(?:unudul\p{L}*|yaddan çıx\p{L}*|yoxdur)|\s+(?:was|were|is|are) (?:forgotten|missing|left out)|(?:вы )?забыли(?: про)?/giu;

const PRONOUN =
  /^(?:it|that|this|them|those|these|him|her|его|её|ее|их|это|этот|эту|onu|bunu|onlar[ıi]|bunlar[ıi]|o|bu)$/iu;

export function readAdded(clause: Clause): readonly Edit[] | undefined {
  const { reading, all, before, targets, find: mark } = clause;
  const [add, instead, only] = [mark("add"), mark("instead"), mark("only")];
  const said = add ?? instead ?? only;
  if (!said) return undefined;
  const named = targets(all, false);
  // "the Capitoline museums": a name with a common word behind it is that of a thing.
  const isThing = (one: Target) =>
    one.kind === "unknown" &&
    at(reading, one.next).kind === "word" &&
    !isAllOf(reading, { first: one.next, next: Math.min(all.next, one.next + 1) }, []);
  const isThere = (one: Target) => one.kind === "city" && clause.cities.includes(one.spot);
  const come = named.filter(
    (one) => (one.kind !== "unknown" || add) && !isThing(one) && !(instead && !add && isThere(one)),
  );
  // A command is no name, whatever it stands before.
  takeAll(reading, [add, instead]);
  if (come.length === 0) return add ? wantIn(reading, all, before) : undefined;
  takeAll(reading, [...come, only]);
  if (only && !add) return [{ kind: "only", kept: come }];
  const [city] = come;
  const length = city?.kind === "city" && come.length === 1 ? lengthOf(clause) : undefined;
  return [
    { kind: "add", come, instead: instead !== undefined },
    ...(city?.kind === "city" && length
      ? [{ kind: "stay", spot: city.spot, days: length } as const]
      : []),
  ];
}

/** "Add Valencia, 2 nights": the sentence behind is its length, and nothing else. */
function lengthOf({ reading, after }: Clause): number | undefined {
  for (let index = after?.first ?? 0; after && index < after.next; index++) {
    const count = isFree(reading, index) ? figureAt(reading, index) : undefined;
    const unit = count && find.unit(reading, count.next, "own");
    if (!count || !unit || unit.value === "month") continue;
    const length = { first: index, next: unit.next };
    if (count.value > LONGEST_STAY || !isAllOf(reading, after, [length])) return undefined;
    takeAll(reading, [after]);
    return count.value * (unit.value === "week" ? 7 : 1);
  }
  return undefined;
}

/** More is the length of the whole. */
const LONGEST_STAY = 4;
