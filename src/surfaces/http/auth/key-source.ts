import { readFile } from "node:fs/promises";
import {
  type CryptoKey,
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FlattenedJWSInput,
  type JWSHeaderParameters,
} from "jose";

/** Finds the public key that a token says it was signed with. */
export type KeySource = (
  header: JWSHeaderParameters | undefined,
  token: FlattenedJWSInput,
) => Promise<CryptoKey>;

/** The keys could not be had, so that nothing is known about the token. */
export class KeysUnavailable extends Error {}

const FETCH_TIMEOUT_MS = 5_000;
/** How long keys are used before they are fetched again. */
const KEEP_MS = 600_000;
/** How soon a token with an unknown key may cause another fetch. */
const UNKNOWN_KEY_MS = 30_000;
/** How long a failed fetch stands, so that a flood of tokens is no flood of fetches. */
const FAILED_MS = 2_000;

export interface RemoteKeysOptions {
  readonly timeoutMs?: number;
  readonly keepMs?: number;
  readonly unknownKeyMs?: number;
  readonly failedMs?: number;
}

/** Keys that the authorization server publishes. */
export function remoteKeys(url: string, options: RemoteKeysOptions = {}): KeySource {
  const failedMs = options.failedMs ?? FAILED_MS;
  let failed: { readonly at: number; readonly error: unknown } | undefined;

  const keys = createRemoteJWKSet(new URL(url), {
    timeoutDuration: options.timeoutMs ?? FETCH_TIMEOUT_MS,
    cacheMaxAge: options.keepMs ?? KEEP_MS,
    cooldownDuration: options.unknownKeyMs ?? UNKNOWN_KEY_MS,
    async [customFetch](address, init) {
      if (failed && performance.now() - failed.at < failedMs) throw failed.error;
      try {
        const response = await fetch(address, init);
        if (!response.ok) throw new Error(`The keys' server answered ${response.status}`);
        failed = undefined;
        return response;
      } catch (error) {
        failed = { at: performance.now(), error };
        throw error;
      }
    },
  });
  return blaming(keys);
}

/** Keys in a file, read again when it has grown old. */
export function fileKeys(path: string, keepMs = UNKNOWN_KEY_MS): KeySource {
  let loaded: { readonly at: number; readonly keys: KeySource } | undefined;

  async function load(): Promise<KeySource> {
    if (loaded && performance.now() - loaded.at < keepMs) return loaded.keys;
    const keys = createLocalJWKSet(JSON.parse(await readFile(path, "utf8")));
    loaded = { at: performance.now(), keys };
    return keys;
  }

  return blaming(async (header, token) => (await load())(header, token));
}

/** Tells a token's fault from trouble with the keys. */
function blaming(keys: KeySource): KeySource {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (isTokensFault(error)) throw error;
      throw new KeysUnavailable("The keys that tokens are checked with cannot be had", {
        cause: error,
      });
    }
  };
}

function isTokensFault(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
