import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from "node:http";

/** Names and values in turn, as Node takes them. */
export type HeaderList = readonly string[];

export type ReplyServer = Server<typeof IncomingMessage, typeof Reply>;

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * An answer that owes headers, whatever else it will say: who counts requests or lets web pages read
 * on does not know who will answer. They stay a list until the answer is sent, because Node takes
 * longer to set headers one by one than most tools take to run.
 */
export class Reply extends ServerResponse<IncomingMessage> {
  readonly #owed: HeaderList[] = [];

  owe(headers: HeaderList): void {
    this.#owed.push(headers);
  }

  /** What is owed counts as set. */
  override getHeader(name: string): OutgoingHttpHeader | undefined {
    const set = super.getHeader(name);
    if (set !== undefined) return set;
    for (const [owed, value] of headerPairs(this.#owed.flat())) {
      if (owed.toLowerCase() === name.toLowerCase()) return value;
    }
    return undefined;
  }

  /** Nobody who sends a list has set anything before. */
  #withOwed(list: readonly OutgoingHttpHeader[]): OutgoingHttpHeader[] {
    const all = [...list];
    for (const owed of this.#owed) {
      for (let at = 0; at < owed.length; at += 2) {
        const name = owed[at] ?? "";
        if (!list.includes(name)) all.push(name, owed[at + 1] ?? "");
      }
    }
    return all;
  }

  override writeHead(status: number, reason?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (Array.isArray(reason)) return super.writeHead(status, this.#withOwed(reason));
    for (const [name, value] of headerPairs(this.#owed.flat())) {
      if (!super.hasHeader(name)) super.setHeader(name, value);
    }
    return typeof reason === "string"
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, reason ?? headers);
  }
}

export function* headerPairs(headers: HeaderList): Generator<readonly [string, string]> {
  for (let at = 0; at < headers.length; at += 2) {
    yield [headers[at] ?? "", headers[at + 1] ?? ""];
  }
}
