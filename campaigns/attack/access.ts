import type { Scope } from "../../src/domain/scopes.ts";
import { ENDPOINTS } from "../../src/surfaces/duffel-sandbox/routes.ts";
import type { ToolFacts } from "../../src/tools/define.ts";
import { checkText } from "./answers.ts";
import { MARK } from "./desk.ts";
import { type Findings, Flaw } from "./findings.ts";
import { changeBody } from "./sandbox.ts";
import {
  type Answer,
  type AttackedServer,
  JSON_TYPE,
  legacy,
  modern,
  orderBody,
  type Sent,
  searchBody,
  WHO,
  type Who,
} from "./server.ts";

const PART = "access of every surface × principal × scope";

/** Something to ask for, and the scope it takes. */
interface Target {
  readonly surface: string;
  readonly sent: Sent;
  readonly scope: Scope;
  /** Answers without credentials, too. */
  readonly open?: boolean;
}

const SCOPES: Readonly<Record<Who, ReadonlySet<Scope> | undefined>> = {
  nobody: undefined,
  wrong: undefined,
  revoked: undefined,
  expired: undefined,
  reader: new Set<Scope>(["travel:read"]),
  alice: new Set<Scope>(["travel:read", "travel:book"]),
  mallory: new Set<Scope>(["travel:read", "travel:book"]),
  operator: new Set<Scope>(["travel:operate"]),
};

/** Asks every surface as every principal, then as a stranger for what is Alice's. */
export async function attackAccess(
  server: AttackedServer,
  tools: readonly ToolFacts[],
  found: Findings,
): Promise<void> {
  for (const target of targetsOf(tools)) {
    for (const who of WHO) {
      await guarded(found, { target, who }, async () => {
        const answer = await server.send(withHeaders(target.sent, server.as[who]));
        checkAllowed(target, who, answer);
      });
    }
  }
  for (const [surface, ask] of foreignThings(server.alice)) {
    for (const who of ["mallory", "reader", "operator"] as const) {
      await guarded(found, { surface, who }, () => checkForeign(server, surface, ask, who));
    }
  }
  for (const sent of CONSOLE) {
    for (const who of WHO) {
      await guarded(found, { sent, who }, async () => {
        const headers = { ...server.as[who], "x-wayfare-console": "1" };
        const { status, text } = await server.send(withHeaders(sent, headers));
        if (status !== 401) throw new Flaw(`console ${sent.path}: ${status} for ${who}`, text);
      });
    }
  }
  await guarded(found, "an operator's cookie", async () => {
    const { cookie = "" } = server.operatorPage;
    const { status, text } = await server.send(withHeaders(legacy("tools/list", {}), { cookie }));
    if (status !== 401) throw new Flaw(`/mcp: ${status} for an operator's cookie`, text);
  });

  async function guarded(all: Findings, input: unknown, check: () => Promise<void>) {
    all.tried(PART);
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Flaw)) throw error;
      all.add(error, input);
    }
  }
}

function targetsOf(tools: readonly ToolFacts[]): readonly Target[] {
  const ofTools = tools.flatMap(({ name, toolset, effect, publicRead }): Target[] => {
    const scope = effect === "read" ? "travel:read" : "travel:book";
    const call = { name, arguments: {} };
    const desk = { surface: `/mcp/${toolset} ${name}`, scope, open: publicRead } as const;
    return [
      { surface: `MCP 2026 ${name}`, sent: modern("tools/call", call), scope },
      { surface: `MCP 2025 ${name}`, sent: legacy("tools/call", call), scope },
      { ...desk, sent: { ...legacy("tools/call", call), path: `/mcp/${toolset}` } },
      {
        surface: `REST ${name}`,
        sent: { method: "POST", path: `/api/tools/${name}`, headers: JSON_TYPE, body: "{}" },
        scope,
        open: publicRead,
      },
    ];
  });
  return [...ofTools, ...SANDBOX, METRICS];
}

const METRICS: Target = {
  surface: "/metrics",
  sent: { method: "GET", path: "/metrics" },
  scope: "travel:operate",
};

const DUFFEL = { ...JSON_TYPE, "duffel-version": "v2" };
const NO_OFFER = { id: "off_1", total_amount: "1.00", passengers: [{ id: "pas_1" }] };

/** Addresses that only ask, in words of their own: the table itself is under attack. */
const ASKING =
  /offer_requests$|change_requests$|actions\/price$|\/upsell|^\/air\/offers\/.*\/passengers\//;

const SANDBOX: readonly Target[] = [
  ...ENDPOINTS.map(({ method, path }) => {
    const asks = method === "GET" || ASKING.test(path);
    const at = path.replace(/\{\w+\}/g, "ord_1");
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    return sandbox(asks ? "travel:read" : "travel:book", method, at, body);
  }),
  sandbox("travel:read", "POST", "/air/offer_requests", searchBody()),
  sandbox("travel:book", "POST", "/air/orders", orderBody(NO_OFFER, "Doe")),
  sandbox("travel:read", "GET", "/duffel/air/airlines"),
  sandbox("travel:book", "POST", "/duffel/air/orders", {}),
];

function sandbox(scope: Scope, method: string, path: string, data?: unknown): Target {
  const body = data === undefined ? {} : { body: JSON.stringify({ data }) };
  return {
    surface: `sandbox ${method} ${path}`,
    sent: { method, path, headers: DUFFEL, ...body },
    scope,
  };
}

