import { allOptions } from "./arguments.ts";
import type { Command, CommandOption } from "./command.ts";
import { wrap } from "./table.ts";
import type { Terminal } from "./terminal.ts";

const WIDEST = 100;

type Look = Pick<Terminal, "columns" | "bold">;

/** What `wayfare --help` prints. */
export function generalHelp(commands: readonly Command[], look: Look): string {
  const { bold } = look;
  return [
    "Wayfare: a travel desk for AI agents.",
    "Without a command it serves MCP over stdin and stdout, which is how AI hosts start it.",
    "",
    bold("Usage"),
    "  wayfare [command] [flags]",
    "",
    bold("Commands"),
    ...optionList(
      commands.map((command) => [signature(command), command.summary]),
      look,
    ),
    "",
    bold("Settings, by flag or by environment variable (the flag wins)"),
    ...settings(look),
    "",
    bold("Other flags"),
    ...optionList(
      [
        ["-h, --help", "This text, or a command's own after its name."],
        ["-v, --version", "The version."],
      ],
      look,
    ),
  ].join("\n");
}

/** What `wayfare <command> --help` prints. */
export function commandHelp(command: Command, look: Look): string {
  const own = Object.entries(command.options ?? {});
  return [
    command.summary,
    "",
    look.bold("Usage"),
    `  wayfare ${signature(command)}`,
    ...(own.length === 0 ? [] : ["", look.bold("Flags")]),
    ...optionList(
      own.map(([name, option]) => [flag(name, option), option.help]),
      look,
    ),
    "",
    "The settings that wayfare --help lists apply here too.",
  ].join("\n");
}

function settings(look: Look): readonly string[] {
  return optionList(
    allOptions().map((option) => {
      const fallback = option.placeholder && (option.fallback ?? option.fallbackNote);
      return [
        `--${option.flag}${option.placeholder ? ` <${option.placeholder}>` : ""}`,
        `${option.help} ${option.env}${fallback ? `; default: ${fallback}` : ""}`,
      ];
    }),
    look,
  );
}

function signature(command: Command): string {
  return command.usage ? `${command.name} ${command.usage}` : command.name;
}

function flag(name: string, option: CommandOption): string {
  return `--${name}${option.type === "string" ? ` <${option.placeholder ?? "value"}>` : ""}`;
}

/** Terms with what they mean beside them, wrapped. */
export function optionList(
  rows: readonly (readonly [string, string])[],
  look: Look,
): readonly string[] {
  if (rows.length === 0) return [];
  const left = Math.max(...rows.map(([term]) => term.length)) + 4;
  const room = Math.max(30, Math.min(look.columns ?? WIDEST, WIDEST) - left);
  return rows.flatMap(([term, text]) =>
    wrap(text, room).map((line, index) =>
      index === 0 ? `  ${term.padEnd(left - 2)}${line}` : " ".repeat(left) + line,
    ),
  );
}
