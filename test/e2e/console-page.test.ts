import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings, openWindow, startBrowser, type Window } from "../support/browser.ts";
import {
  type Agent,
  connectAgent,
  enterByLink,
  REQUEST,
  rowOf,
  startConsole,
} from "../support/console.ts";
import { keysOf } from "../support/keys.ts";
import type { WayfareProcess } from "../support/wayfare-process.ts";

const FIRST_LOAD_BYTES = 150 * 1024;

let wayfare: WayfareProcess;
let browser: Browser;
let agent: Agent;
let disconnect: () => Promise<void>;
let cookies: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
let pnr: string;

beforeAll(async () => {
  wayfare = await startConsole();
  browser = await startBrowser();
  ({ agent, close: disconnect } = await connectAgent(wayfare));
  await agent("create_travel_request", REQUEST);
  await agent("request_vip_manager", { ...REQUEST, destination: "Maldives", lang: "ru" });
  pnr = await bookFlights("GYD", "LHR");
  const { page } = await openWindow(browser);
  await enterByLink(page, wayfare);
  await rowOf(page, "Maldives").click();
  await page.getByRole("radio", { name: "Confirm" }).check();
  await page.getByLabel("Reply to the traveller").fill("Everything is arranged.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await page.locator(".given").waitFor();
  cookies = await page.context().storageState();
  await page.context().close();
});

afterAll(async () => {
  await browser?.close();
  await disconnect?.();
  await wayfare?.stop();
});

async function bookFlights(origin: string, destination: string): Promise<string> {
  const found = await agent("searchFlights", { origin, destination, departureDate: "2026-12-15" });
  const [flight] = Object(found).flights;
  const booking = await agent("bookFlight", {
    flightIds: [flight.id],
    passengers: [{ type: "adult", firstName: "Aysel", lastName: "Məmmədova" }],
    contactEmail: "aysel@example.com",
  });
  return String(booking["pnr"]);
}

const address = (hash = "") => `http://127.0.0.1:${wayfare.port}/console/${hash}`;

async function open(hash: string, options: Parameters<typeof openWindow>[1] = {}): Promise<Window> {
  const window = await openWindow(browser, { storageState: cookies, ...options });
  await window.page.goto(address(hash));
  return window;
}

const TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

describe.each(["phone", "desktop"] as const)("on a %s", (size) => {
  const look = { viewport: SIZES[size] };
  let shown: Window;

  /** Both appearances of what is shown. */
  async function check(what: string): Promise<void> {
    for (const [colorScheme, rules] of [
      ["light", "all"],
      ["dark", "colours"],
    ] as const) {
      await shown.page.emulateMedia({ colorScheme });
      await expect
        .poll(() => axeFindings(shown.page, rules), { message: `${what}, ${colorScheme}` })
        .toEqual([]);
    }
    await expect.poll(() => shown.page.evaluate(TOO_WIDE), { message: what }).toBe(0);
  }

  test("axe finds nothing on any view, and nothing is wider than the window", async () => {
    shown = await openWindow(browser, look);
    await shown.page.goto(address());
    await shown.page.getByRole("button", { name: "Sign in" }).waitFor();
    await check("login");
    await shown.page.context().close();

    shown = await open("", look);
    const { page } = shown;
    await rowOf(page, "Tbilisi").waitFor();
    await check("desk");
    for (const words of ["Tbilisi", "Maldives"]) {
      await page.goto(address());
      await rowOf(page, words).click();
      await page.getByRole("heading", { level: 1, name: words }).waitFor();
      await check(`request to ${words}`);
    }
    await page.goto(address());
    await rowOf(page, "Tbilisi").click();
    await page.getByRole("link", { name: "Turn into a booking" }).click();
    await page.getByRole("button", { name: "Check and book…" }).waitFor();
    await check("booking form");

    await page.goto(address());
    await page.locator(".row-pick").first().click();
    await page.getByRole("toolbar", { name: "Chosen requests" }).waitFor();
    await check("several requests");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find or do" }).fill("aysel");
    await page.getByRole("option", { name: /aysel@example.com/ }).waitFor();
    await check("palette");
    await page.keyboard.press("Escape");
    await page.goto(address("#/customers/aysel%40example.com"));
    await page.getByRole("button", { name: "Erase…" }).click();
    await page.getByText(`A journey is not over: ${pnr}`).waitFor();
    await check("customer");
    await page.keyboard.press("Escape");
    await page.goto(address("#/customers"));
    await page.getByRole("table").waitFor();
    await check("customers");
    await page.goto(address("#/audit"));
    await page.getByRole("cell", { name: "Signed in" }).waitFor();
    await check("audit log");
    await page.goto(address("#/numbers"));
    await page.getByRole("heading", { level: 1, name: "At a glance" }).waitFor();
    await check("numbers");

    await page.goto(address("#/bookings"));
    await page.getByRole("table").waitFor();
    await check("bookings");
    await page.goto(address(`#/bookings/${pnr}`));
    await page.getByRole("img", { name: /Map of the route GYD/ }).waitFor();
    await check("booking");
    await page.getByRole("button", { name: "Change…" }).click();
    await page.getByRole("button", { name: "Search flights" }).waitFor();
    await check("changing a flight");
    await page.getByRole("button", { name: "Names and contact" }).click();
    await check("changing names");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await check("cancelling");
    await page.keyboard.press("Escape");

    for (const tool of ["searchFlights", "plan_trip", "flight_pricecheck", "search_tours"]) {
      await page.goto(address(`#/try/${tool}`));
      await page.getByRole("heading", { level: 2, name: tool }).waitFor();
      await check(`form of ${tool}`);
    }
    await page.goto(address("#/try/searchFlights"));
    await page.getByRole("button", { name: "Fill in an example" }).click();
    await page.getByRole("button", { name: "Run" }).click();
    await page.locator(".flight").first().waitFor();
    for (const tab of ["Text", "JSON"]) {
      await check(`answer before ${tab}`);
      await page.getByRole("tab", { name: tab }).click();
    }
    await check("answer as JSON");
    expect(shown.troubles).toEqual([]);
    await page.context().close();
  });
});

test("the first load is small, asks nobody else, and leaves map and forms for later", async () => {
  const { page, troubles } = await openWindow(browser, { storageState: cookies });
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(address());
  await rowOf(page, "Tbilisi").waitFor();
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const filesLoaded = () =>
    finished.filter((request) => !new URL(request.url()).pathname.startsWith("/console/api"));
  await expect.poll(() => filesLoaded().length).toBeGreaterThan(3);
  const files = await Promise.all(
    filesLoaded().map(async (request) => ({
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => /route-map|try-view|booking-form|palette|customers/.test(path)),
  ).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(FIRST_LOAD_BYTES);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("on a phone every view opens at its top, and going back finds the old place", async () => {
  const { page } = await open("", { viewport: SIZES.phone });
  const scrolled = () => page.evaluate<number>("window.scrollY");
  await rowOf(page, "Tbilisi").click();
  await page.getByRole("heading", { name: "History" }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(300);
  await page.getByRole("link", { name: "Bookings" }).click();
  await page.getByRole("table").waitFor();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { name: "History" }).waitFor();
  await expect.poll(scrolled).toBeGreaterThan(before - 50);
  await page.context().close();
});

test("a view whose code a newer server no longer has says so, and comes with the newer page", async () => {
  const { page } = await open("");
  await rowOf(page, "Tbilisi").waitFor();
  await page.route("**/assets/audit-view-*", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Audit log" }).click();
  await page.getByText("This part of the page could not be loaded.").waitFor();
  await page.unroute("**/assets/audit-view-*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("cell", { name: "Signed in" }).waitFor();
  await page.context().close();
});

test("languages and appearance are chosen and remembered", async () => {
  const { page } = await open("");
  await page.getByRole("combobox", { name: "Language" }).selectOption("ru");
  await page.getByRole("heading", { name: "Заявки" }).waitFor();
  await page.getByLabel("Оформление").selectOption("dark");
  await page.reload();
  await page.getByRole("heading", { name: "Заявки" }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ru");
  await expect
    .poll(() => page.evaluate("getComputedStyle(document.documentElement).colorScheme"))
    .toBe("dark");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => page.evaluate(TOO_WIDE)).toBe(0);
  await page.getByRole("combobox", { name: "Язык" }).selectOption("az");
  await page.getByRole("heading", { name: "Sorğular" }).waitFor();
  await expect.poll(() => page.evaluate(TOO_WIDE)).toBe(0);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.context().close();
});

test("all can be done from the keyboard, and the keys are explained", async () => {
  const { page } = await open("");
  await rowOf(page, "Tbilisi").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  // Two words with a pause between them: the answer to the first leaves what was typed as it is.
  const search = page.getByLabel("Search requests");
  await search.fill("tbilisi ");
  await rowOf(page, "Maldives").waitFor({ state: "detached" });
  await rowOf(page, "Tbilisi").waitFor();
  expect(await search.inputValue()).toBe("tbilisi ");
  await page.getByRole("link", { name: "Desk" }).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Tbilisi" }).waitFor();
  await page.keyboard.press("a");
  // News of the change may be here before its answer is, and until then the key does nothing.
  await page.getByRole("button", { name: "Hand back", disabled: false }).waitFor();
  await page.keyboard.press("a");
  await page.getByRole("button", { name: "Take it", disabled: false }).waitFor();
  await page.keyboard.press("r");
  await page.keyboard.type("From the keys");
  await expect
    .poll(() => page.getByLabel("Reply to the traveller").inputValue())
    .toBe("From the keys");
  await page.getByRole("link", { name: "Desk" }).focus();
  await keysOf(page).go("b", page.getByRole("table"));
  await page.keyboard.press("/");
  await page.keyboard.type(pnr);
  await expect.poll(() => page.getByLabel("Search bookings").inputValue()).toBe(pnr);
  await page.context().close();
});

test("a view is saved, several are tagged at once and taken back, all from the keyboard", async () => {
  const { page, troubles } = await open("");
  await rowOf(page, "Tbilisi").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find or do" }).waitFor();
  await page.keyboard.type("vip");
  await page.keyboard.press("Enter");
  await rowOf(page, "Tbilisi").waitFor({ state: "detached" });
  await page.getByLabel("Views…").selectOption("Save this view…");
  await page.getByLabel("Name of the view").fill("My VIPs");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByLabel("Views…").selectOption("");
  await rowOf(page, "Tbilisi").waitFor();

  await page.getByRole("link", { name: "Desk" }).focus();
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  await page.getByText("2 chosen").waitFor();
  await page.getByLabel("Add a tag ↵").fill("spring");
  await page.keyboard.press("Enter");
  await page.locator(".row .tag").nth(1).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".row .tag").first().waitFor({ state: "detached" });

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find or do" }).waitFor();
  await page.keyboard.type("my vips");
  await page.getByRole("option", { name: "View: My VIPs" }).waitFor();
  await page.keyboard.press("Enter");
  await rowOf(page, "Tbilisi").waitFor({ state: "detached" });
  await rowOf(page, "Maldives").waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** Their examples need what no other example leaves behind: a hold, a quote, a disruption, a booking to lose. */
const FILLED_ALONE = ["ticketBooking", "confirmChange", "respondToDisruption", "cancelBooking"];

test("every tool has an example, and answers it readably", async () => {
  const { page, troubles } = await open("#/try");
  await page.locator(".try-nav a").first().waitFor();
  const tools = await page.locator(".try-nav code").allTextContents();
  expect(tools.length).toBeGreaterThan(25);
  for (const tool of tools) {
    await page.evaluate(`location.hash = "#/try/${tool}"`);
    await page.getByRole("heading", { level: 2, name: tool, exact: true }).waitFor();
    await page.getByRole("button", { name: "Fill in an example" }).click();
    await page.locator(".tool-run [aria-busy=true]").waitFor({ state: "detached" });
    if (FILLED_ALONE.includes(tool)) continue;
    await page.getByRole("button", { name: "Run" }).click();
    const refusal = page.locator(".tool .note-bad");
    await page.getByRole("tab", { name: "Readable" }).or(refusal).first().waitFor();
    expect([tool, await refusal.allTextContents()]).toEqual([tool, []]);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("what a search found is booked from its answer, with the arguments as JSON, by keyboard alone", async () => {
  const { page, troubles } = await open("#/try/searchFlights");
  await page.getByRole("button", { name: "Fill in an example" }).press("Enter");
  await page.getByRole("button", { name: "Run" }).press("Enter");
  const offered = page.locator(".flight").first();
  await offered.getByRole("button", { name: "Book this" }).press("Enter");
  await page.getByRole("heading", { level: 2, name: "bookFlight" }).waitFor();
  await page.getByRole("button", { name: "As JSON" }).press("Enter");
  const typed = page.getByLabel("Arguments (JSON object)");
  await expect
    .poll(async () => JSON.parse(await typed.inputValue()))
    .toMatchObject({ flightIds: [expect.stringMatching(/^FL/)] });
  const args = JSON.parse(await typed.inputValue());
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await typed.fill("{");
  await page.getByText("This is not JSON.").waitFor();
  args.passengers[0].firstName = "Grace";
  await typed.fill(JSON.stringify(args));
  await typed.press("Control+Enter");
  await page.locator(".readable").getByText("Grace").first().waitFor();
  await page.getByRole("button", { name: "As a form" }).press("Enter");
  await expect.poll(() => page.getByLabel("firstName").inputValue()).toBe("Grace");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("a budget is a table and a picture, in the page's words, and fits a phone", async () => {
  const { page } = await open("#/try/calculate_budget", { viewport: SIZES.phone });
  await page.getByRole("button", { name: "Fill in an example" }).click();
  await page.getByRole("button", { name: "Run" }).click();
  const table = page.locator(".budget-table");
  await table.waitFor();
  await expect.poll(() => table.locator("tbody tr").count()).toBeGreaterThan(3);
  await expect
    .poll(() => table.locator("tbody svg").count())
    .toBe(await table.locator("tbody tr").count());
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await expect.poll(() => page.evaluate(TOO_WIDE)).toBe(0);
  await page.context().close();
});

test("views with nothing in them say so, axe finds nothing there, and only a gym is called one", async () => {
  const empty = await startConsole();
  try {
    const { page, troubles } = await openWindow(browser);
    await enterByLink(page, empty);
    await page.getByText("Nothing waits for you.").waitFor();
    await page.getByRole("heading", { name: "At a glance" }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await expect.poll(() => page.getByRole("link", { name: "Gym" }).count()).toBe(0);
    for (const [view, words] of [
      ["Bookings", "No bookings yet"],
      ["Customers", "No customers yet"],
    ] as const) {
      await page.getByRole("link", { name: view }).click();
      await page.getByText(words).waitFor();
      await expect.poll(() => axeFindings(page), { message: view }).toEqual([]);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  } finally {
    await empty.stop();
  }
});
