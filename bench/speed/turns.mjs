/**
 * Loaded into a server before its own code (`node --import`): measures every turn of the event loop
 * from one check phase to the next. The chain of immediates keeps the loop from waiting for events,
 * so that a turn is nothing but work. SIGUSR2 begins anew; what was found goes to the file TURNS_FILE.
 */
import { writeFileSync } from "node:fs";

const LONG_MS = 10;
const file = process.env.TURNS_FILE ?? "";
const used = process.threadCpuUsage?.bind(process) ?? process.cpuUsage.bind(process);
let [time, cpu, count, long, longest, pause] = [0, 0, 0, 0, 0, 0];
let measures = false;

function turn() {
  if (!measures) return;
  const { user, system } = used();
  const [now, spent] = [performance.now(), (user + system) / 1000];
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
  const { user, system } = used();
  [count, long, longest, pause] = [0, 0, 0, 0];
  [time, cpu] = [performance.now(), (user + system) / 1000];
  setImmediate(turn);
});
