import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../../logging/log.ts";
import type { PendingLogins } from "../../services/operator/pending-logins.ts";
import { queryOf } from "../http/server/web.ts";
import type { Issuer } from "./issuer.ts";
import { byKey, counted, type Login, type LoginDeps } from "./login.ts";

/** Logging in at the authorization server: the code flow with PKCE, carried out by this server. */
export interface OAuthLogin {
  /** Sends the browser to the issuer. */
  begin(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** What the browser came back with; undefined where that is not a login that it began. */
  finish(request: IncomingMessage): Promise<Login | undefined>;
}

export interface OAuthLoginParts {
  readonly issuer: Issuer;
  readonly pending: PendingLogins;
  readonly originOf: (request: IncomingMessage) => string;
  readonly log: Log;
}

const CALLBACK = "/console/api/login/callback";
/** Binds a login to the browser that began it: another's state, slipped to an operator, is no use. */
const COOKIE = "wayfare_console_login";

export function oauthLogin(parts: OAuthLoginParts, deps: LoginDeps): OAuthLogin {
  const { issuer, pending, originOf, log } = parts;
  const redirectUri = (request: IncomingMessage) => `${originOf(request)}${CALLBACK}`;
  return {
    async begin(request, response) {
      const login = await pending.begin();
      const target = await issuer.authorizeUrl(login, redirectUri(request)).catch(unreached);
      const secure = originOf(request).startsWith("https:") ? "; Secure" : "";
      // Lax: the way back begins at the issuer's page.
      const cookie = `${COOKIE}=${login.state}; Path=${CALLBACK}; HttpOnly; SameSite=Lax; Max-Age=600${secure}`;
      sendTo(response, target ?? FAILED, target === undefined ? undefined : cookie);
    },
    async finish(request) {
      const query = queryOf(request);
      const [code, state] = [query.get("code"), query.get("state")];
      const isTheirs = state !== null && stateOf(request) === state;
      const login = isTheirs ? await pending.take(state) : undefined;
      if (!login || code === null || !issuer.isOwn(query.get("iss"))) return undefined;
      return await counted(deps, request, async () => {
        const granted = await issuer.redeem(code, login, redirectUri(request)).catch(unreached);
        return await byKey(deps, granted?.accessToken ?? "", granted?.name);
      });
    },
  };

  function unreached(err: unknown): undefined {
    log.warn({ err }, "the issuer gave no answer that could be used");
  }
}

/** Where the page says that it did not work. */
export const FAILED = "/console/?login=failed";

export function sendTo(response: ServerResponse, target: string, cookie?: string): void {
  if (cookie !== undefined) response.setHeader("Set-Cookie", cookie);
  response.writeHead(302, { Location: target });
  response.end();
}

function stateOf({ headers }: IncomingMessage): string | undefined {
  for (const part of (headers.cookie ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}
