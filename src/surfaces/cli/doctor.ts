import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import type { Config } from "../../config.ts";
import { TravelError } from "../../domain/errors.ts";
import { type Command, EXIT } from "./command.ts";
import { wrap } from "./table.ts";

/** What was looked at, how it is, and what to do where it is not well. */
interface Finding {
  readonly about: string;
  readonly state: "ok" | "note" | "fault";
  readonly says: string;
  readonly fix?: string;
}

/** The storage and the keys, which only the composition root can open. */
interface Examined {
  /** Rejects when the storage cannot be written to. */
  readonly tryStore: (config: Config) => Promise<void>;
  readonly countKeys: (config: Config) => Promise<number>;
}

const LEAST_NODE = { major: 20, minor: 19 } as const;
const LEAST_FREE_BYTES = 100 * 1024 * 1024;
/** No clock that is right shows less: this program is younger. */
const YOUNGEST = Date.UTC(2026, 0, 1);
const MARK = { ok: "ok   ", note: "note ", fault: "FAULT" } as const;
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** `wayfare doctor`: looks at what a server needs on this machine and says what to do. */
export function doctorCommand(examined: Examined): Command {
  return {
    name: "doctor",
    summary: "Look at Node, data, port, store, keys, proxy and clock, and say what to do.",
    options: { json: { type: "boolean", help: "As JSON." } },

    async run({ config, terminal, options }) {
      const findings = await examine(config, examined);
      if (options["json"]) terminal.print(JSON.stringify(findings, undefined, 2));
      else for (const finding of findings) terminal.print(lines(finding, terminal.columns));
      return findings.some(({ state }) => state === "fault") ? EXIT.failed : EXIT.ok;
    },
  };
}

async function examine(config: Config, examined: Examined): Promise<readonly Finding[]> {
  return [
    nodeVersion(process.versions.node),
    dataFolder(config),
    await storage(config, examined),
    await port(config),
    await keys(config, examined),
    proxy(config),
    supply(config),
    clock(config, Date.now()),
  ];
}

export function nodeVersion(version: string): Finding {
  const about = "Node";
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const { major: leastMajor, minor: leastMinor } = LEAST_NODE;
  const right = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  if (right) return { about, state: "ok", says: version };
  const fix = `Install Node ${leastMajor}.${leastMinor} or newer.`;
  return { about, state: "fault", says: `${version} is too old`, fix };
}

function dataFolder({ database, valkey }: Config): Finding {
  const about = "Data";
  if (valkey) return { about, state: "ok", says: "on Valkey; no folder needed" };
  if (database === ":memory:") {
    const fix = "Set WAYFARE_DB to a file to keep bookings.";
    return { about, state: "note", says: "in memory: gone when the server ends", fix };
  }
  let folder = dirname(database);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(existsSync(database) ? database : folder, constants.W_OK);
  } catch {
    const fix = "Give this user the right to write there, or set WAYFARE_DB to another file.";
    return { about, state: "fault", says: `${database} cannot be written`, fix };
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= LEAST_FREE_BYTES) return { about, state: "ok", says: database };
  const says = `${database}: ${Math.floor(free / 1024 / 1024)} MB left on the disk`;
  return { about, state: "fault", says, fix: "Free some space: bookings need it." };
}

async function storage(config: Config, { tryStore }: Examined): Promise<Finding> {
  const about = "Store";
  // Looking must not leave a file behind.
  if (!config.valkey && (config.database === ":memory:" || !existsSync(config.database))) {
    return { about, state: "ok", says: "none yet: the first start makes it" };
  }
  try {
    await tryStore(config);
    return { about, state: "ok", says: config.valkey ? "Valkey answers" : "the file opens" };
  } catch (error) {
    const known = error instanceof TravelError ? error : undefined;
    const says = known?.message ?? "it does not open";
    const fix =
      known?.details.hint ??
      (config.valkey
        ? "Start Valkey, or look at VALKEY_URL, its password and the network."
        : "Move the file away, or set WAYFARE_DB to another.");
    return { about, state: "fault", says, fix };
  }
}

