import { countTokens } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { bookHotel } from "../../../src/tools/gds/book-hotel.ts";
import { searchHotels } from "../../../src/tools/gds/search-hotels.ts";
import { toolContext } from "../../support/desk.ts";

interface Rate {
  readonly rate: string;
  readonly roomType: string;
  readonly board?: string;
  readonly price: number;
  readonly rooms?: number;
  readonly shown?: { readonly price: number };
}

interface Hotel extends Rate {
  readonly id: string;
  readonly rateCode: string;
  readonly cancellation: string;
  readonly hotelCode: string;
  readonly hotelName: string;
  readonly pricePerNight: number;
  readonly amenities: readonly string[];
  readonly location: { readonly kind: string };
  readonly guestCount: number;
  readonly cots?: number;
  readonly km?: number;
  readonly shown?: { readonly price: number; readonly pricePerNight: number };
  readonly moreRates?: readonly Rate[];
  readonly status: string;
}

const stay = { cityCode: "PAR", checkInDate: "2027-03-01", checkOutDate: "2027-03-05", guests: 2 };

async function search(wishes: object, context?: Awaited<ReturnType<typeof toolContext>>) {
  const args = { ...stay, ...wishes };
  const { output, text, flaw } = await searchHotels.call(args, context ?? (await toolContext()));
  expect(flaw).toBeUndefined();
  const answer: {
    hotels: readonly Hotel[];
    terms: Readonly<Record<string, string>>;
    total: number;
    rate?: string;
    notes?: string[];
  } = Object(output);
  return { ...answer, text, structured: JSON.stringify(output) };
}

const guests = (...names: readonly string[]) =>
  names.map((firstName) => ({ firstName, lastName: "Lovelace", email: "ada@example.com" }));

