import type { IncomingMessage } from "node:http";
import { errors, type JWTPayload, jwtVerify } from "jose";
import type { OAuthSettings } from "../../../config/guards.ts";
import { EVERYDAY_SCOPES, knownScopes, SCOPES } from "../../../domain/scopes.ts";
import type { Authenticator, Identity, Refusal } from "../admission/guards.ts";
import { cannotCheck, notAllowed, notGood, nothingShown } from "./challenge.ts";
import { bearerToken } from "./credentials.ts";
import { fileKeys, type KeySource, KeysUnavailable, remoteKeys } from "./key-source.ts";

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

/** Accepts access tokens of the authorization server. */
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

/** Only the issuer can make these signatures; a shared secret would let this server sign, too. */
const ALGORITHMS = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];
/** Between the issuer's clock and this machine's. */
const CLOCK_SKEW_SECONDS = 30;

/** The identity in an access token; `undefined` when the token is not valid. */
export type TokenVerifier = (token: string) => Promise<Identity | undefined>;

/** Rejects with `KeysUnavailable` when a token cannot be judged. */
export function tokenVerifier(
  { issuer, audience }: Pick<OAuthSettings, "issuer" | "audience">,
  keys: KeySource,
  now: () => number,
): TokenVerifier {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer,
        audience: [...audience],
        requiredClaims: ["exp", "sub"],
        clockTolerance: CLOCK_SKEW_SECONDS,
        currentDate: new Date(now()),
      });
      return identityOf(issuer, payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

function identityOf(issuer: string, payload: JWTPayload): Identity | undefined {
  if (typeof payload.sub !== "string" || payload.sub === "") return undefined;
  const words = [payload["scope"], payload["scp"]].flatMap(scopeWords);
  // With the issuer in it: two authorization servers may both know a "42".
  return { principal: `${issuer}|${payload.sub}`, scopes: knownScopes(words) };
}

/** RFC 9068 has a text with spaces; some servers write a list. */
function scopeWords(claim: unknown): readonly string[] {
  if (typeof claim === "string") return claim.split(" ");
  return Array.isArray(claim) ? claim.filter((word) => typeof word === "string") : [];
}
