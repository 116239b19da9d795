/** Where a command prints. Nothing else in the project writes to stdout but the stdio transport. */
export interface Terminal {
  /** A line on stdout. */
  readonly print: (text: string) => void;
  /** A line on stderr. */
  readonly warn: (text: string) => void;
  /** Width to fit in; undefined when the output goes to a file or another program. */
  readonly columns: number | undefined;
  readonly bold: (text: string) => string;
  /** True when a person sits at the other end of stdin. */
  readonly interactive: boolean;
  readonly readInput: () => Promise<string>;
}

const FALLBACK_COLUMNS = 80;

export function processTerminal(env: Readonly<Record<string, string | undefined>>): Terminal {
  const { stdin, stdout, stderr } = process;
  const colours = stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
  let printing = false;
  return {
    print(text) {
      // Not before: while serving, the transport decides what a broken pipe means.
      if (!printing) endQuietlyOnBrokenPipe();
      printing = true;
      stdout.write(`${text}\n`);
    },
    warn: (text) => void stderr.write(`${text}\n`),
    columns: stdout.isTTY ? stdout.columns || FALLBACK_COLUMNS : undefined,
    bold: (text) => (colours ? `\u001b[1m${text}\u001b[22m` : text),
    interactive: stdin.isTTY === true,
    async readInput() {
      const chunks: Buffer[] = [];
      for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks).toString("utf8");
    },
  };
}

/** `wayfare tools | head` closes stdout early, which is no failure. */
function endQuietlyOnBrokenPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
}
