import { readFile } from "node:fs/promises";

/** A line of a file of real routes: directed, with its flights a year. */
export interface RealRoute {
  readonly airline: string;
  readonly origin: string;
  readonly destination: string;
  readonly flights: number;
}

const HEADER = "airline,origin,destination,yearly_flights";

export async function readRealRoutes(path: string): Promise<readonly RealRoute[]> {
  const [header, ...lines] = (await readFile(path, "utf8")).trim().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`${path} does not begin with ${HEADER}`);
  return lines.map((line) => {
    const [airline = "", origin = "", destination = "", flights] = line.split(",");
    return { airline, origin, destination, flights: Number(flights) };
  });
}
