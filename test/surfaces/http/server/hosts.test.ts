import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { type HostRules, hostCheck } from "../../../../src/surfaces/http/server/hosts.ts";

function verdict(rules: HostRules, host: string | undefined, origin?: string): "ok" | "refused" {
  const request = new IncomingMessage(new Socket());
  if (host !== undefined) request.headers.host = host;
  if (origin !== undefined) request.headers.origin = origin;
  return hostCheck(rules)(request) === undefined ? "ok" : "refused";
}

const LOCAL: HostRules = { allowedHosts: [] };
const PUBLIC: HostRules = { allowedHosts: ["travel.example.com"] };
const STRICT: HostRules = { ...PUBLIC, allowedOrigins: ["app.example.com"] };

test.each([
  ["localhost:3000", "ok"],
  ["127.0.0.1:3000", "ok"],
  ["[::1]:3000", "ok"],
  ["LOCALHOST", "ok"],
  ["evil.example.com:3000", "refused"],
  ["127.0.0.1.evil.example.com", "refused"],
  ["localhost.evil.example.com", "refused"],
  ["192.168.1.5:3000", "refused"],
  ["", "refused"],
  ["a b", "refused"],
  [undefined, "refused"],
])("a local server asked for as %s: %s", (host, expected) => {
  expect(verdict(LOCAL, host)).toBe(expected);
});

test.each([
  ["http://localhost:5173", "ok"],
  ["https://127.0.0.1", "ok"],
  ["https://evil.example.com", "refused"],
  ["http://localhost.evil.example.com", "refused"],
  ["null", "refused"],
  ["", "refused"],
])("a local server used by a page of %s: %s", (origin, expected) => {
  expect(verdict(LOCAL, "localhost:3000", origin)).toBe(expected);
});

test("a public server is reached by its names, from any page", () => {
  expect(verdict(PUBLIC, "travel.example.com", "https://anyone.example.org")).toBe("ok");
  expect(verdict(PUBLIC, "Travel.Example.com:8443")).toBe("ok");
  expect(verdict(PUBLIC, "other.example.com")).toBe("refused");
});

test("a public server's local names stay closed to other people's pages", () => {
  expect(verdict(PUBLIC, "localhost:3000", "https://anyone.example.org")).toBe("refused");
  expect(verdict(PUBLIC, "localhost:3000")).toBe("ok");
});

test("an operator can say whose pages may use a public name", () => {
  expect(verdict(STRICT, "travel.example.com", "https://app.example.com")).toBe("ok");
  expect(verdict(STRICT, "travel.example.com", "https://anyone.example.org")).toBe("refused");
  expect(verdict(STRICT, "travel.example.com")).toBe("ok");
});

test("a star accepts any name", () => {
  expect(verdict({ allowedHosts: ["*"] }, "anything.example.com")).toBe("ok");
});

test("pages that the operator names may use the local names, too", () => {
  expect(verdict(STRICT, "localhost:3000", "https://app.example.com")).toBe("ok");
  expect(verdict(STRICT, "localhost:3000", "https://anyone.example.org")).toBe("refused");
});
