/** What else people call countries (by code). Any language, as written. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates", "ОАЭ", "Эмираты", "BƏƏ", "Əmirliklər"],
  AZ: ["Azərbaycan", "Azeri"],
  BA: ["Bosnia", "Босния", "Bosniya"],
  CN: ["Chinese", "Çin"],
  CZ: ["Czech Republic", "Czechia", "Чехия", "Çexiya"],
  DE: ["German"],
  ES: ["Spanish"],
  FR: ["French"],
  GB: ["UK", "England", "Britain", "Великобритания", "Англия", "İngiltərə"],
  GE: ["Georgian", "Gruziya", "Sakartvelo"],
  GR: ["Greek"],
  IT: ["Italian"],
  JP: ["Japanese"],
  KR: ["Korea", "Корея", "Koreya"],
  KG: ["Kyrgyzstan", "Киргизия", "Кыргызстан"],
  MA: ["Moroccan"],
  MV: ["Maldive Islands", "Мальдивские острова", "Maldiv", "Maldiv adaları"],
  NL: ["Holland", "Голландия", "Hollandiya"],
  RU: ["Россия", "Rusiya"],
  SA: ["KSA"],
  SC: ["Seychelles", "Сейшелы", "Seyşel"],
  TR: ["Turkey", "Turkish", "Türkiye", "Turkiyə"],
  US: ["USA", "America", "United States", "США", "Америка", "ABŞ", "Amerika"],
  UZ: ["Uzbek"],
};

/** What else people call destinations (by slug). */
export const SPOT_ALIASES: Readonly<Record<string, readonly string[]>> = {
  sochi: ["Красная Поляна", "Krasnaya Polyana", "Роза Хутор", "Rosa Khutor", "Roza Khutor"],
  kazbegi: ["Kazbek", "Казбек", "Stepantsminda"],
  tbilisi: ["Tiflis", "Тифлис"],
  baku: ["Баку", "Bakü"],
  istanbul: ["Istambul", "Константинополь"],
  "saint-petersburg": ["Petersburg", "Питер", "Петербург"],
  "new-york": ["NYC", "Нью Йорк"],
  mecca: ["Makkah", "Mekka", "Mekke", "Kaaba", "Кааба", "Kəbə"],
  medina: ["Madinah", "Medine", "Al Madinah"],
  prague: ["Praha"],
  mallorca: ["Мальорка", "Majorca"],
  vienna: ["Wien"],
  mestia: ["Svaneti", "Сванетия", "Svanetiya"],
  sighnaghi: ["Kakheti", "Кахетия", "Kaxetiya", "Signagi"],
  batumi: ["Adjara", "Аджария", "Acarıstan"],
  "sharm-el-sheikh": [
    "Sharm",
    "Шарм",
    "Шарм-эш-Шейх",
    "Шарм-эль-Шейх",
    "Şarm-əl-Şeyx",
    "Şarm əş-Şeyx",
    "Şarm",
  ],
  amman: ["Əmman"],
  florence: ["Tuscany", "Toscana", "Тоскана", "Toskana", "Chianti", "Кьянти"],
  naples: ["Amalfi", "Amalfi Coast", "Амальфи", "Pompeii", "Помпеи", "Pompey", "Capri", "Капри"],
  hurghada: ["Red Sea", "Красное море", "Qırmızı dəniz"],
  cairo: ["Giza", "Гиза", "pyramids of Giza", "Egyptian pyramids", "пирамиды Гизы"],
  gabala: ["Tufandag", "Tufandağ", "Туфандаг"],
  almaty: ["Shymbulak", "Chimbulak", "Шымбулак", "Чимбулак", "Şımbulak", "Çimbulak", "Medeu"],
  antalya: ["Turkish Riviera", "Kemer", "Кемер", "Alanya", "Аланья"],
  belek: ["Belek", "Белек", "Lara", "Лара"],
  nice: ["French Riviera", "Côte d'Azur", "Cote d'Azur", "Лазурный берег", "Provence", "Прованс"],
  bali: ["Nusa Dua", "Нуса-Дуа", "Sanur", "Санур", "Seminyak", "Семиньяк"],
  ksamil: ["Ksamil", "Ксамил", "Sarande", "Saranda", "Саранда", "Himara", "Himare", "Химара"],
  loire: [
    "Loire",
    "Loire Valley",
    "Луара",
    "Luara",
    "Amboise",
    "Амбуаз",
    "Loire châteaux",
    "замки Луары",
  ],
  jerusalem: ["Yerusalim", "Qüds", "Bethlehem", "Вифлеем", "Beytlehem", "Betlehem"],
  nazareth: ["Galilee", "Галилея", "Qalileya", "Назарет"],
  "siem-reap": ["Siem Reap", "Siemreap", "Angkor", "Angkor Wat", "Ангкор", "Сием Рип", "Anqkor"],
  "ho-chi-minh-city": ["Saigon", "Сайгон", "Sayqon", "Ho Chi Minh", "Хо Ши Мин", "Xoşimin"],
  como: ["Como", "Комо", "Komo", "Bellagio", "Белладжо"],
  garda: ["Garda", "Гарда", "Qarda", "Sirmione", "Сирмионе"],
  budva: ["Budva", "Будва", "Montenegro coast", "Becici", "Бечичи"],
  mayrhofen: ["Zillertal", "Циллерталь", "Майерхофен"],
  "zell-am-see": ["Целль-ам-Зее", "Kaprun", "Капрун"],
  karbala: ["Kerbala", "Кербела", "Kərbəla"],
  najaf: ["Najaf", "Наджаф", "Nəcəf"],
  "ninh-binh": ["Ninh Binh", "Нинь Бинь", "Tam Coc", "Trang An"],
  seville: ["Andalusia", "Andalucia", "Андалусия", "Andalusiya"],
  barcelona: ["Catalonia", "Каталония", "Kataloniya", "Costa Brava", "Коста Брава"],
  rovaniemi: ["Lapland", "Лапландия", "Laplandiya"],
  cusco: ["Machu Picchu", "Мачу Пикчу", "Maçu Pikçu"],
  innsbruck: ["Tyrol", "Tirol", "Тироль"],
  munich: ["Bavaria", "Бавария", "Bavariya"],
  edinburgh: ["Scotland", "Шотландия", "Şotlandiya"],
  "issyk-kul": ["Issyk Kul", "Иссык-Куль", "İssık-Kul"],
  goreme: ["Cappadocia", "Каппадокия", "Kapadokya"],
  cappadocia: ["Kapadokya", "Каппадокия", "Göreme"],
};

