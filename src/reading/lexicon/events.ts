/** A day of every year: a month and a day, or the first such weekday (0 is Monday) from there on; days from a feast; a day by year. */
export type DayRule =
  | readonly [month: number, day: number]
  | readonly [month: number, day: number, weekday: number]
  | { readonly from: "easter" | "orthodoxEaster" | "ramadan"; readonly days: number }
  | { readonly years: Readonly<Record<number, readonly [month: number, day: number]>> };

/** An event, a season or the holidays of schools that people travel for. */
export interface Occasion {
  readonly name: { readonly en: string; readonly az: string; readonly ru: string };
  /** How people call it, in any language; nothing of what is read as a feast or a date. */
  readonly said: string;
  readonly first: DayRule;
  /** Days that it lasts. */
  readonly lasts: number;
  /** The best day of a long one, counted from its first. */
  readonly best?: number;
  /** The calendar alone says when it is; else that is what is usual. */
  readonly sure?: true;
  /** It takes tickets or seats, which are for the operator to ask for. */
  readonly tickets?: true;
  /** Where it is, by slug of the catalogue, for those who name no place. */
  readonly at?: string;
  /** Its parts of days stand in every trip that is there then, or in those of pilgrims, and not only where it was named. */
  readonly always?: "everybody" | "pilgrims" | "couples";
  /** Days before its first on which travellers are there, where its first is what they name. */
  readonly eve?: number;
  /** Who names it and no length comes for all of it. */
  readonly whole?: true;
  /** Where it is, by country: elsewhere the same words mean another. */
  readonly in?: string;
}

/** Every way of saying some of them, with what those are called. */
export function occasionRows(): (readonly [said: readonly string[], phrase: string])[] {
  const phrases = new Set(OCCASIONS.flatMap(({ said }) => (said === "" ? [] : said.split("|"))));
  const called = (phrase: string) =>
    OCCASIONS.filter(({ said }) => said.split("|").includes(phrase)).map(({ said }) => said);
  return [...phrases].map((phrase) => [called(phrase), phrase] as const);
}

const SATURDAY = 5;
const FRIDAY = 4;
const WEDNESDAY = 2;

