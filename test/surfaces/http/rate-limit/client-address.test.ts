import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { trustProxy } from "../../../../src/config/trust-proxy.ts";
import {
  addressGroup,
  clientAddresses,
  fromTrustedProxy,
  plainAddress,
} from "../../../../src/surfaces/http/rate-limit/client-address.ts";

function request(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const message = new IncomingMessage(socket);
  if (forwardedFor !== undefined) message.headers["x-forwarded-for"] = forwardedFor;
  return message;
}

function client(trust: string, remote: string, forwardedFor?: string): string {
  return clientAddresses(trustProxy(trust))(request(remote, forwardedFor));
}

describe("the address of a client", () => {
  test("is that of the connection where no proxy is trusted", () => {
    expect(client("off", "192.0.2.1")).toBe("192.0.2.1");
    expect(client("off", "127.0.0.1", "203.0.113.9")).toBe("127.0.0.1");
  });

  test("is what the one proxy in front saw, whatever the client claimed before", () => {
    expect(client("1", "127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(client("1", "127.0.0.1", "10.0.0.1, 1.1.1.1, 203.0.113.9")).toBe("203.0.113.9");
  });

  test("is counted back over as many proxies as there are", () => {
    expect(client("2", "127.0.0.1", "6.6.6.6, 203.0.113.9, 198.51.100.4")).toBe("203.0.113.9");
    expect(client("3", "127.0.0.1", "203.0.113.9, 198.51.100.4")).toBe("203.0.113.9");
  });

  test("is the first from the right that is in no trusted network", () => {
    const trust = "loopback, 198.51.100.0/24";
    expect(client(trust, "127.0.0.1", "6.6.6.6, 203.0.113.9, 198.51.100.4")).toBe("203.0.113.9");
    expect(client(trust, "::1", "203.0.113.9")).toBe("203.0.113.9");
    expect(client(trust, "::ffff:127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(client(trust, "192.0.2.1", "203.0.113.9")).toBe("192.0.2.1");
  });

  test("is the farthest proxy's when all of them are trusted", () => {
    expect(client("10.0.0.0/8", "10.0.0.1", "10.0.0.3, 10.0.0.2")).toBe("10.0.0.3");
  });

  test("is the proxy's own when it names nobody, or nonsense", () => {
    expect(client("1", "127.0.0.1")).toBe("127.0.0.1");
    expect(client("1", "127.0.0.1", "")).toBe("127.0.0.1");
    expect(client("1", "127.0.0.1", "203.0.113.9, unknown")).toBe("127.0.0.1");
    expect(client("loopback", "127.0.0.1", "203.0.113.9, <script>")).toBe("127.0.0.1");
  });

  test("is read from a list that has ports and IPv6 in it", () => {
    expect(client("1", "127.0.0.1", "203.0.113.9:4711")).toBe("203.0.113.9");
    expect(client("1", "127.0.0.1", "[2001:db8::1]:4711")).toBe("2001:db8:0:0::/64");
    expect(client("1", "127.0.0.1", "::FFFF:203.0.113.9")).toBe("203.0.113.9");
    expect(client("1", "127.0.0.1", "::ffff:cb00:7109")).toBe("203.0.113.9");
  });
});

describe("IPv6 clients", () => {
  test("are one client within a /64", () => {
    const one = "2001:db8:1:2:aaaa:bbbb:cccc:dddd";
    for (const other of ["2001:0DB8:1:2::1", "2001:db8:1:2::", "2001:db8:1:2::192.0.2.1"]) {
      expect(addressGroup(other)).toBe(addressGroup(one));
    }
    expect(addressGroup("2001:db8:1:3::1")).not.toBe(addressGroup(one));
    expect(addressGroup("2001:db8::2:aaaa:bbbb:cccc:dddd")).toBe("2001:db8:0:2::/64");
    expect(addressGroup("fe80::1:2")).toBe("fe80:0:0:0::/64");
  });

  test("keep a name of their own on the loopback", () => {
    expect(addressGroup("::1")).toBe("::1");
  });

  test("are the IPv4 clients they really are", () => {
    expect(plainAddress("::ffff:192.0.2.1")).toBe("192.0.2.1");
    expect(plainAddress("fe80::1%eth0")).toBe("fe80::1");
  });
});

test("a request is from a trusted proxy by where it came from, not by what it says", () => {
  const trusted = fromTrustedProxy(trustProxy("loopback"));
  expect(trusted(request("127.0.0.1"))).toBe(true);
  expect(trusted(request("192.0.2.1", "127.0.0.1"))).toBe(false);
  expect(fromTrustedProxy(trustProxy("1"))(request("192.0.2.1"))).toBe(true);
  expect(fromTrustedProxy(trustProxy("off"))(request("127.0.0.1"))).toBe(false);
});
