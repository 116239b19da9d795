import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../support/build.ts";
import { portToKeep } from "../support/ports.ts";
import { NGINX, OPENSSL, program, runProgram } from "../support/services.ts";

export interface Nginx {
  readonly port: number;
  /** Its certificate, made for this run. */
  readonly certificate: Buffer;
  stop(): Promise<void>;
}

/** A folder with a certificate and the shipped configuration, at other ports and paths. */
interface Prepared {
  readonly folder: string;
  readonly configuration: string;
}

async function prepare(port: number, backendPort: number): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), "wayfare-nginx-"));
  // Started as root, nginx works as another user.
  await chmod(folder, 0o755);
  makeCertificate(folder);
  const shipped = await readFile(join(ROOT, "deploy", "nginx.conf"), "utf8");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const changes: readonly (readonly [string, string])[] = [
    ["8080", String(port)],
    ["127.0.0.1:3000", `127.0.0.1:${backendPort}`],
    ["/etc/nginx/tls/", `${folder}/`],
    ["/var/log/nginx/", `${folder}/`],
    ["/run/nginx.pid", `${folder}/nginx.pid`],
    ["http {", `http { ${temporary}`],
  ];
  let text = shipped;
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from} any more`);
    text = text.replaceAll(from, to);
  }
  const configuration = join(folder, "nginx.conf");
  await writeFile(configuration, text);
  return { folder, configuration };
}

function makeCertificate(folder: string): void {
  runProgram(program(OPENSSL), [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
    ...["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
  ]);
}

/** What `nginx -t` says of the shipped configuration. */
export async function checkConfiguration(): Promise<string> {
  const { folder, configuration } = await prepare(await portToKeep(), 3000);
  try {
    return runProgram(program(NGINX), ["-t", "-q", "-e", "stderr", "-c", configuration]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Starts nginx in front of a server on this machine. */
export async function startNginx(backendPort: number): Promise<Nginx> {
  const port = await portToKeep();
  const { folder, configuration } = await prepare(port, backendPort);
  const args = ["-c", configuration, "-e", "stderr", "-g", "daemon off;"];
  const child = spawn(program(NGINX), args, { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${stderr}`);
    await pause(20);
  }
  return {
    port,
    certificate: await readFile(join(folder, "fullchain.pem")),
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
