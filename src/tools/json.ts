/** True of what JSON calls an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The part of a JSON value at a path of names and indexes. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const step of path) {
    if (Array.isArray(value) && typeof step === "number") value = value[step];
    else if (isRecord(value) && typeof step === "string" && Object.hasOwn(value, step)) {
      value = value[step];
    } else return undefined;
  }
  return value;
}

/** `passengers[1].lastName`. */
export function fieldName(path: readonly PropertyKey[]): string {
  let name = "";
  for (const step of path) {
    if (typeof step === "number") name += `[${step}]`;
    else name += name === "" ? String(step) : `.${String(step)}`;
  }
  return name;
}
