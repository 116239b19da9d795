import type { MaybePromise } from "../../../memory/maybe-promise.ts";
import type { Services } from "../../../tools/services.ts";
import type { Prompt, PromptArgument } from "../prompts.ts";

const COMPLETIONS = 20;

/** Ways to begin at the GDS desk. */
export function gdsPrompts(services: () => MaybePromise<Services>): readonly Prompt[] {
  const place = (description: string): PromptArgument => ({
    description,
    required: true,
    complete: async (typed) => (await services()).reference.completePlaces(typed, COMPLETIONS),
  });

  return [
    {
      name: "book-a-trip",
      title: "Book a trip",
      description: "Flights there and back, a hotel and, if wanted, a car, on one booking.",
      toolset: "gds",
      needs: ["searchFlights", "bookFlight", "searchHotels", "bookHotel"],
      arguments: {
        from: place("Where the journey starts: a city or airport code"),
        to: place("Where to: a city or airport code"),
        departure: { description: "First day, YYYY-MM-DD", required: true },
        return: { description: "Last day, YYYY-MM-DD" },
        travellers: { description: "Who travels, e.g. 2 adults and a child of 6" },
      },
      render: ({ from, to, departure, return: back, travellers }) =>
        [
          `Book a trip from ${from} to ${to}, leaving ${departure}${back ? `, returning ${back}` : ", one way"}, for ${travellers || "one adult"}.`,
          "Compare flights with search_flights, there and back as one offer (where only searchFlights is offered, with returnDate), and show me the three best with local times, stops, bags and total price.",
          "Wait for my choice and ask for names and a contact before you book with bookFlight.",
          `Then offer hotels in ${to} for the nights there (searchHotels, bookHotel with existingPnr) and ask whether a car is wanted (searchCars, bookCar).`,
          "End with the PNR, the total and every warning on the booking.",
        ].join("\n"),
    },
    {
      name: "change-plans",
      title: "Change plans",
      description: "Rebook or cancel an existing booking.",
      toolset: "gds",
      needs: ["retrieveBooking", "cancelBooking"],
      arguments: {
        pnr: { description: "The booking, e.g. TEST-ABC234", required: true },
        change: { description: "What should be different", required: true },
      },
      render: ({ pnr, change }) =>
        [
          `My booking is ${pnr}. I want this changed: ${change}.`,
          "Read it with retrieveBooking first. Hotels and cars can be added to it. Where quoteChange is offered, quote the change with it, tell me what it costs or gives back, and confirm it with confirmChange once I agree.",
          "Otherwise a new flight means a new booking: search, tell me the difference in price, ask, and book the new part before you cancel the old one.",
        ].join("\n"),
    },
    {
      name: "compare-options",
      title: "Compare options",
      description: "Cheapest, fastest and most comfortable ways to travel, side by side.",
      toolset: "gds",
      needs: ["searchFlights"],
      arguments: {
        from: place("Where the journey starts: a city or airport code"),
        to: place("Where to: a city or airport code"),
        dates: { description: "One or more dates, YYYY-MM-DD", required: true },
      },
      render: ({ from, to, dates }) =>
        [
          `Compare ways to fly from ${from} to ${to} on ${dates}.`,
          "Use search_flights for each date (searchFlights where only that is offered), in economy and in business; fare_calendar, where offered, shows whether a day beside it is cheaper. Make one table: the cheapest, the fastest and the best of both, with local times, elapsed time, stops, price and id.",
          "Say in a sentence what I give up with each. Do not book anything.",
        ].join("\n"),
    },
  ];
}
