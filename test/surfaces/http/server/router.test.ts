import { expect, test } from "vitest";
import { router } from "../../../../src/surfaces/http/server/router.ts";

const find = router(
  [
    "/mcp",
    "/bookings/{pnr}/cancel",
    "/bookings/{pnr}",
    "/bookings/recent",
    "/bookings/{pnr}/{rest*}",
    "/docs/{file*}",
    "/docs/never/found",
  ].map((path) => ({ path })),
);

test.each([
  ["/mcp", "/mcp", {}],
  ["/bookings/ABC123", "/bookings/{pnr}", { pnr: "ABC123" }],
  ["/bookings/ABC123/cancel", "/bookings/{pnr}/cancel", { pnr: "ABC123" }],
  ["/bookings/ABC123/a/b", "/bookings/{pnr}/{rest*}", { pnr: "ABC123", rest: "a/b" }],
  ["/docs/", "/docs/{file*}", { file: "" }],
  ["/docs/a%20b//c", "/docs/{file*}", { file: "a%20b//c" }],
])("%s is found at %s", (path, pattern, parameters) => {
  expect(find(path)).toEqual({ value: { path: pattern }, parameters });
});

test.each(["/", "/mcp/", "/MCP", "/docs", "/bookings", "/bookings/", "//bookings/ABC123", "/x"])(
  "nothing is found at %s",
  (path) => {
    expect(find(path)).toBeUndefined();
  },
);

test("a path without braces counts before one with, wherever it stands", () => {
  expect(find("/bookings/recent")?.value.path).toBe("/bookings/recent");
  expect(find("/docs/never/found")?.value.path).toBe("/docs/never/found");
});

test("what a part stands for is decoded, or taken as it is where that fails", () => {
  expect(find("/bookings/a%20b")?.parameters).toEqual({ pnr: "a b" });
  expect(find("/bookings/%zz")?.parameters).toEqual({ pnr: "%zz" });
});
