import { phraseFinder } from "../phrases.ts";

/** ISO codes that people write beside a price. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    "AED ARS AUD AZN BAM BDT BGN BHD BRL BYN CAD CHF CLP CNY COP CRC CZK DKK DZD EGP EUR GBP GEL HKD HUF IDR " +
    "ILS INR IQD IRR ISK JOD JPY KES KGS KRW KWD KZT LBP LKR MAD MDL MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN " +
    "QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU UZS VND ZAR"
  ).split(" "),
);

/** What a currency goes by; several codes where a word or sign decides nothing. */
export const findCurrencyWord = phraseFinder<string>([
  [
    "AUD",
    "australian dollar*|australische dollar|dollari australiani|dolares australianos|dollars australiens|австралийск* доллар*|aussie dollar*",
  ],
  [
    "CAD",
    "canadian dollar*|kanadische dollar|dollari canadesi|dolares canadienses|dollars canadiens|канадск* доллар*|kanada dollari|loonies",
  ],
  ["NZD", "new zealand dollar*|kiwi dollar*|neuseeland dollar"],
  ["HKD", "hong kong dollar*|hongkong dollar*"],
  ["SGD", "singapore dollar*|singapur dollar*"],
  [
    "USD",
    "usd|dollar|dollars|bucks|buck|us dollar*|american dollar*|u.s. dollar*|dollari|dolar|dolares|dollaro|доллар*|долл|бакс*|dollara|dollardir|dollarliq|amerikan dollari|abs dollari",
  ],
  ["EUR", "eur|euro|euros|евро|avro|avroya|avrodur|evro"],
  [
    "GBP",
    "gbp|pound|pounds|quid|pounds sterling|pound sterling|sterling|british pound*|pfund|sterline|sterlina|libras|libras esterlinas|livres|livres sterling|фунт*|funt|funta|funt sterling|funtdur",
  ],
  [
    "CHF",
    "chf|sfr|franken|schweizer franken|swiss franc*|franchi|franchi svizzeri|francos suizos|francs suisses|francs|швейцарск* франк*|франк*|isvecre franki",
  ],
  ["AZN", "azn|manat|manata|manatdir|manatliq|манат*|manats"],
  ["RUB", "rub|rur|rouble*|ruble|rubles|rubel|rubli|rublos|roubles|руб*|р|rubl*"],
  [
    "TRY",
    "turkish lira*|lira|liras|lire turche|turkische lira|tl|турецк* лир*|лир|turk lirasi|lire",
  ],
  ["PLN", "pln|zloty|zlotys|zl|злот*"],
  ["CZK", "czk|koruna|korun|kc"],
  ["HUF", "huf|forint|forints|ft"],
  ["RON", "ron|lei"],
  ["BGN", "bgn|leva|lev"],
  ["UAH", "uah|hryvnia*|гривн*|грн"],
  ["KZT", "kzt|tenge|тенге"],
  ["GEL", "gel|lari|лари"],
  ["JPY", "jpy|yen|иен*|йен*"],
  ["CNY", "cny|rmb|yuan|renminbi|юан*"],
  ["INR", "inr|rupee*|rs|рупи*"],
  ["KRW", "krw|won"],
  ["THB", "thb|baht|бат"],
  ["AED", "aed|dirham*|dhs|дирхам*"],
  ["SAR", "sar|saudi riyal*"],
  ["QAR", "qar|qatari riyal*"],
  ["KWD", "kwd|kuwaiti dinar*"],
  ["BRL", "brl|reais|real"],
  ["MXN", "mxn|mexican peso*|pesos mexicanos"],
  ["ARS", "ars|argentine peso*|pesos argentinos"],
  ["CLP", "clp|chilean peso*|pesos chilenos"],
  ["COP", "cop|colombian peso*|pesos colombianos"],
  ["ZAR", "zar|rand"],
  ["ILS", "ils|shekel*|nis"],
  ["SEK", "sek|swedish kron*|schwedische kronen|шведск* крон*"],
  ["NOK", "nok|norwegian kron*|norwegische kronen|норвежск* крон*"],
  ["DKK", "dkk|danish kron*|danische kronen|датск* крон*"],
  ["DKK NOK SEK", "kr|kroner|krone|kronor|krona|kronen|corone|coronas|couronnes|крон|кроны|kron"],
  ["ARS CLP COP MXN", "peso|pesos|песо"],
]);

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

