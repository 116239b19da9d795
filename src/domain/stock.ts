/** Something finite: seats on a flight, rooms on a night, cars on a day. */
export interface StockUnit {
  /** What is read together, e.g. everything that flies JFK–LAX on one day. */
  readonly group: string;
  readonly unit: string;
  readonly capacity: number;
}

/** What was sold, by the keys of units. */
export type Sold = ReadonlyMap<string, number>;

export function stockKey({ group, unit }: Pick<StockUnit, "group" | "unit">): string {
  return `${group}#${unit}`;
}

interface Stocked {
  /** What is left before anything that was sold here. */
  readonly left: number;
  units(): readonly StockUnit[];
}

/** What is left of an offer once everything sold here is taken off. */
export function leftOf(offer: Stocked, sold: Sold): number {
  let left = offer.left;
  if (sold.size === 0) return left;
  for (const unit of offer.units()) {
    left = Math.min(left, unit.capacity - (sold.get(stockKey(unit)) ?? 0));
  }
  return Math.max(0, left);
}
