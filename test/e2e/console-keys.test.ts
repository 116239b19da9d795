import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { openWindow, startBrowser } from "../support/browser.ts";
import {
  type Agent,
  connectAgent,
  createKey,
  enterByKey,
  REQUEST,
  rowOf,
  startConsole,
} from "../support/console.ts";
import { keysOf } from "../support/keys.ts";
import type { WayfareProcess } from "../support/wayfare-process.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: string;
let wayfare: WayfareProcess;
let browser: Browser;
let agent: Agent;
let disconnect: () => Promise<void>;

beforeAll(async () => {
  folder = await temporaryFolder();
  database = join(folder.path, "wayfare.db");
  wayfare = await startConsole({ AUTH_MODE: "keys", WAYFARE_DB: database });
  browser = await startBrowser();
  const key = createKey(database, "traveller", "travel:read,travel:book");
  ({ agent, close: disconnect } = await connectAgent(wayfare, { authorization: `Bearer ${key}` }));
  await agent("create_travel_request", {
    ...REQUEST,
    contact: "old@example.com",
    name: "Old Wish",
  });
  await agent("create_travel_request", { ...REQUEST, destination: "Porto", lang: "ru" });
  await agent("create_travel_request", REQUEST);
});

afterAll(async () => {
  await browser?.close();
  await disconnect?.();
  await wayfare?.stop();
  await folder.remove();
});

const dialogGone = (page: Page) => page.locator("dialog[open]").waitFor({ state: "detached" });

