import type { IncomingMessage } from "node:http";
import type { GuardSettings } from "../../../config/guards.ts";
import { fromTrustedProxy } from "../rate-limit/client-address.ts";

type Request = Pick<IncomingMessage, "headers" | "socket">;

/** The origin that a client used to reach us, as far as settings and trusted proxies tell. */
export function publicOrigins(
  settings: Pick<GuardSettings, "publicUrl" | "trustProxy">,
): (request: Request) => string {
  const { publicUrl } = settings;
  if (publicUrl !== undefined) return () => publicUrl;
  const trusted = fromTrustedProxy(settings.trustProxy);
  return (request) => {
    const forwarded = (name: string) =>
      trusted(request) ? last(request.headers[name]) : undefined;
    const scheme = forwarded("x-forwarded-proto") === "https" ? "https" : "http";
    return `${scheme}://${forwarded("x-forwarded-host") ?? request.headers.host ?? "localhost"}`;
  };
}

/** What the nearest proxy wrote. */
function last(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(",").at(-1)?.trim() || undefined;
}
