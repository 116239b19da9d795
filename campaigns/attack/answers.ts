import { isRecord } from "../../src/tools/json.ts";
import { Flaw } from "./findings.ts";

/** What belongs to the inside of a server, and to no answer. */
const INTERNAL: readonly RegExp[] = [
  /\/(?:root|home|tmp|usr|var|opt|work)\/[\w.-]/,
  /node_modules|node:internal|\bdist\/\w/,
  /\.(?:ts|js|mjs):\d+/,
  // A frame of a stack names where it is; "Fisherman at Dusk (Yangshuo)" is an excursion.
  /\bat (?:async )?[\w.<>]+ \((?:file:|node:|\/|<anonymous>|[A-Z]:\\)/,
  /SQLITE|sqlite_|better-sqlite/i,
  /\b(?:SELECT|INSERT|UPDATE|DELETE)\b.*\b(?:FROM|INTO|SET|WHERE)\b/,
  /\b(?:valkey|redis)s?:\/\/|iovalkey|ECONNREFUSED|ENOENT|EACCES/,
  /\bwf_[a-z0-9]+_[A-Za-z0-9]{20,}/,
  /\b(?:Type|Reference|Range|Syntax|Zod|Aggregate)Error\b/,
  /Cannot (?:read|set|destructure|convert) |is not (?:a function|iterable|a constructor)/,
  /Maximum call stack|Unexpected token|"invalid_type"|"code":"custom"/,
  /\[object \w+\]/,
  /root:x:0|"devDependencies"/,
];
/** Words of a programming language, where people read. */
const UNREADABLE = /(?:^|[\s"(:=$])(?:undefined|NaN)(?:[\s",.)]|$)/;

/** Throws when an answer shows what it should not; `secrets` are other principals' data. */
export function checkText(where: string, answer: string, secrets: readonly string[] = []): void {
  for (const pattern of INTERNAL) {
    const shown = pattern.exec(answer);
    if (shown) {
      const around = answer.slice(Math.max(0, shown.index - 80), shown.index + 120);
      throw new Flaw(`${where}: an internal detail, ${pattern}`, around);
    }
  }
  const odd = UNREADABLE.exec(answer);
  if (odd) {
    const around = answer.slice(Math.max(0, odd.index - 80), odd.index + 80);
    throw new Flaw(`${where}: undefined or NaN`, around);
  }
  for (const secret of secrets) {
    if (answer.includes(secret))
      throw new Flaw(`${where}: another's booking`, answer.slice(0, 500));
  }
}

/** Throws when figures that belong together do not add up, anywhere in an answer. */
export function checkSums(where: string, output: unknown): void {
  const wrong = wrongSum(output);
  if (wrong !== undefined) throw new Flaw(`${where}: ${wrong.rule}`, wrong.figures);
}

interface WrongSum {
  readonly rule: string;
  readonly figures: string;
}

type Rule = readonly [
  name: string,
  applies: (record: Fields) => boolean,
  holds: (record: Fields) => boolean,
];
type Fields = Readonly<Record<string, unknown>>;

const CENT = 0.011;
const number = (value: unknown) => (typeof value === "number" ? value : Number.NaN);
const has = (...names: readonly string[]) => {
  return (record: Fields) => names.every((name) => record[name] !== undefined);
};
const list = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const sum = (value: unknown, name: string) =>
  list(value).reduce((total, item) => total + number(item[name]), 0);
const minor = (value: unknown) => Math.round(Number(value) * 100);

const RULES: readonly Rule[] = [
  [
    "a PNR's total is the sum of its parts",
    has("pnr", "totalPrice", "flights", "hotels", "cars"),
    ({ totalPrice, flights, hotels, cars }) =>
      totalPrice === sum(flights, "price") + sum(hotels, "price") + sum(cars, "totalPrice"),
  ],
  [
    "a stay's price is its nights'",
    has("price", "pricePerNight", "nights"),
    ({ price, pricePerNight, nights }) => price === number(pricePerNight) * number(nights),
  ],
  [
    "a rental's price is its days'",
    has("totalPrice", "dailyRate", "rentalDays"),
    ({ totalPrice, dailyRate, rentalDays }) =>
      totalPrice === number(dailyRate) * number(rentalDays),
  ],
  [
    "a fare is the sum of its travellers'",
    has("price", "priceBreakdown"),
    ({ price, priceBreakdown }) =>
      price ===
      list(priceBreakdown).reduce(
        (total, { count, each }) => total + number(count) * number(each),
        0,
      ),
  ],
  [
    "a journey's fare is the sum of its flights'",
    ({ price, segments, flightNumber }) =>
      price !== undefined && flightNumber !== undefined && list(segments).length > 0,
    ({ price, segments }) => price === sum(segments, "price"),
  ],
  [
    "a journey lands after it leaves, as long after as it says",
    has("departureTime", "arrivalTime", "duration", "flightNumber"),
    ({ departureTime, arrivalTime, duration }) =>
      Date.parse(String(arrivalTime)) - Date.parse(String(departureTime)) ===
      number(duration) * 60_000,
  ],
  [
    "a budget is the sum of its headings",
    has("breakdown", "total", "perPerson"),
    ({ breakdown, total }) => Math.abs(sum(breakdown, "expected") - number(total)) < CENT,
  ],
  [
    "an offer is its fare and its taxes",
    has("base_amount", "tax_amount", "total_amount"),
    ({ base_amount, tax_amount, total_amount }) =>
      minor(base_amount) + minor(tax_amount) <= minor(total_amount),
  ],
  [
    "a price is no debt",
    ({ price, totalPrice }) => typeof price === "number" || typeof totalPrice === "number",
    ({ price = 0, totalPrice = 0 }) => number(price) >= 0 && number(totalPrice) >= 0,
  ],
];

function wrongSum(node: unknown): WrongSum | undefined {
  if (Array.isArray(node)) {
    for (const item of node) {
      const wrong = wrongSum(item);
      if (wrong) return wrong;
    }
    return undefined;
  }
  if (!isRecord(node)) return undefined;
  for (const [rule, applies, holds] of RULES) {
    if (applies(node) && !holds(node)) {
      return { rule: `it does not hold that ${rule}`, figures: JSON.stringify(node).slice(0, 800) };
    }
  }
  return wrongSum(Object.values(node));
}
