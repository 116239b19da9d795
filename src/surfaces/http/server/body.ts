import type { IncomingMessage } from "node:http";
import type { Refusal } from "../admission/guards.ts";
import { rpcRefusal } from "./answers.ts";

export type Body = { readonly value: unknown } | { readonly refusal: Refusal };

const JSON_TYPE = "application/json";

/**
 * Reads a JSON body. What lies beyond the limit is left to Node, which throws it away once the
 * answer is sent: closing at once would reset the connection before the client reads the answer.
 */
export function readJson(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const { headers } = request;
  const type = headers["content-type"] ?? "";
  if (type !== JSON_TYPE && !/^application\/json\s*(;|$)/i.test(type)) {
    return refuse(415, -32000, `Content-Type must be ${JSON_TYPE}`);
  }
  if (headers["content-encoding"] !== undefined) {
    return refuse(415, -32000, "Send the body without Content-Encoding");
  }
  if (Number(headers["content-length"] ?? 0) > maxBytes) return tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  // Not for-await: leaving it early destroys the request, and with it the answer.
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBytes) return chunks.push(chunk);
      request.removeAllListeners("data");
      resolve(tooLarge(maxBytes));
      return undefined;
    });
    request.on("end", () => resolve(parse(chunks)));
    // Every request closes; an error for those that were read would cost more than reading them.
    request.on("close", () => {
      if (!request.complete) reject(new Error("The client has gone"));
    });
  });
}

function parse(chunks: readonly Buffer[]): Body | Promise<Body> {
  // A small body, which is nearly every one, comes in one piece.
  const [first, second] = chunks;
  const whole = first && !second ? first : Buffer.concat(chunks);
  try {
    return { value: JSON.parse(whole.toString("utf8")) };
  } catch {
    return refuse(400, -32700, "Parse error: the body is not JSON");
  }
}

function tooLarge(maxBytes: number): Promise<Body> {
  return refuse(413, -32000, `The body must not exceed ${maxBytes} bytes`);
}

async function refuse(status: number, code: number, message: string): Promise<Body> {
  return { refusal: rpcRefusal(status, code, message) };
}
