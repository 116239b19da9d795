/** A rate plan: the same room on other terms. */
export interface RatePlan {
  readonly code: string;
  readonly name: string;
  /** Price beside the flexible rate's, before the hotel's price band is applied. */
  readonly level: number;
  readonly refundable: boolean;
  readonly breakfastIncluded: boolean;
}

/** Prepaid: cheapest, and the money is gone on cancelling. */
export const ADVANCE: RatePlan = {
  code: "ADV",
  name: "Advance purchase",
  level: 0.82,
  refundable: false,
  breakfastIncluded: false,
};
export const FLEXIBLE: RatePlan = {
  code: "BAR",
  name: "Best available rate",
  level: 1,
  refundable: true,
  breakfastIncluded: false,
};
export const BREAKFAST: RatePlan = {
  code: "BBR",
  name: "Bed and breakfast",
  level: 1.18,
  refundable: true,
  breakfastIncluded: true,
};

export function findRate(code: string): RatePlan | undefined {
  return [ADVANCE, FLEXIBLE, BREAKFAST].find((rate) => rate.code === code);
}
