import type { Pnr } from "../../src/domain/contracts/gds/bookings.ts";
import type { CarRental } from "../../src/domain/contracts/gds/cars.ts";
import type { FlightSegment } from "../../src/domain/contracts/gds/flights.ts";
import type { HotelReservation } from "../../src/domain/contracts/gds/hotels.ts";

/** Entities that keep every rule; tests break one field at a time. */
export const sampleFlight: FlightSegment = {
  id: "FL2-270301-AA1-Y1-Q261115",
  flightNumber: "AA1",
  airlineCode: "AA",
  airlineName: "American Airlines",
  originCode: "JFK",
  originName: "John F. Kennedy International Airport",
  destinationCode: "LAX",
  destinationName: "Los Angeles International Airport",
  departureTime: "2027-03-01T08:00:00-05:00",
  arrivalTime: "2027-03-01T11:10:00-08:00",
  duration: 370,
  aircraftType: "Airbus A321",
  cabin: "economy",
  price: 32_000,
  seatsAvailable: 9,
  bookingClass: "M",
  status: "available",
};

export const sampleReturn: FlightSegment = {
  ...sampleFlight,
  id: "FL2-270305-AA2-Y1-Q261115",
  flightNumber: "AA2",
  originCode: "LAX",
  destinationCode: "JFK",
  departureTime: "2027-03-05T12:00:00-08:00",
  arrivalTime: "2027-03-05T20:20:00-05:00",
  duration: 320,
};

export const sampleHotel: HotelReservation = {
  id: "HT2-LAX0001-KNG-BAR-270301-4N1G-Q261115",
  hotelCode: "LAX0001",
  hotelName: "Grand Hotel",
  chainCode: "MAR",
  chainName: "Marriott",
  address: "1 Main Street, Los Angeles",
  cityCode: "LAX",
  cityName: "Los Angeles",
  checkInDate: "2027-03-01",
  checkOutDate: "2027-03-05",
  nights: 4,
  roomType: "Standard King",
  rateCode: "BAR",
  starRating: 4,
  price: 80_000,
  pricePerNight: 20_000,
  guestCount: 1,
  rooms: 1,
  amenities: ["WiFi"],
  status: "available",
};

export const sampleCar: CarRental = {
  id: "CR2-ZE-LAX-LAX-SUV-HTXQC-HTZ1S-30-Q261115",
  companyCode: "ZE",
  companyName: "Hertz",
  pickupLocationCode: "LAX",
  pickupLocationName: "Los Angeles International Airport",
  dropoffLocationCode: "LAX",
  dropoffLocationName: "Los Angeles International Airport",
  pickupDate: "2027-03-01T12:00:00-08:00",
  dropoffDate: "2027-03-05T10:00:00-08:00",
  vehicleClass: "midsize",
  vehicleModel: "Toyota Camry or similar",
  dailyRate: 6_000,
  totalPrice: 24_000,
  rentalDays: 4,
  mileagePolicy: "unlimited",
  insuranceIncluded: false,
  status: "available",
};

export const sampleBooking: Pnr = {
  pnr: "TEST-ABC234",
  sessionId: "6b1f7a52-90b5-4c57-9d5d-0c1f6d1a2b3c",
  createdAt: 1,
  lastModified: 1,
  status: "confirmed",
  passengers: [{ id: "P1", type: "adult", firstName: "Ada", lastName: "Lovelace" }],
  flights: [{ ...sampleFlight, bookingStatus: "confirmed" }],
  hotels: [],
  cars: [],
  totalPrice: 32_000,
  currency: "USD",
  contactEmail: "ada@example.com",
};
