import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../support/browser.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

let wayfare: WayfareProcess;

beforeAll(async () => {
  wayfare = await startWayfare({});
});

afterAll(async () => {
  await wayfare.stop();
});

test("the documentation page shows every address and tries one out, without asking anybody else", async () => {
  const browser = await startBrowser();
  try {
    // Not a window whose clock stands: Swagger UI waits for time to pass.
    const page = await browser.newPage();
    const troubles: string[] = [];
    page.on("pageerror", ({ message }) => troubles.push(message));
    page.on("request", (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== "127.0.0.1" && hostname !== "") troubles.push(`asked ${hostname}`);
    });
    await page.goto(`http://127.0.0.1:${wayfare.port}/docs`);
    await page.locator("#operations-agent-agent_search_destinations").click();
    await page.getByPlaceholder("q", { exact: true }).fill("Грузия");
    await page.getByRole("button", { name: "Execute" }).click();
    await page.locator(".live-responses-table").getByText("tbilisi").first().waitFor();
    expect(troubles).toEqual([]);
  } finally {
    await browser.close();
  }
});
