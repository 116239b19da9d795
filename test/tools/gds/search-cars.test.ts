import { countTokens } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { bookCar } from "../../../src/tools/gds/book-car.ts";
import { searchCars } from "../../../src/tools/gds/search-cars.ts";
import { toolContext } from "../../support/desk.ts";

interface Car {
  readonly id: string;
  readonly vehicleClass: string;
  readonly seats: number;
  readonly bags: number;
  readonly transmission: string;
  readonly dailyRate: number;
  readonly rentalDays: number;
  readonly totalPrice: number;
  readonly oneWayFee?: number;
  readonly youngDriverFee?: number;
  readonly childSeatFee?: number;
  readonly shown?: { readonly totalPrice: number };
}

const rental = {
  pickupLocationCode: "NCE",
  pickupDate: "2027-03-01T10:00:00",
  dropoffDate: "2027-03-05T10:00:00",
  limit: 50,
};

async function search(wishes: object, context?: Awaited<ReturnType<typeof toolContext>>) {
  const args = { ...rental, ...wishes };
  const { output, text, flaw } = await searchCars.call(args, context ?? (await toolContext()));
  expect(flaw).toBeUndefined();
  const answer: { cars: readonly Car[]; total: number; rate?: string } = Object(output);
  return { ...answer, text };
}

describe("searchCars", () => {
  test("fees stand as amounts of their own inside the total, which is the rate times the days", async () => {
    const context = await toolContext();
    const plain = await search({ dropoffLocationCode: "LYS" });
    const { cars, text } = await search(
      { dropoffLocationCode: "LYS", driverAge: 23, childSeats: 2 },
      context,
    );
    expect(cars.length).toBeGreaterThan(5);
    for (const car of cars) {
      const { oneWayFee = 0, youngDriverFee = 0, childSeatFee = 0 } = car;
      expect(car.totalPrice).toBe(car.dailyRate * car.rentalDays);
      expect(Math.min(oneWayFee, youngDriverFee, childSeatFee)).toBeGreaterThan(0);
      const named = car.id.replace(/-23C2-.*/, "-30-");
      const grown = plain.cars.find(({ id }) => id.startsWith(named));
      expect(car.totalPrice - youngDriverFee - childSeatFee).toBe(grown?.totalPrice);
      expect(grown?.youngDriverFee).toBeUndefined();
    }
    expect(text).toMatch(
      /of it one-way fee \$[\d.]+, young-driver fee \$[\d.]+, child-seat fee \$/,
    );
    const driver = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };
    const { output } = await bookCar.call({ carId: cars[0]?.id, driver }, context);
    expect(Object(output)).toMatchObject({
      totalPrice: cars[0]?.totalPrice,
      cars: [{ childSeats: 2, childSeatFee: cars[0]?.childSeatFee }],
    });
  });

  test("has vans for seven and more, and keeps to seats, bags and transmission", async () => {
    const { cars } = await search({ seats: 7, transmission: "manual", bags: 4 });
    expect(cars.length).toBeGreaterThan(0);
    for (const { vehicleClass, seats, bags, transmission } of cars) {
      expect([vehicleClass, transmission]).toEqual(["van", "manual"]);
      expect(seats).toBeGreaterThanOrEqual(7);
      expect(bags).toBeGreaterThanOrEqual(4);
    }
    const american = await search({ pickupLocationCode: "LAX" });
    expect(new Set(american.cars.map(({ transmission }) => transmission))).toEqual(
      new Set(["automatic"]),
    );
  });

  test("shows the traveller's currency, in a short text", async () => {
    const { cars, text, rate } = await search({ currency: "EUR", limit: 10 });
    expect(text).toContain(`= EUR ${cars[0]?.shown?.totalPrice}`);
    expect(text).toContain(String(rate));
    expect(countTokens(text)).toBeLessThanOrEqual(1200);
  });

  test.each([
    [{ seats: 12 }, /None of the \d+ cars at Nice fits: ask for fewer seats/],
    [
      { pickupLocationCode: "GYD", dropoffLocationCode: "TBS" },
      /No car may be taken from Baku to Tbilisi/,
    ],
  ])("says why there is nothing for %j", async (wishes, sentence) => {
    const { text, total } = await search(wishes);
    expect(total).toBe(0);
    expect(text).toMatch(sentence);
  });
});