describe("searchHotels", () => {
  test("a code that is no city's is called that, whatever airports are called", async () => {
    await expect(search({ cityCode: "QQQ" })).rejects.toThrow(
      "cityCode: QQQ is not a city or airport code",
    );
  });

  test("shows every hotel once, the cheapest first, with its rates inside, each explained", async () => {
    const { hotels, terms, text } = await search({ limit: 50 });
    const codes = hotels.map(({ hotelCode }) => hotelCode);
    expect(new Set(codes).size).toBe(codes.length);
    const open = hotels.filter(({ status }) => status === "available");
    const prices = open.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const hotel of open) {
      expect(hotel.id).toContain(`-${hotel.rate}-`);
      for (const { rate, board = hotel.board, price } of [hotel, ...(hotel.moreRates ?? [])]) {
        expect(price).toBeGreaterThanOrEqual(hotel.price);
        expect(board === "breakfast").toBe(rate.endsWith("-BBR"));
        expect(Object.keys(terms)).toContain(rate.slice(rate.indexOf("-") + 1));
      }
    }
    const free = "free until 2027-02-28 18:00 local time, then one night";
    expect(terms).toMatchObject({ ADV: "prepaid, no refund", BAR: free, BBR: free });
    expect(text).toContain("SUP = Superior Double or Superior King");
    expect(text).toContain("ADV = room only, prepaid, no refund");
    expect(text).toContain("BBR = breakfast, cancelling free until 2027-02-28 18:00");
  });

  test("its answer is short, and every rate can be booked from it", async () => {
    const context = await toolContext();
    const { hotels, terms, text, structured } = await search({}, context);
    expect(countTokens(text)).toBeLessThanOrEqual(1200);
    expect(countTokens(structured)).toBeLessThanOrEqual(3500);
    const hotel = hotels[0];
    expect(hotel?.moreRates?.length).toBeGreaterThan(2);
    for (const { rate, roomType, price, board = hotel?.board } of hotel?.moreRates ?? []) {
      expect(text).toContain(`${rate} $${(price / 100).toFixed(2)}`);
      const booked = await bookHotel.call(
        { hotelId: hotel?.id.replace(hotel.rate, rate), guests: guests("Ada", "Mary") },
        context,
      );
      const { totalPrice, hotels: stays } = Object(booked.output);
      expect(totalPrice).toBe(price);
      expect(stays[0]).toMatchObject({ roomType, board });
      const night = `$${(stays[0].pricePerNight / 100).toFixed(2)}`;
      expect(stays[0].cancellation).toBe(terms[stays[0].rateCode]?.replace("one night", night));
    }
  });

  test("keeps to rooms and children, and books them from the id alone", async () => {
    const context = await toolContext();
    const { hotels } = await search({ rooms: 2, childAges: [8, 1] }, context);
    const [hotel] = hotels;
    expect(hotel).toMatchObject({ rooms: 2, guestCount: 3, cots: 1 });
    expect(hotel?.id).toContain("4N3G2R1C");
    // The baby in the cot may be named or not.
    for (const names of [guests("Ada", "Mary", "Byron"), guests("Ada", "Mary", "Byron", "Anne")]) {
      const { output } = await bookHotel.call({ hotelId: hotel?.id, guests: names }, context);
      const booking = Object(output);
      expect(booking.totalPrice).toBe(hotel?.price);
      expect(booking.hotels[0]).toMatchObject({ rooms: 2, cots: 1 });
      expect(booking.warnings ?? []).toEqual([]);
    }
    const one = await search({ childAges: [1] });
    expect(one.hotels[0]).toMatchObject({ rooms: 1, guestCount: 2, cots: 1 });
  });

  test("keeps to board, free cancellation, amenities, price and name", async () => {
    const free = await search({ freeCancellation: true, board: "breakfast", limit: 50 });
    for (const hotel of free.hotels.filter(({ status }) => status === "available")) {
      expect(hotel.rateCode).toBe("BBR");
      for (const { rate } of hotel.moreRates ?? []) expect(rate).toMatch(/-BBR$/);
    }
    const lift = await search({ amenities: ["lift", "step_free", "parking"], limit: 50 });
    expect(lift.total).toBeGreaterThan(0);
    for (const { amenities } of lift.hotels) {
      expect(amenities).toEqual(expect.arrayContaining(["Lift", "Step-free rooms"]));
      expect(amenities.some((name) => /parking/i.test(name))).toBe(true);
    }
    const beach = await search({
      cityCode: "AYT",
      checkInDate: "2027-07-01",
      checkOutDate: "2027-07-03",
      board: "all_inclusive",
      amenities: ["beach", "pool"],
    });
    expect(beach.total).toBeGreaterThan(0);
    for (const { location, board } of beach.hotels) {
      expect([location.kind, board]).toEqual(["beach", "all_inclusive"]);
    }
    const priced = await search({ minPrice: 100, maxPrice: 150, limit: 50 });
    expect(priced.total).toBeGreaterThan(0);
    for (const { pricePerNight } of priced.hotels) {
      expect(pricePerNight).toBeGreaterThanOrEqual(10_000);
      expect(pricePerNight).toBeLessThanOrEqual(15_000);
    }
    const named = await search({ hotelName: "hotel TERMINUS" });
    expect(named.hotels.map(({ hotelName }) => hotelName)).toContain("Hôtel Terminus");
  });

  test("measures from a sight or an airport, the nearest first", async () => {
    const { hotels, text } = await search({ near: "louvre", maxKm: 2 });
    const far = hotels.map(({ km }) => km ?? Number.NaN);
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(Math.max(...far)).toBeLessThanOrEqual(2);
    expect(text).toContain("km from louvre");
    const airport = await search({ near: "CDG", limit: 1 });
    expect(airport.hotels[0]?.location.kind).toBe("airport");
    const heathrow = { cityCode: "LON", near: "LHR", amenities: ["step_free"], maxKm: 5, limit: 1 };
    expect((await search(heathrow)).total).toBeGreaterThan(0);
  });

  test("shows the traveller's currency beside what is charged", async () => {
    const { hotels, rate, text } = await search({ currency: "JPY", limit: 1 });
    const perDollar = Number(rate?.split(" ")[3]);
    const [hotel] = hotels;
    expect(hotel?.shown?.price).toBeCloseTo(((hotel?.price ?? 0) / 100) * perDollar, -1);
    expect(Number.isInteger(hotel?.shown?.price)).toBe(true);
    const yen = (amount = 0) => `JPY ${amount.toLocaleString("en")}`;
    expect(text).toContain(`${yen(hotel?.shown?.price)} ($`);
    for (const other of hotel?.moreRates ?? []) expect(text).toContain(yen(other.shown?.price));
    expect(text).toContain("bookings are charged in USD");
  });

  test("a row has no rate above the most that was asked for", async () => {
    const most = 150;
    const { hotels } = await search({ maxPrice: most, limit: 50 });
    const nights = 4;
    const rates = hotels.flatMap(({ price, moreRates = [] }) => [
      price,
      ...moreRates.map((rate) => rate.price),
    ]);
    expect(rates.length).toBeGreaterThan(hotels.length);
    expect(Math.max(...rates)).toBeLessThanOrEqual(most * 100 * nights);
  });

  test("says in one sentence why there is nothing", async () => {
    const { total, text } = await search({ maxPrice: 1 });
    expect(text).toContain("at most USD 1.00 a night");
    expect(total).toBe(0);
    expect(text).toMatch(
      /none\.\nNote: None of the (\d+) hotels of Paris fits: none costs so little\. The cheapest is USD \d+\.\d\d a night\. Drop that wish/,
    );
    const both = await search({ hotelName: "Château Nowhere", amenities: ["lift"] });
    expect(both.text).toMatch(
      /fits: none has such a name, \d+ lack lift\. Drop the first of these wishes\./,
    );
  });

  test.each([
    [{ rooms: 3 }, "too_many_rooms", "rooms"],
    [{ near: "Atlantis" }, "unknown_landmark", "near"],
    [{ currency: "XXQ" }, "unknown_currency", "currency"],
    [{ amenities: ["helipad"] }, "invalid_params", "amenities[0]"],
  ])("refuses %j", async (wishes, reason, field) => {
    await expect(search(wishes)).rejects.toMatchObject({ details: { reason, field } });
  });
});
