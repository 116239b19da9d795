import { expect, test } from "vitest";
import type { BookedFlight, BookedHotel } from "../../console/src/api/types.ts";
import { stopsByDay } from "../../console/src/views/bookings/stops.ts";

const flight: BookedFlight = {
  id: "f1",
  airlineCode: "BA",
  departureTime: "",
  arrivalTime: "",
  seatsAvailable: 9,
  bookingClass: "Y",
  status: "available",
  bookingStatus: "confirmed",
  flightNumber: "BA1",
  airlineName: "British Airways",
  originCode: "LHR",
  originName: "Heathrow",
  destinationCode: "JFK",
  destinationName: "Kennedy",
  duration: 480,
  aircraftType: "A380",
  cabin: "economy",
  price: 1,
};
const hotel: BookedHotel = {
  id: "h1",
  hotelCode: "GRND",
  chainCode: "GR",
  chainName: "Grand Hotels",
  cityCode: "NYC",
  checkInDate: "",
  checkOutDate: "",
  rateCode: "BAR",
  pricePerNight: 1,
  guestCount: 1,
  rooms: 1,
  amenities: [],
  status: "confirmed",
  guests: [],
  hotelName: "Grand",
  address: "1 Main Street",
  cityName: "New York",
  nights: 2,
  roomType: "Double",
  starRating: 4,
  price: 1,
};

test("a timeline follows local clocks; one checks in after the day's flights and out before them", () => {
  const days = stopsByDay({
    flights: [
      {
        ...flight,
        departureTime: "2027-03-01T16:00:00Z",
        arrivalTime: "2027-03-01T19:00:00-05:00",
      },
      {
        ...flight,
        departureTime: "2027-03-03T07:00:00-05:00",
        arrivalTime: "2027-03-03T19:00:00Z",
      },
    ],
    hotels: [{ ...hotel, checkInDate: "2027-03-01", checkOutDate: "2027-03-03" }],
    cars: [],
  });
  expect(days.map(([day, stops]) => [day, stops.map(({ kind }) => kind)])).toEqual([
    ["2027-03-01", ["flight", "checkIn"]],
    ["2027-03-03", ["checkOut", "flight"]],
  ]);
});
