import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { callCommand } from "../../../src/surfaces/cli/call.ts";
import { completionCommand } from "../../../src/surfaces/cli/completion.ts";
import { worldCommand } from "../../../src/surfaces/cli/world/command.ts";
import { runCommand } from "./run-command.ts";

const completion = completionCommand([callCommand, worldCommand]);

test("bash completes what a command may be followed by", async () => {
  expect(await offered("wayfare", "world", "air")).toEqual(["airports", "airline"]);
});

/** What bash offers for the last of some words, by the script that the command prints. */
async function offered(...words: string[]): Promise<readonly string[]> {
  const { stdout } = await runCommand(completion, ["bash"]);
  const script = `${stdout}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _wayfare; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const printed = execFileSync("bash", ["-c", script, "bash", ...words], { encoding: "utf8" });
  return printed.trim().split("\n");
}

test("bash completes commands, tools, a command's flags and settings", async () => {
  expect(await offered("wayfare", "ca")).toEqual(["call"]);
  expect(await offered("wayfare", "call", "searchF")).toEqual(["searchFlights"]);
  expect(await offered("wayfare", "--log-level", "call", "searchF")).toEqual(["searchFlights"]);
  expect(await offered("wayfare", "call", "--ses")).toEqual(["--session", "--session-timeout"]);
  expect(await offered("wayfare", "--toolse")).toEqual(["--toolsets"]);
  expect(await offered("wayfare", "completion", "")).toEqual(["bash", "zsh", "fish"]);
});

test("bash completes a tool's parameters, also after the first of them", async () => {
  const typed = ["wayfare", "call", "searchFlights"];
  expect(await offered(...typed, "--departure")).toEqual(["--departure-date"]);
  expect(await offered(...typed, "--origin", "LON", "--dest")).toEqual(["--destination"]);
});

test("zsh takes bash's script, and fish has its own", async () => {
  const [bash, zsh, fish] = await Promise.all(
    ["bash", "zsh", "fish"].map(async (shell) => (await runCommand(completion, [shell])).stdout),
  );
  expect(zsh).toBe(`autoload -Uz bashcompinit && bashcompinit\n${bash}`);
  expect(fish).toMatch(/__fish_seen_subcommand_from call" -f -a "[^"]*searchFlights/);
});

test("another shell is refused with those that there are", async () => {
  const { status, stderr } = await runCommand(completion, ["tcsh"]);
  expect(status).toBe(2);
  expect(stderr).toBe(
    "error: There is no completion for 'tcsh'\nhint: Try: wayfare completion bash, zsh or fish.",
  );
});
