/** How one host (a program that talks to MCP servers) is told about this server. */
export interface HostLine {
  readonly host: string;
  /** Where the text goes; absent when it is typed into a shell. */
  readonly file?: string;
  readonly text: string;
  /** Opens the host and asks the person there to add the server. */
  readonly link?: string;
}

/** What hosts call the server. */
export const NAME = "wayfare";

/** One line per host for a server at a URL; `keys` where callers must show one. */
export function hostLines(url: string, keys: boolean): readonly HostLine[] {
  const headers = keys ? { headers: { Authorization: "Bearer <key>" } } : {};
  const bearer = keys ? ' --header "Authorization: Bearer <key>"' : "";
  const entry = (settings: object) => JSON.stringify({ mcpServers: { [NAME]: settings } });
  const vscode = { type: "http", url, ...headers };
  return [
    { host: "Claude Code", text: `claude mcp add --transport http ${NAME} ${url}${bearer}` },
    claudeDesktop(url),
    {
      host: "Cursor",
      file: ".cursor/mcp.json",
      text: entry({ url, ...headers }),
      link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${NAME}&config=${encodeURIComponent(btoa(JSON.stringify({ url, ...headers })))}`,
    },
    {
      host: "VS Code",
      file: ".vscode/mcp.json",
      text: JSON.stringify({ servers: { [NAME]: vscode } }),
      link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: NAME, ...vscode }))}`,
    },
    {
      host: "Codex",
      text: `codex mcp add ${NAME} --url ${url}${keys ? " --bearer-token-env-var WAYFARE_KEY" : ""}`,
    },
    {
      host: "Gemini CLI",
      text: `gemini mcp add --transport http ${NAME} ${url}${bearer}`,
    },
    {
      host: "Windsurf",
      file: "~/.codeium/windsurf/mcp_config.json",
      text: entry({ serverUrl: url, ...headers }),
    },
    {
      host: "Zed",
      file: "settings.json",
      text: JSON.stringify({ context_servers: { [NAME]: { url, ...headers } } }),
    },
    {
      host: "Goose",
      file: "~/.config/goose/config.yaml",
      text: `extensions: { ${NAME}: { name: ${NAME}, type: streamable_http, uri: "${url}", enabled: true, timeout: 300${keys ? ', headers: { Authorization: "Bearer <key>" }' : ""} } }`,
    },
  ];
}

/** Connectors of the desktop program are called from its maker's servers, which reach no private address. */
function claudeDesktop(url: string): HostLine {
  const host = "Claude Desktop";
  if (url.startsWith("https:")) {
    return { host, text: `Settings > Connectors > Add custom connector: ${url}` };
  }
  const remote = { command: "npx", args: ["-y", "mcp-remote", url] };
  return {
    host,
    file: "claude_desktop_config.json",
    text: JSON.stringify({ mcpServers: { [NAME]: remote } }),
  };
}
