import type { DayNumber } from "../../../domain/dates.ts";
import type { Party } from "../../../domain/travel.ts";
import type { Spot } from "./atlas.ts";

/** Money as a note says it. */
export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** A field of a request that was filled in, and not understood. */
export interface Unread {
  readonly field: "dates" | "budget" | "travelers";
  /** As it was written, shortened. */
  readonly text: string;
}

/** A remark on a plan, before it is put into words. */
export type Note =
  | { readonly kind: "language"; readonly text: string }
  | { readonly kind: "days-cut"; readonly asked: number; readonly days: number }
  | { readonly kind: "days-default"; readonly days: number }
  | { readonly kind: "days-over-dates"; readonly days: number; readonly dated: number }
  | { readonly kind: "past"; readonly date: DayNumber }
  /** `unread`: something was said, and not understood. */
  | { readonly kind: "typical"; readonly start: DayNumber; readonly unread: boolean }
  | { readonly kind: "party-default"; readonly unread: boolean }
  | ({ readonly kind: "unread" } & Unread)
  | { readonly kind: "party-assumed"; readonly party: Party }
  | { readonly kind: "party-cut"; readonly asked: number; readonly kept: number }
  | { readonly kind: "unknown"; readonly names: readonly string[] }
  | { readonly kind: "substitute"; readonly typed: string; readonly spot: Spot }
  | { readonly kind: "left-out"; readonly spots: readonly Spot[] }
  | { readonly kind: "added"; readonly spots: readonly Spot[] }
  | { readonly kind: "chosen"; readonly spots: readonly Spot[] }
  | { readonly kind: "off-season"; readonly spots: readonly Spot[]; readonly month: number }
  | { readonly kind: "flights-left-out" }
  | { readonly kind: "no-flights"; readonly spot: Spot }
  /** With its date where the dates of the trip are known. */
  | { readonly kind: "leaves-before"; readonly date?: DayNumber }
  | { readonly kind: "rooms-full"; readonly spot: Spot }
  | { readonly kind: "free-days"; readonly days: number }
  | { readonly kind: "fits"; readonly budget: Amount }
  | {
      readonly kind: "short";
      readonly by: Amount;
      readonly needed: Amount;
      /** A length that the budget is enough for. */
      readonly days?: number;
      /** A month in which it is. */
      readonly month?: number;
    }
  | { readonly kind: "currency"; readonly asked: string; readonly used: string };
