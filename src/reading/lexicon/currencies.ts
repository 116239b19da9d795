/** ISO codes that people write beside a price. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    "AED AMD ARS AUD AZN BAM BDT BGN BHD BRL BYN CAD CHF CLP CNY COP CRC CZK DKK DZD EGP EUR GBP GEL HKD HUF IDR " +
    "ILS INR IQD IRR ISK JOD JPY KES KGS KRW KWD KZT LBP LKR MAD MDL MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN " +
    "QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU UZS VND ZAR"
  ).split(" "),
);

/** Signs, longest first. */
export const CURRENCY_SIGNS: readonly (readonly [string, string])[] = [
  ["US$", "USD"],
  ["USD$", "USD"],
  ["AU$", "AUD"],
  ["CA$", "CAD"],
  ["NZ$", "NZD"],
  ["HK$", "HKD"],
  ["SG$", "SGD"],
  ["MX$", "MXN"],
  ["NT$", "TWD"],
  ["R$", "BRL"],
  ["A$", "AUD"],
  ["C$", "CAD"],
  ["S$", "SGD"],
  ["$CA", "CAD"],
  ["$US", "USD"],
  ["$AU", "AUD"],
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["₼", "AZN"],
  ["₽", "RUB"],
  ["₺", "TRY"],
  ["₴", "UAH"],
  ["₸", "KZT"],
  ["₾", "GEL"],
  ["₹", "INR"],
  ["₩", "KRW"],
  ["₪", "ILS"],
  ["₫", "VND"],
  ["₱", "PHP"],
  ["฿", "THB"],
  ["zł", "PLN"],
  ["Kč", "CZK"],
  ["CN¥", "CNY"],
  ["JP¥", "JPY"],
  ["¥", "CNY JPY"],
  ["￥", "CNY JPY"],
  ["Fr.", "CHF"],
  ["fr.", "CHF"],
  ["SFr.", "CHF"],
  ["Fr", "CHF"],
];
