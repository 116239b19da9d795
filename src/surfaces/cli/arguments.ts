import { parseArgs } from "node:util";
import { OPTIONS, type Option } from "../../config/options.ts";
import type { Flags } from "../../config.ts";
import { TravelError } from "../../domain/errors.ts";
import { nearest } from "../../text/nearest.ts";
import type { CommandOption } from "./command.ts";

/** A command line, before its settings are read. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** Flags that are settings. */
  readonly settings: Flags;
  /** Flags of the command, and `help` and `version`. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

type Spec = Record<string, { type: "string" | "boolean"; short?: string }>;

/** The command in a command line and the words after it; flags may stand before it. */
export function commandWords(argv: readonly string[]): readonly string[] {
  const spec = globalSpec();
  const { positionals } = parseArgs({ args: [...argv], options: spec, strict: false });
  return positionals;
}

export function parseArguments(
  argv: readonly string[],
  own: Readonly<Record<string, CommandOption>> = {},
): Arguments {
  const spec = globalSpec();
  for (const [name, { type }] of Object.entries(own)) spec[name] = { type };
  const { values, positionals } = parseStrictly(argv, spec);
  const settings: Record<string, string> = {};
  const options: Record<string, string | boolean | undefined> = {};
  const settingFlags = new Set(allOptions().map((option) => option.flag));
  for (const [name, value] of Object.entries(values)) {
    if (settingFlags.has(name) && !Object.hasOwn(own, name) && value !== undefined)
      settings[name] = String(value);
    else if (!Array.isArray(value)) options[name] = value;
  }
  return { positionals, settings, options };
}

export function allOptions(): readonly Option<unknown>[] {
  return Object.values(OPTIONS);
}

function globalSpec(): Spec {
  const spec: Spec = {
    help: { type: "boolean", short: "h" },
    version: { type: "boolean", short: "v" },
  };
  for (const { flag, placeholder } of allOptions()) {
    spec[flag] = { type: placeholder === undefined ? "boolean" : "string" };
  }
  return spec;
}

function parseStrictly(argv: readonly string[], spec: Spec) {
  try {
    return parseArgs({ args: [...argv], options: spec, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const flag = /'(-[^'\s]*)/.exec(error.message)?.[1] ?? "";
    const unknown = /^Unknown option/.test(error.message);
    const meant = unknown ? nearest(flag, Object.keys(spec)) : undefined;
    throw new TravelError(
      "invalid",
      unknown ? `There is no flag ${flag}` : (error.message.split("\n")[0] ?? error.message),
      {
        reason: "invalid_flag",
        field: flag,
        hint: meant ? `Did you mean --${meant}?` : "wayfare --help lists the flags.",
      },
    );
  }
}
