import { callTool } from "../../test/support/booking-load.ts";
import { modernCall, modernHeaders, travelDay } from "./calls.ts";
import { type Measured, storm } from "./storm.ts";
import type { Subject } from "./subjects.ts";

/** A server whose seats are sold, flight by flight in turn, none of them twice. */
export interface Shop {
  bookOne(): Promise<{ pnr: string; document: string }>;
  /** Books over HTTP for a while, and makes sure that every order became a booking. */
  bookMany(seconds: number): Promise<Measured>;
}

const ROUTES = [
  ["JFK", "LAX"],
  ["LHR", "JFK"],
  ["FRA", "MUC"],
  ["SYD", "MEL"],
  ["MAD", "BCN"],
] as const;
const DAYS = 28;

export async function openShop(subject: Subject): Promise<Shop> {
  const seats = await allSeats(subject.port);
  const orders = seats.map(bookingCall);
  let next = 0;
  const take = () => seats[next++] ?? "";

  async function bookedSoFar(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${subject.port}/metrics`)).text();
    const line = /^wayfare_tool_calls_total\{tool="bookFlight",outcome="ok"\} (\d+)/m;
    return Number(line.exec(text)?.[1] ?? 0);
  }

  return {
    async bookOne() {
      const { content, reason } = await callTool(subject.port, "bookFlight", order(take()));
      if (!content) throw new Error(`Not booked: ${reason}`);
      return { pnr: String(content["pnr"]), document: JSON.stringify(content) };
    },
    async bookMany(seconds) {
      const before = await bookedSoFar();
      const headers = modernHeaders("bookFlight");
      const measured = await storm(subject, { bodies: orders, from: next, headers, seconds });
      const booked = (await bookedSoFar()) - before;
      // The last orders are under way when the storm ends: booked, and their answers not waited for.
      next += booked;
      if (booked < measured.answered) {
        throw new Error(`Of ${measured.answered} orders ${booked} were booked`);
      }
      return measured;
    },
  };
}

export function bookingCall(flightId: string): string {
  return modernCall("bookFlight", order(flightId));
}

export function order(flightId: string) {
  return {
    flightIds: [flightId],
    passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
    contactEmail: "ada@example.com",
  };
}

/** First one seat of every nonstop flight, then a second one of each. */
export async function allSeats(port: number): Promise<readonly string[]> {
  const seats: { readonly id: string; readonly seat: number }[] = [];
  for (let day = 1; day <= DAYS; day++) {
    const departureDate = travelDay(day);
    for (const [origin, destination] of ROUTES) {
      const query = { origin, destination, departureDate, limit: 50 };
      const { content } = await callTool(port, "searchFlights", query);
      for (const { id, seatsAvailable, stops } of Object(content).flights) {
        if (stops > 0) continue;
        for (let seat = 0; seat < seatsAvailable; seat++) seats.push({ id, seat });
      }
    }
  }
  return seats.sort((a, b) => a.seat - b.seat).map(({ id }) => id);
}
