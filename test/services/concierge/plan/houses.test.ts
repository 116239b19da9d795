import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { HOSTEL } from "../../../../src/services/concierge/plan/money/houses.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function make(request: PlanRequest): Promise<Trip> {
  return tripFor(planner.deps, { lang: "en", ...request });
}

const notesOf = (trip: Trip) => writePlan(trip).notes.join(" ");

/** Metres that a house says it lies from something. */
function metresFrom(what: string, distance = ""): number {
  const [, number, unit] = new RegExp(`^([\\d.]+) (m|km) from ${what}`).exec(distance) ?? [];
  return Number(number) * (unit === "km" ? 1000 : 1);
}

describe("a house lies near what it was asked to be near", () => {
  test.each(["Najaf", "Mashhad", "Karbala", "Lourdes", "Baghdad"])(
    "the shrine of %s",
    async (city) => {
      const query = `Pilgrimage to ${city}, 4 days in April 2027, two adults, hotel near the shrine`;
      const { lodgings } = await make({ query, destinations: [city] });
      expect(metresFrom("the sanctuary", lodgings[0]?.distance)).toBeLessThanOrEqual(1500);
    },
  );

  test("a fair", async () => {
    const query = "Ambiente fair in Frankfurt, 4 to 8 February 2027, one person from Dubai";
    const hotel = "walking distance to the fairgrounds";
    const made = await make({ query, destinations: ["Frankfurt"], hotel });
    expect(metresFrom("the fairgrounds", made.lodgings[0]?.distance)).toBeLessThanOrEqual(1500);
    expect(notesOf(made)).not.toContain("near the venue");
  });

  test("the rim of the caldera, not a beach on the other side of the island", async () => {
    const query = "Honeymoon on Santorini, 5 days in September 2027, room with a caldera view";
    const { lodgings } = await make({ query, destinations: ["Santorini"] });
    expect(metresFrom("the caldera rim", lodgings[0]?.distance)).toBeLessThanOrEqual(1500);
  });

  test("a beach that was called by name, and not one that was refused", async () => {
    const query = "Phuket beach holiday, 8 days in February 2027, two adults, not Patong beach";
    const hotel = "Kata or Karon, 4 stars";
    const { lodgings } = await make({ query, destinations: ["Phuket"], hotel });
    expect(lodgings[0]?.beach?.en).toMatch(/Kata|Karon/);
    expect(lodgings[0]?.name).not.toContain("Patong");
  });
});

describe("what a house has", () => {
  test("is told in its line where it was asked for", async () => {
    const query = "Antalya beach week in June 2027, two adults, hotel with a pool";
    const { lodgings } = await make({ query, destinations: ["Antalya"] });
    expect(lodgings[0]?.answers).toContainEqual({ kind: "hotelPool", is: "has" });
  });

  test("and no house there has is told as such, not left to be asked of the house", async () => {
    const query = "Prague, 4 days in May 2027, two adults, a riad";
    const notes = notesOf(await make({ query, destinations: ["Prague"] }));
    expect(notes).toMatch(/Not found among the houses that we have there: [^.]*riad/i);
  });

  test("costs no class where money is short", async () => {
    const query = "Gudauri, 24 to 31 January 2027, from Baku, two adults, children 10 and 15";
    const request = { query, budget: "6000 AZN", hotel: "with spa and pool" };
    const made = await make({ ...request, destinations: ["Gudauri"] });
    expect(made.lodgings[0]?.stars).toBeLessThan(5);
    expect(notesOf(made)).toMatch(/dearer than this plan: [^.]*spa at the hotel/);
  });

  test("is a treatment where one comes to be treated", async () => {
    const query = "Karlovy Vary, 10 days in April 2027, two adults, spa treatments";
    const { lodgings } = await make({ query, destinations: ["Karlovy Vary"] });
    expect(lodgings[0]?.treats).toBe(true);
  });
});

test.each(["Belgrade", "Mostar", "Tirana", "Tbilisi", "Seville"])(
  "who asks for a hostel in %s sleeps in one",
  async (city) => {
    const query = `${city}, 4 days in September 2027, one person, hostel`;
    const { lodgings } = await make({ query, destinations: [city] });
    expect(lodgings[0]?.name).toMatch(HOSTEL);
  },
);

test("a limit for a night that no house keeps is told with what the night costs", async () => {
  const query = "Dubai, 4 days in January 2027, two adults, hotel up to 20 USD a night";
  const made = await make({ query, destinations: ["Dubai"] });
  expect(notesOf(made)).toMatch(/within \$20 a night for a room: [^.]* up to \$\d+ a night/);
});

