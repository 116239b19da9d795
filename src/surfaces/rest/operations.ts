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
  agent("GET", "destinations", "search_destinations", "Search destinations"),
  agent("GET", "tours", "search_tours", "Search packaged tours"),
  agent("GET", "excursions", "search_excursions", "Search day excursions"),
  agent("POST", "plan-trip", "plan_trip", "Plan a trip by days"),
  agent("POST", "calculate-budget", "calculate_budget", "Estimate what a trip costs"),
  agent(
    "POST",
    "check-availability",
    "check_availability",
    "Ask whether a destination is likely to be available",
  ),
  {
    ...agent("POST", "create-lead", "create_travel_request", "Send a request to a human operator"),
    choice: {
      field: "type",
      fallback: "lead",
      tools: { lead: "create_travel_request", vip_manager: "request_vip_manager" },
    },
  },
  agent("GET", "requests/{request_id}", "get_travel_request", "See how far a request has come"),
  agent(
    "POST",
    "requests/{request_id}/messages",
    "add_to_travel_request",
    "Answer, add or withdraw",
  ),
];

function agent(method: "GET" | "POST", name: string, tool: string, summary: string): Operation {
  return { method, path: `/agent/${name}`, tool, summary };
}

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
