import { createServer, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { exchange, OversizedAnswer } from "../../../src/suppliers/http/exchange.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

const ask = (url: string, signal = new AbortController().signal, mostBytes?: number) =>
  exchange({ method: "GET", url, headers: { authorization: "Bearer s3cret" }, signal }, mostBytes);

test("an answer is its status, its JSON and its name, whatever the status", async () => {
  const url = await serve((_, response) => {
    response.writeHead(418, { "x-request-id": "F.ab:c-1_2" }).end('{"a":[1]}');
  });
  expect(await ask(url)).toEqual({ status: 418, body: { a: [1] }, requestId: "F.ab:c-1_2" });
});

test("a name that could upset a log, and a body that is no JSON, are passed over", async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { "x-request-id": "a b<script>" }).end("<html>");
  });
  expect(await ask(url)).toEqual({ status: 200, body: undefined });
});

test("a limit lasts by the clock of whoever set it", async () => {
  const longAgo = Date.parse("2001-01-01T00:00:00Z");
  const url = await serve((_, response) => {
    response.sendDate = false;
    response
      .writeHead(429, {
        date: new Date(longAgo).toUTCString(),
        "ratelimit-reset": new Date(longAgo + 7000).toUTCString(),
      })
      .end();
  });
  expect(await ask(url)).toMatchObject({ status: 429, resetMs: 7000 });
});

test("a redirection is an answer: the key does not follow it", async () => {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  expect((await ask(url)).status).toBe(307);
  expect(asked).toEqual(["/"]);
});

test("what unpacks to more than is allowed is not read to its end", async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(100_000)));
  });
  await expect(ask(url, undefined, 10_000)).rejects.toThrow(OversizedAnswer);
});

test("a broken connection is named by the system's word and repeats nothing that was sent", async () => {
  const broken = await serve((request) => request.socket.destroy());
  const error: unknown = await ask(broken).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "ConnectionFailure", code: "UND_ERR_SOCKET" });
  expect(String(error)).not.toContain("s3cret");
  const cut = await serve((_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("{", () => response.destroy());
  });
  await expect(ask(cut)).rejects.toMatchObject({ name: "ConnectionFailure" });
});

test("who gives up gets their own reason, before the answer or in the middle of it", async () => {
  const reason = new Error("changed my mind");
  for (const begins of [false, true]) {
    const gaveUp = new AbortController();
    const url = await serve((_, response) => {
      if (begins) response.write("{");
      setTimeout(() => gaveUp.abort(reason), 20);
    });
    await expect(ask(url, gaveUp.signal)).rejects.toBe(reason);
  }
});
