import type { Client } from "@modelcontextprotocol/client";
import type { FrameLocator } from "playwright-core";

type Json = Readonly<Record<string, unknown>>;

export const SEARCH = {
  origin: "JFK",
  destination: "LHR",
  departureDate: "2027-03-01",
  passengers: { adults: 2 },
};
/** A flight's name, whichever the timetable has. */
const FLIGHT = /\b[A-Z][A-Z\d]\d{1,4}\b/;
const SEGMENT = {
  airline: "VS",
  flightNumber: "16",
  departureAirport: "JFK",
  arrivalAirport: "LHR",
  departureDate: "2027-03-01",
  departureTime: "00:30",
  arrivalTime: "12:30",
  plusDays: 0,
};
const TRIP = {
  legs: [{ segments: [SEGMENT] }],
  travelClass: "ECONOMY",
  adults: 1,
  children: 0,
  infantsInSeat: 0,
  infantsOnLap: 0,
};

/** An answer that has a view. What is done in it is found by its kind: languages have other words. */
export interface ShownAnswer {
  readonly tool: string;
  readonly args: (pnr: string) => Json;
  /** Words that stand in it, in every language. */
  readonly shows: string | RegExp;
  /** What its English words promise a reader, each somewhere on its first screen. */
  readonly says?: readonly RegExp[];
  /** The same of the screen before the second click. */
  readonly confirmSays?: readonly RegExp[];
  /** Whether there is more than a page of it at every width. */
  readonly pages?: boolean;
  /** What is in the list before filtering, and what no row of it may lack after the second chip. */
  readonly filters?: string | RegExp;
  /** What leads to the call of a tool, and to which. */
  readonly calls?: readonly [tool: string, act: (view: FrameLocator) => Promise<void>];
  /** The confirmation of something that costs or gives money: the screen before the second click. */
  readonly confirms?: (view: FrameLocator) => Promise<void>;
}

const press = (view: FrameLocator, selector: string) => view.locator(selector).first().click();

async function fillForm(view: FrameLocator): Promise<void> {
  for (const line of await view.locator("input[type=text]").all()) await line.fill("Zoë");
  await view.locator("input[type=email]").fill("zoe@example.com");
  await press(view, ".screen:not([hidden]) > .button-primary");
}

