import type { IncomingMessage } from "node:http";
import { rpcRefusal } from "./answers.ts";
import type { Refusal } from "./guards.ts";

export type Body = { readonly value: unknown } | { readonly refusal: Refusal };

/**
 * Reads a JSON body. What lies beyond the limit is left to Node, which throws it away once the
 * answer is sent: closing at once would reset the connection before the client reads the answer.
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const type = request.headers["content-type"] ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return refuse(415, -32000, "Content-Type must be application/json");
  }
  if (request.headers["content-encoding"] !== undefined) {
    return refuse(415, -32000, "Send the body without Content-Encoding");
  }
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return tooLarge(maxBytes);
  const text = await readText(request, maxBytes);
  if (text === undefined) return tooLarge(maxBytes);
  try {
    return { value: JSON.parse(text) };
  } catch {
    return refuse(400, -32700, "Parse error: the body is not JSON");
  }
}

/** `undefined` when there is more than fits. */
function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not for-await: leaving it early destroys the request, and with it the answer.
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBytes) return chunks.push(chunk);
      request.removeAllListeners("data");
      resolve(undefined);
      return undefined;
    });
    request.on("end", () => {
      // A small body, which is nearly every one, comes in one piece.
      const [only, ...more] = chunks;
      const whole = only && more.length === 0 ? only : Buffer.concat(chunks);
      resolve(whole.toString("utf8"));
    });
    request.on("error", reject);
    // Every request closes; an error for those that were read would cost more than reading them.
    request.on("close", () => {
      if (!request.complete) reject(new Error("The client has gone"));
    });
  });
}

function tooLarge(maxBytes: number): Body {
  return refuse(413, -32000, `The body must not exceed ${maxBytes} bytes`);
}

function refuse(status: number, code: number, message: string): Body {
  return { refusal: rpcRefusal(status, code, message) };
}
