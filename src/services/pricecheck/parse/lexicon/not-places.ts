/** Everyday words that are also the name or the code of a place somewhere. */
export const NOT_PLACES: ReadonlySet<string> = new Set(
  (
    "a all also am an and are as at back bad bag bags bar base bath be best big bit book booking bring buy by " +
    "can car check class close code cool cork cost day days deal dear del der des did die direct do does early " +
    "easy economy en ende enter et even ever eye fair family fare fast fee find first flat flight fly food for " +
    "found free from fun get go good got grand great group had half has hat have he help her here hi him his " +
    "home hope hot how hub i if in info is it its job just keep key kind know last late law leave less let lie " +
    "like line link list live local long lot low lunch mail main male man many may me mean men mine miss mobile " +
    "more most much must my near need net new next nice night no non not now of off ok old on one online only " +
    "open or orange other our out over own paid page part party pass pay per pets plan please plus pm point " +
    "price pro put quick rate reading ready red rest return ride right round run safe said sale same saw say " +
    "seat see seen send set she show side single sit site size so some soon split start stay still stop sun sure " +
    "tax ten than thank thanks that the their them then there they think this ticket till time to today too " +
    "top total tour tours town travel trip try two union up us use van very via visa vs wait want war was way we " +
    "week well were what when where which who why will wind with won work would year yes yet you your zero " +
    "der die das und von nach mit ein eine einen ist bin bis auf aus bei fur hin her ich ihr ins im ja kein " +
    "mal mein mir nur ob oder preis sehr sie sind um uns war was wer wie wir wo zu zum zur gut tag uhr alle " +
    "alla alle allo anche andata bene bel buono che chi ci cosa con costa da dai dal dei della di dove due ecco " +
    "era fa fino gia gli ha hai ho il io la le lei lo loro ma mai meno mi mia mio molto nel no noi non ora ore " +
    "per piu poi prezzo puo quando quanto questo se sei si sia solo sono sono su sul tra tre tu tutti un una uno " +
    "va vai via voi vorrei ante asi ahora al algo aqui baja bien cada como con cual cuando de del desde dia dias " +
    "donde dos el ella en es esa ese eso esta este esto fue gran ha hace hay hola hora hoy ida la las le les lo " +
    "los luego mas me mi mis mucho muy nada ni no nos o otra otro para pero poco por que salida se ser si sin " +
    "sobre sol solo son su sus tal te ti todo tres tu un una uno uso va vez vi voy y ya yo au aux avec bon ca ce " +
    "cela ces cette chez dans de des deux donc du elle en est et eu il ils je jour la le les leur lui ma mais me " +
    "meme mes moi mon ne nos notre nous on ou par pas peu plus pour prix qui que quoi sa sans se ses si son sur " +
    "ta te tes toi ton tout tres tu un une va vers vol vos vous ve bu da de men sen biz siz o ki ne bir iki var " +
    "yox her cox az en qiymet bilet reys saat gun il ay sonra indi bele amma ucun kimi qeder lap hec " +
    "mar apr jun jul aug sep oct nov dec jan feb may mon tue wed thu fri sat sun mai juin dim lun mer jeu ven sam " +
    "dom mie jue vie sab gio adt chd inf pax pnr ref ttl eur usd gbp rub azn chf aud cad nok sek dkk pln czk huf try " +
    "jpy cny inr aed sar qar kwd nzd hkd sgd zar brl mxn ars clp cop thb krw idr myr php vnd ron bgn uah kzt gel " +
    "ita lot sas tap pal eva ana thy klm jal sia lan mrs mr ms dep arr net tax vat etd eta gmt utc cet est pst min " +
    "hrs std seg leg rt ow erw per non oui nein yes no si aha lol omg btw fyi asap pls thx tks nbr tel fax web www " +
    "com app pdf url faq vip css airport airlines airline airways air international delta alaska american united " +
    "spirit condor peach victoria-class first business premium classic basic light flex standard comfort qatar-airways " +
    "во на из до от за не да но он мы вы ты же бы то ли по со рейс или это еще уже цена дня май мая март сутки тур " +
    "hamad wizz dear hello love marco rossi smith miller jane john anna maria mario bianchi muller schmidt garcia lopez " +
    "martin dupont ivan ali aliyev mammadov hasanov huseynov dubois durand weber fischer meier jones brown lee kim chen"
  ).split(" "),
);

/** Three capitals that are hardly ever an airport, whatever stands around them. */
export const NEVER_CODES: ReadonlySet<string> = new Set(
  (
    "JAN FEB APR JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN ADT CHD INF PAX PNR REF TTL EUR USD " +
    "GBP RUB AZN CHF AUD CAD NOK SEK DKK PLN CZK HUF JPY CNY INR AED SAR QAR KWD NZD HKD SGD ZAR BRL MXN THE AND"
  ).split(" "),
);
