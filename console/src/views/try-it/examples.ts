import { dayFromToday } from "../../format/days-later.ts";

/** Something sensible to start from, for the tools that a person tries first. */
export function exampleOf(tool: string): Readonly<Record<string, unknown>> | undefined {
  const [out, back] = [dayFromToday(30), dayFromToday(35)];
  const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    searchFlights: {
      origin: "GYD",
      destination: "IST",
      departureDate: out,
      passengers: { adults: 2 },
    },
    searchHotels: { cityCode: "IST", checkInDate: out, checkOutDate: back, guests: 2 },
    searchCars: {
      pickupLocationCode: "TBS",
      pickupDate: `${out}T10:00:00`,
      dropoffDate: `${back}T10:00:00`,
      driverAge: 35,
    },
    search_flights: {
      origin: "JFK",
      destination: "LHR",
      departure_date: out,
      return_date: back,
      adults: 1,
    },
    search_destinations: { q: "mountains and wine" },
    search_tours: { destination: "georgia" },
    search_excursions: { city: "tbilisi" },
    plan_trip: { query: "5 days in Georgia for two from Baku, food and old towns, 1500 USD" },
    calculate_budget: { query: "5 days in Georgia for two from Baku, 1500 USD" },
    check_availability: { destination: "tbilisi", dates: `${out} to ${back}` },
    create_travel_request: {
      name: "Aysel Məmmədova",
      contact: "aysel@example.com",
      destination: "Tbilisi",
      dates: `${out} to ${back}`,
      travelers: 2,
      message: "A quiet hotel in the old town, please, and a day among vineyards.",
    },
    request_vip_manager: {
      name: "Rauf Quliyev",
      contact: "+994501234567",
      message: "A private week in the Maldives for four.",
    },
  };
  return examples[tool];
}
