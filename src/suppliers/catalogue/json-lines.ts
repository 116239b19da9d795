/** Where in a JSON text something stands. JSON.parse does not tell, so this reads it once more. */

type Path = readonly (string | number)[];

/** Where a text stops being JSON. */
export interface SyntaxFault {
  readonly line: number;
  readonly column: number;
}

class Fault extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super("not JSON");
    this.offset = offset;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Undefined when the text is JSON after all. */
export function syntaxFault(text: string): SyntaxFault | undefined {
  try {
    walk(text, () => {});
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = text.slice(0, error.offset).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}

/** The line of the value at `path`, or of the innermost part of the path that exists. */
export function lineOf(text: string, path: Path): number {
  let deepest = -1;
  let offset = 0;
  walk(text, (at, start) => {
    if (at.length <= deepest || at.length > path.length) return;
    if (!at.every((step, index) => step === path[index])) return;
    deepest = at.length;
    offset = start;
  });
  return text.slice(0, offset).split("\n").length;
}

/** Calls back with every value's path and where it (or, in an object, its name) begins. */
function walk(text: string, onValue: (path: Path, offset: number) => void): void {
  let at = 0;
  const path: (string | number)[] = [];

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) throw new Fault(at);
    at += match[0].length;
    return match[0];
  }

  /** The next sign that is not a space. */
  function peek(): string {
    take(SPACE);
    return text.charAt(at);
  }

  function expectSign(sign: string): void {
    if (peek() !== sign) throw new Fault(at);
    at += 1;
  }

  /** The parts of an object or array, up to its closing sign. */
  function parts(close: string, part: (index: number) => void): void {
    at += 1;
    if (peek() !== close) {
      part(0);
      for (let index = 1; peek() === ","; index++) {
        at += 1;
        part(index);
      }
    }
    expectSign(close);
  }

  function value(offset: number): void {
    onValue(path, offset);
    const sign = peek();
    if (sign === "{") {
      parts("}", () => {
        peek();
        const start = at;
        const name: string = JSON.parse(take(STRING));
        expectSign(":");
        path.push(name);
        value(start);
        path.pop();
      });
    } else if (sign === "[") {
      parts("]", (index) => {
        peek();
        path.push(index);
        value(at);
        path.pop();
      });
    } else take(sign === '"' ? STRING : SCALAR);
  }

  peek();
  value(at);
  if (peek() !== "") throw new Fault(at);
}
