import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOMS, type Room } from "../scripts/gen/fences.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIOME = join(ROOT, "node_modules/.bin/biome");

const PAGE_TYPES = "console/src/api/types.ts";
const PAGE_VIEW = "console/src/views/any.ts";

/** A file of src that may not exist: the linter looks at the words of an import alone. */
interface Attempt {
  readonly room: Room;
  readonly file: string;
  readonly target: string;
}

const tops = ROOMS.map(({ name }) => name).filter((name) => !name.includes("/"));
let folder: string;
let attempts: readonly Attempt[];
let refused: ReadonlySet<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wayfare-fences-"));
  for (const name of ["biome.json", "biome.fences.json"]) {
    await cp(join(ROOT, name), join(folder, name));
  }
  const targets = await targetsOf();
  attempts = ROOMS.flatMap((room) =>
    targets.map((target, i) => ({ room, file: `src/${room.name}/attempt-${i}.ts`, target })),
  );
  for (const room of ROOMS) await mkdir(join(folder, "src", room.name), { recursive: true });
  for (const { file, target } of attempts) {
    await writeFile(join(folder, file), `import "${specifier(file, target)}";\n`);
  }
  for (const file of [PAGE_TYPES, PAGE_VIEW]) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), `import "${specifier(file, "src/domain/dates.ts")}";\n`);
  }
  refused = await refusedBy(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("fences", () => {
  test("surround every folder of src", async () => {
    const entries = await readdir(join(ROOT, "src"), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.sort()).toEqual([...tops].sort());
  });

  test.each(ROOMS)("of $name let in what the table lists and nothing else", (room) => {
    const own = attempts.filter((attempt) => attempt.room === room);
    const allowed = own.filter(({ file }) => !refused.has(file)).map(({ target }) => target);
    const listed = own.filter(({ target }) => isListed(room, target)).map(({ target }) => target);
    expect(allowed).toEqual(listed);
    expect(listed.length).toBeLessThan(own.length);
  });
});

test("the operator's page reaches the server's types through one file", () => {
  expect(refused.has(PAGE_VIEW)).toBe(true);
  expect(refused.has(PAGE_TYPES)).toBe(false);
});

/** A file in every room and in every folder directly in a room, each file that the table names, and packages. */
async function targetsOf(): Promise<readonly string[]> {
  const folders = await Promise.all(
    tops.map(async (top) => {
      const entries = await readdir(join(ROOT, "src", top), { withFileTypes: true });
      const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return [top, ...inner.map((name) => `${top}/${name}`)];
    }),
  );
  const files = folders.flat().map((name) => `src/${name}/any.ts`);
  const named = ROOMS.flatMap(({ may }) => may).filter((part) => /\w\.ts$/.test(part));
  const packages = ROOMS.flatMap(({ without = [] }) => without).map((name) =>
    name.replace("*", "fs"),
  );
  const roots = ["main.ts", "config.ts", "library.ts", ...named].map((name) => `src/${name}`);
  return [...new Set([...files, ...roots, ...packages])];
}

function specifier(from: string, target: string): string {
  if (!target.startsWith("src/")) return target;
  const path = relative(dirname(from), target);
  return path.startsWith(".") ? path : `./${path}`;
}

function isListed({ name, may, without = [] }: Room, target: string): boolean {
  if (!target.startsWith("src/"))
    return !without.some((word) => word.replace("*", "fs") === target);
  const path = target.slice("src/".length);
  const own = name.split("/")[0] ?? name;
  return [own, ...may].some(
    (part) =>
      path === part ||
      path === `${part}.ts` ||
      path.startsWith(`${part}/`) ||
      (part.endsWith("/*.ts") && dirname(path) === dirname(part)),
  );
}

/** The files whose import the project's rules refuse, as one run of the linter finds them. */
async function refusedBy(root: string): Promise<ReadonlySet<string>> {
  const args = ["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false"];
  const output = await promisify(execFile)(
    BIOME,
    [...args, "--max-diagnostics=none", "--reporter=json", "src", "console"],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  const report: { diagnostics: { location: { path: string } }[] } = JSON.parse(output.stdout);
  return new Set(report.diagnostics.map(({ location }) => location.path));
}
