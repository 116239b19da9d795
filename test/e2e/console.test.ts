import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWindow, startBrowser, type Window } from "../support/browser.ts";
import {
  type Agent,
  connectAgent,
  enterByLink,
  REQUEST,
  rowOf,
  startConsole,
} from "../support/console.ts";
import type { WayfareProcess } from "../support/wayfare-process.ts";

let wayfare: WayfareProcess;
let browser: Browser;
let agent: Agent;
let disconnect: () => Promise<void>;
let operator: Window;

beforeAll(async () => {
  wayfare = await startConsole();
  browser = await startBrowser();
  ({ agent, close: disconnect } = await connectAgent(wayfare));
  operator = await openWindow(browser);
  await enterByLink(operator.page, wayfare);
});

afterAll(async () => {
  await browser?.close();
  await disconnect?.();
  expect(await wayfare?.stop()).toBe(0);
});

async function request(destination: string): Promise<string> {
  const { request_id } = await agent("create_travel_request", { ...REQUEST, destination });
  return String(request_id);
}

describe("a request made over MCP", () => {
  test("appears live, is answered by a person, and the agent sees the answer", async () => {
    const { page, troubles } = operator;
    await page.getByText("Nothing waits for you.").waitFor();
    await page.getByRole("link", { name: "Bookings" }).click();
    const id = await request("Tbilisi");
    // Said on every view, and counted in the title of the window.
    await page.locator(".toast").getByText("New request: Tbilisi").waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await page.locator(".toast").getByRole("button", { name: "Open" }).click();

    await rowOf(page, "Tbilisi").click();
    await page.getByRole("heading", { level: 1, name: "Tbilisi" }).waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: REQUEST.contact }).getAttribute("href"))
      .toBe(`mailto:${REQUEST.contact}`);
    await page.locator(".plan-day").nth(1).waitFor();
    const planned = await page.locator(".plan-dates").textContent();
    expect(planned).toMatch(/15 Dec 2026 – .*20 Dec 2026/);

    await page.getByRole("button", { name: "Take it" }).click();
    await page.getByRole("button", { name: "Hand back" }).waitFor();
    await page.getByLabel("New note").fill("Called the hotel near the baths.");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.locator(".notes").getByText("Called the hotel").waitFor();

    await page.getByRole("radio", { name: "Confirm" }).check();
    await page.getByLabel("Reply to the traveller").fill("All is ready for you.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.locator(".given").getByText("Not read yet").waitFor();
    // The list hears of it by itself.
    await rowOf(page, "Tbilisi").getByText("Confirmed").waitFor();

    const seen = await agent("get_travel_request", { request_id: id });
    expect(seen).toMatchObject({ status: "confirmed", reply: { text: "All is ready for you." } });
    expect(JSON.stringify(seen)).not.toMatch(/Called the hotel|aysel@/);

    await page.locator(".given").getByText("Read by the traveller").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test("can have its answer taken back until the traveller has read it", async () => {
    const { page, troubles } = operator;
    const id = await request("Batumi");
    await rowOf(page, "Batumi").click();
    await page.getByRole("radio", { name: "Decline" }).check();
    await page.getByLabel("Reply to the traveller").fill("Not possible.");
    await page.getByLabel("Reply to the traveller").press("Control+Enter");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".given").waitFor({ state: "detached" });
    // What was taken back can be mended and sent again.
    await expect
      .poll(() => page.getByLabel("Reply to the traveller").inputValue())
      .toBe("Not possible.");
    await expect.poll(() => page.getByRole("radio", { name: "Decline" }).isChecked()).toBe(true);
    expect(await agent("get_travel_request", { request_id: id })).toMatchObject({
      status: "draft_pending_operator",
    });
    await page.locator(".history").getByText("Answer taken back").waitFor();
    expect(troubles).toEqual([]);
  });

  test("hears two changes of one operator one after the other, however slow the first is", async () => {
    const { page, troubles } = operator;
    await request("Yerevan");
    await rowOf(page, "Yerevan").click();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/assign", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Take it" }).click();
    await page.getByLabel("New note").fill("Called at once.");
    await page.getByRole("button", { name: "Add note" }).click();
    goOn();
    await page.getByText("With you").waitFor();
    await page.locator(".notes").getByText("Called at once.").waitFor();
    expect(await page.locator(".conflict").count()).toBe(0);
    await page.unroute("**/assign");
    expect(troubles).toEqual([]);
  });

  test("is found by its words and by its state", async () => {
    const { page } = operator;
    await request("Samarkand");
    await page.getByLabel("Search requests").fill("samark");
    await rowOf(page, "Batumi").waitFor({ state: "detached" });
    await rowOf(page, "Samarkand").waitFor();
    await expect.poll(() => page.locator("[data-row]").count()).toBe(1);
    await page.getByLabel("Search requests").fill("");
    await page.getByRole("button", { name: /^Confirmed/ }).click();
    await rowOf(page, "Samarkand").waitFor({ state: "detached" });
    await rowOf(page, "Tbilisi").waitFor();
    await expect.poll(() => page.locator("[data-row]").count()).toBe(1);
    await page.getByRole("button", { name: /^All/ }).click();
  });

  test("becomes a booking by the operator's hand, which can be cancelled with a reason", async () => {
    const { page, troubles } = operator;
    await request("Istanbul");
    await rowOf(page, "Istanbul").click();
    await page.getByRole("link", { name: "Turn into a booking" }).click();

    const flights = page.locator("section", { hasText: "Flights" }).first();
    await flights.getByLabel("From").fill("Baku");
    await page.getByRole("option", { name: /GYD/ }).click();
    await expect.poll(() => flights.getByLabel("From").inputValue()).toBe("GYD");
    await expect.poll(() => flights.getByLabel("To").inputValue()).toBe("IST");
    await expect.poll(() => flights.getByLabel("Departure").inputValue()).toBe("2026-12-15");
    await expect.poll(() => flights.getByLabel("Return").inputValue()).toBe("2026-12-20");
    await page.getByRole("button", { name: "Search flights" }).click();
    for (const way of ["Way there", "Way back"]) {
      const options = page.locator(".options", { hasText: way });
      await options
        .getByRole("button", { name: /^Choose/ })
        .first()
        .click();
    }
    await page.getByRole("button", { name: "Search hotels" }).click();
    // The plan's own is chosen already; the operator takes another.
    await page.locator('.hotels [aria-pressed="true"]').waitFor();
    // A class that leaves it out does not make it taken.
    await page.getByLabel("Class").selectOption("5");
    await page.getByRole("button", { name: "Search hotels" }).click();
    await page.getByText(/is free, but not of the class or the terms chosen here/).waitFor();
    await page.getByLabel("Class").selectOption("");
    await page.getByRole("button", { name: "Search hotels" }).click();
    await page.locator('.hotels [aria-pressed="true"]').waitFor();
    await page
      .locator(".hotel")
      .getByRole("button", { name: /^Choose/ })
      .nth(1)
      .click();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Aysel");
    const latin = page.getByText(/^Letters A to Z alone/);
    await expect.poll(() => latin.count()).toBe(0);
    await page.getByLabel("First name").fill("Айсель");
    await latin.waitFor();
    await page.getByLabel("First name").fill("Aysel");
    await latin.waitFor({ state: "detached" });
    // A wrong age is said at its field, which the browser lets nobody send.
    await page.getByLabel("Type", { exact: true }).selectOption("child");
    await page.getByLabel("Date of birth").fill("1998-02-01");
    const wrongAge = page.getByText("28 years old on the day of departure: book as Adult");
    await wrongAge.waitFor();
    const isRefused = page.locator("input[type=date]:invalid");
    await expect.poll(() => isRefused.count()).toBe(1);
    await page.getByLabel("Type", { exact: true }).selectOption("adult");
    await wrongAge.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Check and book…" }).click();
    const look = page.getByRole("dialog", { name: "A last look" });
    await look
      .getByText(/Bags each/)
      .first()
      .waitFor();
    // Two clicks book once.
    await look.getByRole("button", { name: /^Book for \$/ }).dblclick();

    const booked = page.getByRole("link", { name: /Booked as TEST-/ });
    const pnr = /TEST-\w+/.exec((await booked.textContent()) ?? "")?.[0] ?? "";
    // What the traveller is to be told stands ready.
    await page.getByText("but the traveller has not been told yet").waitFor();
    const reply = page.getByLabel("Reply to the traveller");
    await expect.poll(() => reply.inputValue()).toMatch(new RegExp(`^Dear Aysel[\\s\\S]*${pnr}`));
    await booked.click();
    await page.getByRole("heading", { level: 1, name: pnr }).waitFor();
    await page.getByRole("img", { name: "Map of the route GYD – IST – GYD" }).waitFor();
    await expect.poll(() => page.locator(".timeline .stop-flight").count()).toBe(2);
    await expect.poll(() => page.locator(".timeline .stop-checkIn").count()).toBe(1);
    expect(await agent("retrieveBooking", { pnr })).toMatchObject({ status: "confirmed" });

    await page.getByRole("button", { name: "Cancel booking" }).click();
    const dialog = page.getByRole("dialog");
    // The keyboard is in the field at once: a typed space closes nothing.
    await dialog.locator("textarea:focus, input:focus").waitFor();
    await page.keyboard.type("The traveller fell ill");
    await dialog.getByRole("button", { name: "Cancel booking" }).click();
    await page.getByText("Cancelled: The traveller fell ill").waitFor();
    await page.locator(".history").getByText("Cancelled · Leyla").waitFor();
    expect(await agent("retrieveBooking", { pnr })).toMatchObject({ status: "cancelled" });
    expect(troubles).toEqual([]);
  });
});

