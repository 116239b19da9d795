import { quoteDayOf } from "../../domain/dates.ts";
import type { ToolFacts } from "../../tools/define.ts";
import { examplesOn } from "../../tools/examples.ts";
import { isRecord } from "../../tools/json.ts";
import { type CommandOption, usageError } from "./command.ts";
import { optionList } from "./help.ts";
import type { Terminal } from "./terminal.ts";

type Given = Readonly<Record<string, string | boolean | undefined>>;

interface Parameter {
  readonly name: string;
  readonly flag: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A flag for each of a tool's parameters, by its own name and with hyphens: --departure-date. */
export function toolFlags(tool: ToolFacts): Readonly<Record<string, CommandOption>> {
  const flags: Record<string, CommandOption> = {};
  for (const parameter of parametersOf(tool)) {
    const option: CommandOption =
      parameter.schema["type"] === "boolean"
        ? { type: "boolean", help: helpOf(parameter) }
        : { type: "string", placeholder: placeholderOf(parameter), help: helpOf(parameter) };
    flags[parameter.flag] = option;
    flags[parameter.name] = option;
  }
  return flags;
}

/** The arguments that the flags of a command line stand for; absent when there are none. */
export function argumentsOf(
  tool: ToolFacts,
  given: Given,
): Readonly<Record<string, unknown>> | undefined {
  const values: Record<string, unknown> = {};
  for (const parameter of parametersOf(tool)) {
    const value = given[parameter.flag] ?? given[parameter.name];
    if (value !== undefined) values[parameter.name] = read(parameter, value);
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

/** What `wayfare call <tool> --help` and `wayfare tools <tool>` print. */
export function toolHelp(tool: ToolFacts, look: Pick<Terminal, "columns" | "bold">): string {
  const rows = parametersOf(tool).map((parameter): readonly [string, string] => [
    `--${parameter.flag}${parameter.schema["type"] === "boolean" ? "" : ` <${placeholderOf(parameter)}>`}`,
    helpOf(parameter),
  ]);
  return [
    `${tool.name}: ${tool.title}`,
    "",
    tool.description,
    "",
    look.bold("Usage"),
    `  wayfare call ${tool.name} [flags]`,
    `  wayfare call ${tool.name} '{"parameter": "value"}'`,
    ...exampleOf(tool, look),
    ...(rows.length === 0 ? [] : ["", look.bold("Parameters")]),
    ...optionList(rows, look),
  ].join("\n");
}

/** The same call that the OpenAPI document shows, as it is typed. */
function exampleOf(tool: ToolFacts, look: Pick<Terminal, "bold">): readonly string[] {
  const example = examplesOn(quoteDayOf(Date.now()))[tool.name];
  if (!example) return [];
  const words = parametersOf(tool).flatMap(({ name, flag, schema }) => {
    const value = example.arguments[name];
    if (value === undefined) return [];
    const plain = typeof value !== "object" || isPlainList(schema);
    const text = plain ? String(value) : JSON.stringify(value);
    return [`--${flag}`, /^[\w.:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`];
  });
  const sources = Object.entries(example.from ?? {}).map(
    ([pointer, { call }]) => `  ${pointer.slice(1)} comes from the answer of ${call}.`,
  );
  return ["", look.bold("Example"), `  wayfare call ${tool.name} ${words.join(" ")}`, ...sources];
}

function parametersOf(tool: ToolFacts): readonly Parameter[] {
  const schema = tool.inputSchema("portable");
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    flag: name.replaceAll("_", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    required: required.includes(name),
    schema: isRecord(property) ? property : {},
  }));
}

function helpOf({ required, schema }: Parameter): string {
  const sentences = [
    schema["description"],
    shapeOf(schema),
    Array.isArray(schema["enum"]) && `One of ${schema["enum"].join(", ")}`,
    schema["default"] !== undefined && `Default: ${JSON.stringify(schema["default"])}`,
    required && "Required",
  ];
  return sentences
    .filter((text) => typeof text === "string" && text !== "")
    .map((text) => (/[.!?]$/.test(String(text)) ? text : `${text}.`))
    .join(" ");
}

/** What JSON has to hold, one level deep; the rest is in the tool's schema. */
function shapeOf(schema: Parameter["schema"]): string | undefined {
  const { items, properties } = schema;
  if (isRecord(properties)) {
    const names = Object.entries(properties).map(([name, one]) => {
      const isList = isRecord(one) && one["type"] === "array" && one["description"];
      return isList ? `${name} (a list: ${String(one["description"]).toLowerCase()})` : name;
    });
    return `JSON object: ${names.join(", ")}`;
  }
  if (isRecord(items) && isRecord(items["properties"])) {
    return `JSON list of objects: ${Object.keys(items["properties"]).join(", ")}`;
  }
  return undefined;
}

function placeholderOf({ schema }: Parameter): string {
  const { type } = schema;
  if (type === "array") return isPlainList(schema) ? "list" : "json";
  return type === "object" ? "json" : type === "integer" || type === "number" ? "number" : "text";
}

/** A list of words or numbers is written with commas; whatever is deeper, as JSON. */
function isPlainList(schema: Parameter["schema"]): boolean {
  const items = isRecord(schema["items"]) ? schema["items"] : {};
  return items["type"] === "string" || items["type"] === "integer" || items["type"] === "number";
}

function read(parameter: Parameter, given: string | boolean): unknown {
  if (typeof given === "boolean") return given;
  switch (placeholderOf(parameter)) {
    case "number":
      return numberOf(parameter, given);
    case "list":
      return given.split(",").map((part) => listItem(parameter, part.trim()));
    case "json":
      return jsonOf(parameter, given);
    default:
      return given;
  }
}

function listItem(parameter: Parameter, text: string): unknown {
  const items = isRecord(parameter.schema["items"]) ? parameter.schema["items"] : {};
  return items["type"] === "string" ? text : numberOf(parameter, text);
}

function numberOf({ flag }: Parameter, text: string): number {
  const value = Number(text);
  if (text.trim() === "" || Number.isNaN(value)) {
    throw usageError(`--${flag}: '${text}' is not a number`);
  }
  return value;
}

function jsonOf({ flag }: Parameter, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usageError(`--${flag} takes JSON`, `Quote it for the shell: --${flag} '[…]'`);
  }
}
