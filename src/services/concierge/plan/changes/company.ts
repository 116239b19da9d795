import { figureAt } from "../../../../reading/numbers.ts";
import { isFree, type Reading } from "../../../../reading/reading.ts";
import { at, type Extent, isNumber } from "../../../../reading/tokens.ts";
import { find } from "../../../../reading/words.ts";
import type { Edit } from "./edit.ts";
import { markAt, markIn, takeAll } from "./marks.ts";
import { ADDS, partsOf, sentencesOf, wordsOf } from "./sentences.ts";

/** From this age on a traveller pays as an adult. */
const GROWN_AT = 18;
const LITTLE = 2;
const OLDEST = 99;
/** Words that describe a traveller, behind a comma. */
const MOST_TOLD = 4;

export interface Company {
  readonly edits: readonly Edit[];
  /** What was said of those who join or stay at home: it says who they are, and orders nothing. */
  readonly told: string;
}

interface Person extends Extent {
  readonly grown: boolean;
  readonly count: number;
  readonly age?: number;
}

/**
 * "My sister joins us, she is 45", «к нам присоединяется четвёртый друг», "bir dostumuz da qoşulur, olduq
 * 3 nəfər": who goes as well or no longer, and how many that makes. What a sentence calls a person by is
 * taken with it, since a friend who skis is no day on skis.
 */
export function findCompany(reading: Reading): Company {
  const edits: Edit[] = [];
  const told: string[] = [];
  for (const sentence of sentencesOf(reading)) {
    const parts = partsOf(reading, sentence);
    for (const [place, part] of parts.entries()) {
      const way = markIn(reading, "joins", part) ? 1 : markIn(reading, "leaves", part) ? -1 : 0;
      if (way === 0) continue;
      const led = [place, place - 1, place - 2].find(
        (one) => parts[one] && personsIn(reading, parts[one]).length > 0,
      );
      if (led === undefined) continue;
      const own = parts.slice(led, place + 1);
      const more = toldBehind(parts, place);
      const said = [...own, ...parts.slice(place + 1, place + 1 + more)];
      const total = own.map((one) => totalIn(reading, one)).find((one) => one !== undefined);
      const persons = own.flatMap((one) => personsIn(reading, one));
      const ages = said.flatMap((one) => agesIn(reading, one));
      edits.push(...editsOf(persons, ages, way));
      told.push(said.map((one) => wordsOf(reading, one)).join(", "));
      takeAll(reading, said);
      if (total) edits.push({ kind: "all", count: total.value });
    }
    const all = totalIn(reading, sentence);
    if (all === undefined) continue;
    edits.push({ kind: "all", count: all.value });
    takeAll(reading, [all]);
  }
  return { edits, told: told.join(". ") };

  /** How many parts behind one go on about the same person. */
  function toldBehind(parts: readonly Extent[], place: number): number {
    let more = 0;
    for (const part of parts.slice(place + 1)) {
      const { first, next } = part;
      const isShort = next - first <= MOST_TOLD;
      const isOther =
        OTHERS.some((mark) => markIn(reading, mark, part)) || ADDS.test(wordsOf(reading, part));
      const hasUnit = reading.tokens
        .slice(first, next)
        .some((_, at) => find.unit(reading, first + at, "own") ?? find.month(reading, first + at));
      const isSum =
        markIn(reading, "within", part) !== undefined ||
        reading.tokens.slice(first, next).some((token) => isNumber(token, 3));
      if (!isShort || isOther || hasUnit || isSum || totalIn(reading, part)) break;
      more++;
    }
    return more;
  }
}

const OTHERS = ["strike", "strikeAfter", "insteadOf", "cheaper", "back", "replace"] as const;

