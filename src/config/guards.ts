import { defined } from "../domain/defined.ts";
import { expandPath, type Machine } from "./data-folder.ts";
import type { Option, Reader } from "./options.ts";
import { type TrustProxy, trustProxy } from "./trust-proxy.ts";
import { oneOf, text, webAddress, wholeNumber, words, yesOrNo } from "./values.ts";

/** What stands between the network and the desk. */
export interface GuardSettings {
  /** Absent when requests are not limited. */
  readonly rateLimit?: RateLimitSettings;
  /** For programs of this machine, on a server that serves this machine alone; absent on any other server. */
  readonly localRateLimit?: RateLimitSettings;
  readonly trustProxy: TrustProxy;
  /** Origin that clients use, without a slash at its end. */
  readonly publicUrl?: string;
  readonly auth: AuthSettings;
  /** Whether the concierge's reading tools also answer calls without credentials. */
  readonly publicReads: boolean;
  /** Whether webhooks of the sandbox may reach this machine and its private networks. */
  readonly privateWebhooks: boolean;
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
  /** This server at the issuer, where operators log in to the console with it. */
  readonly client?: { readonly id: string; readonly secret?: string };
}

/** Settings with which operators log in at the issuer. */
export type OAuthClient = OAuthSettings & Required<Pick<OAuthSettings, "client">>;

/** A thousand a second: a test suite never meets it, a loop that ran away does. */
const LOCAL_PER_MINUTE = 60_000;

const AUTH_MODES = ["off", "keys", "oauth"] as const;

