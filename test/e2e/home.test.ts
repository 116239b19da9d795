import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { axeFindings, openWindow, startBrowser } from "../support/browser.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const Home = z.object({
  hosts: z.array(z.object({ host: z.string(), link: z.string().optional() })),
});

let wayfare: WayfareProcess;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [wayfare, browser] = await Promise.all([startWayfare({}), startBrowser()]);
  origin = `http://127.0.0.1:${wayfare.port}`;
});

afterAll(async () => {
  await browser.close();
  await wayfare.stop();
});

test.each(["light", "dark"] as const)(
  "the front page says what this is and how to connect, in %s",
  async (colorScheme) => {
    const { page, troubles } = await openWindow(browser, { colorScheme });
    await page.goto(origin);
    await page.getByRole("heading", { name: /^Wayfare/ }).waitFor();
    await page.getByText(`claude mcp add --transport http wayfare ${origin}/mcp`).waitFor();
    await page.getByText("Cursor", { exact: true }).click();
    await page.getByRole("link", { name: "Add to Cursor" }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test("every way that the front page shows leads somewhere, and the icon is there", async () => {
  const page = await (await fetch(origin, { headers: { accept: "text/html" } })).text();
  const paths = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, path]) => path ?? "");
  expect(paths).toEqual(expect.arrayContaining(["/docs", "/console/", "/duffel/", "/health"]));
  for (const path of new Set(paths)) {
    const { status } = await fetch(`${origin}${path}`);
    expect({ path, status }).toEqual({ path, status: 200 });
  }
});

test("the front page with all that it loads is small", async () => {
  const sizes = await Promise.all(
    ["/", "/home.css", "/home.js", "/favicon.ico"].map(async (path) => {
      const answer = await fetch(`${origin}${path}`, { headers: { accept: "text/html" } });
      return (await answer.arrayBuffer()).byteLength;
    }),
  );
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(30_000);
});

test("the buttons of Cursor and VS Code carry this server's address", async () => {
  const { hosts } = Home.parse(
    await (await fetch(origin, { headers: { accept: "application/json" } })).json(),
  );
  const linkOf = (name: string) => hosts.find(({ host }) => host === name)?.link ?? "";
  const cursor = new URL(linkOf("Cursor"));
  expect(cursor.searchParams.get("name")).toBe("wayfare");
  expect(JSON.parse(atob(cursor.searchParams.get("config") ?? ""))).toEqual({
    url: `${origin}/mcp`,
  });
  const code = new URL(linkOf("VS Code"));
  expect(`${code.protocol}${code.pathname}`).toBe("vscode:mcp/install");
  expect(JSON.parse(decodeURIComponent(code.search.slice(1)))).toEqual({
    name: "wayfare",
    type: "http",
    url: `${origin}/mcp`,
  });
});

test("a program gets the same as JSON, and the server's card", async () => {
  const home = await fetch(origin, { headers: { accept: "application/json" } });
  expect(home.headers.get("content-type")).toBe("application/json");
  expect(await home.json()).toMatchObject({ mcp: { url: `${origin}/mcp`, authentication: false } });
  for (const path of ["/mcp/server-card", "/.well-known/mcp/server-card.json"]) {
    const card = await (await fetch(`${origin}${path}`)).json();
    expect(card).toMatchObject({ remotes: [{ type: "streamable-http", url: `${origin}/mcp` }] });
  }
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain("Disallow: /\n");
});

test("the sandbox explains itself in a browser", async () => {
  const { page, troubles } = await openWindow(browser);
  await page.goto(`${origin}/duffel/`);
  await page.getByRole("heading", { name: "Duffel sandbox" }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  expect(troubles).toEqual([]);
  const command = await page.locator("pre", { hasText: "curl" }).textContent();
  const [, url = ""] = /curl (\S+)/.exec(command ?? "") ?? [];
  const answer = await fetch(url, {
    headers: { "Duffel-Version": "v2", authorization: "Bearer test" },
  });
  expect(answer.status).toBe(200);
});