/** A port that is taken is well where it is our own server that took it. */
async function port({ http: { host, port: number } }: Config): Promise<Finding> {
  const about = "Port";
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(number, host, () => server.close(() => resolve(true)));
  });
  if (free) return { about, state: "ok", says: `${number} is free` };
  if (await isOurs(host, number)) {
    return { about, state: "ok", says: `${number}: Wayfare runs there already` };
  }
  const says = `${number} on ${host} is taken by another program`;
  return { about, state: "fault", says, fix: "End it, or serve elsewhere: --port 3001." };
}

async function isOurs(host: string, number: number): Promise<boolean> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  try {
    const answer = await fetch(`http://${name.includes(":") ? `[${name}]` : name}:${number}/`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(2_000),
    });
    const { name: says } = Object(await answer.json());
    return says === "Wayfare";
  } catch {
    return false;
  }
}

async function keys(config: Config, { countKeys }: Examined): Promise<Finding> {
  const about = "Callers";
  const { auth } = config.guards;
  if (auth.mode === "oauth") return { about, state: "ok", says: `tokens of ${auth.issuer}` };
  if (auth.mode === "off") {
    if (LOOPBACK.has(config.http.host)) {
      return { about, state: "ok", says: "anybody on this machine" };
    }
    const says = `anybody who reaches ${config.http.host}, without a key`;
    return { about, state: "note", says, fix: "Set AUTH_MODE=keys and make keys." };
  }
  const count = await countKeys(config).catch(() => 0);
  if (count > 0) return { about, state: "ok", says: `${count} ${count === 1 ? "key" : "keys"}` };
  const fix = "Make one: wayfare keys create --name <who>";
  return { about, state: "fault", says: "AUTH_MODE=keys, and there is no key", fix };
}

function proxy({ guards: { publicUrl, trustProxy } }: Config): Finding {
  const about = "Proxy";
  const trusted = trustProxy.kind !== "off";
  if (publicUrl === undefined) {
    return { about, state: "ok", says: trusted ? "trusted" : "none is trusted, no PUBLIC_URL" };
  }
  if (trusted) return { about, state: "ok", says: `${publicUrl} through a trusted proxy` };
  const says = `${publicUrl}, and no proxy is trusted: all its clients count as one`;
  return { about, state: "note", says, fix: "Where a proxy stands in front, set TRUST_PROXY=1." };
}

function supply({ supply: { duffel, navifareUrl }, concierge }: Config): Finding {
  const live = [
    duffel && "flight offers from Duffel",
    navifareUrl && "a remote price check",
    concierge.remoteUrl && "a remote concierge",
  ].filter((part) => part !== undefined);
  const says =
    live.length === 0 ? "simulated; no key, no network" : `${live.join(", ")}; the rest simulated`;
  return { about: "Supply", state: "ok", says };
}

export function clock({ now }: Pick<Config, "now">, real: number): Finding {
  const about = "Clock";
  if (real < YOUNGEST) {
    const says = `the machine says ${new Date(real).toISOString().slice(0, 10)}`;
    return { about, state: "fault", says, fix: "Set its clock: dates and quotes go by it." };
  }
  if (now === undefined) return { about, state: "ok", says: new Date(real).toISOString() };
  const says = `stands at ${new Date(now).toISOString()}`;
  return { about, state: "note", says, fix: "Unset WAYFARE_NOW to let it run." };
}

function lines({ about, state, says, fix }: Finding, columns = 100): string {
  const indent = " ".repeat(16);
  const text = wrap(fix === undefined ? says : `${says}. ${fix}`, Math.max(30, columns - 16));
  return `${MARK[state]}  ${about.padEnd(7)}  ${text.join(`\n${indent}`)}`;
}
