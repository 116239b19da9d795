import { expect, test } from "vitest";
import { loadConfig } from "../../../src/config.ts";
import { showsLink, welcome } from "../../../src/surfaces/cli/serve-http.ts";

function text(env: Record<string, string>, configured = false): string {
  const config = loadConfig({ WAYFARE_DB: "/data/wayfare.db", ...env });
  const origin = "http://127.0.0.1:3000";
  return welcome({ origin, version: "1.2.3", config, auth: { configured } });
}

test("somebody who starts the server learns where it is, how to connect and where data goes", () => {
  const shown = text({});
  expect(shown).toContain("Wayfare 1.2.3 serves MCP at http://127.0.0.1:3000/mcp");
  expect(shown).toContain("claude mcp add --transport http wayfare http://127.0.0.1:3000/mcp\n");
  expect(shown).toContain('{"mcpServers":{"wayfare":{"url":"http://127.0.0.1:3000/mcp"}}}');
  expect(shown).toContain(
    '{"servers":{"wayfare":{"type":"http","url":"http://127.0.0.1:3000/mcp"}}}',
  );
  expect(shown).toMatch(/Data +\/data\/wayfare\.db/);
});

test("a host that cannot reach a private address is given a way round", () => {
  expect(text({})).toMatch(/Claude Desktop +claude_desktop_config\.json .*mcp-remote/);
  expect(text({ PUBLIC_URL: "https://travel.example.com" })).toMatch(
    /Claude Desktop +Settings > Connectors > Add custom connector: https:\/\/travel\.example\.com\/mcp/,
  );
});

test("where callers must say who they are, the commands say how", () => {
  const shown = text({}, true);
  expect(shown).toContain('--header "Authorization: Bearer <key>"');
  expect(shown).toContain('"headers":{"Authorization":"Bearer <key>"}');
});

test("data that will be lost is said to be", () => {
  expect(text({ WAYFARE_DB: ":memory:" })).toContain("bookings are gone when the server ends");
});

test("an operator is given the link, or the address where there is none to give", () => {
  const config = loadConfig({ WAYFARE_DB: "/data/wayfare.db" });
  const facts = {
    origin: "http://127.0.0.1:3000",
    version: "1",
    config,
    auth: { configured: false },
  };
  const link = "http://127.0.0.1:3000/console/?ticket=abc";
  expect(welcome({ ...facts, console: link })).toMatch(/Console +http:\S+\?ticket=abc\n/);
  expect(welcome(facts)).toMatch(/Console +http:\/\/127\.0\.0\.1:3000\/console\/\n/);
});

test("the link that lets an operator in is for a terminal, not for the log of a service", () => {
  const file = { database: "/var/lib/wayfare/wayfare.db" };
  expect(showsLink(file, { columns: 80 })).toBe(true);
  expect(showsLink(file, { columns: undefined })).toBe(false);
  expect(showsLink({ database: ":memory:" }, { columns: undefined })).toBe(true);
});

test.each(["http://0.0.0.0:3000", "http://[::]:3000"])(
  "a server that listens everywhere (%s) is named as it is reached",
  (origin) => {
    const config = loadConfig({ WAYFARE_DB: ":memory:" });
    const text = welcome({ origin, version: "1.2.3", config, auth: { configured: false } });
    expect(text).toContain("serves MCP at http://localhost:3000/mcp");
    expect(text).not.toContain(origin);
  },
);
