import { TravelError } from "../../domain/errors.ts";
import { currencyDigits } from "../../domain/money.ts";
import { quoted } from "./quoted.ts";

type Json = Readonly<Record<string, unknown>>;
type Note = (change: string) => void;

const MOST_DECIMALS = 6;

/** Currencies that a symbol may mean, the usual one first; symbols inside others come after them. */
const SYMBOLS: readonly (readonly [string, readonly string[]])[] = [
  ["US$", ["USD"]],
  ["CA$", ["CAD"]],
  ["AU$", ["AUD"]],
  ["NZ$", ["NZD"]],
  ["HK$", ["HKD"]],
  ["NT$", ["TWD"]],
  ["MX$", ["MXN"]],
  ["A$", ["AUD"]],
  ["C$", ["CAD"]],
  ["R$", ["BRL"]],
  ["S$", ["SGD"]],
  ["€", ["EUR"]],
  ["£", codes("GBP EGP FKP GIP LBP SDG SHP SSP SYP")],
  [
    "$",
    codes(
      "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP CUP BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD",
    ),
  ],
  ["¥", ["JPY", "CNY"]],
  ["₹", ["INR"]],
  ["₽", ["RUB"]],
  ["₼", ["AZN"]],
  ["₺", ["TRY"]],
  ["₾", ["GEL"]],
  ["zł", ["PLN"]],
];

function codes(list: string): readonly string[] {
  return list.split(" ");
}

/** An amount and a currency out of `€1.234,50`, `500 usd` or a plain number. */
export function normalizePrice(request: Json, note: Note): Json {
  const price = request["price"];
  const given = readCurrency(request["currency"]);
  const text = typeof price === "number" ? String(price) : price;
  const written = typeof text === "string" ? readPrice(text.trim()) : undefined;
  const currency = given ?? written?.currencies[0];
  const result: Record<string, unknown> = {};
  if (currency !== undefined && currency !== request["currency"]) {
    note(
      request["currency"] === undefined
        ? `currency was not given: taken as ${currency}, from the price.`
        : `currency ${quoted(request["currency"])} became ${currency}.`,
    );
    result["currency"] = currency;
  }
  if (typeof text !== "string" || !written) return result;
  if (given !== undefined && written.currencies.length > 0 && !written.currencies.includes(given)) {
    throw contradiction(text, written.currencies[0] ?? "", given);
  }
  // A JSON number has no separator of thousands: its point is a decimal point.
  const amount =
    typeof price === "number" ? plainNumber(price) : readAmount(written.amount, currency);
  if (amount === undefined || amount === price) return result;
  if (typeof price === "string") note(`price ${quoted(price)} became ${amount}.`);
  return { ...result, price: amount };
}

function readCurrency(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const word = value.trim();
  const symbol = SYMBOLS.find(([sign]) => sign === word);
  return symbol?.[1][0] ?? word.toUpperCase();
}

/** The amount beside what says its currency, if anything does. */
function readPrice(text: string): { amount: string; currencies: readonly string[] } {
  for (const [sign, currencies] of SYMBOLS) {
    if (text.includes(sign)) return { amount: text.replace(sign, "").trim(), currencies };
  }
  const code = /^([A-Za-z]{3})\s*(\d.*)$|^(.*\d)\s*([A-Za-z]{3})$/.exec(text);
  const word = code?.[1] ?? code?.[4];
  if (word === undefined) return { amount: text, currencies: [] };
  return { amount: (code?.[2] ?? code?.[3] ?? "").trim(), currencies: [word.toUpperCase()] };
}

/** What is no amount stays as it is, to be refused as one. */
function plainNumber(price: number): string {
  const text = String(price);
  return /\.\d{7,}$/.test(text) ? price.toFixed(MOST_DECIMALS) : text;
}

const GROUPED = { ".": /^\d{1,3}(\.\d{2,3})*\.\d{3}$/, ",": /^\d{1,3}(,\d{2,3})*,\d{3}$/ } as const;

/** Digits with a decimal point; undefined when it is no amount. */
function readAmount(text: string, currency: string | undefined): string | undefined {
  const bare = text.replace(/(?<=\d)[\s'’\u00a0\u202f](?=\d{3})/g, "");
  if (/^\d+$/.test(bare)) return bare;
  const [, whole = "", mark, decimals = ""] = /^(\d[\d.,]*)([.,])(\d*)$/.exec(bare) ?? [];
  if (mark !== "." && mark !== ",") return undefined;
  if (/^\d+$/.test(whole)) {
    // 1.234 and 1,234 are thousands, unless the currency has three decimal places.
    const thousands = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
    if (thousands && !threeDigits(currency, mark)) return whole + decimals;
    return decimals === "" ? whole : `${whole}.${decimals}`;
  }
  if (GROUPED[mark].test(bare)) return bare.replaceAll(mark, "");
  const other = mark === "." ? "," : ".";
  if (!GROUPED[other].test(whole)) return undefined;
  return [whole.replaceAll(other, ""), ...(decimals === "" ? [] : [decimals])].join(".");
}

function threeDigits(currency: string | undefined, mark: string): boolean {
  return mark === "." && currency !== undefined && /^[A-Z]{3}$/.test(currency)
    ? currencyDigits(currency) === 3
    : false;
}

function contradiction(price: string, said: string, given: string): TravelError {
  return new TravelError(
    "invalid",
    `price ${quoted(price)} is in ${said}, but currency is ${given}`,
    {
      reason: "currency_contradiction",
      field: "currency",
      value: given,
      hint: "Give the currency in which the price was seen.",
    },
  );
}
