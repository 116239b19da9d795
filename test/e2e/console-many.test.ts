import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { openWindow, startBrowser } from "../support/browser.ts";
import {
  connectAgent,
  createKey,
  enterByKey,
  REQUEST,
  rowOf,
  startConsole,
} from "../support/console.ts";
import { writeBookings, writeRequests } from "../support/many-records.ts";
import type { WayfareProcess } from "../support/wayfare-process.ts";

/** Sixty pages of each: what grows with the number of records shows at this as at 50,000, which are tried by hand. */
const EACH = Number(process.env["DESK_RECORDS"] ?? 3_000);
const PAGE = 50;
const LONGEST_ANSWER = 64 * 1024;

const written = (count: number) => count.toLocaleString("en-GB");
/** As sentences have it. */
const many = (count: number) => (count < 10_000 ? String(count) : written(count));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: string;
let wayfare: WayfareProcess;
let browser: Browser;

beforeAll(async () => {
  folder = await temporaryFolder();
  database = join(folder.path, "wayfare.db");
  const store = await sqliteStore({ path: database, now: Date.now });
  await writeRequests(store.records, EACH);
  await writeBookings(store.records, EACH);
  await store.close();
  wayfare = await startConsole({ WAYFARE_DB: database, AUTH_MODE: "keys" });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await wayfare?.stop();
  await folder.remove();
});

/** How many elements the page has put in since it was asked last. */
async function countMade(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`{
    window.made = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) window.made += 1 + node.querySelectorAll("*").length;
    }).observe(document.body, { childList: true, subtree: true });
  }`);
  return async () => Number(await page.evaluate("[window.made, (window.made = 0)][0]"));
}

test("thousands of requests and bookings cost the page no more than the page of them it shows", async () => {
  const { page, troubles } = await openWindow(browser, { viewport: { width: 1440, height: 900 } });
  const answers: [string, number][] = [];
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!/api\/(requests|bookings|customers)$/.test(pathname)) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    answers.push([pathname, body.length]);
  });
  await enterByKey(page, wayfare.port, createKey(database, "Leyla", "travel:operate"));
  const rows = page.locator(".rows > li");
  await expect.poll(() => rows.count()).toBe(PAGE);
  await expect.poll(() => page.locator(".chip-count").first().innerText()).toBe(written(EACH));
  // The figures beside the list come with a load of their own, which is not the list's to count.
  await page.locator(".overview table").waitFor();
  expect(Number(await page.evaluate("document.querySelectorAll('*').length"))).toBeLessThan(2_000);
  const made = await countMade(page);

  // Another page is fifty rows more; what was there stays.
  await page.getByRole("button", { name: `Show more (50/${written(EACH)})` }).click();
  await expect.poll(() => rows.count()).toBe(2 * PAGE);
  const perRow = (await made()) / PAGE;
  expect(perRow).toBeLessThan(25);

  // A request that comes while the list is scrolled puts in its own row, and moves nothing from under the eye.
  const middle =
    "[document.querySelector('.desk-list').scrollTop, document.elementFromPoint(200, 500).closest('[data-row]')?.dataset.row]";
  await rowOf(page, `Aysel ${EACH - 70}`).scrollIntoViewIfNeeded();
  const [before, seen] = Object(await page.evaluate(middle));
  expect([before > 1_000, typeof seen]).toEqual([true, "string"]);
  await made();
  const { agent, close } = await connectAgent(wayfare, {
    authorization: `Bearer ${createKey(database, "Leyla", "travel:read,travel:book")}`,
  });
  await agent("create_travel_request", { ...REQUEST, destination: "Kars" });
  await rowOf(page, "Kars").waitFor({ state: "attached" });
  await expect.poll(async () => Object(await page.evaluate(middle))[1]).toBe(seen);
  // Its row, its toast, and the last one of the first page, which is now on the next.
  expect(await made()).toBeLessThan(6 * perRow);

  // Opened, and back: the list is as it was left.
  await page.locator(`[data-row="${seen}"]`).click();
  await page.getByRole("heading", { level: 1 }).last().waitFor();
  await page.goBack();
  await expect.poll(async () => Object(await page.evaluate(middle))[1]).toBe(seen);

  // Filtered and searched, with counts of what fits.
  await page.getByLabel("Search requests").fill(`aysel ${EACH - 50}`);
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByLabel("Search requests").fill("");
  await expect.poll(() => rows.count()).toBe(PAGE);
  await page.getByText("More filters").click();
  await page.getByLabel("Written in").selectOption("az");
  await expect
    .poll(() => page.locator(".chip-count").first().innerText())
    .toBe(written(Math.ceil(EACH / 3)));
  await expect.poll(() => rows.count()).toBe(PAGE);

  // Bookings the same; the list keeps its search, its order and its pages while one is looked at.
  await page.getByRole("link", { name: "Bookings" }).click();
  const booked = page.locator("tbody tr");
  await expect.poll(() => booked.count()).toBe(PAGE);
  await page.getByLabel("Search bookings").fill("aliyeva");
  await page.getByText(`${many(EACH / 5)} bookings`).waitFor();
  await page.getByLabel("Order").selectOption("amount");
  await page.locator('.page[aria-busy="false"]').waitFor();
  await made();
  await page.getByRole("button", { name: `Show more (50/${written(EACH / 5)})` }).click();
  await expect.poll(() => booked.count()).toBe(2 * PAGE);
  expect((await made()) / PAGE).toBeLessThan(25);
  const [last] = await booked.last().locator("a").allInnerTexts();
  await booked.last().locator("a").click();
  await page.getByRole("heading", { level: 1, name: last ?? "" }).waitFor();
  await page.goBack();
  await expect.poll(() => booked.count()).toBe(2 * PAGE);
  await expect.poll(() => booked.last().locator("a").isVisible()).toBe(true);
  await expect.poll(() => page.getByLabel("Search bookings").inputValue()).toBe("aliyeva");
  await expect.poll(() => page.evaluate("window.scrollY > 1000")).toBe(true);

  // Customers, who are made of all of both, begin with the newest at once.
  await page.getByRole("link", { name: "Customers" }).click();
  await expect.poll(() => booked.count()).toBe(PAGE);
  await page.getByLabel("Search customers").fill("customer1234@");
  await expect.poll(() => booked.count()).toBe(1);
  expect(Number(await page.evaluate("document.querySelectorAll('*').length"))).toBeLessThan(2_000);

  await expect.poll(() => answers.length).toBeGreaterThan(6);
  expect(answers.filter(([, bytes]) => bytes > LONGEST_ANSWER)).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
  await page.context().close();
});
