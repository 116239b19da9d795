import { basename, sep } from "node:path";

/** How this very program can be started again by a host, by the way it was started now. */
export function ownCommand([node = "node", script = ""]: readonly string[]): readonly string[] {
  // npx keeps what it fetched in a folder of its own, which it may throw away.
  if (script.includes(`${sep}_npx${sep}`)) return ["npx", "-y", "wayfare"];
  if (basename(script) === "wayfare") return ["wayfare"];
  return script.endsWith(".ts") ? ["npx", "tsx", script] : [node, script];
}
