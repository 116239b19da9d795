import { type Config, type Environment, loadConfig } from "../../config.ts";
import { TravelError } from "../../domain/errors.ts";
import { type Log, type LogFields, stderrLog } from "../../logging/log.ts";
import { nearest } from "../../text/nearest.ts";
import type { App } from "../app.ts";
import type { HttpParts } from "../http/server/server.ts";
import { commandWords, parseArguments } from "./arguments.ts";
import { type Command, EXIT, printError } from "./command.ts";
import { serveCommand } from "./serve.ts";
import { processTerminal, type Terminal } from "./terminal.ts";

/** What main hands over. */
export interface CliDependencies {
  readonly version: string;
  /** Puts the desk together. Must be quick: services open when they are first used. */
  readonly openApp: (config: Config, log: Log) => Promise<App>;
  /** The same for serving over HTTP, which needs the storage from the start. */
  readonly openHttp: (config: Config, log: Log) => Promise<HttpParts>;
  /** Commands about neither serving nor tools; loaded for a command line that needs them. */
  readonly commands: () => Promise<readonly Command[]>;
  readonly terminal?: Terminal;
}

/** Runs one command line and resolves to the exit code. */
export async function runCli(
  argv: readonly string[],
  env: Environment,
  dependencies: CliDependencies,
): Promise<number> {
  const terminal = dependencies.terminal ?? processTerminal(env);
  // `wayfare help call` is what some people type for `wayfare call --help`.
  const words = argv[0] === "help" ? [...argv.slice(1), "--help"] : argv;
  try {
    return await run(words, env, dependencies, terminal);
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    printError(error, terminal);
    return error.code === "invalid" ? EXIT.usage : EXIT.failed;
  }
}

async function run(
  argv: readonly string[],
  env: Environment,
  { version, openApp, openHttp, commands: others }: CliDependencies,
  terminal: Terminal,
): Promise<number> {
  // A host that starts us to serve waits for every module: it gets none of the other commands.
  const every = async () => (await import("./every-command.ts")).everyCommand(await others());
  const [name, ...words] = commandWords(argv);
  const command =
    name === undefined || name === serveCommand.name
      ? serveCommand
      : commandNamed(name, await every());

  const topic = await command.about?.(words);
  const { positionals, settings, options } = parseArguments(argv, {
    ...topic?.options,
    ...command.options,
  });
  if (options["version"]) {
    terminal.print(version);
    return EXIT.ok;
  }
  if (options["help"]) {
    const { commandHelp, generalHelp } = await import("./help.ts");
    const general = async () =>
      name === undefined ? generalHelp(await every(), terminal) : commandHelp(command, terminal);
    terminal.print(topic?.help(terminal) ?? (await general()));
    return EXIT.ok;
  }
  const config = loadConfig(env, settings);
  return await command.run({
    config,
    positionals: positionals.slice(1),
    options,
    terminal,
    openApp: (quietly) => {
      const level = quietly && !config.given.has("logLevel") ? quietly : config.logLevel;
      return openApp(config, stderrLog(level));
    },
    openHttp: async (other = config) =>
      openHttp(other, stderrLog(other.logLevel, await workerFields(other))),
  });
}

/** What tells the log lines of several workers apart. */
async function workerFields({ http }: Config): Promise<LogFields | null> {
  if (http.workers === 1) return null;
  const { default: cluster } = await import("node:cluster");
  return cluster.worker ? { worker: cluster.worker.id } : null;
}

function commandNamed(name: string, commands: readonly Command[]): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const known = commands.map((command) => command.name);
  const meant = nearest(name, known);
  throw new TravelError("invalid", `There is no command '${name}'`, {
    reason: "unknown_command",
    field: "command",
    value: name,
    hint: meant ? `Did you mean "wayfare ${meant}"?` : "wayfare --help lists the commands.",
  });
}
