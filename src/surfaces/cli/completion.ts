import { allOptions } from "./arguments.ts";
import { type Command, EXIT, usageError } from "./command.ts";

/** The words that may follow a command, or a command and a tool. */
interface Follows {
  readonly command: string;
  readonly tool?: string;
  readonly words: readonly string[];
}

/** Prints a script by which a shell completes commands, tools and flags. */
export function completionCommand(commands: readonly Command[]): Command {
  return {
    name: "completion",
    summary: "Print a script by which your shell completes commands, tools and flags.",
    usage: "bash | zsh | fish",
    examples: [
      "source <(wayfare completion bash)          # in ~/.bashrc",
      "source <(wayfare completion zsh)           # in ~/.zshrc",
      "wayfare completion fish > ~/.config/fish/completions/wayfare.fish",
    ],

    async run({ terminal, positionals: [shell = ""] }) {
      const write = SHELLS.get(shell);
      if (!write) {
        throw usageError(
          shell === "" ? "For which shell?" : `There is no completion for '${shell}'`,
          "Try: wayfare completion bash, zsh or fish.",
        );
      }
      const [{ publishedTools }, { toolFlags }] = await Promise.all([
        import("../../tools/published.ts"),
        import("./tool-flags.ts"),
      ]);
      const tools = publishedTools.map(({ name }) => name);
      const follows = commands.map(({ name, usage = "", options = {} }) => ({
        command: name,
        words: [
          ...(name === "call" || name === "tools" ? tools : choicesOf(usage)),
          ...flagsOf(options),
        ],
      }));
      const calls = publishedTools.map((tool) => ({
        command: "call",
        tool: tool.name,
        words: flagsOf(toolFlags(tool)),
      }));
      const own = { command: "completion", words: [...SHELLS.keys()] };
      terminal.print(write([...calls, ...follows, own]));
      return EXIT.ok;
    },
  };
}

/** The words of `create | list | revoke <id>`. */
function choicesOf(usage: string): readonly string[] {
  if (!usage.includes(" | ")) return [];
  return usage.split(" | ").flatMap((choice) => /^[a-z]+/.exec(choice) ?? []);
}

/** One spelling of each: a parameter's own name is taken as well, but not offered beside it. */
function flagsOf(options: NonNullable<Command["options"]>): readonly string[] {
  const names = Object.keys(options).filter((name) => !/[A-Z_]/.test(name));
  return names.map((name) => `--${name}`);
}

type Write = (follows: readonly Follows[]) => string;

const SHELLS: ReadonlyMap<string, Write> = new Map([
  ["bash", bash],
  ["zsh", (follows) => `autoload -Uz bashcompinit && bashcompinit\n${bash(follows)}`],
  ["fish", fish],
]);

function settingFlags(): readonly string[] {
  return [...allOptions().map(({ flag }) => `--${flag}`), "--help", "--version"];
}

function commandsOf(follows: readonly Follows[]): string {
  return [...new Set(follows.map(({ command }) => command))].join(" ");
}

/** What precedes is matched from its beginning, so a tool's line comes before its command's. */
function bash(follows: readonly Follows[]): string {
  const cases = follows.map(({ command, tool, words }) => {
    const before = tool === undefined ? command : `${command} ${tool}`;
    return `    "${before} "*) words="${words.join(" ")}" ;;`;
  });
  return `_wayfare() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="" words="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      -*) ;;
      *) before="$before\${COMP_WORDS[i]} " ;;
    esac
  done
  case "$before" in
    "") words="${commandsOf(follows)}" ;;
${cases.join("\n")}
  esac
  [[ "$word" == -* || -z "$words" ]] && words="$words ${settingFlags().join(" ")}"
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _wayfare wayfare`;
}

function fish(follows: readonly Follows[]): string {
  return [
    `complete -c wayfare -n __fish_use_subcommand -f -a "${commandsOf(follows)}"`,
    ...follows
      .filter(({ words }) => words.length > 0)
      .map(({ command, tool, words }) => {
        const seen = [command, ...(tool === undefined ? [] : [tool])]
          .map((word) => `__fish_seen_subcommand_from ${word}`)
          .join("; and ");
        return `complete -c wayfare -n "${seen}" -f -a "${words.join(" ")}"`;
      }),
    ...settingFlags().map((flag) => `complete -c wayfare -l ${flag.slice(2)}`),
  ].join("\n");
}
