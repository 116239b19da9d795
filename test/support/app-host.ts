import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Browser, Frame, FrameLocator, Page } from "playwright-core";
import { build } from "vite";
import { expect } from "vitest";
import { type AxeRules, axeFindings, openWindow } from "./browser.ts";
import { SHOWS_VIEWS } from "./ui-extension.ts";
import type { WayfareProcess } from "./wayfare-process.ts";

/** Hosts that this project did not write. */
export type HostKind = "official" | "mcp-ui";

const HOST = "http://127.0.0.1:8101";
/** Another origin, as the extension asks for. */
const SANDBOX = "http://127.0.0.1:8102";

/** What the extension's document has a host forbid by default. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

/** Makes the frame of a view in an origin of its own, and carries messages in and out. */
const PROXY = `<!doctype html><style>html,body{margin:0;height:100%}iframe{width:100%;height:100%;border:0;display:block}</style><body><script>
let inner;
addEventListener("message", ({ source, data }) => {
  if (source === parent && data?.method === "ui/notifications/sandbox-resource-ready") {
    inner = document.createElement("iframe");
    inner.setAttribute("sandbox", "allow-scripts");
    inner.srcdoc = data.params.html;
    document.body.append(inner);
  } else if (source === parent) inner?.contentWindow.postMessage(data, "*");
  else if (source === inner?.contentWindow) parent.postMessage(data, "*");
});
parent.postMessage({ jsonrpc: "2.0", method: "ui/notifications/sandbox-proxy-ready", params: {} }, "*");
</script>`;

type Json = Readonly<Record<string, unknown>>;

/** What a host heard of a view. */
export interface HostNote {
  readonly messages: readonly Json[];
  readonly said: readonly Json[];
  readonly told: readonly Json[];
  readonly heights: readonly number[];
  readonly resultAt: number;
  readonly paintedAt: number;
  readonly tall: number;
}

export interface ViewRequest {
  readonly tool: string;
  readonly args: Json;
  readonly width?: number;
  readonly context?: Json;
}

export interface MadeCall {
  readonly name: string;
  readonly arguments: Json;
  readonly answer: unknown;
}

/** A conversation's window that shows views, with a real client of a real server behind it. */
export interface AppHost {
  readonly page: Page;
  readonly troubles: string[];
  readonly view: FrameLocator;
  readonly client: Client;
  /** Every call so far, the model's and the views', with its answer. */
  readonly calls: readonly MadeCall[];
  /** Calls a tool as a model would, and shows its view. */
  show(request: ViewRequest): Promise<Json>;
  change(context: Json): Promise<void>;
  widen(width: number): Promise<void>;
  note(): Promise<HostNote>;
  tearDown(): Promise<void>;
  /** Milliseconds from the result to the paint of its last row, in the official host. */
  paintedAfter(lastRow: string): Promise<number>;
  /** The same of a page with nothing to do. */
  emptyPaint(): Promise<number>;
  /** What axe finds wrong inside the view. */
  findings(rules?: AxeRules): Promise<readonly string[]>;
  frame(): Frame;
  close(): Promise<void>;
}

export async function connectClient({ port }: WayfareProcess, announces = true): Promise<Client> {
  const client = new Client(
    { name: "host", version: "1" },
    { capabilities: announces ? SHOWS_VIEWS : {} },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
  return client;
}

export async function openHost(
  browser: Browser,
  server: WayfareProcess,
  kind: HostKind = "official",
): Promise<AppHost> {
  const [client, { page, troubles }] = await Promise.all([
    connectClient(server),
    openWindow(browser, { viewport: { width: 800, height: 640 } }),
  ]);
  const script = await hostScript(kind);
  const html = `<!doctype html><html lang="en"><title>Host</title><style>body{margin:0}</style><body><script type="module">${script}</script>`;
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
  );
  await page.route(`${SANDBOX}/**`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "Content-Security-Policy": POLICY },
      body: PROXY,
    }),
  );
  const calls: MadeCall[] = [];
  async function callTool(params: { name: string; arguments: Json }) {
    const answer = await client.callTool(params);
    calls.push({ ...params, answer });
    return answer;
  }
  await page.exposeFunction("callTool", callTool);
  await page.exposeFunction("readResource", (params: { uri: string }) =>
    client.readResource(params),
  );
  await page.goto(HOST);

  const addresses = new Map<string, string>();
  for (const { name, _meta } of (await client.listTools()).tools) {
    const address = Object(_meta?.["ui"]).resourceUri;
    if (typeof address === "string") addresses.set(name, address);
  }
  const pages = new Map<string, string>();

  async function pageOf(tool: string): Promise<string> {
    const uri = addresses.get(tool);
    if (uri === undefined) throw new Error(`${tool} has no view`);
    const known = pages.get(uri);
    if (known !== undefined) return known;
    const [content] = (await client.readResource({ uri })).contents;
    const text = content && "text" in content ? content.text : "";
    pages.set(uri, text);
    return text;
  }

  const note = (): Promise<HostNote> => page.evaluate(() => Object(globalThis).note);

  function frame(): Frame {
    const inner = page.frames().at(-1);
    if (!inner) throw new Error("No view is shown");
    return inner;
  }

  return {
    page,
    troubles,
    view: page.frameLocator("iframe").frameLocator("iframe"),
    client,
    calls,
    async show({ tool, args, width = 400, context = {} }) {
      const [result, text] = await Promise.all([
        callTool({ name: tool, arguments: args }),
        pageOf(tool),
      ]);
      await page.evaluate((request) => Object(globalThis).showView(request), {
        sandbox: SANDBOX,
        html: text,
        tool,
        args,
        result,
        width,
        context,
      });
      return Object(result.structuredContent);
    },
    change: (context) =>
      page.evaluate((changed) => Object(globalThis).changeContext(changed), context),
    widen: (width) => page.evaluate((wide) => Object(globalThis).setWidth(wide), width),
    note,
    async paintedAfter(lastRow) {
      const row = page.frameLocator("iframe").frameLocator("iframe").locator(lastRow).last();
      const bottom = await row.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(async () => (await note()).tall).toBeGreaterThanOrEqual(Math.floor(bottom));
      const { resultAt, paintedAt } = await note();
      return paintedAt - resultAt;
    },
    emptyPaint: () => page.evaluate(() => Object(globalThis).emptyPaint()),
    async tearDown() {
      await page.evaluate(() => Object(globalThis).tearDown());
    },
    findings: (rules) => axeFindings(frame(), rules),
    frame,
    async close() {
      await page.context().close();
      await client.close();
    },
  };
}

/** A host's page script, bundled from its package. */
async function hostScript(kind: HostKind): Promise<string> {
  const input = fileURLToPath(new URL(`../fixtures/apps/${kind}-host.mjs`, import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  });
  const [bundle] = [output].flat();
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${kind} was not bundled`);
  return chunk.code.replaceAll("</script", "<\\/script");
}
