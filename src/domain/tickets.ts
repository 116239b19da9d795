/** What the ways of a trip make together, by the cities at their ends. */
export type TripShape = "one_way" | "round_trip" | "open_jaw" | "multi_city";

/** Ways that are sold, changed and given back as one. */
export interface Ticket {
  readonly shape: TripShape;
  /** Places of its ways in the trip, in the order in which they are flown. */
  readonly ways: readonly number[];
}
