/** Offers as Duffel's wire has them, with the fields that nobody here reads among the others. */

type Json = Record<string, unknown>;

const AIRPORTS: Readonly<Record<string, readonly [name: string, zone: string]>> = {
  SFO: ["San Francisco International Airport", "America/Los_Angeles"],
  CDG: ["Paris Charles de Gaulle Airport", "Europe/Paris"],
  LHR: ["Heathrow Airport", "Europe/London"],
  JFK: ["John F. Kennedy International Airport", "America/New_York"],
};

export function wireAirport(code: string): Json {
  const [name = code, time_zone = null] = AIRPORTS[code] ?? [];
  return {
    id: `arp_${code.toLowerCase()}_xx`,
    type: "airport",
    iata_code: code,
    icao_code: null,
    name,
    time_zone,
    latitude: 1,
    longitude: 2,
    iata_city_code: code,
    city: null,
    airports: null,
  };
}

export function wireCarrier(code: string, name = `Airline ${code}`): Json {
  return { id: `arl_${code}`, iata_code: code, name, logo_symbol_url: null };
}

export function wireSegment(
  from: string,
  to: string,
  departing_at: string,
  arriving_at: string,
  changes: Json = {},
): Json {
  return {
    id: `seg_${from}${to}`,
    origin: wireAirport(from),
    destination: wireAirport(to),
    origin_terminal: "5",
    departing_at,
    arriving_at,
    duration: null,
    distance: "8963.5",
    aircraft: { id: "arc_1", iata_code: "789", name: "Boeing 787-9" },
    marketing_carrier: wireCarrier("BA", "British Airways"),
    marketing_carrier_flight_number: "0112",
    operating_carrier: wireCarrier("BA", "British Airways"),
    operating_carrier_flight_number: "0112",
    stops: [],
    passengers: [
      {
        passenger_id: "pas_1",
        cabin_class: "economy",
        cabin_class_marketing_name: "World Traveller",
        fare_basis_code: "OXZ0RO",
        baggages: [
          { type: "checked", quantity: 1 },
          { type: "carry_on", quantity: 1 },
        ],
      },
    ],
    ...changes,
  };
}

export function wireSlice(segments: readonly Json[], changes: Json = {}): Json {
  return {
    id: "sli_1",
    origin: segments[0]?.["origin"],
    destination: segments.at(-1)?.["destination"],
    origin_type: "airport",
    duration: null,
    fare_brand_name: "Economy Standard",
    comparison_key: "x",
    conditions: { change_before_departure: null },
    segments,
    ...changes,
  };
}

export function wireOffer(changes: Json = {}): Json {
  return {
    id: "off_00009htYpSCXrwaB9DnUm0",
    live_mode: false,
    created_at: "2026-11-15T12:00:00.000000Z",
    updated_at: "2026-11-15T12:00:00.000000Z",
    expires_at: "2026-11-15T12:30:00.000000Z",
    owner: wireCarrier("BA", "British Airways"),
    partial: false,
    base_amount: "780.10",
    base_currency: "USD",
    tax_amount: "139.90",
    tax_currency: "USD",
    total_amount: "920.00",
    total_currency: "USD",
    total_emissions_kg: "612",
    payment_requirements: { requires_instant_payment: true },
    conditions: {
      change_before_departure: {
        allowed: true,
        penalty_amount: "100.00",
        penalty_currency: "GBP",
      },
      refund_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null },
    },
    passengers: [{ id: "pas_1", type: "adult" }],
    slices: [
      wireSlice([wireSegment("SFO", "CDG", "2027-05-10T08:00:00", "2027-05-11T08:30:00")], {
        duration: "PT15H30M",
      }),
    ],
    available_services: null,
    ...changes,
  };
}

export function wireAnswer(offers: readonly unknown[]): Json {
  return {
    data: {
      id: "orq_1",
      live_mode: false,
      created_at: "2026-11-15T12:00:00Z",
      cabin_class: null,
      slices: [],
      passengers: [],
      offers,
    },
  };
}

/** As many different offers as asked for. */
export function manyOffers(count: number): Json[] {
  return Array.from({ length: count }, (_, index) =>
    wireOffer({ id: `off_${index}`, total_amount: `${300 + ((index * 37) % 500)}.00` }),
  );
}
