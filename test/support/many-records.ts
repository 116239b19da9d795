import type { Pnr } from "../../src/domain/contracts/gds/bookings.ts";
import { writeRecord } from "../../src/services/gds/document.ts";
import { BOOKING, type RecordStore } from "../../src/stores/records.ts";
import { sampleBooking, sampleCar, sampleFlight, sampleHotel, sampleReturn } from "./samples.ts";

const ADA = { firstName: "Ada", lastName: "Lovelace" };
const AT_ONCE = 500;
const START = Date.UTC(2026, 0, 1);
const PLACES = ["Tbilisi", "Şuşa", "Porto", "Rome", "Dubai", "Maldives", "Bakı"];
const FAMILIES = ["Əliyeva", "Иванова", "Smith", "Müller", "Quliyeva"];
const WISHES = ["a quiet hotel", "good wine", "the beach", "museums", "skiing"];

type Writable = Pick<RecordStore, "write">;

/** Requests as travellers send them, ten seconds apart. */
export async function writeRequests(records: Writable, count: number, first = 0): Promise<void> {
  await writeMany((n) => writeRequest(records, n), count, first);
}

/** Bookings of two flights and a stay, every fourth with a car, ten seconds apart. */
export async function writeBookings(records: Writable, count: number, first = 0): Promise<void> {
  await writeMany((n) => writeBooking(records, n), count, first);
}

async function writeMany(
  write: (n: number) => Promise<unknown>,
  count: number,
  first: number,
): Promise<void> {
  for (let at = first; at < first + count; at += AT_ONCE) {
    const some = Math.min(AT_ONCE, first + count - at);
    await Promise.all(Array.from({ length: some }, (_, i) => write(at + i)));
  }
}

async function writeBooking(records: Writable, n: number): Promise<void> {
  const at = START + n * 10_000;
  const pnr = `TEST-${n.toString(36).toUpperCase().padStart(6, "0")}`;
  const status = n % 10 === 0 ? "cancelled" : "confirmed";
  const sessionId = `6b1f7a52-90b5-4c57-9d5d-${String(n % 1000).padStart(12, "0")}`;
  const booking: Pnr = {
    ...sampleBooking,
    pnr,
    sessionId,
    status,
    createdAt: at,
    lastModified: at,
    passengers: [
      { id: "P1", type: "adult", firstName: "Aysel", lastName: FAMILIES[n % 5] ?? "" },
      { id: "P2", type: "adult", firstName: "Ada", lastName: `Lovelace ${n}` },
    ],
    flights: [
      { ...sampleFlight, bookingStatus: "confirmed" },
      { ...sampleReturn, bookingStatus: "confirmed" },
    ],
    hotels: [{ ...sampleHotel, guests: [ADA] }],
    cars: n % 4 === 0 ? [{ ...sampleCar, driver: ADA }] : [],
    contactEmail: `customer${n % 40_000}@example.com`,
  };
  await records.write({
    kind: BOOKING,
    id: pnr,
    sessionId,
    state: status,
    createdAt: at,
    modifiedAt: at,
    expectedVersion: 0,
    document: writeRecord({ booking, holds: [] }),
  });
}

async function writeRequest(records: Writable, n: number): Promise<void> {
  const at = START + n * 10_000;
  const status = "draft_pending_operator";
  const wish = `${WISHES[n % WISHES.length]} and ${WISHES[(n >> 3) % WISHES.length]}`;
  await records.write({
    kind: "request",
    id: `req_${[...String(n).padStart(20, "0")].map((digit) => "abcdefghij"[Number(digit)]).join("")}`,
    state: status,
    createdAt: at,
    modifiedAt: at,
    dueAt: at,
    expectedVersion: 0,
    document: JSON.stringify({
      type: n % 20 === 0 ? "vip" : "lead",
      status,
      asked: {
        name: `Aysel ${n}`,
        contact: { kind: "email", value: `customer${n % 40_000}@example.com` },
        destination: PLACES[n % PLACES.length],
        dates: `2027-0${1 + (n % 9)}-10 to 2027-0${1 + (n % 9)}-15`,
        travelers: 2,
        budget: "1500 USD",
        message: `We would like ${wish}. ${"Please tell us what is possible. ".repeat(6)}`,
        lang: n % 3 === 0 ? "az" : "ru",
      },
      notes: [],
      history: [{ at, what: "created", status }],
    }),
  });
}
