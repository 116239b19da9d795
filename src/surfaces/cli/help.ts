import { CONCIERGE_OPTIONS } from "../../config/concierge.ts";
import { GUARD_OPTIONS } from "../../config/guards.ts";
import { HTTP_OPTIONS } from "../../config/http.ts";
import type { Option } from "../../config/options.ts";
import { SUPPLY_OPTIONS } from "../../config/supply.ts";
import { VALKEY_OPTIONS } from "../../config/valkey.ts";
import { allOptions } from "./arguments.ts";
import type { Command, CommandOption } from "./command.ts";
import { wrap } from "./table.ts";
import type { Terminal } from "./terminal.ts";

const WIDEST = 100;
/** The part of a line that a term may take; the meaning of a longer one begins below it. */
const WIDEST_TERM = 0.4;

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
    ...commandGroups(commands, look),
    bold("Examples"),
    ...EXAMPLES.map((example) => `  ${example}`),
    "",
    ...settingGroups(look),
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
    ...(command.examples === undefined ? [] : ["", look.bold("Examples")]),
    ...(command.examples ?? []).map((example) => `  ${example}`),
    "",
    "The settings that wayfare --help lists apply here too.",
  ].join("\n");
}

/** What people come to do, and the commands for it; whatever is in none is listed last. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["Try it", ["demo", "tools", "call", "world"]],
  ["Serve it", ["serve", "sandbox", "console"]],
  ["Look after it", ["doctor", "keys", "migrate", "completion"]],
];

const EXAMPLES = [
  "wayfare demo",
  "wayfare call searchFlights --origin LON --destination NYC --departure-date 2027-03-01",
  "wayfare serve --transport http --toolsets gds,servicing",
];

function commandGroups(commands: readonly Command[], look: Look): readonly string[] {
  const grouped = new Set(GROUPS.flatMap(([, names]) => names));
  const others = commands.filter(({ name }) => !grouped.has(name)).map(({ name }) => name);
  return [...GROUPS, ["More", others] as const].flatMap(([title, names]) => {
    const members = names.flatMap(
      (name) => commands.find((command) => command.name === name) ?? [],
    );
    if (members.length === 0) return [];
    const rows = members.map((command) => [signature(command), command.summary] as const);
    return [look.bold(title), ...optionList(rows, look), ""];
  });
}

const SETTINGS: readonly (readonly [string, object])[] = [
  ["Live suppliers", SUPPLY_OPTIONS],
  ["Concierge", CONCIERGE_OPTIONS],
  ["Valkey", VALKEY_OPTIONS],
  ["HTTP", HTTP_OPTIONS],
  ["Access over HTTP", GUARD_OPTIONS],
];

function settingGroups(look: Look): readonly string[] {
  const grouped = new Set(SETTINGS.flatMap(([, options]) => Object.values(options)));
  const general = allOptions().filter((option) => !grouped.has(option));
  const groups = SETTINGS.map(([title, options]): readonly [string, readonly Option<unknown>[]] => [
    title,
    Object.values(options),
  ]);
  return [
    ["Settings, by flag or by environment variable (the flag wins)", general] as const,
    ...groups,
  ].flatMap(([title, options]) => [
    look.bold(title),
    ...optionList(options.map(settingRow), look),
    "",
  ]);
}

function settingRow(option: Option<unknown>): readonly [string, string] {
  const fallback = option.placeholder && (option.fallback ?? option.fallbackNote);
  return [
    `--${option.flag}${option.placeholder ? ` <${option.placeholder}>` : ""}`,
    `${option.help} ${option.env}${fallback ? `; default: ${fallback}` : ""}`,
  ];
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
  const width = Math.min(look.columns ?? WIDEST, WIDEST);
  const widest = Math.floor(width * WIDEST_TERM);
  const left = Math.min(widest, Math.max(...rows.map(([term]) => term.length))) + 4;
  return rows.flatMap(([term, text]) => {
    const lines = wrap(text, width - left);
    const beside = term.length <= left - 4 ? (lines.shift() ?? "") : "";
    const first = `  ${term.padEnd(left - 2)}${beside}`.trimEnd();
    return [first, ...lines.map((line) => " ".repeat(left) + line)];
  });
}
