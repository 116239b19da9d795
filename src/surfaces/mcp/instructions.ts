import { flightsInstructions } from "./flights/instructions.ts";
import { gdsInstructions } from "./gds/instructions.ts";
import { pricecheckInstructions } from "./pricecheck/instructions.ts";

/** What one desk tells a model before it picks a tool, given the names of the tools that are served. */
export type DeskInstructions = (served: ReadonlySet<string>) => readonly string[];

const DESKS: readonly DeskInstructions[] = [
  gdsInstructions,
  flightsInstructions,
  pricecheckInstructions,
];

/**
 * What a model should know before it picks a tool, as far as the tools are served. Hosts put it
 * into the context, so it stays short.
 */
export function instructionsFor(tools: readonly { readonly name: string }[]): string {
  const served = new Set(tools.map(({ name }) => name));
  return ["Wayfare is a travel desk.", ...DESKS.flatMap((desk) => desk(served))].join("\n");
}