test("an operator's whole day by the keys alone, with the focus where one expects it", async () => {
  const { page, troubles } = await openWindow(browser, { viewport: { width: 1440, height: 900 } });
  const { focused, press, type, to, go, push, choose, isAt } = keysOf(page);

  // A colleague is there.
  const colleague = await openWindow(browser);
  await enterByKey(colleague.page, wayfare.port, createKey(database, "Murad", "travel:operate"));
  await colleague.page.context().close();

  // Sign in.
  await page.goto(`http://127.0.0.1:${wayfare.port}/console/`);
  await page.getByLabel("API key or token").waitFor();
  await to(/API key or token/);
  await type(createKey(database, "Leyla", "travel:read,travel:book,travel:supervise"));
  await press("Enter");
  await rowOf(page, "Porto").waitFor();

  // The palette, and back without a choice to where one was.
  await to(/Search requests/);
  await press("Control+k");
  await isAt(/Find or do/);
  await type("longest");
  await page.getByRole("option", { name: "Requests: Longest waiting first" }).waitFor();
  await press("Escape");
  await dialogGone(page);
  await isAt(/Search requests/);

  // Filters: while typing, and taken back; a view of them is saved.
  await type("Old Wish");
  await rowOf(page, "Porto").waitFor({ state: "detached" });
  await choose(/Views…/, 1);
  await isAt(/Name of the view/);
  await type("Old ones");
  await press("Enter");
  await dialogGone(page);
  await isAt(/Views…/);
  await press("Control+k");
  await isAt(/Find or do/);
  await type("requests: mine");
  await page.getByRole("option", { name: "Requests: Mine" }).waitFor();
  await press("Escape");
  await dialogGone(page);
  await to(/Search requests/, "Shift+Tab");
  await press("Control+a", "Delete");
  await rowOf(page, "Porto").waitFor();
  await to(/More filters/);
  await press("Enter");
  await to(/^Destination/);
  await type("porto");
  await rowOf(page, "Tbilisi").first().waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".chip-count").first().innerText()).toBe("1");
  await press("Control+a", "Delete");
  await rowOf(page, "Old Wish").waitFor();

  // Up and down in the list, several at once, one opened and taken.
  await to(/^Porto/);
  await press("j", "x", "k", "x");
  await page.getByText("2 chosen").waitFor();
  await to(/Add a tag/, "Shift+Tab");
  await type("spring");
  await press("Enter");
  await page.locator(".row .tag").nth(1).waitFor();
  await page.getByText("2 chosen").waitFor({ state: "detached" });
  await isAt(/^Porto/);
  await to(/^Tbilisi/);
  await press("j", "k", "Enter");
  await page.getByRole("heading", { level: 1, name: "Tbilisi" }).waitFor();
  await press("a");
  await page.getByRole("button", { name: "Hand back" }).waitFor();

  // Given to the colleague, the last in the list, and taken back.
  await to(/Add a tag/);
  await to(/Assign to…/, "Shift+Tab");
  await press("ArrowDown", "Enter");
  await page.getByRole("article").getByText("With Murad").waitFor();
  await isAt(/^Take it/);
  await press("Enter");
  await page.getByText("With you").waitFor();
  await isAt(/^Hand back/);

  // A note, then a template and the plan in the reply, sent.
  await press("n");
  await isAt(/New note/);
  await type("Called twice.");
  await press("Control+Enter");
  await page.getByText("Called twice.").first().waitFor();
  // News of the note may be here before its answer is, and until then the field has the keys.
  await expect.poll(async () => (await focused()).name).not.toMatch(/New note/);
  // The keys are the page's again, and so they are after Escape; an outcome has a key.
  await press("3");
  await isAt(/Reply to the traveller/);
  await type("n");
  await expect.poll(() => page.getByRole("radio", { name: "Decline" }).isChecked()).toBe(true);
  await press("Escape", "1");
  await isAt(/Reply to the traveller/);
  await expect.poll(() => page.getByLabel("Reply to the traveller").inputValue()).toBe("n");
  await press("Control+a", "Delete");
  await to(/Put the plan into the reply/);
  await press("Enter");
  await choose(/Template…/, 1);
  await expect
    .poll(() => page.getByLabel("Reply to the traveller").inputValue())
    .toMatch(/^Dear Aysel Məmmədova,(?![\s\S]*Dear Aysel)[\s\S]*Tbilisi/);
  await expect.poll(() => page.getByRole("radio", { name: "Confirm" }).isChecked()).toBe(true);
  await to(/Reply to the traveller/, "Shift+Tab");
  await press("Control+Enter");
  await page.locator(".given").waitFor();

  // A booking from the request.
  await push(/Turn into a booking/);
  await page.getByRole("button", { name: "Search flights" }).waitFor();
  await to(/^From/);
  await type("Baku");
  await page
    .getByRole("option", { name: /GYD|BAK/ })
    .first()
    .waitFor();
  await press("ArrowDown", "Enter");
  await push(/Search flights/);
  await page.locator(".flight").first().waitFor();
  await push(/^Choose/);
  await page.locator('.flight [aria-pressed="true"]').first().waitFor();
  await push(/^Choose/);
  await push(/Search hotels/);
  await page.locator('.hotels [aria-pressed="true"]').waitFor();
  await push(/Check and book…/);
  await page.getByRole("dialog").waitFor();
  await push(/^Book for/);
  await page.getByRole("link", { name: /Booked as TEST-/ }).waitFor();
  await push(/Booked as TEST-/);
  await page.getByRole("button", { name: "Change…" }).waitFor();

  // Changed with its price first, and the focus back at the button.
  await push(/^Change…/);
  await page.getByRole("dialog", { name: /^Change TEST-/ }).waitFor();
  await push(/Names and contact/);
  await to(/^Phone/);
  await type("+994501234567");
  await push(/Show what it costs/);
  await page.getByText(/^Holds until/).waitFor();
  await push(/^Change (at no cost|and pay|, )/);
  await dialogGone(page);
  await isAt(/^Change…/);

  // A part of it is cancelled: the boxes keep the focus while the amounts are asked for.
  await push(/^Cancel booking/);
  await isAt(/^Reason/);
  await type("One night less.");
  await to(/→|GYD|TBS/);
  await press("Space");
  await page.locator(".sums").waitFor();
  await isAt(/→|GYD|TBS/);
  await push(/Cancel what is chosen/);
  await dialogGone(page);
  await isAt(/^Cancel booking/);
  await page.locator(".part-off").getByText("Cancelled").waitFor();

  // A link is made and withdrawn.
  await push(/^Make a link/);
  await page.locator(".hand-over-address").waitFor();
  await push(/^Withdraw$/);
  await page.getByRole("dialog", { name: "Withdraw this link?" }).waitFor();
  await push(/^Withdraw$/);
  await page.getByText(/· withdrawn/).waitFor();
  await dialogGone(page);
  await expect.poll(() => page.evaluate("document.activeElement !== document.body")).toBe(true);

  // All of it cancelled: the button is gone, and the keyboard goes on in the page.
  await push(/^Cancel booking/);
  await isAt(/^Reason/);
  await type("Not going.");
  await page.locator(".sums").waitFor();
  await push(/^Cancel booking/);
  await dialogGone(page);
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("main");

  // A list as a file; nothing leaves by passing over it.
  await go("b", page.getByRole("table"));
  const saved = page.waitForEvent("download");
  await choose(/^Export…/, 2);
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await to(/^TEST-/);

  // A customer is erased.
  await go("c", page.getByLabel("Search customers"));
  await press("/");
  await isAt(/Search customers/);
  await type("old@");
  await page.getByRole("link", { name: /old@example.com/ }).waitFor();
  await to(/old@example\.com/);
  await press("Enter");
  await push(/^Erase…/);
  await isAt(/old@example\.com/);
  await type("old@example.com");
  await press("Enter");
  await page.getByText("The customer's data is erased.").first().waitFor();
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("main");

  // Settings from the palette, and a tool tried.
  await press("Control+k");
  await isAt(/Find or do/);
  await type("appearance: dark");
  await page.getByRole("option", { name: "Appearance: Dark" }).waitFor();
  await press("Enter");
  await expect.poll(() => page.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  await go("t", page.locator(".try-nav a").first());
  await press("j", "j", "Enter");
  await page.getByRole("button", { name: "Fill in an example" }).waitFor();
  await push(/Fill in an example/);
  await push(/^Run/);
  await page.getByRole("tab", { name: "Readable" }).waitFor();

  // The audit log has all of it.
  await go("a", page.getByRole("heading", { level: 1, name: "Audit log" }));
  await page.getByRole("cell", { name: "Erased a customer's data" }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
