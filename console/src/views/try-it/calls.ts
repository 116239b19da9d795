/** The same call as other clients make it. */
export function mcpCall(name: string, args: unknown): string {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  return JSON.stringify(call, null, 2);
}

export function curlCall(origin: string, name: string, args: unknown, withKey: boolean): string {
  return [
    `curl ${origin}/api/tools/${name} \\`,
    ...(withKey ? [`  -H "authorization: Bearer $WAYFARE_KEY" \\`] : []),
    `  -H 'content-type: application/json' \\`,
    `  -d ${quoted(JSON.stringify(args))}`,
  ].join("\n");
}

/** For a shell: nothing inside is special but the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
