// Runs in a process of its own, built as the server is, so that nothing but the world is measured.
const start = performance.now();
const [
  { searchJourneys },
  { airports, findAirport },
  { seedFrom },
  { searchRooms },
  { searchCars },
] = await Promise.all([
  import("../src/world/flights/search.ts"),
  import("../src/world/places/airports.ts"),
  import("../src/world/random.ts"),
  import("../src/world/hotels/rooms.ts"),
  import("../src/world/cars/cars.ts"),
]);
const seed = seedFrom("fixed");
const terms = {
  cabin: "economy",
  party: { adults: 1, children: 0, infants: 0 },
  quoteDay: 20_772,
};
const pair = (from, to) => ({ from: [findAirport(from)], to: [findAirport(to)] });
const loadMs = performance.now() - start;
// The first question also pays for compiling the code that answers it.
const asked = performance.now();
searchJourneys(seed, { ...pair("JFK", "LAX"), day: 20_900, ...terms });
const firstMs = performance.now() - asked;

const served = airports.filter(({ size }) => size !== "small");
const SEARCHES = 10_000;
for (let i = 0; i < SEARCHES; i++) {
  const from = served[(i * 7919) % served.length];
  const to = served[(i * 104_729 + 13) % served.length];
  const day = 20_800 + (i % 300);
  if (i % 10 === 8) {
    searchRooms(seed, {
      cityCode: to.cityCode,
      checkIn: day,
      checkOut: day + 2,
      guests: 2,
      quoteDay: terms.quoteDay,
    });
  } else if (i % 10 === 9) {
    searchCars(seed, {
      pickupCode: to.iata,
      dropoffCode: to.iata,
      pickup: day * 1440,
      dropoff: (day + 3) * 1440,
      driverAge: 30,
      quoteDay: terms.quoteDay,
    });
  } else if (from !== to) {
    searchJourneys(seed, { from: [from], to: [to], day, ...terms });
  }
}
const rssMb = process.memoryUsage().rss / 1_048_576;
process.stdout.write(JSON.stringify({ loadMs, firstMs, rssMb, searches: SEARCHES }));
