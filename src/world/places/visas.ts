/** How the holder of an ordinary passport usually enters a country as a tourist. */
export interface Entry {
  readonly way: "home" | "free" | "authorisation" | "e-visa" | "on arrival" | "visa" | "refused";
  /** Days that are free of a visa. */
  readonly days?: number;
  /** Told differently by different sources, or changing. */
  readonly doubtful: boolean;
}

/** The European Union with Iceland, Liechtenstein, Norway and Switzerland: one kind of passport here. */
const EUROPEAN = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK ES CH".split(
    " ",
  ),
);
const SCHENGEN = new Set([...EUROPEAN].filter((code) => code !== "IE" && code !== "CY"));

const PASSPORTS = "AZ GE RU KZ TR US GB EU IN CN".split(" ");

/** By country of arrival, for the passports above: F free (days), E e-visa, A on arrival, T authorisation, V visa, = home, - refused, ? in doubt. */
const TABLE = `
SCHENGEN V F90 V V V F90 F90 = V V|GB V V V V V T = T V V|GE F365 = F365 F365 F365 F365 F365 F365 E F30|AM - F180 F180 F180 E? F180 F180 F180 E F90
AZ = F90 F90 F90 F90 E E E E F30|TR F90 F90 F60 F90 = F90 F90 F90 E F90?|UZ F90 F90? F90 F90 F90 F30 F30 F30 E F30|KZ F90 F90 F90 = F90? F30 F30 F30 F14 F30
KG F90 F60? F90 F90 F90 F30 F30 F30 E E?|TJ F90 F90? F90 F30 F30? F30 F30 F30 E F30?|EG E? E A E A A A A E A|JO A A F30? A F90 A A A A A
AE F30? F90? F90 F30 E F30 F30 F90 A? F30|OM F14 F14 F30 F14 F14 F14 F14 F14 F14? F14|SA E E F90? E E E E E V E|QA F30 F30 F90? F30 F90 F30 F30 F90 F30 F30
TH A? ? F30 F30? F30 F30 F30 F30 A? F30|VN E E F45 F30 E E F45 F45? E E|JP V V V V F90 F90 F90 F90 E V|KR V V F60? F30? F90 F90 F90 F90 V V
CN F30 F30 F30? F30 V V F30? F30? V =|IN E E E E V? E E E = V|ID A? A? A A A A A A A A|MY F30 F30? F30 F30 F90 F90 F90 F90 F30 F30
SG V V V F30 F90 F90 F30 F90 V F30|MV A A F90 A A A A A A A|MA E? V? F90 ? F90 F90 F90 F90 E F90|RS F90? F90? F30 F30 F90 F90 F90 F90 V F30
US V V V V V = T T V V|TM V V V V V V V V V V|LK T T T T T T T T T T|KE T T T T T T T T T T|TZ E E E E E E E E E E`;

const WAYS: Readonly<Record<string, Entry["way"]>> = {
  F: "free",
  E: "e-visa",
  A: "on arrival",
  T: "authorisation",
  V: "visa",
  "=": "home",
  "-": "refused",
};

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** What is usual; undefined where nothing is known of the passport or the country. */
export function entryTo(country: string, passport: string): Entry | undefined {
  if (country === passport) return { way: "home", doubtful: false };
  const holder = EUROPEAN.has(passport) ? "EU" : passport;
  if (holder === "EU" && EUROPEAN.has(country)) return { way: "free", doubtful: false };
  table ??= new Map(
    TABLE.trim()
      .split(/[|\n]/)
      .map((row) => {
        const [to = "", ...cells] = row.split(" ");
        return [to, cells] as const;
      }),
  );
  const row = table.get(SCHENGEN.has(country) ? "SCHENGEN" : country);
  const cell = row?.[PASSPORTS.indexOf(holder)];
  const way = WAYS[cell?.charAt(0) ?? ""];
  if (cell === undefined || way === undefined) return undefined;
  const days = Number(cell.replace(/\D/g, ""));
  return { way, doubtful: cell.endsWith("?"), ...(days > 0 && { days }) };
}

/** True where the passport is one of those that something is known of. */
export function isKnownPassport(passport: string): boolean {
  return PASSPORTS.includes(passport) || EUROPEAN.has(passport);
}
