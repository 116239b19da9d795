/** True where a name is the pattern's; a star stands for any text. */
export function matchesName(pattern: string, name: string): boolean {
  if (!pattern.includes("*")) return pattern === name;
  const parts = pattern.split("*").map((part) => part.replace(/[^\w ]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(name);
}
