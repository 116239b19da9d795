import type { Exchange } from "./exchange.ts";

/** What one address answers. */
export interface Route {
  /** How metrics and log call it. */
  readonly name: string;
  readonly methods: readonly string[];
  /** Open to everybody, at any rate. */
  readonly exempt?: boolean;
  /** Served under any name: load balancers check health by address. */
  readonly anyHost?: boolean;
  readonly handle: (exchange: Exchange) => Promise<void>;
}

/** Finds the route of a path. */
export type Routes = (path: string) => Route | undefined;
