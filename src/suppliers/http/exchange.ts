/** One answer of the wire, whatever its status. */
export interface Reply {
  readonly status: number;
  /** Undefined where the body was no JSON. */
  readonly body: unknown;
  readonly requestId?: string;
  /** Milliseconds until the rate limit is lifted, as far as the answer says. */
  readonly resetMs?: number;
  /** Milliseconds that the answer asks to wait (`Retry-After`). */
  readonly retryAfterMs?: number;
}

export interface Request {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** The wire failed: refused, reset, cut off, no such host. `code` is the system's word for it. */
export class ConnectionFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`connection failed (${code})`);
    this.name = "ConnectionFailure";
    this.code = code;
  }
}

/** Far above an honest answer: a search of 229 offers was 1.5 MB. */
const MOST_BYTES = 24 * 1024 * 1024;

/** An answer that is too large to be kept in memory. */
export class OversizedAnswer extends Error {}

/** Sends one request and reads its whole answer. Throws the signal's reason when it is aborted. */
export async function exchange(request: Request, mostBytes = MOST_BYTES): Promise<Reply> {
  const { method, url, headers, body, signal } = request;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      signal,
      // A key must not follow a redirection to another host.
      redirect: "manual",
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    throw signal.aborted ? signal.reason : new ConnectionFailure(codeOf(error));
  }
  const text = await readText(response, signal, mostBytes);
  const requestId = response.headers.get("x-request-id");
  const resetMs = resetOf(response.headers);
  const retryAfterMs = retryAfterOf(response.headers);
  return {
    status: response.status,
    body: parseJson(text),
    // A name from outside that goes to the log and into error details.
    ...(requestId !== null && /^[\w.:-]{1,100}$/.test(requestId) && { requestId }),
    ...(resetMs !== undefined && { resetMs }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

async function readText(
  response: Response,
  signal: AbortSignal,
  mostBytes: number,
): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body) {
      bytes += chunk.byteLength;
      // Counted after unpacking, so that a small archive cannot fill the memory. Leaving the loop
      // closes the connection.
      if (bytes > mostBytes) throw new OversizedAnswer();
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof OversizedAnswer) throw error;
    throw signal.aborted ? signal.reason : new ConnectionFailure(codeOf(error));
  }
  return text + decoder.decode();
}

/** `ratelimit-reset` is a date; the answer's own `date` is the clock to hold it against. */
function resetOf(headers: Headers): number | undefined {
  return untilDate(headers.get("ratelimit-reset") ?? "", headers);
}

/** `Retry-After` is a number of seconds, or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after")?.trim() ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) * 1000 : untilDate(text, headers);
}

function untilDate(date: string, headers: Headers): number | undefined {
  const then = Date.parse(date);
  const sent = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(then) || Number.isNaN(sent)) return undefined;
  return Math.max(0, then - sent);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The system's code alone: messages may repeat what was sent, and the key was. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : "failed";
}
