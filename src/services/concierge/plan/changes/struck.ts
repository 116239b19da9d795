import { fold } from "../../../../reading/fold.ts";
import { isFree, type Reading } from "../../../../reading/reading.ts";
import { at, type Extent, isNumber } from "../../../../reading/tokens.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import type { FilledDay } from "../days/slots.ts";
import { isCase } from "../wish/denied.ts";
import type { Edit } from "./edit.ts";
import { markAt, markBefore, markIn, takeAll } from "./marks.ts";
import { ADDS, itemsOf, partsOf, sentencesOf, wordsOf } from "./sentences.ts";
import { isFiller, type Strictness, type Thing, thingsMeant } from "./shown.ts";
import type { FindTargets, Known, Target } from "./targets.ts";

/**
 * "Take out Tulum and the turtles of Akumal", «A, B и C не нужны», "A, B və C lazım deyil": a refusal
 * is of the whole list beside it, as far as each of its items means something that the plan shows. What
 * it means is taken, so that it is read as no wish.
 */
export function findStruck(
  reading: Reading,
  { days, cities }: Pick<Known, "days" | "cities">,
  targets: FindTargets,
): readonly Edit[] {
  const edits: Edit[] = [];
  for (const sentence of sentencesOf(reading)) {
    const parts = partsOf(reading, sentence);
    for (const part of parts) takeEnough(reading, part, days);
    for (let index = sentence.first; index < sentence.next; index++) {
      if (!isFree(reading, index)) continue;
      const before = markAt(reading, "strike", index);
      const behind = markAt(reading, "strikeAfter", index);
      const led = before === undefined ? undefined : struckBehind(index, before, sentence);
      const ended = !led && behind ? struckBefore(index, behind, sentence) : undefined;
      const edit = led ?? ended;
      if (edit) edits.push(edit);
      // "No night in Sofia, straight to Bansko": no flight is meant.
      const isCity = edit?.kind === "remove" && edit.gone.some(({ kind }) => kind === "city");
      if (isCity) takeAll(reading, [parts.find((part) => STRAIGHT.test(wordsOf(reading, part)))]);
    }
  }
  return edits;

  function struckBehind(index: number, next: number, sentence: Extent): Edit | undefined {
    if (markBefore(reading, "notStruck", index) !== undefined) return undefined;
    const isSmall = markAt(reading, "strikeSmall", index) === next;
    let end = next;
    while (end < sentence.next && !isOver(end)) end++;
    const items = itemsOf(reading, { first: next, next: end });
    return struckIn(items, { first: index, next }, isSmall ? "whole" : "part");
  }

  function struckBefore(index: number, next: number, sentence: Extent): Edit | undefined {
    let first = index;
    while (first > sentence.first && !isOver(first - 1)) first--;
    const items = [...itemsOf(reading, { first, next: index })].reverse();
    return struckIn(items, { first: index, next }, "part");
  }

  function struckIn(
    items: readonly Extent[],
    mark: Extent,
    strictness: Strictness,
  ): Edit | undefined {
    const gone: Target[] = [];
    const taken: Extent[] = [];
    for (const item of items) {
      if (isFiller(wordsOf(reading, item))) continue;
      const [shown, city] = [meantBy(item, strictness), sleptIn(item)];
      const meant = shown.length > 0 ? shown : elsewhere(item, items.length);
      // "Skip Tulum and add Coba": the second begins anew.
      if (gone.length > 0 && ADDS.test(wordsOf(reading, item))) break;
      // A name that the plan does not have ends no list of others that it has, and is no wish.
      if (meant.length === 0 && !city && isAbsent(wordsOf(reading, item))) {
        taken.push(item);
        continue;
      }
      if (meant.length === 0 && !city) break;
      gone.push(...(city ? [city] : meant.map((thing) => targetOf(thing, item))));
      taken.push(item);
    }
    if (gone.length === 0) return undefined;
    takeAll(reading, [...taken, mark]);
    return { kind: "remove", gone };
  }

  /** A name by itself that is none of the plan's cities. */
  function isAbsent(text: string): boolean {
    const isOf = (name: string) => isCase(fold(text), fold(name));
    const names = cities.flatMap(({ destination }) => Object.values(destination.name));
    return NAME.test(text) && !names.some(isOf);
  }

  /** Of a list something may be named that no day shows. */
  function elsewhere(item: Extent, listed: number): readonly Thing[] {
    if (listed < 2) return [];
    const text = wordsOf(reading, item);
    const slugs = /\p{Lu}/u.test(text) ? thingsNamed(text, cities) : [];
    return cities
      .flatMap(({ excursions, destination }): Thing[] => [...excursions, ...destination.places])
      .filter(({ slug }) => slugs.includes(slug));
  }

  /** What an item means, where no other thing stands before the place that it names: "the queue at the Louvre". */
  function meantBy(item: Extent, strictness: Strictness): readonly Thing[] {
    const text = wordsOf(reading, item);
    if (MEASURED.test(text)) return [];
    const meant = thingsMeant(text, days, strictness);
    const [head, place] = headOf(item);
    if (meant.length === 0 || !place) return meant;
    const isHead = thingsMeant(text, days, "whole").length > 0;
    return isHead || !/[\p{L}]{3}/u.test(head) || BARE_HEAD.test(head) ? meant : [];
  }

  function headOf(item: Extent): [head: string, place: boolean] {
    for (let index = item.first; index < item.next; index++)
      if (AT.test(at(reading, index).low))
        return [wordsOf(reading, { first: item.first, next: index }), true];
    return ["", false];
  }

  /** "No night in Sofia": the city is passed through. */
  function sleptIn(item: Extent): Target | undefined {
    if (!markIn(reading, "sleep", item)) return undefined;
    const isCounted = reading.tokens.slice(item.first, item.next).some((one) => isNumber(one));
    return isCounted ? undefined : targets(item, false).find(({ kind }) => kind === "city");
  }

  function isOver(index: number): boolean {
    return !isFree(reading, index) || ENDS.some((mark) => markAt(reading, mark, index));
  }
}

