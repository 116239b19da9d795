import { homedir } from "node:os";
import { type ConciergeSettings, conciergeSettings } from "./config/concierge.ts";
import { dataFolder, expandPath, type Machine } from "./config/data-folder.ts";
import { type DeskSettings, deskSettings } from "./config/desk.ts";
import { type GuardSettings, guardSettings } from "./config/guards.ts";
import { type GymSettings, gymSettings } from "./config/gym.ts";
import { type HttpSettings, httpSettings } from "./config/http.ts";
import {
  OPTIONS,
  type Option,
  type OptionName,
  type Reader,
  type Value,
} from "./config/options.ts";
import { type SupplySettings, supplySettings } from "./config/supply.ts";
import { type ValkeySettings, valkeySettings } from "./config/valkey.ts";
import { BadValue } from "./config/values.ts";
import { defined } from "./domain/defined.ts";
import { TravelError } from "./domain/errors.ts";
import type { LogLevel } from "./logging/log.ts";
import type { AppsMode, ErrorStyle, SchemaVariant } from "./tools/define.ts";
import type { Toolset } from "./tools/toolsets.ts";

/** Everything an operator can decide, read and checked. */
export interface Config {
  readonly transport: "stdio" | "http" | "both";
  /** Absolute path, or `:memory:`. */
  readonly database: string;
  /** Where bookings are kept instead, when set. */
  readonly valkey?: ValkeySettings;
  readonly seed: string;
  /** Epoch milliseconds at which the clock stands still; absent when it runs. */
  readonly now?: number;
  /** Seconds. */
  readonly sessionTimeout: number;
  readonly toolsets?: readonly Toolset[];
  readonly tools?: readonly string[];
  readonly excludeTools?: readonly string[];
  readonly readOnly: boolean;
  readonly errorStyle: ErrorStyle;
  readonly contractSchemas: SchemaVariant;
  readonly apps: AppsMode;
  readonly logLevel: LogLevel;
  readonly http: HttpSettings;
  readonly guards: GuardSettings;
  readonly supply: SupplySettings;
  readonly concierge: ConciergeSettings;
  readonly desk: DeskSettings;
  readonly gym: GymSettings;
  /** Settings that were given, as opposed to defaults. */
  readonly given: ReadonlySet<OptionName>;
}

export type Environment = Readonly<Record<string, string | undefined>>;
/** Flag values by flag name, as they were written; a bare switch is "true". */
export type Flags = Readonly<Record<string, string | undefined>>;

const OPTION_NAMES = Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS);
const IN_MEMORY = ":memory:";

/** A setting's text and where it came from. */
interface Given {
  readonly source: string;
  readonly raw: string;
}

/** Flags win over the environment, which wins over defaults. Every bad setting is reported at once. */
export function loadConfig(
  env: Environment,
  flags: Flags = {},
  machine: Machine = thisMachine(),
): Config {
  return finalize(merge(fromEnvironment(env), fromFlags(flags)), env, machine);
}

/** The clock that the configuration asks for, in epoch milliseconds. */
export function clockOf(config: Config): () => number {
  const { now } = config;
  return now === undefined ? Date.now : () => now;
}

function thisMachine(): Machine {
  return { platform: process.platform, home: homedir(), cwd: process.cwd() };
}

type Settings = ReadonlyMap<OptionName, Given>;

function fromEnvironment(env: Environment): Settings {
  const settings = new Map<OptionName, Given>();
  for (const name of OPTION_NAMES) {
    const source = OPTIONS[name].env;
    const raw = env[source];
    // Hosts pass on settings that were left blank as empty texts.
    if (raw !== undefined && raw.trim() !== "") settings.set(name, { source, raw });
  }
  return settings;
}

function fromFlags(flags: Flags): Settings {
  const settings = new Map<OptionName, Given>();
  for (const name of OPTION_NAMES) {
    const { flag } = OPTIONS[name];
    const raw = flags[flag];
    if (raw !== undefined) settings.set(name, { source: `--${flag}`, raw });
  }
  return settings;
}

function merge(weaker: Settings, stronger: Settings): Settings {
  return new Map([...weaker, ...stronger]);
}

function finalize(settings: Settings, env: Environment, machine: Machine): Config {
  const faults: { readonly message: string; readonly source: string; readonly raw: string }[] = [];

  function read<K extends OptionName>(name: K): Value<K>;
  function read(name: OptionName): unknown {
    const option: Option<unknown> = OPTIONS[name];
    const given = settings.get(name);
    const raw = given?.raw ?? option.fallback;
    if (raw === undefined) return undefined;
    try {
      return option.read(raw);
    } catch (error) {
      if (!(error instanceof BadValue) || !given) throw error;
      const { source } = given;
      faults.push({ source, raw, message: `${source} cannot be '${raw}': ${error.message}` });
      return option.fallback === undefined ? undefined : option.read(option.fallback);
    }
  }

  const reader: Reader = {
    read,
    given: (name) => settings.has(name),
    missing: (source, message) => faults.push({ source, raw: "", message }),
  };
  const optional = {
    now: read("now"),
    toolsets: read("toolsets"),
    tools: read("tools"),
    excludeTools: read("excludeTools"),
  };
  const transport = read("transport");
  const guards = guardSettings(reader, machine);
  const config: Config = {
    transport,
    ...defined({ ...optional, valkey: valkeySettings(reader) }),
    database: databasePath(read("database"), env, machine),
    seed: read("seed"),
    sessionTimeout: read("sessionTimeout"),
    readOnly: read("readOnly"),
    errorStyle: read("errorStyle"),
    contractSchemas: read("contractSchemas"),
    apps: read("apps"),
    logLevel: read("logLevel"),
    http: httpSettings(reader, transport !== "stdio", guards.publicUrl),
    guards,
    supply: supplySettings(reader),
    concierge: conciergeSettings(reader, machine),
    desk: deskSettings(reader),
    gym: gymSettings(reader, machine),
    given: new Set(settings.keys()),
  };
  const [first] = faults;
  if (!first) return Object.freeze(config);
  throw new TravelError("invalid", faults.map((fault) => fault.message).join("\n"), {
    reason: "invalid_setting",
    field: first.source,
    value: first.raw,
    hint: "wayfare --help lists every setting.",
  });
}

function databasePath(raw: string | undefined, env: Environment, machine: Machine): string {
  if (raw === IN_MEMORY) return raw;
  if (raw !== undefined) return expandPath(raw, machine);
  const separator = machine.platform === "win32" ? "\\" : "/";
  return `${dataFolder(env, machine)}${separator}wayfare.db`;
}
