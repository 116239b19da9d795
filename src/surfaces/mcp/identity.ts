/** How the server calls itself. Every 2026 result carries this, so it stays small. */
export function serverInfo(version: string) {
  return { name: "wayfare", title: "Wayfare", version };
}
