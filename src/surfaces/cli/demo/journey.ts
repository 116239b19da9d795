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
  const { from, until } = stayOf(booked);
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

/** From landing to the next take-off, as the booking has them. */
function stayOf({ data }: Answer): { from: string; until: string } {
  const [arrival] = records(data["flights"]);
  const departure = records(data["flights"]).at(-1);
  return { from: String(arrival?.["arrivalTime"]), until: String(departure?.["departureTime"]) };
}

function firstId({ data }: Answer, list: string): string {
  const [first] = records(data[list]);
  if (typeof first?.["id"] !== "string") throw new Error(`The search found no ${list}`);
  return first["id"];
}

function records(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
