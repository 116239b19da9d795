import type { AuthSettings } from "../../../config/guards.ts";
import { EVERYDAY_SCOPES } from "../../../domain/scopes.ts";
import type { ApiKeys } from "../../../services/keys/keys.ts";
import type { Authenticator } from "../admission/guards.ts";
import { notAllowed } from "./challenge.ts";
import type { OAuthOptions } from "./oauth.ts";

export interface AuthenticatorOptions extends OAuthOptions {
  readonly openKeys: () => Promise<Pick<ApiKeys, "verify">>;
}

/** The authenticator that the settings ask for. Only that one is loaded. */
export async function openAuthenticator(
  settings: AuthSettings,
  options: AuthenticatorOptions,
): Promise<Authenticator> {
  switch (settings.mode) {
    case "off":
      return noAuthenticator();
    case "keys": {
      const { keyAuthenticator } = await import("./api-keys.ts");
      return keyAuthenticator(options.openKeys, options.onError);
    }
    case "oauth": {
      const { oauthAuthenticator } = await import("./oauth.ts");
      return oauthAuthenticator(settings, options);
    }
  }
}

/** Accepts every request, with no principal and the everyday scopes. */
export function noAuthenticator(): Authenticator {
  const identity = { scopes: new Set(EVERYDAY_SCOPES) };
  return {
    configured: false,
    authenticate: () => identity,
    identify: () => identity,
    insufficientScope: (needed) => notAllowed(needed),
  };
}
