/** What a fare allows, and what its price is made of. Amounts are USD cents for the whole party. */
export interface FareTerms {
  /** The name that the airline sells it under, such as "Economy Basic". */
  readonly brand: string;
  /** Per passenger with a seat. */
  readonly checkedBags: number;
  readonly carryOnBags: number;
  readonly change: FareCondition;
  readonly refund: FareCondition;
  /** Kilograms of carbon dioxide, the whole party. */
  readonly emissionsKg: number;
  /** `base` + `tax` is the fare's total, to the cent. */
  readonly base: number;
  readonly tax: number;
}

/** Whether something may be done before departure, and what it costs; no penalty where it may not. */
export interface FareCondition {
  readonly allowed: boolean;
  readonly penalty?: number;
}
