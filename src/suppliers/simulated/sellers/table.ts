import type { Range, Seller } from "./seller.ts";

const NO_SPECIALS = { share: 0, discount: [0, 0] } as const;

/** The airline that flies most of the trip, which sells its own seats. */
const AIRLINE: Seller = {
  id: "airline",
  name: "The airline itself",
  kind: "airline",
  currency: "departure",
  margin: [0, 0.03],
  // A sale on its own website, now and then.
  special: { share: 0.14, discount: [0.03, 0.09] },
  feePerSeat: 0,
  feeShare: 0,
  childShare: 0.75,
  brands: "all",
  sellsLowCost: true,
  combines: false,
  strongIn: [],
  reliability: 0.985,
  freshMinutes: 2,
  delayMs: [30, 110],
};

function agency(
  id: string,
  name: string,
  currency: string,
  margin: Range,
  rest: Partial<Seller>,
): Seller {
  return {
    id,
    name,
    kind: "agency",
    currency,
    margin,
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
    ...rest,
  };
}

function consolidator(
  id: string,
  name: string,
  currency: string,
  margin: Range,
  rest: Partial<Seller>,
): Seller {
  return agency(id, name, currency, margin, {
    kind: "consolidator",
    special: { share: 0.4, discount: [0.05, 0.15] },
    brands: "with bag",
    sellsLowCost: false,
    // Net fares come from a sheet, not from the airline's computer.
    freshMinutes: 720,
    reliability: 0.92,
    ...rest,
  });
}

/** Nobody real: their websites are on a reserved domain. */
export const SELLERS: readonly Seller[] = [
  AIRLINE,
  agency("velafare", "Velafare", "local", [-0.06, 0.07], { feePerSeat: 1_200, freshMinutes: 180 }),
  agency("brightwing", "Brightwing Travel", "USD", [-0.045, 0.06], {
    feePerSeat: 700,
    reliability: 0.98,
    strongIn: ["NA"],
  }),
  agency("kestrel-trips", "Kestrel Trips", "local", [-0.07, 0.09], {
    feeShare: 0.015,
    freshMinutes: 360,
    reliability: 0.94,
  }),
  agency("fjordreiser", "Fjordreiser", "NOK", [-0.05, 0.06], {
    feePerSeat: 900,
    brands: "with bag",
    strongIn: ["EU"],
  }),
  agency("passaporto-facile", "Passaporto Facile", "EUR", [-0.06, 0.08], {
    feePerSeat: 1_500,
    freshMinutes: 240,
    strongIn: ["EU", "AF"],
  }),
  agency("saltire-flights", "Saltire Flights", "GBP", [-0.05, 0.07], {
    childShare: 0.7,
    feePerSeat: 500,
    strongIn: ["EU", "NA"],
  }),
  agency("lantern-travel", "Lantern Travel", "JPY", [-0.05, 0.08], {
    childShare: 0.67,
    brands: "with bag",
    strongIn: ["AS", "OC"],
    reliability: 0.95,
  }),
  agency("caspian-skies", "Caspian Skies", "AZN", [-0.06, 0.08], {
    feePerSeat: 600,
    strongIn: ["AS", "EU"],
    reliability: 0.93,
  }),
  consolidator("meridiem", "Meridiem Consolidated", "USD", [-0.01, 0.09], { feePerSeat: 2_500 }),
  consolidator("ticketyard", "Ticketyard", "EUR", [-0.02, 0.1], {
    feeShare: 0.01,
    special: { share: 0.3, discount: [0.06, 0.17] },
    // Net fares are the same for every age.
    childShare: 1,
    reliability: 0.9,
  }),
  consolidator("silk-and-saffron", "Silk & Saffron Travel", "AED", [-0.01, 0.08], {
    feePerSeat: 1_000,
    strongIn: ["AS", "OC", "AF"],
    special: { share: 0.35, discount: [0.05, 0.14] },
  }),
];
