import { escapeHtml } from "../../text/html.ts";
import type { ToolFacts } from "../../tools/define.ts";
import { DESKS } from "../../tools/toolsets.ts";
import type { HostLine } from "./host-lines.ts";

/** What the page says about this very server. */
export interface HomeFacts {
  readonly version: string;
  readonly origin: string;
  readonly tools: readonly Pick<ToolFacts, "name" | "toolset">[];
  /** Whether callers must show a key or a token. */
  readonly keys: boolean;
  readonly hosts: readonly HostLine[];
}

/** Where a person or a program may go from here. */
export const WAYS: readonly {
  readonly path: string;
  readonly title: string;
  readonly what: string;
}[] = [
  { path: "/docs", title: "API", what: "every tool and address over plain HTTP, to try out" },
  { path: "/console/", title: "Console", what: "where operators answer requests and see bookings" },
  {
    path: "/duffel/",
    title: "Duffel sandbox",
    what: "a compatible subset of Duffel's API, on the simulated world",
  },
  { path: "/agent-tools.md", title: "Tools", what: "every tool in words, for models" },
  { path: "/openapi.json", title: "OpenAPI", what: "the REST API, for programs" },
  { path: "/health", title: "Health", what: "how this server is doing" },
];

/** The page runs no code but its own copy buttons and loads nothing from elsewhere. */
export const HOME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const HOME_STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f5f1,#0f1416);--surface:light-dark(#fff,#171d20);--sunken:light-dark(#eeece6,#0b0f11);--ink:light-dark(#1c2326,#e9edeb);--soft:light-dark(#566066,#a3aeb2);--line:light-dark(#e0ddd4,#2b3438);--accent:light-dark(#0e5c69,#6fcad4);--accent-ink:light-dark(#fff,#06282e)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 "Geist Variable",system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem 4rem}
header{display:flex;gap:1rem;align-items:center}
header img{width:3.25rem;height:3.25rem}
h1{margin:0;font-size:1.9rem;line-height:1.15;letter-spacing:-.02em}
h1 small{font-size:.9rem;font-weight:400;color:var(--soft);letter-spacing:0}
h2{margin:2.5rem 0 .75rem;font-size:1.15rem}
p{max-width:44rem;margin:.75rem 0}
a{color:var(--accent)}
.url{display:inline-block;padding:.4rem .75rem;border-radius:9px;background:var(--sunken);font-family:ui-monospace,"Cascadia Mono",monospace}
.ways{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:.75rem;padding:0;list-style:none}
.ways a{display:block;height:100%;padding:.9rem 1rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);color:inherit;text-decoration:none}
.ways a:hover,.ways a:focus-visible{border-color:var(--accent)}
.ways strong{display:block;color:var(--accent)}
details{border:1px solid var(--line);border-radius:9px;background:var(--surface);margin:.5rem 0}
summary{padding:.6rem .9rem;cursor:pointer;font-weight:600}
.host{padding:0 .9rem .9rem}
.file{color:var(--soft);font-size:.875rem;margin:0 0 .35rem}
pre{margin:0;padding:.75rem .9rem;border-radius:9px;background:var(--sunken);font:14px/1.5 ui-monospace,"Cascadia Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere}
button,.button{display:inline-block;margin:.6rem .5rem 0 0;padding:.4rem .9rem;border:1px solid var(--accent);border-radius:9px;background:none;color:var(--accent);font:inherit;font-size:.9rem;text-decoration:none;cursor:pointer}
.button{background:var(--accent);color:var(--accent-ink)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1rem}
dt{font-weight:600}
dd{margin:0;color:var(--soft);overflow-wrap:anywhere}
dd code{color:var(--ink)}
footer{margin-top:3rem;color:var(--soft);font-size:.875rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}main{padding-top:1.5rem}}
`;

/** The console's icon, for the whole server. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Wayfare</title><rect width="32" height="32" rx="8" fill="#0f5f6b"/><path d="M7 21.5c4-9 8-9 9-4.5s5 3.5 9-8.5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle cx="7" cy="22" r="2.6" fill="#f3b95f"/><circle cx="25" cy="8.5" r="2.6" fill="#fff"/></svg>`;

