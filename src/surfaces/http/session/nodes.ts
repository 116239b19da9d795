import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import type { NodeBus } from "../../../stores/shared.ts";

/** What one node has to tell another about a session that both may serve. */
export type News = { readonly session: string } & (
  | { readonly kind: "ended"; readonly client: string }
  /** Its record: what it subscribes to, its log level. The node that asks is told when it holds at the stream. */
  | { readonly kind: "changed"; readonly asks: string }
  /** The node with the client's stream goes by this revision of its record now. */
  | { readonly kind: "synced"; readonly revision: number }
  /** What a client sent here and another node waits for. */
  | { readonly kind: "received"; readonly message: JSONRPCMessage }
  /** The client reads the server's own messages here from now on. */
  | { readonly kind: "listening" }
  /** For the node that holds the client's stream to send. */
  | { readonly kind: "say"; readonly message: JSONRPCMessage }
);

/** The other nodes that serve the same sessions. */
export interface Nodes {
  /** False when there are none, and nothing needs to be told. */
  readonly several: boolean;
  tell(news: News): void;
  /** Tells one node, by the mark that its requests to clients carry. */
  tellOne(mark: string, news: News): void;
  /** Begins to hear what others tell. */
  listen(hear: (news: News) => void): Promise<void>;
}

const ALL_NODES = "all";

interface Envelope {
  readonly from: string;
  readonly news: News;
}

/** `mark` is this node's own. Without a bus there are no other nodes. */
export function nodesOn(
  bus: NodeBus | undefined,
  mark: string,
  onError: (error: unknown) => void,
): Nodes {
  function send(channel: string, news: News): void {
    const envelope: Envelope = { from: mark, news };
    bus?.publish(channel, JSON.stringify(envelope)).catch(onError);
  }

  return {
    several: bus !== undefined,
    tell: (news) => send(ALL_NODES, news),
    tellOne: send,
    async listen(hear) {
      const open = (message: string) => {
        const { from, news }: Envelope = JSON.parse(message);
        if (from !== mark) hear(news);
      };
      await Promise.all([bus?.subscribe(ALL_NODES, open), bus?.subscribe(mark, open)]);
    },
  };
}