/** What else people call places of the world, folded, with the code and the name that they have. */
export const WORLD_ALIASES: Readonly<Record<string, readonly [string, string]>> = {
  "camino de santiago": ["SCQ", "Santiago de Compostela"],
  "camino frances": ["SCQ", "Santiago de Compostela"],
  "way of st james": ["SCQ", "Santiago de Compostela"],
  "way of saint james": ["SCQ", "Santiago de Compostela"],
  "путь святого иакова": ["SCQ", "Сантьяго-де-Компостела"],
  "путь святого якова": ["SCQ", "Сантьяго-де-Компостела"],
  салоник: ["SKG", "Салоники"],
  "karlovi vari": ["KLV", "Karlovy Vary"],
  "карловы вары": ["KLV", "Карловы Вары"],
  "карловых вар": ["KLV", "Карловы Вары"],
};

/** Sights by the destination (slug) that has the best known of them: others have such things too. */
export const SIGHTS: Readonly<Record<string, readonly string[]>> = {
  cairo: ["pyramids", "pyramid", "пирамиды", "piramidalar", "ehramlar", "Sphinx", "Сфинкс"],
  luxor: [
    "Nile",
    "Nile cruise",
    "Нил",
    "Нилу",
    "круиз по Нилу",
    "Nil",
    "Nil çayı",
    "Karnak",
    "Карнак",
    "Valley of the Kings",
    "Долина царей",
  ],
  rome: ["Colosseum", "Колизей", "Kolizey", "Vatican", "Ватикан", "Vatikan"],
  paris: ["Eiffel Tower", "Louvre", "Эйфелева башня", "Лувр", "Eyfel qülləsi", "Luvr"],
  delhi: ["Taj Mahal", "Тадж-Махал", "Tac Mahal"],
  athens: ["Acropolis", "Акрополь", "Akropol"],
  istanbul: ["Hagia Sophia", "Айя-София", "Ayasofya", "Bosphorus", "Босфор"],
};

