import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .trim()
  .split("\n");
/** The example of docs/adding-a-tool.md. */
const EXAMPLE = /count-bookings/;
const documents = files.filter((file) => file.endsWith(".md") && !file.startsWith("catalogue/"));

describe.each(documents)("%s", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");

  test("names only files that exist", () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)].map(([, name = ""]) => name);
    const absent = named
      .filter((name) => !EXAMPLE.test(name))
      .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect(absent).toEqual([]);
  });

  test("links only to documents that exist", () => {
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link = ""]) => link);
    const targets = links.map((link) => normalize(join(dirname(document), link)));
    const absent = targets.filter(
      (target) => !files.some((file) => file === target || file.startsWith(join(target, "/"))),
    );
    expect(absent).toEqual([]);
  });
});

test("the answer that README.md shows is what its command answers", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const [, day = "", words = ""] =
    /`WAYFARE_NOW=(\S+) npm run --silent dev -- (call searchFlights [^`]+)`/.exec(readme) ?? [];
  const printed = execFileSync(
    process.execPath,
    ["--import", "tsx", "src/main.ts", ...words.split(" ")],
    { cwd: ROOT, encoding: "utf8", env: { WAYFARE_NOW: day, WAYFARE_DB: ":memory:" } },
  );
  const [, flight, leaves, lands, hours, price, change] =
    /^1\. (\w+) LHR (\S+) - JFK (\S+) (\S+) nonstop, \$(\d+)\.00 light \(no bag, change \$(\d+)\.00, refund no\)/m.exec(
      printed,
    ) ?? [];
  expect(readme).toContain(
    `${flight}, leaving Heathrow at ${leaves} and landing at JFK at ${lands} local time (${hours}), for $${price} in Economy Light. That fare has no checked bag, costs $${change} to change and is not refunded.`,
  );
});
