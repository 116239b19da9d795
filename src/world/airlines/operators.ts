import data from "../data/airlines.json" with { type: "json" };
import { type Aircraft, findAircraft } from "./aircraft.ts";

/** An airline that flies for others under their codes and colours: travellers buy none of its own. */
export interface Operator {
  readonly code: string;
  readonly name: string;
  readonly fleet: readonly Aircraft[];
}

const operatorByCode: ReadonlyMap<string, Operator> = new Map(
  data.operators.map(readOperator).map((operator) => [operator.code, operator]),
);

export function findOperator(code: string): Operator | undefined {
  return operatorByCode.get(code);
}

/** A row reads: code | name | fleet. */
function readOperator(row: string): Operator {
  const [code = "", name = "", fleet = ""] = row.split("|");
  return {
    code,
    name,
    fleet: fleet.split(" ").map((type) => {
      const aircraft = findAircraft(type);
      if (!aircraft) throw new Error(`Unknown aircraft type: ${type}`);
      return aircraft;
    }),
  };
}
