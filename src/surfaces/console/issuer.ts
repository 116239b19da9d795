import { decodeJwt } from "jose";
import { z } from "zod";
import type { OAuthClient } from "../../config/guards.ts";
import type { PendingLogin } from "../../services/operator/pending-logins.ts";

/** The authorization server, as far as operators log in with it. */
export interface Issuer {
  /** Where an operator's browser is sent. */
  authorizeUrl(login: PendingLogin, redirectUri: string): Promise<string>;
  /** What a code is good for; undefined where the issuer gives nothing for it. */
  redeem(code: string, login: PendingLogin, redirectUri: string): Promise<Granted | undefined>;
  /** Whether an answer may be this issuer's (RFC 9207): one that says so must say this one. */
  isOwn(iss: string | null): boolean;
}

export interface Granted {
  readonly accessToken: string;
  /** How the operator is called, where the issuer tells. */
  readonly name?: string;
}

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
});
const Tokens = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });
const NameClaims = z.object({
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
});

const TIMEOUT_MS = 5_000;
const KEPT_MS = 10 * 60_000;
const SCOPE = "openid profile travel:operate travel:supervise travel:observe";

export function issuerClient({ issuer, audience, client }: OAuthClient): Issuer {
  let known: { readonly at: number; readonly metadata: z.output<typeof Metadata> } | undefined;

  async function metadata(): Promise<z.output<typeof Metadata>> {
    if (known && performance.now() - known.at < KEPT_MS) return known.metadata;
    const base = issuer.replace(/\/$/, "");
    const answer = await fetch(`${base}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const found = Metadata.parse(await answer.json());
    // RFC 8414: metadata of another issuer would send the code there.
    if (found.issuer !== issuer) throw new Error(`Metadata of ${found.issuer} at ${issuer}`);
    known = { at: performance.now(), metadata: found };
    return found;
  }

  return {
    async authorizeUrl({ state, challenge, nonce }, redirectUri) {
      const url = new URL((await metadata()).authorization_endpoint);
      const query = {
        response_type: "code",
        client_id: client.id,
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: "S256",
        // RFC 8707: the token is for this server.
        resource: audience[0] ?? "",
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async redeem(code, { verifier, nonce }, redirectUri) {
      const answer = await fetch((await metadata()).token_endpoint, {
        method: "POST",
        headers: { accept: "application/json" },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: redirectUri,
          client_id: client.id,
          code_verifier: verifier,
          ...(client.secret !== undefined && { client_secret: client.secret }),
          resource: audience[0] ?? "",
        }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) return undefined;
      const tokens = Tokens.safeParse(await answer.json());
      if (!tokens.success) return undefined;
      const { access_token: accessToken, id_token: idToken } = tokens.data;
      const name = idToken === undefined ? undefined : nameIn(idToken, nonce);
      return { accessToken, ...(name && { name }) };
    },
    isOwn: (iss) => iss === null || iss === issuer,
  };

  /**
   * From the ID token, which came from the issuer itself. Who it is and what they may do is taken from
   * the access token alone, whose signature is checked.
   */
  function nameIn(idToken: string, nonce: string): string | undefined {
    try {
      const claims = decodeJwt(idToken);
      const isOurs = claims.iss === issuer && [claims.aud].flat().includes(client.id);
      if (!isOurs || claims["nonce"] !== nonce) return undefined;
      const { name, preferred_username: user, email } = NameClaims.parse(claims);
      return [name, user, email].find((text) => text?.trim());
    } catch {
      return undefined;
    }
  }
}
