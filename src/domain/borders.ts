/**
 * Land borders that travellers cannot cross, by the codes of both countries in order. Those of
 * Azerbaijan have been closed to passengers since 2020, that of Finland with Russia since 2023,
 * that of Thailand with Cambodia since 2025; between Egypt and Jordan the road leads through a
 * third country.
 */
const CLOSED: ReadonlySet<string> = new Set([
  "AM-AZ",
  "AM-TR",
  "AZ-GE",
  "AZ-IR",
  "AZ-RU",
  "AZ-TR",
  "DZ-MA",
  "EG-JO",
  "FI-RU",
  "IL-LB",
  "IL-SY",
  "KH-TH",
  "KP-KR",
  "RU-UA",
]);

export function isClosedBorder(a: string, b: string): boolean {
  return CLOSED.has(a < b ? `${a}-${b}` : `${b}-${a}`);
}

/** The countries of Schengen: between them there are no checks at the border. */
const SCHENGEN: ReadonlySet<string> = new Set(
  "AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH".split(
    " ",
  ),
);

export function isOpenBorder(a: string, b: string): boolean {
  return a === b || (SCHENGEN.has(a) && SCHENGEN.has(b));
}
