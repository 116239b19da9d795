import { parseArgs } from "node:util";

/** Numbers given as `--name 12`; a name that is not among the defaults is refused. */
export function numbersFrom<T extends Readonly<Record<string, number>>>(
  defaults: T,
): { [K in keyof T]: number } {
  const names: (keyof T & string)[] = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options });
  const numbers = { ...defaults };
  for (const [name, text] of Object.entries(values)) {
    const number = Number(text);
    if (!Number.isFinite(number) || number < 0) throw new Error(`--${name} ${text} is no number`);
    Object.assign(numbers, { [name]: number });
  }
  return numbers;
}
