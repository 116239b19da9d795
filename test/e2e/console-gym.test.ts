import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings, openWindow, startBrowser } from "../support/browser.ts";
import { enterByLink, startConsole } from "../support/console.ts";
import type { WayfareProcess } from "../support/wayfare-process.ts";

let wayfare: WayfareProcess;
let browser: Browser;

beforeAll(async () => {
  wayfare = await startConsole({ GYM: "true", GYM_TOKEN: "t" });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await wayfare?.stop();
});

async function send(url: string, body: object) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer t" },
    body: JSON.stringify(body),
  });
  return Object(await response.json());
}

test("a run is shown: its calls beside what each of them changed, by keyboard too", async () => {
  const { page, troubles } = await openWindow(browser);
  await enterByLink(page, wayfare);
  await page.getByRole("link", { name: "Gym" }).click();
  await page.getByText("No world is open.").waitFor();
  const { worlds } = await send(`http://127.0.0.1:${wayfare.port}/gym/worlds`, {
    task: "svc-lost-pnr",
  });
  const [{ agent }] = worlds;
  const tool = (name: string, args: object) => send(`${agent.rest}/tools/${name}`, args);
  await tool("searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" });
  await tool("cancelBooking", { pnr: "TEST-NONE" });
  await tool("create_travel_request", { contact: "ada@example.com", message: "A trip" });
  await page.getByRole("link", { name: worlds[0].world }).click();
  await page.getByRole("heading", { level: 1, name: "svc-lost-pnr" }).waitFor();
  const calls = page.locator("[data-call]");
  await expect.poll(() => calls.count()).toBe(3);
  const changes = page.getByRole("region", { name: "What they changed" });
  await expect
    .poll(() => changes.getByRole("listitem").allInnerTexts())
    .toEqual([expect.stringMatching(/^request \S+ added, by call 3/)]);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  for (const _ of [1, 2]) await page.keyboard.press("j");
  await changes.getByText("Call 2 changed nothing.").waitFor();
  await page.getByText("TEST-NONE").first().waitFor();
  await page.keyboard.press("j");
  await changes.getByText("by call 3").waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  const tooWide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  await expect.poll(() => page.evaluate(tooWide)).toBe(0);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
