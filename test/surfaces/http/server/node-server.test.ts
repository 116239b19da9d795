import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { HttpOptions } from "../../../../src/surfaces/http/server/server.ts";
import { type LocalToy, startLocalToy } from "../../../fixtures/toy-local.ts";

let close = async () => {};
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await close();
});

async function start(options: Partial<HttpOptions>): Promise<LocalToy> {
  const toy = await startLocalToy(() => ({}), options);
  close = toy.close;
  return toy;
}

async function open({ origin }: LocalToy): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  // Keeps its own half open whatever the server does with the other, as a hostile peer would.
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function connectionsOf({ origin }: LocalToy): Promise<number> {
  const response = await fetch(`${origin}/health`, { headers: { connection: "close" } });
  const health: unknown = await response.json();
  const found = /"http":(\d+)/.exec(JSON.stringify(health))?.[1];
  return Number(found);
}

describe("connections", () => {
  test("that say nothing are closed, also under a peer that never closes", async () => {
    const toy = await start({ node: { headersTimeout: 50, connectionsCheckingInterval: 20 } });
    const silent = await Promise.all([open(toy), open(toy), open(toy)]);
    for (const socket of silent) socket.resume();
    await vi.waitFor(async () => expect(await connectionsOf(toy)).toBe(1), { timeout: 10_000 });
  });

  test("are counted for each address, and let go when they close", async () => {
    const toy = await start({ maxConnections: 3 });
    const [first] = await Promise.all([open(toy), open(toy), open(toy)]);
    const fourth = await open(toy);
    fourth.resume();
    await once(fourth, "end");
    first?.destroy();
    await vi.waitFor(async () => expect(await connectionsOf(toy)).toBeGreaterThan(0), {
      timeout: 10_000,
    });
  });

  test("of a trusted proxy are not", async () => {
    const toy = await startLocalToy(
      ({ guards }) => ({ guards: { ...guards, peerAddress: () => undefined } }),
      { maxConnections: 1 },
    );
    close = toy.close;
    await Promise.all([open(toy), open(toy), open(toy)]);
    expect(await connectionsOf(toy)).toBe(4);
  });
});
