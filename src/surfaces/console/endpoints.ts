import type { OperatorDesk } from "../../services/operator/desk.ts";
import type { OperatorSession } from "../../services/operator/sessions.ts";
import type { Desk } from "../desk.ts";
import type { HttpMetrics } from "../http/admission/guards.ts";
import {
  Assignment,
  BookingQuery,
  bodyOf,
  Cancellation,
  Note,
  Order,
  queryAs,
  Reply,
  RequestQuery,
  Undo,
} from "./bodies.ts";
import { describeTools, tryTool } from "./tools.ts";

/** What an operator asks, taken apart. */
export interface Asked {
  readonly operator: OperatorSession;
  /** What stands in the place of `{…}`. */
  readonly named: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Aborted when the operator has gone. */
  readonly signal: AbortSignal;
}

/** One address below /console/api. */
export interface Endpoint {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answer: (asked: Asked) => unknown;
}

export interface EndpointDeps<S> {
  readonly desk: Desk<S>;
  readonly operators: OperatorDesk;
  readonly metrics: HttpMetrics;
}

const PLACES = 8;

export function endpoints<S>(deps: EndpointDeps<S>): readonly Endpoint[] {
  const { desk, operators, metrics } = deps;
  return [
    get("/me", ({ operator }) => aboutOperator(desk, operator)),
    get("/requests", ({ query }) => operators.listRequests(queryAs(RequestQuery, query))),
    get("/requests/{id}", ({ named }) => operators.request(named)),
    post("/requests/{id}/assign", ({ operator, named: id, body }) => {
      const { version, to } = bodyOf(Assignment, body);
      return operators.decide(operator, { id, version }, { assignTo: to });
    }),
    post("/requests/{id}/note", ({ operator, named: id, body }) => {
      const { version, text } = bodyOf(Note, body);
      return operators.decide(operator, { id, version }, { note: text });
    }),
    post("/requests/{id}/answer", ({ operator, named: id, body }) => {
      const { version, state, reply } = bodyOf(Reply, body);
      return operators.decide(operator, { id, version }, { answer: { status: state, reply } });
    }),
    post("/requests/{id}/undo", ({ operator, named: id, body }) => {
      const { version } = bodyOf(Undo, body);
      return operators.decide(operator, { id, version }, { undo: true });
    }),
    post("/requests/{id}/book", ({ operator, named: id, body }) => {
      const { version, ...wanted } = bodyOf(Order, body);
      return operators.book(operator, { id, version }, wanted);
    }),
    get("/bookings", ({ query }) => operators.listBookings(queryAs(BookingQuery, query))),
    get("/bookings/{pnr}", ({ named }) => operators.booking(named)),
    post("/bookings/{pnr}/cancel", ({ operator, named, body }) =>
      operators.cancel(operator, named, bodyOf(Cancellation, body).reason),
    ),
    get("/tools", () => describeTools(desk)),
    post("/tools/{name}", ({ operator, named, body, signal }) =>
      tryTool(desk, metrics, operator, named, body, signal),
    ),
    get("/places", ({ query }) => ({
      places: operators.places((query.get("q") ?? "").slice(0, 100), PLACES),
    })),
  ];
}

/** Who is logged in, and to what. */
export function aboutOperator<S>(
  { version, tools }: Desk<S>,
  { name, auth }: OperatorSession,
): object {
  return { operator: name, version, auth, desks: [...new Set(tools.map((tool) => tool.toolset))] };
}

type Answer = Endpoint["answer"];

function get(path: string, answer: Answer): Endpoint {
  return { method: "GET", path, answer };
}

function post(path: string, answer: Answer): Endpoint {
  return { method: "POST", path, answer };
}
