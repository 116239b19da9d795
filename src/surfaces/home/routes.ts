import type { IncomingMessage } from "node:http";
import type { App } from "../app.ts";
import type { Guards } from "../http/admission/guards.ts";
import type { Route } from "../http/server/router.ts";
import { hostLines } from "./host-lines.ts";
import { HOME_POLICY, HOME_SCRIPT, HOME_STYLE, homePage, ICON, sandboxPage, WAYS } from "./page.ts";
import { serverCard } from "./server-card.ts";

export interface HomeDeps {
  readonly app: Pick<App, "version" | "tools">;
  readonly guards: Pick<Guards, "auth">;
  /** The origin that a client used to reach us. */
  readonly originOf: (request: IncomingMessage) => string;
}

/** A text and its media type. */
interface Document {
  readonly type: string;
  readonly body: string;
}

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json";
/** Crawlers may read what describes the server; what costs it work stays out of their way. */
const ROBOTS = `User-agent: *
Allow: /$
Allow: /docs
Allow: /llms.txt
Allow: /agent-tools.md
Allow: /openapi.json
Allow: /.well-known/
Disallow: /
`;
/** The drafts of server cards name three addresses. */
const CARDS = ["/mcp/server-card", "/.well-known/mcp/server-card.json", "/.well-known/mcp.json"];

/** What stands at the root of the server: a page for people, the same for programs, its card. */
export function homeRoutes({ app, guards, originOf }: HomeDeps): readonly Route[] {
  const keys = guards.auth.configured;

  const home = (request: IncomingMessage): Document => {
    const origin = originOf(request);
    const hosts = hostLines(`${origin}/mcp`, keys);
    const { version, tools } = app;
    if (wantsPage(request)) {
      return { type: HTML, body: homePage({ version, origin, tools, keys, hosts }) };
    }
    const links = WAYS.map(({ path, title, what }) => ({ url: `${origin}${path}`, title, what }));
    const mcp = { url: `${origin}/mcp`, transport: "streamable-http", authentication: keys };
    return {
      type: JSON_TYPE,
      body: JSON.stringify({ name: "Wayfare", version, mcp, links, hosts }),
    };
  };

  const sandbox = (request: IncomingMessage): Document => {
    const origin = originOf(request);
    if (wantsPage(request)) return { type: HTML, body: sandboxPage(origin) };
    const about = {
      name: "Wayfare's Duffel sandbox",
      base_path: `${origin}/duffel`,
      version: "v2",
    };
    return { type: JSON_TYPE, body: JSON.stringify(about) };
  };

  return [
    documentRoute("/", home),
    documentRoute("/duffel", sandbox),
    documentRoute("/duffel/", sandbox),
    documentRoute("/home.css", () => ({ type: "text/css; charset=utf-8", body: HOME_STYLE })),
    documentRoute("/home.js", () => ({
      type: "text/javascript; charset=utf-8",
      body: HOME_SCRIPT,
    })),
    documentRoute("/robots.txt", () => ({ type: "text/plain; charset=utf-8", body: ROBOTS })),
    documentRoute("/favicon.ico", () => ({ type: "image/svg+xml", body: ICON })),
    ...CARDS.map((path) =>
      documentRoute(path, (request) => ({
        type: JSON_TYPE,
        body: JSON.stringify(serverCard(app.version, originOf(request))),
      })),
    ),
  ];
}

/** Browsers name HTML before anything else; programs that take whatever comes get JSON. */
function wantsPage({ headers: { accept = "" } }: IncomingMessage): boolean {
  return accept.includes("text/html");
}

function documentRoute(path: string, write: (request: IncomingMessage) => Document): Route {
  return {
    path,
    name: "documents",
    methods: ["GET", "HEAD"],
    exempt: true,
    async handle({ request, response }) {
      const { type, body } = write(request);
      response.setHeader("Content-Type", type);
      response.setHeader("Content-Security-Policy", HOME_POLICY);
      response.setHeader("X-Content-Type-Options", "nosniff");
      response.setHeader("Cache-Control", "no-cache");
      response.setHeader("Vary", "Accept");
      response.end(body);
    },
  };
}
