/**
 * Walks the steps of deploy/Dockerfile without Docker: each stage is a copy of a bare Debian root, each
 * RUN a chroot. For machines that have no Docker daemon; needs root and debootstrap, and some minutes:
 *
 *   node scripts/walk-dockerfile.mjs [folder]
 *
 * It builds the image's file system, starts its entry point as its user, asks /health, stops it by the
 * image's signal, and prints the sizes. Caches, the health check's timing and layers are not walked.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bareRoot, freshRoot, leaveRoot, run, trusted } from "./bare-root.mjs";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "wayfare-image-"));
const PORT = "3917";

/** The instructions, with continued lines joined and comments left out. */
function instructions() {
  const text = readFileSync(join(PROJECT, "deploy/Dockerfile"), "utf8");
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { word, rest };
    });
}

function baseImage(image) {
  const [, version, suite] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (suite === undefined) throw new Error(`FROM ${image} is not a slim image of Node.js.`);
  return bareRoot(folder, suite, version);
}

const args = new Map();
const stages = new Map();
let stage;
let base;

function filled(text) {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name) => args.get(name) ?? stage?.env[name] ?? "");
}

function environment({ env }) {
  return { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", HOME: "/root", ...env };
}

const steps = {
  ARG(rest) {
    const [name, value] = rest.split("=");
    args.set(name, value);
  },
  FROM(rest) {
    const [image, , name = "final"] = filled(rest).split(/\s+/);
    const root = join(folder, name);
    base = baseImage(image);
    freshRoot(base, root);
    stage = { name, root, env: {}, workdir: "/", user: "root" };
    stages.set(name, stage);
  },
  ENV(rest) {
    for (const [, name, value] of filled(rest).matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
  },
  WORKDIR(rest) {
    stage.workdir = resolve(stage.workdir, rest);
    mkdirSync(join(stage.root, stage.workdir), { recursive: true });
  },
  COPY(rest) {
    const words = rest.split(/\s+/);
    const from = words[0]?.startsWith("--from=") ? stages.get(words.shift()?.slice(7)) : undefined;
    const target = words.pop() ?? "";
    for (const source of words) {
      const path = from ? join(from.root, source) : join(PROJECT, source);
      const into = join(stage.root, resolve(stage.workdir, target));
      const to = target.endsWith("/") ? join(into, source.split("/").at(-1) ?? "") : into;
      mkdirSync(dirname(to), { recursive: true });
      run("cp", ["-a", path, to]);
    }
  },
  RUN(rest) {
    const command = rest.replaceAll(/--mount=\S+\s*/g, "");
    run("chroot", [stage.root, "sh", "-ec", `cd ${stage.workdir} && ${command}`], {
      env: { ...environment(stage), ...trusted(stage.root) },
    });
  },
  USER(rest) {
    stage.user = rest;
  },
  ENTRYPOINT(rest) {
    stage.entry = JSON.parse(rest);
  },
  STOPSIGNAL(rest) {
    stage.signal = rest;
  },
  VOLUME() {},
  EXPOSE() {},
  HEALTHCHECK() {},
};

for (const { word, rest } of instructions()) {
  const step = steps[word];
  if (!step) throw new Error(`The walk does not know the instruction ${word}.`);
  console.log(`${word} ${rest}`);
  step(rest);
}

const { root, user, workdir, entry, signal } = stage;
const server = spawn(
  "chroot",
  ["--userspec", user, root, "sh", "-c", `cd ${workdir} && exec ${entry.join(" ")}`],
  { env: { ...environment(stage), HTTP_PORT: PORT, HOME: "/home/node" }, stdio: "inherit" },
);
const ended = new Promise((done) => server.once("exit", (code) => done(code)));
let health;
for (let tries = 0; tries < 60 && health?.status !== 200; tries++) {
  await new Promise((done) => setTimeout(done, 500));
  health = await fetch(`http://127.0.0.1:${PORT}/health`).catch(() => undefined);
}
server.kill(signal);
const code = await ended;
for (const { root: left } of stages.values()) leaveRoot(left);
const size = (path) => spawnSync("du", ["-sm", path], { encoding: "utf8" }).stdout.split("\t")[0];
console.log(`/health answered ${health?.status}, the server ended with ${code} after ${signal}.`);
console.log(
  `image ${size(root)} MB, of them ${size(join(root, "app"))} MB /app; bare root ${size(base)} MB`,
);
if (health?.status !== 200 || code !== 0) process.exitCode = 1;
