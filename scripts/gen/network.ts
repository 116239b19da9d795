import { encodeCodeshares, encodeRoutes } from "../../src/world/network/codec.ts";
import { planNetwork } from "../network/plan-network.ts";
import { writeData } from "./write.ts";

/** Applies the network's rules to the tables of airlines and airports. */
export async function writeNetwork(): Promise<void> {
  const { routes, codeshares } = planNetwork();
  const coded = routes.map(({ airline, a, b, ...rest }) => ({
    ...rest,
    airline: airline.code,
    a: a.iata,
    b: b.iata,
  }));
  await writeData("network.json", {
    routes: encodeRoutes(coded),
    codeshares: encodeCodeshares(codeshares),
  });
}
