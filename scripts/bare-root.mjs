/** Debian roots with Node.js and nothing else, for walks of what a user does; needs root and debootstrap. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The npm that comes with each line of Node.js. */
const NPM = { 20: "10", 22: "10", 24: "11" };
const CERTIFICATES = "/etc/extra-ca.pem";

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.`);
}

/** A root with this Node.js and a user called node, made once in the folder; walks copy it. */
export function bareRoot(folder, suite, version) {
  const root = join(folder, `node-${version}`);
  if (existsSync(join(root, "usr/local/bin/npm"))) return root;
  const debian = join(folder, suite);
  if (!existsSync(join(debian, "etc/debian_version"))) {
    run("debootstrap", ["--variant=minbase", suite, debian]);
  }
  const fetched = join(folder, `fetched-${version}`);
  mkdirSync(fetched, { recursive: true });
  writeFileSync(join(fetched, "package.json"), "{}");
  const packages = [`node@${version}`, `npm@${NPM[version] ?? "latest"}`];
  run("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: fetched });
  rmSync(root, { recursive: true, force: true });
  run("cp", ["-a", debian, root]);
  cpSync(join(fetched, "node_modules/node/bin/node"), join(root, "usr/local/bin/node"), {
    dereference: true,
  });
  const modules = "usr/local/lib/node_modules";
  cpSync(join(fetched, "node_modules/npm"), join(root, modules, "npm"), { recursive: true });
  // What the registry's certificate and name need on this machine.
  cpSync("/etc/resolv.conf", join(root, "etc/resolv.conf"));
  const certificates = process.env["NODE_EXTRA_CA_CERTS"];
  if (certificates) cpSync(certificates, join(root, CERTIFICATES), { dereference: true });
  run("chroot", [root, "useradd", "--create-home", "--shell", "/bin/bash", "node"]);
  for (const name of ["npm", "npx"]) {
    const link = `../lib/node_modules/npm/bin/${name}-cli.js`;
    run("chroot", [root, "ln", "-sf", link, `/usr/local/bin/${name}`]);
  }
  return root;
}

/** A copy that a walk may change, with the /proc that tsc looks itself up in. */
export function freshRoot(bare, root) {
  discardRoot(root);
  run("cp", ["-a", bare, root]);
  run("mount", ["-t", "proc", "proc", join(root, "proc")]);
}

/** Takes the root's /proc away; what is left may be looked at. */
export function leaveRoot(root) {
  run("umount", [join(root, "proc")]);
}

function discardRoot(root) {
  spawnSync("umount", [join(root, "proc")], { stdio: "ignore" });
  // A root whose /proc is still there would take this machine's processes with it.
  if (existsSync(join(root, "proc/1"))) throw new Error(`${root}/proc is still mounted.`);
  rmSync(root, { recursive: true, force: true });
}

/** How the registry is trusted inside the root. */
export function trusted(root) {
  return existsSync(join(root, CERTIFICATES)) ? { NODE_EXTRA_CA_CERTS: CERTIFICATES } : {};
}
