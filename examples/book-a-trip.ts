import { openWayfare, TravelError } from "wayfare";

/** Books a flight, a hotel and a car onto one PNR, then cancels them, without a server. */
const wayfare = openWayfare({ database: ":memory:" });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const ada = { firstName: "Ada", lastName: "Lovelace" };

try {
  const { flights } = await wayfare.call("searchFlights", {
    origin: "LHR",
    destination: "JFK",
    departureDate: day(60),
  });
  const { pnr } = await wayfare.call("bookFlight", {
    flightIds: flights.slice(0, 1).map(({ id }) => id),
    passengers: [{ type: "adult", ...ada }],
    contactEmail: "ada@example.com",
    idempotencyKey: "ada-in-new-york",
  });

  const { hotels } = await wayfare.call("searchHotels", {
    cityCode: "NYC",
    checkInDate: day(60),
    checkOutDate: day(63),
  });
  const [hotel] = hotels;
  if (hotel) {
    await wayfare.call("bookHotel", { hotelId: hotel.id, existingPnr: pnr, guests: [ada] });
  }

  const { cars } = await wayfare.call("searchCars", {
    pickupLocationCode: "JFK",
    pickupDate: `${day(60)}T18:00:00`,
    dropoffDate: `${day(63)}T10:00:00`,
  });
  const [car] = cars;
  if (car) await wayfare.call("bookCar", { carId: car.id, existingPnr: pnr, driver: ada });

  const booking = await wayfare.call("retrieveBooking", { pnr });
  console.log(`${booking.pnr}: $${(booking.totalPrice / 100).toFixed(2)}, ${booking.status}`);

  const { status } = await wayfare.call("cancelBooking", { pnr });
  console.log(`${pnr}: ${status}`);
} catch (error) {
  if (!(error instanceof TravelError)) throw error;
  console.error(error.message, error.details.hint ?? "");
} finally {
  await wayfare.close();
}
