const texts = new WeakMap<object, string>();

/** An object's JSON, kept for as long as the object is there: what is stored is answered, too. It must not change any more. */
export function keptJson(value: object): string {
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** An object's JSON: the one that was kept, or made now. */
export function writtenJson(value: object): string {
  return texts.get(value) ?? JSON.stringify(value);
}