function editsOf(persons: readonly Person[], ages: readonly number[], way: 1 | -1): Edit[] {
  const left = [...ages];
  return persons.flatMap(({ grown, count }): Edit[] => {
    // An age belongs to one; of several children each has one.
    const own = left.splice(0, count);
    const young = own.filter((age) => age < GROWN_AT);
    const isYoung = young.length > 0 || (!grown && own.length === 0);
    if (!isYoung) return [{ kind: "people", of: "adults", by: way * count }];
    const little = young.filter((age) => age < LITTLE).length;
    return [
      ...(little > 0 ? [{ kind: "people", of: "infants", by: way * little } as const] : []),
      ...(count > little
        ? [{ kind: "people", of: "children", by: way * (count - little), ages: young } as const]
        : []),
    ];
  });
}

function personsIn(reading: Reading, { first, next }: Extent): readonly Person[] {
  const found: Person[] = [];
  for (let index = first; index < next; index++) {
    if (!isFree(reading, index)) continue;
    const count = countBefore(reading, index, first);
    const kin = find.kin(reading, index);
    const people = kin ? undefined : find.people(reading, index);
    const end = kin?.next ?? people?.next;
    if (end === undefined || end > next) continue;
    if (kin) {
      const usual = kin.value === "pair" ? 2 : 1;
      found.push({ first: index, next: end, grown: kin.value !== "child", count: count ?? usual });
    } else if (people && people.value !== "couples") {
      const isGrown = people.value !== "children" && people.value !== "infants";
      const isMany =
        people.value === "friends" && /s$|зья|зей|lar|ler/.test(at(reading, index).low);
      // "Three of us" is no one who joins.
      if (people.value === "people" && count === undefined) continue;
      found.push({
        first: index,
        next: end,
        grown: isGrown && people.value !== "teens",
        count: count ?? (isMany ? 2 : 1),
      });
    }
    index = end - 1;
  }
  return found;
}

/** "Two friends", «ещё двое друзей»; an ordinal counts none. */
function countBefore(reading: Reading, index: number, least: number): number | undefined {
  for (let first = Math.max(least, index - 2); first < index; first++) {
    const number = figureAt(reading, first);
    const isOrdinal = find.ordinal(reading, first) !== undefined;
    if (number && !isOrdinal && (number.next === index || number.next === index - 1))
      return number.value;
    const many = find.together(reading, first);
    if (many) return many.value;
  }
  return undefined;
}

function agesIn(reading: Reading, { first, next }: Extent): readonly number[] {
  const ages: number[] = [];
  for (let index = first; index < next; index++) {
    if (!isNumber(at(reading, index), 1, 2)) continue;
    const value = Number(at(reading, index).text);
    const isCount = find.people(reading, index + 1) ?? find.kin(reading, index + 1);
    const unit = find.unit(reading, index + 1, "own");
    const isAll = markAt(reading, "allOfUs", index + 1) !== undefined;
    if (!isCount && !unit && !isAll && value <= OLDEST) ages.push(value);
  }
  return ages;
}

/** "We will be five", «нас будет четверо», "olduq 3 nəfər", "üç nəfər olacağıq". */
function totalIn(
  reading: Reading,
  { first, next }: Extent,
): (Extent & { value: number }) | undefined {
  for (let index = first; index < next; index++) {
    if (!isFree(reading, index)) continue;
    const lead = markAt(reading, "weAllAre", index);
    const start = lead ?? index;
    const number = figureAt(reading, start) ?? find.together(reading, start);
    if (!number || number.next > next) continue;
    const end = markAt(reading, "allOfUs", number.next);
    const isSaid = lead !== undefined ? end !== undefined || isLast(number.next) : isLed(end);
    if (isSaid && number.value > 0)
      return { first: index, next: end ?? number.next, value: number.value };
  }
  return undefined;

  function isLast(index: number): boolean {
    return index >= next || at(reading, index).kind !== "word";
  }

  /** Behind the number alone it takes the words of all who go: "üç nəfər olacağıq". */
  function isLed(end: number | undefined): boolean {
    return end !== undefined && /^(?:olduq|olacagiq|oluruq|edirik)$/.test(at(reading, end - 1).low);
  }
}
