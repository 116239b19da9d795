/**
 * Takes the pictures of the operator's page in docs/images from a built server, in Chromium:
 *
 *   npm run build && npm run console:pictures
 */
import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { openWindow, startBrowser } from "../test/support/browser.ts";
import {
  type Agent,
  connectAgent,
  enterByLink,
  REQUEST,
  rowOf,
  startConsole,
} from "../test/support/console.ts";

const QUALITY = 82;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ASKED = [
  { ...REQUEST, name: "Rauf Quliyev", destination: "Porto", dates: "in May", lang: "az" },
  {
    ...REQUEST,
    name: "Nina Petrova",
    destination: "Rome",
    message: "Museums, please.",
    lang: "ru",
  },
  { ...REQUEST, name: "John Smith", destination: "Dubai", message: "A week by the sea." },
];

const server = await startConsole();
const browser = await startBrowser();
const { agent, close } = await connectAgent(server);
for (const asked of ASKED) await agent("create_travel_request", asked);
await agent("request_vip_manager", { ...REQUEST, destination: "Maldives" });
await agent("create_travel_request", REQUEST);
const pnr = await bookTrip(agent);

const { page } = await openWindow(browser, { viewport: DESKTOP });
await enterByLink(page, server);
await page.getByRole("table").waitFor();
await take("desk-light");
await rowOf(page, "Tbilisi").click();
await page.getByLabel("Reply to the traveller").fill("A quiet room with a balcony is free, Aysel.");
await take("request-light");
await show(`#/bookings/${pnr}`);
await page.getByRole("img", { name: /Map of the route/ }).waitFor();
await take("booking-light");
await take("booking-dark", "dark");
await show("#/try/plan_trip");
await runExample(page);
await page.locator(".plan").waitFor();
await take("plan-light");
await show("#/try/calculate_budget");
await runExample(page);
await page.locator(".budget").waitFor();
await take("budget-light");
await page.setViewportSize(PHONE);
await show(`#/bookings/${pnr}`);
await page.getByRole("img", { name: /Map of the route/ }).waitFor();
await take("phone");
await close();
await browser.close();
await server.stop();

async function show(hash: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
}

async function runExample(shown: Page): Promise<void> {
  await shown.getByRole("button", { name: "Fill in an example" }).click();
  await shown.getByRole("button", { name: "Run" }).click();
}

async function take(name: string, colorScheme: "light" | "dark" = "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? DESKTOP;
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    clip: { x: 0, y: 0, ...size, scale: size.width < 500 ? 2 : 1 },
  });
  const file = new URL(`../docs/images/console-${name}.webp`, import.meta.url);
  await writeFile(file, Buffer.from(data, "base64"));
  console.log(`console-${name}.webp`);
}

/** Over the date line and back, with a stay and a car. */
async function bookTrip(ask: Agent): Promise<string> {
  const ways = [
    ["AKL", "SFO", "2026-12-10"],
    ["SFO", "LAX", "2026-12-14"],
    ["LAX", "AKL", "2026-12-20"],
  ] as const;
  const flightIds: unknown[] = [];
  for (const [origin, destination, departureDate] of ways) {
    const found = await ask("searchFlights", { origin, destination, departureDate });
    const { flights } = Object(found);
    const direct = flights.find((flight: { stops: number }) => flight.stops === 0);
    flightIds.push((direct ?? flights[0]).id);
  }
  const person = { firstName: "Aysel", lastName: "Məmmədova" };
  const booked = await ask("bookFlight", {
    flightIds,
    passengers: [{ type: "adult", ...person }],
    contactEmail: "aysel@example.com",
  });
  const existingPnr = String(booked["pnr"]);
  const stays = await ask("searchHotels", {
    cityCode: "SFO",
    checkInDate: "2026-12-10",
    checkOutDate: "2026-12-14",
  });
  const hotelId = Object(stays).hotels[0].id;
  await ask("bookHotel", { existingPnr, hotelId, guests: [person] });
  const cars = await ask("searchCars", {
    pickupLocationCode: "LAX",
    pickupDate: "2026-12-15T10:00:00",
    dropoffDate: "2026-12-19T10:00:00",
  });
  await ask("bookCar", { existingPnr, carId: Object(cars).cars[0].id, driver: person });
  return existingPnr;
}
