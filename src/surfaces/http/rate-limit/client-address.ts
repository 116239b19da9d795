import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { TrustProxy } from "../../../config/trust-proxy.ts";
import { remembered } from "../../../memory/remembered.ts";
import { addressGroup, plainAddress } from "./address.ts";

type Request = Pick<IncomingMessage, "headers" | "socket">;

/** How a request's client is known where nobody has a name: one text per address or network. */
export function clientAddresses(trust: TrustProxy): (request: Request) => string {
  const trusted = trustedBy(trust);
  return (request) => groupOf(clientOf(request, trusted));
}

/** True when the request came straight from a proxy whose X-Forwarded-* headers count. */
export function fromTrustedProxy(trust: TrustProxy): (request: Request) => boolean {
  const trusted = trustedBy(trust);
  return (request) => trusted(peerOf(request.socket.remoteAddress ?? ""), 0);
}

const ADDRESSES_REMEMBERED = 2_000;

/** A connection has one address for all of its requests, and reading it takes several patterns. */
const peerOf = remembered(ADDRESSES_REMEMBERED, plainAddress);
const groupOf = remembered(ADDRESSES_REMEMBERED, addressGroup);

/** Whether the peer that is `distance` steps away may name the one behind it. */
type Trusted = (address: string, distance: number) => boolean;

/** Every proxy adds the address it was called from at the end, so the list is read backwards. */
function clientOf({ headers, socket }: Request, trusted: Trusted): string {
  let address = peerOf(socket.remoteAddress ?? "");
  if (!trusted(address, 0)) return address;
  const header = headers["x-forwarded-for"];
  const named = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  for (let distance = 0; named.length > 0 && trusted(address, distance); distance++) {
    const next = plainAddress(named.pop() ?? "");
    // What a proxy did not write as an address says nothing; the proxy itself is then the client.
    if (isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

function trustedBy(trust: TrustProxy): Trusted {
  if (trust.kind === "off") return () => false;
  if (trust.kind === "hops") return (_, distance) => distance < trust.hops;
  const list = new BlockList();
  for (const { address, prefix, family } of trust.networks) {
    list.addSubnet(address, prefix, family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
  };
}
