import { isIPv4, isIPv6 } from "node:net";

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