/** Every kind of answer that has a view. */
export const ANSWERS: readonly ShownAnswer[] = [
  {
    tool: "searchFlights",
    args: () => SEARCH,
    shows: FLIGHT,
    says: [/for 2 · \$[\d.,]+ each/],
    confirmSays: [/for 2 travellers/, /change/, /refund/],
    pages: true,
    filters: /direct|birbaşa|прямой/,
    calls: ["fare_calendar", (view) => press(view, ".screen > .row > .button")],
    async confirms(view) {
      await press(view, ".tile .button-primary");
      await press(view, ".row .button-primary");
      await fillForm(view);
    },
  },
  {
    tool: "search_flights",
    args: () => ({
      origin: "GYD",
      destination: "IST",
      departure_date: "2027-03-01",
      return_date: "2027-03-05",
      currency: "EUR",
    }),
    shows: "Azerbaijan Airlines",
    pages: true,
    filters: /direct|birbaşa|прямой/,
    calls: ["fare_calendar", (view) => press(view, ".screen > .row > .button")],
  },
  {
    tool: "fare_calendar",
    args: () => ({ origin: "GYD", destination: "IST", month: "2027-03" }),
    shows: "Baku → Istanbul",
    pages: true,
    calls: ["searchFlights", (view) => press(view, ".day:not(:disabled)")],
  },
  {
    tool: "searchHotels",
    args: () => ({ cityCode: "PAR", checkInDate: "2027-03-01", checkOutDate: "2027-03-04" }),
    shows: /★/,
    says: [/1 guest/, /3 nights/],
    confirmSays: [/1 room · 1 guest · taxes included/, /3 nights/],
    pages: true,
    filters: /★★★/,
    calls: ["searchHotels", (view) => press(view, ".chip:nth-of-type(3)")],
    async confirms(view) {
      await press(view, ".tile .button-primary");
      await press(view, ".tile .button-primary");
      await fillForm(view);
    },
  },
  {
    tool: "searchCars",
    args: () => ({
      pickupLocationCode: "CDG",
      pickupDate: "2027-03-01T10:00:00",
      dropoffDate: "2027-03-04T10:00:00",
    }),
    shows: "Goldcar",
    says: [/insurance (not )?included/],
    confirmSays: [
      /automatic|manual/,
      /distance/,
      /insurance (not )?included/,
      /free cancellation until pick-up/,
    ],
    pages: true,
    filters: /automatic|avtomat|автомат/,
    calls: ["searchCars", (view) => press(view, ".chip:nth-of-type(3)")],
    async confirms(view) {
      await press(view, ".tile .button-primary");
      await fillForm(view);
    },
  },
  {
    tool: "getSeatMap",
    args: (pnr) => ({ pnr }),
    shows: /GYD → [A-Z]{3}/,
    pages: true,
    calls: [
      "quoteChange",
      async (view) => {
        await press(view, "button[data-seat]:not([aria-pressed=true])");
        await press(view, ".row .button-primary");
      },
    ],
  },
  {
    tool: "retrieveBooking",
    args: (pnr) => ({ pnr }),
    shows: /Lovelace/,
    pages: true,
    calls: [
      "getSeatMap",
      async (view) => {
        await view.getByRole("tab").last().click();
        await press(view, ".tabs-panel .row .button");
      },
    ],
  },
  {
    tool: "getFlightStatus",
    args: (pnr) => ({ pnr }),
    shows: FLIGHT,
    // Months before departure nothing is on time yet.
    says: [/Scheduled/],
  },
  {
    tool: "quoteChange",
    args: (pnr) => ({ pnr, bags: [{ passenger: "P1", part: "F1", count: 1 }] }),
    shows: /more bag/,
    confirms: (view) => press(view, ".button-primary"),
  },
  {
    tool: "quoteCancellation",
    args: (pnr) => ({ pnr }),
    shows: FLIGHT,
    confirms: (view) => press(view, ".button-danger"),
  },
  {
    tool: "flight_pricecheck",
    args: () => ({ trip: TRIP, source: "X", price: "400", currency: "EUR", limit: 12 }),
    shows: "Kestrel Trips",
    pages: true,
    filters: /Virgin Atlantic/,
    calls: ["flight_pricecheck", (view) => press(view, ".screen > .row > .button")],
  },
  {
    tool: "plan_trip",
    args: () => ({ query: "5 days in Georgia for two, wine" }),
    shows: "Tbilisi",
    pages: true,
    calls: ["calculate_budget", (view) => view.getByRole("tab").nth(1).click()],
    async confirms(view) {
      await view.getByRole("tab").last().click();
      for (const line of await view.locator("input").all()) await line.fill("ada@example.com");
      await press(view, ".tabs-panel .button-primary");
    },
  },
  { tool: "calculate_budget", args: () => ({ query: "5 days in Georgia" }), shows: "Lodging" },
  {
    tool: "explore_fares",
    args: () => ({ origin: "GYD" }),
    shows: "Azerbaijan",
    pages: true,
    filters: /°C/,
    calls: ["searchFlights", (view) => press(view, ".tile .button-primary")],
  },
  {
    tool: "create_travel_request",
    args: () => ({ contact: "ada@example.com", message: "A <b>quiet</b> hotel, please." }),
    shows: "A <b>quiet</b> hotel, please.",
    calls: ["get_travel_request", (view) => view.locator(".row .button").last().click()],
  },
];

/** One answer of each of the seven views. */
export const ONE_OF_EACH = ANSWERS.filter(({ tool }) =>
  [
    "searchFlights",
    "searchHotels",
    "getSeatMap",
    "retrieveBooking",
    "flight_pricecheck",
    "explore_fares",
    "create_travel_request",
  ].includes(tool),
);

const PEOPLE = [
  { firstName: "Ada", lastName: "Lovelace" },
  { firstName: "Aysel Nərgizxanım", lastName: "Əliyeva-Məmmədzadə" },
];

/** Books flights there and back over two hubs, a hotel and a car for two: more than a page at any width. */
export async function bookTrip(client: Client): Promise<string> {
  async function call(name: string, args: Json) {
    return Object((await client.callTool({ name, arguments: { ...args } })).structuredContent);
  }
  const flights = await call("searchFlights", {
    origin: "GYD",
    destination: "LAX",
    departureDate: "2027-03-01",
    returnDate: "2027-03-12",
    passengers: { adults: 2 },
  });
  const { pnr } = await call("bookFlight", {
    flightIds: [flights.flights[0].id],
    passengers: PEOPLE.map((person) => ({ ...person, type: "adult" })),
    contactEmail: "ada@example.com",
  });
  const stay = { cityCode: "LAX", checkInDate: "2027-03-02", checkOutDate: "2027-03-08" };
  const hotels = await call("searchHotels", { ...stay, guests: 2 });
  await call("bookHotel", { hotelId: hotels.hotels[0].id, guests: PEOPLE, existingPnr: pnr });
  const cars = await call("searchCars", {
    pickupLocationCode: "LAX",
    pickupDate: "2027-03-03T10:00:00",
    dropoffDate: "2027-03-06T10:00:00",
  });
  await call("bookCar", { carId: cars.cars[0].id, driver: PEOPLE[0], existingPnr: pnr });
  return pnr;
}
