import type { Seller } from "./seller.ts";

const NO_SPECIALS = { share: 0, discount: [0, 0] } as const;

/** The airline that flies most of the trip, which sells its own seats at the price that every window shows. */
const AIRLINE: Seller = {
  id: "airline",
  name: "The airline itself",
  kind: "airline",
  currency: "USD",
  margin: [0, 0],
  special: NO_SPECIALS,
  feePerSeat: 0,
  feeShare: 0,
  childShare: 0.75,
  brands: "all",
  sellsLowCost: true,
  combines: false,
  strongIn: [],
  reliability: 0.985,
  freshMinutes: 0,
  delayMs: [30, 110],
};

/** What tells a seller from others of its kind. */
type Own = Pick<Seller, "id" | "name" | "currency" | "margin"> & Partial<Seller>;

function agency(own: Own): Seller {
  return {
    kind: "agency",
    special: NO_SPECIALS,
    feePerSeat: 0,
    feeShare: 0,
    childShare: 0.75,
    brands: "lowest",
    sellsLowCost: true,
    combines: true,
    strongIn: [],
    reliability: 0.96,
    freshMinutes: 45,
    delayMs: [20, 130],
    ...own,
  };
}

function consolidator(own: Own): Seller {
  return agency({
    kind: "consolidator",
    special: { share: 0.4, discount: [0.05, 0.15] },
    brands: "standard",
    sellsLowCost: false,
    // Net fares come from a sheet, not from the airline's computer.
    freshMinutes: 720,
    reliability: 0.92,
    ...own,
  });
}

/** None of them is real: their websites are on a reserved domain. */
export const SELLERS: readonly Seller[] = [
  AIRLINE,
  agency({
    id: "velafare",
    name: "Velafare",
    currency: "local",
    margin: [-0.08, 0.05],
    feePerSeat: 1_200,
    freshMinutes: 180,
  }),
  agency({
    id: "brightwing",
    name: "Brightwing Travel",
    currency: "USD",
    margin: [-0.065, 0.04],
    feePerSeat: 700,
    reliability: 0.98,
    strongIn: ["NA"],
  }),
  agency({
    id: "kestrel-trips",
    name: "Kestrel Trips",
    currency: "local",
    margin: [-0.09, 0.07],
    feeShare: 0.015,
    freshMinutes: 360,
    reliability: 0.94,
  }),
  agency({
    id: "fjordreiser",
    name: "Fjordreiser",
    currency: "NOK",
    margin: [-0.07, 0.04],
    feePerSeat: 900,
    brands: "standard",
    strongIn: ["EU"],
  }),
  agency({
    id: "passaporto-facile",
    name: "Passaporto Facile",
    currency: "EUR",
    margin: [-0.08, 0.06],
    feePerSeat: 1_500,
    freshMinutes: 240,
    strongIn: ["EU", "AF"],
  }),
  agency({
    id: "saltire-flights",
    name: "Saltire Flights",
    currency: "GBP",
    margin: [-0.07, 0.05],
    childShare: 0.7,
    feePerSeat: 500,
    strongIn: ["EU", "NA"],
  }),
  agency({
    id: "lantern-travel",
    name: "Lantern Travel",
    currency: "JPY",
    margin: [-0.07, 0.06],
    childShare: 0.67,
    brands: "standard",
    strongIn: ["AS", "OC"],
    reliability: 0.95,
  }),
  agency({
    id: "caspian-skies",
    name: "Caspian Skies",
    currency: "AZN",
    margin: [-0.08, 0.06],
    feePerSeat: 600,
    strongIn: ["AS", "EU"],
    reliability: 0.93,
  }),
  consolidator({
    id: "meridiem",
    name: "Meridiem Consolidated",
    currency: "USD",
    margin: [-0.05, 0.05],
    feePerSeat: 2_500,
  }),
  consolidator({
    id: "ticketyard",
    name: "Ticketyard",
    currency: "EUR",
    margin: [-0.06, 0.06],
    feeShare: 0.01,
    special: { share: 0.3, discount: [0.06, 0.17] },
    // Net fares are the same for every age.
    childShare: 1,
    reliability: 0.9,
  }),
  consolidator({
    id: "silk-and-saffron",
    name: "Silk & Saffron Travel",
    currency: "AED",
    margin: [-0.05, 0.04],
    feePerSeat: 1_000,
    strongIn: ["AS", "OC", "AF"],
    special: { share: 0.35, discount: [0.05, 0.14] },
  }),
];
