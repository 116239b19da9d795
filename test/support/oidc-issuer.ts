import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** An OpenID provider over HTTP, with one user: metadata, keys, the code flow with PKCE. */
export interface OidcIssuer {
  readonly name: string;
  /** What the user's next access token allows. */
  scope: string;
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const AUDIENCE = "https://travel.example.com/mcp";
const CLIENT = "wayfare-console";

interface Asked {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
}

export async function startOidcIssuer(): Promise<OidcIssuer> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: "1", alg: "RS256", use: "sig" }] };
  const codes = new Map<string, Asked>();
  const issuer = { name: "", scope: "travel:operate" };

  const signed = (claims: Record<string, unknown>, audience: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .setIssuer(issuer.name)
      .setAudience(audience)
      .setSubject("user-42")
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);

  /** The user is known here and says yes at once. */
  function authorize(query: URLSearchParams): string | undefined {
    const known = ["response_type", "client_id", "code_challenge_method"].map((n) => query.get(n));
    if (known.join() !== `code,${CLIENT},S256`) return undefined;
    const target = new URL(query.get("redirect_uri") ?? "");
    const code = randomUUID();
    codes.set(code, {
      redirectUri: target.href,
      challenge: query.get("code_challenge") ?? "",
      nonce: query.get("nonce") ?? "",
    });
    target.searchParams.set("code", code);
    target.searchParams.set("state", query.get("state") ?? "");
    target.searchParams.set("iss", issuer.name);
    return target.href;
  }

  async function token(form: URLSearchParams): Promise<object | undefined> {
    const code = form.get("code") ?? "";
    const asked = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256").update(form.get("code_verifier") ?? "");
    const isGood =
      asked?.challenge === challenge.digest("base64url") &&
      asked.redirectUri === form.get("redirect_uri") &&
      form.get("client_id") === CLIENT;
    if (!asked || !isGood) return undefined;
    const { scope } = issuer;
    return {
      token_type: "Bearer",
      access_token: await signed({ scope }, AUDIENCE),
      id_token: await signed({ name: "Nigar Quliyeva", nonce: asked.nonce }, CLIENT),
    };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer.name);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (url.pathname === "/.well-known/openid-configuration") {
      return json(200, {
        issuer: issuer.name,
        authorization_endpoint: `${issuer.name}/authorize`,
        token_endpoint: `${issuer.name}/token`,
        jwks_uri: `${issuer.name}/jwks`,
      });
    }
    if (url.pathname === "/jwks") return json(200, jwks);
    if (url.pathname === "/authorize") {
      const target = authorize(url.searchParams);
      return target ? response.writeHead(302, { location: target }).end() : json(400, {});
    }
    const granted = await token(new URLSearchParams(await textOf(request)));
    return granted ? json(200, granted) : json(400, { error: "invalid_grant" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No port");
  issuer.name = `http://127.0.0.1:${address.port}`;
  return Object.assign(issuer, {
    settings: {
      AUTH_MODE: "oauth",
      OAUTH_ISSUER: issuer.name,
      OAUTH_AUDIENCE: AUDIENCE,
      OAUTH_JWKS_URL: `${issuer.name}/jwks`,
      OAUTH_CLIENT_ID: CLIENT,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
