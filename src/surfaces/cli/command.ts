import type { Config } from "../../config.ts";
import { TravelError } from "../../domain/errors.ts";
import type { LogLevel } from "../../logging/log.ts";
import type { App } from "../app.ts";
import type { HttpParts } from "../http/server/server.ts";
import type { Terminal } from "./terminal.ts";

/** A flag of one command. */
export interface CommandOption {
  readonly type: "string" | "boolean";
  /** What stands for the value in help. */
  readonly placeholder?: string;
  readonly help: string;
}

/** A command line, taken apart. */
export interface Invocation {
  readonly config: Config;
  /** What follows the command's name and is no flag. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly terminal: Terminal;
  /** `quietly` is the level to log at unless the settings name one: people read stderr too. */
  readonly openApp: (quietly?: LogLevel) => Promise<App>;
  /** The desk with its storage open and its guards in place; by other settings where they are given. */
  readonly openHttp: (config?: Config) => Promise<HttpParts>;
}

/** What a command's first word names, where it has flags and a help text of its own. */
export interface Topic {
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly help: (look: Pick<Terminal, "columns" | "bold">) => string;
}

/** Something that `wayfare <name>` does. Import what it needs inside `run`: help must stay quick. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments, as help writes them after the name. */
  readonly usage?: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** Whole command lines, for help. */
  readonly examples?: readonly string[];
  /** Flags and help that depend on what the words after the command name. */
  readonly about?: (words: readonly string[]) => Promise<Topic | undefined>;
  /** Resolves to the exit code. */
  readonly run: (invocation: Invocation) => Promise<number>;
}

/** Says what went wrong and what to do, alike in every command. */
export function printError(error: TravelError, { warn }: Pick<Terminal, "warn">): void {
  warn(`error: ${error.message}`);
  if (error.details.hint) warn(`hint: ${error.details.hint}`);
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** A command line that cannot be understood. */
export function usageError(message: string, hint?: string): TravelError {
  return new TravelError("invalid", message, {
    reason: "invalid_command",
    ...(hint !== undefined && { hint }),
  });
}
