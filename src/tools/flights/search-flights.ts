import type { OptionSlice } from "../../domain/contracts/flights/offers.ts";
import {
  OfferRequest,
  OffersFound,
  type ShownOffer,
} from "../../domain/contracts/flights/search.ts";
import { PARTY_LIMITS } from "../../domain/rules/party.ts";
import type { RankedOption } from "../../services/flights/rank.ts";
import { defineTool } from "../define.ts";
import { rowsWithin } from "../row-budget.ts";
import type { FlightsContext } from "../services.ts";
import { offerLine } from "./text.ts";

export const searchFlightOffers = defineTool({
  name: "search_flights",
  title: "Compare flight offers",
  toolset: "flights",
  effect: "read",
  openWorld: true,
  description: [
    "Compare flight offers with bags, fees and emissions: one way, return_date, or legs for open jaws and several cities, each as one offer; best, cheapest or fastest first.",
    "Prices are the whole party's, taxes included; source says whether they are simulated or Duffel's.",
    PARTY_LIMITS,
    "Next: bookFlight with the id of a simulated offer (not Duffel's). searchFlights is the plain GDS search.",
  ].join("\n"),
  input: OfferRequest,
  output: OffersFound,

  async run({ sort, limit, cursor, fresh, ...request }, { services, signal, id }: FlightsContext) {
    const how = { sort, limit, cursor, fresh, signal, operationId: id };
    const { offers, warnings, ...answer } = await services.flights.search(request, how);
    return {
      ...answer,
      resultCount: offers.length,
      offers: offers.map(shownOffer),
      ...(warnings.length > 0 && { warnings: [...warnings] }),
    };
  },

  summarize({ source, offers, total, nextCursor, rate, warnings = [] }, input) {
    const { origin, destination, departure_date: out, return_date: back, legs = [], sort } = input;
    const { flex_days: flex, bags } = input;
    const onward = legs.map((leg) => `, ${leg.origin}–${leg.destination} ${leg.departure_date}`);
    const flexible = flex ? ` ±${flex} day${flex === 1 ? "" : "s"}` : "";
    const dates = `${out}${back ? ` to ${back}` : ""}${onward.join("")}${flexible}`;
    const trip = `${origin}–${destination} ${dates} (${source})`;
    const charged = rate === undefined ? [] : [`${rate}; booked at the amount in brackets.`];
    const notes = [...charged, ...warnings].map((warning) => `Note: ${warning}`);
    if (offers.length === 0) {
      const unexplained = notes.length > 0 ? "" : ": ask about other dates with fare_calendar";
      const advice = total > 0 ? " on this page" : unexplained;
      return [`No flights found for ${trip}${advice}.`, ...notes].join("\n");
    }
    const rows = offers.map((offer, index) => `${index + 1}. ${offerLine(offer, bags)}`);
    const shown = rowsWithin(rows, { cursor: input.cursor, nextCursor, tagged: true });
    return [
      `Offers ${trip}, ${sort} first, ${shown.lines.length} of ${total}; price of the whole party:`,
      ...shown.lines,
      ...(shown.nextCursor ? [`More: repeat with cursor "${shown.nextCursor}".`] : []),
      ...notes,
      source === "simulated"
        ? "Book with bookFlight: flightIds [id]."
        : "These are live offers; they cannot be booked here.",
    ].join("\n");
  },
});

function shownOffer({ slices, booking_ids: _, ...flat }: RankedOption): ShownOffer {
  const [first] = slices;
  const single = slices.length === 1 && first?.stops === 0;
  return {
    ...flat,
    fare_brand: first?.fare_brand ?? null,
    ...(!single && { slices: slices.map(shownSlice) }),
  };
}

function shownSlice(slice: OptionSlice): NonNullable<ShownOffer["slices"]>[number] {
  const { segments, duration_minutes, self_transfer } = slice;
  return {
    flights: segments.map((one) => `${one.airline}${one.flight_number}`).join("/"),
    route: [slice.origin, ...segments.map(({ destination }) => destination)].join("-"),
    departing_at: slice.departing_at.slice(0, 16),
    arriving_at: slice.arriving_at.slice(0, 16),
    duration_minutes,
    ...(self_transfer && { self_transfer }),
  };
}
