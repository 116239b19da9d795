import type { Reader } from "./guards.ts";
import { HTTP_OPTIONS as OPTIONS } from "./http-options.ts";

/** How the server meets the network. */
export interface HttpSettings {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Names besides localhost, in lower case; `*` stands for any. */
  readonly allowedHosts: readonly string[];
  /** Hosts whose pages may use a public name; absent when any may. */
  readonly allowedOrigins?: readonly string[];
  readonly maxBodyBytes: number;
  /** For one client, by principal or address. */
  readonly maxSessions: number;
  readonly maxStreams: number;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** `served`: whether HTTP is served at all; only then does it matter what is missing. */
export function httpSettings(
  { read, need, missing }: Reader,
  served: boolean,
  publicUrl: string | undefined,
): HttpSettings {
  const host = need("httpHost", OPTIONS.httpHost).trim();
  const named = (read("allowedHosts", OPTIONS.allowedHosts) ?? []).map(hostName);
  const allowedHosts = publicUrl === undefined ? named : [...named, new URL(publicUrl).hostname];
  const origins = read("allowedOrigins", OPTIONS.allowedOrigins)?.map(hostName);
  if (served && !LOOPBACK.test(host) && allowedHosts.length === 0) {
    missing(
      OPTIONS.allowedHosts.env,
      `HTTP_HOST=${host} can be reached from other machines, so HTTP_ALLOWED_HOSTS must name the hosts that clients use (* accepts any)`,
    );
  }
  return {
    host: host.replace(/^\[(.*)\]$/, "$1"),
    port: need("httpPort", OPTIONS.httpPort),
    allowedHosts,
    ...(origins && !origins.includes("*") && { allowedOrigins: origins }),
    maxBodyBytes: need("maxBody", OPTIONS.maxBody),
    maxSessions: need("maxSessions", OPTIONS.maxSessions),
    maxStreams: need("maxStreams", OPTIONS.maxStreams),
  };
}

/** People write `https://travel.example.com:8443/` where only the name counts. */
function hostName(written: string): string {
  const bare = written.toLowerCase().replace(/^[a-z][a-z0-9+.-]*:\/\//, "");
  return bare.replace(/\/.*$/, "").replace(/:\d+$/, "");
}
