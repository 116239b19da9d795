import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DOCS_SCRIPT } from "./docs-script.ts";

/** A file of the documentation page. */
export interface Asset {
  readonly type: string;
  readonly body: string | Buffer;
}

const ASSETS: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** Everything is loaded from this server. Swagger UI sets styles on its elements. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wayfare: REST API</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<nav><a href="/">Wayfare</a></nav>
<div id="docs"></div>
<noscript>This page needs JavaScript. The document itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const STYLE = `nav{max-width:1460px;margin:0 auto;padding:1rem 20px 0;font:16px system-ui,sans-serif}nav a{color:#0e5c69}nav a::before{content:"\\2190\\00a0"}
`;

const read = new Map<string, Promise<Buffer>>();

/** A file of the page by its name; the page itself is the empty name. */
export async function docsAsset(name: string): Promise<Asset | undefined> {
  if (name === "") return { type: "text/html; charset=utf-8", body: PAGE };
  if (name === "page.css") return { type: "text/css; charset=utf-8", body: STYLE };
  if (name === "start.js") return { type: "text/javascript; charset=utf-8", body: DOCS_SCRIPT };
  const type = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
  if (type === undefined) return undefined;
  const body = read.get(name) ?? readAsset(name);
  read.set(name, body);
  return { type, body: await body };
}

/**
 * The build lays Swagger UI's files beside this one, so that the package need not depend on all of
 * Swagger UI; from source they come out of its package.
 */
async function readAsset(name: string): Promise<Buffer> {
  try {
    return await readFile(fileURLToPath(new URL(`./swagger-ui/${name}`, import.meta.url)));
  } catch {
    const manifest = createRequire(import.meta.url).resolve("swagger-ui-dist/package.json");
    return await readFile(join(dirname(manifest), name));
  }
}
