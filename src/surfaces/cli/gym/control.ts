import { writeFile } from "node:fs/promises";
import { askGym } from "../../../gym/runs/harness-client.ts";
import type { GymOperation } from "../../harness/operations.ts";
import { EXIT, type Invocation, usageError } from "../command.ts";
import { jsonIn } from "./json-file.ts";

/** A control of the gym, sent to where one is served: `wayfare gym fork w1 count=3`. */
export async function control(operation: GymOperation, invocation: Invocation): Promise<number> {
  const { config, options, positionals, terminal } = invocation;
  const { verb, method } = operation;
  const needsWorld = operation.path.includes("{world}");
  const [world = ""] = needsWorld ? positionals : [];
  if (needsWorld && (world === "" || world.includes("="))) {
    throw usageError(`Which world? wayfare gym ${verb} <world>`, "wayfare gym worlds lists them.");
  }
  const token = config.gym.token;
  if (token === undefined) {
    throw usageError("The gym's token is needed", "Set GYM_TOKEN, or give --gym-token.");
  }
  const fields = fieldsOf(positionals.slice(needsWorld ? 1 : 0));
  const body = operation.body && { ...(await bodyIn(options["in"])), ...fields };
  const query = new URLSearchParams();
  if (!operation.body) for (const [name, one] of Object.entries(fields)) query.set(name, `${one}`);
  const path = operation.path
    .replace("/gym/worlds", "")
    .replace("{world}", encodeURIComponent(world));
  const origin =
    process.env["GYM_URL"] ?? `http://127.0.0.1:${config.gym.port ?? config.http.port}`;
  const answer = await askGym(
    { origin: origin.replace(/\/+$/, ""), token },
    { method, path: query.size === 0 ? path : `${path}?${query}`, body },
  );
  const json = JSON.stringify(answer, null, 2);
  const { out } = options;
  if (typeof out === "string") {
    await writeFile(out, `${json}\n`);
    terminal.print(`written to ${out}`);
  } else terminal.print(json);
  return EXIT.ok;
}

/** `name=value`; a value that is JSON counts as such, any other as a text. */
function fieldsOf(words: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name, text = ""] = /^(\w+)=(.*)$/s.exec(word) ?? [];
      if (name === undefined) throw usageError(`'${word}' is no field`, "Use name=value.");
      return [name, readValue(text)];
    }),
  );
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A world that was written down is what a new one begins from; other files are bodies. */
async function bodyIn(path: string | boolean | undefined): Promise<object> {
  if (typeof path !== "string") return {};
  const json = await jsonIn(path, "--in");
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw usageError(`--in ${path}: holds no JSON object`);
  }
  return "format" in json ? { state: json } : json;
}
