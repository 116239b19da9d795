import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppHost, connectClient, openHost } from "../support/app-host.ts";
import { PAGE_NOW, startBrowser } from "../support/browser.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

let server: WayfareProcess;
let browser: Browser;
let host: AppHost;
let pnr: string;

const SEARCH = {
  origin: "JFK",
  destination: "LHR",
  departureDate: "2027-03-01",
  passengers: { adults: 2 },
};
const SEGMENT = {
  airline: "VS",
  flightNumber: "16",
  departureAirport: "JFK",
  arrivalAirport: "LHR",
  departureDate: "2027-03-01",
  departureTime: "00:30",
  arrivalTime: "12:30",
  plusDays: 0,
};
const TRIP = {
  legs: [{ segments: [SEGMENT] }],
  travelClass: "ECONOMY",
  adults: 1,
  children: 0,
  infantsInSeat: 0,
  infantsOnLap: 0,
};

/** Every kind of answer that has a view, each with words that stand in it. */
const VIEWS: readonly {
  readonly tool: string;
  readonly args: () => Record<string, unknown>;
  readonly shows: string | RegExp;
}[] = [
  { tool: "searchFlights", args: () => SEARCH, shows: "Virgin Atlantic VS16" },
  {
    tool: "search_flights",
    args: () => ({
      origin: "GYD",
      destination: "IST",
      departure_date: "2027-03-01",
      return_date: "2027-03-05",
      currency: "EUR",
    }),
    shows: "Azerbaijan Airlines",
  },
  {
    tool: "fare_calendar",
    args: () => ({ origin: "GYD", destination: "IST", month: "2027-03" }),
    shows: "GYD → IST",
  },
  {
    tool: "searchHotels",
    args: () => ({ cityCode: "PAR", checkInDate: "2027-03-01", checkOutDate: "2027-03-04" }),
    shows: /★/,
  },
  {
    tool: "searchCars",
    args: () => ({
      pickupLocationCode: "CDG",
      pickupDate: "2027-03-01T10:00:00",
      dropoffDate: "2027-03-04T10:00:00",
    }),
    shows: "Goldcar",
  },
  { tool: "getSeatMap", args: () => ({ pnr }), shows: "VS16 JFK → LHR" },
  { tool: "retrieveBooking", args: () => ({ pnr }), shows: /Lovelace/ },
  { tool: "getFlightStatus", args: () => ({ pnr }), shows: "Virgin Atlantic VS16" },
  {
    tool: "quoteChange",
    args: () => ({ pnr, bags: [{ passenger: "P1", part: "F1", count: 1 }] }),
    shows: /more bag/,
  },
  { tool: "quoteCancellation", args: () => ({ pnr }), shows: /VS16 JFK-LHR/ },
  {
    tool: "flight_pricecheck",
    args: () => ({ trip: TRIP, source: "X", price: "400", currency: "EUR", limit: 12 }),
    shows: "Kestrel Trips",
  },
  {
    tool: "plan_trip",
    args: () => ({ query: "5 days in Georgia for two, wine" }),
    shows: "Tbilisi",
  },
  { tool: "calculate_budget", args: () => ({ query: "5 days in Georgia" }), shows: "Lodging" },
  { tool: "explore_fares", args: () => ({ origin: "GYD" }), shows: "Azerbaijan" },
  {
    tool: "create_travel_request",
    args: () => ({ contact: "ada@example.com", message: "A <b>quiet</b> hotel, please." }),
    shows: "A <b>quiet</b> hotel, please.",
  },
];

/** Widths, appearances and languages, each met more than once. */
const LOOKS = [
  { width: 280, theme: "dark", locale: "ru-RU", ground: "rgb(23, 29, 32)" },
  { width: 400, theme: "light", locale: "az", ground: "rgb(255, 255, 255)" },
  { width: 768, theme: "dark", locale: "en-GB", ground: "rgb(23, 29, 32)" },
];
const TALLEST = 560;

beforeAll(async () => {
  server = await startWayfare({ WAYFARE_NOW: PAGE_NOW, RATE_LIMIT_ENABLED: "false" });
  browser = await startBrowser();
  host = await openHost(browser, server);
  const found = await host.client.callTool({ name: "searchFlights", arguments: SEARCH });
  const [flight] = Object(found.structuredContent).flights;
  const booked = await host.client.callTool({
    name: "bookFlight",
    arguments: {
      flightIds: [flight.id],
      passengers: [
        { type: "adult", firstName: "Ada", lastName: "Lovelace" },
        { type: "adult", firstName: "Aysel", lastName: "Əliyeva" },
      ],
      contactEmail: "ada@example.com",
    },
  });
  pnr = Object(booked.structuredContent).pnr;
});
afterAll(async () => {
  await host?.close();
  await browser?.close();
  await server?.stop();
});

