import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { checkText } from "./answers.ts";
import type { Exploring } from "./explore.ts";
import { Flaw } from "./findings.ts";
import { hostileText } from "./hostile.ts";
import type { AttackedServer } from "./server.ts";

/** Bytes for one connection: written piece by piece, after a moment each. */
export interface Bytes {
  readonly text: string;
  /** Where the pieces end, as shares of the whole. */
  readonly cuts: readonly number[];
  readonly pauseMs: number;
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const HOST = "Host: 127.0.0.1";
const GET = `GET /health HTTP/1.1\r\n${HOST}\r\n\r\n`;
const POST = `POST /mcp HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\n`;

/** Whole requests of every kind that a parser may take for another. */
const REQUESTS: readonly string[] = [
  GET,
  `${POST}Content-Length: ${PING.length}\r\n\r\n${PING}`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n${PING.slice(0, 5)}\r\n0\r\n\r\n`,
  `GET /health HTTP/1.1\r\n${HOST}\r\n${HOST}\r\n\r\n`,
  `GET /health HTTP/1.1\r\n${HOST}\r\nhOsT: example.com\r\n\r\n`,
  "GET /health HTTP/1.1\r\n\r\n",
  "GET /health HTTP/1.0\r\n\r\n",
  "GET /health\r\n\r\n",
  `GET http://example.com/health HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `TRACE /mcp HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `BREW /mcp HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${GET}`,
  `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\n${PING}`,
  `${POST}Content-Length: -1\r\n\r\n`,
  `${POST}Content-Length: 99999999999999999999\r\n\r\n${PING}`,
  `${POST}Content-Length: 1048577\r\n\r\n${PING}`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `${POST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd`,
  `${POST}Expect: 100-continue\r\nContent-Length: ${PING.length}\r\n\r\n${PING}`,
  `${POST}Expect: something else\r\nContent-Length: 0\r\n\r\n`,
  `GET /mcp HTTP/1.1\r\n${HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `GET /mcp HTTP/1.1\r\n${HOST}\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n`,
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
  `GET /health HTTP/1.1\r\n${HOST}\r\n${"X-A: b\r\n".repeat(150)}\r\n`,
  `GET /health HTTP/1.1\r\n${HOST}\r\nX-A: ${"b".repeat(20_000)}\r\n\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET /health HTTP/1.1\r\n${HOST}\r\nX-A: a\0b\r\n\r\n`,
  `GET /health HTTP/1.1\r\n${HOST}\r\n X-Folded: yes\r\n\r\n`,
  `GET /health HTTP/1.1\n${HOST}\n\n`,
  `GET /health HTTP/1.1\r\n${HOST}\r\nX A: b\r\n\r\n`,
  `GET /a%zz?%=%&%00 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET //example.com/health HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET /docs/../../package.json HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET /console/..%2f..%2fpackage.json HTTP/1.1\r\n${HOST}\r\n\r\n`,
  GET.repeat(50),
  `${POST}Content-Length: ${PING.length}\r\n\r\n${PING}`.repeat(20),
  `${POST}Content-Length: 20000\r\n\r\n${'{"a":'.repeat(4_000)}`,
  `${POST}Content-Length: 100000\r\n\r\n${"[".repeat(100_000)}`,
  `${POST}Content-Length: 0\r\n\r\n`,
  `${POST}\r\n`,
];

/** Requests that no HTTP library would send, in pieces, and with bytes changed. */
export function socketAttack(server: AttackedServer): Exploring<Bytes> {
  const whole = fc.constantFrom(...REQUESTS);
  const changed = fc
    .tuple(whole, fc.nat({ max: 400 }), fc.oneof(hostileText, fc.constant("\r\n"), fc.constant("")))
    .map(([text, at, insertion]) => {
      const place = at % text.length;
      return `${text.slice(0, place)}${insertion}${text.slice(place + insertion.length)}`;
    });
  const inputs = fc.record({
    text: fc.oneof(
      whole,
      changed,
      fc.tuple(whole, changed).map(([one, two]) => one + two),
    ),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    pauseMs: fc.constantFrom(0, 0, 1, 5),
  });
  return {
    part: "raw bytes on sockets",
    inputs,
    async trial(bytes) {
      const answer = await exchange(server.port, bytes);
      for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
        // A 503 is /health on a busy machine; whether it stays so is asked below.
        if (Number(status) >= 500 && status !== "501" && status !== "503") {
          throw new Flaw(`raw bytes: ${status}`, answer.slice(0, 500));
        }
      }
      checkText("raw bytes", answer);
      const { status } = await server.send({ method: "GET", path: "/health" });
      if (status !== 200) throw new Flaw("raw bytes: the server is unwell afterwards", `${status}`);
    },
  };
}

const QUIET_MS = 30;

/** What came back by the time that the server closed, or was quiet for a while. */
async function exchange(port: number, { text, cuts, pauseMs }: Bytes): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  let heardAt = performance.now();
  socket.setEncoding("latin1");
  socket.on("data", (chunk) => {
    answer += chunk;
    heardAt = performance.now();
  });
  socket.on("error", () => {});
  // Not by `once`, which rejects when the connection is reset.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await Promise.race([new Promise((resolve) => socket.once("connect", resolve)), closed]);
  const bytes = Buffer.from(text, "latin1");
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b).concat(1)) {
    const to = Math.round(cut * bytes.length);
    if (!socket.writable) break;
    socket.write(bytes.subarray(from, to));
    from = to;
    if (pauseMs > 0) await sleep(pauseMs);
  }
  let gone = false;
  void closed.then(() => {
    gone = true;
  });
  while (!gone && performance.now() - heardAt < QUIET_MS) await sleep(5);
  socket.destroy();
  return answer;
}

const SILENT = 40;
/** What the server promises, and as much again for a busy machine. */
const LET_GO_MS = 30_000;

/** Opens connections that say nothing, or not all; the server must close every one by itself. */
export async function silentConnections(server: AttackedServer): Promise<void> {
  const before = server.descriptors();
  const texts = [
    "",
    "GET /heal",
    `${POST}Content-Length: 10\r\n\r\n`,
    `GET / HTTP/1.1\r\n${HOST}\r\n`,
  ];
  const closed = Array.from({ length: SILENT }, async (_, index) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    socket.write(texts[index % texts.length] ?? "");
    let kept = false;
    const patience = setTimeout(() => {
      kept = true;
      socket.destroy();
    }, 2 * LET_GO_MS);
    await new Promise((resolve) => socket.once("close", resolve));
    clearTimeout(patience);
    return kept;
  });
  const kept = (await Promise.all(closed)).filter(Boolean).length;
  if (kept > 0) throw new Flaw("silent connections are kept", `${kept} of ${SILENT}`);
  for (let tries = 0; server.descriptors() > before + SILENT / 4; tries++) {
    if (tries > 100) throw new Flaw("descriptors are not given back", `${server.descriptors()}`);
    await sleep(100);
  }
}
