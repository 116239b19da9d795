/** What was written since the last copy; a deleted key is there without a value. */
type Layer<V> = ReadonlyMap<string, V | undefined>;

/**
 * A map that is copied in constant time. A copy shares everything written before it; later writes go
 * into a layer of the writer's own. Layers are never changed once they are shared.
 */
export class LayeredMap<V extends NonNullable<unknown>> {
  #own: Map<string, V | undefined> | undefined;
  /** The newest first; each at least twice as large as the one above it, so that they stay few. */
  #below: readonly Layer<V>[];

  constructor(below: readonly Layer<V>[] = []) {
    this.#below = below;
  }

  copy(): LayeredMap<V> {
    if (this.#own !== undefined) {
      this.#below = stacked(this.#own, this.#below);
      this.#own = undefined;
    }
    return new LayeredMap(this.#below);
  }

  get(key: string): V | undefined {
    if (this.#own?.has(key)) return this.#own.get(key);
    for (const layer of this.#below) {
      const value = layer.get(key);
      if (value !== undefined || layer.has(key)) return value;
    }
    return undefined;
  }

  set(key: string, value: V): void {
    this.#own ??= new Map();
    this.#own.set(key, value);
  }

  delete(key: string): void {
    if (this.#below.length === 0) {
      this.#own?.delete(key);
      return;
    }
    this.#own ??= new Map();
    this.#own.set(key, undefined);
  }

  /** Every key with its value, in no order that means anything. */
  *entries(): Generator<readonly [string, V]> {
    const seen = new Set<string>();
    const layers = this.#own === undefined ? this.#below : [this.#own, ...this.#below];
    for (const layer of layers) {
      for (const [key, value] of layer) {
        if (seen.has(key)) continue;
        if (layers.length > 1) seen.add(key);
        if (value !== undefined) yield [key, value];
      }
    }
  }
}

/** Puts a layer on top, merged with those below it that are not much larger. */
function stacked<V>(top: Layer<V>, below: readonly Layer<V>[]): readonly Layer<V>[] {
  let merged = top;
  let depth = 0;
  for (const layer of below) {
    if (layer.size >= 2 * merged.size) break;
    merged = new Map([...layer, ...merged]);
    depth += 1;
  }
  const rest = below.slice(depth);
  if (rest.length > 0) return [merged, ...rest];
  // Nothing is below: a deleted key need not be remembered.
  const living = [...merged].filter(([, value]) => value !== undefined);
  return living.length === 0 ? [] : [living.length === merged.size ? merged : new Map(living)];
}
