/** A refusal as the server words it (RFC 9457), or `status` 0 when the server was not reached. */
export class Problem extends Error {
  readonly status: number;
  readonly reason: string | undefined;
  readonly field: string | undefined;
  readonly hint: string | undefined;
  /** With a version conflict: the thing as it is now. */
  readonly current: unknown;

  constructor(status: number, body: Readonly<Record<string, unknown>> = {}) {
    super(text(body["detail"]) ?? text(body["title"]) ?? `HTTP ${status}`);
    this.name = "Problem";
    this.status = status;
    this.reason = text(body["reason"]);
    this.field = text(body["field"]);
    this.hint = text(body["hint"]);
    this.current = body["current"];
  }

  /** Worth trying again without a change: the way is broken, or the server is. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** The thing was changed since the page read it. */
  get overtaken(): boolean {
    return this.status === 409 && this.current !== undefined;
  }
}

/** Every failure as a problem: what is not one of ours means that nothing was reached. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(0);
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
