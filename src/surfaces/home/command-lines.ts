import { type HostLine, NAME } from "./host-lines.ts";

/** How each host is told to start the server itself, by a command and its arguments. */
export function commandLines([command = "", ...args]: readonly string[]): readonly HostLine[] {
  const words = [command, ...args].join(" ");
  const settings = { command, args };
  const entry = JSON.stringify({ mcpServers: { [NAME]: settings } });
  const vscode = { type: "stdio", ...settings };
  return [
    { host: "Claude Code", text: `claude mcp add ${NAME} -- ${words}` },
    { host: "Claude Desktop", file: "claude_desktop_config.json", text: entry },
    {
      host: "Cursor",
      file: ".cursor/mcp.json",
      text: entry,
      link: `https://cursor.com/en/install-mcp?name=${NAME}&config=${encodeURIComponent(btoa(JSON.stringify(settings)))}`,
    },
    {
      host: "VS Code",
      file: ".vscode/mcp.json",
      text: JSON.stringify({ servers: { [NAME]: vscode } }),
      link: `https://vscode.dev/redirect/mcp/install?name=${NAME}&config=${encodeURIComponent(JSON.stringify(vscode))}`,
    },
    { host: "Codex", text: `codex mcp add ${NAME} -- ${words}` },
    { host: "Gemini CLI", file: "~/.gemini/settings.json", text: entry },
    { host: "Windsurf", file: "~/.codeium/windsurf/mcp_config.json", text: entry },
    {
      host: "Zed",
      file: "settings.json",
      text: JSON.stringify({ context_servers: { [NAME]: settings } }),
    },
    {
      host: "Goose",
      file: "~/.config/goose/config.yaml",
      text: `extensions: { ${NAME}: { name: ${NAME}, type: stdio, cmd: ${JSON.stringify(command)}, args: ${JSON.stringify(args)}, enabled: true, timeout: 300 } }`,
    },
  ];
}
