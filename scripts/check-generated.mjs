// Fails when `npm run gen` changed or added a file that is not committed.
import { execFileSync } from "node:child_process";

const paths = [
  ".claude-plugin",
  "README.md",
  "biome.fences.json",
  "docs/architecture.md",
  "docs/configuration.md",
  "docs/fares.md",
  "docs/hosts.md",
  "docs/gym-openapi.json",
  "docs/openapi.json",
  "docs/schemas",
  "docs/tools.md",
  "docs/world-flights.md",
  "docs/world-stays.md",
  "package.json",
  "server.json",
  "src/tools/published.json",
  "src/world/data",
];
const changed = execFileSync("git", ["status", "--porcelain", "--", ...paths], {
  encoding: "utf8",
}).trim();
if (changed !== "") {
  console.error(`Generated files are not committed; run "npm run gen" and commit:\n${changed}`);
  process.exit(1);
}
