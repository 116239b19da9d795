import type { Field, Fields } from "./fields.ts";

/** Groups of airports between which one can travel by air. */
export interface Islands {
  served(field: Field): boolean;
  joined(a: Field, b: Field | undefined): boolean;
  join(a: Field, b: Field): void;
}

export function islandsOf(
  fields: Fields,
  flown: readonly { readonly from: Field; readonly to: Field }[],
): Islands {
  const parents = Int32Array.from(fields.all, (_, index) => index);

  function rootOf({ airport }: Field): number {
    let index = airport.index;
    for (let parent = parents[index]; parent !== undefined && parent !== index; ) {
      // Halving the path keeps later walks short.
      parents[index] = parents[parent] ?? parent;
      index = parents[index] ?? index;
      parent = parents[index];
    }
    return index;
  }

  const servedFields = new Set<Field>();
  function join(a: Field, b: Field): void {
    servedFields.add(a).add(b);
    parents[rootOf(a)] = rootOf(b);
  }

  for (const { from, to } of flown) join(from, to);
  return {
    served: (field) => servedFields.has(field),
    joined: (a, b) => b !== undefined && rootOf(a) === rootOf(b),
    join,
  };
}
