import type { ServerResponse } from "node:http";
import type { HeaderList } from "../server/reply.ts";
import type { Counted } from "./counted-text.ts";

/** Sends JSON text, all of it at once. */
export function sendText(response: ServerResponse, answer: Counted, headers?: HeaderList): void {
  const { text, bytes } = answer;
  const type = ["Content-Type", "application/json", "Content-Length", String(bytes)];
  response.writeHead(200, headers ? [...type, ...headers] : type);
  endWithText(response, { text, bytes });
}

/**
 * Ends an answer whose headers are written. Most of what we send is ASCII, where bytes and
 * characters are the same: Node then writes headers and text in one go, where it first copies
 * anything else into a buffer of three times its length.
 */
export function endWithText(response: ServerResponse, { text, bytes }: Counted): void {
  response.end(text, bytes === text.length ? "latin1" : "utf8");
}
