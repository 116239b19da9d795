import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageFiles, pageRoutes } from "../../../src/surfaces/console/page.ts";
import { listen } from "../../../src/surfaces/http/server/node-server.ts";
import { router } from "../../../src/surfaces/http/server/router.ts";

const SCRIPT = "console.log('wayfare');\n".repeat(100);

describe("the page's files", () => {
  let folder: string;
  let origin: string;
  let server: Server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "wayfare-page-"));
    await mkdir(join(folder, "built", "assets"), { recursive: true });
    await writeFile(join(folder, "secret.txt"), "secret");
    await writeFile(join(folder, "built", "index.html"), "<!doctype html><title>Wayfare</title>");
    await writeFile(join(folder, "built", "assets", "index-abc.js"), SCRIPT);
    ({ server, origin } = await serve(join(folder, "built")));
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  test("begin with the page, which is asked for anew each time", async () => {
    const response = await fetch(`${origin}/console/`);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await response.text()).toContain("Wayfare");
    const etag = response.headers.get("etag") ?? "";
    const again = await fetch(`${origin}/console/`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  test("with content in their names are kept for ever, and travel compressed", async () => {
    const ask = (encoding: string) =>
      fetch(`${origin}/console/assets/index-abc.js`, { headers: { "accept-encoding": encoding } });
    const plain = await ask("identity");
    expect(plain.headers.get("cache-control")).toContain("immutable");
    expect(plain.headers.get("content-type")).toContain("text/javascript");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toBe("Accept-Encoding");
    expect((await ask("gzip, deflate, br")).headers.get("content-encoding")).toBe("br");
    const zipped = await ask("gzip, br;q=0");
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(await zipped.text()).toBe(SCRIPT);
    expect(Number(zipped.headers.get("content-length"))).toBeLessThan(SCRIPT.length / 5);
  });

  test.each([
    "/console/../secret.txt",
    "/console/%2e%2e/secret.txt",
    "/console/..%2fsecret.txt",
    "/console//etc/passwd",
    "/console/assets",
    "/console/assets/nothing.js",
  ])("are all there is: %s", async (path) => {
    const { port } = new URL(origin);
    const text = await raw(Number(port), path);
    expect(text).toMatch(/^HTTP\/1\.1 404/);
    expect(text).not.toContain("secret\n");
  });

  test("are found without the last slash, with the link's ticket", async () => {
    const response = await fetch(`${origin}/console?ticket=abc`, { redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/console/?ticket=abc");
  });

  test("that are not built are said to be missing, and served once they are", async () => {
    const late = join(folder, "late");
    const { server: other, origin: at } = await serve(late);
    const before = await fetch(`${at}/console/`);
    expect(await before.text()).toContain("npm run build");
    await mkdir(late);
    await writeFile(join(late, "index.html"), "built");
    expect(await (await fetch(`${at}/console/`)).text()).toBe("built");
    other.close();
  });
});

async function serve(built: string): Promise<{ server: Server; origin: string }> {
  const find = router(pageRoutes(pageFiles(built)));
  const server = createServer((request, response) => {
    const match = find((request.url ?? "").replace(/\?.*/, ""));
    const identity = { scopes: new Set<never>() };
    const { parameters = {} } = match ?? {};
    const exchange = { request, response, parameters, identity, client: "", markStream: () => {} };
    void match?.value.handle(exchange);
  });
  const origin = await listen(server, { host: "127.0.0.1", port: 0 });
  return { server, origin };
}

/** As it stands: clients tidy paths up before they send them. */
async function raw(port: number, path: string): Promise<string> {
  const { connect } = await import("node:net");
  return await new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}