const NAME = /^\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?$/u;
const ENDS = ["but", "insteadOf", "insteadAfter", "keep", "enough", "until"] as const;
const STRAIGHT =
  /^(?:and )?(?:straight|directly|direct|сразу|прямо|напрямую|birbaşa|düz)(?!\p{L})/iu;
const AT = /^(?:at|in|for|from|в|во|на|у)$/;
const BARE_HEAD =
  /^(?:(?:the|our|a|that|any|this|long|whole|all)\s+)*(?:trips?|visits?|day|tours?|excursions?|outing|ride|drive|поездк\p{L}*|экскурси\p{L}*|визит\p{L}*|выезд\p{L}*)?(?:\s+(?:out|trip))?$/iu;
const MEASURED =
  /^(?:too|only|just|far|more|less|much|many|so|sure|longer|later|earlier|слишком|только|далеко|больше|меньше|очень)(?!\p{L})/iu;

function targetOf(thing: Thing, { first, next }: Extent): Target {
  const name = ("parts" in thing ? thing.name : thing.title).en;
  return { first, next, kind: "thing", slug: thing.slug, name };
}

/** "Chichen Itza is enough": it stays, and nothing is asked for by it. */
function takeEnough(reading: Reading, part: Extent, days: readonly FilledDay[]): void {
  const said = markIn(reading, "enough", part);
  const isCounted = reading.tokens.slice(part.first, part.next).some((one) => isNumber(one));
  if (!said || isCounted) return;
  const text = wordsOf(reading, part);
  const isOfCity = days.some(({ spot }) =>
    Object.values(spot.destination.name).some((name) => text.includes(name.slice(0, -1))),
  );
  if (isOfCity || thingsMeant(text, days).length > 0) takeAll(reading, [part]);
}
