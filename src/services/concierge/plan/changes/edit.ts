import type { Spot } from "../atlas.ts";
import type { Target } from "./targets.ts";

/** One thing that a change asks for. */
export type Edit =
  /** Days more, or less where it is below zero, of the whole or of a place. */
  | { readonly kind: "length"; readonly by: number; readonly at?: Target }
  | { readonly kind: "start"; readonly by: number }
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
  | { readonly kind: "end"; readonly spot: Spot; readonly which: "first" | "last" }
  | { readonly kind: "swap"; readonly spots: readonly Spot[] }
  | { readonly kind: "reverse" }
  /** Where the days of what goes are spent; without a place, at the sea. */
  | { readonly kind: "freed"; readonly at?: Target }
  | { readonly kind: "rooms"; readonly by: 1 | -1 }
  | { readonly kind: "cheaper" }
  | { readonly kind: "people"; readonly of: "adults" | "children"; readonly by: number }
  /** Those whom the other words name go as well, or are all of the grown ones. */
  | { readonly kind: "joins" }
  | { readonly kind: "adults" }
  | { readonly kind: "budget"; readonly amount: number };
