import type { Language } from "../../../../domain/catalogue.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Absent } from "../notes/absent.ts";
import type { Why } from "../notes/answers.ts";
import { CARE_NAMES } from "./care-words.ts";
import { HOUSE_WISHES } from "./house-wishes.ts";

/** What each wish is called in a list, in the order en, az, ru. */
const WISHES: Readonly<Record<WishKind, readonly [en: string, az: string, ru: string]>> = {
  ...CARE_NAMES,
  ...HOUSE_WISHES,
  privateBeach: ["a private beach", "otelin öz çimərliyi", "собственный пляж"],
  invoice: ["an invoice to the company", "şirkətə hesab-faktura", "закрывающие документы"],
  cableCar: ["a cable car", "kanat yolu", "канатная дорога"],
  baths: ["the baths", "hamamlar", "купальни"],
  afternoonTea: ["afternoon tea", "günorta çayı", "послеобеденный чай"],
  travelPass: ["a travel pass", "səyahət kartı", "проездной"],
  skiSchool: ["ski lessons", "xizək dərsləri", "уроки катания"],
  skiHire: ["ski hire", "xizək kirayəsi", "прокат лыж"],
  liftPass: ["lift passes", "qaldırıcı biletləri", "ски-пассы"],
  houseReef: ["a reef at the hotel", "otelin yanında rif", "риф у отеля"],
  diving: ["diving", "dayvinq", "дайвинг"],
  sandyBeach: ["a sandy beach", "qumlu çimərlik", "песчаный пляж"],
  kidsClub: ["a kids' club", "uşaq klubu", "детский клуб"],
  playground: ["a playground", "uşaq meydançası", "детская площадка"],
  aquarium: ["an aquarium", "akvarium", "океанариум"],
  waterPark: ["a water park", "akvapark", "аквапарк"],
  seafood: ["seafood", "dəniz məhsulları", "морепродукты"],
  themePark: ["a theme park", "əyləncə parkı", "парк развлечений"],
  zoo: ["a zoo", "zoopark", "зоопарк"],
  balloonsSeen: ["balloons from the ground", "şarlara yerdən baxmaq", "шары с земли"],
  balloon: ["a balloon flight", "şarla uçuş", "полёт на шаре"],
  boat: ["a boat trip", "qayıq gəzintisi", "морская прогулка"],
  concert: ["a concert", "konsert", "концерт"],
  christmasMarket: ["a Christmas market", "Milad bazarı", "рождественская ярмарка"],
  galaDinner: ["a gala dinner", "qala yeməyi", "гала-ужин"],
  dinner: ["a fine dinner", "yaxşı restoranda şam yeməyi", "ужин в хорошем ресторане"],
  winery: ["a winery", "şərab zavodu", "винодельня"],
  cookingClass: ["a cooking class", "kulinariya dərsi", "кулинарный урок"],
  spa: ["a spa", "spa", "спа"],
  desertSafari: ["a desert safari", "səhra safarisi", "сафари в пустыне"],
  northernLights: ["the northern lights", "qütb parıltısı", "северное сияние"],
  sundayService: ["the Sunday service", "bazar günü ibadəti", "воскресная служба"],
  dailyMass: ["daily Mass", "hər gün messa", "ежедневная месса"],
  photoShoot: ["a photo shoot", "fotosessiya", "фотосессия"],
  outings: ["excursions", "ekskursiyalar", "экскурсии"],
  driver: ["a car with a driver", "sürücü ilə maşın", "машина с водителем"],
  privateGuide: ["a private guide", "şəxsi bələdçi", "личный гид"],
  groupTour: ["a group tour", "qrup turu", "групповой тур"],
  adaptedTransport: [
    "adapted transport",
    "uyğunlaşdırılmış nəqliyyat",
    "приспособленный транспорт",
  ],
  carHire: ["a hire car", "kirayə maşın", "прокат машины"],
  ownCar: ["your own car", "öz maşınınız", "своя машина"],
  noCar: ["no car", "maşınsız", "без машины"],
  noFlying: ["no flying", "uçuşsuz yol", "без перелётов"],
  ownFlights: [
    "the hours of your own flights (those shown are not sold to you)",
    "öz uçuşlarınızın saatları (göstərilən reyslər sizə satılmır)",
    "часы ваших собственных рейсов (показанные вам не продаются)",
  ],
  flightsApart: ["flights apart", "uçuşlar ayrıca", "перелёты отдельно"],
  directFlight: ["a direct flight", "birbaşa reys", "прямой рейс"],
  bus: ["the bus", "avtobus", "автобус"],
  train: ["the train", "qatar", "поезд"],
  nightTrain: ["a night train", "gecə qatarı", "ночной поезд"],
  firstClass: ["first class", "birinci sinif", "первый класс"],
  businessClass: ["business class", "biznes sinfi", "бизнес-класс"],
  nap: ["a nap after lunch", "nahardan sonra yuxu", "дневной сон"],
  slowPace: ["an easy pace", "sakit temp", "спокойный темп"],
  littleWalking: ["little walking", "az yerimək", "мало ходить"],
  littleDriving: ["little driving", "az yol", "мало дороги"],
  fewMuseums: ["few museums", "az muzey", "мало музеев"],
  noParty: ["no party places", "səs-küysüz yer", "без шумных мест"],
  noCrowds: ["no crowds", "izdihamsız", "без толп"],
  riad: ["a riad", "riad", "риад"],
  ryokan: ["a ryokan", "ryokan", "рёкан"],
  parador: ["a parador", "parador", "парадор"],
  boutique: ["a boutique hotel", "butik otel", "бутик-отель"],
  adultsOnly: ["an adults-only hotel", "yalnız böyüklər üçün otel", "отель только для взрослых"],
  lift: ["a lift in the hotel", "oteldə lift", "лифт в отеле"],
  rafting: ["rafting", "raftinq", "рафтинг"],
  onsen: ["an onsen or hot spring", "isti bulaq", "горячий источник"],
  teaCeremony: ["a tea ceremony", "çay mərasimi", "чайная церемония"],
  whales: ["whales or dolphins", "balinalar və ya delfinlər", "киты или дельфины"],
  football: ["football", "futbol", "футбол"],
  puppets: ["a puppet theatre", "kukla teatrı", "кукольный театр"],
  show: ["a show with music or dance", "musiqili şou", "шоу с музыкой или танцами"],
  snorkelling: ["snorkelling", "maska ilə üzmək", "снорклинг"],
  sauna: ["a sauna", "sauna", "баня или сауна"],
  golf: ["golf", "qolf", "гольф"],
  surfing: ["surfing", "sörfinq", "сёрфинг"],
  riding: ["horse riding", "at gəzintisi", "конная прогулка"],
  cherryBlossom: ["the cherry blossom", "sakura", "цветение сакуры"],
  railPass: [
    "a rail pass (what it covers, and whether it is cheaper than single tickets)",
    "qatar kartı (nələri əhatə edir, ayrı biletlərdən ucuzdurmu)",
    "проездной на поезда (что в него входит и дешевле ли он отдельных билетов)",
  ],
  luggageTransfer: ["luggage carried ahead", "çamadanların daşınması", "перевозка багажа"],
  skiCarriage: ["ski carriage on the flight", "təyyarədə xizək daşınması", "провоз лыж в самолёте"],
  laterFlights: [
    "no flights at hard hours",
    "narahat saatda uçuş olmasın",
    "без ранних и ночных рейсов",
  ],
  balcony: ["a balcony or a terrace", "balkon və ya terras", "балкон или терраса"],
  caveHotel: ["a room in a cave hotel", "mağara oteldə otaq", "номер в пещерном отеле"],
  jacuzzi: ["a jacuzzi", "cakuzi", "джакузи"],
  privateBath: [
    "a private bath, open to guests with tattoos",
    "tatuirovkalı qonağın da girə bildiyi ayrıca hamam",
    "отдельная купальня, куда можно и с татуировками",
  ],
  oneBigThing: ["one big thing a day", "gündə bir böyük yer", "одно большое дело в день"],
  noHotel: ["no hotel", "otelsiz", "без отеля"],
  karting: ["go-karts", "kartinq", "картинг"],
  dogSled: ["dog sleds", "it kirşələri", "собачьи упряжки"],
  heliSki: ["heli-skiing", "heli-ski", "хели-ски"],
  fireworks: ["the fireworks", "atəşfəşanlıq", "салют"],
  teamBuilding: ["a team-building programme", "komanda üçün proqram", "программа тимбилдинга"],
  safari: ["a safari", "safari", "сафари"],
  fullMoon: ["the Full Moon Party", "Full Moon Party", "вечеринка Full Moon"],
  ferry: ["the ferry", "bərə", "паром"],
  nightBus: ["a night bus", "gecə avtobusu", "ночной автобус"],
  hitchhiking: ["hitch-hiking", "avtostop", "автостоп"],
  flyHome: ["the flight home", "təyyarə ilə qayıdış", "обратный перелёт"],
  landHome: ["the way home without flying", "uçmadan qayıdış", "обратный путь без самолёта"],
  visaHeld: ["a visa that is held", "var olan viza", "уже полученная виза"],
  noVisa: ["a country without a visa", "vizasız ölkə", "страна без визы"],
  glutenFree: ["gluten-free food", "qlütensiz yemək", "еда без глютена"],
  allergy: ["food that suits the allergy", "allergiyaya uyğun yemək", "еда с учётом аллергии"],
  kosher: ["kosher food", "koşer yemək", "кошерная еда"],
  diabetes: ["food for a diabetic", "diabetə uyğun yemək", "питание при диабете"],
  shabbat: ["no travel on the Sabbath", "şənbə günü yol olmasın", "без переездов в шаббат"],
  elderly: ["an easy programme", "yüngül proqram", "лёгкая программа"],
  dailySpa: ["a spa every day", "hər gün spa", "спа каждый день"],
  twoParkDays: ["two days at the park", "parkda iki gün", "два дня в парке"],
  threeParkDays: ["three days at the park", "parkda üç gün", "три дня в парке"],
  ownName: ["a villa to visit", "ziyarət üçün villa", "вилла для осмотра"],
  yoga: ["yoga", "yoqa", "йога"],
  ayurveda: ["Ayurvedic treatments", "Ayurveda prosedurları", "процедуры аюрведы"],
  cycling: ["a cycling route", "velosiped marşrutu", "веломаршрут"],
  hiking: ["hikes", "dağ yürüşləri", "пешие маршруты"],
  longTrek: ["a trek of several days", "bir neçə günlük yürüş", "многодневный поход"],
  trek: ["a trek in stages", "mərhələli yürüş", "поход по этапам"],
  science: ["science", "elm", "наука"],
  dinosaurs: ["dinosaurs", "dinozavrlar", "динозавры"],
  gardens: ["gardens", "bağlar", "сады"],
  seaCruise: ["a cruise on a ship", "gəmi ilə kruiz", "круиз на лайнере"],
  clubs: ["night clubs", "gecə klubları", "ночные клубы"],
  shootingRange: ["a shooting range", "atış poliqonu", "тир"],
  dinnerShow: ["a dinner with a show", "şou ilə şam yeməyi", "ужин с шоу"],
  beachClub: ["a beach club", "çimərlik klubu", "пляжный клуб"],
  mostSights: ["so many sights a day", "gündə bir neçə yer", "число мест в день"],
  mostMuseums: ["so many museums at most", "muzeylərin sayı", "число музеев"],
  mostChurches: ["so many churches at most", "kilsələrin sayı", "число церквей"],
  mostTemples: ["so many temples at most", "məbədlərin sayı", "число храмов"],
  mostOutings: ["so many excursions at most", "ekskursiyaların sayı", "число экскурсий"],
  lateCulture: [
    "nothing cultural before noon",
    "günortadan əvvəl mədəni proqram olmasın",
    "до полудня никакой культурной программы",
  ],
  saltMine: ["a salt mine", "duz mədəni", "соляная шахта"],
  candleDinner: ["a candlelit dinner", "şam işığında yemək", "ужин при свечах"],
  michelin: [
    "a dinner with a Michelin star",
    "Mişlen ulduzlu restoranda şam yeməyi",
    "ужин в ресторане со звездой Мишлен",
  ],
  cafes: ["coffee houses and cakes", "qəhvəxana və şirniyyat", "кофейни и кондитерские"],
  streetFood: ["street food", "küçə yeməkləri", "уличная еда"],
  hammam: ["a hammam", "türk hamamı", "хаммам"],
  houseboat: ["a night on a houseboat", "üzən evdə gecələmə", "ночь на плавучем доме"],
  gym: ["a gym at the hotel", "oteldə idman zalı", "тренажёрный зал в отеле"],
  kidsPool: ["a children's pool", "uşaq hovuzu", "детский бассейн"],
  alcoholFree: [
    "a hotel that serves no alcohol",
    "spirtli içki verilməyən otel",
    "отель без алкоголя",
  ],
  prayerRoom: ["a place to pray at the hotel", "oteldə namaz yeri", "место для намаза в отеле"],
  doctor: ["a doctor", "həkim", "врач"],
  dietFood: ["a diet menu", "pəhriz menyusu", "диетическое питание"],
  cot: ["a cot", "uşaq çarpayısı", "детская кроватка"],
  sameFloor: ["all rooms on one floor", "bütün otaqlar bir mərtəbədə", "все номера на одном этаже"],
  nearStation: ["a hotel near the station", "vağzala yaxın otel", "отель рядом с вокзалом"],
  nearBusiness: [
    "a hotel near the business district",
    "iş mərkəzinə yaxın otel",
    "отель рядом с деловым районом",
  ],
  quadBikes: ["quad bikes", "kvadrosikl", "квадроциклы"],
  separateRooms: ["separate rooms", "ayrı-ayrı otaqlar", "отдельные номера"],
  roomView: [
    "a room with the view that you asked for",
    "istədiyiniz mənzərəli otaq",
    "номер с тем видом, о котором вы просили",
  ],
  nightDive: ["a night dive", "gecə dalışı", "ночное погружение"],
  offRoad: ["a car with four-wheel drive", "tam ötürücülü maşın", "внедорожник"],
  huts: ["mountain huts", "dağ sığınacaqları", "горные приюты"],
  vegan: ["vegan food", "veqan yemək", "веганская еда"],
  lenten: ["Lenten food", "pəhriz (oruc) yeməyi", "постная еда"],
  noHeights: ["nothing at great heights", "hündür yerlərsiz", "без высоты"],
  noHorse: ["no horse meat", "at ətisiz", "без конины"],
  halalFood: ["halal food", "halal yemək", "халяльная еда"],
  vegetarianFood: ["vegetarian food", "vegetarian yeməyi", "вегетарианская еда"],
  noMuseums: ["no museums", "muzeysiz", "без музеев"],
  noChurches: ["no churches", "kilsəsiz", "без церквей"],
  noSeafood: [
    "no fish or seafood",
    "balıq və dəniz məhsulları olmadan",
    "без рыбы и морепродуктов",
  ],
  noAlcohol: ["no alcohol", "spirtsiz", "без алкоголя"],
  noGroupTours: [
    "private outings, no group tours",
    "qrupsuz, yalnız sizin üçün gəzintilər",
    "экскурсии только для вас, без группы",
  ],
  noLongTrips: [
    "no excursions of a whole day",
    "bütün günlük ekskursiyalar olmadan",
    "без экскурсий на целый день",
  ],
  noCamping: ["no camping", "çadırsız", "без палаток"],
  notSpicy: ["food that is not spicy", "acısız yemək", "неострая еда"],
  pair: ["a trip for two", "iki nəfərlik səyahət", "поездка вдвоём"],
  skiersToo: [
    "runs for those who ski",
    "bacaranlar üçün trassalar",
    "трассы для тех, кто катается",
  ],
  nonSkier: [
    "something for who does not ski",
    "xizək sürməyən üçün məşğuliyyət",
    "занятие для того, кто не катается",
  ],
  novices: ["a course for beginners", "yeni başlayanlar üçün kurs", "курс для начинающих"],
  introDive: ["a first dive with an instructor", "təlimatçı ilə ilk dalış", "пробное погружение"],
  elephants: ["elephants", "fillər", "слоны"],
  walkingTour: ["a walking tour", "piyada tur", "пешая экскурсия"],
  beachVilla: ["a beach villa", "çimərlik villası", "пляжная вилла"],
  sledging: ["sledges or tubing", "kirşə və ya tübinq", "санки или тюбинг"],
  offSki: ["a day off the skis", "xizəksiz bir gün", "день без лыж"],
  freeride: ["a day off the pistes", "trassadan kənar bir gün", "день фрирайда"],
  joinsLater: [
    "the shorter stay of the one who joins later (here all days are counted)",
    "sonradan qoşulanın qısa qalması (burada bütün günlər hesablanıb)",
    "короткое пребывание того, кто присоединится позже (здесь посчитаны все дни)",
  ],
};