describe("a price of a room", () => {
  test.each([
    ["the field for money", { budget: "250 GBP per night for the hotel" }],
    ["the words", { query: "London, 4 days in April 2027 from Dubai, hotel 250 GBP per room" }],
  ])("in %s is the most for a night, and no budget", async (_where, said) => {
    const query = "London, 4 days in April 2027, two adults from Dubai";
    const { wish } = await make({ query, destinations: ["London"], ...said });
    expect(wish.nightly?.amount).toBe(250);
    expect(wish.budget).toBeUndefined();
    expect(wish.unread).toEqual([]);
  });
});

test("a sum without air tickets is no fear of flying", async () => {
  const query =
    "Самарканд и Бухара, 7 дней в мае, двое, из Москвы, до 90 тысяч на человека без авиабилетов";
  const { wish } = await make({ query, lang: "ru" });
  const kinds = wish.wishes.map(({ kind }) => kind);
  expect(kinds).toContain("flightsApart");
  expect(kinds).not.toContain("noFlying");
});

describe("nights that were counted", () => {
  test("are told of where the night on the plane takes one", async () => {
    const request = {
      query: "Honeymoon in Bali from Baku, 21 September to 2 October 2027",
      dates: "2027-09-21 to 2027-10-02",
      destinations: ["Ubud, 4 nights", "Gili Trawangan, 2 nights", "Nusa Dua, 5 nights"],
    };
    const made = await make(request);
    const lodged = made.lodgings.map(({ stay }) => stay.nights);
    const isWhole = lodged.join() === "4,2,5";
    expect(notesOf(made).includes("Nights that differ")).toBe(!isWhole);
  });

  test("stay with the city before them where the words go on to another", async () => {
    const query =
      "Greece, 10 nights from June 20 2027, Athens for 2 nights then Santorini and Naxos";
    const { lodgings } = await make({ query });
    expect(lodgings.find(({ stay }) => stay.spot.slug === "athens")?.stay.nights).toBe(2);
  });
});

test("where nothing else is enough a shorter stay within the dates is told of", async () => {
  const { remarks } = await make({
    query:
      "Едем из Тбилиси в Бакуриани на 4 дня, с 4 по 7 февраля 2027, на машине. Двое взрослых, бабушка, дети 2 и 7 лет. Старшую хотим поставить на лыжи с инструктором, папа катается сам, младшему санки и снег",
    origin: "Tbilisi",
    destinations: ["Bakuriani"],
    dates: "2027-02-04 to 2027-02-07",
    party: { adults: 3, children: [2, 7] },
    budget: "2000 GEL",
    interests: ["ski", "family"],
    must: ["урок лыж с инструктором для ребёнка 7 лет", "санки"],
    hotel: "с детской комнатой и питанием",
    lang: "ru",
  });
  const ways = remarks.flatMap((one) => (one.kind === "short" ? one.ways : []));
  expect(ways.map(({ kind }) => kind)).toContain("days");
});

test("what neither plain houses nor the dearest wish saves alone is told of together", async () => {
  const { remarks } = await make({
    query:
      "Namaste, we are 3 families from Ahmedabad travelling together, 6 adults and 5 children (14, 12, 9, 9, 3) for Diwali week, 28 Oct to 5 Nov 2027. Thailand - Bangkok 2 nights, Phuket 3, Krabi 3. Jain food for 4 persons, others veg. Safari World and one island trip, one full day free. 4 star with pool, rooms on same floor. Approx 75000 INR per head with flights for adults. Diwali dinner on 29th all together pls",
    origin: "Ahmedabad",
    destinations: ["Bangkok, 2 nights", "Phuket, 3 nights", "Krabi, 3 nights"],
    dates: "2027-10-28 to 2027-11-05",
    budget: "75000 INR per person including flights",
    party: { adults: 6, children: [14, 12, 9, 9, 3] },
    interests: ["family", "beach"],
    needs: ["Jain food for 4", "vegetarian for all others"],
    must: [
      "Diwali dinner together on 2027-10-29",
      "Safari World Bangkok",
      "one island trip",
      "one full free day",
    ],
    hotel: "4 star with pool, rooms on the same floor",
    lang: "en",
  });
  const ways = remarks.flatMap((one) => (one.kind === "short" ? one.ways : []));
  expect(ways.some(({ kind, plain }) => kind === "without" && plain)).toBe(true);
});

test.each([
  ["Gulmarg, 5 nights", "Srinagar, 1 night", "one night in a houseboat on Dal Lake", "srinagar"],
  ["Hanoi, 3 nights", "Ha Long, 1 night", "overnight cruise on Ha Long Bay", "ha-long"],
])("a night on board is no night in a hotel: %s, %s", async (first, second, must, city) => {
  const made = await make({
    query: `Seven days in January 2027, two adults, ${must}`,
    destinations: [first, second],
    must: [must],
    origin: "Delhi",
  });
  const [lodging] = made.lodgings.filter(({ stay }) => stay.spot.slug.startsWith(city));
  expect(lodging?.aboard?.nights).toBe(1);
  expect(lodging?.price).toBe(0);
  expect(writePlan(made).hotels.join()).not.toContain(lodging?.name);
});
