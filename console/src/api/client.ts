import { reached, unreached } from "../state/connection.ts";
import { sessionEnded } from "../state/session-end.ts";
import { Problem } from "./problem.ts";

const BASE = "/console/api";

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return send<T>(path, { ...(signal && { signal }) });
}

/** Sends a change. The header is what another site's form cannot send. */
export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return send<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-wayfare-console": "1" },
    body: JSON.stringify(body),
  });
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await reach(path, init);
  const body = await readJson(response);
  if (response.ok) return body as T;
  if (response.status === 401 && path !== "/login") sessionEnded();
  throw new Problem(response.status, isObject(body) ? body : {});
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(BASE + path, { credentials: "same-origin", ...init });
    reached();
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    unreached();
    throw new Problem(0);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `?a=1&b=2` of what is not empty. */
export function queryOf(parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  const written = query.toString();
  return written === "" ? "" : `?${written}`;
}
