import { airlineRows } from "../network/airline-table.ts";
import { OPERATORS } from "../network/airlines/operators.ts";
import { writeData } from "./write.ts";

/** What the server knows of an airline; how it chooses its routes stays with the network's rules. */
export async function writeAirlines(): Promise<void> {
  await writeData("airlines.json", {
    airlines: airlineRows.map(({ published }) => published),
    operators: OPERATORS.trim()
      .split("\n")
      .map((row) => row.replaceAll(" | ", "|")),
  });
}
