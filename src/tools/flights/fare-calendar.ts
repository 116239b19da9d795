import { CalendarRequest, FareCalendar } from "../../domain/contracts/flights/fares.ts";
import { PARTY_LIMITS } from "../../domain/rules/party.ts";
import { defineTool } from "../define.ts";
import type { FlightsContext } from "../services.ts";
import { calendarTable, cheapLine, wholeAmount } from "./fares-text.ts";

export const fareCalendar = defineTool({
  name: "fare_calendar",
  title: "Cheapest fare by day",
  toolset: "flights",
  effect: "read",
  quick: true,
  description: [
    "The cheapest fare of every day of a month, or of up to 62 days, between two places: one way, or there and back with nights. Use it when the date is open.",
    PARTY_LIMITS,
    "Next: search_flights with the best date shows all its offers; bookFlight takes an id at once.",
  ].join("\n"),
  input: CalendarRequest,
  output: FareCalendar,

  run: (input, { services }: FlightsContext) => services.flights.fareCalendar(input),

  summarize({ origin, destination, currency, rate, days, cheapest, warnings = [] }, input) {
    const { nights, cabin_class: cabin } = input;
    const kind = nights === undefined ? "one way" : `there and back, ${nights} nights`;
    const notes = warnings.map((warning) => `Note: ${warning}`);
    const [best] = cheapest;
    const heading = `Cheapest ${cabin.replace("_", " ")} ${origin}–${destination} by day of departure, ${kind}, ${currency} for the whole party (simulated)`;
    if (!best) return [`${heading}: none.`, ...notes].join("\n");
    return [
      `${heading}:`,
      calendarTable(
        days.map(({ date, price }) => [date, price === null ? "–" : wholeAmount(price)]),
      ),
      "Best days:",
      ...cheapest.map((fare, index) => `${index + 1}. ${fare.date} ${cheapLine(fare, currency)}`),
      ...(rate === undefined ? [] : [`Rate: ${rate}; bookings are charged in USD.`]),
      ...notes,
      `Next: search_flights with departure_date ${best.date}${best.return_date === undefined ? "" : ` and return_date ${best.return_date}`}, or bookFlight with an id.`,
    ].join("\n");
  },
});
