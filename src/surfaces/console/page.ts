import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Route } from "../http/server/router.ts";
import { refuse, secure } from "./answers.ts";

/** A file of the page, as it is sent. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly lasting: boolean;
  /** The same in fewer bytes, where that is worth it. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

export type Encoding = "br" | "gzip";

/** Finds a file by its path below /console/; the page itself is the empty path. */
export type PageFiles = (path: string) => Promise<PageFile | undefined>;

/** Where `npm run build` puts the page, seen from the sources and from the built server alike. */
const BUILT = fileURLToPath(new URL("../../../dist/console/", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
const COMPRESSED_ALREADY = new Set([".png", ".ico", ".woff2"]);
const WORTH_COMPRESSING = 512;
const PAGE = "index.html";
const FOR_EVER = "public, max-age=31536000, immutable";
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

const NOT_BUILT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Wayfare</title></head>
<body><h1>The console is not built</h1><p>Run <code>npm run build</code>, then load this page again. Its API answers at <code>/console/api</code>.</p></body>
</html>
`;

/** Files are read and compressed when first asked for. Only what was there then is ever served. */
export function pageFiles(folder: string = BUILT): PageFiles {
  let names: Promise<ReadonlyMap<string, string>> | undefined;
  const loaded = new Map<string, Promise<PageFile>>();

  async function find(): Promise<ReadonlyMap<string, string>> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    return new Map(
      files.map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [relative(folder, file).split(sep).join("/"), file];
      }),
    );
  }

  return async (path) => {
    const name = path === "" ? PAGE : path;
    names ??= find();
    const known = await names;
    // Built while we run: look again next time.
    if (known.size === 0) names = undefined;
    const file = known.get(name);
    if (file === undefined) {
      const missing = name === PAGE && known.size === 0;
      return missing ? fileOf(PAGE, Buffer.from(NOT_BUILT)) : undefined;
    }
    const loading = loaded.get(name) ?? readFile(file).then((body) => fileOf(name, body));
    loaded.set(name, loading);
    return await loading;
  };
}

async function fileOf(name: string, body: Buffer): Promise<PageFile> {
  const extension = extname(name);
  const small = body.length < WORTH_COMPRESSING || COMPRESSED_ALREADY.has(extension);
  return {
    type: TYPES[extension] ?? "application/octet-stream",
    body,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    lasting: name.startsWith("assets/"),
    encoded: small ? new Map() : await encode(body),
  };
}

async function encode(body: Buffer): Promise<ReadonlyMap<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return new Map([
    ["br", br],
    ["gzip", gz],
  ]);
}

/** The page and its files. They are the same for every visitor: without a session it shows a login. */
export function pageRoutes(files: PageFiles): readonly Route[] {
  const route = {
    name: "/console",
    methods: ["GET", "HEAD"],
    exempt: true,
    ownPagesOnly: true,
    refuse,
  };
  return [
    {
      ...route,
      path: "/console",
      async handle({ request, response }) {
        secure(response);
        redirect(request, response);
      },
    },
    {
      ...route,
      path: "/console/{file*}",
      async handle({ request, response, parameters }) {
        secure(response);
        const file = await files(parameters["file"] ?? "");
        if (file) return send(request, response, file);
        response.statusCode = 404;
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end("There is nothing here. The console is at /console/\n");
      },
    },
  ];
}

/** With its query: a one-time link may have been typed without the slash. */
function redirect({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const query = /\?[\x21-\x7e]*$/.exec(url)?.[0] ?? "";
  response.statusCode = 308;
  response.setHeader("Location", `/console/${query}`);
  response.end();
}

function send(request: IncomingMessage, response: ServerResponse, file: PageFile): void {
  response.setHeader("Content-Type", file.type);
  response.setHeader("Cache-Control", file.lasting ? FOR_EVER : "no-cache");
  response.setHeader("ETag", file.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === file.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = ENCODINGS.find(
    (name) =>
      file.encoded.has(name) && new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted),
  );
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.end((encoding && file.encoded.get(encoding)) ?? file.body);
}
