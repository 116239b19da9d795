/**
 * Walks through the README as a newcomer, in a bare Debian root with nothing but Node.js: a clone with
 * both commands of the README, every line that the server prints, the installed command, the tarball and
 * the bundle. Prints how long each step took. Needs root, debootstrap, a network and some minutes:
 *
 *   node scripts/walk-newcomer.mjs [folder] [version of Node.js …]
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { bareRoot, freshRoot, leaveRoot, run, trusted } from "./bare-root.mjs";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const [given, ...versions] = process.argv.slice(2);
const folder = given ?? mkdtempSync(join(tmpdir(), "wayfare-newcomer-"));
mkdirSync(folder, { recursive: true });
const SUITE = "bookworm";
const HOME = "/home/node";
const CLONE = `${HOME}/wayfare`;
const PORT = "3918";
const ORIGIN = `http://127.0.0.1:${PORT}`;
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "newcomer", version: "1" },
  },
};

/** The commands of the block under a heading of the README, without their remarks. */
function readmeCommands(heading) {
  const text = readFileSync(join(PROJECT, "README.md"), "utf8");
  const [, block = ""] = new RegExp(`## ${heading}\n+\`\`\`sh\n([^]*?)\`\`\``).exec(text) ?? [];
  const lines = block.split("\n").map((line) => line.replace(/\s+#.*$/, ""));
  return lines.filter((line) => line !== "");
}

/** What an ordinary user does in one root; every step is timed, and the first that fails ends the walk. */
function visitor(root) {
  const env = {
    PATH: `${HOME}/.local/bin:/usr/local/bin:/usr/bin:/bin`,
    HOME,
    npm_config_prefix: `${HOME}/.local`,
    HTTP_PORT: PORT,
    ...trusted(root),
  };
  const inRoot = (cwd, command) => [
    "/usr/sbin/chroot",
    ["--userspec=node:node", root, "bash", "-c", `cd ${cwd} && ${command}`],
  ];

  async function step(name, work) {
    const start = performance.now();
    const result = await work();
    const seconds = (performance.now() - start) / 1000;
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    return result;
  }

  function say(cwd, command) {
    return step(command, () => {
      const { status, stdout, stderr, error } = spawnSync(...inRoot(cwd, command), {
        env,
        encoding: "utf8",
      });
      if (error) throw error;
      if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
      return `${stdout}${stderr}`;
    });
  }

  /** Starts what goes on until Ctrl-C; the chroot, and so its group, is the process itself. */
  function start(cwd, command) {
    const [program, args] = inRoot(cwd, command);
    return spawn(program, args, { env, detached: true, stdio: ["pipe", "pipe", "inherit"] });
  }

  /** Shakes hands with a server on stdin and stdout, as a host does. */
  function host(cwd, command) {
    return step(`${command}, initialize`, async () => {
      const server = start(cwd, command);
      server.stdin.write(`${JSON.stringify(INITIALIZE)}\n`);
      const [line] = await once(createInterface({ input: server.stdout }), "line");
      const { result } = JSON.parse(line);
      if (result?.serverInfo.name !== "wayfare") throw new Error(`${command} answered ${line}`);
      server.stdin.end();
      process.kill(-server.pid, "SIGTERM");
      await once(server, "exit");
    });
  }

  return { step, say, start, host };
}

/** Serves until the work is done, then ends by Ctrl-C; the work gets what was printed so far. */
async function serving({ step, start }, cwd, command, work) {
  const server = start(cwd, command);
  let printed = "";
  server.stdout.on("data", (chunk) => (printed += chunk));
  await step(`${command}, until it answers`, async () => {
    for (;;) {
      if (server.exitCode !== null) throw new Error(`${command} ended with ${server.exitCode}`);
      const page = await fetch(ORIGIN, { headers: { accept: "text/html" } }).catch(() => undefined);
      if (page?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  await work(printed);
  process.kill(-server.pid, "SIGINT");
  const [code, signal] = await once(server, "exit");
  console.log(`           Ctrl-C: it ended with ${code ?? signal}`);
}

/** Opens every address that was printed, and connects by the line that starts a command. */
async function tryLines(printed, { host }) {
  console.log(printed);
  for (const [address] of printed.matchAll(/http:\/\/127\.0\.0\.1:\d+[^\s"]*/g)) {
    const init = address.endsWith("/mcp")
      ? {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
          },
          body: JSON.stringify(INITIALIZE),
        }
      : { headers: { accept: "text/html,*/*" } };
    const { status } = await fetch(address, init);
    console.log(`           ${status} ${address}`);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
  }
  const [, args = "[]"] = /"command":"npx","args":(\[[^\]]*\])/.exec(printed) ?? [];
  await host(HOME, ["npx", ...JSON.parse(args)].join(" "));
}

async function walk(version) {
  const root = join(folder, `walk-${version}`);
  freshRoot(bareRoot(folder, SUITE, version), root);
  try {
    run("git", ["clone", "--quiet", PROJECT, join(root, CLONE)]);
    run("chroot", [root, "chown", "-R", "node:node", HOME]);
    const user = visitor(root);
    const { say, host, step } = user;
    await say(CLONE, "npm install");
    await serving(user, CLONE, "npm start", (printed) => tryLines(printed, user));
    await say(CLONE, "npm install -g .");
    await host(HOME, "wayfare");
    for (const command of readmeCommands("Look around without an agent")) {
      if (command !== "wayfare sandbox") await say(HOME, command);
    }
    await say(CLONE, "npm pack");
    const project = `${HOME}/project`;
    await say(HOME, "mkdir project && cd project && npm init -y && npm pkg set type=module");
    await say(project, `npm install ${CLONE}/wayfare-*.tgz`);
    await host(project, "npx wayfare");
    await say(project, "npm install typescript @types/node tsx");
    await say(project, "cp node_modules/wayfare/examples/*.ts . && npx tsx book-a-trip.ts");
    await say(project, "npx tsc --strict --noEmit --module nodenext --target es2023 *.ts");
    await say(CLONE, "npm run pack:mcpb");
    await say(CLONE, `npx mcpb unpack wayfare.mcpb ${HOME}/bundle`);
    await host(HOME, "node bundle/dist/main.js");
    await step("no tracking package comes with the tarball", () => {
      const names = spawnSync("find", [join(root, project), "-name", "@scarf"]);
      if (names.stdout.length > 0) throw new Error(`Found ${names.stdout}`);
    });
  } finally {
    leaveRoot(root);
  }
}

for (const version of versions.length > 0 ? versions : ["20", "22", "24"]) {
  console.log(`Node.js ${version}`);
  await walk(version);
}
