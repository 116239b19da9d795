import type { Costs } from "./budget.ts";
import type { FilledDay } from "./fill.ts";
import type { FlightPick } from "./flights.ts";
import type { Frame } from "./frame.ts";
import type { Level } from "./level.ts";
import type { Lodging } from "./lodging.ts";
import type { Amount, Note } from "./notes.ts";
import type { Wish } from "./request.ts";

/** A whole plan, before it is put into words. */
export interface Trip {
  readonly wish: Wish;
  readonly frame: Frame;
  readonly days: readonly FilledDay[];
  readonly lodgings: readonly Lodging[];
  readonly level: Level;
  readonly costs: Costs;
  /** Flights that the costs count, with their prices in the same currency. */
  readonly flights: readonly { readonly pick: FlightPick; readonly price: Amount }[];
  readonly notes: readonly Note[];
}
