import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Spot } from "../atlas/atlas.ts";
import { wordsOfThing } from "../atlas/thing-names.ts";
import type { FilledDay } from "../days/slots.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { isCase } from "../wish/denied.ts";
import { kindsOfThing } from "../wish/wished-things.ts";
import { worthOf } from "./former.ts";
import type { Loss } from "./nights.ts";
import { shownOn, type Thing } from "./shown.ts";

/** What a text asks for without the words that call some things by their names. */
export function saidBeside(text: string, called: readonly Thing[]) {
  const names = called.flatMap((thing) => wordsOfThing(thing).flat());
  const isName = (word: string) => names.some((name) => isCase(fold(word), name));
  const beside = text.replace(/\p{L}+/gu, (word) => (isName(word) ? "_" : word));
  const reading = startReading(called.length > 0 ? beside : text, 0);
  const wishes = findWishes(reading);
  const { interests } = interestsIn(reading, wishes);
  return { interests, kinds: wishes.map(({ kind }) => kind) };
}

/** Wishes that only what is struck out served: they are struck out with it. */
export function struckKinds(
  days: readonly FilledDay[],
  without: readonly string[],
): (kind: string) => boolean {
  const shown = shownOn(days);
  const [gone, left] = [true, false].map((isGone) =>
    shown.filter(({ slug }) => without.includes(slug) === isGone),
  );
  const isServed = (things: readonly Thing[] = [], kind: string) =>
    things.some((thing) => kindsOfThing(thing).has(kind));
  return (kind) => isServed(gone, kind) && !isServed(left, kind);
}

const WORTH_OF_ROOM = 6;

/** A shorter stay loses its days that hold least of what was asked for or is expected. */
export function lossOn(
  days: readonly FilledDay[],
  asked: readonly string[],
  come: readonly string[],
): Loss {
  const had = shownOn(days);
  // What comes to a city needs room there: one day less is a day and what comes.
  const comeTo = ({ excursions, destination }: Spot) =>
    [...excursions, ...destination.places].filter(
      (one) => come.includes(one.slug) && !had.includes(one),
    ).length;
  return (spot, less) =>
    less * comeTo(spot) * WORTH_OF_ROOM +
    days
      .filter((day) => day.spot === spot && Object.keys(day.fixed).length === 0)
      .map((day) => worthOf(day, asked))
      .sort((a, b) => a - b)
      .slice(0, less)
      .reduce((sum, worth) => sum + worth, 0);
}
