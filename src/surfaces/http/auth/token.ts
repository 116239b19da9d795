import { errors, type JWTPayload, jwtVerify } from "jose";
import type { OAuthSettings } from "../../../config/guards.ts";
import { knownScopes } from "../../../domain/scopes.ts";
import type { Identity } from "../admission/guards.ts";
import type { KeySource } from "./key-source.ts";

/** Signatures only the issuer can make: with a shared secret, whoever checks could also sign. */
const ALGORITHMS = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];
/** Between the issuer's clock and ours. */
const CLOCK_SKEW_SECONDS = 30;

/** Who an access token stands for; `undefined` when it is not good. */
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
