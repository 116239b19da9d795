import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import type { Nodes } from "./nodes.ts";

/** Where the server's own messages go: the stream that a client opened, on one of the nodes. */
export interface StandingStream {
  /** The client reads here now; until it reads elsewhere, what it misses is kept here. */
  take(): void;
  /** Sends what another node wants said, if the client reads here. */
  say(message: JSONRPCMessage): Promise<void>;
  /** The client reads at another node now. */
  leave(): void;
}

/** Every node hears of these by itself, the one with the stream among them. */
const HEARD_BY_ALL = /^notifications\/(resources\/updated|\w+\/list_changed)$/;

/** With one node the stream is always its own. */
export function standingStream(
  session: string,
  transport: Transport & { closeStandaloneSSEStream(): void },
  nodes: Nodes,
): StandingStream {
  const send = transport.send.bind(transport);
  let here = !nodes.several;

  transport.send = async (message, options) => {
    const own =
      options?.relatedRequestId === undefined &&
      (isJSONRPCRequest(message) || isJSONRPCNotification(message));
    if (here || !own) await send(message, options);
    else if (!HEARD_BY_ALL.test(message.method)) nodes.tell({ kind: "say", session, message });
  };

  return {
    take() {
      here = true;
      nodes.tell({ kind: "listening", session });
    },
    async say(message) {
      if (here) await send(message);
    },
    leave() {
      here = false;
      transport.closeStandaloneSSEStream();
    },
  };
}
