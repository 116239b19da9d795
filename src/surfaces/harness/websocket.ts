import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** One WebSocket, from the server's side. Messages are texts. */
export interface WebSocketPeer {
  send(text: string): void;
  close(): void;
}

export interface WebSocketListener {
  message(text: string): void;
  closed(): void;
}

const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const MOST_BYTES = 1_048_576;
const OP = { more: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;
const CODE = { normal: 1000, protocol: 1002, kind: 1003, size: 1009 } as const;

/** Answers a handshake of RFC 6455 and reads frames; undefined where the request is none. */
export function acceptWebSocket(
  request: IncomingMessage,
  socket: Duplex,
  listen: (peer: WebSocketPeer) => WebSocketListener,
): WebSocketPeer | undefined {
  const key = request.headers["sec-websocket-key"];
  if (request.headers["sec-websocket-version"] !== "13" || key === undefined) return undefined;
  const accept = createHash("sha1")
    .update(key + GUID)
    .digest("base64");
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let open = true;
  const peer: WebSocketPeer = {
    send: (text) => void (open && socket.write(frame(OP.text, Buffer.from(text)))),
    close: () => end(CODE.normal),
  };
  const listener = listen(peer);
  let pending = Buffer.alloc(0);
  let parts: Buffer[] = [];
  let size = 0;

  function end(code: number): void {
    if (!open) return;
    open = false;
    const reason = Buffer.alloc(2);
    reason.writeUInt16BE(code);
    socket.end(frame(OP.close, reason));
    listener.closed();
  }

  function hear({ op, fin, body }: Frame): void {
    if (op === OP.pong) return;
    if (op === OP.ping) {
      socket.write(frame(OP.pong, body));
      return;
    }
    // A message goes on where one was begun, and nowhere else.
    const isOutOfPlace = (op === OP.more) !== parts.length > 0;
    size += body.length;
    const code =
      op === OP.close
        ? CODE.normal
        : op !== OP.text && op !== OP.more
          ? CODE.kind
          : isOutOfPlace
            ? CODE.protocol
            : size > MOST_BYTES
              ? CODE.size
              : undefined;
    if (code !== undefined) {
      end(code);
      return;
    }
    parts.push(body);
    if (!fin) return;
    const text = Buffer.concat(parts).toString("utf8");
    parts = [];
    size = 0;
    listener.message(text);
  }

  socket.on("data", (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    while (open) {
      const read = readFrame(pending);
      if (read === "more") return;
      if (typeof read === "number") {
        end(read);
        return;
      }
      pending = pending.subarray(read.length);
      hear(read);
    }
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    if (open) listener.closed();
    open = false;
  });
  return peer;
}

interface Frame {
  readonly op: number;
  readonly fin: boolean;
  readonly body: Buffer;
  /** Bytes that it took. */
  readonly length: number;
}

/** The first frame in the bytes; a code to close with where they are none. */
function readFrame(bytes: Buffer): Frame | "more" | number {
  if (bytes.length < 2) return "more";
  const [first = 0, second = 0] = bytes;
  // Nothing was agreed on that uses the reserved bits, and clients mask what they send.
  if ((first & 0x70) !== 0 || (second & 0x80) === 0) return CODE.protocol;
  const short = second & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + extra + 4;
  if (bytes.length < start) return "more";
  const size =
    extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (size > MOST_BYTES) return CODE.size;
  if (bytes.length < start + size) return "more";
  const mask = bytes.subarray(start - 4, start);
  const body = Buffer.from(bytes.subarray(start, start + size));
  for (let index = 0; index < body.length; index += 1) {
    body[index] = (body[index] ?? 0) ^ (mask[index % 4] ?? 0);
  }
  return { op: first & 0x0f, fin: (first & 0x80) !== 0, body, length: start + size };
}

function frame(op: number, body: Buffer): Buffer {
  const size = body.length;
  const head = size < 126 ? Buffer.alloc(2) : size < 65_536 ? Buffer.alloc(4) : Buffer.alloc(10);
  head[0] = 0x80 | op;
  head[1] = size < 126 ? size : size < 65_536 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(size, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(size), 2);
  return Buffer.concat([head, body]);
}
