import { encodeRoutes } from "../../src/world/network/codec.ts";
import { planNetwork } from "../network/plan-network.ts";
import { writeData } from "./write.ts";

/** Applies the network's rules to the tables of airlines and airports. */
export async function writeNetwork(): Promise<void> {
  const coded = planNetwork().map(({ airline, a, b, ...rest }) => ({
    ...rest,
    airline: airline.code,
    a: a.iata,
    b: b.iata,
  }));
  await writeData("network.json", { routes: encodeRoutes(coded), codeshares: [] });
}