describe("a lost connection", () => {
  test("is said, loses nothing that was typed, and heals by itself", async () => {
    const { page } = operator;
    await request("Antalya");
    await page.getByRole("link", { name: "Desk" }).click();
    await rowOf(page, "Antalya").click();
    await page.getByRole("radio", { name: "Ask for more" }).check();
    await page.getByLabel("Reply to the traveller").fill("Which hotel do you like?");
    await page.context().setOffline(true);
    await page.getByText("The connection is lost.").waitFor();
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.locator(".card-answer").getByText("The server cannot be reached.").waitFor();

    await page.context().setOffline(false);
    await page.getByText("The connection is lost.").waitFor({ state: "detached" });
    await page.reload();
    await expect
      .poll(() => page.getByLabel("Reply to the traveller").inputValue())
      .toBe("Which hotel do you like?");
    await page.getByRole("button", { name: "Send answer" }).click();
    await page.locator(".given").getByText("Which hotel").waitFor();
  });

  test("a failing server is tried again until it answers", async () => {
    const { page } = operator;
    let isAway = true;
    await page.route("**/console/api/bookings", async (route) => {
      if (!isAway) return await route.continue();
      await route.fulfill({ status: 503, json: { status: 503, detail: "The storage is away" } });
    });
    await page.getByRole("link", { name: "Bookings" }).click();
    await page.getByText("The storage is away").waitFor();
    isAway = false;
    await page.getByRole("table").waitFor();
    await page.unroute("**/console/api/bookings");
  });
});

test("the link, opened again by who is still signed in, leads to the desk", async () => {
  await operator.page.goto(wayfare.consoleLink ?? "");
  await operator.page.getByRole("heading", { name: "Requests" }).waitFor();
});

describe("a stranger", () => {
  test("gets nowhere without the link, nor with one that was used", async () => {
    const { page } = await openWindow(browser);
    await page.goto(`http://127.0.0.1:${wayfare.port}/console/#/bookings`);
    await page.getByRole("heading", { name: "Sign in to the operator's desk" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Bookings" }).count()).toBe(0);

    await page.goto(wayfare.consoleLink ?? "");
    await page.getByLabel("Your name").fill("Stranger");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByText("This link was used before or is too old.").waitFor();
    await page.getByLabel("API key or token").fill("guessed");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This key is not known").waitFor();
    for (const path of ["me", "requests", "bookings", "tools", "events"]) {
      const answer = await page.request.get(`http://127.0.0.1:${wayfare.port}/console/api/${path}`);
      expect([path, answer.status()]).toEqual([path, 401]);
    }
    await page.context().close();
  });
});
