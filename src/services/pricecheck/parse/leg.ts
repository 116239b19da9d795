import type { SaidDate } from "../../../reading/days.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Draft } from "./drafts.ts";

/** One direction of the trip. */
export interface Leg {
  readonly drafts: Draft[];
  /** It was said to be the way back. */
  readonly isReturn: boolean;
  /** Set apart by a heading or a word, not only by what its flights are. */
  readonly marked: boolean;
  route: Route;
}

/** What is said of a direction as a whole. */
export interface Route {
  from?: NamedPlace | undefined;
  to?: NamedPlace | undefined;
  via: NamedPlace[];
  date?: SaidDate | undefined;
  /** Of the way back, when the dates of both were told together. */
  backDate?: SaidDate;
  daysLater?: number | undefined;
  airline?: string | undefined;
}
