import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { numbersFrom } from "./options.ts";

/**
 * The whole suite several times in a row: `npm run again -- --times 10 --busy 5`. In the last `busy` of
 * them another process spins on every core, so that a test that depends on a machine's speed fails
 * here and not at somebody's desk. Ends with the first run that fails, whose output it names.
 */
const { times, busy } = numbersFrom({ times: 10, busy: 5 });

const folder = mkdtempSync(join(tmpdir(), "wayfare-again-"));
const SPIN = "for (;;);";
const TESTS = ["run", "test"];

for (let run = 1; run <= times; run++) {
  const isBusy = run > times - busy;
  const spinning = isBusy
    ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ["-e", SPIN]))
    : [];
  const log = join(folder, `${run}.log`);
  const began = performance.now();
  const { code, last } = await runTests(log);
  for (const one of spinning) one.kill("SIGKILL");
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `run ${run} of ${times}${isBusy ? ", cores kept busy" : ""}: ${last}, ${minutes} minutes, load ${load}`,
  );
  if (code !== 0) {
    console.log(`It failed: ${log}`);
    process.exit(1);
  }
}

/** Runs `npm test` into a file; `last` is the runner's closing line. */
async function runTests(log: string): Promise<{ code: number | null; last: string }> {
  const output = createWriteStream(log);
  const child = spawn("npm", TESTS, { stdio: ["ignore", "pipe", "pipe"] });
  let last = "no closing line";
  const read = (chunk: Buffer) => {
    output.write(chunk);
    last = /^\d+ passed, \d+ failed.*$/m.exec(chunk.toString())?.[0] ?? last;
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  output.end();
  return { code, last };
}
