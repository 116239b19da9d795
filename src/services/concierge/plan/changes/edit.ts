import type { Spot } from "../atlas/atlas.ts";
import type { Move } from "./moved.ts";
import type { Target } from "./targets.ts";

/** One thing that a change asks for. */
export type Edit =
  /** Days more, or less where it is below zero, of the whole or of a place. */
  | {
      readonly kind: "length";
      readonly by: number;
      readonly at?: Target;
      /** It was said that the whole is to be longer. */
      readonly longer?: true;
    }
  | { readonly kind: "start"; readonly by: number }
  /** The cities of a field, for so many nights. */
  | {
      readonly kind: "listed";
      readonly stops: readonly { readonly spot: Spot; readonly nights?: number }[];
      readonly countries: readonly string[];
    }
  /** The weekday of the way home, or its date. */
  | { readonly kind: "back"; readonly weekday: number }
  | { readonly kind: "until"; readonly month: number; readonly date: number }
  /** A wish that names nothing of the catalogue's by itself. */
  | { readonly kind: "want"; readonly text: string }
  /** The whole is as long as it was. */
  | { readonly kind: "sameDates" }
  /** So many days in a city, at an end of the trip where that is said. */
  | {
      readonly kind: "stay";
      readonly spot: Spot;
      readonly days: number;
      readonly end?: "first" | "last";
    }
  | { readonly kind: "outing"; readonly target: Target }
  | { readonly kind: "replace"; readonly gone: readonly Target[]; readonly come: readonly Target[] }
  | { readonly kind: "remove"; readonly gone: readonly Target[] }
  | { readonly kind: "add"; readonly come: readonly Target[]; readonly instead: boolean }
  | { readonly kind: "only"; readonly kept: readonly Target[] }
  | {
      readonly kind: "end";
      readonly spot: Spot;
      readonly which: "first" | "last";
      /** One flies home from there. */
      readonly home?: true;
    }
  | { readonly kind: "swap"; readonly spots: readonly Spot[] }
  | { readonly kind: "reverse" }
  /** Where the days of what goes are spent; without a place, at the sea. */
  | { readonly kind: "freed"; readonly at?: Target }
  | { readonly kind: "rooms"; readonly by: 1 | -1 }
  | { readonly kind: "cheaper" }
  | { readonly kind: "fly" }
  | {
      readonly kind: "people";
      readonly of: "adults" | "children" | "infants";
      readonly by: number;
      readonly ages?: readonly number[];
    }
  /** Something stands on another day. */
  | { readonly kind: "move"; readonly move: Move }
  /** As many go in all. */
  | { readonly kind: "all"; readonly count: number }
  /** Those whom the other words name go as well, or are all of the grown ones. */
  | { readonly kind: "joins" }
  | { readonly kind: "adults" }
  | { readonly kind: "budget"; readonly amount: number };
