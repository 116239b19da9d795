import type { CatalogueText, PartOfDay } from "../../domain/catalogue.ts";

/** A part of a day that an occasion takes where it is held. */
export interface EventPart {
  /** Slugs of the catalogue with blanks between them; left out: wherever the occasion is. */
  readonly at?: string;
  /** Its day, or first and last day, counted from the first of the occasion; left out: any day of it. */
  readonly on?: number | readonly [first: number, last: number];
  /** On one day of several alone. */
  readonly once?: true;
  readonly part: PartOfDay;
  /** What it says on its days, in turn. */
  readonly texts: readonly CatalogueText[];
}

const QUALIFYING: CatalogueText = {
  en: "Be at the track for qualifying, which decides who starts in front tomorrow.",
  az: "Təsnifat turu üçün trekdə olun: sabah öndən kimin start götürəcəyi bu gün həll olunur.",
  ru: "Приезжайте на трассу к квалификации: сегодня решится, кто завтра стартует первым.",
};

const FATIMA: readonly EventPart[] = [
  {
    at: "fatima",
    on: -1,
    part: "evening",
    texts: [
      {
        en: "The vigil: say the rosary at half past nine in the Chapel of the Apparitions and walk in the candle procession.",
        az: "Bayram ərəfəsi: saat onun yarısında Zühur kapellasında təsbeh duasına, sonra şam yürüşünə qoşulun.",
        ru: "Канун праздника: в половине десятого розарий в Капелле явлений, затем шествие со свечами.",
      },
    ],
  },
  {
    at: "fatima",
    on: 0,
    part: "morning",
    texts: [
      {
        en: "The great day of Fátima: the procession at nine, the Mass at ten, and the farewell to Our Lady with white handkerchiefs.",
        az: "Fatimanın böyük günü: saat doqquzda yürüş, onda messa və ağ yaylıqlarla Məryəm Ana ilə vidalaşma.",
        ru: "Главный день Фатимы: в девять шествие, в десять месса и прощание с Богородицей белыми платками.",
      },
    ],
  },
];

