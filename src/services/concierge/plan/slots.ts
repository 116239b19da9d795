import {
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../domain/catalogue.ts";
import type { Fixed, FrameDay } from "./frame.ts";
import type { Theme } from "./theme.ts";

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
  | { readonly kind: "free" };

export type Slots = Partial<Record<PartOfDay, Slot>>;

/** What the hours are for that a way leaves of a part of the day. */
export interface Beside {
  /** Before the way is begun, or after it has ended. */
  readonly when: "before" | "after";
  /** Left out: nothing; the hours are named all the same. */
  readonly place?: CataloguePlace;
  /** After a night on board. */
  readonly rest?: boolean;
}

export interface FilledDay extends FrameDay {
  readonly slots: Readonly<Record<PartOfDay, Slot>>;
  readonly beside: Readonly<Partial<Record<PartOfDay, Beside>>>;
}

/** Every place of a day, in its order; a beach of two parts twice. */
export function placesOf({ slots, beside }: FilledDay): readonly CataloguePlace[] {
  const places: CataloguePlace[] = [];
  for (const part of PARTS_OF_DAY) {
    const slot = slots[part];
    if (slot.kind === "place" || slot.kind === "again") places.push(slot.place);
    const other = beside[part]?.place;
    if (other) places.push(other);
  }
  return places;
}

export function excursionsOf({ slots }: FilledDay): readonly CatalogueExcursion[] {
  return PARTS_OF_DAY.flatMap((part) => {
    const slot = slots[part];
    return slot.kind === "excursion" ? [slot.excursion] : [];
  });
}