/** What a trip was to be about. */
const ABSENT: Readonly<Record<Absent, readonly [en: string, az: string, ru: string]>> = {
  art: ["art", "incəsənət", "искусство"],
  desert: ["the desert", "səhra", "пустыня"],
  food: ["places for food", "yemək yerləri", "гастрономия"],
  islands: ["islands", "adalar", "острова"],
  mountains: ["the mountains", "dağlar", "горы"],
  nature: ["nature", "təbiət", "природа"],
  nightlife: ["nightlife", "gecə həyatı", "ночная жизнь"],
  shopping: ["shopping", "alış-veriş", "шопинг"],
  wine: ["wine", "şərab", "вино"],
};

const AT: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, az: 1, ru: 2 };

export function wishName(kind: WishKind, lang: Language): string {
  return WISHES[kind][AT[lang]];
}

const WHY: Readonly<Record<Why, readonly [en: string, az: string, ru: string]>> = {
  none: ["none there in our catalogue", "kataloqumuzda orada yoxdur", "там нет в нашем каталоге"],
  season: ["not open then", "o vaxt bağlıdır", "в это время закрыто"],
  unfit: ["does not suit your party", "sizin üçün uyğun deyil", "не подходит вашей компании"],
  money: [
    "the budget leaves no money for it",
    "büdcədə buna pul qalmır",
    "на это не остаётся денег в бюджете",
  ],
  time: ["no room in the days", "günlərə sığmadı", "не поместилось в дни"],
  fewer: ["less often than you asked", "istədiyinizdən az", "реже, чем вы просили"],
  hotel: [
    "no such hotel free there",
    "orada belə boş otel yoxdur",
    "там нет такого свободного отеля",
  ],
  way: [
    "nothing sensible runs on this way then",
    "bu yolda o vaxt əlverişlisi yoxdur",
    "на этом пути в эти дни нет подходящего",
  ],
  border: [
    "the land border is closed to travellers",
    "quru sərhəd sərnişinlər üçün bağlıdır",
    "сухопутная граница закрыта для пассажиров",
  ],
  class: [
    "reckoned in the standard class",
    "hesab adi siniflədir",
    "расчёт сделан по обычному классу",
  ],
};

