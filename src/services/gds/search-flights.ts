import type { Caller } from "../../domain/caller.ts";
import type { FlightJourney } from "../../domain/contracts/gds/flights.ts";
import { instantOf, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkParty } from "../../domain/rules/party.ts";
import type { Cabin, Party } from "../../domain/travel.ts";
import type { Place } from "../../suppliers/types.ts";
import { refusePast, requireDay, requireServedPlace } from "../places.ts";
import type { GdsDeps } from "./deps.ts";
import { offerPages } from "./offer-pages.ts";
import { answerSearch, type SearchEnvelope, type SearchRequest } from "./search-answer.ts";

export interface FlightSearch extends SearchRequest {
  readonly origin: string;
  readonly destination: string;
  readonly departureDate: string;
  readonly party: Party;
  readonly cabin: Cabin;
}

const pages = offerPages<FlightJourney>();

export async function searchFlights(
  deps: GdsDeps,
  request: FlightSearch,
  caller: Caller,
): Promise<SearchEnvelope<FlightJourney>> {
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
