import type { Config } from "../config.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { lazily } from "../memory/lazily.ts";
import type { Atlas } from "../suppliers/atlas.ts";
import { loadCatalogue, OWN_CATALOGUE } from "../suppliers/catalogue/load.ts";
import { catalogueSights } from "../suppliers/catalogue/sights.ts";
import type { LowFares } from "../suppliers/low-fares.ts";
import { simulatedAtlas } from "../suppliers/simulated/atlas.ts";
import { simulatedCars } from "../suppliers/simulated/cars.ts";
import { simulatedFlights } from "../suppliers/simulated/flights.ts";
import { simulatedHotels } from "../suppliers/simulated/hotels.ts";
import { simulatedLowFares } from "../suppliers/simulated/low-fares.ts";
import { simulatedPlaces } from "../suppliers/simulated/places.ts";
import type {
  CarSupplier,
  FlightSupplier,
  HotelSupplier,
  Places,
  Sights,
} from "../suppliers/types.ts";
import { type Seed, seedFrom } from "../world/random.ts";

/** The simulated world and the catalogue. Holds nothing of what was booked, so that many may share it. */
export interface Supply {
  readonly seed: Seed;
  /** The setting that the seed is made of. */
  readonly seedText: string;
  readonly places: Places;
  readonly flights: FlightSupplier;
  readonly lowFares: LowFares;
  readonly hotels: HotelSupplier;
  readonly cars: CarSupplier;
  readonly sights: Sights;
  readonly catalogue: () => Promise<Catalogue>;
  readonly atlas: () => Atlas;
}

export function simulatedSupply({ seed: seedText, concierge }: Config): Supply {
  const seed = seedFrom(seedText);
  const places = simulatedPlaces();
  const folder = concierge.catalogue ?? OWN_CATALOGUE;
  return {
    seed,
    seedText,
    places,
    flights: simulatedFlights(seed),
    lowFares: simulatedLowFares(seed),
    hotels: simulatedHotels(seed),
    cars: simulatedCars(seed),
    sights: catalogueSights({ folder, places }),
    // Every place that the world knows has hotels.
    catalogue: lazily(() =>
      loadCatalogue({ folder, hasHotels: (code) => places.find(code) !== undefined }),
    ),
    atlas: lazily(simulatedAtlas),
  };
}

/** The same supply for another seed; what does not depend on the seed is shared. */
export function supplyOfSeed(supply: Supply, seedText: string): Supply {
  if (seedText === supply.seedText) return supply;
  const seed = seedFrom(seedText);
  return {
    ...supply,
    seed,
    seedText,
    flights: simulatedFlights(seed),
    lowFares: simulatedLowFares(seed),
    hotels: simulatedHotels(seed),
    cars: simulatedCars(seed),
  };
}