type Sentence = (list: string) => string;

const UNMET: Readonly<Record<Language, Sentence>> = {
  en: (list) => `Asked for, not in this plan: ${list}. Ask the operator what can be had.`,
  az: (list) => `İstəmişdiniz, planda yoxdur: ${list}. Nə mümkün olduğunu operatordan soruşun.`,
  ru: (list) => `Просили, но в план не вошло: ${list}. Спросите оператора, что возможно.`,
};
const UNPLANNED: Readonly<Record<Language, Sentence>> = {
  en: (list) => `Not planned for: ${list}. Tell the operator about it.`,
  az: (list) => `Planda nəzərə alınmayıb: ${list}. Bunu operatora bildirin.`,
  ru: (list) => `В плане не учтено: ${list}. Скажите об этом оператору.`,
};
const KEPT_OUT: Readonly<Record<Language, Sentence>> = {
  en: (list) => `Chosen as you asked: ${list}.`,
  az: (list) => `İstəyinizə uyğun seçilib: ${list}.`,
  ru: (list) => `Учтено: ${list}.`,
};
const TO_MIND: Readonly<Record<Language, Sentence>> = {
  en: (list) => `Remind the operator as well: ${list}.`,
  az: (list) => `Operatora da xatırladın: ${list}.`,
  ru: (list) => `Напомните и оператору: ${list}.`,
};
const ON_REQUEST: Readonly<Record<Language, Sentence>> = {
  en: (list) => `On request, for the operator to confirm: ${list}.`,
  az: (list) => `Sorğu ilə, operator təsdiqləməlidir: ${list}.`,
  ru: (list) => `По запросу, подтвердит оператор: ${list}.`,
};
const PRICED: Readonly<Record<Language, Sentence>> = {
  en: (list) => `In the sum: ${list}.`,
  az: (list) => `Məbləğə daxildir: ${list}.`,
  ru: (list) => `Входит в сумму: ${list}.`,
};

