import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHttp } from "../../src/compose/http.ts";
import { loadConfig } from "../../src/config.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { type HttpServer, serveOverHttp } from "../../src/surfaces/http/server/server.ts";

let server: HttpServer;
let close: () => Promise<void>;
beforeAll(async () => {
  const config = loadConfig({
    WAYFARE_DB: ":memory:",
    GYM: "true",
    GYM_TOKEN: "t",
    HTTP_PORT: "0",
    RATE_LIMIT_ENABLED: "false",
  });
  const { app, ...parts } = await openHttp(config, stderrLog("silent"));
  server = await serveOverHttp({ app, ...parts }, { ...config.http, sessionTtlMs: 60_000 });
  close = async () => {
    await server.close();
    await app.close();
  };
});
afterAll(() => close());

interface Answer {
  readonly type: string;
  readonly data: {
    readonly observation: Readonly<Record<string, unknown>>;
    readonly reward: number;
    readonly done: boolean;
    readonly episode_id: string;
    readonly step_count: number;
    readonly code: string;
  };
}

/** A client by hand: masked frames, as the protocol asks of clients, cut where `pieces` says. */
async function dial(token = "t") {
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /gym/openenv/${token}/ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  let bytes = Buffer.alloc(0);
  let wake = () => {};
  let ended = false;
  socket.on("data", (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    wake();
  });
  socket.on("close", () => {
    ended = true;
    wake();
  });
  async function take(enough: () => number | undefined): Promise<Buffer> {
    for (;;) {
      const length = enough();
      if (length !== undefined) {
        const taken = bytes.subarray(0, length);
        bytes = bytes.subarray(length);
        return taken;
      }
      if (ended) return Buffer.alloc(0);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const head = (
    await take(() => {
      const end = bytes.indexOf("\r\n\r\n");
      return end < 0 ? undefined : end + 4;
    })
  ).toString();

  function write(op: number, body: Buffer, fin = true): void {
    const mask = Buffer.from([1, 2, 3, 4]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(body.length);
    const start = Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | op, 0x80 | 126]), size, mask]);
    socket.write(Buffer.concat([start, body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]));
  }

  async function read(): Promise<Answer> {
    const frame = await take(() => {
      if (bytes.length < 2) return undefined;
      const short = (bytes[1] ?? 0) & 0x7f;
      const skip = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (bytes.length < skip) return undefined;
      const size =
        short === 126
          ? bytes.readUInt16BE(2)
          : short === 127
            ? Number(bytes.readBigUInt64BE(2))
            : short;
      return bytes.length < skip + size ? undefined : skip + size;
    });
    const short = (frame[1] ?? 0) & 0x7f;
    const body = frame.subarray(short === 126 ? 4 : short === 127 ? 10 : 2);
    const answer: Answer = JSON.parse(body.toString() || "{}");
    return answer;
  }

  return {
    head,
    write,
    read,
    async ask(message: object): Promise<Answer> {
      write(1, Buffer.from(JSON.stringify(message)));
      return await read();
    },
    end: () => socket.destroy(),
  };
}

const tool = (name: string, args: object) => ({
  type: "step",
  data: { type: "call_tool", tool_name: name, arguments: args },
});

test("an episode is reset, stepped through, rewarded and asked for its state", async () => {
  const socket = await dial();
  // The key and its answer are those of RFC 6455.
  expect(socket.head).toContain("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  const begun = await socket.ask({
    type: "reset",
    data: { task: "svc-lost-pnr", episode_id: "e1" },
  });
  expect(begun).toMatchObject({ type: "observation", data: { reward: 0, done: false } });
  expect(begun.data.observation["says"]).toContain("lost my booking reference");
  const listed = await socket.ask({ type: "step", data: { type: "list_tools" } });
  expect(JSON.stringify(listed)).toContain("findBookings");
  const found = await socket.ask(
    tool("findBookings", { lastName: "Lovelace", email: "ada@example.com" }),
  );
  const [, pnr = ""] = /"pnr":"(TEST-\w+)"/.exec(JSON.stringify(found)) ?? [];
  const booking = await socket.ask(tool("retrieveBooking", { pnr }));
  const [, time = ""] = /"departureTime":"[^T]+T(\d\d:\d\d)/.exec(JSON.stringify(booking)) ?? [];
  const refused = await socket.ask(tool("retrieveBooking", { pnr: "TEST-AAAAAA" }));
  expect(refused.data.observation["error"]).toMatchObject({ error_type: "not_found" });
  const said = await socket.ask({ type: "step", data: { type: "say", text: `${pnr} at ${time}` } });
  expect(said.data).toMatchObject({ reward: 1, done: true });
  expect((await socket.ask({ type: "state" })).data).toMatchObject({
    episode_id: "e1",
    step_count: 4,
  });
  expect((await socket.ask(tool("listBookings", {}))).data.code).toBe("no_episode");
  socket.end();
});

test("messages may come in pieces; what cannot be read is said, and the socket stays", async () => {
  const socket = await dial();
  expect((await socket.ask({ type: "dance" })).data.code).toBe("invalid_message");
  const [start, rest] = ['{"type":', '"state"}'];
  socket.write(1, Buffer.from(start), false);
  socket.write(9, Buffer.from("ping"));
  socket.write(0, Buffer.from(rest));
  expect(await socket.read().catch(() => "pong")).toBe("pong");
  expect(await socket.read()).toMatchObject({ type: "state", data: { episode_id: null } });
  socket.end();
});

test("a hundred sockets see a hundred worlds", async () => {
  const sockets = await Promise.all(Array.from({ length: 100 }, () => dial()));
  const begun = await Promise.all(
    sockets.map((socket) =>
      socket.ask({ type: "reset", data: { seed: 7, now: "2027-01-15T12:00:00Z" } }),
    ),
  );
  expect(new Set(begun.map(({ type }) => type))).toEqual(new Set(["observation"]));
  const request = tool("create_travel_request", { contact: "a@example.com", message: "A trip" });
  const [first, second] = sockets;
  const made = await first?.ask(request);
  const [, id = ""] = /"request_id":"(\w+)"/.exec(JSON.stringify(made)) ?? [];
  const other = await second?.ask(tool("get_travel_request", { request_id: id }));
  expect(other?.data.observation["error"]).toMatchObject({ error_type: "not_found" });
  for (const socket of sockets) socket.end();
});

test("another token, and an upgrade to something else, are answered as ever", async () => {
  expect((await dial("wrong")).head).toContain("404");
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /health HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  );
  const [answer] = await new Promise<[Buffer]>((resolve) =>
    socket.once("data", (data) => resolve([data])),
  );
  expect(answer.toString()).toContain("200 OK");
  socket.destroy();
});
