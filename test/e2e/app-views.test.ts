import { createRequire } from "node:module";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANSWERS, bookTrip, ONE_OF_EACH, type ShownAnswer } from "../support/app-answers.ts";
import { type AppHost, type HostKind, openHost } from "../support/app-host.ts";
import { PAGE_NOW, startBrowser } from "../support/browser.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

let server: WayfareProcess;
let browser: Browser;
let pnr: string;
const hosts = new Map<HostKind, AppHost>();

const TALLEST = 560;
const WIDTHS = [280, 400, 768];
const THEMES = { light: "rgb(255, 255, 255)", dark: "rgb(23, 29, 32)" };
const LOCALES = ["en-GB", "az", "ru-RU"];

beforeAll(async () => {
  server = await startWayfare({ WAYFARE_NOW: PAGE_NOW, RATE_LIMIT_ENABLED: "false" });
  browser = await startBrowser();
  for (const kind of ["official", "mcp-ui"] as const) {
    hosts.set(kind, await openHost(browser, server, kind));
  }
  pnr = await bookTrip(hostOf("official").client);
});
afterAll(async () => {
  for (const host of hosts.values()) await host.close();
  await browser?.close();
  await server?.stop();
});

function hostOf(kind: HostKind): AppHost {
  const host = hosts.get(kind);
  if (!host) throw new Error(`${kind} is not open`);
  return host;
}

/** What does not fit the host now, asked inside the view: empty once it has followed. */
function misfits({ width, theme, locale }: { width: number; theme: string; locale: string }) {
  const ground = theme === "dark" ? THEMES.dark : THEMES.light;
  return `(() => {
    const { documentElement: root, body } = document;
    const seen = {
      width: innerWidth,
      wider: root.scrollWidth > innerWidth,
      // The frame is as tall as the view asked for, to the pixel that is rounded up.
      height: Math.abs(innerHeight - body.scrollHeight) <= 1 || innerHeight + " for " + body.scrollHeight,
      tall: innerHeight > ${TALLEST},
      lang: root.lang,
      theme: root.dataset.theme,
      ground: getComputedStyle(root).backgroundColor,
      // The server's sentences are said in the reader's language.
      english: [...document.querySelectorAll("[data-said]")].map(({ textContent }) => textContent).join(" | "),
    };
    const due = ${JSON.stringify({ width, wider: false, height: true, tall: false, lang: locale.slice(0, 2), theme, ground, english: "" })};
    return Object.keys(due).filter((key) => seen[key] !== due[key]).map((key) => key + " " + seen[key]);
  })()`;
}

/** The extension's own schemas by the method of the message, each compiled once. */
const SCHEMAS = new Map<unknown, ValidateFunction>();
{
  const schema = createRequire(import.meta.url)("@modelcontextprotocol/ext-apps/schema.json");
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const definition of Object.values<object>(schema.$defs)) {
    const method = Object(definition).properties?.method?.const;
    if (method !== undefined) SCHEMAS.set(method, ajv.compile(definition));
  }
}

/** What is wrong with the messages of views, by the extension's own schema. */
async function strayMessages(host: AppHost): Promise<readonly string[]> {
  const { messages } = await host.note();
  return messages.flatMap(({ method, params }) => {
    // The rest is MCP's own, and answered by a real server.
    if (method === "tools/call" || method === "resources/read") return [];
    const validate = SCHEMAS.get(method);
    if (!validate) return [`${String(method)} is not of the extension`];
    const isValid = validate(params === undefined ? { method } : { method, params });
    return isValid ? [] : [`${String(method)}: ${JSON.stringify(validate.errors)}`];
  });
}

