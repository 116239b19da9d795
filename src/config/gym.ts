import type { Machine } from "./data-folder.ts";
import { expandPath } from "./data-folder.ts";
import type { Option, Reader } from "./options.ts";
import { BadValue, text, wholeNumber, yesOrNo } from "./values.ts";

/** Private worlds for agents under test, and what goes wrong on purpose. */
export interface GymSettings {
  readonly enabled: boolean;
  /** Absent: one is made up when the gym opens. */
  readonly token?: string;
  /** Where the controls listen; absent: where everything else does. */
  readonly port?: number;
  /** On this very server, outside of any world. */
  readonly faults: readonly unknown[];
  /** Absolute path of the one world that is served instead of a store. */
  readonly world?: string;
}

export const GYM_OPTIONS = {
  gym: {
    env: "GYM",
    flag: "gym",
    fallback: "false",
    help: "Over HTTP, serves private worlds below /w and their controls at /gym.",
    read: yesOrNo,
  },
  gymToken: {
    env: "GYM_TOKEN",
    flag: "gym-token",
    placeholder: "text",
    fallbackNote: "made up, and printed",
    help: "What a harness shows at /gym, as a bearer token; agents must not have it.",
    read: text,
  },
  gymPort: {
    env: "GYM_PORT",
    flag: "gym-port",
    placeholder: "number",
    fallbackNote: "that of the server",
    help: "A port of its own for the gym's controls, out of the agents' reach; 0 takes a free one.",
    read: wholeNumber(0, 65_535),
  },
  world: {
    env: "WAYFARE_WORLD",
    flag: "world",
    placeholder: "file",
    help: "Serves the world in a file over stdio, and writes it back there; --db is not used then.",
    read: text,
  },
  faults: {
    env: "FAULTS",
    flag: "faults",
    placeholder: "json",
    help: 'What goes wrong on purpose, as in a world: [{"tool":"bookFlight","kind":"lost","nth":1}].',
    read: jsonList,
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;

/** Only as far as JSON goes: what a fault is, is known to what lets it loose. */
function jsonList(raw: string): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(raw);
    if (Array.isArray(json)) return json;
  } catch {
    // Refused below, as any other text is.
  }
  throw new BadValue("use a JSON list of faults");
}

export function gymSettings({ read, missing }: Reader, machine: Machine): GymSettings {
  const token = read("gymToken");
  const world = read("world");
  const port = read("gymPort");
  if (world !== undefined && read("transport") !== "stdio") {
    missing(
      "WAYFARE_WORLD",
      "WAYFARE_WORLD is served over stdio; over HTTP worlds are made at /gym.",
    );
  }
  return {
    enabled: read("gym"),
    faults: read("faults") ?? [],
    ...(token !== undefined && { token }),
    ...(port !== undefined && { port }),
    ...(world !== undefined && { world: expandPath(world, machine) }),
  };
}
