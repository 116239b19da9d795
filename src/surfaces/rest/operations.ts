import type { ToolFacts } from "../../tools/define.ts";

/** One address of the REST API, and the tool behind it. */
export interface Operation {
  readonly method: "GET" | "POST";
  /** With its variable part in braces: `/agent/requests/{request_id}`. */
  readonly path: string;
  readonly tool: string;
  readonly summary: string;
  /** Which of several tools an address means, by a word in the body. */
  readonly choice?: Choice;
}

export interface Choice {
  readonly field: string;
  readonly fallback: string;
  /** Tool by word. */
  readonly tools: Readonly<Record<string, string>>;
}

/** The concierge's own addresses, as agencies' agents know them. */
const AGENT: readonly Operation[] = [
  {
    method: "GET",
    path: "/agent/destinations",
    tool: "search_destinations",
    summary: "Search destinations",
  },
  { method: "GET", path: "/agent/tours", tool: "search_tours", summary: "Search packaged tours" },
  {
    method: "GET",
    path: "/agent/excursions",
    tool: "search_excursions",
    summary: "Search day excursions",
  },
  { method: "POST", path: "/agent/plan-trip", tool: "plan_trip", summary: "Plan a trip by days" },
  {
    method: "POST",
    path: "/agent/calculate-budget",
    tool: "calculate_budget",
    summary: "Estimate what a trip costs",
  },
  {
    method: "POST",
    path: "/agent/check-availability",
    tool: "check_availability",
    summary: "Ask whether a destination is likely to be available",
  },
  {
    method: "POST",
    path: "/agent/create-lead",
    tool: "create_travel_request",
    summary: "Send a request to a human operator",
    choice: {
      field: "type",
      fallback: "lead",
      tools: { lead: "create_travel_request", vip_manager: "request_vip_manager" },
    },
  },
  {
    method: "GET",
    path: "/agent/requests/{request_id}",
    tool: "get_travel_request",
    summary: "See how far a request has come",
  },
];

/** Every address, for the tools that are served. */
export function operationsOf(tools: readonly ToolFacts[]): readonly Operation[] {
  const served = new Set(tools.map(({ name }) => name));
  const agent = AGENT.map((operation) => narrowed(operation, served)).filter(
    (operation) => operation !== undefined,
  );
  return [
    ...agent,
    ...tools.map(
      ({ name, title }): Operation => ({
        method: "POST",
        path: `/api/tools/${name}`,
        tool: name,
        summary: title,
      }),
    ),
  ];
}

/** Without the choices whose tools are not served; undefined when nothing is left. */
function narrowed(operation: Operation, served: ReadonlySet<string>): Operation | undefined {
  const { choice } = operation;
  if (!choice) return served.has(operation.tool) ? operation : undefined;
  const left = Object.entries(choice.tools).filter(([, tool]) => served.has(tool));
  const [first] = left;
  if (!first) return undefined;
  const fallback = left.some(([word]) => word === choice.fallback) ? choice.fallback : first[0];
  return {
    ...operation,
    tool: first[1],
    choice: { ...choice, fallback, tools: Object.fromEntries(left) },
  };
}
