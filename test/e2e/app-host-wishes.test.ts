import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANSWERS, bookTrip, SEARCH } from "../support/app-answers.ts";
import { type AppHost, connectClient, openHost } from "../support/app-host.ts";
import { PAGE_NOW, startBrowser } from "../support/browser.ts";
import { openDesk } from "../support/desk.ts";
import { doomedFlight } from "../support/disrupted.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

let server: WayfareProcess;
let browser: Browser;
let host: AppHost;

const MODES = { locale: "en", availableDisplayModes: ["inline", "fullscreen"] };
/** Paints of a view that are compared with as many of an empty page, at most: what is quick on a busy machine is seldom slow that often. */
const PAINTS = 40;
/** An empty page takes two frames of a screen, 33 ms; a view is to take at most 150. */
const MOST_TIMES = 4.5;

beforeAll(async () => {
  server = await startWayfare({ WAYFARE_NOW: PAGE_NOW, RATE_LIMIT_ENABLED: "false" });
  browser = await startBrowser();
  host = await openHost(browser, server);
});
afterAll(async () => {
  await host?.close();
  await browser?.close();
  await server?.stop();
});

const press = (name: string | RegExp) =>
  host.view.getByRole("button", { name, exact: true }).first().click();
const told = async () => JSON.stringify((await host.note()).told.at(-1));
const rows = () => host.view.locator(".list > li").count();

async function call(name: string, args: Readonly<Record<string, unknown>>) {
  const { structuredContent } = await host.client.callTool({ name, arguments: { ...args } });
  return Object(structuredContent);
}

async function askedModes(): Promise<readonly unknown[]> {
  const { messages } = await host.note();
  return messages.flatMap(({ method, params }) =>
    method === "ui/request-display-mode" ? [Object(params).mode] : [],
  );
}

test.each([
  ["searchFlights", SEARCH],
  ["plan_trip", { query: "9 days in Georgia for two, wine" }],
] as const)("%s goes to full screen, has more room there, and comes back", async (tool, args) => {
  const before = (await askedModes()).length;
  await host.show({ tool, args, context: MODES });
  await host.view.locator(".list > li").first().waitFor();
  const inline = await rows();
  await press("Full screen");
  await expect.poll(rows).toBeGreaterThan(inline);
  await press("Back to the conversation");
  await expect.poll(rows).toBe(inline);
  expect((await askedModes()).slice(before)).toEqual(["fullscreen", "inline"]);
});

test("a host without full screen is not asked for it", async () => {
  await host.show({ tool: "searchFlights", args: SEARCH, context: { locale: "en" } });
  await host.view.locator(".list > li").first().waitFor();
  await expect.poll(() => host.view.getByRole("button", { name: "Full screen" }).count()).toBe(0);
});

test("fonts, colours, language and time zone are the host's", async () => {
  const { flights } = await call("searchFlights", SEARCH);
  const held = await call("bookFlight", {
    flightIds: [flights[1].id],
    passengers: ["Ada", "Grace"].map((firstName) => ({
      type: "adult",
      firstName,
      lastName: "Tester",
    })),
    contactEmail: "ada@example.com",
    hold: true,
  });
  const styles = {
    variables: { "--font-sans": "Hosted, serif", "--color-text-primary": "rgb(1, 2, 3)" },
    css: { fonts: '@font-face { font-family: Hosted; src: local("DejaVu Sans"); }' },
  };
  const args = { pnr: held.pnr };
  await host.show({
    tool: "retrieveBooking",
    args,
    context: { locale: "ru-RU", timeZone: "Asia/Baku", styles },
  });
  await host.view.getByText("Оплатите до ср, 18 нояб. 2026 г., 16:00 GMT+4.").waitFor();
  const look = await host.frame().evaluate(`(() => {
    const { fontFamily, color } = getComputedStyle(document.body);
    return { fontFamily, color, known: [...document.fonts].map(({ family }) => family) };
  })()`);
  expect(look).toEqual({ fontFamily: "Hosted, serif", color: "rgb(1, 2, 3)", known: ["Hosted"] });
  await host.change({ locale: "en", timeZone: "America/New_York" });
  await host.view.getByText("Pay before Wed, 18 Nov 2026, 07:00 GMT-5.").waitFor();
});

test("nothing moves for those who asked for less motion", async () => {
  await host.show({ tool: "searchFlights", args: SEARCH, context: { locale: "en" } });
  await press("Choose");
  const moving = await host.frame().evaluate(`
    [...document.querySelectorAll("*")].filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return transitionDuration !== "0s" || animationName !== "none";
    }).length + document.getAnimations().length`);
  expect(moving).toBe(0);
});

describe("seats", () => {
  test("are chosen on every flight of a journey, for as many as it was searched for", async () => {
    const found = await call("searchFlights", {
      origin: "GYD",
      destination: "LAX",
      departureDate: "2027-03-01",
      passengers: { adults: 1, children: 1, infants: 1 },
    });
    const { id, segments } = [...found.flights].find(({ stops }) => stops === 1);
    const [first, second] = [...segments].map(({ flightNumber }) => flightNumber);
    await host.show({
      tool: "getSeatMap",
      args: { id },
      width: 768,
      context: { locale: "en" },
    });
    await press("Traveller 2");
    await host.view.locator("button[data-seat]").first().click();
    await press(new RegExp(`^${second} `));
    await host.view.locator(".head").getByText(new RegExp(second)).waitFor();
    await expect.poll(() => host.view.getByRole("button", { name: "Traveller 3" }).count()).toBe(0);
    await host.view.locator("button[data-seat]").first().click();
    await press("Take these seats");
    await expect
      .poll(told)
      .toMatch(new RegExp(`seats: P2 \\d+[A-K] on ${first}, P1 \\d+[A-K] on ${second}`));
  });
});

