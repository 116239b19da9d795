import { expect, test } from "vitest";
import { bookHotel } from "../../../src/tools/gds/book-hotel.ts";
import { listBookings } from "../../../src/tools/gds/list-bookings.ts";
import { searchHotels } from "../../../src/tools/gds/search-hotels.ts";
import { toolContext } from "../../support/desk.ts";

test("listBookings says how many bookings there are, and pages through them once", async () => {
  const context = await toolContext();
  const stay = { cityCode: "NYC", checkInDate: "2027-03-01", checkOutDate: "2027-03-02" };
  const { hotels } = Object((await searchHotels.call(stay, context)).output);
  const guests = [{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" }];
  const made: string[] = [];
  for (let i = 0; i < 7; i++) {
    const { output } = await bookHotel.call({ hotelId: hotels[i].id, guests }, context);
    made.push(Object(output).pnr);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  for (const left of [3, 3, 1]) {
    const { output, text } = await listBookings.call({ limit: 3, cursor }, context);
    const { bookings, nextCursor, asOf, ...counts } = Object(output);
    expect(Date.parse(asOf)).toBeGreaterThan(0);
    expect(counts).toEqual({ total: 7, resultCount: left });
    expect(text).toContain(`${left} of 7`);
    for (const { pnr } of bookings) seen.push(pnr);
    cursor = nextCursor;
  }
  expect(cursor).toBeUndefined();
  expect(seen.sort()).toEqual(made.sort());
});
