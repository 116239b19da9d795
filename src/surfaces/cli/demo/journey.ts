import { isRecord } from "../../../tools/json.ts";
import { ownCommand } from "../own-command.ts";
import type { Terminal } from "../terminal.ts";
import type { Answer, Peer } from "./peer.ts";

interface Dates {
  readonly out: string;
  readonly back: string;
}

const TRAVELLERS = [
  { type: "adult", firstName: "Ada", lastName: "Lovelace" },
  { type: "adult", firstName: "Grace", lastName: "Hopper" },
];
const GUESTS = TRAVELLERS.map(({ firstName, lastName }) => ({ firstName, lastName }));

/** The steps an agent would take, each shown as the call and its answer. */
export async function playJourney(
  peer: Peer,
  terminal: Terminal,
  { out, back }: Dates,
): Promise<void> {
  let step = 0;

  async function play(title: string, tool: string, args: Readonly<Record<string, unknown>>) {
    terminal.print(`\n${terminal.bold(`${++step}. ${title}`)}`);
    terminal.print(`   ${tool} ${JSON.stringify(args)}\n`);
    const answer = await peer.call(tool, args);
    // The price check answers programs in JSON; its message is what a person would be told.
    const { message } = answer.data;
    const json = answer.text.startsWith("{") && typeof message === "string";
    terminal.print((json ? message : answer.text).replace(/^/gm, "   "));
    return answer;
  }

  const desk = (name: string) => terminal.print(`\n${terminal.bold(`— ${name} —`)}`);
  const month = out.slice(0, 7);
  const party = { adults: TRAVELLERS.length };

  desk("concierge: where to go, and what it costs");
  await play("A plan in the traveller's own words", "plan_trip", {
    query: "a long weekend in Tbilisi for two, 900 USD",
  });
  desk("flights: which day, which offer");
  await play("The cheapest days of the month", "fare_calendar", {
    origin: "LON",
    destination: "NYC",
    month,
  });
  const offers = await play("Offers there and back, compared", "search_flights", {
    origin: "LHR",
    destination: "JFK",
    departure_date: out,
    return_date: back,
    adults: TRAVELLERS.length,
    limit: 2,
  });
  desk("pricecheck: is it cheaper elsewhere?");
  const read = await play("Read what a person pasted", "format_flight_pricecheck_request", {
    user_request: pasted(offers),
  });
  const { flightData } = read.data;
  if (isRecord(flightData)) await play("Ask the sellers", "flight_pricecheck", flightData);

  desk("gds: one PNR for flights, hotel and car");
  const there = await play("Flights there", "searchFlights", {
    origin: "LHR",
    destination: "NYC",
    departureDate: out,
    passengers: party,
    limit: 3,
  });
  const home = await play("Flights back", "searchFlights", {
    origin: "NYC",
    destination: "LHR",
    departureDate: back,
    passengers: party,
    limit: 3,
  });
  const booked = await play("Book both for two", "bookFlight", {
    flightIds: [firstId(there, "flights"), firstId(home, "flights")],
    passengers: TRAVELLERS,
    contactEmail: "ada@example.com",
    idempotencyKey: "demo-flights",
  });
  const existingPnr = booked.data["pnr"];
  const from = String(first(there, "flights")["arrivalTime"]);
  const until = String(first(home, "flights")["departureTime"]);
  const hotels = await play("Hotels in New York", "searchHotels", {
    cityCode: "NYC",
    checkInDate: from.slice(0, 10),
    checkOutDate: until.slice(0, 10),
    guests: GUESTS.length,
    starRating: 4,
    limit: 3,
  });
  await play("Add the first hotel to the booking", "bookHotel", {
    hotelId: firstId(hotels, "hotels"),
    existingPnr,
    guests: GUESTS,
  });
  const cars = await play("Cars at the airport", "searchCars", {
    pickupLocationCode: "JFK",
    pickupDate: from,
    dropoffDate: until,
    limit: 3,
  });
  await play("Add a car", "bookCar", {
    carId: firstId(cars, "cars"),
    existingPnr,
    driver: GUESTS[0],
  });
  await play("The whole booking", "retrieveBooking", { pnr: existingPnr });
  desk("servicing: changes and refunds");
  const change = await play("What a bag more would cost", "quoteChange", {
    pnr: existingPnr,
    bags: [{ passenger: "P1", part: "F1", count: 1 }],
  });
  await play("Take it", "confirmChange", {
    pnr: existingPnr,
    quoteId: change.data["quoteId"],
    payment: { card: "4242424242424242" },
  });
  const refund = await play("What cancelling would give back", "quoteCancellation", {
    pnr: existingPnr,
  });
  await play("Plans change: cancel it", "cancelBooking", {
    pnr: existingPnr,
    quoteId: refund.data["quoteId"],
    reason: "The demonstration is over",
  });
  desk("concierge: a person takes over");
  const wish = await play("A request for an operator", "create_travel_request", {
    contact: "ada@example.com",
    message: "Two adults, New York, quiet hotel near the park",
  });
  await play("What became of it", "get_travel_request", { request_id: wish.data["request_id"] });
  terminal.print(
    `\n${terminal.bold("That was a real MCP server over stdio.")} Add it to your host: claude mcp add wayfare -- ${ownCommand(process.argv).join(" ")}`,
  );
}

/** What a person would paste of an offer: flights, days and times, and the price that was seen. */
function pasted(offers: Answer): string {
  const { total, slices } = first(offers, "offers");
  const legs: readonly unknown[] = Array.isArray(slices) ? slices : [];
  const flights = legs.filter(isRecord).map((leg) => {
    const [date, time] = String(leg["departing_at"]).split("T");
    const arrival = String(leg["arriving_at"]).split("T")[1];
    return `${String(leg["flights"])} ${String(leg["route"])} on ${date}, departing ${time}, arriving ${arrival}`;
  });
  const price = isRecord(total) ? `${String(total["amount"])} ${String(total["currency"])}` : "";
  return `${flights.join("; ")}. ${TRAVELLERS.length} adults, economy, ${price} on Expedia`;
}

function firstId(answer: Answer, list: string): string {
  return String(first(answer, list)["id"]);
}

function first({ data }: Answer, list: string): Readonly<Record<string, unknown>> {
  const found = data[list];
  if (!Array.isArray(found) || found.length === 0) throw new Error(`The search found no ${list}`);
  return found[0];
}
