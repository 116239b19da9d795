import { FlightSearch, FlightsFound } from "../../domain/contracts/gds/flights.ts";
import { PARTY_LIMITS } from "../../domain/rules/party.ts";
import { ONE_ADULT, type Party } from "../../domain/travel.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { flightList } from "./flight-text.ts";
import { chargedIn } from "./text.ts";

export const searchFlights = defineTool({
  name: "searchFlights",
  title: "Search flights (GDS)",
  toolset: "gds",
  effect: "read",
  quick: true,
  description: [
    "Find bookable flights between two airports or cities on a date, cheapest first, nonstop and connecting.",
    "Prices are USD cents for the whole party, times local. An id holds its price through the next UTC day.",
    PARTY_LIMITS,
    "Next: bookFlight with the ids. Give returnDate for returns, which often cost less than two one-ways.",
  ].join("\n"),
  input: FlightSearch,
  output: FlightsFound,

  // Objects are written out, not spread: they are made with every search, and these are the most.
  async run(input, { services, caller }: GdsContext) {
    const {
      origin,
      destination,
      departureDate,
      returnDate,
      cabin,
      brand,
      currency,
      limit,
      cursor,
      sessionId,
    } = input;
    const party = input.passengers ?? ONE_ADULT;
    const found = await services.gds.searchFlights(
      {
        origin,
        destination,
        departureDate,
        returnDate,
        cabin,
        brand,
        currency,
        limit,
        cursor,
        sessionId,
        party,
      },
      caller,
    );
    return {
      searchId: found.searchId,
      sessionId: found.sessionId,
      total: found.total,
      resultCount: found.items.length,
      nextCursor: found.nextCursor,
      source: found.source,
      asOf: found.asOf,
      flights: found.items,
      rate: found.rate,
      notes: found.notes,
    };
  },

  reusedPart: ({ flights }) => flights,

  summarize(page, input) {
    const heading = `Flights ${input.origin}-${input.destination} on ${input.departureDate}${input.returnDate ? ` to ${input.returnDate}` : ""}, ${input.cabin}${partyText(input.passengers)}`;
    const notes = (page.notes ?? []).map((note) => `\nNote: ${note}`).join("");
    if (page.flights.length === 0) {
      return `${heading}: none${page.total > 0 ? " on this page" : ""}.${notes}`;
    }
    const next = `${chargedIn(page.rate)}Book with bookFlight.`;
    return flightList(heading, page, input, next) + notes;
  },
});

/** `, price for all 3 travellers`: of a party the price is everybody's. */
function partyText({ adults = 1, children = 0, infants = 0 }: Partial<Party> = {}): string {
  const count = adults + children + infants;
  return count === 1 ? "" : `, price for all ${count} travellers`;
}
