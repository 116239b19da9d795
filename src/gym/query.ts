import { TravelError } from "../domain/errors.ts";

/** What a script has kept, by name. */
export type Kept = ReadonlyMap<string, unknown>;

/** Every value at a path; `*` stands for all entries of a list. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [value];
  for (const name of path === "" ? [] : path.split(".")) {
    found = found.flatMap((branch) => {
      if (!isBranch(branch)) return [];
      if (name === "*") return Object.values(branch);
      return name in branch ? [branch[name]] : [];
    });
  }
  return found;
}

/** What a template stands for: `$name.path` the value itself, `{name.path|filter}` its text. */
export function filled(template: unknown, kept: Kept): unknown {
  if (typeof template === "string") {
    if (/^\$[a-z][\w.*]*$/i.test(template)) return lookUp(template.slice(1), kept);
    return written(template, kept);
  }
  if (Array.isArray(template)) return template.map((entry) => filled(entry, kept));
  if (!isBranch(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, entry]) => [name, filled(entry, kept)]),
  );
}

export function written(text: string, kept: Kept): string {
  return text.replace(/\{([a-z][\w.*]*)(?:\|(\w+))?\}/gi, (_, path: string, filter = "plain") => {
    const write = FILTERS.get(filter);
    if (!write) throw scriptError(`there is no filter '${filter}'`);
    return write(lookUp(path, kept));
  });
}

/** True where every condition holds; see `Where`. */
export function matches(value: unknown, where: object, kept: Kept): boolean {
  return Object.entries(where).every(([path, condition]) => meets(value, path, condition, kept));
}

export function meets(value: unknown, path: string, condition: unknown, kept: Kept): boolean {
  const wanted = filled(condition, kept);
  if (isBranch(wanted) && "not" in wanted) return !meets(value, path, wanted["not"], kept);
  const found = valuesAt(value, path);
  if (wanted === null) return found.every((entry) => entry === null || entry === undefined);
  return found.some((entry) => fits(entry, wanted));
}

function fits(value: unknown, wanted: unknown): boolean {
  if (!isBranch(wanted) || Array.isArray(wanted)) return isSame(value, wanted);
  return Object.entries(wanted).every(([test, limit]) => {
    const judge = TESTS.get(test);
    if (!judge) throw scriptError(`there is no condition '${test}'`);
    return judge(value, limit);
  });
}

const TESTS: ReadonlyMap<string, (value: unknown, limit: unknown) => boolean> = new Map([
  ["in", (value, list) => Array.isArray(list) && list.some((entry) => isSame(value, entry))],
  ["min", (value, limit) => ordered(limit, value)],
  ["max", (value, limit) => ordered(value, limit)],
  ["has", (value, text) => folded(String(value)).includes(folded(String(text)))],
  ["size", (value, size) => Array.isArray(value) && value.length === size],
]);

/** Written from left to right: a cent is a hundredth, a day and a time are parts of an instant. */
const FILTERS: ReadonlyMap<string, (value: unknown) => string> = new Map([
  ["plain", (value: unknown) => String(value)],
  ["money", (value) => (Number(value) / 100).toFixed(2)],
  ["day", (value) => String(value).slice(0, 10)],
  ["time", (value) => String(value).slice(11, 16)],
]);

/** Of a list, those whose value at a path is the smallest (the largest where `sign` is -1). */
export function best(list: readonly unknown[], path: string, sign: 1 | -1): readonly unknown[] {
  const [first] = [...list].sort((a, b) => sign * compared(at(a, path), at(b, path)));
  return list.filter((entry) => compared(at(entry, path), at(first, path)) === 0);
}

export function folded(text: string): string {
  return text.toLocaleLowerCase("en").replace(/\s+/g, " ");
}

function at(value: unknown, path: string): unknown {
  return valuesAt(value, path)[0];
}

function compared(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : String(a) === String(b) ? 0 : 1;
}

function ordered(low: unknown, high: unknown): boolean {
  return low !== undefined && high !== undefined && compared(low, high) <= 0;
}

function isSame(value: unknown, wanted: unknown): boolean {
  return isBranch(wanted) ? JSON.stringify(value) === JSON.stringify(wanted) : value === wanted;
}

function lookUp(path: string, kept: Kept): unknown {
  const [name = "", ...rest] = path.split(".");
  if (!kept.has(name)) throw scriptError(`nothing is kept as '${name}'`);
  const found = valuesAt(kept.get(name), rest.join("."));
  if (path.includes("*")) return found;
  if (found.length === 0) throw scriptError(`there is no '${path}'`);
  return found[0];
}

export function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** A script that cannot be played: a fault of the task, or a world in which it makes no sense. */
export function scriptError(message: string): TravelError {
  return new TravelError("rule", message, { reason: "script_failed" });
}
