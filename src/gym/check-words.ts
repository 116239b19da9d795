import type { Check, Saying } from "../domain/contracts/gym/task.ts";
import { TravelError } from "../domain/errors.ts";
import { shorten } from "../text/shorten.ts";
import { filled, isBranch, type Kept } from "./query.ts";

/** A check in a few words, as it stands in its task. */
export function checkName(check: Check): string {
  if ("state" in check) return `${check.state} is as wanted`;
  if ("only" in check) return "nothing else changed";
  if ("effects" in check) return "calls that changed something";
  if ("said" in check) return `said ${sayingText(check.said)}`;
  if ("unsaid" in check) return `did not say ${sayingText(check.unsaid)}`;
  if ("calls" in check) return `calls of ${check.calls}`;
  return "cost";
}

/** What a check asks for in one play, with the values that it compares with. */
export function checkText(check: Check, kept: Kept): string {
  if ("state" in check) {
    const { state, where, count, id } = check;
    const whose = id === undefined ? "" : ` ${wordOf(id, kept)}`;
    const conditions = Object.entries(where).map(([path, one]) => `${path} ${wanted(one, kept)}`);
    const how = conditions.length === 0 ? "" : ` with ${conditions.join(", ")}`;
    const many = count === 0 ? "no" : count === 1 ? "one" : `${count} of kind`;
    return `${many} ${state}${whose}${how}`;
  }
  if ("only" in check) {
    const free = check.only.map(({ kind, op = "touched" }) => `a ${kind} ${op}`);
    return `nothing changed but ${free.join(", ") || "the clock"}`;
  }
  if ("effects" in check) return `calls that change something: ${bounds(check.effects)}`;
  if ("said" in check) return `said ${sayingWords(check.said, kept)}`;
  if ("unsaid" in check) return `did not say ${sayingWords(check.unsaid, kept)}`;
  if ("calls" in check) {
    const { calls, with: where = {} } = check;
    const how = Object.entries(where).map(([path, one]) => `${path} ${wanted(one, kept)}`);
    return `calls of ${calls}${how.length === 0 ? "" : ` with ${how.join(", ")}`}: ${bounds(check)}`;
  }
  return `no more paid than ${centsOf(check.cost.max, kept)}`;
}

/** What a condition asks of a value: `one of a, b`, `at most 5`. */
export function wanted(condition: unknown, kept: Kept): string {
  const value = tryFilled(condition, kept);
  if (value === null) return "absent";
  if (!isBranch(value) || Array.isArray(value)) return `= ${plain(value)}`;
  const parts = Object.entries(value).map(([test, limit]) => {
    if (test === "not") return `not ${wanted(limit, kept)}`;
    return `${TESTS.get(test) ?? test} ${plain(limit)}`;
  });
  return parts.join(" and ");
}

const TESTS: ReadonlyMap<string, string> = new Map([
  ["in", "one of"],
  ["min", "at least"],
  ["max", "at most"],
  ["has", "with the words"],
  ["size", "of length"],
]);

const SHOWN = 160;

function plain(value: unknown): string {
  if (Array.isArray(value)) return shorten(value.map(plain).join(", ") || "none", SHOWN);
  return shorten(typeof value === "string" ? value : (JSON.stringify(value) ?? "absent"), SHOWN);
}

function bounds({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (max === 0) return "none";
  if (min !== undefined && min === max) return `${min}`;
  const low = min === undefined ? [] : [`at least ${min}`];
  return [...low, ...(max === undefined ? [] : [`at most ${max}`])].join(", ");
}

function sayingText({ cents, number, day, time, text, any }: Saying): string {
  const words = [cents, number, day, time, text, any?.join(" or ")];
  return words.filter((entry) => entry !== undefined).join(", ");
}

function sayingWords(saying: Saying, kept: Kept): string {
  const { cents, number, day, time, text, any } = saying;
  const words = [
    ...(cents === undefined ? [] : [centsOf(cents, kept)]),
    ...(number === undefined ? [] : [wordOf(number, kept)]),
    ...[day, time, text].flatMap((one) => (one === undefined ? [] : [wordOf(one, kept)])),
    ...(any === undefined ? [] : [any.map((one) => wordOf(one, kept)).join(" or ")]),
  ];
  return words.join(", ");
}

function centsOf(value: unknown, kept: Kept): string {
  const amounts = [tryFilled(value, kept)].flat();
  return amounts.map((one) => (Number.parseFloat(plain(one)) / 100).toFixed(2)).join(" or ");
}

/** `$made.*.booking` names what was made; where nothing was, what was to be. */
function wordOf(value: unknown, kept: Kept): string {
  const found = tryFilled(value, kept);
  const isNone = Array.isArray(found) && found.length === 0;
  const [, kind] = /^\$made\.\*\.(\w+)$/.exec(String(value)) ?? [];
  if (kind !== undefined && isNone) return `the number of the ${kind} that was made`;
  return Array.isArray(found) ? found.map(plain).join(" or ") : plain(found);
}

function tryFilled(value: unknown, kept: Kept): unknown {
  try {
    return filled(value, kept);
  } catch (error) {
    if (error instanceof TravelError) return value;
    throw error;
  }
}
