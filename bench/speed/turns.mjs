/**
 * Loaded into a server before its own code (`node --import`): measures every turn of the event loop
 * from one check phase to the next. The chain of immediates keeps the loop from waiting for events,
 * so that a turn is nothing but work. SIGUSR2 begins anew; what was found goes to the file TURNS_FILE.
 */
import { openSync, readSync, writeFileSync } from "node:fs";

const LONG_MS = 10;
const file = process.env.TURNS_FILE ?? "";
const own = process.threadCpuUsage?.bind(process);
const stat = own ? undefined : statOfThread();
const text = Buffer.alloc(64);
let [time, cpu, count, long, longest, pause] = [0, 0, 0, 0, 0, 0];
let measures = false;

/** Where Linux tells of this thread alone; Node tells of it from 23.9 on. */
function statOfThread() {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
  } catch {
    return undefined;
  }
}

/** Milliseconds of this thread, where they are known: others compile code and collect garbage meanwhile. */
function used() {
  // Asked for the process's time, the kernel brings the thread's up to date as well.
  const { user, system } = own ? own() : process.cpuUsage();
  if (stat === undefined) return (user + system) / 1000;
  const length = readSync(stat, text, 0, text.length, 0);
  return Number.parseInt(text.latin1Slice(0, length), 10) / 1e6;
}

function turn() {
  if (!measures) return;
  const [now, spent] = [performance.now(), used()];
  // The processor's time leaves out what the machine gave to others, the clock what other threads
  // of this process did meanwhile.
  const lasted = Math.min(now - time, spent - cpu);
  count++;
  if (lasted > LONG_MS) long++;
  longest = Math.max(longest, lasted);
  pause = Math.max(pause, now - time);
  [time, cpu] = [now, spent];
  setImmediate(turn);
}

process.on("SIGUSR2", () => {
  if (measures) writeFileSync(file, JSON.stringify({ count, long, longest, pause }));
  measures = !measures;
  if (!measures) return;
  [count, long, longest, pause] = [0, 0, 0, 0];
  [time, cpu] = [performance.now(), used()];
  setImmediate(turn);
});
