import concierge from "./tasks/concierge.json" with { type: "json" };
import flights from "./tasks/flights.json" with { type: "json" };
import gds from "./tasks/gds.json" with { type: "json" };
import pricecheck from "./tasks/pricecheck.json" with { type: "json" };
import servicing from "./tasks/servicing.json" with { type: "json" };

/** A file for each desk; loaded when tasks are asked for. */
export const taskFiles: readonly unknown[] = [gds, servicing, flights, pricecheck, concierge];
