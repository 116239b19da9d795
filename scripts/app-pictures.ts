/**
 * Takes the pictures of views in docs/images from a built server, in Chromium:
 *
 *   npm run build && npm run apps:pictures
 */
import { writeFile } from "node:fs/promises";
import type { FrameLocator } from "playwright-core";
import { ANSWERS, bookTrip } from "../test/support/app-answers.ts";
import { type AppHost, openHost } from "../test/support/app-host.ts";
import { PAGE_NOW, startBrowser } from "../test/support/browser.ts";
import { startWayfare } from "../test/support/wayfare-process.ts";

interface Picture {
  readonly name: string;
  readonly tool: string;
  readonly theme?: "light" | "dark";
  readonly locale?: "en" | "az" | "ru";
  readonly args?: Readonly<Record<string, unknown>>;
  readonly steps?: (view: FrameLocator) => Promise<void>;
}

const WIDTH = 480;
const SHARPNESS = 2;
const QUALITY = 82;

async function tickTwo(view: FrameLocator): Promise<void> {
  await view.getByRole("checkbox").nth(0).check();
  await view.getByRole("checkbox").nth(1).check();
}

async function takeTwo(view: FrameLocator): Promise<void> {
  await view.locator("button[data-seat]").nth(7).click();
  await view.locator("button[data-seat]:not([aria-pressed=true])").nth(7).click();
}

const openMap = (view: FrameLocator) => view.getByRole("tab").nth(1).click();

const PICTURES: readonly Picture[] = [
  { name: "flights-light", tool: "searchFlights", steps: tickTwo },
  { name: "flights-dark", tool: "searchFlights", theme: "dark", steps: tickTwo },
  { name: "days", tool: "fare_calendar", locale: "az" },
  { name: "stay", tool: "searchHotels" },
  { name: "seats", tool: "getSeatMap", theme: "dark", steps: takeTwo },
  {
    name: "change",
    tool: "quoteChange",
    steps: (view) => view.getByRole("button", { name: "Continue" }).click(),
  },
  { name: "booking", tool: "retrieveBooking" },
  { name: "booking-map", tool: "retrieveBooking", steps: openMap },
  { name: "pricecheck", tool: "flight_pricecheck", locale: "ru" },
  { name: "trip", tool: "plan_trip" },
  {
    name: "trip-map",
    tool: "plan_trip",
    theme: "dark",
    args: { query: "Baku to Tbilisi, Istanbul and Rome, 9 days for two from 2027-05-15" },
    steps: openMap,
  },
  { name: "places", tool: "explore_fares", args: { origin: "GYD", nights: 7 } },
  {
    name: "request",
    tool: "create_travel_request",
    locale: "az",
    args: { contact: "aysel@example.com", message: "Sakit bir otel, zəhmət olmasa." },
  },
];

async function take(host: AppHost, pnr: string, picture: Picture): Promise<void> {
  const { name, tool, theme = "light", locale = "en", steps } = picture;
  const args = picture.args ?? ANSWERS.find((answer) => answer.tool === tool)?.args(pnr) ?? {};
  await host.show({ tool, args, width: WIDTH, context: { theme, locale, timeZone: "Asia/Baku" } });
  await host.view.locator("h1").waitFor();
  await host.page.waitForTimeout(300);
  await steps?.(host.view);
  await host.page.waitForTimeout(300);
  const box = await host.page.locator("iframe").boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  const session = await host.page.context().newCDPSession(host.page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    clip: { ...box, scale: SHARPNESS },
  });
  const file = new URL(`../docs/images/app-${name}.webp`, import.meta.url);
  await writeFile(file, Buffer.from(data, "base64"));
  console.log(`app-${name}.webp`);
}

const server = await startWayfare({ WAYFARE_NOW: PAGE_NOW, RATE_LIMIT_ENABLED: "false" });
const browser = await startBrowser();
const host = await openHost(browser, server);
const pnr = await bookTrip(host.client);
for (const picture of PICTURES) await take(host, pnr, picture);
await host.close();
await browser.close();
await server.stop();
