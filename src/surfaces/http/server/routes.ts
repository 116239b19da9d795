import type { IncomingMessage, ServerResponse } from "node:http";
import type { Identity, Refusal } from "../admission/guards.ts";
import type { Exchange } from "./exchange.ts";

/** What one address answers. */
export interface Route {
  /** How metrics and log call it. */
  readonly name: string;
  readonly methods: readonly string[];
  /** Open to everybody, at any rate. */
  readonly exempt?: boolean;
  /** Also for who shows no credentials; what it then answers, its handler decides. */
  readonly anonymous?: boolean;
  /** Served under any name: load balancers check health by address. */
  readonly anyHost?: boolean;
  /** Nobody else's web page may read it, as others may everything: it goes by cookies. */
  readonly ownPagesOnly?: boolean;
  /** Finds out who asks, where that is not told by the server's own credentials. */
  readonly identify?: (request: IncomingMessage) => Promise<Identity | Refusal>;
  readonly handle: (exchange: Exchange) => Promise<void>;
  /** Words a refusal as this address's clients read it; JSON-RPC where nothing is said. */
  readonly refuse?: (response: ServerResponse, refusal: Refusal) => void;
}

/** Finds the route of a path. */
export type Routes = (path: string) => Route | undefined;
