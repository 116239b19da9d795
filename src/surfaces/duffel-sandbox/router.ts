import type { Endpoint } from "./endpoint.ts";

export interface Match {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the endpoint of a path; a slash at its end counts for nothing. */
export function router(
  endpoints: readonly Endpoint[],
): (method: string, path: string) => Match | undefined {
  const known = endpoints.map((endpoint) => ({ endpoint, parts: partsOf(endpoint.path) }));
  return (method, path) => {
    const parts = partsOf(path);
    for (const candidate of known) {
      if (candidate.endpoint.method !== method) continue;
      const params = match(candidate.parts, parts);
      if (params) return { endpoint: candidate.endpoint, params };
    }
    return undefined;
  };
}

function partsOf(path: string): readonly string[] {
  return path.split("/").filter((part) => part !== "");
}

function match(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (wanted.startsWith(":")) params[wanted.slice(1)] = part;
    else if (wanted !== part) return undefined;
  }
  return params;
}
