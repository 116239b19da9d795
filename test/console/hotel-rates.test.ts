import { expect, test } from "vitest";
import { foundHotels, nearestRate } from "../../console/src/answers/hotel-rates.ts";

const OUTPUT = {
  terms: {
    ADV: "prepaid, no refund",
    BAR: "free until 2027-04-07 18:00 local time, then one night",
    BBR: "free until 2027-04-07 18:00 local time, then one night",
  },
  hotels: [
    {
      id: "HT2-XSG0007-DBL-ADV-270408-2N2G",
      hotelName: "Guesthouse Lali",
      roomType: "Standard Double",
      rateCode: "ADV",
      rate: "DBL-ADV",
      board: "room_only",
      cancellation: "prepaid, no refund",
      price: 3396,
      location: { distance: "250 m from the centre" },
      moreRates: [
        { rate: "DBL-BAR", roomType: "Standard Double", price: 3860 },
        { rate: "TWN-BAR", roomType: "Standard Twin", price: 3936 },
        { rate: "DBL-BBR", roomType: "Standard Double", price: 4438, board: "breakfast" },
      ],
    },
  ],
};

test("a hotel has all its rates, each with the id that books it and its own terms", () => {
  const [hotel] = foundHotels(OUTPUT);
  expect(hotel?.rates.map(({ id, board, cancelling }) => [id, board, cancelling])).toEqual([
    ["HT2-XSG0007-DBL-ADV-270408-2N2G", "room_only", OUTPUT.terms.ADV],
    ["HT2-XSG0007-DBL-BAR-270408-2N2G", "room_only", OUTPUT.terms.BAR],
    ["HT2-XSG0007-TWN-BAR-270408-2N2G", "room_only", OUTPUT.terms.BAR],
    ["HT2-XSG0007-DBL-BBR-270408-2N2G", "breakfast", OUTPUT.terms.BBR],
  ]);
});

test("the rate of a stay that is moved is the one it was booked at, where there is one", () => {
  const [hotel] = foundHotels(OUTPUT);
  const rateLike = (rateCode: string, board: string, room: string) =>
    hotel && nearestRate(hotel, { rateCode, board, room }).id.slice(12, 19);
  expect(rateLike("BAR", "room_only", "Standard Twin")).toBe("TWN-BAR");
  expect(rateLike("BBR", "breakfast", "Family Room")).toBe("DBL-BBR");
  expect(hotel && nearestRate(hotel, undefined).rateCode).toBe("ADV");
});
