import type { AuthSettings } from "../../../config/guards.ts";
import type { ApiKeys } from "../../../services/keys/keys.ts";
import type { Authenticator } from "../admission/guards.ts";
import type { OAuthOptions } from "./oauth.ts";
import { openDoor } from "./open.ts";

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
      return openDoor();
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
