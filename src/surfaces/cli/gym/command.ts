import type { Config } from "../../../config.ts";
import type { GymWorld } from "../../../gym/gym.ts";
import type { Worlds } from "../../../gym/worlds.ts";
import { type Command, EXIT, type Invocation, usageError } from "../command.ts";
import { gymConfig } from "./settings.ts";

/** What the gym's commands stand on. */
export interface GymCommandDeps {
  /** Worlds in this process, without a server. */
  readonly openWorlds: (config: Config) => Promise<Worlds<GymWorld>>;
}

export type GymAction = (invocation: Invocation, deps: GymCommandDeps) => Promise<number>;

/** Serves the gym, proves tasks, makes more, plays them with an agent, and controls a gym that is served. */
export function gymCommand(deps: GymCommandDeps): Command {
  return {
    name: "gym",
    summary: "Serve private worlds for agents under test; list, prove, make and run tasks.",
    usage:
      "[tasks | verify | make | run | agent] [task …], or [new | worlds | snapshot | fork | reset | clock | event | state | diff | trace | grade | replay | delete] [world] [field=value …]",
    options: {
      file: {
        type: "string",
        placeholder: "path",
        help: "Tasks in a file, instead of those that come along.",
      },
      count: {
        type: "string",
        placeholder: "n",
        help: "make: how many tasks; 10 by default. --seed decides which.",
      },
      out: {
        type: "string",
        placeholder: "path",
        help: "make: the file to write. run: the folder for the report, gym-report by default. Controls: the file for the answer.",
      },
      in: {
        type: "string",
        placeholder: "path",
        help: "Controls: JSON to send, such as a trace to replay, or a state that new begins from.",
      },
      agent: {
        type: "string",
        placeholder: "command",
        help: "run: the agent's command; see docs/gym.md for what it reads and writes.",
      },
      repeat: { type: "string", placeholder: "n", help: "run: plays of each task; 1 by default." },
      parallel: { type: "string", placeholder: "n", help: "run: plays at once; 4 by default." },
      timeout: {
        type: "string",
        placeholder: "seconds",
        help: "run: for one turn of the agent; by default a task's own minutes are the limit.",
      },
      traveller: {
        type: "string",
        placeholder: "model",
        help: "run: travellers in this model's words, at OPENAI_BASE_URL with OPENAI_API_KEY; by default they are scripted.",
      },
      json: { type: "boolean", help: "Print JSON." },
    },
    examples: [
      "wayfare gym --port 8080 --gym-token secret",
      "wayfare gym tasks 'svc-*'",
      "wayfare gym verify",
      'wayfare gym run --agent "node my-agent.js" --repeat 5',
      "wayfare gym make --seed monday --count 20 --out tasks.json",
      "GYM_TOKEN=secret wayfare gym new task=svc-cancel",
      "GYM_TOKEN=secret wayfare gym state w1 --out world.json",
      "GYM_TOKEN=secret wayfare gym new --in world.json",
    ],

    async run(invocation) {
      const [action, ...positionals] = invocation.positionals;
      if (action === undefined || action === "serve") return await serve(invocation);
      const found = ACTIONS.get(action);
      if (found) return await (await found())({ ...invocation, positionals }, deps);
      const { OPERATIONS } = await import("../../harness/operations.ts");
      const operation = OPERATIONS.find(({ verb }) => verb === action);
      if (!operation) throw usageError(`There is no 'wayfare gym ${action}'`, "wayfare gym --help");
      const { control } = await import("./control.ts");
      return await control(operation, { ...invocation, positionals });
    },
  };
}

const ACTIONS: ReadonlyMap<string, () => Promise<GymAction>> = new Map([
  ["tasks", async () => (await import("./tasks.ts")).listTasks],
  ["verify", async () => (await import("./tasks.ts")).verifyTasks],
  ["run", async () => (await import("./run.ts")).runAgent],
  ["agent", async () => (await import("./model-agent.ts")).playModelAgent],
  ["make", async () => (await import("./tasks.ts")).makeTaskFile],
]);

async function serve(invocation: Invocation): Promise<number> {
  const { serveHttp } = await import("../serve-http.ts");
  const config = gymConfig(invocation.config);
  await serveHttp({ ...invocation, config, openHttp: () => invocation.openHttp(config) });
  return EXIT.ok;
}
