import { TravelError } from "../../domain/errors.ts";
import { plainLine } from "../../text/plain.ts";
import type { Reply } from "../http/exchange.ts";

const LONGEST = 300;

/** What an answer that is no answer means. Its own words are shown, as data, where they help. */
export function refusalOf(
  { status, body }: Pick<Reply, "status" | "body">,
  path: string,
): TravelError {
  const said = wordsOf(body);
  if (status === 404) {
    return new TravelError("not_found", said ?? "The concierge service knows nothing of this", {
      reason: path.startsWith("/requests/") ? "unknown_request" : "not_found",
    });
  }
  if (status === 429) {
    return new TravelError("unavailable", "The concierge service takes no more questions now", {
      reason: "rate_limited",
      hint: "Wait a minute and try again.",
    });
  }
  if (status === 400 || status === 409 || status === 422) {
    const field = fieldOf(body);
    return new TravelError("invalid", said ?? "The concierge service refused the question", {
      reason: "supplier_refused",
      ...(field !== undefined && { field }),
    });
  }
  if (status >= 200 && status < 300) {
    return new TravelError("unavailable", "The concierge service's answer cannot be read", {
      reason: "supplier_garbled",
      hint: "Try again in a moment.",
    });
  }
  return new TravelError("unavailable", "The concierge service has a problem", {
    reason: "supplier_error",
    hint: "Try again in a moment.",
    extra: { status },
  });
}

function wordsOf(body: unknown): string | undefined {
  for (const name of ["detail", "message", "error"]) {
    const text = memberOf(body, name);
    if (typeof text === "string" && text.trim() !== "") return plainLine(text, LONGEST);
  }
  return undefined;
}

function fieldOf(body: unknown): string | undefined {
  const field = memberOf(body, "field");
  return typeof field === "string" && /^[\w.[\]]{1,60}$/.test(field) ? field : undefined;
}

function memberOf(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}
