import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { curlCall, mcpCall } from "../../console/src/views/try-it/calls.ts";

test("the MCP call is the JSON-RPC request of that tool", () => {
  expect(JSON.parse(mcpCall("listBookings", { status: "all" }))).toEqual({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "listBookings", arguments: { status: "all" } },
  });
});

test("a shell hands curl exactly the arguments, quotes and all", () => {
  const args = { query: `Tom's "week" in $HOME; rm -rf \\ \`x\`` };
  const script = curlCall("http://127.0.0.1:3000", "plan_trip", args, false).replace(
    "curl",
    "curl() { printf '%s\\n' \"$@\"; }; curl",
  );
  const given = execFileSync("sh", ["-c", script], { encoding: "utf8" }).trimEnd().split("\n");
  expect(given[0]).toBe("http://127.0.0.1:3000/api/tools/plan_trip");
  expect(JSON.parse(given.at(-1) ?? "")).toEqual(args);
});

test("with keys, curl takes the key from the environment and never shows it", () => {
  expect(curlCall("https://desk.example", "listBookings", {}, true)).toContain(
    '"authorization: Bearer $WAYFARE_KEY"',
  );
});
