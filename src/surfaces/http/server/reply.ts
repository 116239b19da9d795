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
 * An answer with headers that are added to whatever is sent in the end: the limiter and CORS come
 * before the handler that writes the answer. They stay a list until then, because Node takes longer
 * to set headers one by one than most tools take to run.
 */
export class Reply extends ServerResponse<IncomingMessage> {
  readonly #pending: HeaderList[] = [];

  addHeaders(headers: HeaderList): void {
    this.#pending.push(headers);
  }

  /** Pending headers count as set. */
  override getHeader(name: string): OutgoingHttpHeader | undefined {
    const set = super.getHeader(name);
    if (set !== undefined) return set;
    for (const [pending, value] of headerPairs(this.#pending.flat())) {
      if (pending.toLowerCase() === name.toLowerCase()) return value;
    }
    return undefined;
  }

  /** Handlers that send a list have set no headers before. */
  #withPending(list: readonly OutgoingHttpHeader[]): OutgoingHttpHeader[] {
    const all = [...list];
    for (const pending of this.#pending) {
      for (let at = 0; at < pending.length; at += 2) {
        const name = pending[at] ?? "";
        if (!list.includes(name)) all.push(name, pending[at + 1] ?? "");
      }
    }
    return all;
  }

  override writeHead(status: number, reason?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (Array.isArray(reason)) return super.writeHead(status, this.#withPending(reason));
    for (const [name, value] of headerPairs(this.#pending.flat())) {
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
