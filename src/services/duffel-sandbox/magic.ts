import type { SliceQuery } from "./model.ts";

/** Routes on which the test airline behaves in a certain way, so that clients can try theirs. */
export type MagicRoute =
  | "no_offers"
  | "hold"
  | "connecting"
  | "stopping"
  | "no_baggages"
  | "no_services"
  | "search_timeout"
  | "offer_gone"
  | "price_moves"
  | "order_fails"
  | "no_balance"
  | "schedule_changes"
  | "order_without_details"
  | "order_accepted"
  | "creation_fails"
  | "airline_credits";

const ROUTES: Readonly<Record<string, MagicRoute>> = {
  "PVD-RAI": "no_offers",
  "JFK-EWR": "hold",
  "LHR-DXB": "connecting",
  "DXB-AMS": "stopping",
  "BTS-MRU": "no_baggages",
  "BTS-ABV": "no_services",
  "STN-LHR": "search_timeout",
  "LGW-LHR": "offer_gone",
  "LHR-STN": "price_moves",
  "LHR-LGW": "order_fails",
  "LGW-STN": "no_balance",
  "LTN-STN": "order_without_details",
  "SEN-STN": "order_accepted",
  "LCY-STN": "creation_fails",
  "LHR-LTN": "schedule_changes",
  "LTN-SYD": "airline_credits",
};

/** The first slice decides: a return from a magic route is flown by the test airline too. */
export function magicRoute(slices: readonly SliceQuery[]): MagicRoute | undefined {
  const [first] = slices;
  return first && ROUTES[`${first.origin}-${first.destination}`];
}
