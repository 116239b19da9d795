import { spawnSync } from "node:child_process";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { modernRequest, postModern } from "../../../fixtures/toy-modern.ts";
import { TOY, toolCall, toyEnv } from "../../../fixtures/toy-process.ts";
import { messagesOf, startToyServer, type ToyServer } from "../../../fixtures/toy-server.ts";
import { openSession, streamOf } from "../../../fixtures/toy-session.ts";
import { signalAll } from "../../../support/workers.ts";

let server: ToyServer;

afterEach(() => {
  server.child.kill("SIGKILL");
});

describe("ending the server", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s lets calls of both eras finish, ends streams and exits with 0",
    async (signal) => {
      server = await startToyServer();
      const session = await openSession(server.url);
      const stream = await session.listen();
      const listening = streamOf(
        await postModern(
          server.url,
          modernRequest(1, "subscriptions/listen", { notifications: { toolsListChanged: true } }),
        ),
      );
      expect((await listening.next())?.message).toMatchObject({
        method: "notifications/subscriptions/acknowledged",
      });
      const old = session.send(toolCall(1, "buyToy", { name: "ball", ms: 500 }));
      const modern = postModern(
        server.url,
        modernRequest(2, "tools/call", { name: "buyToy", arguments: { name: "bat", ms: 500 } }),
      );
      await server.seen("stderr", "buying ball");
      await server.seen("stderr", "buying bat");
      // A terminal sends its own to all processes that it started.
      if (signal === "SIGINT") signalAll(server.child, signal);
      else server.child.kill(signal);

      expect(await messagesOf(await old)).toMatchObject([
        { result: { structuredContent: { bought: expect.stringContaining("ball") } } },
      ]);
      expect(await messagesOf(await modern)).toMatchObject([
        { result: { structuredContent: { bought: expect.stringContaining("bat") } } },
      ]);
      expect(await stream.next()).toBeUndefined();
      // The protocol's way to say that a subscription is over.
      expect((await listening.next())?.message).toMatchObject({ id: 1, result: {} });
      expect(await server.exit).toBe(0);
      expect(server.stderr()).toContain("app closed");
    },
  );

  test("lets a call finish whose client has gone", async () => {
    server = await startToyServer();
    const session = await openSession(server.url);
    const stop = new AbortController();
    const gone = fetch(server.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...session.headers,
      },
      body: JSON.stringify(toolCall(1, "buyToy", { name: "ball", ms: 2000 })),
      signal: stop.signal,
    });
    await gone;
    await server.seen("stderr", "buying ball");
    stop.abort();
    expect(await server.stop()).toBe(0);
    expect(server.stderr()).toMatch(/bought ball[\s\S]*app closed/);
  });

  test("takes no new requests meanwhile, also on connections that are open", async () => {
    server = await startToyServer();
    const { hostname, port, host } = new URL(server.origin);
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    const body = JSON.stringify(toolCall(1, "buyToy", { name: "ball", ms: 3000 }));
    const head = ["POST /mcp HTTP/1.1", `Host: ${host}`, "Content-Type: application/json"];
    const accept = "Accept: application/json, text/event-stream";
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const message = [...head, accept, length, "", body].join("\r\n");
    socket.write(message);
    await server.seen("stderr", "buying ball");
    const exit = server.stop();
    await expect.poll(() => refusesConnections(server)).toBe(true);
    socket.write(message);
    let text = "";
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/HTTP\/1\.1 200 OK[\s\S]*ball at[\s\S]*HTTP\/1\.1 503 /);
    expect(text).toContain("The server is shutting down");
    expect(text).toContain('"reason":"shutting_down"');
    expect(await exit).toBe(0);
    expect(server.stderr().match(/buying ball/g)).toHaveLength(1);
  });

  test("is at once with a second signal", async () => {
    server = await startToyServer();
    const session = await openSession(server.url);
    const busy = session.send(toolCall(1, "waitForToy", { steps: 0 })).then(messagesOf);
    busy.catch(() => {});
    await server.seen("stderr", "waiting");
    server.child.kill("SIGTERM");
    await expect.poll(() => refusesConnections(server)).toBe(true);
    server.child.kill("SIGTERM");
    await server.exit;
    expect(server.child.signalCode).toBe("SIGTERM");
    await expect(busy).rejects.toThrow();
  });

  test("a port that is taken is said to be, with another to take", async () => {
    server = await startToyServer();
    const { port } = new URL(server.origin);
    const { status, stderr } = spawnSync(
      TOY.command,
      [...TOY.args, "serve", "--transport", "http", "--port", port],
      { env: toyEnv(), encoding: "utf8" },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} of 127.0.0.1 is in use`);
    expect(stderr).toContain(`--port ${Number(port) + 1}`);
  });
});

async function refusesConnections({ origin }: ToyServer): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  return await new Promise((resolve) => {
    socket.on("connect", () => resolve(false));
    socket.on("error", () => resolve(true));
  }).then((refused) => {
    socket.destroy();
    return refused === true;
  });
}
