import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, isIPv6, type Socket } from "node:net";
import type { TrustProxy } from "../../../config/trust-proxy.ts";
import { remembered } from "../../../memory/bounded-cache.ts";

type Request = Pick<IncomingMessage, "headers" | "socket">;

/** A text for each address or network, by which clients without a principal are counted. */
export function clientAddresses(trust: TrustProxy): (request: Request) => string {
  const trusted = trustedBy(trust);
  return (request) => groupOf(clientOf(request, trusted));
}

/** True when the request came straight from a proxy whose X-Forwarded-* headers count. */
export function fromTrustedProxy(trust: TrustProxy): (request: Request) => boolean {
  const trusted = trustedBy(trust);
  return (request) => trusted(peerOf(request.socket.remoteAddress ?? ""), 0);
}

/** How a connection's address is counted; undefined for a proxy's, behind which many clients are. */
export function peerAddresses(trust: TrustProxy): (socket: Socket) => string | undefined {
  const trusted = trustedBy(trust);
  return ({ remoteAddress = "" }) => {
    const address = peerOf(remoteAddress);
    return trusted(address, 0) ? undefined : groupOf(address);
  };
}

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** True when a program of this machine sent the request itself, not a proxy for another machine. */
export function isLocal({ headers, socket }: Request): boolean {
  const address = peerOf(socket.remoteAddress ?? "");
  if (address !== "::1" && !address.startsWith("127.")) return false;
  return FORWARDED.every((name) => headers[name] === undefined);
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

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const MAPPED_HEX = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i;

/** An address without port, brackets, zone and IPv6 clothes around IPv4. */
export function plainAddress(text: string): string {
  const bare = withoutPort(text.trim()).replace(/%.*$/, "");
  const dotted = MAPPED.exec(bare)?.[1];
  if (dotted !== undefined) return dotted;
  const hex = MAPPED_HEX.exec(bare);
  if (!hex?.[1] || !hex[2]) return bare;
  const [high, low] = [Number.parseInt(hex[1], 16), Number.parseInt(hex[2], 16)];
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
}

/** One IPv6 client has a whole /64 to choose addresses from, so that is what is counted. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expand(address).slice(0, 4);
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  if (a === 0 && b === 0 && c === 0 && d === 0) return address.toLowerCase();
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  const [host = "", port, more] = text.split(":");
  return port !== undefined && more === undefined && isIPv4(host) ? host : text;
}

/** The eight groups of an IPv6 address. */
function expand(address: string): readonly number[] {
  const [head = "", tail] = withHexTail(address).split("::");
  const front = groupsOf(head);
  if (tail === undefined) return front;
  const back = groupsOf(tail);
  const gap = Array.from({ length: 8 - front.length - back.length }, () => 0);
  return [...front, ...gap, ...back];
}

function groupsOf(text: string): readonly number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}

/** IPv6 may end in a dotted IPv4 address, which stands for two groups. */
function withHexTail(address: string): string {
  const match = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  if (!match) return address;
  const [a = 0, b = 0, c = 0, d = 0] = match.slice(2).map(Number);
  return `${match[1]}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
