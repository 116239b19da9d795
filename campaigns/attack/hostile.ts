import fc from "fast-check";

const LETTERS = 26;
const letter = (place: number) => String.fromCharCode(97 + (place % LETTERS));
/** Words that never come in the same order again, for readers that remember what they looked up. */
const DIFFERENT = Array.from({ length: 7_000 }, (_, at) => {
  const word = (at * at * 31 + at) % LETTERS ** 2;
  return `${letter(word)}${letter(Math.floor(word / LETTERS))} `;
}).join("");

/** Runs of which worst cases are made: for readers of text, numbers, dates, names, paths and JSON. */
export const RUNS = [
  DIFFERENT,
  ..."a1 ,.:-+/{}[]()\"'\\\n\t\0é€𝒳\u202e\ufeff\u0301",
  ...["1a", "1 ", "AA-", "a,", "1-", "1.", "10:", "2027-", "to ", "and ", "from ", "BA1 ", "JFK-"],
  ...["2 adults ", "March ", "€1", "1k ", "http://", "../", "%2e", "\ud800", "ß", "İ", "ﷺ", "в "],
  ...["1:1", "12/", "a@", "(((", "+1", "-1", "0x", "1e", "🧳", "a\u0301", "\r\n"],
] as const;

const SHARP = [
  "",
  " ",
  "null",
  "true",
  "-0",
  "1e309",
  "0x10",
  "٣",
  "２０２７-０３-０１",
  "2027-02-29",
  "2027-03-01T00:00:00Z",
  "9999-12-31",
  "__proto__",
  "constructor",
  "toString",
  "\ud800",
  "\udc00lone",
  "\0",
  "\u202eRTL",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  "; DROP TABLE bookings",
  "$" + "{7*7}",
  "{{7*7}}",
  "%s%n%d",
  "..%2f..%2fetc%2fpasswd",
  "../../package.json",
  "a\r\nX-Injected: 1",
  "TEST-AAAAAA",
  "gds:session:{x}",
  "*",
  "%",
  "_",
] as const;

const NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  " ",
  "a.b[0]",
  "\ud800",
  "x\r\ny: 1",
  "sessionid",
  "ORIGIN",
  "_meta",
  "$ref",
  "é".repeat(120),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 53) - 2,
  1e21,
  0.1 + 0.2,
] as const;

const repeated = fc
  .tuple(fc.constantFrom(...RUNS), fc.constantFrom(3, 40, 190, 1990, 20_000))
  .map(([run, length]) => run.repeat(Math.ceil(length / run.length)).slice(0, length));

/** A text meant to hurt. Long ones are rare, since they take as long as thousands of others. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...SHARP) },
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 4, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 2, arbitrary: repeated },
);

/** A parameter's name that a program may stumble over. */
const hostileName: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: hostileText },
);

function nested(levels: number, list: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = list ? [value] : { a: value };
  return value;
}

/** Any JSON: small and odd, deep, wide. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: hostileText },
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(19, 21, 100, 400), fc.boolean())
      .map(([levels, list]) => nested(levels, list)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(99, 101, 1_000), hostileText)
      .map(([length, text]) => Array.from({ length }, () => text.slice(0, 20))),
  },
);

/**
 * An own property under any name: assigning `__proto__` would change the object instead. A copy,
 * because one value in two places could be put into itself by the next change.
 */
function setOwn(record: object, name: string, value: unknown): void {
  Object.defineProperty(record, name, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

type Mutation = (parent: Record<string, unknown>, key: string) => void;

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 8,
    arbitrary: hostileValue.map(
      (value): Mutation =>
        (parent, key) =>
          setOwn(parent, key, value),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(hostileName, hostileValue).map(
      ([name, value]): Mutation =>
        (parent) => {
          if (!Array.isArray(parent)) setOwn(parent, name, value);
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Mutation>((parent, key) => {
      if (!Array.isArray(parent)) delete parent[key];
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Mutation>(
      (parent, key) => setOwn(parent, key, [parent[key]]),
      (parent, key) => setOwn(parent, key, worded(parent[key])),
      (parent, key) => setOwn(parent, key, worded(parent[key]).toLowerCase()),
      (parent, key) => setOwn(parent, key, ` ${worded(parent[key])} `),
      (parent, key) => setOwn(parent, key, { ...Object(parent[key]) }),
    ),
  },
  {
    weight: 3,
    arbitrary: hostileText.map(
      (text): Mutation =>
        (parent, key) => {
          if (typeof parent[key] === "string") setOwn(parent, key, `${parent[key]}${text}`);
        },
    ),
  },
);

/** Good values with none, one or a few of their parts changed, at any depth. */
export function spoilt(good: fc.Arbitrary<unknown>, most = 3): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat({ max: 99 }), mutation), { maxLength: most });
  return fc.tuple(good, changes).map(([value, list]) => {
    const copy: unknown = structuredClone(value);
    for (const [pick, change] of list) {
      const places = placesOf(copy);
      const [parent, key] = places[pick % Math.max(1, places.length)] ?? [];
      if (parent && key !== undefined) change(parent, key);
    }
    return copy;
  });
}

function worded(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

const MOST_PLACES = 200;

function placesOf(root: unknown): (readonly [Record<string, unknown>, string])[] {
  const places: (readonly [Record<string, unknown>, string])[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const record: Record<string, unknown> = Object(node);
    for (const key of Object.keys(record)) {
      places.push([record, key]);
      if (places.length >= MOST_PLACES) return places;
      waiting.push(record[key]);
    }
  }
  return places;
}
