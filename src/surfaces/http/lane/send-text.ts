import type { ServerResponse } from "node:http";
import type { HeaderList } from "../server/reply.ts";

/** Sends JSON text, all of it at once. */
export function sendText(response: ServerResponse, text: string, headers?: HeaderList): void {
  const bytes = Buffer.byteLength(text);
  const type = ["Content-Type", "application/json", "Content-Length", String(bytes)];
  response.writeHead(200, headers ? [...type, ...headers] : type);
  response.end(text, encodingOf(text, bytes));
}

/** Ends an answer whose headers are written. */
export function endWithText(response: ServerResponse, text: string): void {
  response.end(text, encodingOf(text, Buffer.byteLength(text)));
}

/**
 * Most of what we send is ASCII, where bytes and characters are the same: Node then writes headers
 * and text in one go, where it first copies anything else into a buffer of three times its length.
 */
function encodingOf(text: string, bytes: number): BufferEncoding {
  return bytes === text.length ? "latin1" : "utf8";
}
