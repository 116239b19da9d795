import { expect, test } from "vitest";
import { CLIENTS, type ConnectedClient } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { call } from "../support/clients.ts";
import { startWayfare } from "../support/wayfare-process.ts";

const ADA = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };

async function trip(client: ConnectedClient): Promise<unknown[]> {
  const search = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01", limit: 2 };
  const found = await call(client, "searchFlights", search);
  const booked = await call(client, "bookFlight", {
    flightIds: [found.flights[0].id],
    passengers: [{ type: "adult", ...ADA }],
    contactEmail: ADA.email,
  });
  const hotels = await call(client, "searchHotels", {
    cityCode: "LAX",
    checkInDate: "2027-03-01",
    checkOutDate: "2027-03-03",
    limit: 1,
  });
  const stay = await call(client, "bookHotel", { hotelId: hotels.hotels[0].id, guests: [ADA] });
  return [found, booked, hotels, stay];
}

test("with WAYFARE_NOW the same calls in the same order give the same bytes, ids and PNRs included", async () => {
  const runs: string[] = [];
  for (let run = 0; run < 2; run++) {
    const server = await startWayfare({ WAYFARE_NOW: "2026-11-15T12:00:00Z" });
    const said: unknown[] = [];
    for (const { label } of CLIENTS) {
      const client = await connectTo(new URL(`http://127.0.0.1:${server.port}/mcp`), label);
      said.push(await trip(client));
      await client.close();
    }
    expect(await server.stop()).toBe(0);
    runs.push(JSON.stringify(said));
  }
  expect(runs[0]).toMatch(/TEST-[A-Z2-7]{6}/);
  expect(runs[1]).toBe(runs[0]);
});
