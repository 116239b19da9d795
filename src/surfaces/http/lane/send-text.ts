import type { ServerResponse } from "node:http";

/**
 * Sends JSON text. Most of it is ASCII, where bytes and characters are the same: Node then writes
 * headers and text in one go, where anything else is first copied into a buffer of three times its
 * length.
 */
export function sendText(response: ServerResponse, text: string): void {
  const bytes = Buffer.byteLength(text);
  response.writeHead(200, ["Content-Type", "application/json", "Content-Length", String(bytes)]);
  response.end(text, bytes === text.length ? "latin1" : "utf8");
}
