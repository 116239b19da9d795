import type { FlightOption, OptionSlice } from "../../../src/domain/contracts/flights/offers.ts";

/** One direction from 08:00 on; tests change what they are about. */
export function sampleSlice(changes: Partial<OptionSlice> = {}): OptionSlice {
  return {
    origin: "LHR",
    destination: "JFK",
    departing_at: "2027-03-01T10:00:00+00:00",
    arriving_at: "2027-03-01T13:00:00-05:00",
    duration_minutes: 480,
    stops: 0,
    cabin_class: "economy",
    fare_brand: null,
    checked_bags: 1,
    carry_on_bags: 1,
    segments: [],
    ...changes,
  };
}

export function sampleOption(
  id: string,
  price: number,
  slice: Partial<OptionSlice> = {},
  changes: Partial<FlightOption> = {},
): FlightOption {
  const there = sampleSlice(slice);
  const total = { amount: price, currency: "USD" };
  const moment = (datetime: string) => ({
    date: datetime.slice(0, 10),
    time: datetime.slice(11, 16),
    datetime,
  });
  return {
    id,
    offer_id: id,
    airline: "BA",
    airline_name: "British Airways",
    flight_number: "112",
    origin: { code: there.origin, name: "Heathrow" },
    destination: { code: there.destination, name: "Kennedy" },
    departure: moment(there.departing_at),
    arrival: moment(there.arriving_at),
    duration_minutes: there.duration_minutes,
    stops: there.stops,
    aircraft_type: null,
    baggage: {
      checked: { included: true, weight_kg: null },
      cabin: { included: true, weight_kg: null },
    },
    price: total,
    tax: { amount: 0, currency: "USD" },
    total,
    emissions_kg: null,
    expires_at: "2026-11-15T12:30:00Z",
    direct: there.stops === 0,
    cabin_class: "economy",
    conditions: { change_before_departure: null, refund_before_departure: null },
    slices: [there],
    ...changes,
  };
}
