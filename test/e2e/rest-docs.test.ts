import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startBrowser } from "../support/browser.ts";
import { PATIENCE_MS } from "../support/waiting.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

let wayfare: WayfareProcess;
let origin: string;

beforeAll(async () => {
  wayfare = await startWayfare({});
  origin = `http://127.0.0.1:${wayfare.port}`;
});

afterAll(async () => {
  await wayfare.stop();
});

const Operation = z.object({
  "x-example-needs": z.string().optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), example: z.unknown().optional() }))
    .default([]),
  requestBody: z
    .object({
      content: z.object({
        "application/json": z.object({ example: z.record(z.string(), z.unknown()) }),
      }),
    })
    .optional(),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

/** A request as Swagger UI makes it of an operation's examples. */
interface DocsRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Interceptor = (request: DocsRequest) => Promise<DocsRequest>;

/** What the page's own script does to a request before it is sent. */
async function interceptorOf(page: string): Promise<Interceptor> {
  const script = await (await fetch(`${page}/start.js`)).text();
  let found: Interceptor | undefined;
  runInNewContext(script, {
    URL,
    structuredClone,
    location: { href: page },
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, page), init),
    SwaggerUIBundle: (options: { requestInterceptor: Interceptor }) => {
      found = options.requestInterceptor;
    },
  });
  if (!found) throw new Error("The script starts no Swagger UI");
  return found;
}

function requestOf(
  path: string,
  method: string,
  operation: z.infer<typeof Operation>,
): DocsRequest {
  const url = new URL(path, origin);
  for (const { name, in: place, example } of operation.parameters) {
    if (example === undefined) continue;
    if (place === "path") url.pathname = path.replace(`{${name}}`, String(example));
    else url.searchParams.set(name, String(example));
  }
  const example = operation.requestBody?.content["application/json"].example;
  return {
    url: url.href,
    method: method.toUpperCase(),
    headers: { "Content-Type": "application/json" },
    ...(example && { body: JSON.stringify(example) }),
  };
}

test("every example of the OpenAPI document answers on a fresh server, as the page sends it", async () => {
  const { paths } = Document.parse(await (await fetch(`${origin}/openapi.json`)).json());
  const intercept = await interceptorOf(`${origin}/docs`);
  const refused: string[] = [];
  let sent = 0;
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { url, ...request } = await intercept(requestOf(path, method, operation));
      const response = await fetch(url, request);
      const text = await response.text();
      // What only a disruption makes possible is refused by the rule that says so.
      const expected =
        operation["x-example-needs"] === undefined ? response.ok : response.status === 422;
      if (!expected) refused.push(`${method} ${path}: ${response.status} ${text}`);
      sent++;
    }
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(30);
});

test("the documentation page runs its examples as they stand, leads back, and asks nobody else", async () => {
  const browser = await startBrowser();
  try {
    // Not a window whose clock stands: Swagger UI waits for time to pass.
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const troubles: string[] = [];
    page.on("pageerror", ({ message }) => troubles.push(message));
    page.on("request", (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== "127.0.0.1" && hostname !== "") troubles.push(`asked ${hostname}`);
    });
    await page.goto(`${origin}/docs`);
    await page.locator("#operations-agent-agent_search_destinations").click();
    await page.getByPlaceholder("q", { exact: true }).fill("Грузия");
    await page.getByRole("button", { name: "Execute" }).click();
    await page.locator(".live-responses-table").getByText("tbilisi").first().waitFor();
    await page.locator("#operations-agent-agent_search_destinations .opblock-summary").click();

    const cancel = page.locator("#operations-gds-cancelBooking");
    await cancel.locator(".opblock-summary").click();
    await cancel.getByRole("button", { name: "Execute" }).click();
    await cancel.locator(".live-responses-table").getByText('"cancelled"').first().waitFor();

    await page.locator("nav").getByRole("link").click();
    await page.getByRole("heading", { name: /^Wayfare/ }).waitFor();
    expect(troubles).toEqual([]);
  } finally {
    await browser.close();
  }
});
