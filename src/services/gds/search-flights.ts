import type { Caller } from "../../domain/caller.ts";
import type { FlightJourney, FlightSearch } from "../../domain/contracts/gds/flights.ts";
import { instantOf, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkParty } from "../../domain/rules/party.ts";
import type { Party } from "../../domain/travel.ts";
import type { Place } from "../../suppliers/types.ts";
import { refusePast, requireDay, requireServedPlace } from "../places.ts";
import type { GdsDeps } from "./deps.ts";
import { offerPages } from "./offer-pages.ts";
import { answerSearch, type OffersFound } from "./search-answer.ts";

/** A search for a party that is known: without `passengers` it is one adult. */
export type PartySearch = Omit<FlightSearch, "passengers"> & { readonly party: Party };

const pages = offerPages<FlightJourney>();

export async function searchFlights(
  deps: GdsDeps,
  request: PartySearch,
  caller: Caller,
): Promise<OffersFound<FlightJourney>> {
  const started = deps.now();
  const origin = requireServedPlace(deps.places, request.origin, "origin");
  const destination = requireServedPlace(deps.places, request.destination, "destination");
  refuseSamePlace(origin, destination);
  checkParty(request.party, "passengers");
  const day = requireDay(deps.places, request.departureDate, "departureDate");
  const now = instantOf(started);
  refusePast(day, deps.places.dateAt(origin, now), "departureDate", origin.cityName);
  const list = await deps.flights.search({
    origin: origin.code,
    destination: destination.code,
    day,
    cabin: request.cabin,
    party: request.party,
    quoteDay: quoteDayOf(started),
    notBefore: now,
  });
  const { source } = deps.flights;
  return answerSearch(deps, caller, request, { type: "flight", started, list, pages, source });
}

function refuseSamePlace(origin: Place, destination: Place): void {
  const same =
    origin.code === destination.code ||
    (origin.cityCode === destination.cityCode &&
      (origin.code === origin.cityCode || destination.code === destination.cityCode));
  if (!same) return;
  throw new TravelError("invalid", `destination: ${destination.code} is where the journey starts`, {
    reason: "same_place",
    field: "destination",
    value: destination.code,
    hint: `Choose a destination other than ${origin.cityName}.`,
  });
}
