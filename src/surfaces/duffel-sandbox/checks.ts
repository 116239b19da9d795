import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { refusal } from "./refusal.ts";

const VERSION = "v2";
const KNOWN_VERSIONS = new Set(["v1", "beta"]);

/** What every request must say of itself before anybody looks at what it wants. */
export function checkHeaders(headers: IncomingHttpHeaders): void {
  const version = headers["duffel-version"];
  if (version === undefined || version === "") {
    throw refusal(
      "missing_version_header",
      `The Duffel-Version header is required. Set it to ${VERSION}.`,
    );
  }
  if (version !== VERSION) {
    const known = typeof version === "string" && KNOWN_VERSIONS.has(version);
    throw known
      ? refusal("unsupported_version", `This version is no longer supported. Use ${VERSION}.`)
      : refusal("invalid_version_header", `There is no such version. Use ${VERSION}.`);
  }
  const { accept } = headers;
  if (accept !== undefined && !/(\*\/\*|application\/(\*|json))/i.test(accept)) {
    throw refusal("unsupported_format", "The API answers with application/json only.");
  }
}

export function checkContentType(headers: IncomingHttpHeaders): void {
  const type = headers["content-type"];
  if (type === undefined || type === "") {
    throw refusal(
      "missing_content_type_header",
      "The Content-Type header is required. Set it to application/json.",
    );
  }
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw refusal("invalid_content_type_header", "The Content-Type must be application/json.");
  }
}

/** The body as text, up to a size. What lies beyond is left to Node, which throws it away. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const fits = await new Promise<boolean>((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBytes) chunks.push(chunk);
      else resolve(false);
    });
    request.on("end", () => resolve(true));
    request.on("error", reject);
    request.on("close", () => reject(new Error("The client has gone")));
  });
  if (fits) return Buffer.concat(chunks).toString("utf8");
  request.removeAllListeners("data");
  throw refusal("request_too_large", `The body must not exceed ${maxBytes} bytes.`);
}