/** What is wrong with the messages of views, by the extension's own schema. */
async function strayMessages(): Promise<readonly string[]> {
  const schema = createRequire(import.meta.url)("@modelcontextprotocol/ext-apps/schema.json");
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const known = new Map<unknown, object>();
  for (const definition of Object.values<object>(schema.$defs)) {
    known.set(Object(definition).properties?.method?.const, definition);
  }
  const { messages } = await host.note();
  return messages.flatMap(({ method, params }) => {
    // The rest is MCP's own, and answered by a real server.
    if (method === "tools/call" || method === "resources/read") return [];
    const definition = known.get(method);
    if (!definition) return [`${String(method)} is not of the extension`];
    const valid = ajv.validate(definition, params === undefined ? { method } : { method, params });
    return valid ? [] : [`${String(method)}: ${ajv.errorsText()}`];
  });
}

/** Something that only the view's own page knows. */
function look(expression: string): Promise<unknown> {
  return host.frame().evaluate(expression);
}

describe("every view, in the official host", () => {
  test.each(VIEWS)(
    "$tool: shakes hands, shows a real answer, follows its host and is torn down",
    async ({ tool, args, shows }) => {
      const { view } = host;
      await host.show({ tool, args: args(), context: { theme: "light", locale: "en" } });
      await view.getByText(shows).first().waitFor();
      for (const { width, theme, locale, ground } of LOOKS) {
        await host.widen(width);
        await host.change({ theme, locale, timeZone: "Asia/Baku" });
        await view.locator(`html[lang=${locale.slice(0, 2)}][data-theme=${theme}]`).waitFor();
        await expect.poll(() => look("innerWidth")).toBe(width);
        expect(await look("getComputedStyle(document.documentElement).backgroundColor")).toBe(
          ground,
        );
        // The frame is as tall as the view asked for, to the pixel that is rounded up.
        await expect
          .poll(() => look("Math.abs(innerHeight - document.body.scrollHeight) <= 1"))
          .toBe(true);
        expect(await look("innerHeight")).toBeLessThanOrEqual(TALLEST);
        expect(await look("document.documentElement.scrollWidth")).toBe(width);
        if (width < 700) expect(await host.findings()).toEqual([]);
      }
      await host.tearDown();
      expect(await view.locator("#app").innerHTML()).toBe("");
      expect(await strayMessages()).toEqual([]);
      expect(host.troubles).toEqual([]);
    },
  );
});

describe("in a view", () => {
  const row = (name: string | RegExp) => host.view.getByRole("article").filter({ hasText: name });
  const press = (name: string | RegExp) =>
    host.view.getByRole("button", { name, exact: true }).click();
  const told = async () => JSON.stringify((await host.note()).told.at(-1));

  async function show(tool: string, width = 768): Promise<void> {
    const found = VIEWS.find((view) => view.tool === tool);
    await host.show({ tool, args: found?.args() ?? {}, width, context: { locale: "en" } });
  }

  test("flights are filtered, paged from the server, compared, priced by day and by fare", async () => {
    await show("searchFlights");
    await press("Before noon");
    await row("VS16").waitFor();
    expect(await row("VS4").count()).toBe(0);
    await press("All");
    for (let turn = 0; turn < 4; turn++) await press("Next");
    // The first answer had ten.
    await host.view.getByText(/^1[0-9]–\d+ of 20$/).waitFor();
    await press("Previous");
    await row(/./).nth(0).getByRole("checkbox").check();
    await row(/./).nth(1).getByRole("checkbox").check();
    await press("Compare (2)");
    expect(await host.view.getByRole("columnheader").count()).toBe(2);
    await press("Back");
    await press("Price by day");
    await host.view.getByRole("button", { name: /Mon, 1 Mar/ }).click();
    await row("VS16").getByRole("button", { name: "Choose" }).click();
    expect(await told()).toMatch(/The traveller chose VS16 JFK-LHR 2027-03-01T00:30 .*id FL2-/);
    await press("Fares");
    await host.view.getByRole("columnheader", { name: /Flex/ }).waitFor();
    expect(host.troubles).toEqual([]);
  });

  test("hotels, cars and sellers are filtered, and a stay is booked in two clicks that name the sum", async () => {
    await show("searchCars");
    await press("Automatic");
    await row("automatic").first().waitFor();
    expect(await row("manual").count()).toBe(0);
    await show("flight_pricecheck");
    await press("Airline");
    await host.view
      .getByRole("button", { name: /Virgin Atlantic/ })
      .first()
      .waitFor();
    expect(await host.view.getByRole("button", { name: /Kestrel/ }).count()).toBe(0);
    await show("searchHotels");
    await press("4 stars and more");
    await row(/★★★★/).first().waitFor();
    await press("All");
    await row(/★/).first().getByRole("button", { name: "Choose" }).click();
    await row(/free until/)
      .first()
      .getByRole("button", { name: "Choose" })
      .click();
    await host.view.getByLabel("First name").fill("Zoë");
    await host.view.getByLabel("Last name").fill("O'Brien");
    await host.view.getByLabel("E-mail").fill("zoe@example.com");
    await press("Continue");
    const pay = host.view.getByRole("button", { name: /^Pay \$[\d.]+$/ });
    await pay.dblclick();
    await host.view.getByText("Confirmed").waitFor();
    expect(await told()).toMatch(/PNR TEST-/);
    expect(await told()).not.toContain("Zoë");
    expect(host.troubles).toEqual([]);
  });

  test("a trip is paged by days, places are mapped, and a request is looked at again", async () => {
    await show("plan_trip", 400);
    await press("Next");
    await host.view.getByRole("heading", { name: /^Day 2/ }).waitFor();
    await show("explore_fares");
    await press("Map");
    await host.view.getByRole("img", { name: /^Map: GYD–/ }).waitFor();
    await show("create_travel_request");
    await press("Look again");
    await host.view.getByText("With the agency").waitFor();
    expect(await host.view.locator("b").count()).toBe(0);
    expect(host.troubles).toEqual([]);
  });

  test("a refusal is said in words", async () => {
    await host.show({ tool: "plan_trip", args: { query: "" } });
    await host.view.getByRole("alert").getByText("That did not work.").waitFor();
  });
});

