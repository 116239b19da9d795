/** Three capitals that are hardly ever an airport, whatever stands around them. */
export const NEVER_CODES: ReadonlySet<string> = new Set(
  (
    "JAN FEB APR JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN ADT CHD INF PAX PNR REF TTL EUR USD " +
    "GBP RUB AZN CHF AUD CAD NOK SEK DKK PLN CZK HUF JPY CNY INR AED SAR QAR KWD NZD HKD SGD ZAR BRL MXN THE AND " +
    "STD STA ETD ETA BRD"
  ).split(" "),
);

/** Codes of airports that stand before a time as words: "STD 0500 STA 0710". */
export const TIME_LABELS: ReadonlySet<string> = new Set("STD STA ETD ETA BRD".split(" "));
