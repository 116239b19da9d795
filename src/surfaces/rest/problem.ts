import type { ServerResponse } from "node:http";
import type { TravelError } from "../../domain/errors.ts";
import { isRecord } from "../../tools/json.ts";
import { errorData } from "../error-data.ts";
import type { Refusal } from "../http/admission/guards.ts";
import { RETRY_SECONDS } from "../http/server/answers.ts";

/** RFC 9457: what went wrong, for programs and for people. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly [extension: string]: unknown;
}

const STATUSES: Readonly<Record<TravelError["code"], number>> = {
  invalid: 400,
  not_found: 404,
  conflict: 409,
  rule: 422,
  internal: 500,
  unavailable: 503,
  timeout: 504,
};

const TITLES: Readonly<Record<number, string>> = {
  400: "The request is not valid",
  401: "Authentication is required",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "The body is too large",
  415: "The body is not JSON",
  422: "A rule forbids it",
  429: "Too many requests",
  431: "Too many headers",
  500: "Something went wrong on our side",
  503: "Not available at the moment",
  504: "A supplier took too long",
};

/** One word for programs, where the refusal has none. */
const REASONS: Readonly<Record<number, string>> = {
  400: "bad_request",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  413: "body_too_large",
  415: "body_not_json",
  500: "internal_error",
};

/** What a supplier or a fault refuses for coming too often, as the server itself would. */
const TOO_OFTEN = "rate_limit_exceeded";

export function problemOf(error: TravelError): Problem {
  const { kind, ...facts } = errorData(error);
  const { reason } = error.details;
  const status = reason === TOO_OFTEN ? 429 : STATUSES[error.code];
  return { ...facts, ...problem(status, reason, error.message), code: kind };
}

export function problem(status: number, reason: string, detail: string): Problem {
  return {
    type: `urn:wayfare:problem:${reason}`,
    title: TITLES[status] ?? "The request was refused",
    status,
    detail,
    reason,
  };
}

export function sendProblem(
  response: ServerResponse,
  answer: Problem,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) return;
  response.statusCode = answer.status;
  response.setHeader("Content-Type", "application/problem+json");
  if (answer.status === 503) response.setHeader("Retry-After", RETRY_SECONDS);
  if (typeof answer["retryAfter"] === "number") {
    response.setHeader("Retry-After", answer["retryAfter"]);
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(JSON.stringify(answer));
}

/** Words what the guards refuse as REST's clients read it. */
export function refuseWithProblem(response: ServerResponse, refusal: Refusal): void {
  const { status, headers, body } = refusal;
  const { reason = REASONS[status] ?? "refused", detail, ...rest } = wordsOf(body);
  sendProblem(response, { ...rest, ...problem(status, reason, detail) }, headers);
}

interface RefusalWords {
  readonly reason?: string | undefined;
  readonly detail: string;
  readonly [name: string]: unknown;
}

/** Refusals come in two shapes: JSON-RPC errors, and `{ error, code, … }`. */
function wordsOf(body: unknown): RefusalWords {
  const { error, code, ...rest }: Record<string, unknown> = isRecord(body) ? body : {};
  if (isRecord(error)) {
    const data = isRecord(error["data"]) ? error["data"] : {};
    const { reason } = data;
    return {
      ...data,
      reason: typeof reason === "string" ? reason : undefined,
      detail: String(error["message"]),
    };
  }
  const reason = typeof code === "string" ? code.toLowerCase() : undefined;
  return { ...rest, reason, detail: typeof error === "string" ? error : "The request was refused" };
}
