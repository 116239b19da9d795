import type { IncomingMessage } from "node:http";

/** What follows `Authorization: Bearer`. */
export function bearerToken({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
}

/** An API key, from either header that may carry one. */
export function presentedKey(request: Pick<IncomingMessage, "headers">): string | undefined {
  const own = request.headers["x-api-key"];
  return bearerToken(request) ?? (typeof own === "string" && own !== "" ? own : undefined);
}
