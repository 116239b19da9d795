import { gzipSync } from "node:zlib";
import { openHost } from "../test/support/app-host.ts";
import { startBrowser } from "../test/support/browser.ts";
import { SHOWS_VIEWS } from "../test/support/ui-extension.ts";
import { startWayfare, type WayfareProcess } from "../test/support/wayfare-process.ts";
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
      const [first] = Object(await host.show({ tool: "searchFlights", args: SEARCH })).flights;
      await host.view.getByText(first.flightNumber).first().waitFor();
      paints.push(await host.paintedAfter(".list > li"));
      empties.push(await host.emptyPaint());
    }
    const { contents } = await host.client.readResource({ uri: "ui://wayfare/flights/00" });
    const [page] = contents;
    const text = page && "text" in page ? page.text : "";
    const lane = await laneRatio(server);
    return [
      {
        name: "views: a call of a client that announces them, beside one that does not",
        value: lane.ratio,
        unit: "×",
        goal: "≈ 1",
        note: `${lane.milliseconds.toFixed(1)} ms a call`,
      },
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

const CALLS = 60;
const META = "io.modelcontextprotocol/";
const ERA = "2026-07-28";

/** The fast lane does not look at what a client announces: calls of both kinds take turns. */
async function laneRatio({
  port,
}: WayfareProcess): Promise<{ ratio: number; milliseconds: number }> {
  async function calls(capabilities: object): Promise<number> {
    const start = performance.now();
    for (let call = 0; call < CALLS; call++) {
      const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
          "MCP-Protocol-Version": ERA,
          "Mcp-Method": "tools/call",
          "Mcp-Name": "searchFlights",
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: {
            name: "searchFlights",
            arguments: SEARCH,
            _meta: {
              [`${META}protocolVersion`]: ERA,
              [`${META}clientCapabilities`]: capabilities,
              [`${META}clientInfo`]: { name: "bench", version: "1" },
            },
          },
        }),
      });
      if (!(await response.text()).includes('"flights"')) throw new Error("No flights");
    }
    return (performance.now() - start) / CALLS;
  }
  const rounds: { readonly told: number; readonly plain: number }[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const took = { told: await calls(SHOWS_VIEWS), plain: await calls({}) };
    if (round >= 0) rounds.push(took);
  }
  return {
    ratio: median(rounds.map(({ told, plain }) => told / plain)),
    milliseconds: median(rounds.map(({ told }) => told)),
  };
}