test("a price check says in the reader's language what the lowest fare lacks, and that its sellers are simulated", async () => {
  const args = ANSWERS.find(({ tool }) => tool === "flight_pricecheck")?.args("") ?? {};
  await host.show({ tool: "flight_pricecheck", args, context: { locale: "ru-RU" } });
  await host.view
    .getByText(/без багажа · без обмена · без возврата/)
    .first()
    .waitFor();
  await host.view
    .getByText(/^В тариф, который вы видели, может входить больше\. С багажом от \d/)
    .waitFor();
  await host.view.getByText(/^Продавцы смоделированы · проверено .+ 2026/).waitFor();
});

test("a bag is quoted with its flights, and the last click names the deed and the amount", async () => {
  const pnr = await bookTrip(host.client);
  const args = { pnr, bags: [{ passenger: "P1", part: "F1", count: 1 }] };
  await host.show({ tool: "quoteChange", args, context: { locale: "en" } });
  await host.view.getByText(/On [A-Z\d]{3,6}.*, GYD to LAX; (not )?refundable/).waitFor();
  await press("Continue");
  await host.view.getByText(/^This is done at once, and \$[\d,.]+ is charged/).waitFor();
  await host.view.getByRole("button", { name: /^Confirm the change for \$\d/ }).waitFor();
});

test("a plan has a map of its places with the start where these lie apart, and days have their dates", async () => {
  await host.show({
    tool: "plan_trip",
    args: { query: "5 days in Georgia for two from 2027-05-15" },
    context: { locale: "en" },
  });
  await host.view.getByText("Sat, 15 May 2027 · Tbilisi").waitFor();
  await host.view.getByText(/^for 2 travellers · \$[\d,.]+ a person · without flights$/).waitFor();
  await expect.poll(() => host.view.getByRole("tab", { name: "Map" }).count()).toBe(0);
  await host.show({
    tool: "plan_trip",
    args: { query: "Baku to Tbilisi, Istanbul and Rome, 9 days for two from 2027-05-15" },
    context: { locale: "en" },
  });
  await host.view.getByRole("tab", { name: "Map" }).click();
  await host.view
    .getByRole("img", { name: "Map: Baku–Tbilisi, Tbilisi–Istanbul, Istanbul–Rome, Rome–Baku" })
    .waitFor();
  expect(host.troubles).toEqual([]);
});

test("what an airline cancelled is called so, and another flight is taken in two clicks", async () => {
  const { flight, known } = await doomedFlight(await openDesk(), {
    origin: "LHR",
    destination: "JFK",
    from: "2026-11-20",
    is: ({ status }) => status.status === "cancelled",
  });
  const folder = await mkdtemp(join(tmpdir(), "wayfare-views-"));
  const env = { WAYFARE_DB: join(folder, "views.db"), RATE_LIMIT_ENABLED: "false" };
  const before = await startWayfare({ ...env, WAYFARE_NOW: PAGE_NOW });
  const client = await connectClient(before);
  const booked = await client.callTool({
    name: "bookFlight",
    arguments: {
      flightIds: [flight.id],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Tester" }],
      contactEmail: "ada@example.com",
    },
  });
  await client.close();
  await before.stop();

  const after = await startWayfare({ ...env, WAYFARE_NOW: new Date(known).toISOString() });
  const own = await openHost(browser, after);
  const { pnr } = Object(booked.structuredContent);
  await own.show({ tool: "retrieveBooking", args: { pnr }, context: { locale: "en" } });
  await own.view.getByText(/is cancelled/).waitFor();
  await own.view.getByRole("tab", { name: "Itinerary" }).click();
  await own.view.getByText(/ · Cancelled$/).waitFor();
  await own.view.getByRole("tab", { name: "Ways out" }).click();
  await own.view.getByRole("button", { name: "Choose" }).first().click();
  expect(own.calls.map(({ name }) => name)).toEqual(["retrieveBooking"]);
  await own.view.getByRole("button", { name: "Confirm at no charge" }).click();
  await own.view.locator(".note-bad").waitFor({ state: "detached" });
  expect(own.calls.map(({ name }) => name)).toEqual(["retrieveBooking", "respondToDisruption"]);
  expect(own.troubles).toEqual([]);
  await own.close();
  await after.stop();
  await rm(folder, { recursive: true });
});

test("a refusal is said in words", async () => {
  await host.show({ tool: "plan_trip", args: { query: "" } });
  await host.view.getByRole("alert").getByText("That did not work.").waitFor();
});

test("a result is painted about as soon as an empty page is", async () => {
  // The quickest of each: others only add to what a paint takes.
  let [view, empty] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < PAINTS && !(view < MOST_TIMES * empty); turn++) {
    await host.show({ tool: "searchFlights", args: SEARCH, context: { locale: "en" } });
    view = Math.min(view, await host.paintedAfter(".list > li"));
    empty = Math.min(empty, await host.emptyPaint());
  }
  expect(view / empty).toBeLessThan(MOST_TIMES);
});
