import type { z } from "zod";
import { quoteDayOf } from "../../domain/dates.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import type { OperatorDesk } from "../../services/operator/desk.ts";
import { operatorCaller } from "../../services/operator/operator.ts";
import type { OperatorSession } from "../../services/operator/sessions.ts";
import type { SeveralItem } from "../../services/operator/several.ts";
import { Call, callTool } from "../../tools/call.ts";
import { examplesOn } from "../../tools/examples.ts";
import type { App } from "../app.ts";
import type { Guards } from "../http/admission/guards.ts";
import type { Route } from "../http/server/router.ts";
import { calendarPaper, pagePaper, pdfPaper } from "../traveller/papers.ts";
import type { PrintPdf } from "../traveller/pdf.ts";
import type {
  AboutOperator,
  ItineraryLinks,
  SharedItinerary,
  ToolAnswer,
  ToolInfo,
} from "./bodies.ts";
import {
  Assignment,
  AuditQuery,
  BookingQuery,
  bodyOf,
  Cancellation,
  CancellationWish,
  ChangeWish,
  ConfirmedChange,
  CustomerQuery,
  Erasure,
  FILTERS,
  ItineraryQuery,
  LinkName,
  NewLink,
  Note,
  Order,
  PlanQuery,
  Priced,
  queryAs,
  Reply,
  RequestQuery,
  Several,
  Tags,
  Undo,
  View,
} from "./bodies.ts";
import { exportFile } from "./download.ts";

/** What an operator asks, taken apart. */
export interface Asked {
  readonly operator: OperatorSession;
  /** What stands in the place of `{id}`. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Aborted when the operator has gone. */
  readonly signal: AbortSignal;
}

type MakeRoute = (path: string, answer: (asked: Asked) => unknown) => Route;

/** Make routes below /console/api that only a logged-in operator reaches. */
export interface RouteMakers {
  readonly get: MakeRoute;
  readonly post: MakeRoute;
}

export interface EndpointDeps {
  readonly app: App;
  readonly operators: OperatorDesk;
  readonly guards: Guards;
  /** Absent where the server cannot print. */
  readonly print?: PrintPdf | undefined;
  /** Where agents are tested here. */
  readonly runs?: Runs | undefined;
}

/** Runs of agents under test, as the page shows them. */
export interface Runs {
  list(): object;
  show(id: string): Promise<object>;
}

const PLACES = 8;

/** What the page asks for once an operator is logged in. */
export function operatorEndpoints(
  deps: EndpointDeps,
  { get, post }: RouteMakers,
): readonly Route[] {
  const { app, operators, runs } = deps;
  return [
    get("/me", ({ operator }) => aboutOperator(deps, operator)),
    get("/overview", () => operators.overview()),
    get("/requests", ({ query }) => {
      const { state: status, ...page } = queryAs(RequestQuery, query);
      return operators.listRequests({ ...page, status });
    }),
    get("/requests/{id}", ({ id }) => operators.request(id)),
    get("/requests/{id}/plan", ({ id, query }) =>
      operators.plan(id, queryAs(PlanQuery, query).lang),
    ),
    get("/requests/{id}/budget", ({ id, query }) =>
      operators.budget(id, queryAs(PlanQuery, query).lang),
    ),
    post("/requests/{id}/assign", ({ operator, id, body }) => {
      const { version, to } = bodyOf(Assignment, body);
      return operators.decide(operator, { id, version }, { assignTo: to });
    }),
    post("/requests/{id}/tags", ({ operator, id, body }) => {
      const { version, tags } = bodyOf(Tags, body);
      return operators.decide(operator, { id, version }, { tags });
    }),
    post("/several", ({ operator, body }) => {
      const { requests } = bodyOf(Several, body);
      return operators.several(operator, requests.map(severalItem));
    }),
    get("/customers", ({ query }) => operators.listCustomers(queryAs(CustomerQuery, query))),
    get("/customers/{id}", ({ id }) => operators.customer(id)),
    post("/customers/{id}/erase", ({ operator, id, body }) =>
      operators.erase(operator, id, bodyOf(Erasure, body).seen),
    ),
    get("/audit", ({ query }) => operators.listAudit(queryAs(AuditQuery, query))),
    get("/export/{id}", ({ operator, id, query }) => exportFile(operators, operator, id, query)),
    get("/views", ({ operator }) => operators.views(operator)),
    post("/views/save", ({ operator, body }) => {
      const { name, query } = bodyOf(View, body);
      if (query !== undefined) queryAs(FILTERS.requests, new URLSearchParams(query));
      return operators.saveView(operator, { name, query });
    }),
    post("/requests/{id}/note", ({ operator, id, body }) => {
      const { version, text } = bodyOf(Note, body);
      return operators.decide(operator, { id, version }, { note: text });
    }),
    post("/requests/{id}/answer", ({ operator, id, body }) => {
      const { version, state, reply } = bodyOf(Reply, body);
      return operators.decide(operator, { id, version }, { answer: { status: state, reply } });
    }),
    post("/requests/{id}/undo", ({ operator, id, body }) => {
      const { version } = bodyOf(Undo, body);
      return operators.decide(operator, { id, version }, { undo: true });
    }),
    post("/requests/{id}/book", ({ operator, id, body }) => {
      const { version, ...wanted } = bodyOf(Order, body);
      return operators.book(operator, { id, version }, wanted);
    }),
    post("/price", ({ operator, body }) => operators.price(operator, bodyOf(Priced, body))),
    get("/bookings", ({ query }) => operators.listBookings(queryAs(BookingQuery, query))),
    get("/bookings/{id}", ({ id }) => operators.booking(id)),
    post("/bookings/{id}/cancel", ({ operator, id, body }) =>
      operators.cancel(operator, id, bodyOf(Cancellation, body)),
    ),
    post("/bookings/{id}/quote-cancellation", ({ operator, id, body }) =>
      operators.quoteCancellation(operator, { pnr: id, ...bodyOf(CancellationWish, body) }),
    ),
    post("/bookings/{id}/quote-change", ({ operator, id, body }) =>
      operators.quoteChange(operator, { pnr: id, ...bodyOf(ChangeWish, body) }),
    ),
    post("/bookings/{id}/change", ({ operator, id, body }) =>
      operators.change(operator, id, bodyOf(ConfirmedChange, body).quoteId),
    ),
    ...itineraryEndpoints(deps, { get, post }),
    get("/tools", () => describeTools(app)),
    post("/tools/{id}", (asked) => tryTool(deps, asked)),
    get("/places", ({ query }) => ({
      places: operators.places((query.get("q") ?? "").slice(0, 100), PLACES),
    })),
    ...(runs
      ? [get("/worlds", () => runs.list()), get("/worlds/{id}", ({ id }) => runs.show(id))]
      : []),
  ];
}