export const HOME_SCRIPT = `for (const button of document.querySelectorAll("button[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.previousElementSibling.textContent);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  });
}
`;

/** The page at the root: what this server is, how a host is connected to it, where everything else is. */
export function homePage({ version, origin, tools, keys, hosts }: HomeFacts): string {
  const desks = Object.entries(DESKS)
    .map(([desk, what]) => ({ desk, what, names: namesAt(tools, desk) }))
    .filter(({ names }) => names.length > 0)
    .map(
      ({ desk, what, names }) =>
        `<dt>${desk}</dt><dd>${escapeHtml(what)} <code>${names.join("</code>, <code>")}</code></dd>`,
    );
  return layout(
    "Wayfare: a travel desk for AI agents",
    `<header><img src="/favicon.ico" alt="" width="52" height="52"><h1>Wayfare <small>${escapeHtml(version)}</small></h1></header>
<p>A travel desk for AI agents: search flights, hotels and cars, book them onto one PNR, check whether a fare is cheaper elsewhere, plan a trip day by day, hand a request to a person. Supply is simulated unless a live supplier is configured; the same question gets the same answer every time, no ticket is issued and no money moves.</p>
<p>MCP is served at <span class="url">${escapeHtml(origin)}/mcp</span>${keys ? " to callers with a key or a token." : ""}</p>
<h2>Connect a host</h2>
${hosts.map((line, index) => hostBlock(line, index === 0)).join("\n")}
<h2>Look around</h2>
<ul class="ways">${WAYS.map(({ path, title, what }) => `<li><a href="${path}"><strong>${title}</strong>${what}</a></li>`).join("")}</ul>
<h2>Desks</h2>
<dl>${desks.join("")}</dl>
<h2>A first question</h2>
<p>Ask the assistant that you connected: <q>Find me a nonstop flight from London to New York in three weeks, back five days later, and tell me what the cheapest fare allows.</q></p>
<footer>Everything on this page is also JSON: ask for it with <code>Accept: application/json</code>.</footer>
<script src="/home.js"></script>`,
  );
}

/** The page at the sandbox's own address, for a person who opened it in a browser. */
export function sandboxPage(origin: string): string {
  const url = `${escapeHtml(origin)}/duffel`;
  return layout(
    "Wayfare: Duffel sandbox",
    `<header><img src="/favicon.ico" alt="" width="52" height="52"><h1>Duffel sandbox</h1></header>
<p>This address answers Duffel's flights API (version v2) from Wayfare's simulated world: offer requests, offers, orders, payments, changes, cancellations, seat maps and webhooks. Any token is accepted where this server asks for none, and every token has orders of its own.</p>
<h2>With the official client</h2>
<pre>import { Duffel } from "@duffel/api";
const duffel = new Duffel({ token: "test", basePath: "${url}" });</pre><button data-copy hidden>Copy</button>
<h2>From a shell</h2>
<pre>curl ${url}/air/airlines?limit=3 -H "Duffel-Version: v2" -H "Authorization: Bearer test"</pre><button data-copy hidden>Copy</button>
<p><a href="/">Back to the start</a></p>
<script src="/home.js"></script>`,
  );
}

function hostBlock({ host, file, text, link }: HostLine, open: boolean): string {
  const where = file === undefined ? "" : `<p class="file">${escapeHtml(file)}</p>`;
  const button =
    link === undefined ? "" : `<a class="button" href="${escapeHtml(link)}">Add to ${host}</a>`;
  return `<details${open ? " open" : ""}><summary>${host}</summary><div class="host">${where}<pre>${escapeHtml(text)}</pre><button data-copy hidden>Copy</button>${button}</div></details>`;
}

function namesAt(tools: HomeFacts["tools"], desk: string): readonly string[] {
  return tools.filter(({ toolset }) => toolset === desk).map(({ name }) => name);
}

function layout(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/home.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
