import { amountAt, figureAt, spelledAmount } from "../../../../reading/numbers.ts";
import { isFree, type Reading, take } from "../../../../reading/reading.ts";
import { at, type Extent, isNumber } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Spot } from "../atlas/atlas.ts";
import { readAdded, readOnFoot, readReplaced, readStay } from "./added.ts";
import type { Edit } from "./edit.ts";
import { type Mark, takeAll } from "./marks.ts";
import type { FindTargets, Target } from "./targets.ts";

/** A sentence of a change while it is read. */
export interface Clause {
  readonly reading: Reading;
  readonly all: Extent;
  /** The sentences before and behind it. */
  readonly before: Extent | undefined;
  readonly after: Extent | undefined;
  readonly targets: FindTargets;
  /** Of the plan. */
  readonly cities: readonly Spot[];
  readonly find: (mark: Mark, within?: Extent) => Extent | undefined;
}

const READERS: readonly ((clause: Clause) => readonly Edit[] | undefined)[] = [
  readHome,
  readMoved,
  readOnFoot,
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

/** "home from Bangkok then", «домой из Ташкента»: the trip ends there, and starts where it did. */
function readHome({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  const back = mark("back");
  // "Fly home from Santiago instead of Madrid": what is not done is no end of the trip.
  const next = mark("insteadOf")?.first ?? all.next;
  const city = back && targets({ ...all, next }, false).find(({ from }) => from);
  if (!back || city?.kind !== "city") return undefined;
  takeAll(reading, [back, city, mark("fly")]);
  return [{ kind: "end", spot: city.spot, which: "last", home: true }];
}

/** "move one night from Prague to Budapest". */
function readMoved({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  const move = mark("move");
  const [one, other] = move ? targets(all, false).filter(({ kind }) => kind === "city") : [];
  if (!one || !other) return undefined;
  const [from, to] = other.from ? [other, one] : [one, other];
  for (let index = all.first; index < all.next; index++) {
    const count = isFree(reading, index) ? figureAt(reading, index) : undefined;
    const unit = find.unit(reading, count?.next ?? index, "own");
    if (!unit || unit.value === "month") continue;
    const by = (count?.value ?? 1) * (unit.value === "week" ? 7 : 1);
    takeAll(reading, [all]);
    return [
      { kind: "length", by: -by, at: from },
      { kind: "length", by, at: to },
    ];
  }
  return undefined;
}

/** «последние два — в Праге», "the first three days in Rome". */
function readEnds({ reading, all, targets, find: mark }: Clause): readonly Edit[] | undefined {
  for (const which of ["first", "last"] as const) {
    const said = mark(which);
    const unit = said && find.unit(reading, said.next, "own");
    // "The last day in Tbilisi" is one.
    const one = unit && { value: unit.value === "week" ? 7 : 1, next: unit.next };
    const count = said && (figureAt(reading, said.next) ?? one);
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
    const end = { first: all.next - 1, next: all.next };
    const after = mark(which === "first" ? "startAfter" : "endAfter");
    // "In the last two days" is a time.
    const isTime = after && figureAt(reading, after.next) !== undefined;
    const behind =
      (isTime ? undefined : after) ?? (which === "first" ? mark("startLast", end) : undefined);
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
  const places = named.length > 0 ? named : targets({ first: all.first, next: trip.first }, true);
  // "Madriddən Toledoya bir günlük səfər": one leaves from a city of the plan.
  const target = places.find(({ from }) => !from);
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
    const gone = targets(within, false).filter((one) => isPlace(one) && !one.there);
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
