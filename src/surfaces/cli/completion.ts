import { allOptions } from "./arguments.ts";
import { type Command, EXIT, usageError } from "./command.ts";

/** The words that may follow a command. */
interface Follows {
  readonly command: string;
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
      const { publishedTools } = await import("../../tools/published.ts");
      const tools = publishedTools.map(({ name }) => name);
      const follows = commands.map(({ name, options = {} }) => ({
        command: name,
        words: [
          ...(name === "call" || name === "tools" ? tools : []),
          ...Object.keys(options).map((flag) => `--${flag}`),
        ],
      }));
      terminal.print(write([...follows, { command: "completion", words: [...SHELLS.keys()] }]));
      return EXIT.ok;
    },
  };
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

function bash(follows: readonly Follows[]): string {
  const cases = follows.map(
    ({ command, words }) => `    ${command}) words="${words.join(" ")}" ;;`,
  );
  const commands = follows.map(({ command }) => command).join(" ");
  return `_wayfare() {
  local word="\${COMP_WORDS[COMP_CWORD]}" command="" words="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      -*) ;;
      *) command="\${COMP_WORDS[i]}"; break ;;
    esac
  done
  case "$command" in
    "") words="${commands}" ;;
${cases.join("\n")}
  esac
  [[ "$word" == -* || -z "$words" ]] && words="$words ${settingFlags().join(" ")}"
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _wayfare wayfare`;
}

function fish(follows: readonly Follows[]): string {
  const commands = follows.map(({ command }) => command).join(" ");
  return [
    `complete -c wayfare -n __fish_use_subcommand -f -a "${commands}"`,
    ...follows
      .filter(({ words }) => words.length > 0)
      .map(
        ({ command, words }) =>
          `complete -c wayfare -n "__fish_seen_subcommand_from ${command}" -f -a "${words.join(" ")}"`,
      ),
    ...settingFlags().map((flag) => `complete -c wayfare -l ${flag.slice(2)}`),
  ].join("\n");
}
