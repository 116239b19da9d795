import { expect, test } from "vitest";
import { indexedBooking } from "../../../src/services/operator/bookings.ts";
import { findCustomers, listCustomers } from "../../../src/services/operator/customers.ts";
import { recordIndex } from "../../../src/services/operator/record-index.ts";
import { indexedRequest } from "../../../src/services/requests/list.ts";
import { BOOKING } from "../../../src/stores/records.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { simulatedPlaces } from "../../../src/suppliers/simulated/places.ts";
import { writeBookings, writeRequests } from "../../support/many-records.ts";

test("a list of thousands of customers begins with the newest before all of them are known, and then has them all", async () => {
  const EACH = 2_000;
  const store = await sqliteStore({ path: ":memory:", now: Date.now });
  const { records } = store;
  await writeRequests(records, EACH);
  await writeBookings(records, EACH);
  const places = simulatedPlaces();
  const parts = {
    now: Date.now,
    requestIndex: recordIndex({ records, kind: "request", read: indexedRequest }),
    bookingIndex: recordIndex({
      records,
      kind: BOOKING,
      read: (stored) => indexedBooking(stored, places),
    }),
  };
  await Promise.all([parts.requestIndex.all(), parts.bookingIndex.all()]);
  const newest = Array.from({ length: 50 }, (_, at) => `customer${EACH - 1 - at}@example.com`);

  const first = await listCustomers(parts, { limit: 50 });
  expect(first.customers.map(({ contact }) => contact)).toEqual(newest);
  await expect
    .poll(async () => (await listCustomers(parts, { limit: 50 })).partial)
    .toBeUndefined();
  const all = await listCustomers(parts, { limit: 50 });
  expect(all).toMatchObject({ total: EACH, customers: first.customers });

  // A change is in what is looked at in full, and in the list a moment later.
  await writeRequests(records, 1, EACH);
  expect((await findCustomers(parts, `customer${EACH}@`)).length).toBe(1);
  await writeRequests(records, 1, EACH + 1);
  await expect
    .poll(async () => (await listCustomers(parts, { limit: 1 })).customers[0]?.contact)
    .toBe(`customer${EACH + 1}@example.com`);
  await store.close();
});
