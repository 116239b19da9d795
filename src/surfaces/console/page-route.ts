import type { IncomingMessage, ServerResponse } from "node:http";
import type { Route } from "../http/server/routes.ts";
import { pathOf } from "../http/server/web.ts";
import { secure } from "./headers.ts";
import type { Encoding, PageFile, PageFiles } from "./page-files.ts";
import { refuse } from "./refuse.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** The page and its files. They hold nothing: whoever may not work here sees a login. */
export function pageRoute(files: PageFiles): Route {
  return {
    name: "/console",
    methods: ["GET", "HEAD"],
    exempt: true,
    ownPagesOnly: true,
    refuse,
    async handle({ request, response }) {
      secure(response);
      const path = pathOf(request);
      if (path === "/console") return redirect(request, response);
      const file = await files(path.slice("/console/".length));
      if (file) return send(request, response, file);
      response.statusCode = 404;
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
      response.end("There is nothing here. The console is at /console/\n");
    },
  };
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
