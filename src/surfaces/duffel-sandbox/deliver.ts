import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP } from "node:net";
import type { Post } from "../../services/duffel-sandbox/deps.ts";

export interface DeliveryOptions {
  /** False refuses the addresses of this machine and its networks: callers name the addresses. */
  readonly privateAddresses: boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
const MOST_BYTES = 4096;

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
  // Addresses that stand for an older one, which may be any.
  ["64:ff9b::", 32],
  ["2002::", 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv6");
}

/** Sends events over HTTP: one try, no redirects, a bounded answer. */
export function httpPost({ privateAddresses, timeoutMs = TIMEOUT_MS }: DeliveryOptions): Post {
  return (url, headers, body) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const host = target.hostname.replace(/^\[(.*)\]$/, "$1");
      // A name is judged by what it resolves to, when it is connected to; an address is not resolved.
      if (!privateAddresses && isIP(host) !== 0 && isPrivate(host)) {
        reject(new Error("This address is not reachable from here"));
        return;
      }
      const send = target.protocol === "https:" ? httpsRequest : httpRequest;
      const outgoing = send(
        target,
        {
          method: "POST",
          headers: { ...headers, "content-length": Buffer.byteLength(body) },
          signal: AbortSignal.timeout(timeoutMs),
          ...(!privateAddresses && { lookup: publicLookup }),
        },
        (incoming) => {
          let text = "";
          incoming.setEncoding("utf8");
          incoming.on("data", (chunk: string) => {
            if (text.length < MOST_BYTES) text += chunk;
          });
          incoming.on("end", () => resolve({ status: incoming.statusCode ?? 0, body: text }));
          incoming.on("error", reject);
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

function publicLookup(host: string, options: LookupOptions, done: Found): void {
  lookup(host, options, (error, address, family) => {
    if (error) return done(error, address, family);
    const all = typeof address === "string" ? [address] : address.map((one) => one.address);
    if (!all.some(isPrivate)) return done(null, address, family);
    done(new Error("This name leads to a private address"), "", 0);
  });
}

function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return PRIVATE.check(mapped, "ipv4");
  return PRIVATE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
