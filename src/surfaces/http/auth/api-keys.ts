import { TravelError } from "../../../domain/errors.ts";
import type { ApiKeys } from "../../../services/keys/keys.ts";
import type { Authenticator, Identity, Refusal } from "../admission/guards.ts";
import { cannotCheck, notAllowed, notGood, nothingShown } from "./challenge.ts";
import { presentedKey } from "./credentials.ts";

/** Accepts API keys. Their storage is opened with the first request. */
export function keyAuthenticator(
  open: () => Promise<Pick<ApiKeys, "verify">>,
  onError: (error: unknown) => void = () => {},
): Authenticator {
  async function identify(key: string): Promise<Identity | Refusal> {
    try {
      return (await (await open()).verify(key)) ?? notGood();
    } catch (error) {
      if (!(error instanceof TravelError) || !error.retryable) throw error;
      onError(error);
      return cannotCheck();
    }
  }

  return {
    configured: true,
    authenticate(request) {
      const key = presentedKey(request);
      return key === undefined ? nothingShown() : identify(key);
    },
    identify,
    insufficientScope: (needed) => notAllowed(needed),
  };
}
