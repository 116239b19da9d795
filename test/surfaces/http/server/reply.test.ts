import { createServer } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { listen } from "../../../../src/surfaces/http/server/node-server.ts";
import { Reply, type ReplyServer } from "../../../../src/surfaces/http/server/reply.ts";

let server: ReplyServer;

afterEach(() => {
  server.close();
});

/** The headers that arrive when an answer is given this way. */
async function answered(give: (response: Reply) => void): Promise<Headers> {
  server = createServer({ ServerResponse: Reply }, (_, response) => {
    response.addHeaders(["X-First", "1", "X-Second", "2"]);
    response.addHeaders(["X-Third", "3"]);
    give(response);
  });
  const origin = await listen(server, { host: "127.0.0.1", port: 0 });
  const response = await fetch(origin);
  await response.text();
  return response.headers;
}

const OWED = [
  ["x-first", "1"],
  ["x-second", "2"],
  ["x-third", "3"],
] as const;

describe("what an answer owes", () => {
  const own = { "X-Own": "o" };
  const ways: readonly (readonly [string, (response: Reply) => void, string | null])[] = [
    ["nothing but its end", (response) => response.end("x"), null],
    ["a status", (response) => response.writeHead(200).end("x"), null],
    ["a status and its reason", (response) => response.writeHead(200, "Fine").end("x"), null],
    ["headers as an object", (response) => response.writeHead(200, own).end("x"), "o"],
    ["a reason and headers", (response) => response.writeHead(200, "Fine", own).end("x"), "o"],
    ["headers without reason", (response) => response.writeHead(200, undefined, own).end("x"), "o"],
    ["headers as a list", (response) => response.writeHead(200, ["X-Own", "o"]).end("x"), "o"],
    ["headers set before", (response) => response.setHeader("X-Own", "o").end("x"), "o"],
    [
      "headers sent ahead",
      (response) => {
        response.flushHeaders();
        response.end("x");
      },
      null,
    ],
  ];

  test.each(ways)("is sent with %s", async (_, give, expected) => {
    const headers = await answered(give);
    for (const [name, value] of OWED) expect(headers.get(name)).toBe(value);
    expect(headers.get("x-own")).toBe(expected);
  });

  test("gives way to a list with the same name, and leaves the list as it was", async () => {
    const list = ["X-Second", "mine"];
    const headers = await answered((response) => response.writeHead(200, list).end("x"));
    expect(headers.get("x-second")).toBe("mine");
    expect(headers.get("x-third")).toBe("3");
    expect(list).toEqual(["X-Second", "mine"]);
  });

  test("gives way to what is set under the same name", async () => {
    const headers = await answered((response) => response.setHeader("x-second", "mine").end("x"));
    expect(headers.get("x-second")).toBe("mine");
    expect(headers.get("x-third")).toBe("3");
  });

  test("can be read before it is sent, in whatever case", async () => {
    const read: unknown[] = [];
    await answered((response) => {
      response.setHeader("X-Own", "o");
      read.push(...["x-THIRD", "X-Own", "X-Other"].map((name) => response.getHeader(name)));
      response.end("x");
    });
    expect(read).toEqual(["3", "o", undefined]);
  });
});
