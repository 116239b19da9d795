import { describe, expect, test } from "vitest";
import { loadConfig } from "../../src/config.ts";

describe("settings of HTTP", () => {
  test("a public address needs names, unless only stdio is served", () => {
    const env = { HTTP_HOST: "0.0.0.0" };
    expect(() => loadConfig({ ...env, TRANSPORT_MODE: "http" })).toThrow(/HTTP_ALLOWED_HOSTS/);
    expect(() => loadConfig({ ...env, TRANSPORT_MODE: "both" })).toThrow(/HTTP_ALLOWED_HOSTS/);
    expect(loadConfig(env).http.host).toBe("0.0.0.0");
    const named = loadConfig({ ...env, TRANSPORT_MODE: "http", HTTP_ALLOWED_HOSTS: "a.example" });
    expect(named.http.allowedHosts).toEqual(["a.example"]);
  });

  test.each(["127.0.0.1", "127.1.2.3", "localhost", "::1", "[::1]"])("%s is private", (host) => {
    expect(loadConfig({ TRANSPORT_MODE: "http", HTTP_HOST: host }).http.allowedHosts).toEqual([]);
  });

  test("the public URL's host is one of the names", () => {
    const { http } = loadConfig({
      TRANSPORT_MODE: "http",
      HTTP_HOST: "0.0.0.0",
      PUBLIC_URL: "https://travel.example.com:8443",
    });
    expect(http.allowedHosts).toEqual(["travel.example.com"]);
  });

  test("names are taken from whatever people write", () => {
    const { http } = loadConfig({
      HTTP_ALLOWED_HOSTS: "https://Travel.example.com:8443/mcp, other.example:80",
      HTTP_ALLOWED_ORIGINS: "https://app.example.com",
    });
    expect(http.allowedHosts).toEqual(["travel.example.com", "other.example"]);
    expect(http.allowedOrigins).toEqual(["app.example.com"]);
  });

  test("a star among origins is no restriction", () => {
    expect(loadConfig({ HTTP_ALLOWED_ORIGINS: "*" }).http).not.toHaveProperty("allowedOrigins");
  });
});
