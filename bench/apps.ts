import { gzipSync } from "node:zlib";
import { openHost } from "../test/support/app-host.ts";
import { startBrowser } from "../test/support/browser.ts";
import { startWayfare } from "../test/support/wayfare-process.ts";
import { type Figure, median } from "./measure.ts";

const ROUNDS = 15;
const SEARCH = { origin: "JFK", destination: "LHR", departureDate: "2027-03-01" };

/** How soon a view shows a result in Chromium, next to a page with one word, and how large it is. */
export async function benchApps(): Promise<readonly Figure[]> {
  const server = await startWayfare({
    WAYFARE_NOW: "2026-11-15T12:00:00Z",
    RATE_LIMIT_ENABLED: "false",
  });
  const browser = await startBrowser();
  const host = await openHost(browser, server);
  try {
    const [paints, empties]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      await host.show({ tool: "searchFlights", args: SEARCH });
      await host.view.getByText("VS16").first().waitFor();
      paints.push(await host.paintedAfter());
      empties.push(await host.emptyPaint());
    }
    const { contents } = await host.client.readResource({ uri: "ui://wayfare/flights/00" });
    const [page] = contents;
    const text = page && "text" in page ? page.text : "";
    return [
      {
        name: "views: first paint after the result",
        value: median(paints),
        unit: "ms",
        goal: "≤ 150",
        note: `an empty page ${median(empties).toFixed(0)} ms`,
      },
      {
        name: "views: the page of all, gzip",
        value: gzipSync(text).length / 1000,
        unit: "KB",
        goal: "≤ 60",
      },
    ];
  } finally {
    await host.close();
    await browser.close();
    await server.stop();
  }
}