test("a journey by clicks alone: search, fare, seats, booking, change; its calls book the same without views", async () => {
  const environment = { WAYFARE_NOW: PAGE_NOW, RATE_LIMIT_ENABLED: "false" };
  const [own, other] = [await startWayfare(environment), await startWayfare(environment)];
  const journey = await openHost(browser, own);
  const { view } = journey;
  const press = (name: string | RegExp) => view.getByRole("button", { name, exact: true }).click();

  await journey.show({ tool: "searchFlights", args: SEARCH, width: 768 });
  await view.getByRole("button", { name: "Choose", exact: true }).first().click();
  await press("Fares");
  await view.getByRole("button", { name: "Choose", exact: true }).last().click();
  await press("Choose seats");
  await press(/^Seat 32B/);
  await press(/^Seat 32C/);
  await press("Take these seats");
  await view.getByText("Seats: 32B, 32C").waitFor();
  await press("Book");
  for (const [index, name] of ["Ada", "Grace"].entries()) {
    await view.getByLabel("First name").nth(index).fill(name);
    await view.getByLabel("Last name").nth(index).fill("Tester");
  }
  await view.getByLabel("E-mail").fill("ada@example.com");
  await press("Continue");
  await press(/^Pay \$/);
  await view.getByText("Confirmed").waitFor();
  await view.getByText(/32B, 32C/).waitFor();
  await view.getByRole("tab", { name: "Changes" }).click();
  await press("Another day");
  await view.getByLabel("New day").fill("2027-03-05");
  await press("Find flights");
  await view.getByRole("button", { name: "Take this one" }).first().click();
  await view.getByText("What the change costs").waitFor();
  await press("Continue");
  await press(/^(Pay \$|Confirm at no charge)/);
  await view.getByText(/Fri, 5 Mar 2027/).waitFor();

  const names = journey.calls.map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith("search"))).toEqual([
    "getSeatMap",
    "bookFlight",
    "quoteChange",
    "confirmChange",
  ]);
  const plain = await connectClient(other, false);
  for (const { name, arguments: args, answer } of journey.calls) {
    const again = await plain.callTool({ name, arguments: { ...args } });
    expect({ name, ...again }).toEqual({ name, ...Object(answer) });
  }
  expect(journey.troubles).toEqual([]);
  await plain.close();
  await journey.close();
  await Promise.all([own.stop(), other.stop()]);
});

test("views shake hands with @mcp-ui/client too, are shown, call tools, follow it and are torn down", async () => {
  const other = await openHost(browser, server, "mcp-ui");
  const { view } = other;
  const one = ["searchFlights", "searchHotels", "getSeatMap", "retrieveBooking", "plan_trip"];
  const ofEach = [...one, "flight_pricecheck", "create_travel_request"];
  for (const { tool, args, shows } of VIEWS.filter(({ tool }) => ofEach.includes(tool))) {
    await other.show({ tool, args: args(), context: { theme: "light", locale: "en" } });
    await view.getByText(shows).first().waitFor();
    await other.change({ theme: "dark", locale: "az" });
    await view.locator("html[lang=az][data-theme=dark]").waitFor();
    if (tool === "searchFlights") {
      await view.getByRole("button", { name: "Günlər üzrə qiymət" }).click();
      await view.getByRole("button", { name: /1 mar/ }).first().waitFor();
    }
    await other.tearDown();
    await expect.poll(() => view.locator("#app").innerHTML()).toBe("");
  }
  // Its renderer sends the context once before it is connected, and says so itself.
  expect(other.troubles.filter((trouble) => trouble !== "Not connected")).toEqual([]);
  await other.close();
});
