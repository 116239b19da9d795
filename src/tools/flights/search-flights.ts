import { z } from "zod";
import { CABINS } from "../../domain/travel.ts";
import { SORTS } from "../../services/flights/rank.ts";
import { defineTool } from "../define.ts";
import type { FlightsContext } from "./services.ts";
import { ShownOffer, shownOffer } from "./shown-offer.ts";
import { offerLine } from "./text.ts";

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day as YYYY-MM-DD");
const clock = z.string().regex(/^\d{2}:\d{2}$/, "must be a time as HH:MM");
const hours = z.object({ after: clock, before: clock });

export const searchFlightOffers = defineTool({
  name: "search_flights",
  title: "Compare flight offers",
  toolset: "flights",
  effect: "read",
  openWorld: true,
  description: [
    "Compare flight offers, one way or round trip as one offer, with bags, conditions and emissions: best, cheapest or fastest first.",
    "Prices are the whole party's, taxes included; source says whether they are simulated or Duffel's.",
    "Next: bookFlight with the id of a simulated offer; Duffel's cannot be booked here. Use searchFlights for GDS inventory, one direction at a time.",
  ].join("\n"),
  // Bounds that the contract does not publish are checked by the desk.
  input: z.object({
    origin: z.string().describe("IATA code"),
    destination: z.string().describe("IATA code"),
    departure_date: date,
    return_date: date.optional(),
    adults: z.int().default(1),
    children: z.int().default(0),
    infants: z.int().default(0),
    cabin_class: z.enum(CABINS).optional(),
    max_connections: z.int().default(2),
    departure_time: hours.optional(),
    arrival_time: hours.optional(),
    sort: z.enum(SORTS).default("best").describe("best weighs price, time, stops and hours"),
    // An offer has some forty fields: six of them are what a model should read at once.
    limit: z.int().min(1).max(50).default(6).describe("Offers per page"),
    cursor: z.string().optional().describe("nextCursor of the page before"),
    fresh: z.boolean().default(false).describe("Ask the supplier again, not the cache"),
  }),
  output: z.object({
    source: z.enum(["simulated", "duffel"]),
    asOf: z.string().describe("When the supplier said so"),
    total: z.int().describe("How many there are on all pages"),
    resultCount: z.int().describe("How many are on this page"),
    offers: z.array(ShownOffer),
    nextCursor: z.string().optional().describe("Absent on the last page"),
    warnings: z.array(z.string()).optional(),
  }),

  async run({ sort, limit, cursor, fresh, ...request }, { services, signal }: FlightsContext) {
    const how = { sort, limit, cursor, fresh, signal };
    const { offers, warnings, ...answer } = await services.flights.search(request, how);
    return {
      ...answer,
      resultCount: offers.length,
      offers: offers.map(shownOffer),
      ...(warnings.length > 0 && { warnings: [...warnings] }),
    };
  },

  summarize({ source, offers, total, nextCursor, warnings = [] }, input) {
    const { origin, destination, departure_date: out, return_date: back, sort } = input;
    const trip = `${origin}–${destination} ${out}${back ? ` to ${back}` : ""} (${source})`;
    const notes = warnings.map((warning) => `Note: ${warning}`);
    if (offers.length === 0) {
      const advice = total > 0 ? " on this page" : ": try another date, cabin or nearby airport";
      return [`No flights found for ${trip}${advice}.`, ...notes].join("\n");
    }
    return [
      `Offers ${trip}, ${sort} first, ${offers.length} of ${total}; price of the whole party:`,
      ...offers.map((offer, index) => `${index + 1}. ${offerLine(offer)}`),
      ...(nextCursor ? [`More: repeat with cursor "${nextCursor}".`] : []),
      ...notes,
      source === "simulated"
        ? "Book with bookFlight: flightIds [id]."
        : "These are live offers; they cannot be booked here.",
    ].join("\n");
  },
});
