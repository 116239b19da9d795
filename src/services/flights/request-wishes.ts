import { BRANDS, brandsOf } from "../../domain/brands.ts";
import type { FlightSearchRequest } from "../../domain/contracts/flights/search.ts";
import { isoDate, parseIsoDate } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import type { OfferSearch, OfferWay } from "../../suppliers/offers.ts";
import type { Surroundings } from "./request.ts";
import { checkPlaces } from "./request-places.ts";

const MOST_WAYS = 6;
const MOST_FLEX_DAYS = 3;

/** What a request asks for besides places, dates, party, cabin and hours. */
type Wishes = Omit<
  OfferSearch,
  | "origin"
  | "destination"
  | "departureDate"
  | "returnDate"
  | "party"
  | "cabin"
  | "maxConnections"
  | "departureTime"
  | "arrivalTime"
>;

export function checkWishes(request: FlightSearchRequest, around: Surroundings): Wishes {
  const { flex_days: flexDays, max_duration: maxMinutes, bags, latest_arrival } = request;
  const { brand, cabin_class: cabin } = request;
  if (flexDays != null && !(flexDays >= 0 && flexDays <= MOST_FLEX_DAYS)) {
    throw invalid("flex_days", flexDays, `must be 0 to ${MOST_FLEX_DAYS}`);
  }
  if (brand != null && !BRANDS.includes(brand)) {
    throw invalid("brand", brand, `must be one of ${BRANDS.join(", ")}`);
  }
  if (brand != null && cabin != null && !brandsOf(cabin).includes(brand)) {
    const sold = brandsOf(cabin).join(" and ");
    throw invalid("brand", brand, `is not sold in ${cabin.replace("_", " ")}, which has ${sold}`);
  }
  const legs = checkLegs(request, around);
  const airlines = codesOf(request.airlines, "airlines", around);
  const exceptAirlines = codesOf(request.exclude_airlines, "exclude_airlines", around);
  return {
    ...(legs && { legs }),
    ...(flexDays && { flexDays }),
    ...(brand != null && { brand }),
    ...(airlines && { airlines }),
    ...(exceptAirlines && { exceptAirlines }),
    ...(maxMinutes != null && { maxMinutes }),
    ...(bags && { bags }),
    ...(latest_arrival != null && { latestArrival: latest_arrival }),
  };
}

/** The ways after the first; a list that begins with the first way again is taken as all of them. */
function checkLegs(
  request: FlightSearchRequest,
  around: Surroundings,
): readonly OfferWay[] | undefined {
  const { legs: given, origin, destination, departure_date: first } = request;
  if (given == null || given.length === 0) return undefined;
  if (request.return_date != null) {
    throw invalid("legs", given.length, "go without return_date: name the way back as a leg");
  }
  const [start] = given;
  const repeated =
    start?.origin === origin &&
    start?.destination === destination &&
    start?.departure_date === first;
  const legs = repeated ? given.slice(1) : given;
  if (legs.length >= MOST_WAYS) {
    throw invalid("legs", legs.length, `and the first way are at most ${MOST_WAYS}`);
  }
  let before = parseIsoDate(first) ?? 0;
  return legs.map(({ departure_date: date, ...ends }, index) => {
    const field = `legs[${index}].departure_date`;
    const day = parseIsoDate(date);
    if (day === undefined || day > around.places.lastDay) {
      throw invalid(field, date, "must be an existing day as YYYY-MM-DD");
    }
    if (day < before) {
      throw invalid(field, date, `is before the way before it, of ${isoDate(before)}`);
    }
    before = day;
    return { ...checkPlaces(ends, around), date };
  });
}

function codesOf(
  words: readonly string[] | undefined,
  field: string,
  { airlineCodes }: Surroundings,
): readonly string[] | undefined {
  if (words == null || words.length === 0) return undefined;
  return words.flatMap((word) => {
    const codes = airlineCodes(word);
    if (codes) return codes;
    throw invalid(field, word, "names no airline or alliance: use codes such as BA, or oneworld");
  });
}

function invalid(field: string, value: unknown, rule: string): TravelError {
  const shown = String(value).slice(0, 60);
  return new TravelError("invalid", `${field} ${shown} ${rule}`, {
    reason: "invalid_params",
    field,
    value: shown,
  });
}
