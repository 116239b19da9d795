import { createHash } from "node:crypto";
import type { CacheStore } from "../../stores/types.ts";

/** A login that an operator is carrying out at the issuer. */
export interface PendingLogin {
  /** Comes back with the operator, and names the login. */
  readonly state: string;
  /** Shown to the issuer at the end (RFC 7636); its digest was shown at the beginning. */
  readonly verifier: string;
  readonly challenge: string;
  /** Stands in the issuer's answer. */
  readonly nonce: string;
}

export interface PendingLogins {
  begin(): Promise<PendingLogin>;
  /** The login of a state, once; undefined for one that is unknown, used or too old. */
  take(state: string): Promise<PendingLogin | undefined>;
}

const LASTS_MS = 10 * 60_000;
const SECRET_BYTES = 32;

/** Kept in the cache that all nodes share: the operator may come back to another one. */
export function pendingLogins(
  cache: Pick<CacheStore, "get" | "put" | "delete">,
  random: (bytes: number) => Buffer,
): PendingLogins {
  const secret = () => random(SECRET_BYTES).toString("base64url");
  return {
    async begin() {
      const [state, verifier, nonce] = [secret(), secret(), secret()];
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      const login: PendingLogin = { state, verifier, challenge, nonce };
      await cache.put(keyOf(state), JSON.stringify(login), LASTS_MS);
      return login;
    },
    async take(state) {
      const kept = await cache.get(keyOf(state));
      // Of several calls at once, one has deleted it.
      if (kept === undefined || !(await cache.delete(keyOf(state)))) return undefined;
      const login: PendingLogin = JSON.parse(kept);
      return login;
    },
  };
}

function keyOf(state: string): string {
  return `console:login:${createHash("sha256").update(state).digest("hex")}`;
}
