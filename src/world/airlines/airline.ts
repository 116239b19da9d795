import type { Aircraft } from "./aircraft.ts";

export type AirlineKind = "full_service" | "low_cost" | "regional";
export type Alliance = "Star Alliance" | "oneworld" | "SkyTeam";

/** A passenger airline as a traveller knows it: its regional operators fly under its code. */
export interface Airline {
  readonly index: number;
  readonly code: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly alliance?: Alliance;
  readonly kind: AirlineKind;
  /** The most important first. */
  readonly hubs: readonly string[];
  readonly bases: readonly string[];
  /** Types it flies, itself or through its regional operators. */
  readonly fleet: readonly Aircraft[];
}

/**
 * A hub or base, with about how many places the airline reaches from it: in the same country,
 * abroad nearby, and long-haul wherever. `any` are taken from the three as they come.
 */
export interface Station {
  readonly code: string;
  readonly domestic: number;
  readonly abroad: number;
  readonly longHaul: number;
  readonly any: number;
}

/** How an airline chooses its routes: what the network's rules ask of it. */
export interface AirlineProfile {
  readonly stations: readonly Station[];
  /** Kilometres over which a destination loses most of its appeal. */
  readonly reach: number;
  /** Appeal of a place abroad against one at home. */
  readonly abroad: number;
  /** Appeal of holiday places against others. */
  readonly leisure: number;
  /** 0: big places first; 1: places others leave out. */
  readonly small: number;
  /** Long-haul only. */
  readonly far: boolean;
  /** Appeal of particular countries or continents. */
  readonly leans: ReadonlyMap<string, number>;
  /** Other countries where the brand has an airline of its own. */
  readonly also: readonly string[];
}