/** What occasions bring into the days, by their English names in `events.ts`. */
export const EVENT_PARTS: Readonly<Record<string, readonly EventPart[]>> = {
  Oktoberfest: [
    {
      at: "munich",
      part: "evening",
      texts: [
        {
          en: "Spend the evening at the Oktoberfest on the Theresienwiese: entry is free, the operator asks for the table reservation in a beer tent, and there is lemonade and beer without alcohol too.",
          az: "Axşamı Terezienvizedə, Oktoberfestdə keçirin: giriş pulsuzdur, pivə çadırında masanı operator sifariş edir, spirtsiz içkilər də var.",
          ru: "Проведите вечер на Терезиенвизе, на Октоберфесте: вход свободный, столик в пивном шатре бронирует оператор, есть лимонад и безалкогольное пиво.",
        },
      ],
    },
    {
      at: "munich",
      part: "evening",
      texts: [
        {
          en: "Go back to the Oktoberfest for a second evening: another tent with its own band, roast almonds and the big wheel over the lights.",
          az: "İkinci axşam yenə Oktoberfestə gedin: öz orkestri olan başqa çadır, qovrulmuş badam və işıqlar üzərində nəhəng çarx.",
          ru: "Вернитесь на Октоберфест на второй вечер: другой шатёр со своим оркестром, жареный миндаль и колесо обозрения над огнями.",
        },
      ],
    },
  ],
  Carnival: [
    {
      at: "rio-de-janeiro",
      part: "afternoon",
      texts: [
        {
          en: "Follow a street band of the Carnival through the afternoon; in the Sambadrome the samba schools parade all night.",
          az: "Günortadan sonra Karnavalın küçə orkestrinə qoşulun; Sambadromda samba məktəbləri bütün gecə keçid edir.",
          ru: "Идите днём за уличным оркестром Карнавала: на Самбадроме школы самбы шествуют всю ночь.",
        },
      ],
    },
    {
      at: "rio-de-janeiro",
      on: [2, 3],
      part: "evening",
      texts: [
        {
          en: "Spend the night in the Sambadrome, where the first samba schools parade from nine until dawn; seats are for the operator to book.",
          az: "Gecəni Sambadromda keçirin: ən yaxşı samba məktəbləri saat doqquzdan səhərədək keçid edir; yerləri operator sifariş edir.",
          ru: "Проведите ночь на Самбадроме: лучшие школы самбы шествуют с девяти вечера до рассвета, места бронирует оператор.",
        },
        {
          en: "Go to the second night of the parades, or dance at a ball in one of the old halls of Lapa.",
          az: "Keçidin ikinci gecəsinə gedin və ya Lapanın köhnə salonlarından birində balda rəqs edin.",
          ru: "Отправляйтесь на вторую ночь парада или на бал в одном из старых залов Лапы.",
        },
      ],
    },
  ],
  "The Carnival of Venice": [
    {
      at: "venice",
      part: "afternoon",
      texts: [
        {
          en: "Go among the masks of the Carnival on Saint Mark's Square, where costumes are judged on the stage from the early afternoon.",
          az: "San Marko meydanında Karnaval maskalarının arasına qarışın: günortadan sonra səhnədə ən yaxşı geyim seçilir.",
          ru: "Смешайтесь с масками Карнавала на площади Сан-Марко: после полудня на сцене выбирают лучший костюм.",
        },
      ],
    },
    {
      at: "venice",
      part: "evening",
      texts: [
        {
          en: "See the lit boats and the players of the Carnival along the Grand Canal; a masked ball in a palace is for the operator to book.",
          az: "Böyük kanal boyu Karnavalın işıqlı qayıqlarına və aktyorlarına baxın; saraydakı maskalı bala dəvəti operator alır.",
          ru: "Посмотрите на огни лодок и на актёров Карнавала вдоль Гранд-канала; билеты на бал-маскарад в палаццо закажет оператор.",
        },
      ],
    },
  ],
  "Mardi Gras": [
    {
      at: "new-orleans",
      on: [3, 4],
      part: "afternoon",
      texts: [
        {
          en: "Catch beads from the floats of Mardi Gras along St. Charles Avenue.",
          az: "Sent-Çarlz prospektində Mardi-Qra platformalarından atılan muncuqları tutun.",
          ru: "Ловите бусы с платформ Марди-Гра на Сент-Чарльз-авеню.",
        },
      ],
    },
  ],
  "Carnival of Tenerife": [
    {
      at: "tenerife",
      part: "evening",
      texts: [
        {
          en: "Dance in the streets of Santa Cruz, whose Carnival goes on until morning; trams run all night.",
          az: "Santa-Krus küçələrində rəqs edin: Karnaval səhərədək davam edir, tramvaylar bütün gecə işləyir.",
          ru: "Танцуйте на улицах Санта-Круса: Карнавал длится до утра, трамваи ходят всю ночь.",
        },
      ],
    },
  ],
  "Carnival of Cologne": [
    {
      at: "cologne",
      on: 4,
      part: "morning",
      texts: [
        {
          en: "Stand by the street for the Rose Monday parade, which throws sweets for hours from half past ten.",
          az: "Gül bazar ertəsi keçidi üçün yol kənarında dayanın: saat on birin yarısından saatlarla konfet atılır.",
          ru: "Встаньте у дороги на шествие Розового понедельника: с половины одиннадцатого с платформ часами бросают сладости.",
        },
      ],
    },
  ],
  "Formula 1 in Baku": [
    {
      on: 2,
      part: "afternoon",
      texts: [
        {
          en: "Take your seats at the track for Formula 1: the cars race between the boulevard and the old walls of Baku.",
          az: "Formula 1 üçün tribunaya keçin: bolidlər bulvarla Bakının qədim divarları arasında yarışır.",
          ru: "Займите места на трибуне Формулы-1: болиды мчатся между бульваром и древними стенами Баку.",
        },
      ],
    },
    {
      on: 1,
      part: "afternoon",
      texts: [QUALIFYING],
    },
  ],
  "Formula 1 in Abu Dhabi": [
    {
      on: 2,
      part: "afternoon",
      texts: [
        {
          en: "Take your seats at the Yas Marina track for Formula 1: it begins in daylight and ends under lamps.",
          az: "Formula 1 üçün Yas Marina tribunasına keçin: yarış gündüz başlayır, işıqlar altında bitir.",
          ru: "Займите места на трассе «Яс Марина»: гонка Формулы-1 начинается при свете дня, а кончается при прожекторах.",
        },
      ],
    },
    {
      on: 1,
      part: "afternoon",
      texts: [QUALIFYING],
    },
  ],
  "Formula 1 in Monza": [
    {
      on: 2,
      part: "afternoon",
      texts: [
        {
          en: "Take the train to Monza for Formula 1: gates open early, and the park is walked from the station.",
          az: "Formula 1 üçün qatarla Monzaya gedin: qapılar tez açılır, parka stansiyadan piyada gedilir.",
          ru: "Поезжайте поездом в Монцу на Формулу-1: ворота открывают рано, от станции идут через парк.",
        },
      ],
    },
    {
      on: 1,
      part: "afternoon",
      texts: [QUALIFYING],
    },
  ],
  "Formula 1 in Singapore": [
    {
      on: 2,
      part: "evening",
      texts: [
        {
          en: "Take your seats by the street track at Marina Bay for Formula 1, which is driven after dark.",
          az: "Formula 1 üçün Marina Bay küçə trekində yerinizi tutun: yarış qaranlıqdan sonra başlayır.",
          ru: "Займите места у городской трассы в Марина-Бэй: гонка Формулы-1 начинается в темноте.",
        },
      ],
    },
    {
      on: 1,
      part: "evening",
      texts: [QUALIFYING],
    },
  ],
  Songkran: [
    {
      at: "bangkok",
      on: [0, 1],
      part: "afternoon",
      texts: [
        {
          en: "Join the water fights of Songkran on Silom or Khao San Road; put the phone into a waterproof bag.",
          az: "Silom və ya Khao San küçəsində Sonqkranın su döyüşlərinə qoşulun; telefonu su keçirməyən torbaya qoyun.",
          ru: "Присоединяйтесь к водным боям Сонгкрана на Силоме или Каосане: телефон спрячьте в непромокаемый чехол.",
        },
        {
          en: "Before the next splash, pour scented water over the Buddha images of a temple, as families do at Songkran.",
          az: "Növbəti su döyüşündən əvvəl, Sonqkranda ailələrin etdiyi kimi, məbəddə Budda heykəllərinə ətirli su tökün.",
          ru: "До новых водных боёв облейте душистой водой статуи Будды в храме, как делают семьи на Сонгкран.",
        },
      ],
    },
    {
      at: "chiang-mai",
      on: [0, 1],
      part: "afternoon",
      texts: [
        {
          en: "Join the water fights of Songkran around the old moat; the Buddha Phra Singh is carried through the streets.",
          az: "Köhnə xəndəyin ətrafında Sonqkranın su döyüşlərinə qoşulun; Pra Sinq Budda heykəli küçələrlə aparılır.",
          ru: "Присоединяйтесь к водным боям Сонгкрана у старого рва: по улицам проносят статую Будды Пхра Синг.",
        },
        {
          en: "Bring a handful of sand to a temple, as the city does on the second day of Songkran, and mind the buckets on the way.",
          az: "Sonqkranın ikinci günü bütün şəhər kimi məbədə bir ovuc qum aparın; yolda vedrələrdən qorunun.",
          ru: "Принесите в храм горсть песка, как весь город во второй день Сонгкрана, и берегитесь вёдер по дороге.",
        },
      ],
    },
  ],
  "The Lantern Festival of Chiang Mai": [
    {
      at: "chiang-mai",
      on: [0, 1],
      part: "evening",
      texts: [
        {
          en: "Let a lit raft float on the river for Loy Krathong; places at a release of sky lanterns are for the operator to book.",
          az: "Loy Kratonq gecəsi çaya şamlı sal buraxın; göy fənərlərinin uçurulmasına yeri operator sifariş edir.",
          ru: "Пустите по реке плотик со свечой на Лой Кратонг; места на запуске небесных фонариков закажет оператор.",
        },
        {
          en: "See the temples hung with lanterns and the procession through Tha Phae Gate on the second night of the festival.",
          az: "Bayramın ikinci gecəsi fənərlərlə bəzənmiş məbədlərə və Ta Pe qapısından keçən yürüşə baxın.",
          ru: "Во вторую ночь праздника посмотрите на храмы в фонариках и шествие через ворота Тха Пхэ.",
        },
      ],
    },
  ],
  "La Tomatina": [
    {
      at: "valencia",
      on: 0,
      part: "morning",
      texts: [
        {
          en: "Be in Buñol by nine, three quarters of an hour by train, for La Tomatina: tomatoes fly from noon for an hour. The ticket is bought ahead; old clothes and goggles help.",
          az: "La Tomatina üçün saat doqquza Bunyolda olun, qatarla qırx beş dəqiqədir: günorta bir saat pomidor döyüşü gedir. Bilet əvvəlcədən alınır; köhnə paltar və eynək lazım olacaq.",
          ru: "К девяти будьте в Буньоле, сорок пять минут поездом: с полудня там час идёт битва помидорами, Ла Томатина. Билет берут заранее, пригодятся старая одежда и очки.",
        },
      ],
    },
  ],
  "San Fermín in Pamplona": [
    {
      at: "san-sebastian bilbao",
      on: [0, 7],
      once: true,
      part: "morning",
      texts: [
        {
          en: "Leave before dawn for Pamplona: the bulls run at eight from 7 July on, and the best view is from a balcony that the operator books.",
          az: "Sübhdən əvvəl Pamplonaya yola düşün: 7 iyuldan başlayaraq öküzlər saat səkkizdə qaçır, ən yaxşı mənzərə operatorun tutduğu eyvandan açılır.",
          ru: "Выезжайте в Памплону до рассвета: с 7 июля быки бегут в восемь, лучше всего видно с балкона, который закажет оператор.",
        },
      ],
    },
  ],
  "Las Fallas": [
    {
      at: "valencia",
      on: [0, 4],
      part: "afternoon",
      texts: [
        {
          en: "Be on the town hall square at two for the mascletà, then see the tall figures of the Fallas street by street.",
          az: "Saat ikidə mascletà üçün bələdiyyə meydanında olun, sonra Fallasın nəhəng fiqurlarına küçə-küçə baxın.",
          ru: "В два будьте на площади ратуши: там гремит масклета; потом обойдите улицы с огромными фигурами Фальяс.",
        },
        {
          en: "Watch the flowers being brought to the Virgin's Square in the procession of the Ofrenda.",
          az: "Ofrenda yürüşündə Müqəddəs Məryəm meydanına gül gətirənlərə baxın.",
          ru: "Посмотрите, как на площадь Богородицы несут цветы: это шествие Офренда.",
        },
      ],
    },
    {
      at: "valencia",
      on: 4,
      part: "evening",
      texts: [
        {
          en: "Stay up for the Cremà: from ten the figures of the Fallas burn all over the city, the last one after midnight.",
          az: "Cremà gecəsində oyaq qalın: saat ondan bütün şəhərdə Fallas fiqurları yandırılır, sonuncusu gecəyarıdan sonra.",
          ru: "Дождитесь Кремы: с десяти вечера по всему городу сжигают фигуры Фальяс, последнюю — после полуночи.",
        },
      ],
    },
  ],
  "The Day of the Dead": [
    {
      at: "oaxaca",
      on: [0, 2],
      part: "evening",
      texts: [
        {
          en: "Go to the cemetery of Xoxocotlán after dark: it is the Day of the Dead, and families sit among candles and marigolds until morning; go with a guide, and ask before taking pictures.",
          az: "Ölülər günündə, qaranlıq düşəndə Xoxocotlan qəbiristanlığına gedin: ailələr səhərədək şamların və məxmərgüllərin arasında oturur. Bələdçi ilə gedin, şəkil çəkməzdən əvvəl icazə alın.",
          ru: "В День мёртвых с темнотой поезжайте на кладбище Хохокотлан: семьи до утра сидят среди свечей и бархатцев. Идите с гидом и спрашивайте, можно ли снимать.",
        },
        {
          en: "Follow a comparsa with masks and brass through the old streets of Oaxaca, past the altars in the doorways.",
          az: "Oaxakanın köhnə küçələrində maskalı və nəfəs alətli komparsaya qoşulun, qapılardakı qurbangahlara baxın.",
          ru: "Идите за компарсой с масками и духовым оркестром по старым улицам Оахаки, мимо алтарей в дверях домов.",
        },
        {
          en: "See the graves of the Panteón General lit for the last night, when the dead are seen off.",
          az: "Ölülərin yola salındığı son gecə Panteon Xeneralda şamlarla işıqlanan məzarlara baxın.",
          ru: "Посмотрите на огни Пантеона Хенераль в последнюю ночь, когда умерших провожают.",
        },
      ],
    },
    {
      at: "oaxaca",
      on: 1,
      part: "morning",
      texts: [
        {
          en: "Look for marigolds, sugar skulls and bread of the dead at the Abastos market, then at the sand carpets before the churches.",
          az: "Abastos bazarında məxmərgüllərə, şəkərdən kəllələrə və ölülər çörəyinə baxın, sonra kilsələrin qarşısındakı qum xalçalara.",
          ru: "Найдите на рынке Абастос бархатцы, сахарные черепа и хлеб мёртвых, потом — песочные ковры у церквей.",
        },
      ],
    },
    {
      at: "mexico-city",
      on: [0, 2],
      part: "evening",
      texts: [
        {
          en: "See the great altars of the Day of the Dead on the Zócalo and the skeletons strolling along Reforma.",
          az: "Zokalo meydanında Ölülər gününün böyük qurbangahlarına və Reforma prospektində gəzən skeletlərə baxın.",
          ru: "Посмотрите на большие алтари Дня мёртвых на Сокало и на скелеты, гуляющие по Реформе.",
        },
        {
          en: "Watch the tale of La Llorona on the canals of Xochimilco, told from the boats after dark.",
          az: "Qaranlıqdan sonra Soçimilko kanallarında qayıqlardan danışılan La Yorona nağılına baxın.",
          ru: "Посмотрите на каналах Сочимилько представление о Ла Йороне: его играют с лодок после заката.",
        },
        {
          en: "Go to San Andrés Mixquic, where the graves are lit by thousands of candles this evening; the operator orders the car and the guide.",
          az: "San-Andres-Mikskikə gedin: bu axşam məzarlar minlərlə şamla işıqlanır; maşını və bələdçini operator sifariş edir.",
          ru: "Поезжайте в Сан-Андрес-Мишкик: вечером могилы там горят тысячами свечей; машину с гидом закажет оператор.",
        },
      ],
    },
  ],
  Diwali: [
    {
      at: "varanasi",
      on: 0,
      part: "evening",
      texts: [
        {
          en: "Take a boat along the ghats on the evening of Diwali: every step carries an oil lamp, and the river aarti is larger than on other days.",
          az: "Divali axşamı qhatlar boyu qayıqla üzün: hər pillədə yağ çırağı yanır, çay aartisi başqa günlərdən təmtəraqlıdır.",
          ru: "В вечер Дивали прокатитесь на лодке вдоль гхатов: на каждой ступени горит лампадка, а арати на реке пышнее обычного.",
        },
      ],
    },
    {
      at: "delhi jaipur agra udaipur mumbai amritsar",
      on: 0,
      part: "evening",
      texts: [
        {
          en: "Walk through the lit bazaars on the evening of Diwali: rows of oil lamps, sweets at every door, and fireworks until late.",
          az: "Divali axşamı işıqlı bazarları gəzin: sıra-sıra yağ çıraqları, hər qapıda şirniyyat və gecəyədək atəşfəşanlıq.",
          ru: "В вечер Дивали пройдите по освещённым базарам: ряды лампадок, сладости у каждой двери и фейерверки допоздна.",
        },
      ],
    },
  ],
  Holi: [
    {
      at: "delhi jaipur agra udaipur varanasi mumbai",
      on: 0,
      part: "morning",
      texts: [
        {
          en: "Play Holi in the courtyard of the hotel or at a garden party that the operator books: old white clothes, oil on the skin, and colours until noon.",
          az: "Holini otelin həyətində və ya operatorun sifariş etdiyi bağ məclisində qeyd edin: köhnə ağ paltar, dəriyə yağ və günortayadək rənglər.",
          ru: "Встретьте Холи во дворе отеля или на празднике в саду, который закажет оператор: старая белая одежда, масло на кожу и краски до полудня.",
        },
      ],
    },
  ],
  "Chinese New Year": [
    {
      at: "hong-kong",
      on: [0, 1],
      part: "evening",
      texts: [
        {
          en: "See the floats and drummers of the New Year's parade through Tsim Sha Tsui.",
          az: "Tsim-Şa-Tsuy küçələrində Yeni il keçidinin platformalarına və təbilçilərinə baxın.",
          ru: "Посмотрите на платформы и барабанщиков новогоднего парада в Цимшацуе.",
        },
        {
          en: "Watch the New Year's fireworks over Victoria Harbour from the promenade, in place an hour before eight.",
          az: "Viktoriya limanı üzərində Yeni il atəşfəşanlığına sahildən baxın; saat səkkizə bir saat qalmış yerinizi tutun.",
          ru: "Посмотрите новогодний фейерверк над гаванью Виктория с набережной: место займите за час до восьми.",
        },
      ],
    },
    {
      at: "singapore kuala-lumpur penang",
      on: 0,
      part: "evening",
      texts: [
        {
          en: "See Chinatown under its red lanterns for the New Year, with lion dancers from door to door.",
          az: "Yeni il üçün qırmızı fənərlərlə bəzənmiş Çin məhəlləsinə və qapı-qapı gəzən aslan rəqqaslarına baxın.",
          ru: "Посмотрите на Чайнатаун в красных новогодних фонарях и на танцоров-львов, идущих от двери к двери.",
        },
      ],
    },
    {
      at: "beijing shanghai xian chengdu taipei",
      on: [0, 3],
      once: true,
      part: "afternoon",
      texts: [
        {
          en: "Go to a temple fair of the New Year: red lanterns, opera on small stages and sugar figures.",
          az: "Yeni ilin məbəd yarmarkasına gedin: qırmızı fənərlər, kiçik səhnələrdə opera və şəkərdən fiqurlar.",
          ru: "Сходите на новогоднюю храмовую ярмарку: красные фонари, опера на маленьких сценах и фигурки из сахара.",
        },
      ],
    },
  ],
  "St Patrick's Day": [
    {
      at: "dublin",
      on: 0,
      part: "afternoon",
      texts: [
        {
          en: "Find a place along O'Connell Street before noon for the St Patrick's Day parade, then follow the music to Temple Bar.",
          az: "Müqəddəs Patrik günü keçidi üçün günortadan əvvəl O'Konnell küçəsində yer tutun, sonra musiqinin ardınca Templ-Bara gedin.",
          ru: "До полудня займите место на О'Коннелл-стрит на парад в День святого Патрика, потом идите за музыкой в Темпл-Бар.",
        },
      ],
    },
  ],
  "King's Day": [
    {
      at: "amsterdam",
      on: 0,
      part: "morning",
      texts: [
        {
          en: "Put on orange and look through the street sales of King's Day; in the Vondelpark children sell their toys.",
          az: "Narıncı geyinin və Kral gününün küçə satışlarını gəzin; Vondelparkda uşaqlar oyuncaqlarını satır.",
          ru: "Наденьте оранжевое и обойдите уличные распродажи Дня короля: в Вондел-парке игрушки продают дети.",
        },
      ],
    },
    {
      at: "amsterdam",
      on: 0,
      part: "afternoon",
      texts: [
        {
          en: "Watch the orange boats crowd the Prinsengracht on the afternoon of King's Day.",
          az: "Kral günü günortadan sonra Prinsenqraxtı dolduran narıncı qayıqlara baxın.",
          ru: "Посмотрите, как днём Принсенграхт заполняют оранжевые лодки: так отмечают День короля.",
        },
      ],
    },
  ],
  Novruz: [
    {
      at: "baku sheki ganja gabala quba lankaran",
      on: 0,
      part: "evening",
      texts: [
        {
          en: "Jump over a Novruz bonfire, as every yard does on the eve, at a table with sprouted wheat, painted eggs, pakhlava and shekerbura.",
          az: "Bayram axşamı hər həyətdə olduğu kimi Novruz tonqalının üstündən tullanın; xonçada səməni, boyalı yumurta, paxlava və şəkərbura var.",
          ru: "Прыгните через костёр Новруза, как в канун делают в каждом дворе; на столе пророщенная пшеница, крашеные яйца, пахлава и шекербура.",
        },
      ],
    },
    {
      at: "baku",
      on: 1,
      part: "afternoon",
      texts: [
        {
          en: "See the Novruz fair by the walls of the Old City: Kosa and Kechel joke, rope walkers and wrestlers perform.",
          az: "İçərişəhər divarlarının yanında Novruz yarmarkasına baxın: Kosa ilə Keçəl zarafatlaşır, kəndirbazlar və pəhləvanlar çıxış edir.",
          ru: "Посмотрите ярмарку Новруза у стен Ичери-шехер: шутят Коса и Кечал, выступают канатоходцы и борцы.",
        },
      ],
    },
    {
      at: "tashkent samarkand bukhara khiva",
      on: 1,
      part: "afternoon",
      texts: [
        {
          en: "Taste sumalak from the great cauldrons of Navruz and see the dances in the squares.",
          az: "Novruzun böyük qazanlarından sumalak dadın və meydanlardakı rəqslərə baxın.",
          ru: "Попробуйте сумаляк из больших котлов Навруза и посмотрите танцы на площадях.",
        },
      ],
    },
    {
      at: "almaty astana turkistan",
      on: 2,
      part: "afternoon",
      texts: [
        {
          en: "See the yurts and riders of Nauryz and taste nauryz-kozhe, the soup of seven things.",
          az: "Nourız bayramının alaçıqlarına və atlılarına baxın, yeddi şeydən bişən nourız-köjeni dadın.",
          ru: "Посмотрите на юрты и всадников Наурыза и попробуйте наурыз-коже, похлёбку из семи продуктов.",
        },
      ],
    },
  ],
  Ramadan: [
    {
      at: "mecca",
      on: [0, 18],
      part: "evening",
      texts: [
        {
          en: "Break the fast with dates and Zamzam water in the courtyards of the Haram, and stay for Isha and the taraweeh.",
          az: "Hərəmin həyətlərində xurma və zəmzəm suyu ilə iftar edin, İşa və təravih namazına qalın.",
          ru: "Разговейтесь финиками и водой Замзам во дворах Харама, останьтесь на иша и таравих.",
        },
        {
          en: "After an early iftar at the hotel go up to the roof of the Haram for the taraweeh, which is cooler and less crowded.",
          az: "Oteldə iftardan sonra təravih üçün Hərəmin damına qalxın: ora sərin və nisbətən boşdur.",
          ru: "После ифтара в отеле поднимитесь на таравих на крышу Харама: там прохладнее и свободнее.",
        },
      ],
    },
    {
      at: "medina",
      on: [0, 18],
      part: "evening",
      texts: [
        {
          en: "Share the iftar that is laid out in the Prophet's Mosque before sunset, and stay for the taraweeh.",
          az: "Gün batmamış Peyğəmbər məscidində açılan iftar süfrəsinə oturun və təravih namazına qalın.",
          ru: "Разделите ифтар, который накрывают в Мечети Пророка до заката, и останьтесь на таравих.",
        },
        {
          en: "Break the fast near the mosque and pray the taraweeh under the umbrellas of its courtyard.",
          az: "Məscidin yaxınlığında iftar edin, təravihi həyətdəki çətirlərin altında qılın.",
          ru: "Разговейтесь рядом с мечетью и совершите таравих под зонтами её двора.",
        },
      ],
    },
  ],
  "The last ten nights of Ramadan": [
    {
      at: "mecca",
      on: [0, 9],
      part: "evening",
      texts: [
        {
          en: "Break the fast in the Haram and stay for the taraweeh; after midnight the qiyam of the last ten nights is prayed until before dawn.",
          az: "Hərəmdə iftar edin və təravihə qalın; gecəyarıdan sonra son on gecənin qiyam namazı sübhə yaxın qılınır.",
          ru: "Разговейтесь в Хараме и останьтесь на таравих; после полуночи и почти до рассвета совершают кыям последних десяти ночей.",
        },
        {
          en: "Iftar with dates and Zamzam, then the night in the Haram: of the last ten, the odd nights are those in which the Night of Power is sought.",
          az: "Xurma və zəmzəmlə iftar, sonra gecə Hərəmdə: son on gecənin tək gecələrində Qədr gecəsi axtarılır.",
          ru: "Ифтар с финиками и водой Замзам, затем ночь в Хараме: в нечётные из последних десяти ищут Ночь предопределения.",
        },
        {
          en: "Rest after the iftar, go back for the qiyam after midnight and take the suhoor meal by the Haram before dawn.",
          az: "İftardan sonra dincəlin, gecəyarıdan sonra qiyam namazına qayıdın, sübhdən əvvəl Hərəmin yanında sahur edin.",
          ru: "После ифтара отдохните, после полуночи вернитесь на кыям, а перед рассветом примите сухур рядом с Харамом.",
        },
        {
          en: "Spend the night between the taraweeh and the qiyam with the Qur'an on an upper floor of the Haram, where there is more room.",
          az: "Təravihlə qiyam arasındakı vaxtı Hərəmin geniş yuxarı mərtəbəsində Quran oxumaqla keçirin.",
          ru: "Между таравихом и кыямом читайте Коран на верхнем этаже Харама: там просторнее.",
        },
      ],
    },
    {
      at: "medina",
      on: [0, 9],
      part: "evening",
      texts: [
        {
          en: "Take the iftar in the Prophet's Mosque, pray the taraweeh there, and come back for the qiyam of the last ten nights after midnight.",
          az: "Peyğəmbər məscidində iftar edin, təravihi orada qılın, gecəyarıdan sonra son on gecənin qiyam namazına qayıdın.",
          ru: "Примите ифтар в Мечети Пророка, совершите там таравих, а после полуночи вернитесь на кыям последних десяти ночей.",
        },
        {
          en: "After the iftar stay in the Prophet's Mosque for the night prayers; the suhoor meal is taken near it before dawn.",
          az: "İftardan sonra gecə namazları üçün Peyğəmbər məscidində qalın; sübhdən əvvəl yaxınlıqda sahur edilir.",
          ru: "После ифтара останьтесь в Мечети Пророка на ночные молитвы; перед рассветом рядом примите сухур.",
        },
      ],
    },
  ],
  "The Holy Fire": [
    {
      at: "jerusalem",
      on: 0,
      part: "morning",
      texts: [
        {
          en: "Walk the Via Dolorosa with the Orthodox procession of Good Friday, from the Lions' Gate to the Holy Sepulchre.",
          az: "Böyük Cümə günü pravoslav yürüşü ilə Şir qapısından Müqəddəs Məzar kilsəsinədək Via Dolorosa ilə gedin.",
          ru: "Пройдите Виа Долороза с православным крестным ходом Великой пятницы — от Львиных ворот к Храму Гроба Господня.",
        },
      ],
    },
    {
      at: "jerusalem",
      on: 0,
      part: "evening",
      texts: [
        {
          en: "Attend the burial service of Good Friday at the Holy Sepulchre or at the Trinity Cathedral of the Russian Mission, and rest early.",
          az: "Müqəddəs Məzar kilsəsində və ya Rus missiyasının Üçlük kilsəsində Böyük Cümənin dəfn ayinində iştirak edin, erkən dincəlin.",
          ru: "Побудьте на чине погребения Плащаницы в Храме Гроба Господня или в Троицком соборе Русской миссии и лягте пораньше.",
        },
      ],
    },
    {
      at: "jerusalem",
      on: 1,
      part: "morning",
      texts: [
        {
          en: "Holy Saturday: be at the gate of the Old City early in the morning, as the police close it by sectors; passes for the church come through the operator.",
          az: "Böyük Şənbə: səhər tezdən Köhnə şəhərin qapısında olun, polis yolları hissə-hissə bağlayır; kilsəyə buraxılışı operator alır.",
          ru: "Великая суббота: будьте у ворот Старого города рано утром, полиция перекрывает его по частям; пропуска в храм оформляет оператор.",
        },
      ],
    },
    {
      at: "jerusalem",
      on: 1,
      part: "afternoon",
      texts: [
        {
          en: "The Holy Fire descends at the Holy Sepulchre at about two; it is passed from candle to candle through the church and the lanes, so those outside receive it too.",
          az: "Saat iki radələrində Müqəddəs Məzar kilsəsində Müqəddəs Od enir; od şamdan-şama keçir, çöldəkilərə də çatır.",
          ru: "Около двух в Храме Гроба Господня сходит Благодатный огонь; его передают от свечи к свече по храму и улицам, так что он доходит и до тех, кто снаружи.",
        },
      ],
    },
    {
      at: "jerusalem",
      on: 1,
      part: "evening",
      texts: [
        {
          en: "Rest, then go to the Easter night service at the Holy Sepulchre, which begins before midnight.",
          az: "Dincəlin, sonra Müqəddəs Məzar kilsəsində gecəyarıdan əvvəl başlayan Pasxa gecəsi ayininə gedin.",
          ru: "Отдохните и идите на ночную пасхальную службу в Храме Гроба Господня: она начинается до полуночи.",
        },
      ],
    },
    {
      at: "jerusalem",
      on: 2,
      part: "morning",
      texts: [
        {
          en: "Easter Sunday: sleep after the night service and break the fast at a late Easter table.",
          az: "Pasxa bazarı: gecə ayinindən sonra yatın, gec açılan Pasxa süfrəsində orucu açın.",
          ru: "Светлое воскресенье: выспитесь после ночной службы и разговейтесь за поздним пасхальным столом.",
        },
      ],
    },
  ],
  "Easter in Jerusalem": [
    {
      at: "jerusalem",
      on: 0,
      part: "morning",
      texts: [
        {
          en: "Walk the Via Dolorosa on Good Friday with the pilgrims who carry crosses; the Franciscans lead from the first station.",
          az: "Böyük Cümə günü xaç aparan zəvvarlarla Via Dolorosa ilə gedin; fransiskanlar birinci dayanacaqdan başlayır.",
          ru: "В Страстную пятницу пройдите Виа Долороза с паломниками, несущими кресты: францисканцы ведут от первой остановки.",
        },
      ],
    },
    {
      at: "jerusalem",
      on: 2,
      part: "morning",
      texts: [
        {
          en: "Celebrate the Easter Mass at dawn at the Holy Sepulchre or the Garden Tomb.",
          az: "Sübh çağı Müqəddəs Məzar kilsəsində və ya Bağ məzarında Pasxa messasını qeyd edin.",
          ru: "Встретьте пасхальную мессу на рассвете в Храме Гроба Господня или у Садовой гробницы.",
        },
      ],
    },
  ],
  "Easter in Rome": [
    {
      at: "rome",
      on: 0,
      part: "evening",
      texts: [
        {
          en: "Follow the Stations of the Cross at the Colosseum, lit by torches, from a quarter past nine on Good Friday.",
          az: "Böyük Cümə axşamı saat doqquzun on beşində Kolizeyin yanında məşəllərlə Xaç yolu ayinində iştirak edin.",
          ru: "В Страстную пятницу с 21:15 пройдите Крестный путь у Колизея при свете факелов.",
        },
      ],
    },
    {
      at: "rome",
      on: 2,
      part: "morning",
      texts: [
        {
          en: "Attend the Easter Mass on Saint Peter's Square and the blessing Urbi et Orbi at noon; free tickets are for the operator to ask for.",
          az: "Müqəddəs Pyotr meydanında Pasxa messasında və günorta Urbi et Orbi xeyir-duasında iştirak edin; pulsuz biletləri operator alır.",
          ru: "Побудьте на пасхальной мессе на площади Святого Петра и на благословении Urbi et Orbi в полдень; бесплатные билеты запросит оператор.",
        },
      ],
    },
  ],
  "Easter in Greece": [
    {
      at: "corfu",
      on: 1,
      part: "morning",
      texts: [
        {
          en: "Stand clear below the balconies of the Liston at eleven on Holy Saturday, when Corfu throws its clay jars.",
          az: "Böyük Şənbə saat on birdə Liston eyvanlarından bir az aralı dayanın: Korfu sakinləri gil küplər atır.",
          ru: "В Великую субботу в одиннадцать встаньте поодаль от балконов Листона: корфиоты бросают глиняные кувшины.",
        },
      ],
    },
    {
      at: "athens corfu crete chania santorini paros naxos rhodes thessaloniki mykonos milos kos zakynthos kefalonia",
      on: 0,
      part: "evening",
      texts: [
        {
          en: "Follow the flowered Epitaphios through the streets with the parish on the evening of Good Friday.",
          az: "Böyük Cümə axşamı gülə bürünmüş Epitafiosun ardınca camaatla birlikdə küçələri gəzin.",
          ru: "Вечером Великой пятницы идите с прихожанами по улицам за Плащаницей в цветах.",
        },
      ],
    },
    {
      at: "athens corfu crete chania santorini paros naxos rhodes thessaloniki mykonos milos kos zakynthos kefalonia",
      on: 1,
      part: "evening",
      texts: [
        {
          en: "Be before a church by half past eleven: at midnight the light goes from candle to candle, and after it comes the Easter soup.",
          az: "Saat on ikinin yarısında kilsənin qarşısında olun: gecəyarı od şamdan-şama keçir, sonra Pasxa şorbası verilir.",
          ru: "К половине двенадцатого будьте у церкви: в полночь огонь передают от свечи к свече, а потом едят пасхальный суп.",
        },
      ],
    },
  ],
  "Semana Santa": [
    {
      at: "seville malaga granada",
      on: [0, 3],
      once: true,
      part: "evening",
      texts: [
        {
          en: "Wait by the cathedral for the floats of Semana Santa, carried by candlelight to the sound of drums.",
          az: "Kafedral kilsəsinin yanında Semana Santa platformalarını gözləyin: onlar şam işığında, təbil sədası altında aparılır.",
          ru: "Дождитесь у собора платформ Страстной недели: их несут при свечах под барабаны.",
        },
      ],
    },
    {
      at: "seville",
      on: 4,
      part: "evening",
      texts: [
        {
          en: "Stay up for the Madrugá: through the night the Macarena and the Gran Poder are carried through the old town.",
          az: "Madruqa gecəsi oyaq qalın: bütün gecə Makarena və Qran Poder köhnə şəhərdən keçirilir.",
          ru: "Не ложитесь в ночь Мадруга: до утра по старому городу несут Макарену и Гран-Подер.",
        },
      ],
    },
    {
      at: "malaga granada",
      on: 4,
      part: "evening",
      texts: [
        {
          en: "Watch the great processions of Holy Thursday, the longest night of Semana Santa.",
          az: "Semana Santanın ən uzun gecəsində, Böyük Dördüncü gün axşamı, böyük yürüşlərə baxın.",
          ru: "Посмотрите большие шествия Страстного четверга, самой долгой ночи Семаны Санты.",
        },
      ],
    },
  ],
  "The May pilgrimage to Fátima": FATIMA,
  "The October pilgrimage to Fátima": FATIMA,
  "The feast of Saint Nicholas in Bari": [
    {
      at: "bari",
      on: -1,
      part: "evening",
      texts: [
        {
          en: "Come to the vigil by the relics of Saint Nicholas in the crypt of the basilica, or at the Russian church.",
          az: "Bazilikanın kriptasında Müqəddəs Nikolayın qalıqları önündə və ya rus kilsəsində axşam ayininə gəlin.",
          ru: "Придите на всенощную у мощей святителя Николая в крипте базилики или на Русском подворье.",
        },
      ],
    },
    {
      at: "bari",
      on: 0,
      part: "morning",
      texts: [
        {
          en: "The feast of Saint Nicholas: the Liturgy is served at his relics in the crypt; come an hour early, and the myrrh is given out afterwards.",
          az: "Müqəddəs Nikolay bayramı: liturgiya kriptada, qalıqların önündə keçirilir; bir saat tez gəlin, sonra mirra paylanır.",
          ru: "Праздник святителя Николая: литургию служат у мощей в крипте, приходите за час; после неё раздают миро.",
        },
      ],
    },
  ],
  Arbaeen: [
    {
      at: "karbala",
      on: 1,
      part: "evening",
      texts: [
        {
          en: "Go to the shrines of Imam Hussain and Abbas on the eve of Arbaeen; the lanes between them are open to walkers alone.",
          az: "Ərbəin axşamı İmam Hüseyn və Həzrət Abbas ziyarətgahlarına gedin; aradakı küçələr yalnız piyadalar üçündür.",
          ru: "В канун Арбаина идите к святыням имама Хусейна и Аббаса: улицы между ними открыты только пешим.",
        },
      ],
    },
    {
      at: "karbala",
      on: 2,
      part: "morning",
      texts: [
        {
          en: "Arbaeen: read the Ziyarat at the shrine of Imam Hussain early, before the noon crowds; the old keep to the outer courtyard.",
          az: "Ərbəin: günorta izdihamından əvvəl, səhər tezdən İmam Hüseyn ziyarətgahında Ərbəin ziyarətnaməsini oxuyun; yaşlılar üçün bayır həyət rahatdır.",
          ru: "Арбаин: прочтите зиярат у святыни имама Хусейна рано, до полуденной толпы; пожилым спокойнее во внешнем дворе.",
        },
      ],
    },
    {
      at: "karbala",
      on: 2,
      part: "afternoon",
      texts: [
        {
          en: "Rest at one of the mawkibs, whose hosts give water, tea and a meal to every pilgrim.",
          az: "Mövkiblərdən birində dincəlin: onlar hər zəvvara su, çay və yemək verir.",
          ru: "Отдохните в одном из мавкибов: там каждому паломнику дают воду, чай и еду.",
        },
      ],
    },
  ],
  "Valentine's Day": [
    {
      on: 0,
      part: "evening",
      texts: [
        {
          en: "Valentine's Day: dinner for two at a table that the operator reserves, as good ones are taken weeks ahead.",
          az: "Sevgililər günü: iki nəfərlik şam yeməyi; yaxşı masalar həftələr əvvəl tutulur, ona görə yeri operator sifariş edir.",
          ru: "День святого Валентина: ужин на двоих; хорошие столики разбирают за недели, поэтому место закажет оператор.",
        },
      ],
    },
  ],
};
