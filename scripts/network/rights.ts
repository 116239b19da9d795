/** Which airlines may fly where: home markets, territories, closed skies. */

const TERRITORIES: Readonly<Record<string, string>> = {
  PR: "US",
  VI: "US",
  GU: "US",
  MP: "US",
  AS: "US",
  GP: "FR",
  MQ: "FR",
  GF: "FR",
  RE: "FR",
  YT: "FR",
  PM: "FR",
  BL: "FR",
  MF: "FR",
  NC: "FR",
  PF: "FR",
  WF: "FR",
  FO: "DK",
  GL: "DK",
  AX: "FI",
  SJ: "NO",
  GG: "GB",
  JE: "GB",
  IM: "GB",
  GI: "GB",
  CX: "AU",
  CC: "AU",
  NF: "AU",
  EH: "MA",
};

/** The European single market, its associates, and Britain, whose airlines keep daughters inside it. */
const EUROPE = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  ),
);
const TASMAN = new Set(["AU", "NZ"]);

/** The state whose air law holds in a country or territory. */
export function stateOf(country: string): string {
  return TERRITORIES[country] ?? country;
}

/** States between any of which the airlines of a state fly as at home. */
export function homeMarket(country: string, also: readonly string[] = []): ReadonlySet<string> {
  const state = stateOf(country);
  if (EUROPE.has(state)) return EUROPE;
  if (TASMAN.has(state)) return TASMAN;
  return new Set([state, ...also]);
}

/** Airports of these states have been closed to airlines since a war began. */
const CLOSED = new Set(["UA"]);
/** Closed airports of others. */
const CLOSED_AIRPORTS = new Set(["SIP", "ROV", "TGK"]);
/** Fields where only soldiers land, and airports closed to the airlines of a state. */
const MILITARY = new Set(["AWK"]);
const CLOSED_TO: Readonly<Record<string, string>> = { PAP: "US" };
/** The only airports of one state with flights to another: permits, and where its emigrants live. */
const ONLY_BY: Readonly<Record<string, readonly string[]>> = {
  "US CU": ["MIA", "FLL", "TPA", "IAH"],
};
/** Recognised by one state only: flights from elsewhere touch down there first. */
const ONLY_FROM: Readonly<Record<string, string>> = { ECN: "TR" };

const EUROPEANS = [...EUROPE];
const ARAB_AND_OTHERS = "IR IQ SY LB KW SA YE DZ LY TN PK BD ID MY AF SD QA OM".split(" ");

/** States without flights between them. */
const APART: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ["RU", "BY"],
    [...EUROPEANS, "US", "CA", "JP", "AU", "NZ", "TW", "KR", "SG", "MD", "AL", "MK", "XK", "ME"],
  ],
  [["IL"], ARAB_AND_OTHERS],
  [["IN"], ["PK"]],
  [["AM"], ["AZ"]],
  [["DZ"], ["MA"]],
  [["TR"], ["CY", "IL"]],
  [["AR"], ["FK"]],
  [["RS"], ["XK"]],
  [["HT"], ["DO"]],
  [
    ["US", "CA"],
    ["IR", "SY", "KP", "AF", "LY", "SD", "YE", "IQ"],
  ],
  [["US"], ["VE"]],
  [
    ["AF", "LY", "SY", "YE", "IR", "SD", "KP"],
    [...EUROPEANS, "AU", "NZ", "JP"],
  ],
  [["KP"], ["KR", "JP", "TW", "HK", "TH", "VN", "MY", "SG", "ID", "PH", "IN", "AE"]],
];

const apart = new Set<string>();
for (const [ones, others] of APART) {
  for (const one of ones) {
    for (const other of others) apart.add(one + other).add(other + one);
  }
}

export function skiesClosed(a: string, b: string): boolean {
  const one = stateOf(a);
  const other = stateOf(b);
  return CLOSED.has(one) || CLOSED.has(other) || apart.has(one + other);
}

/** Airlines of a state that do not fly to another, though others do. */
const BARRED = new Set(["CU US", "RW CD"]);

/** Whether an airline of a state may use two airports at all, whatever their countries. */
export function airportsOpen(state: string, a: string, b: string): boolean {
  return [a, b].every(
    (code) =>
      !CLOSED_AIRPORTS.has(code) &&
      !MILITARY.has(code) &&
      CLOSED_TO[code] !== state &&
      (ONLY_FROM[code] ?? state) === state,
  );
}

/** Whether flights between two countries leave from an airport, which is in the first of them. */
export function isDoorTo(code: string, country: string, other: string): boolean {
  return ONLY_BY[`${stateOf(country)} ${stateOf(other)}`]?.includes(code) ?? true;
}

export function isBarred(state: string, a: string, b: string): boolean {
  return [a, b].some((country) => BARRED.has(`${state} ${stateOf(country)}`));
}

/** No cabotage and no fifth freedom: one end at least lies in the airline's home market. */
export function mayFly(home: ReadonlySet<string>, a: string, b: string): boolean {
  return (home.has(stateOf(a)) || home.has(stateOf(b))) && !skiesClosed(a, b);
}