const CONSOLE: readonly Sent[] = [
  ...["/me", "/requests", "/bookings", "/tools", "/places?q=lon", "/events"].map((path) => ({
    method: "GET",
    path: `/console/api${path}`,
  })),
  ...["/tools/searchFlights", "/bookings/TEST-AAAAAA/cancel", "/logout"].map((path) => ({
    method: "POST",
    path: `/console/api${path}`,
    headers: JSON_TYPE,
    body: "{}",
  })),
];

function withHeaders(sent: Sent, headers: Readonly<Record<string, string>>): Sent {
  return { ...sent, headers: { ...sent.headers, ...headers } };
}

function checkAllowed({ surface, scope, open }: Target, who: Who, answer: Answer): void {
  const { status, text } = answer;
  const granted = SCOPES[who];
  const refused = status === 401 || status === 403;
  const detail = `${status} ${text.slice(0, 300)}`;
  if (status >= 500) throw new Flaw(`${surface}: ${status} for ${who}`, detail);
  checkText(surface, text, who === "alice" ? [] : [MARK]);
  if (open) return;
  const expected = granted === undefined ? 401 : granted.has(scope) ? undefined : 403;
  if (expected === undefined ? refused : status !== expected) {
    throw new Flaw(`${surface}: ${status} for ${who}, not ${expected ?? "an answer"}`, detail);
  }
}

type Ask = (id: string) => Sent;
type Foreign = readonly [surface: string, ask: readonly [own: string, unknown: string, sent: Ask]];

/** What is Alice's, each with a thing of its kind that does not exist. */
function foreignThings(alice: AttackedServer["alice"]): readonly Foreign[] {
  const pnr = [alice.pnr, "TEST-ZZZZZZ"] as const;
  const session = [alice.sessionId, "11111111-1111-4111-8111-111111111111"] as const;
  const request = [alice.requestId, `${alice.requestId.slice(0, -4)}aaaa`] as const;
  const order = [alice.orderId, `${alice.orderId.slice(0, -4)}aaaa`] as const;
  const ada = [{ firstName: "Ada", lastName: "Lovelace" }];
  const calls: readonly (readonly [readonly [string, string], string, (id: string) => object])[] = [
    [pnr, "retrieveBooking", (id) => ({ pnr: id })],
    [pnr, "cancelBooking", (id) => ({ pnr: id })],
    [pnr, "bookHotel", (id) => ({ hotelId: "HT2-x", guests: ada, existingPnr: id })],
    [session, "listBookings", (id) => ({ sessionId: id })],
    [session, "listBookings", (id) => ({ sessionId: id, cursor: "999" })],
    [request, "get_travel_request", (id) => ({ request_id: id })],
    [request, "add_to_travel_request", (id) => ({ request_id: id, message: "Is it mine?" })],
  ];
  const reads: readonly (readonly [readonly [string, string], (id: string) => string])[] = [
    [pnr, (id) => `gds://booking/${id}`],
    [session, (id) => `gds://session/${id}/bookings`],
    [session, (id) => `gds://session/${id}/info`],
  ];
  const get = (path: string): Sent => ({ method: "GET", path, headers: DUFFEL });
  return [
    ...calls.flatMap(([[own, none], name, args]): Foreign[] => {
      const call = (id: string) => ({ name, arguments: args(id) });
      return [
        [`MCP 2026 ${name}`, [own, none, (id) => modern("tools/call", call(id))]],
        [`MCP 2025 ${name}`, [own, none, (id) => legacy("tools/call", call(id))]],
        [
          `REST ${name}`,
          [
            own,
            none,
            (id) => ({
              method: "POST",
              path: `/api/tools/${name}`,
              headers: JSON_TYPE,
              body: JSON.stringify(args(id)),
            }),
          ],
        ],
      ];
    }),
    ...reads.flatMap(([[own, none], uri]): Foreign[] => [
      [
        `MCP 2026 ${uri("…")}`,
        [own, none, (id) => modern("resources/read", { uri: uri(id), name: uri(id) })],
      ],
      [`MCP 2025 ${uri("…")}`, [own, none, (id) => legacy("resources/read", { uri: uri(id) })]],
    ]),
    ["REST request", [...request, (id) => get(`/agent/requests/${id}`)]],
    ["sandbox order", [...order, (id) => get(`/air/orders/${id}`)]],
    ["sandbox services", [...order, (id) => get(`/air/orders/${id}/available_services`)]],
    ["sandbox payments", [...order, (id) => get(`/air/payments?order_id=${id}`)]],
    [
      "sandbox airline's changes",
      [...order, (id) => get(`/air/airline_initiated_changes?order_id=${id}`)],
    ],
    [
      "sandbox change",
      [
        ...order,
        (id) => ({
          method: "POST",
          path: "/air/order_change_requests",
          headers: DUFFEL,
          body: JSON.stringify({ data: changeBody(id) }),
        }),
      ],
    ],
    ["sandbox cancellations", [...order, (id) => get(`/air/order_cancellations?order_id=${id}`)]],
  ];
}

/** What is another's answers exactly as what does not exist. */
async function checkForeign(
  server: AttackedServer,
  surface: string,
  [own, none, ask]: Foreign[1],
  who: Who,
): Promise<void> {
  const said = async (id: string) => {
    const { status, text } = await server.send(withHeaders(ask(id), server.as[who]));
    checkText(surface, text, [MARK]);
    return `${status} ${text.replaceAll(id, "ID").replaceAll(/[\w-]{20,}/g, "…")}`;
  };
  const [theirs, nobodys] = [await said(own), await said(none)];
  if (theirs !== nobodys) {
    const detail = `${theirs.slice(0, 600)}\n  unknown: ${nobodys.slice(0, 600)}`;
    throw new Flaw(`${surface}: another's is told from none by ${who}`, detail);
  }
}
