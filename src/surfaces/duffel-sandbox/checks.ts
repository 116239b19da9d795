import type { IncomingHttpHeaders } from "node:http";
import { isJson } from "../http/server/body.ts";
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
  if (!isJson(type)) {
    throw refusal("invalid_content_type_header", "The Content-Type must be application/json.");
  }
}
