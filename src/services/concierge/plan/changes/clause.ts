import { amountAt, figureAt, spelledAmount } from "../../../../reading/numbers.ts";
import { isFree, type Reading, take } from "../../../../reading/reading.ts";
import { at, type Extent, isNumber } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Edit } from "./edit.ts";
import { type Mark, takeAll } from "./marks.ts";
import type { FindTargets, Target } from "./targets.ts";

/** A sentence of a change while it is read. */
export interface Clause {
  readonly reading: Reading;
  readonly all: Extent;
  /** The sentence behind it. */
  readonly after: Extent | undefined;
  readonly targets: FindTargets;
  readonly find: (mark: Mark, within?: Extent) => Extent | undefined;
}

const READERS: readonly ((clause: Clause) => readonly Edit[] | undefined)[] = [
  readEnds,
  readOrder,
  readReplaced,
  readRooms,
  readOuting,
  readRemoved,
  readKept,
  readFreed,
  readBudget,
  readStay,
  readAdded,
];

/** What a sentence asks for, by the first that understands it. */
export function editsIn(clause: Clause): readonly Edit[] {
  for (const read of READERS) {
    const edits = read(clause);
    if (edits) return edits;
  }
  return [];
}

/** «последние два — в Праге», "the first three days in Rome". */
function readEnds({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  for (const which of ["first", "last"] as const) {
    const said = mark(which);
    const count = said && figureAt(reading, said.next);
    const [city] = count ? targets({ first: count.next, next: all.next }, false) : [];
    if (!count || city?.kind !== "city") continue;
    takeAll(reading, [all]);
    return [{ kind: "stay", spot: city.spot, days: count.value, end: which }];
  }
  return undefined;
}

function readOrder({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  const cities = targets(all, false).flatMap((one) => (one.kind === "city" ? [one] : []));
  const [first, second] = cities;
  const swap = mark("swapPlaces") ?? (second && mark("replace"));
  const isPair = first && second && is.and(at(reading, second.first - 1).low);
  if (swap && isPair) {
    takeAll(reading, [all]);
    return [{ kind: "swap", spots: [first.spot, second.spot] }];
  }
  const reverse = mark("reverse");
  if (reverse && cities.length === 0) {
    takeAll(reading, [reverse]);
    return [{ kind: "reverse" }];
  }
  const ends = (["first", "last"] as const).flatMap((which) => {
    const lead = mark(which === "first" ? "startIn" : "endIn");
    const behind = mark(which === "first" ? "startAfter" : "endAfter");
    const city =
      (lead && cities.find((one) => one.first >= lead.next)) ??
      (behind && cities.findLast((one) => one.next <= behind.first));
    const said = lead && city && city.first >= lead.next ? lead : behind;
    return city && said ? [{ city, which, said }] : [];
  });
  takeAll(
    reading,
    ends.flatMap(({ city, said }) => [city, said]),
  );
  return ends.length > 0
    ? ends.map(({ city, which }) => ({ kind: "end", spot: city.spot, which }))
    : undefined;
}

/** "X instead of Y", «вместо Y X», "replace Y with X", "Y əvəzinə X". */
function readReplaced(clause: Clause): readonly Edit[] | undefined {
  const { reading, all, targets, find: mark } = clause;
  const lead = mark("insteadOf");
  const behind = lead ? undefined : mark("insteadAfter");
  const verb = lead || behind ? undefined : mark("replace");
  const by = verb && mark("replaceWith", { first: verb.next, next: all.next });
  const of = lead ?? behind ?? (verb && (by ?? verb));
  if (!of) return undefined;
  const [before, after] = [
    { first: all.first, next: of.first },
    { first: of.next, next: all.next },
  ];
  const [side, other] = lead ? [after, before] : [before, after];
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
  if (gone.length === 0 || come.length === 0) return undefined;
  takeAll(reading, [...gone, ...come, lead, behind, verb, by]);
  return [{ kind: "replace", gone, come }];
}

function readRooms({ reading, find: mark }: Clause): readonly Edit[] | undefined {
  const [cheaper, finer, hotel] = [mark("cheaper"), mark("finer"), mark("hotel")];
  if (cheaper && !hotel) {
    takeAll(reading, [cheaper]);
    return [{ kind: "cheaper" }];
  }
  if (!hotel || !(cheaper ?? finer)) return undefined;
  takeAll(reading, [cheaper, finer, hotel]);
  return [{ kind: "rooms", by: cheaper ? -1 : 1 }];
}

/** "add a day trip to Nara": there and back, never a night. */
function readOuting({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  const trip = mark("dayTrip");
  if (!trip) return undefined;
  const named = targets({ first: trip.next, next: all.next }, true);
  const [target] = named.length > 0 ? named : targets({ first: all.first, next: trip.first }, true);
  if (!target) return undefined;
  const refused = mark("without", { first: all.first, next: trip.first }) ?? mark("withoutAfter");
  const whole = {
    first: Math.min(trip.first, target.first),
    next: Math.max(trip.next, target.next),
  };
  takeAll(reading, [whole, refused, mark("add")]);
  return [refused ? { kind: "remove", gone: [target] } : { kind: "outing", target }];
}

/** "without Bucharest", «без Чиангмая», "Florensiyasız", "Batumini çıxar". */
function readRemoved({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  const before = mark("without");
  const after = before ? undefined : mark("withoutAfter");
  const isPlace = (one: Target) => one.kind === "city" || one.kind === "country";
  if (before ?? after) {
    const within = before
      ? { first: before.next, next: all.next }
      : { first: all.first, next: after?.first ?? all.next };
    const gone = targets(within, false).filter(isPlace);
    if (gone.length === 0) return undefined;
    takeAll(reading, [...gone, before, after]);
    return [{ kind: "remove", gone }];
  }
  const gone = targets(all, false).filter((one) => one.denied);
  takeAll(reading, gone);
  return gone.length > 0 ? [{ kind: "remove", gone }] : undefined;
}

/** "keep everything else", "Ubud qalsın": what stays as it is needs no edit. */
function readKept({ reading, all, find: mark }: Clause): readonly Edit[] | undefined {
  const isCounted = reading.tokens.slice(all.first, all.next).some((token) => isNumber(token));
  if (!mark("keep") || isCounted || mark("add") || mark("within")) return undefined;
  takeAll(reading, [all]);
  return [];
}

function readFreed({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  const said = mark("thoseDays");
  if (!said) return undefined;
  const [target] = targets({ first: said.next, next: all.next }, false);
  takeAll(reading, [all]);
  return [{ kind: "freed", ...(target && { at: target }) }];
}

/** "keep within 3000", «уложитесь в 2 тысячи»: a sum without a currency. */
function readBudget({ reading, all, find: mark }: Clause): readonly Edit[] | undefined {
  const said = mark("within");
  if (!said) return undefined;
  for (let index = said.next; index < all.next; index++) {
    const amount = amountAt(reading, index) ?? spelledAmount(reading, index);
    if (!amount || amount.value < LEAST_SUM || find.unit(reading, amount.next)) continue;
    if (isMoney(reading, index, amount.next)) return undefined;
    take(reading, said.first, amount.next);
    return [{ kind: "budget", amount: amount.value }];
  }
  return undefined;
}

/** Less is a number of days, stars or people. */
const LEAST_SUM = 100;

function isMoney(reading: Reading, first: number, next: number): boolean {
  const [before, after] = [at(reading, first - 1), at(reading, next)];
  return (
    [before, after].some(({ text }) => /^\p{Sc}$/u.test(text)) ||
    Boolean(find.currencyWord(reading, next) ?? find.shortCurrency(reading, next))
  );
}

/** "3 nights in Kyoto" of a trip that goes on elsewhere. */
function readStay({ reading, all, targets }: Clause): readonly Edit[] | undefined {
  const cities = targets(all, false);
  const [city] = cities;
  if (city?.kind !== "city" || cities.length > 1) return undefined;
  for (let index = all.first; index < all.next; index++) {
    const count = isFree(reading, index) ? figureAt(reading, index) : undefined;
    const unit = count && find.unit(reading, count.next, "own");
    if (!count || !unit || unit.value === "week" || unit.value === "month") continue;
    takeAll(reading, [city, { first: index, next: unit.next }]);
    return [{ kind: "stay", spot: city.spot, days: count.value }];
  }
  return undefined;
}

function readAdded({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  const [add, instead, only] = [mark("add"), mark("instead"), mark("only")];
  const said = add ?? instead ?? only;
  if (!said) return undefined;
  const come = targets(all, false).filter(({ kind }) => kind !== "unknown" || add);
  // A command is no name, whatever it stands before.
  takeAll(reading, [add, instead]);
  if (come.length === 0) return undefined;
  takeAll(reading, [...come, only]);
  if (only && !add) return [{ kind: "only", kept: come }];
  return [{ kind: "add", come, instead: instead !== undefined }];
}
