import {
  type CatalogueExcursion,
  type CataloguePlace,
  type CatalogueText,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import { editDistance } from "../../../../text/nearest.ts";
import type { Theme } from "../route/theme.ts";
import type { Own } from "../wish/own-wishes.ts";
import type { ExtraKind, OpeningKind } from "../wording/extra-words.ts";
import type { Fixed, FrameDay } from "./frame.ts";

/** What fills a part of a day. */
export type Slot =
  | Fixed
  | { readonly kind: "place"; readonly place: CataloguePlace }
  /** The part after the first of a place that takes a day. */
  | { readonly kind: "place-on"; readonly place: CataloguePlace }
  | { readonly kind: "excursion"; readonly excursion: CatalogueExcursion }
  | { readonly kind: "excursion-on"; readonly excursion: CatalogueExcursion }
  /** Back to a beach, a slope, a sanctuary, with an idea of `IDEAS`. */
  | {
      readonly kind: "again";
      readonly place: CataloguePlace;
      readonly theme: Theme;
      readonly idea: number;
      /** 0 for the morning of the idea, 1 for its afternoon. */
      readonly half: 0 | 1;
      /** An afternoon that no morning there led to. */
      readonly alone?: boolean;
    }
  /** A sight whose ticket the budget has no money for, looked at for nothing. */
  | { readonly kind: "outside"; readonly place: CataloguePlace }
  /** One more day at a place that was asked for on several. */
  | { readonly kind: "more"; readonly place: CataloguePlace }
  /** What is in the sum at a usual figure, and for the operator to book. */
  | { readonly kind: "extra"; readonly wish: ExtraKind }
  /** What the trip is made for on these days. */
  | { readonly kind: "event"; readonly text: CatalogueText }
  /** What the client asked for and the catalogue lacks, and the part after the first of it. */
  | { readonly kind: "own"; readonly own: Own }
  | { readonly kind: "own-on"; readonly own: Own }
  | { readonly kind: "free" };

export type Slots = Partial<Record<PartOfDay, Slot>>;

/** What the hours are for that a way leaves of a part of the day. */
export interface Beside {
  /** Before the way is begun, or after it has ended. */
  readonly when: "before" | "after";
  /** Left out: nothing; the hours are named all the same. */
  readonly place?: CataloguePlace;
  /** Rest after a night on board, work or skiing until the way home, New Year's Eve. */
  readonly for?: "rest" | "work" | "ski" | "new-year";
}

export interface FilledDay extends FrameDay {
  readonly slots: Readonly<Record<PartOfDay, Slot>>;
  readonly beside: Readonly<Partial<Record<PartOfDay, Beside>>>;
  /** What those do who come along, while the others work. */
  readonly meanwhile?: Readonly<Partial<Record<PartOfDay, CataloguePlace>>>;
  /** What comes before its first thing. */
  readonly opens?: OpeningKind;
}

/** Every place of a day, in its order; a beach of two parts twice. */
export function placesOf({ slots, beside, meanwhile }: FilledDay): readonly CataloguePlace[] {
  const places: CataloguePlace[] = [];
  for (const part of PARTS_OF_DAY) {
    const slot = slots[part];
    if (slot.kind === "place" || slot.kind === "again" || slot.kind === "more")
      places.push(slot.place);
    const other = beside[part]?.place;
    if (other) places.push(other);
    const theirs = meanwhile?.[part];
    if (theirs) places.push(theirs);
  }
  return places;
}

export function excursionsOf({ slots }: FilledDay): readonly CatalogueExcursion[] {
  const excursions: CatalogueExcursion[] = [];
  for (const part of PARTS_OF_DAY) {
    const slot = slots[part];
    if (slot.kind === "excursion") excursions.push(slot.excursion);
  }
  return excursions;
}

/** True for a name that something in the days is called by, in whatever spelling: "Halştat" is Hallstatt. */
export function isShown(name: string, days: readonly FilledDay[]): boolean {
  const letters = (text: string) => fold(text).replace(/[^\p{L}]/gu, "");
  const wanted = letters(name);
  const titles = days.flatMap((day) => [
    ...placesOf(day).map((one) => one.name),
    ...excursionsOf(day).map(({ title }) => title),
  ]);
  return titles
    .flatMap((title) => Object.values(title))
    .some((title) => {
      if (letters(title).includes(wanted)) return true;
      const isLike = (word: string) => editDistance(letters(word), wanted) <= MOST_WRONG;
      return wanted.length >= LONG_NAME && title.split(/[\s,–-]+/).some(isLike);
    });
}

/** Letters by which spellings of a long name differ. */
const MOST_WRONG = 2;
const LONG_NAME = 7;