/** A booking to hand over: as its traveller sees it, and the links by which they do. */
function itineraryEndpoints(
  { operators, print }: EndpointDeps,
  { get, post }: RouteMakers,
): readonly Route[] {
  const read = ({ id, query }: Asked) => operators.itinerary(id, queryAs(ItineraryQuery, query));
  const pdf = print !== undefined;
  return [
    get("/bookings/{id}/itinerary", async (asked) => pagePaper(await read(asked), {})),
    get("/bookings/{id}/itinerary.json", async (asked) => (await read(asked)).handout),
    get("/bookings/{id}/itinerary.ics", async (asked) => calendarPaper(await read(asked))),
    get("/bookings/{id}/itinerary.pdf", async (asked) => pdfPaper(await read(asked), print)),
    get(
      "/bookings/{id}/links",
      async ({ id }): Promise<ItineraryLinks> => ({ ...(await operators.links(id)), pdf }),
    ),
    post(
      "/bookings/{id}/share",
      async ({ operator, id, body }): Promise<SharedItinerary> => ({
        ...(await operators.share(operator, id, bodyOf(NewLink, body))),
        pdf,
      }),
    ),
    post(
      "/bookings/{id}/withdraw",
      async ({ operator, id, body }): Promise<ItineraryLinks> => ({
        ...(await operators.withdraw(operator, id, bodyOf(LinkName, body).id)),
        pdf,
      }),
    ),
  ];
}

type Item = z.output<typeof Several>["requests"][number];

function severalItem({ id, version, answer, assignTo, tags, undo }: Item): SeveralItem {
  const reply = answer && { status: answer.state, reply: answer.reply };
  return { id, version, decision: defined({ answer: reply, assignTo, tags, undo }) };
}

/** The operator, and the toolsets of this server. */
export function aboutOperator(
  { app, runs }: Pick<EndpointDeps, "app" | "runs">,
  { name, role, auth }: OperatorSession,
): AboutOperator {
  return {
    operator: name,
    role,
    version: app.version,
    auth,
    desks: [...new Set(app.tools.map((tool) => tool.toolset))],
    gym: runs !== undefined,
  };
}

/** Every tool with the schema that a form can be made from. */
function describeTools({ tools, contractSchemas, clock }: App): { tools: ToolInfo[] } {
  const examples = examplesOn(quoteDayOf(clock()));
  return {
    tools: tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      toolset: tool.toolset,
      effect: tool.effect,
      description: tool.description,
      inputSchema: tool.inputSchema(contractSchemas),
      ...defined({ example: examples[tool.name] }),
    })),
  };
}

/** Calls a tool as the operator: the scope to operate includes reading and booking. */
async function tryTool(
  { app, guards }: EndpointDeps,
  { operator, id: name, body, signal }: Asked,
): Promise<ToolAnswer> {
  const tool = app.tools.find((known) => known.name === name);
  if (!tool) {
    throw new TravelError("not_found", "There is no such tool on this server", {
      reason: "unknown_tool",
      field: "name",
      value: name.slice(0, 60),
    });
  }
  if (operator.role === "read-only" && tool.effect !== "read") {
    throw new TravelError("rule", "You may look here, not change anything", {
      reason: "read_only_role",
      hint: "Ask a colleague who may, or for another role.",
    });
  }
  const start = performance.now();
  const call = new Call({
    arguments: body,
    caller: operatorCaller(operator),
    now: app.clock(),
    signal: () => signal,
    observe: guards.metrics.tool,
  });
  const { output, text, warnings } = await callTool(tool, call, app.log);
  return { output, text, notes: warnings, ms: Math.round(performance.now() - start) };
}
