import { TravelError } from "../../domain/errors.ts";
import type { Place, Places } from "../../suppliers/types.ts";
import { requireFlightPlace } from "../places.ts";

const IATA_CODE = /^[A-Z]{3}$/;
const SUGGESTIONS = 4;
const LONGEST_NAME = 60;

interface Ends {
  readonly origin: string;
  readonly destination: string;
}

/** Both ends of a journey, as codes that can be searched for. */
export function checkPlaces(
  { origin, destination }: Ends,
  { places, live }: { readonly places: Places; readonly live: boolean },
): Ends {
  if (!origin || !destination) {
    throw new TravelError("invalid", "origin and destination required", {
      reason: "invalid_params",
      field: origin ? "destination" : "origin",
      hint: "Give IATA codes of airports or cities, e.g. SFO and PAR.",
    });
  }
  const from = findPlace(places, origin, "origin", live);
  const to = findPlace(places, destination, "destination", live);
  if (from && to) refuseSamePlace(from, to);
  else if (origin === destination) throw samePlace(destination);
  return { origin: from?.code ?? origin, destination: to?.code ?? destination };
}

/** From one airport of a city to another is a journey; from the city to itself is none. */
export function refuseSamePlace(from: Place, to: Place): void {
  const whole = [from, to].some(({ kind, code, cityCode }) => kind === "city" || code === cityCode);
  if (from.code === to.code || (from.cityCode === to.cityCode && whole)) throw samePlace(to.code);
}

function samePlace(destination: string): TravelError {
  return new TravelError("invalid", `destination: ${destination} is where the journey starts`, {
    reason: "same_place",
    field: "destination",
    value: destination,
    hint: "Choose another destination.",
  });
}

/** Undefined for a code that only a live supplier may know. */
function findPlace(places: Places, code: string, field: string, live: boolean): Place | undefined {
  const known = places.read(String(code));
  if (!known && !IATA_CODE.test(code)) {
    const typed = String(code).slice(0, LONGEST_NAME);
    throw new TravelError("invalid", `Invalid ${field} IATA code: ${typed}`, {
      reason: "invalid_iata_code",
      field,
      value: typed,
      hint: meant(places, typed) ?? "Use a 3-letter IATA airport or city code, e.g. JFK or LON.",
    });
  }
  if (!known && live) return undefined;
  if (!known) throw unknownAirport(places, code, field);
  return live ? known : requireFlightPlace(places, String(code), field);
}

/** A code that is unknown here, or that the supplier refused: that very code is not proposed again. */
export function unknownAirport(places: Places, code: string, field: string): TravelError {
  const hint = meant(places, code, code);
  return new TravelError("invalid", `Airport code ${code} not found. Please check spelling.`, {
    reason: "unknown_airport",
    field,
    value: code,
    ...(hint !== undefined && { hint }),
  });
}

function meant(places: Places, typed: string, refused?: string): string | undefined {
  const listed = places
    .suggest(typed, SUGGESTIONS)
    .filter(({ code }) => code !== refused)
    .map(({ code, label }) => `${code} (${label})`);
  return listed.length === 0 ? undefined : `Did you mean ${listed.join(", ")}?`;
}