/** Words that say a number beside them is a price. */
export const findPriceWord = phraseFinder({
  total:
    "total|in total|total price|total paid|total cost|total fare|grand total|amount paid|amount due|total amount|altogether|all in|overall|ttl|gesamt|gesamtpreis|gesamtbetrag|insgesamt|zusammen|totale|in totale|prezzo totale|complessivamente|importe total|precio total|en total|montant total|prix total|au total|total ttc|итого|всего|общая стоимость|cemi|umumi|umumi qiymet|yekun",
  price:
    "price|fare|cost|costs|costing|paid|pay|paying|for|quoted|asking|price tag|preis|preise|kostet|kosten|bezahlt|zahle|fur|prezzo|costa|costo|pagato|pago|a soli|precio|cuesta|cuestan|por|pagado|tarifa|prix|coute|coutent|paye|pour|tarif|цена|стоит|стоимость|за|стоят|qiymet|qiymeti|fq|fare total|at|deal",
  part: "tax|taxes|fee|fees|surcharge|base fare|bag|bags|baggage|luggage|seat|insurance|save|saved|saving|cheaper|less|discount|steuern|gebuhren|gepack|versicherung|tasse|bagaglio|bagagli|assicurazione|tasas|impuestos|equipaje|taxes|bagages|assurance|налог*|сбор*|багаж*|страховк*|vergi|baqaj|sigorta|usual|usually|normally|normal|was|instead of|statt",
});

/** Thousands, hundreds and tens in words, for those who write prices out. */
export const findNumeral = phraseFinder<number>([
  [10, "ten|zehn|dieci|diez|dix|десять|on"],
  [11, "eleven|elf|undici|once|onze|одиннадцать|on bir"],
  [12, "twelve|zwolf|dodici|doce|douze|двенадцать|on iki"],
  [15, "fifteen|funfzehn|quindici|quince|quinze|пятнадцать"],
  [20, "twenty|zwanzig|venti|veinte|vingt|двадцать|iyirmi"],
  [30, "thirty|dreissig|trenta|treinta|trente|тридцать|otuz"],
  [40, "forty|vierzig|quaranta|cuarenta|quarante|сорок|qirx"],
  [50, "fifty|funfzig|cinquanta|cincuenta|cinquante|пятьдесят|elli"],
  [60, "sixty|sechzig|sessanta|sesenta|soixante|шестьдесят|altmis"],
  [70, "seventy|siebzig|settanta|setenta|семьдесят|yetmis"],
  [80, "eighty|achtzig|ottanta|ochenta|восемьдесят|seksen"],
  [90, "ninety|neunzig|novanta|noventa|девяносто|doxsan"],
  [100, "hundred|hundert|cento|cien|ciento|cent|cents|сто|yuz"],
  [200, "zweihundert|duecento|doscientos|двести"],
  [300, "dreihundert|trecento|trescientos|триста"],
  [400, "vierhundert|quattrocento|cuatrocientos|четыреста"],
  [500, "funfhundert|cinquecento|quinientos|пятьсот"],
  [600, "sechshundert|seicento|seiscientos|шестьсот"],
  [700, "siebenhundert|settecento|setecientos|семьсот"],
  [800, "achthundert|ottocento|ochocientos|восемьсот"],
  [900, "neunhundert|novecento|novecientos|девятьсот"],
  [1000, "thousand|grand|tausend|mille|mila|mil|тысяч*|тыс|min"],
]);
