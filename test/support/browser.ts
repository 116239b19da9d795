import axe from "axe-core";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from "playwright-core";
import { CHROMIUM, program } from "./services.ts";
import { PATIENCE_MS } from "./waiting.ts";

/** When the tests of the page take place, on the server and in the browser. */
export const PAGE_NOW = "2026-11-15T12:00:00Z";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: program(CHROMIUM), args: QUIET });
}

/** A browser window of somebody, and what went wrong in it. */
export interface Window {
  readonly page: Page;
  /** Uncaught errors, refusals of the page's policy, requests to elsewhere. */
  readonly troubles: string[];
}

export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const context = await browser.newContext({
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await context.clock.setFixedTime(PAGE_NOW);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", ({ message }) => troubles.push(message));
  page.on("console", (message) => {
    // A refusal by the server is an answer; the page's own words about it are tested.
    const isAnswer = /Failed to load resource/.test(message.text());
    if (message.type() === "error" && !isAnswer) troubles.push(message.text());
  });
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "127.0.0.1") troubles.push(`asked ${hostname}`);
  });
  return { page, troubles };
}

/** All of axe's rules, or those that look at colours: another appearance changes nothing else. */
export type AxeRules = "all" | "colours";
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with what is shown now. */
export async function axeFindings(
  shown: Page | Frame,
  rules: AxeRules = "all",
): Promise<readonly string[]> {
  // Fading colours would be measured half-way.
  await shown.evaluate("document.fonts.ready.then(() => undefined)");
  if (!(await shown.evaluate("'axe' in globalThis"))) await shown.evaluate(axe.source);
  const options = {
    resultTypes: ["violations"],
    selectors: false,
    ...(rules === "colours" && { runOnly: COLOUR_RULES }),
  };
  const { violations } = Object(await shown.evaluate(`axe.run(${JSON.stringify(options)})`));
  return violations.map(
    ({ id, nodes }: { id: string; nodes: readonly { html: string }[] }) =>
      `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
  );
}