/** Journeys that are called by a name of their own, with the places (by slug) that they go to. */
export const JOURNEYS: readonly {
  readonly names: readonly string[];
  readonly slugs: readonly string[];
}[] = [
  {
    names: ["Umrah", "Umra", "Умра", "Умре", "Умру", "Умры", "Ümrə", "Hajj", "Хадж", "Həcc"],
    slugs: ["mecca", "medina"],
  },
  {
    names: ["Holy Land", "Святая Земля", "Святую Землю", "Святой Земле", "Müqəddəs Torpaq"],
    slugs: ["jerusalem", "nazareth"],
  },
  {
    names: ["Italian lakes", "итальянские озёра", "İtaliya gölləri", "lakes of Italy"],
    slugs: ["como", "garda"],
  },
  {
    names: ["Albanian Riviera", "Албанская Ривьера", "Albaniya rivyerası"],
    slugs: ["ksamil"],
  },
];

/** Names that are everyday words too: they count with a capital letter behind another word alone. */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set([
  "nice",
  "male",
  "bath",
  "side",
  "split",
  "van",
  "bar",
  "sal",
  "hue",
  "ella",
  "pai",
  "qatar",
  "reunion",
]);

/** Parts of the world, by the words for them, as countries. */
export const REGIONS: readonly {
  readonly names: readonly string[];
  readonly countries: readonly string[];
}[] = [
  {
    names: [
      "South Caucasus",
      "Caucasus",
      "Южный Кавказ",
      "Закавказье",
      "Кавказ",
      "Cənubi Qafqaz",
      "Qafqaz",
    ],
    countries: ["GE", "AZ", "AM"],
  },
  {
    names: [
      "Central Asia",
      "Silk Road",
      "Средняя Азия",
      "Центральная Азия",
      "Шёлковый путь",
      "Mərkəzi Asiya",
      "Orta Asiya",
      "İpək yolu",
    ],
    countries: ["UZ", "KZ", "KG", "TJ", "TM"],
  },
  {
    names: ["Persian Gulf", "Gulf", "Персидский залив", "Fars körfəzi", "Körfəz ölkələri"],
    countries: ["AE", "QA", "OM", "BH", "KW", "SA"],
  },
  {
    names: ["Middle East", "Ближний Восток", "Yaxın Şərq"],
    countries: ["AE", "QA", "OM", "JO", "SA", "IL", "EG"],
  },
  {
    names: ["Balkans", "Balkan", "Балканы", "Balkanlar"],
    countries: ["RS", "ME", "BA", "AL", "MK", "BG", "HR", "SI"],
  },
  {
    names: ["Scandinavia", "Nordic countries", "Скандинавия", "Skandinaviya"],
    countries: ["NO", "SE", "DK", "FI", "IS"],
  },
  {
    names: ["Baltics", "Baltic states", "Прибалтика", "Балтика", "Baltikyanı"],
    countries: ["EE", "LV", "LT"],
  },
  {
    names: ["Central Europe", "Центральная Европа", "Mərkəzi Avropa"],
    countries: ["CZ", "AT", "HU", "PL", "SK", "DE"],
  },
  {
    names: ["Southeast Asia", "South East Asia", "Юго-Восточная Азия", "Cənub-Şərqi Asiya"],
    countries: ["TH", "VN", "KH", "LA", "MY", "SG", "ID", "PH"],
  },
  {
    names: [
      "South America",
      "Latin America",
      "Южная Америка",
      "Латинская Америка",
      "Cənubi Amerika",
    ],
    countries: ["PE", "BR", "AR", "CL", "CO"],
  },
  {
    names: ["Alps", "Альпы", "Alp dağları", "Alplar", "Alplər"],
    countries: ["CH", "AT", "FR"],
  },
  { names: ["Black Sea", "Чёрное море", "Qara dəniz"], countries: ["GE", "TR"] },
  {
    names: ["Mediterranean", "Mediterranean Sea", "Средиземное море", "Aralıq dənizi"],
    countries: ["TR", "GR", "IT", "ES", "CY", "MT"],
  },
  { names: ["Adriatic", "Адриатика", "Adriatik"], countries: ["HR", "ME"] },
  { names: ["Caribbean", "Карибы", "Karib"], countries: ["MX"] },
  { names: ["North Africa", "Северная Африка", "Şimali Afrika"], countries: ["EG", "MA", "TN"] },
  { names: ["Africa", "Африка", "Afrika"], countries: ["EG", "MA", "TN", "ZA", "KE", "TZ"] },
  {
    names: ["Europe", "Европа", "Avropa"],
    countries: ["IT", "FR", "ES", "DE", "AT", "CZ", "HU", "GR", "PT", "NL", "CH", "PL", "HR", "GB"],
  },
  {
    names: ["Asia", "Азия", "Asiya"],
    countries: ["JP", "TH", "VN", "SG", "ID", "MY", "KR", "IN", "CN", "UZ", "KZ"],
  },
];
