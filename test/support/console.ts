import { spawnSync } from "node:child_process";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PAGE_NOW } from "./browser.ts";
import { ROOT } from "./build.ts";
import { startWayfare, type WayfareProcess } from "./wayfare-process.ts";

/** A server whose page is being worked on, at a fixed time. */
export function startConsole(
  environment: Readonly<Record<string, string>> = {},
): Promise<WayfareProcess> {
  return startWayfare({ WAYFARE_NOW: PAGE_NOW, RATE_LIMIT_ENABLED: "false", ...environment });
}

/** An agent's call, through a real client. */
export type Agent = (tool: string, args: Record<string, unknown>) => Promise<Answer>;
type Answer = Readonly<Record<string, unknown>>;

export async function connectAgent(
  { port }: WayfareProcess,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly agent: Agent; readonly close: () => Promise<void> }> {
  const client = new Client({ name: "agent", version: "1" });
  const url = new URL(`http://127.0.0.1:${port}/mcp`);
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { ...headers } } }),
  );
  return {
    agent: async (name, args) => {
      const { structuredContent, isError, content } = await client.callTool({
        name,
        arguments: args,
      });
      if (isError) throw new Error(JSON.stringify(content));
      return Object(structuredContent);
    },
    close: () => client.close(),
  };
}

export const REQUEST = {
  name: "Aysel Məmmədova",
  contact: "aysel@example.com",
  destination: "Tbilisi",
  dates: "2026-12-15 to 2026-12-20",
  travelers: 1,
  budget: "1500 USD",
  message: "A quiet hotel in the old town, please, and good wine.",
};

/** The link works once; the page takes the ticket out of the address. */
export async function enterByLink(
  page: Page,
  { consoleLink }: WayfareProcess,
  name = "Leyla",
): Promise<void> {
  if (consoleLink === undefined) throw new Error("The server printed no link");
  await page.goto(consoleLink);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("heading", { name: "Requests" }).waitFor();
  expect(page.url()).not.toContain("ticket");
}

export async function enterByKey(page: Page, port: number, key: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${port}/console/`);
  await page.getByLabel("API key or token").fill(key);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Requests" }).waitFor();
}

/** A key made by the built server's own command, in the database of the server that knows it. */
export function createKey(database: string, name: string, scopes: string): string {
  const args = ["keys", "create", "--json", "--name", name, "--owner", name, "--scopes", scopes];
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/main.js", ...args], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], WAYFARE_DB: database },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return String(Object(JSON.parse(stdout)).key);
}

/** A request in the list, by what stands in it. */
export function rowOf(page: Page, words: string) {
  return page.locator("[data-row]").filter({ hasText: words });
}
