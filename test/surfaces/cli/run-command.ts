import type { Environment } from "../../../src/config.ts";
import type { Command } from "../../../src/surfaces/cli/command.ts";
import { runCli } from "../../../src/surfaces/cli/run.ts";

/** Runs a command that opens neither desk nor server, and gives what it printed. */
export async function runCommand(command: Command, args: readonly string[], env: Environment = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await runCli([command.name, ...args], env, {
    version: "1.2.3",
    openApp: () => Promise.reject(new Error("this command needs no desk")),
    openHttp: () => Promise.reject(new Error("this command needs no server")),
    commands: async () => [command],
    terminal: {
      print: (text) => out.push(text),
      warn: (text) => err.push(text),
      columns: undefined,
      bold: (text) => text,
      interactive: false,
      readInput: async () => "",
    },
  });
  return { status, stdout: out.join("\n"), stderr: err.join("\n") };
}
