import { TravelError } from "../domain/errors.ts";

/** A tool did not do what it was called for. `cause` is what went wrong underneath. */
export class ToolInvocationError extends Error {
  readonly tool: string;
  readonly operation: string;
  /** Stable machine word, such as `rate_limited`. */
  readonly reason: string;
  /** What to do about it, in a sentence. */
  readonly hint?: string;
  /** True when the same call may succeed later. */
  readonly retryable: boolean;

  constructor(tool: string, operation: string, cause: unknown, message?: string) {
    super(message ?? `${tool} ${operation} failed: ${messageOf(cause)}`, { cause });
    this.name = "ToolInvocationError";
    this.tool = tool;
    this.operation = operation;
    const known = cause instanceof TravelError ? cause : undefined;
    this.reason = known?.details.reason ?? "internal_error";
    this.retryable = known?.retryable ?? false;
    if (known?.details.hint !== undefined) this.hint = known.details.hint;
  }
}

/** The request itself must change; the message can be shown to the user. */
export class UserError extends ToolInvocationError {
  /** The part of the request to change, such as `origin`. */
  readonly field?: string;

  constructor(tool: string, operation: string, cause: TravelError) {
    super(tool, operation, cause, cause.message);
    this.name = "UserError";
    if (cause.details.field !== undefined) this.field = cause.details.field;
  }
}

const USERS: ReadonlySet<string> = new Set(["invalid", "not_found", "rule"]);

/** The documented error for whatever a call threw. */
export function invocationError(operation: string, error: unknown): ToolInvocationError {
  const tool = "flights-mcp";
  return error instanceof TravelError && USERS.has(error.code)
    ? new UserError(tool, operation, error)
    : new ToolInvocationError(tool, operation, error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
