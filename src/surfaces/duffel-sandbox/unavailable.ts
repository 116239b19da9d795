import type { TravelError } from "../../domain/errors.ts";
import { refusal } from "./refusal.ts";

/** What Duffel has and this sandbox has not. */
const FEATURES: readonly (readonly [prefix: string, name: string])[] = [
  ["/air/order_change_requests", "Order changes"],
  ["/air/order_change_offers", "Order changes"],
  ["/air/order_changes", "Order changes"],
  ["/air/airline_initiated_changes", "Airline-initiated changes"],
  ["/air/partial_offer_requests", "Partial offer requests"],
  ["/air/airline_credits", "Airline credits"],
  ["/identity", "Identity"],
  ["/links", "Links"],
  ["/payments", "Duffel Payments and cards"],
  ["/stays", "Stays"],
  ["/cars", "Cars"],
];

export function unavailable(path: string): TravelError | undefined {
  const feature = FEATURES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return feature && refusal("unavailable_feature", `${feature[1]}: not available in this sandbox.`);
}