/** The settings of what stands between the network and the desk. */
export const GUARD_OPTIONS = {
  rateLimitEnabled: {
    env: "RATE_LIMIT_ENABLED",
    flag: "rate-limit",
    placeholder: "true|false",
    fallback: "true",
    help: "Over HTTP, limits how many requests a client may send.",
    read: yesOrNo,
  },
  rateLimitPerMinute: {
    env: "RATE_LIMIT_PER_MINUTE",
    flag: "rate-limit-per-minute",
    placeholder: "requests",
    fallback: "100",
    help: `Requests a minute that one client (principal, or address) may send. Left unset, programs of this machine may send ${LOCAL_PER_MINUTE} to a server without AUTH_MODE, PUBLIC_URL and TRUST_PROXY.`,
    read: wholeNumber(1, 1_000_000),
  },
  rateLimitWindow: {
    env: "RATE_LIMIT_WINDOW_SECONDS",
    flag: "rate-limit-window",
    placeholder: "seconds",
    fallback: "60",
    help: "Time over which requests are counted; the limit grows and shrinks with it.",
    read: wholeNumber(1, 3600),
  },
  conciergePublic: {
    env: "CONCIERGE_PUBLIC",
    flag: "concierge-public",
    placeholder: "true|false",
    fallback: "true",
    help: "With AUTH_MODE set, lets anybody search and plan at /mcp/concierge and /agent without a key; false closes them.",
    read: yesOrNo,
  },
  trustProxy: {
    env: "TRUST_PROXY",
    flag: "trust-proxy",
    placeholder: "who",
    fallback: "off",
    help: "Whose X-Forwarded-* headers to believe: off, a number of proxies, or their networks.",
    read: trustProxy,
  },
  publicUrl: {
    env: "PUBLIC_URL",
    flag: "public-url",
    placeholder: "url",
    fallbackNote: "from the request",
    help: "Address that clients use, such as https://travel.example.com.",
    read: webAddress,
  },
  authMode: {
    env: "AUTH_MODE",
    flag: "auth",
    placeholder: "mode",
    fallback: "off",
    help: "Who may use the server over HTTP: off (anybody), keys (API keys), oauth (access tokens).",
    read: oneOf(AUTH_MODES),
  },
  oauthIssuer: {
    env: "OAUTH_ISSUER",
    flag: "oauth-issuer",
    placeholder: "url",
    help: "Authorization server whose tokens are accepted.",
    read: text,
  },
  privateWebhooks: {
    env: "SANDBOX_PRIVATE_WEBHOOKS",
    flag: "sandbox-private-webhooks",
    fallback: "false",
    help: "Lets webhooks of the Duffel sandbox reach this machine and private networks.",
    read: yesOrNo,
  },
  oauthAudience: {
    env: "OAUTH_AUDIENCE",
    flag: "oauth-audience",
    placeholder: "list",
    help: "What tokens must be made out for; one of them is enough.",
    read: words,
  },
  oauthJwksUrl: {
    env: "OAUTH_JWKS_URL",
    flag: "oauth-jwks-url",
    placeholder: "url",
    help: "Where the authorization server publishes its keys.",
    read: webAddress,
  },
  oauthClientId: {
    env: "OAUTH_CLIENT_ID",
    flag: "oauth-client-id",
    placeholder: "id",
    help: "This server's name at the issuer: operators then log in to the console there (docs/console.md).",
    read: text,
  },
  oauthClientSecret: {
    env: "OAUTH_CLIENT_SECRET",
    flag: "oauth-client-secret",
    placeholder: "text",
    help: "Goes with OAUTH_CLIENT_ID, where the issuer gave one.",
    read: text,
  },
  oauthJwksFile: {
    env: "OAUTH_JWKS_FILE",
    flag: "oauth-jwks-file",
    placeholder: "path",
    help: "The same keys in a file, for servers that cannot reach it.",
    read: text,
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;

export function guardSettings(reader: Reader, machine: Machine): GuardSettings {
  const publicUrl = reader.read("publicUrl");
  const trustProxy = reader.read("trustProxy");
  const auth = authSettings(reader, machine);
  const alone = auth.mode === "off" && publicUrl === undefined && trustProxy.kind === "off";
  return defined({
    rateLimit: rateLimitSettings(reader, reader.read("rateLimitPerMinute")),
    localRateLimit:
      alone && !reader.given("rateLimitPerMinute")
        ? rateLimitSettings(reader, LOCAL_PER_MINUTE)
        : undefined,
    publicUrl: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
    trustProxy,
    auth,
    privateWebhooks: reader.read("privateWebhooks"),
    publicReads: reader.read("conciergePublic"),
  });
}

/** The setting is a rate: over another window than a minute, it allows more or fewer in it. */
function rateLimitSettings({ read }: Reader, perMinute: number): RateLimitSettings | undefined {
  const enabled = read("rateLimitEnabled");
  const seconds = read("rateLimitWindow");
  if (!enabled) return undefined;
  return { limit: Math.max(1, Math.floor((perMinute * seconds) / 60)), windowMs: seconds * 1000 };
}

function authSettings({ read, missing }: Reader, machine: Machine): AuthSettings {
  const mode = read("authMode");
  const issuer = read("oauthIssuer");
  const audience = read("oauthAudience");
  const url = read("oauthJwksUrl");
  const file = read("oauthJwksFile");
  const [id, secret] = [read("oauthClientId"), read("oauthClientSecret")];
  if (mode !== "oauth") return { mode };

  const needed = (source: string) => missing(source, `AUTH_MODE=oauth needs ${source}`);
  if (issuer === undefined) needed(GUARD_OPTIONS.oauthIssuer.env);
  // Without it a token made for any other service would open this one.
  if (audience === undefined || audience.length === 0) needed(GUARD_OPTIONS.oauthAudience.env);
  if ((url === undefined) === (file === undefined)) {
    missing(
      GUARD_OPTIONS.oauthJwksUrl.env,
      "AUTH_MODE=oauth needs either OAUTH_JWKS_URL or OAUTH_JWKS_FILE",
    );
  }
  return {
    mode,
    issuer: issuer ?? "",
    audience: audience ?? [],
    jwks: file === undefined ? { url: url ?? "" } : { file: expandPath(file, machine) },
    ...(id !== undefined && { client: { id, ...(secret !== undefined && { secret }) } }),
  };
}
