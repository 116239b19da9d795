import { createServer } from "node:http";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

/** What the issuer's key server does with the next request. */
type Behaviour = "serve" | "fail" | "hang" | "garbage";

/** An authorization server as far as a resource server sees it: keys over HTTP, and tokens. */
export interface Issuer {
  readonly name: string;
  readonly jwksUrl: string;
  behaviour: Behaviour;
  /** Requests for keys so far. */
  readonly fetches: () => number;
  readonly jwks: () => { readonly keys: readonly unknown[] };
  /** Replaces the signing key by a new one. */
  rotate(algorithm?: string): Promise<void>;
  /** A token, good for five minutes unless the claims say otherwise. */
  token(
    claims?: Readonly<Record<string, unknown>>,
    header?: Readonly<Record<string, unknown>>,
  ): Promise<string>;
  close(): Promise<void>;
}

export const AUDIENCE = "https://travel.example.com/mcp";

export async function startIssuer(now: () => number): Promise<Issuer> {
  let serial = 0;
  let fetches = 0;
  let signer: { kid: string; alg: string; key: CryptoKey };
  let jwks: { keys: unknown[] } = { keys: [] };

  async function rotate(alg = "RS256"): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(alg);
    serial += 1;
    const kid = `key-${serial}`;
    signer = { kid, alg, key: privateKey };
    jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg, use: "sig" }] };
  }
  await rotate();

  const issuer: Partial<Issuer> & { behaviour: Behaviour } = { behaviour: "serve" };
  const server = createServer((_, response) => {
    fetches += 1;
    if (issuer.behaviour === "hang") return;
    if (issuer.behaviour === "fail") response.statusCode = 500;
    response.setHeader("Content-Type", "application/json");
    response.end(issuer.behaviour === "garbage" ? "<html>" : JSON.stringify(jwks));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No port");
  const { port } = address;
  const name = `http://127.0.0.1:${port}`;

  return Object.assign(issuer, {
    name,
    jwksUrl: `${name}/jwks`,
    fetches: () => fetches,
    jwks: () => jwks,
    rotate,
    token(
      claims: Readonly<Record<string, unknown>> = {},
      header: Readonly<Record<string, unknown>> = {},
    ) {
      const seconds = Math.floor(now() / 1000);
      return new SignJWT({
        iss: name,
        aud: AUDIENCE,
        sub: "jane",
        scope: "travel:read",
        iat: seconds,
        exp: seconds + 300,
        ...claims,
      })
        .setProtectedHeader({ alg: signer.alg, kid: signer.kid, ...header })
        .sign(signer.key);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
