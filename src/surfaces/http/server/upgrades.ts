import type { IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ReplyServer } from "./reply.ts";

/**
 * Hands connections that ask for a WebSocket to `take`; returns what ends them. With a listener for
 * upgrades Node hands over every request that offers one, such as those of clients that would rather
 * speak HTTP/2: they are sent to this very server again without the offer, which it may ignore.
 */
export function acceptUpgrades(
  server: ReplyServer,
  take: (request: IncomingMessage, socket: Duplex) => void,
): () => void {
  const taken = new Set<Duplex>();
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    taken.add(socket);
    socket.once("close", () => taken.delete(socket));
    if (head.length > 0) socket.unshift(head);
    if (request.headers.upgrade?.toLowerCase() === "websocket") take(request, socket);
    else ignoreOffer(request, socket);
  });
  return () => {
    for (const socket of taken) socket.destroy();
  };
}

const OFFER = /^(?:upgrade|connection|http2-settings)$/i;

function ignoreOffer({ method, url, rawHeaders }: IncomingMessage, socket: Duplex): void {
  if (!(socket instanceof Socket)) {
    socket.destroy();
    return;
  }
  const { localPort = 0, localAddress } = socket;
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!OFFER.test(rawHeaders[at] ?? "")) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  const onward = connect({ port: localPort, ...(localAddress && { host: localAddress }) });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
  onward.write(`${lines.join("\r\n")}\r\n\r\n`);
  socket.pipe(onward).pipe(socket);
}