/** Several with the same words are held at other places or times: the next of them is meant. */
export const OCCASIONS: readonly Occasion[] = [
  {
    name: { en: "Oktoberfest", az: "Oktoberfest", ru: "Октоберфест" },
    said: "oktoberfest*|октоберфест*",
    first: [9, 16, SATURDAY],
    lasts: 16,
    best: 6,
    at: "munich",
  },
  {
    name: { en: "Carnival", az: "Karnaval", ru: "Карнавал" },
    said: "carnival|carnaval|carnevale|mardi gras|карнавал*|karnaval*",
    first: { from: "easter", days: -51 },
    lasts: 5,
    tickets: true,
    sure: true,
    at: "rio-de-janeiro",
    in: "BR",
  },
  {
    name: { en: "The Carnival of Venice", az: "Venesiya karnavalı", ru: "Венецианский карнавал" },
    said: "carnival|carnaval|carnevale|mardi gras|карнавал*|karnaval*",
    first: { from: "easter", days: -57 },
    lasts: 11,
    best: 8,
    at: "venice",
    in: "IT",
  },
  {
    name: { en: "Mardi Gras", az: "Mardi-Qra", ru: "Марди-Гра" },
    said: "carnival|carnaval|carnevale|mardi gras|карнавал*|karnaval*",
    first: { from: "easter", days: -51 },
    lasts: 5,
    sure: true,
    at: "new-orleans",
    in: "US",
  },
  {
    name: { en: "Carnival of Tenerife", az: "Tenerife karnavalı", ru: "Карнавал на Тенерифе" },
    said: "carnival|carnaval|carnevale|mardi gras|карнавал*|karnaval*",
    first: { from: "easter", days: -51 },
    lasts: 5,
    at: "tenerife",
    in: "ES",
  },
  {
    name: { en: "Carnival of Cologne", az: "Köln karnavalı", ru: "Кёльнский карнавал" },
    said: "carnival|carnaval|carnevale|mardi gras|карнавал*|karnaval*",
    first: { from: "easter", days: -52 },
    lasts: 6,
    sure: true,
    at: "cologne",
    in: "DE",
  },
  {
    name: {
      en: "The Lantern Festival of Chiang Mai",
      az: "Çianqmay fənər bayramı",
      ru: "Фестиваль фонарей в Чиангмае",
    },
    said: "loy krathong|yi peng|lantern festival|лой кратонг*|и пенг|фестивал* фонар*|fener festival*",
    first: { years: { 2026: [11, 24], 2027: [11, 13], 2028: [11, 1] } },
    lasts: 2,
    tickets: true,
    at: "chiang-mai",
    in: "TH",
  },
  {
    name: { en: "Novruz", az: "Novruz", ru: "Новруз" },
    said: "",
    first: [3, 20],
    lasts: 3,
    sure: true,
    always: "everybody",
  },
  {
    name: { en: "Valentine's Day", az: "Sevgililər günü", ru: "День святого Валентина" },
    said: "",
    first: [2, 14],
    lasts: 1,
    sure: true,
    always: "couples",
  },
  {
    name: { en: "Ramadan", az: "Ramazan", ru: "Рамадан" },
    said: "",
    first: { from: "ramadan", days: 0 },
    lasts: 19,
    always: "pilgrims",
  },
  {
    name: {
      en: "The last ten nights of Ramadan",
      az: "Ramazanın son on gecəsi",
      ru: "Последние десять ночей Рамадана",
    },
    said: "last ten nights of ramadan|last ten days of ramadan|last 10 nights of ramadan|last 10 days of ramadan|last ten nights|ramadan last ten nights|ramadan last 10 nights|последн* десять дней рамадан*|последн* 10 дней рамадан*|последн* десять ночей рамадан*|последн* 10 ночей рамадан*|ramazanin son on gun*|ramazanin son 10 gun*|ramazanin son on gece*|ramazanin son 10 gece*",
    first: { from: "ramadan", days: 19 },
    lasts: 11,
    always: "pilgrims",
    whole: true,
    in: "SA",
  },
  {
    name: { en: "The Holy Fire", az: "Müqəddəs Od", ru: "Благодатный огонь" },
    said: "holy fire|благодатн* огонь|благодатн* огня|благодатн* огню|muqeddes od|muqeddes odun*",
    first: { from: "orthodoxEaster", days: -2 },
    lasts: 3,
    sure: true,
    always: "pilgrims",
    at: "jerusalem",
    in: "IL",
  },
  {
    name: { en: "Easter in Jerusalem", az: "Yerusəlimdə Pasxa", ru: "Пасха в Иерусалиме" },
    said: "",
    first: { from: "easter", days: -2 },
    lasts: 3,
    sure: true,
    always: "pilgrims",
  },
  {
    name: { en: "Easter in Rome", az: "Romada Pasxa", ru: "Пасха в Риме" },
    said: "",
    first: { from: "easter", days: -2 },
    lasts: 3,
    sure: true,
    always: "pilgrims",
  },
  {
    name: { en: "Easter in Greece", az: "Yunanıstanda Pasxa", ru: "Пасха в Греции" },
    said: "",
    first: { from: "orthodoxEaster", days: -2 },
    lasts: 3,
    sure: true,
    always: "everybody",
  },
  {
    name: { en: "Semana Santa", az: "Semana Santa", ru: "Семана Санта" },
    said: "",
    first: { from: "easter", days: -7 },
    lasts: 8,
    sure: true,
    always: "everybody",
  },
  {
    name: {
      en: "The May pilgrimage to Fátima",
      az: "Fatimaya may ziyarəti",
      ru: "Майское паломничество в Фатиму",
    },
    said: "",
    first: [5, 13],
    lasts: 1,
    sure: true,
    always: "pilgrims",
    eve: 2,
    at: "fatima",
  },
  {
    name: {
      en: "The October pilgrimage to Fátima",
      az: "Fatimaya oktyabr ziyarəti",
      ru: "Октябрьское паломничество в Фатиму",
    },
    said: "",
    first: [10, 13],
    lasts: 1,
    sure: true,
    always: "pilgrims",
    eve: 2,
    at: "fatima",
  },
  {
    name: {
      en: "The feast of Saint Nicholas in Bari",
      az: "Baridə Müqəddəs Nikolay bayramı",
      ru: "Праздник святителя Николая в Бари",
    },
    said: "",
    first: [5, 22],
    lasts: 1,
    sure: true,
    always: "pilgrims",
    eve: 1,
    at: "bari",
  },
  {
    name: { en: "Arbaeen", az: "Ərbəin", ru: "Арбаин" },
    said: "arbaeen|arbain|arbaeen walk|erbein*|erbeyin*|арбаин*",
    first: { years: { 2026: [8, 3], 2027: [7, 23], 2028: [7, 12], 2029: [7, 1] } },
    lasts: 3,
    always: "pilgrims",
    at: "karbala",
    in: "IQ",
  },
  {
    name: { en: "The Christmas markets", az: "Milad yarmarkaları", ru: "Рождественские ярмарки" },
    said: "christmas market*|xmas market*|advent market*|рождественск* ярмарк*|рождественск* базар*|рождественск* рынк*|milad bazar*|milad yarmarka*",
    first: [11, 27],
    lasts: 26,
    best: 10,
  },
  {
    name: { en: "The cherry blossom", az: "Sakura çiçəkləməsi", ru: "Цветение сакуры" },
    said: "cherry blossom*|sakura*|hanami|сакур*|цветени* сакур*|albali cicek*",
    first: [3, 25],
    lasts: 15,
    best: 7,
  },
  {
    name: { en: "Formula 1 in Baku", az: "Bakıda Formula 1", ru: "Формула-1 в Баку" },
    said: "formula 1|formula one|f1|grand prix|формул* 1|гран при|formula 1 yaris*",
    first: { years: { 2026: [9, 24], 2027: [9, 24], 2028: [9, 22], 2029: [9, 21] } },
    lasts: 3,
    tickets: true,
    at: "baku",
    in: "AZ",
  },
  {
    name: {
      en: "Formula 1 in Abu Dhabi",
      az: "Əbu-Dabidə Formula 1",
      ru: "Формула-1 в Абу-Даби",
    },
    said: "formula 1|formula one|f1|grand prix|формул* 1|гран при",
    first: [12, 2, FRIDAY],
    lasts: 3,
    tickets: true,
    in: "AE",
  },
  {
    name: { en: "Formula 1 in Singapore", az: "Sinqapurda Formula 1", ru: "Формула-1 в Сингапуре" },
    said: "formula 1|formula one|f1|grand prix|формул* 1|гран при",
    first: [10, 5, FRIDAY],
    lasts: 3,
    tickets: true,
    in: "SG",
  },
  {
    name: { en: "Formula 1 in Monza", az: "Monzada Formula 1", ru: "Формула-1 в Монце" },
    said: "formula 1|formula one|f1|grand prix|формул* 1|гран при",
    first: [9, 3, FRIDAY],
    lasts: 3,
    tickets: true,
    in: "IT",
  },
  {
    name: { en: "Songkran", az: "Sonqkran", ru: "Сонгкран" },
    said: "songkran*|сонгкран*|sonqkran*|thai new year",
    first: [4, 13],
    lasts: 3,
    sure: true,
    at: "bangkok",
  },
  {
    name: { en: "La Tomatina", az: "La Tomatina", ru: "Ла Томатина" },
    said: "tomatina|la tomatina|томатин*",
    first: [8, 25, WEDNESDAY],
    lasts: 1,
    tickets: true,
    sure: true,
    at: "valencia",
  },
  {
    name: {
      en: "San Fermín in Pamplona",
      az: "Pamplonada San-Fermin",
      ru: "Сан-Фермин в Памплоне",
    },
    said: "san fermin*|running of the bulls|сан фермин*|бег быков",
    first: [7, 6],
    lasts: 9,
    sure: true,
    at: "san-sebastian",
  },
  {
    name: { en: "Las Fallas", az: "Las Fallas", ru: "Лас-Фальяс" },
    said: "las fallas|fallas|фальяс*",
    first: [3, 15],
    lasts: 5,
    sure: true,
    at: "valencia",
  },
  {
    name: { en: "The White Nights", az: "Ağ gecələr", ru: "Белые ночи" },
    said: "white nights|белые ночи|белых ночей|белыми ночами|ag geceler*|алые паруса|алых парусов",
    first: [6, 11],
    lasts: 22,
    best: 12,
    at: "saint-petersburg",
  },
  {
    name: { en: "The northern lights", az: "Qütb parıltısı", ru: "Северное сияние" },
    said: "northern lights|aurora|aurora borealis|северн* сияни*|qutb pariltisi*|simal isiqlari*",
    first: [8, 25],
    lasts: 211,
    best: 171,
  },
  {
    name: {
      en: "The river crossings of the Great Migration in the Maasai Mara",
      az: "Masai-Marada böyük miqrasiya",
      ru: "Великая миграция в Масаи-Мара",
    },
    said: "great migration|wildebeest migration|the migration|велик* миграци*|boyuk miqrasiya*|boyuk koc",
    first: [7, 20],
    lasts: 70,
    best: 30,
    at: "maasai-mara",
    in: "KE",
  },
  {
    name: {
      en: "The Great Migration in the Serengeti",
      az: "Serengetidə böyük miqrasiya",
      ru: "Великая миграция в Серенгети",
    },
    said: "great migration|wildebeest migration|the migration|велик* миграци*|boyuk miqrasiya*|boyuk koc",
    first: [6, 1],
    lasts: 60,
    best: 20,
    in: "TZ",
  },
  {
    name: { en: "The tulips of Keukenhof", az: "Kökenhof lalələri", ru: "Тюльпаны Кёкенхофа" },
    said: "keukenhof|tulip|tulips|tulip season|tulip fields|кекенхоф*|кёкенхоф*|тюльпан*|keukenhof*|kokenhof*|lale bayram*|laleler*",
    first: [3, 19],
    lasts: 52,
    best: 32,
    at: "amsterdam",
    in: "NL",
  },
  {
    name: { en: "The lavender of Provence", az: "Provansın lavandası", ru: "Лаванда Прованса" },
    said: "lavender|lavender fields|lavender season|лаванд*|lavanda*",
    first: [6, 20],
    lasts: 28,
    best: 12,
    in: "FR",
  },
  {
    name: {
      en: "The ice festival of Harbin",
      az: "Harbin buz festivalı",
      ru: "Фестиваль льда в Харбине",
    },
    said: "ice festival|ice and snow festival|фестивал* льда|ледов* фестивал*|buz festival*",
    first: [1, 5],
    lasts: 46,
    best: 8,
    in: "CN",
  },
  {
    name: { en: "The grape harvest in Georgia", az: "Gürcüstanda üzüm yığımı", ru: "Ртвели" },
    said: "rtveli|grape harvest|wine harvest|ртвели|сбор* винограда|uzum yigimi*",
    first: [9, 20],
    lasts: 24,
    best: 10,
    in: "GE",
  },
  {
    name: { en: "The Day of the Dead", az: "Ölülər günü", ru: "День мёртвых" },
    said: "day of the dead|days of the dead|dia de los muertos|dia de muertos|день мертвых|дня мертвых|дню мертвых|oluler gunu*",
    first: [10, 31],
    lasts: 3,
    sure: true,
    at: "oaxaca",
    in: "MX",
  },
  {
    name: { en: "Diwali", az: "Divali", ru: "Дивали" },
    said: "diwali|deepavali|дивали|divali",
    first: { years: { 2026: [11, 8], 2027: [10, 29], 2028: [10, 17], 2029: [11, 5] } },
    lasts: 2,
    sure: true,
    at: "jaipur",
  },
  {
    name: { en: "Holi", az: "Holi", ru: "Холи" },
    said: "holi|holi festival|холи|праздник* красок",
    first: { years: { 2027: [3, 22], 2028: [3, 11], 2029: [3, 1] } },
    lasts: 1,
    sure: true,
    at: "jaipur",
  },
  {
    name: { en: "Chinese New Year", az: "Çin Yeni ili", ru: "Китайский Новый год" },
    said: "chinese new year|lunar new year|spring festival|китайск* нов* год*|cin yeni il*|tet holiday",
    first: { years: { 2027: [2, 6], 2028: [1, 26], 2029: [2, 13], 2030: [2, 3] } },
    lasts: 7,
    sure: true,
  },
  {
    name: { en: "St Patrick's Day", az: "Müqəddəs Patrik günü", ru: "День святого Патрика" },
    said: "st patrick s day|st patrick's day|saint patrick s day|saint patrick's day|st patricks day|день святого патрика|патрик gunu*",
    first: [3, 17],
    lasts: 1,
    sure: true,
    at: "dublin",
    in: "IE",
  },
  {
    name: { en: "Halloween", az: "Hellouin", ru: "Хэллоуин" },
    said: "halloween|хэллоуин*|хеллоуин*|hellouin*",
    first: [10, 31],
    lasts: 1,
    sure: true,
  },
  {
    name: { en: "Thanksgiving", az: "Şükranlıq günü", ru: "День благодарения" },
    said: "thanksgiving|день благодарения|дня благодарения|sukranliq gunu*",
    first: [11, 22, 3],
    lasts: 4,
    sure: true,
  },
  {
    name: { en: "King's Day", az: "Kral günü", ru: "День короля" },
    said: "king s day|king's day|kings day|koningsdag|день короля|kral gunu*",
    first: [4, 27],
    lasts: 1,
    sure: true,
    at: "amsterdam",
  },
  {
    name: { en: "Ramadan Bayram (Eid al-Fitr)", az: "Ramazan bayramı", ru: "Ураза-байрам" },
    said: "eid|eid al fitr|eid ul fitr|eid holiday*|ramadan bayram*|ramazan bayram*|ураза байрам*|рамазан байрам*|ид аль фитр",
    first: { from: "ramadan", days: 30 },
    lasts: 3,
  },
  {
    name: { en: "The Feast of Sacrifice (Eid al-Adha)", az: "Qurban bayramı", ru: "Курбан-байрам" },
    said: "eid al adha|eid ul adha|kurban bayram*|feast of sacrifice|qurban bayram*|курбан байрам*|ид аль адха",
    first: { from: "ramadan", days: 97 },
    lasts: 4,
  },
  {
    name: { en: "The half-term holiday", az: "Məktəb tətili", ru: "Школьные каникулы" },
    said: "half term|half term holiday*|february half term|winter half term|spring half term",
    first: [2, 11, SATURDAY],
    lasts: 9,
    best: 0,
  },
  {
    name: { en: "The half-term holiday", az: "Məktəb tətili", ru: "Школьные каникулы" },
    said: "half term|half term holiday*|may half term|summer half term",
    first: [5, 23, SATURDAY],
    lasts: 9,
    best: 0,
  },
  {
    name: { en: "The half-term holiday", az: "Məktəb tətili", ru: "Школьные каникулы" },
    said: "half term|half term holiday*|october half term|autumn half term|autumn holidays|autumn break|autumn school holidays|fall break|october holidays|october break",
    first: [10, 22, SATURDAY],
    lasts: 9,
    best: 0,
  },
  {
    name: { en: "The September holidays", az: "Məktəb tətili", ru: "Школьные каникулы" },
    said: "september school holidays|september holidays|september school break|spring school holidays",
    first: [9, 25, SATURDAY],
    lasts: 16,
    best: 0,
  },
  {
    name: { en: "Spring break", az: "Yaz tətili", ru: "Весенние каникулы" },
    said: "spring break",
    first: [3, 10, SATURDAY],
    lasts: 9,
    best: 0,
  },
  {
    name: { en: "The Easter holidays", az: "Pasxa tətili", ru: "Пасхальные каникулы" },
    said: "easter holidays|easter school holidays|easter break|easter vacation|пасхальн* каникул*",
    first: { from: "easter", days: -8 },
    lasts: 16,
    best: 5,
  },
  {
    name: { en: "The autumn holidays", az: "Payız tətili", ru: "Осенние каникулы" },
    said: "осенн* каникул*",
    first: [10, 24, SATURDAY],
    lasts: 9,
    best: 0,
  },
  {
    name: { en: "The spring holidays", az: "Yaz tətili", ru: "Весенние каникулы" },
    said: "весенн* каникул*",
    first: [3, 22, SATURDAY],
    lasts: 9,
    best: 0,
  },
  {
    name: { en: "The winter holidays", az: "Qış tətili", ru: "Зимние каникулы" },
    said: "зимн* каникул*|январск* каникул*",
    first: [1, 1],
    lasts: 10,
    best: 1,
  },
  {
    name: { en: "The May holidays", az: "May bayramları", ru: "Майские праздники" },
    said: "майские|майских|майские праздники|майских праздников|майские каникулы",
    first: [5, 1],
    lasts: 11,
    best: 0,
  },
  {
    name: { en: "The autumn holidays", az: "Payız tətili", ru: "Осенние каникулы" },
    said: "payiz tetil*",
    first: [11, 13, SATURDAY],
    lasts: 9,
    best: 0,
  },
  {
    name: { en: "The winter holidays", az: "Qış tətili", ru: "Зимние каникулы" },
    said: "qis tetil*",
    first: [1, 27],
    lasts: 5,
    best: 0,
  },
  {
    name: { en: "The spring holidays", az: "Yaz tətili", ru: "Весенние каникулы" },
    said: "yaz tetil*|bahar tetil*|novruz tetil*",
    first: [3, 20],
    lasts: 7,
    best: 0,
  },
];
