import { quoteDayOf } from "../../../domain/dates.ts";
import { seedFrom } from "../../../world/random.ts";
import { type Command, EXIT, usageError } from "../command.ts";
import { renderTable } from "../table.ts";
import type { Terminal } from "../terminal.ts";
import type { View, ViewRequest } from "./view.ts";

/** Each loads only what it shows. */
const VIEWS: Readonly<Record<string, () => Promise<(request: ViewRequest) => View>>> = {
  flights: async () => (await import("./flights.ts")).flightsView,
  route: async () => (await import("./route.ts")).routeView,
  hotels: async () => (await import("./hotels.ts")).hotelsView,
  cars: async () => (await import("./cars.ts")).carsView,
  airports: async () => (await import("./airports.ts")).airportsView,
  airline: async () => (await import("./airline.ts")).airlineView,
};

/** `wayfare world …`: the simulated world in tables, to be judged by eye. */
export const worldCommand: Command = {
  name: "world",
  summary: "Look at the simulated world, as tables.",
  usage: `${Object.keys(VIEWS).join(" | ")} …`,
  options: {
    json: { type: "boolean", help: "As JSON." },
    cabin: {
      type: "string",
      placeholder: "cabin",
      help: "Cabin of flights; economy by default.",
    },
    guests: { type: "string", placeholder: "n", help: "Guests of a stay; 1 by default." },
    to: { type: "string", placeholder: "place", help: "Where a car is dropped off." },
  },

  async run({ positionals: [name, ...words], options, terminal, config }) {
    const load = VIEWS[name ?? ""];
    if (!load) {
      throw usageError(
        name === undefined ? "Which view?" : `There is no view '${name}'`,
        `Try: wayfare world flights JFK LAX. Views: ${Object.keys(VIEWS).join(", ")}.`,
      );
    }
    const show = await load();
    const today = quoteDayOf(config.now ?? Date.now());
    const view = show({ seed: seedFrom(config.seed), today, words, options });
    if (options["json"]) terminal.print(JSON.stringify(view.data, null, 2));
    else printView(view, terminal);
    return EXIT.ok;
  },
};

function printView({ title, tables, remarks = [] }: View, terminal: Terminal): void {
  terminal.print(terminal.bold(title));
  for (const { headings, rows } of tables) {
    if (rows.length > 0) terminal.print(`\n${renderTable(headings, rows, terminal)}`);
  }
  for (const remark of remarks) terminal.print(`\n${remark}`);
}
