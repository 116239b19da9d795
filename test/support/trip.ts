import { Client as ClientV2 } from "@modelcontextprotocol/client";
import { expect } from "vitest";
import type { ConnectedClient } from "../fixtures/toy-clients.ts";
import { call, firstUpdate } from "./clients.ts";

export const TRAVELLER = { firstName: "Ada", lastName: "Lovelace" };
export const SEARCH = { origin: "LHR", destination: "JFK", departureDate: "2027-03-01" };

/** Books a flight and a hotel, hears of it by subscription, and finds it in every list. */
export async function bookAndHear(
  client: ConnectedClient,
  label: string,
  era: "legacy" | "modern",
): Promise<void> {
  const found = await call(client, "searchFlights", SEARCH);
  const { sessionId } = found;
  const handle = era === "modern" ? { sessionId } : {};
  const updated = firstUpdate(client);
  const bookings =
    era === "modern" ? `gds://session/${sessionId}/bookings` : "gds://session/bookings";
  if (client instanceof ClientV2 && era === "modern") {
    await client.listen({ resourceSubscriptions: [bookings] });
  } else await client.subscribeResource({ uri: bookings });

  const booked = await call(client, "bookFlight", {
    flightIds: [found.flights[0].id],
    passengers: [{ type: "adult", ...TRAVELLER }],
    contactEmail: "ada@example.com",
    idempotencyKey: label,
    ...handle,
  });
  expect(booked.pnr).toMatch(/^TEST-[A-Z2-7]{6}$/);
  expect(await updated).toBe(bookings);

  const landing = String(found.flights[0].arrivalTime).slice(0, 10);
  const hotels = await call(client, "searchHotels", {
    cityCode: "NYC",
    checkInDate: landing,
    checkOutDate: "2027-03-08",
  });
  await call(client, "bookHotel", {
    hotelId: hotels.hotels[0].id,
    existingPnr: booked.pnr,
    guests: [TRAVELLER],
    ...handle,
  });
  const whole = await call(client, "retrieveBooking", { pnr: booked.pnr });
  expect(whole.hotels).toHaveLength(1);
  const listed = await call(client, "listBookings", handle);
  expect(listed.bookings).toEqual([whole]);
  const { contents } = await client.readResource({ uri: bookings });
  expect(JSON.stringify(contents)).toContain(booked.pnr);
}
