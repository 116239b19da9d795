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
});

afterAll(async () => {
  await browser?.close();
  await disconnect?.();
  await wayfare?.stop();
  await folder.remove();
});

async function operatorNamed(name: string): Promise<Page> {
  const { page } = await openWindow(browser);
  await enterByKey(page, wayfare.port, createKey(database, name, "travel:operate"));
  return page;
}

test("a key that may book but not operate opens nothing", async () => {
  const { page } = await openWindow(browser);
  await page.goto(`http://127.0.0.1:${wayfare.port}/console/`);
  await page
    .getByLabel("API key or token")
    .fill(createKey(database, "agent", "travel:read,travel:book"));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("This key is not known, or may not operate the desk.").waitFor();
  expect(wayfare.consoleLink).toBeUndefined();
});

test("two operators at once do not overwrite each other, and nobody's words are lost", async () => {
  const { request_id } = await agent("create_travel_request", REQUEST);
  const [leyla, murad] = await Promise.all([operatorNamed("leyla"), operatorNamed("murad")]);
  for (const page of [leyla, murad]) {
    await rowOf(page, "Tbilisi").click();
    await page.getByLabel("Reply to the traveller").waitFor();
  }

  // What Leyla does must not reach Murad's page by itself, or he would see it in time.
  await murad
    .context()
    .route("**/console/api/requests/*", (route) =>
      route.request().method() === "GET" ? route.abort() : route.continue(),
    );
  await leyla.getByRole("radio", { name: "Confirm" }).check();
  await leyla.getByLabel("Reply to the traveller").fill("Yes, from Leyla.");
  await leyla.getByRole("button", { name: "Send answer" }).click();
  await leyla.locator(".given").waitFor();

  await murad.getByRole("radio", { name: "Decline" }).check();
  await murad.getByLabel("Reply to the traveller").fill("No, from Murad.");
  await murad.getByRole("button", { name: "Send answer" }).click();
  const conflict = murad.locator(".conflict");
  await conflict.getByText("leyla was faster.").waitFor();
  await expect.poll(() => conflict.textContent()).toContain("Yes, from Leyla.");
  await expect
    .poll(() => murad.getByLabel("Reply to the traveller").inputValue())
    .toBe("No, from Murad.");
  await expect.poll(() => murad.locator(".given").textContent()).toContain("Yes, from Leyla.");

  expect(await agent("get_travel_request", { request_id })).toMatchObject({
    status: "confirmed",
    reply: { text: "Yes, from Leyla." },
  });
});
