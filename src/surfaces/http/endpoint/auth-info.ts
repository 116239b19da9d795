import type { AuthInfo } from "@modelcontextprotocol/server";

/** Who asks, as the SDK carries it to where a call is served. The token itself stays outside. */
export function authInfo(principal: string | undefined): { authInfo?: AuthInfo } {
  if (principal === undefined) return {};
  return { authInfo: { token: "", clientId: principal, scopes: [] } };
}
