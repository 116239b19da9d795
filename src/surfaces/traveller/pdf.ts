import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { TravelError } from "../../domain/errors.ts";

/** Makes a PDF of a page that stands by itself. */
export type PrintPdf = (html: string) => Promise<Uint8Array>;

const TIMEOUT_MS = 30_000;
/** How many may wait while one is printed. */
const LONGEST_LINE = 8;

/** Prints with a Chromium, one page at a time: each takes a browser's worth of memory. */
export function chromiumPrinter(program: string, timeoutMs = TIMEOUT_MS): PrintPdf {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (html) => {
    if (waiting >= LONGEST_LINE) throw failed("Too many itineraries are being printed");
    waiting++;
    const printed = line.then(() => printOne(program, html, timeoutMs));
    line = printed.catch(() => undefined);
    try {
      return await printed;
    } finally {
      waiting--;
    }
  };
}

async function printOne(program: string, html: string, timeoutMs: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "wayfare-pdf-"));
  try {
    const [page, pdf] = [join(folder, "page.html"), join(folder, "page.pdf")];
    await writeFile(page, html);
    await run(
      program,
      [
        "--headless",
        "--disable-gpu",
        "--disable-extensions",
        "--disable-background-networking",
        "--no-first-run",
        "--no-pdf-header-footer",
        // As root Chromium starts without its sandbox or not at all; the page is ours and runs no code.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        `--user-data-dir=${join(folder, "profile")}`,
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      timeoutMs,
    );
    return await readFile(pdf);
  } catch (error) {
    throw error instanceof TravelError ? error : failed("The itinerary could not be printed");
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs to the end, or is killed with everything that it started. */
async function run(program: string, args: readonly string[], timeoutMs: number): Promise<void> {
  // A group of its own: Chromium is several processes, which a signal to the first does not all reach.
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  const killAll = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // Already gone.
    }
  };
  const timer = setTimeout(killAll, timeoutMs);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", resolve);
    });
    if (code !== 0) throw failed("The itinerary could not be printed");
  } finally {
    clearTimeout(timer);
    killAll();
  }
}

function failed(message: string): TravelError {
  return new TravelError("unavailable", message, {
    reason: "print_failed",
    hint: "Try again in a minute, or use the browser's print.",
  });
}
