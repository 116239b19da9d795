import { expandPath, type Machine } from "./data-folder.ts";
import { GUARD_OPTIONS as OPTIONS } from "./guard-options.ts";
import type { Option, OptionName } from "./options.ts";
import type { TrustProxy } from "./trust-proxy.ts";

/** What stands between the network and the desk. */
export interface GuardSettings {
  /** Absent when requests are not limited. */
  readonly rateLimit?: RateLimitSettings;
  readonly trustProxy: TrustProxy;
  /** Origin that clients use, without a slash at its end. */
  readonly publicUrl?: string;
  readonly auth: AuthSettings;
  /** Whether the concierge's reading tools also answer who shows no credentials. */
  readonly publicReads: boolean;
}

export interface RateLimitSettings {
  /** Requests in a window. */
  readonly limit: number;
  readonly windowMs: number;
}

export type AuthSettings = { readonly mode: "off" } | { readonly mode: "keys" } | OAuthSettings;

export interface OAuthSettings {
  readonly mode: "oauth";
  readonly issuer: string;
  readonly audience: readonly string[];
  readonly jwks: { readonly url: string } | { readonly file: string };
}

/** How the configuration reads its options; faults are collected there. */
export interface Reader {
  read<T>(name: OptionName, option: Option<T>): T | undefined;
  need<T>(name: OptionName, option: Option<T> & { readonly fallback: string }): T;
  /** Reports a setting that another one makes necessary. */
  missing(source: string, message: string): void;
}

export function guardSettings(reader: Reader, machine: Machine): GuardSettings {
  const rateLimit = rateLimitSettings(reader);
  const publicUrl = reader.read("publicUrl", OPTIONS.publicUrl);
  return {
    ...(rateLimit && { rateLimit }),
    trustProxy: reader.need("trustProxy", OPTIONS.trustProxy),
    ...(publicUrl !== undefined && { publicUrl: new URL(publicUrl).origin }),
    auth: authSettings(reader, machine),
    publicReads: reader.need("conciergePublic", OPTIONS.conciergePublic),
  };
}

/** The setting is a rate: over another window than a minute, it allows more or fewer in it. */
function rateLimitSettings({ need }: Reader): RateLimitSettings | undefined {
  const enabled = need("rateLimitEnabled", OPTIONS.rateLimitEnabled);
  const perMinute = need("rateLimitPerMinute", OPTIONS.rateLimitPerMinute);
  const seconds = need("rateLimitWindow", OPTIONS.rateLimitWindow);
  if (!enabled) return undefined;
  return { limit: Math.max(1, Math.floor((perMinute * seconds) / 60)), windowMs: seconds * 1000 };
}

function authSettings({ read, need, missing }: Reader, machine: Machine): AuthSettings {
  const mode = need("authMode", OPTIONS.authMode);
  const issuer = read("oauthIssuer", OPTIONS.oauthIssuer);
  const audience = read("oauthAudience", OPTIONS.oauthAudience);
  const url = read("oauthJwksUrl", OPTIONS.oauthJwksUrl);
  const file = read("oauthJwksFile", OPTIONS.oauthJwksFile);
  if (mode !== "oauth") return { mode };

  const needed = (source: string) => missing(source, `AUTH_MODE=oauth needs ${source}`);
  if (issuer === undefined) needed(OPTIONS.oauthIssuer.env);
  // Without it a token made for any other service would open this one.
  if (audience === undefined || audience.length === 0) needed(OPTIONS.oauthAudience.env);
  if ((url === undefined) === (file === undefined)) {
    missing(
      OPTIONS.oauthJwksUrl.env,
      "AUTH_MODE=oauth needs either OAUTH_JWKS_URL or OAUTH_JWKS_FILE",
    );
  }
  return {
    mode,
    issuer: issuer ?? "",
    audience: audience ?? [],
    jwks: file === undefined ? { url: url ?? "" } : { file: expandPath(file, machine) },
  };
}
