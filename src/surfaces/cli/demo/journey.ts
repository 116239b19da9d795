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
    terminal.print(answer.text.replace(/^/gm, "   "));
    return answer;
  }

  const party = { adults: TRAVELLERS.length };
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
  await play("Plans change: cancel it", "cancelBooking", {
    pnr: existingPnr,
    reason: "The demonstration is over",
  });
  terminal.print(
    `\n${terminal.bold("That was a real MCP server over stdio.")} Add it to your host: claude mcp add wayfare -- npx -y wayfare`,
  );
}

function firstId(answer: Answer, list: string): string {
  return String(first(answer, list)["id"]);
}

function first({ data }: Answer, list: string): Readonly<Record<string, unknown>> {
  const found = data[list];
  if (!Array.isArray(found) || found.length === 0) throw new Error(`The search found no ${list}`);
  return found[0];
}
