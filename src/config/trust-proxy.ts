import { isIP } from "node:net";
import { BadValue, words } from "./values.ts";

/** The proxies whose X-Forwarded-For is believed. */
export type TrustProxy =
  | { readonly kind: "off" }
  /** This many proxies stand in front, one behind the other. */
  | { readonly kind: "hops"; readonly hops: number }
  /** Every connection from these networks is a proxy's. */
  | { readonly kind: "networks"; readonly networks: readonly Network[] };

export interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: "ipv4" | "ipv6";
}

const MOST_HOPS = 10;
const LOOPBACK: readonly Network[] = [
  { address: "127.0.0.0", prefix: 8, family: "ipv4" },
  { address: "::1", prefix: 128, family: "ipv6" },
];

export function trustProxy(raw: string): TrustProxy {
  const word = raw.trim().toLowerCase();
  if (["off", "false", "no"].includes(word)) return { kind: "off" };
  if (/^\d+$/.test(word)) {
    const hops = Number(word);
    if (hops > MOST_HOPS) throw badValue();
    return hops === 0 ? { kind: "off" } : { kind: "hops", hops };
  }
  const networks = words(word).flatMap((item) => (item === "loopback" ? LOOPBACK : network(item)));
  if (networks.length === 0) throw badValue();
  return { kind: "networks", networks };
}

function network(text: string): Network {
  const [address = "", bits, more] = text.split("/");
  const version = isIP(address);
  const widest = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? widest : Number(bits);
  const known = version !== 0 && more === undefined && /^\d+$/.test(bits ?? "0");
  if (!known || prefix > widest) throw badValue();
  return { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/** `true` is no answer: it would let every client name its own address. */
function badValue(): BadValue {
  return new BadValue(
    `use off, a number of proxies (1 to ${MOST_HOPS}), or their addresses (loopback, 10.0.0.0/8)`,
  );
}
