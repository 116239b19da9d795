import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPTIONS } from "../../src/config/options.ts";
import { ROOT } from "../support/build.ts";
import { portToKeep } from "../support/ports.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
const SETTINGS = new Set<string>(Object.values(OPTIONS).map(({ env }) => env));
/** Not ours, but of Node, of the C library and of Docker's builder. */
const OTHERS = new Set(["NODE_ENV", "NODE_OPTIONS", "MALLOC_ARENA_MAX", "NODE_IMAGE"]);

describe("what deploy/ ships", () => {
  test.each([
    ["deploy/Dockerfile", /(?:^ENV|^ {4})\s*([A-Z_]+)=/gm],
    ["deploy/compose.yaml", /^ {6}([A-Z_]+):/gm],
    ["deploy/wayfare.service", /(?:^Environment=|(?<=^Environment=.*) )([A-Z_]+)=/gm],
    ["deploy/nginx.conf", /\b([A-Z]+_[A-Z_]+)=/g],
    ["docs/operations.md", /\b([A-Z]+_[A-Z_]+)=/g],
  ])("%s names only settings that exist", (file, pattern) => {
    const names = [...read(file).matchAll(pattern)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !SETTINGS.has(name) && !OTHERS.has(name))).toEqual([]);
  });

  test("the image is built from files that exist and are not kept from the builder", () => {
    const allowed = read(".dockerignore")
      .split("\n")
      .filter((line) => line.startsWith("!"));
    const sources = [...read("deploy/Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files = ""]) => files.split(" "),
    );
    expect(sources).toContain("src");
    for (const source of sources) {
      expect(existsSync(join(ROOT, source)), source).toBe(true);
      expect(allowed, source).toContain(`!${source}`);
    }
  });

  test("the image does not run as root", () => {
    const [, last = ""] = read("deploy/Dockerfile")
      .split(/^FROM .*$/m)
      .slice(-2);
    expect(last).toMatch(/^USER node$/m);
  });

  test("compose and bake name a Dockerfile that exists", () => {
    for (const file of ["deploy/compose.yaml", "deploy/docker-bake.hcl"]) {
      const name = /dockerfile\s*[:=]\s*"?([\w/]+)/.exec(read(file))?.[1] ?? "missing";
      expect(existsSync(join(ROOT, name)), file).toBe(true);
    }
  });

  test("nginx keeps a connection for as many requests as its streams may outlive", () => {
    const limits = [...read("deploy/nginx.conf").matchAll(/^ +keepalive_requests (\d+);/gm)];
    expect(limits.map(([, limit]) => Number(limit))).toEqual([1_000_000, 1_000_000]);
  });

  test("compose publishes only on this machine, unless told otherwise", () => {
    const ports = [...read("deploy/compose.yaml").matchAll(/^ +ports: (.*)$/gm)];
    expect(ports.map(([, port]) => port)).toEqual([
      expect.stringMatching(/^\["\$\{PUBLISH_ON:-127\.0\.0\.1\}:8080:8080"\]$/),
    ]);
  });

  test("compose has nginx take turns between all of its nodes", () => {
    const compose = read("deploy/compose.yaml");
    const change = /sed '([^']+)'/.exec(compose)?.[1] ?? "";
    const { stdout } = spawnSync("sed", [change, join(ROOT, "deploy/nginx.conf")], {
      encoding: "utf8",
    });
    const upstream = /upstream wayfare \{([^}]*)\}/.exec(stdout)?.[1]?.replaceAll(/#.*/g, "") ?? "";
    const servers = [...upstream.matchAll(/server ([\w-]+):3000 max_fails=3 fail_timeout=10s;/g)];
    const nodes = [...compose.matchAll(/^ {2}(wayfare-\d+):/gm)];
    expect(nodes.length).toBeGreaterThan(1);
    expect(servers.map(([, name]) => name)).toEqual(nodes.map(([, name]) => name));
  });

  test("the images are built for both platforms", () => {
    expect(read("deploy/docker-bake.hcl")).toContain('["linux/amd64", "linux/arm64"]');
  });

  test("operations are told of every file", () => {
    const told = read("docs/operations.md");
    for (const file of readdirSync(join(ROOT, "deploy"))) expect(told).toContain(`deploy/${file}`);
  });
});

describe("the image's health check", () => {
  let wayfare: WayfareProcess;

  beforeAll(async () => {
    wayfare = await startWayfare({});
  });

  afterAll(async () => {
    await wayfare?.stop();
  });

  function check(port: number): number | null {
    const json = /^HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(read("deploy/Dockerfile"))?.[1] ?? "[]";
    const [command, ...args]: string[] = JSON.parse(json);
    expect(command).toBe("node");
    const env = { PATH: process.env["PATH"], HTTP_PORT: String(port) };
    return spawnSync(process.execPath, args, { env }).status;
  }

  test("passes while the server is healthy", () => {
    expect(check(wayfare.port)).toBe(0);
  });

  test("fails when nobody listens", async () => {
    expect(check(await portToKeep())).toBe(1);
  });
});