/** "a water park (none there in our catalogue); a sea view, a villa (…)". */
export function unmetWords(
  unmet: readonly { readonly kind: WishKind | Absent; readonly why: Why }[],
  lang: Language,
): string {
  const byWhy = new Map<Why, string[]>();
  for (const { kind, why } of unmet)
    byWhy.set(why, [...(byWhy.get(why) ?? []), { ...WISHES, ...ABSENT }[kind][AT[lang]]]);
  const groups = [...byWhy].map(([why, names]) => `${names.join(", ")} (${WHY[why][AT[lang]]})`);
  return UNMET[lang](groups.join("; "));
}

/** The traveller's own words, in quotation marks. */
export function unplannedWords(texts: readonly string[], lang: Language): string {
  return UNPLANNED[lang](quotedList(texts, lang));
}

export function quoted(text: string, lang: Language): string {
  return lang === "ru" ? `«${text}»` : `“${text}”`;
}

function quotedList(texts: readonly string[], lang: Language): string {
  return texts.map((text) => quoted(text, lang)).join(", ");
}

export function keptOutWords(
  kinds: readonly WishKind[],
  texts: readonly string[],
  lang: Language,
): string {
  return [
    ...(kinds.length > 0
      ? [KEPT_OUT[lang](kinds.map((kind) => wishName(kind, lang)).join(", "))]
      : []),
    ...(texts.length > 0 ? [TO_MIND[lang](quotedList(texts, lang))] : []),
  ].join(" ");
}

export function onRequestWords(kinds: readonly WishKind[], lang: Language): string {
  return ON_REQUEST[lang](kinds.map((kind) => wishName(kind, lang)).join(", "));
}

/** "ski hire about 120 EUR". */
export function pricedWords(
  extras: readonly { readonly wish: WishKind; readonly price: string }[],
  lang: Language,
): string {
  return PRICED[lang](
    extras.map(({ wish, price }) => `${wishName(wish, lang)} ${price}`).join(", "),
  );
}