/** Looks at every appearance and language at one width; axe looks at both appearances where it is to, at what does not depend on them once. */
async function followsHost(host: AppHost, width: number, withAxe: boolean): Promise<void> {
  for (const theme of Object.keys(THEMES)) {
    for (const locale of LOCALES) {
      await host.change({ theme, locale, timeZone: "Asia/Baku" });
      await expect
        .poll(() => host.frame().evaluate(misfits({ width, theme, locale })), { interval: 10 })
        .toEqual([]);
    }
    const rules = theme === "light" ? "all" : "colours";
    if (!withAxe) continue;
    await expect.poll(() => host.findings(rules), { message: `${theme} at ${width}` }).toEqual([]);
  }
}

async function turnsPages({ view }: AppHost): Promise<void> {
  const pager = view.locator(".screen:not([hidden]) .pager");
  const before = await pager.locator("p").innerText();
  await pager.locator("button").last().click();
  await expect.poll(() => pager.locator("p").innerText()).not.toBe(before);
  await pager.locator("button").first().click();
  await expect.poll(() => pager.locator("p").innerText()).toBe(before);
}

async function filters({ view }: AppHost, left: string | RegExp): Promise<void> {
  const chips = view.locator(".screen:not([hidden]) .chips .chip");
  await chips.nth(1).click();
  const rows = view.locator(".screen:not([hidden]) .list > li");
  await expect
    .poll(async () => {
      const texts = await rows.allInnerTexts();
      return texts.length > 0 && texts.every((text) => new RegExp(left).test(text));
    })
    .toBe(true);
  await chips.first().click();
}

async function showsItself(host: AppHost, answer: ShownAnswer, width: number): Promise<void> {
  const { tool, args, shows } = answer;
  await host.show({ tool, args: args(pnr), width, context: { theme: "light", locale: "en" } });
  await host.view.getByText(shows).first().waitFor();
  await saysAll(host, answer.says);
}

async function saysAll({ view }: AppHost, promised: readonly RegExp[] = []): Promise<void> {
  const screen = view.locator(".screen:not([hidden])");
  for (const words of promised) {
    await expect.poll(() => screen.innerText(), { interval: 10 }).toMatch(words);
  }
}

const inOfficial = ANSWERS.map((answer) => ["official", answer.tool, answer] as const);
const inAnother = ONE_OF_EACH.map((answer) => ["mcp-ui", answer.tool, answer] as const);

describe.each(WIDTHS)("at %i pixels", (width) => {
  test.each([...inOfficial, ...inAnother])(
    "%s host, %s: shakes hands, shows a real answer, follows its host, pages, filters, calls and is torn down",
    async (kind, _, answer) => {
      const host = hostOf(kind);
      await showsItself(host, answer, width);
      const before = host.calls.length;
      await followsHost(host, width, kind === "official");
      if (answer.pages) await turnsPages(host);
      if (answer.filters !== undefined) await filters(host, answer.filters);
      if (answer.calls) {
        const [called, act] = answer.calls;
        await act(host.view);
        await expect.poll(() => host.calls.slice(before).map(({ name }) => name)).toContain(called);
      }
      await host.tearDown();
      await expect.poll(() => host.view.locator("#app").innerHTML()).toBe("");
      expect(await strayMessages(host)).toEqual([]);
      // The renderer of @mcp-ui/client sends the context once before it is connected, and says so itself.
      expect(host.troubles.filter((trouble) => trouble !== "Not connected")).toEqual([]);
    },
  );

  test.each(
    ANSWERS.filter(({ confirms }) => confirms).map((answer) => [answer.tool, answer] as const),
  )(
    "%s: the screen before the second click fits, in every language and appearance, and axe finds nothing",
    async (_, answer) => {
      const host = hostOf("official");
      await showsItself(host, answer, width);
      await answer.confirms?.(host.view);
      await host.view.locator("fieldset.steps").waitFor();
      await saysAll(host, answer.confirmSays);
      const called = host.calls.length;
      await followsHost(host, width, true);
      expect(host.calls.length).toBe(called);
      expect(host.troubles).toEqual([]);
    },
  );
});
