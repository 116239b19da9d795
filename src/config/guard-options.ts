import type { Option } from "./options.ts";
import { trustProxy } from "./trust-proxy.ts";
import { oneOf, text, webAddress, wholeNumber, words, yesOrNo } from "./values.ts";

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
    help: "Requests a minute that one client (principal, or address) may send.",
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
  oauthJwksFile: {
    env: "OAUTH_JWKS_FILE",
    flag: "oauth-jwks-file",
    placeholder: "path",
    help: "The same keys in a file, for servers that cannot reach it.",
    read: text,
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;
