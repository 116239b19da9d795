import { expect, test } from "vitest";
import { bookHotel } from "../../../src/tools/gds/book-hotel.ts";
import { cancelBooking } from "../../../src/tools/gds/cancel-booking.ts";
import { retrieveBooking } from "../../../src/tools/gds/retrieve-booking.ts";
import { searchHotels } from "../../../src/tools/gds/search-hotels.ts";
import { toolContext } from "../../support/desk.ts";

test("a parameter that cancelling does not have cancels nothing, and a PNR is read without its beginning", async () => {
  const context = await toolContext();
  const stay = { cityCode: "TBS", checkInDate: "2027-03-01", checkOutDate: "2027-03-03", limit: 1 };
  const { hotels } = Object((await searchHotels.call(stay, context)).output);
  const guests = [{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" }];
  const booked = await bookHotel.call({ hotelId: hotels[0].id, guests }, context);
  const { pnr } = Object(booked.output);
  await expect(cancelBooking.call({ pnr, hotelId: hotels[0].id }, context)).rejects.toMatchObject({
    details: {
      reason: "unknown_parameter",
      field: "hotelId",
      hint: expect.stringMatching(/parts: \["H1"\].* Nothing was changed\.$/),
    },
  });
  await expect(cancelBooking.call({ pnr, carId: "c2" }, context)).rejects.toMatchObject({
    details: { hint: expect.stringContaining('parts: ["C2"]') },
  });
  await expect(cancelBooking.call({ pnr, gently: true }, context)).rejects.toMatchObject({
    details: { hint: expect.stringMatching(/^What it takes besides is .*parts/) },
  });
  const short = String(pnr).slice("TEST-".length).toLowerCase();
  const { output } = await retrieveBooking.call({ pnr: short }, context);
  expect(output).toMatchObject({ pnr, status: "confirmed" });
});
