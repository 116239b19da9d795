import { openSync, readSync, unlinkSync } from "node:fs";
import { createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Loaded into a server before its own code (`--import`). Over the socket that WAYFARE_PROBE names it
 * answers every line with a line of JSON: memory, and the longest time that the event loop was held
 * since the last question.
 */

const TICK_MS = 10;
const path = process.env.WAYFARE_PROBE;
const mainThread = openClock();
let longest = 0;
let at = performance.now();
let cpu = mainThread();

setInterval(() => {
  const now = performance.now();
  const used = mainThread();
  // On a busy machine a turn is late because the process did not run: only its own time counts.
  longest = Math.max(longest, Math.min(now - at - TICK_MS, used - cpu));
  at = now;
  cpu = used;
}, TICK_MS).unref();

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

createServer((socket) => {
  socket.on("error", () => {});
  // The server's own work alone decides when it ends.
  socket.unref();
  socket.setEncoding("utf8");
  socket.on("data", (line) => {
    const held = Math.max(longest, Math.min(performance.now() - at - TICK_MS, mainThread() - cpu));
    if (line.startsWith("collect")) collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    socket.write(`${JSON.stringify({ rss, heapUsed, external, held })}\n`);
    longest = 0;
    at = performance.now();
    cpu = mainThread();
  });
})
  .listen(path)
  .unref();
process.once("exit", () => {
  try {
    unlinkSync(path);
  } catch {}
});

/** Milliseconds of processor that the main thread has used; where Linux does not tell, the process. */
function openClock() {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
    const bytes = Buffer.alloc(64);
    return () => {
      const length = readSync(file, bytes, 0, bytes.length, 0);
      return Number(bytes.toString("latin1", 0, length).split(" ")[0]) / 1e6;
    };
  } catch {
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
  }
}
