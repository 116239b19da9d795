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
  const wish = { name: "Ada", contact: ADA.email, message: "Somewhere warm in May, for two" };
  return [
    ...[found, booked, hotels, stay],
    await call(client, "search_flights", {
      origin: "JFK",
      destination: "LAX",
      departure_date: "2027-03-01",
      max_results: 2,
    }),
    await call(client, "flight_pricecheck", checked(found.flights[0])),
    await call(client, "create_travel_request", wish),
  ];
}

/** A direct flight as a traveller who found it elsewhere would have it checked. */
function checked(flight: Readonly<Record<string, string>>) {
  const { airlineCode, flightNumber = "", departureTime = "", arrivalTime = "" } = flight;
  const segment = {
    airline: airlineCode,
    flightNumber: flightNumber.slice(2),
    departureAirport: "JFK",
    arrivalAirport: "LAX",
    departureDate: departureTime.slice(0, 10),
    departureTime: departureTime.slice(11, 16),
    arrivalTime: arrivalTime.slice(11, 16),
    plusDays: 0,
  };
  return {
    trip: {
      legs: [{ segments: [segment] }],
      travelClass: "ECONOMY",
      adults: 1,
      children: 0,
      infantsInSeat: 0,
      infantsOnLap: 0,
    },
    source: "Example Travel",
    price: "900.00",
    currency: "USD",
  };
}

/** An order of the sandbox, from the offers that it was asked for. */
async function order(port: number): Promise<unknown[]> {
  const send = async (path: string, data: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: {
        authorization: "Bearer duffel_test_repeatable",
        "duffel-version": "v2",
        "content-type": "application/json",
      },
      body: JSON.stringify({ data }),
    });
    const answer = JSON.parse(await response.text());
    expect(response.status, JSON.stringify(answer)).toBe(201);
    return answer.data;
  };
  const asked = await send("/air/offer_requests?return_offers=true", {
    slices: [{ origin: "LHR", destination: "JFK", departure_date: "2027-03-01" }],
    passengers: [{ type: "adult" }],
    cabin_class: "economy",
  });
  const [offer] = asked.offers;
  const ordered = await send("/air/orders", {
    type: "instant",
    selected_offers: [offer.id],
    passengers: [
      {
        id: offer.passengers[0].id,
        title: "mrs",
        gender: "f",
        given_name: ADA.firstName,
        family_name: ADA.lastName,
        born_on: "1987-07-24",
        email: ADA.email,
        phone_number: "+442080160509",
      },
    ],
    payments: [{ type: "balance", amount: offer.total_amount, currency: offer.total_currency }],
  });
  return [offer, ordered];
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
    said.push(await order(server.port));
    expect(await server.stop()).toBe(0);
    runs.push(JSON.stringify(said));
  }
  for (const id of [
    /TEST-[A-Z2-7]{6}/,
    /"req_[a-z2-7]{20}"/,
    /"request_id":"[0-9a-f-]{36}"/,
    /"ord_\w{22}"/,
  ]) {
    expect(runs[0]).toMatch(id);
  }
  expect(runs[1]).toBe(runs[0]);
});
