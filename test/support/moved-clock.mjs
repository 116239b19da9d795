import { readFileSync } from "node:fs";

/**
 * Loaded into a server before its own code (`--import`): its clock runs from the instant that the
 * file named by CLOCK_FILE holds, and is set anew by SIGUSR2, as by an operator or a time server.
 */

const RealDate = Date;
const file = process.env.CLOCK_FILE;
let offset = 0;
set();
process.on("SIGUSR2", set);

function set() {
  offset = RealDate.parse(readFileSync(file, "utf8")) - RealDate.now();
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

/** What a timer repeats every minute or less often is done at once when the clock is moved over its time. */
const OFTEN_MS = 60_000;
const { setInterval, clearInterval } = globalThis;
const repeated = new Map();

globalThis.setInterval = (work, ms, ...given) => {
  const timer = setInterval(work, ms, ...given);
  if (ms >= OFTEN_MS) repeated.set(timer, () => work(...given));
  return timer;
};

globalThis.clearInterval = (timer) => {
  repeated.delete(timer);
  clearInterval(timer);
};

process.on("SIGUSR2", () => {
  for (const work of repeated.values()) work();
});
