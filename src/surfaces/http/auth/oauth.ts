import type { IncomingMessage } from "node:http";
import type { OAuthSettings } from "../../../config/guards.ts";
import { EVERYDAY_SCOPES, SCOPES } from "../../../domain/scopes.ts";
import type { Authenticator, Identity, Refusal } from "../admission/guards.ts";
import { cannotCheck, notAllowed, notGood, nothingShown } from "./challenge.ts";
import { bearerToken } from "./credentials.ts";
import { fileKeys, KeysUnavailable, remoteKeys } from "./key-source.ts";
import { tokenVerifier } from "./token.ts";

export interface OAuthOptions {
  /** The real time, by which tokens expire. */
  readonly now: () => number;
  /** The origin a client used. */
  readonly originOf: (request: IncomingMessage) => string;
  /** Hears why tokens cannot be checked. */
  readonly onError?: (error: unknown) => void;
}

/** The path of the endpoint that tokens are for. */
const RESOURCE = "/mcp";
/** RFC 9728 puts its well-known part before the resource's path. */
const METADATA = `/.well-known/oauth-protected-resource${RESOURCE}`;

/** Lets in who shows an access token of the authorization server. */
export function oauthAuthenticator(settings: OAuthSettings, options: OAuthOptions): Authenticator {
  const { jwks, issuer } = settings;
  const keys = "url" in jwks ? remoteKeys(jwks.url) : fileKeys(jwks.file);
  const verify = tokenVerifier(settings, keys, options.now);

  const metadataAt = (request: IncomingMessage | undefined) =>
    request ? { resource_metadata: `${options.originOf(request)}${METADATA}` } : undefined;

  async function identify(token: string, request?: IncomingMessage): Promise<Identity | Refusal> {
    try {
      return (await verify(token)) ?? notGood(metadataAt(request));
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw error;
      options.onError?.(error);
      return cannotCheck();
    }
  }

  return {
    configured: true,
    authenticate(request) {
      const token = bearerToken(request);
      if (token !== undefined) return identify(token, request);
      return nothingShown({ scope: EVERYDAY_SCOPES.join(" "), ...metadataAt(request) });
    },
    identify: (token) => identify(token),
    insufficientScope: (needed, request) => notAllowed(needed, metadataAt(request)),
    metadata: (origin) => ({
      resource: `${origin}${RESOURCE}`,
      authorization_servers: [issuer],
      scopes_supported: SCOPES,
      bearer_methods_supported: ["header"],
      resource_name: "Wayfare",
    }),
  };
}
