import { once } from "node:events";
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from "node:http2";
import { createInterface } from "node:readline";
import { connect as connectTls } from "node:tls";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** An open event stream. */
export interface Events {
  readonly headers: Readonly<Record<string, unknown>>;
  /** The next message, as soon as it is there. */
  next(): Promise<Readonly<Record<string, unknown>>>;
  close(): void;
}

export interface H2Client {
  /** `h2` when the two agreed on HTTP/2 while they set up TLS. */
  readonly protocol: string | false | null | undefined;
  send(
    method: string,
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Answer>;
  listen(path: string, headers: Readonly<Record<string, string>>): Promise<Events>;
  close(): void;
}

/** A client that speaks HTTP/2 over TLS and trusts one certificate. */
export async function h2Client(
  port: number,
  options: { readonly ca: Buffer; readonly localAddress?: string },
): Promise<H2Client> {
  const session = connect(`https://localhost:${port}`, {
    createConnection: () =>
      connectTls({
        ...options,
        host: "127.0.0.1",
        servername: "localhost",
        port,
        ALPNProtocols: ["h2"],
      }),
  });
  await once(session, "connect");
  return {
    protocol: session.alpnProtocol,
    send: (method, path, headers = {}, body = undefined) =>
      send(session, { ":method": method, ":path": path, ...headers }, body),
    listen: (path, headers) =>
      listen(session, { ":path": path, accept: "text/event-stream", ...headers }),
    close: () => session.destroy(),
  };
}

type Headers = Readonly<Record<string, string>>;

async function send(
  session: ClientHttp2Session,
  headers: Headers,
  body: string | undefined,
): Promise<Answer> {
  const stream = session.request({ ...headers });
  stream.end(body);
  const answered = await respond(stream);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { ...answered, body: Buffer.concat(chunks).toString("utf8") };
}

async function listen(session: ClientHttp2Session, headers: Headers): Promise<Events> {
  const stream = session.request({ ...headers });
  const { status, headers: answered } = await respond(stream);
  if (status !== 200) throw new Error(`The stream was refused with ${status}`);
  const lines = createInterface({ input: stream })[Symbol.asyncIterator]();
  return {
    headers: answered,
    async next() {
      for (;;) {
        const { done, value } = await lines.next();
        if (done) throw new Error("The stream has ended");
        if (value.startsWith("data: {")) return JSON.parse(value.slice("data: ".length));
      }
    },
    close: () => stream.close(constants.NGHTTP2_CANCEL),
  };
}

async function respond(stream: ClientHttp2Stream): Promise<Omit<Answer, "body">> {
  const [headers] = await once(stream, "response");
  return { status: headers[":status"], headers };
}
