import type { IncomingMessage } from "node:http";
import { turnToBegin } from "../../../memory/turns.ts";
import type { Refusal } from "../admission/guards.ts";
import { rpcRefusal } from "./answers.ts";

export type Body = { readonly value: unknown } | { readonly refusal: Refusal };

const JSON_TYPE = "application/json";

/** Reads a JSON body; what is asked for with it begins in a turn that has room. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const { headers } = request;
  const type = headers["content-type"] ?? "";
  if (type !== JSON_TYPE && !isJson(type)) {
    return { refusal: rpcRefusal(415, -32000, `Content-Type must be ${JSON_TYPE}`) };
  }
  if (headers["content-encoding"] !== undefined) {
    return { refusal: rpcRefusal(415, -32000, "Send the body without Content-Encoding") };
  }
  const body = await readBody(request, maxBytes);
  if (!body) {
    return { refusal: rpcRefusal(413, -32000, `The body must not exceed ${maxBytes} bytes`) };
  }
  const turn = turnToBegin(performance.now());
  if (turn) await turn;
  try {
    return { value: JSON.parse(body.toString("utf8")) };
  } catch {
    return { refusal: rpcRefusal(400, -32700, "Parse error: the body is not JSON") };
  }
}

export function isJson(contentType: string): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType);
}

/**
 * The whole body, or nothing when it is larger than allowed. What lies beyond the limit is left to
 * Node, which throws it away once the answer is sent: closing at once would reset the connection
 * before the client reads the answer.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Not for-await: leaving it early destroys the request, and with it the answer.
  return await new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBytes) return chunks.push(chunk);
      request.removeAllListeners("data");
      resolve(undefined);
      return undefined;
    });
    request.on("end", () => resolve(whole(chunks)));
    // Every request closes; an error for those that were read would cost more than reading them.
    request.on("close", () => {
      if (!request.complete) reject(new Error("The client has gone"));
    });
  });
}

/** A small body, which is nearly every one, comes in one piece and is not copied. */
function whole(chunks: readonly Buffer[]): Buffer {
  const [first, second] = chunks;
  return first && !second ? first : Buffer.concat(chunks);
}
