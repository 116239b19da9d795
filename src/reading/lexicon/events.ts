/** A day of every year: a month and a day, or the first such weekday (0 is Monday) from there on; days from a feast; a day by year. */
export type DayRule =
  | readonly [month: number, day: number]
  | readonly [month: number, day: number, weekday: number]
  | { readonly from: "easter" | "ramadan"; readonly days: number }
  | { readonly years: Readonly<Record<number, readonly [month: number, day: number]>> };

/** An event, a season or the holidays of schools that people travel for. */
export interface Occasion {
  readonly name: { readonly en: string; readonly az: string; readonly ru: string };
  /** How people call it, in any language. */
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
  /** What a part of a day that is kept for it says. */
  readonly day?: { readonly en: string; readonly az: string; readonly ru: string };
  /** Where it is, by country: elsewhere the same words mean another. */
  readonly in?: string;
}

/** Every way of saying some of them, with what those are called. */
export function occasionRows(): (readonly [said: readonly string[], phrase: string])[] {
  const phrases = new Set(OCCASIONS.flatMap(({ said }) => said.split("|")));
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
    day: {
      en: "Go to the Theresienwiese for the Oktoberfest: entry is free, a table in a beer tent is reserved by the operator, and the big wheel turns until late.",
      az: "Oktoberfest üçün Terezienvizeyə gedin: giriş pulsuzdur, pivə çadırında masanı operator sifariş edir, nəhəng çarx gecəyədək fırlanır.",
      ru: "Отправляйтесь на Терезиенвизе, на Октоберфест: вход свободный, стол в пивном шатре бронирует оператор, колесо обозрения крутится допоздна.",
    },
  },
  {
    name: { en: "Carnival", az: "Karnaval", ru: "Карнавал" },
    said: "carnival|carnaval|carnevale|mardi gras|карнавал*|karnaval*",
    first: { from: "easter", days: -51 },
    lasts: 5,
    tickets: true,
    sure: true,
    at: "rio-de-janeiro",
    day: {
      en: "Follow a street band of the Carnival through the afternoon; in the Sambadrome the samba schools parade all night.",
      az: "Günortadan sonra Karnavalın küçə orkestrinə qoşulun; Sambadromda samba məktəbləri bütün gecə keçid edir.",
      ru: "Идите днём за уличным оркестром Карнавала: на Самбадроме школы самбы шествуют всю ночь.",
    },
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
    day: {
      en: "Take your seats at the track for Formula 1: the cars race between the boulevard and the old walls of Baku.",
      az: "Formula 1 üçün tribunaya keçin: bolidlər bulvarla Bakının qədim divarları arasında yarışır.",
      ru: "Займите места на трибуне Формулы-1: болиды мчатся между бульваром и древними стенами Баку.",
    },
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
    day: {
      en: "Take your seats at the Yas Marina track for Formula 1: it begins in daylight and ends under lamps.",
      az: "Formula 1 üçün Yas Marina tribunasına keçin: yarış gündüz başlayır, işıqlar altında bitir.",
      ru: "Займите места на трассе «Яс Марина»: гонка Формулы-1 начинается при свете дня, а кончается при прожекторах.",
    },
  },
  {
    name: { en: "Formula 1 in Singapore", az: "Sinqapurda Formula 1", ru: "Формула-1 в Сингапуре" },
    said: "formula 1|formula one|f1|grand prix|формул* 1|гран при",
    first: [10, 5, FRIDAY],
    lasts: 3,
    tickets: true,
    in: "SG",
    day: {
      en: "Take your seats by the street track at Marina Bay for Formula 1, which is driven after dark.",
      az: "Formula 1 üçün Marina Bay küçə trekində yerinizi tutun: yarış qaranlıqdan sonra başlayır.",
      ru: "Займите места у городской трассы в Марина-Бэй: гонка Формулы-1 начинается в темноте.",
    },
  },
  {
    name: { en: "Formula 1 in Monza", az: "Monzada Formula 1", ru: "Формула-1 в Монце" },
    said: "formula 1|formula one|f1|grand prix|формул* 1|гран при",
    first: [9, 3, FRIDAY],
    lasts: 3,
    tickets: true,
    in: "IT",
    day: {
      en: "Take the train to Monza for Formula 1: gates open early, and the park is walked from the station.",
      az: "Formula 1 üçün qatarla Monzaya gedin: qapılar tez açılır, parka stansiyadan piyada gedilir.",
      ru: "Поезжайте поездом в Монцу на Формулу-1: ворота открывают рано, от станции идут через парк.",
    },
  },
  {
    name: { en: "Songkran", az: "Sonqkran", ru: "Сонгкран" },
    said: "songkran*|сонгкран*|sonqkran*|thai new year",
    first: [4, 13],
    lasts: 3,
    sure: true,
    at: "bangkok",
    day: {
      en: "Join the water fights of Songkran on Silom or Khao San Road; put the phone into a waterproof bag.",
      az: "Silom və ya Khao San küçəsində Sonqkranın su döyüşlərinə qoşulun; telefonu su keçirməyən torbaya qoyun.",
      ru: "Присоединяйтесь к водным боям Сонгкрана на Силоме или Каосане: телефон спрячьте в непромокаемый чехол.",
    },
  },
  {
    name: { en: "La Tomatina", az: "La Tomatina", ru: "Ла Томатина" },
    said: "tomatina|la tomatina|томатин*",
    first: [8, 25, WEDNESDAY],
    lasts: 1,
    tickets: true,
    sure: true,
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
  },
  {
    name: { en: "Las Fallas", az: "Las Fallas", ru: "Лас-Фальяс" },
    said: "las fallas|fallas|фальяс*",
    first: [3, 15],
    lasts: 5,
    sure: true,
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
    first: [9, 15],
    lasts: 190,
    best: 150,
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
    said: "day of the dead|dia de los muertos|день мертвых|дня мертвых|oluler gunu*",
    first: [11, 1],
    lasts: 2,
    sure: true,
  },
  {
    name: { en: "Diwali", az: "Divali", ru: "Дивали" },
    said: "diwali|deepavali|дивали|divali",
    first: { years: { 2026: [11, 8], 2027: [10, 29], 2028: [10, 17], 2029: [11, 5] } },
    lasts: 2,
    sure: true,
  },
  {
    name: { en: "Holi", az: "Holi", ru: "Холи" },
    said: "holi|holi festival|холи|праздник* красок",
    first: { years: { 2027: [3, 22], 2028: [3, 11], 2029: [3, 1] } },
    lasts: 1,
    sure: true,
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
