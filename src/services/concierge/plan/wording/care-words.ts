import type { Language } from "../../../../domain/catalogue.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { AnswerTo, CareOf } from "../wish/cares.ts";

type Names = readonly [en: string, az: string, ru: string];

/** What diets, needs of health and fears are called in a list, in the order en, az, ru. */
export const CARE_NAMES = {
  lateStart: ["no early mornings", "səhərlər tezdən başlamamaq", "без ранних подъёмов"],
  noPork: ["no pork", "donuz əti olmadan", "без свинины"],
  noMeat: ["fish, but no meat", "ətsiz, balıq olar", "без мяса, рыба можно"],
  noShellfish: ["no shellfish", "qabıqlı dəniz məhsulları olmadan", "без ракообразных и моллюсков"],
  noRawFish: ["no raw fish", "çiy balıq olmadan", "без сырой рыбы"],
  noNuts: ["no nuts", "qoz-fındıq olmadan", "без орехов"],
  noSesame: ["no sesame", "küncütsüz", "без кунжута"],
  noEggs: ["no eggs", "yumurtasız", "без яиц"],
  noDairy: ["no dairy", "süd məhsulları olmadan", "без молочного"],
  noLamb: ["no lamb", "qoyun əti olmadan", "без баранины"],
  noBeef: ["no beef", "mal əti olmadan", "без говядины"],
  jain: [
    "Jain food without onion, garlic and roots",
    "soğansız, sarımsaqsız cayn yeməyi",
    "джайнская кухня без лука, чеснока и корнеплодов",
  ],
  strictTable: [
    "no cross-contamination in the kitchen",
    "mətbəxdə qarışma olmasın",
    "без перекрёстного загрязнения на кухне",
  ],
  lowSalt: ["little salt", "az duzlu yemək", "еда без соли"],
  fastDays: [
    "fasting on Wednesdays and Fridays",
    "çərşənbə və cümə günləri oruc yeməyi",
    "постная еда по средам и пятницам",
  ],
  noMonkeys: ["no monkeys", "meymunsuz", "без обезьян"],
  noAnimalRides: [
    "no rides on animals or in carriages",
    "heyvan üstündə gəzinti olmadan",
    "без катания на животных",
  ],
  noSpeedboats: ["no speedboats", "sürətli qayıqsız", "без скоростных катеров"],
  noBoats: ["no boats", "qayıqsız", "без лодок"],
  noDesert: ["no desert trips", "səhrasız", "без поездок в пустыню"],
  noHotBaths: ["no hot baths", "isti hamamsız", "без горячих бань"],
  noArt: ["no art museums", "incəsənət muzeyləri olmadan", "без художественных музеев"],
  fewChurches: ["few churches", "az kilsə", "мало церквей"],
  fewRuins: ["few ruins", "az xarabalıq", "мало развалин"],
  fewOutings: ["few outings", "az ekskursiya", "мало экскурсий"],
  hotelSlides: ["a water park at the hotel", "oteldə akvapark", "аквапарк при отеле"],
  villaSomeNights: ["a villa for some nights", "bir neçə gecə villa", "вилла на несколько ночей"],
  pregnant: ["pregnancy", "hamiləlik", "беременность"],
  carsick: ["travel sickness on the road", "yolda ürəkbulanma", "укачивание в дороге"],
  seasick: ["seasickness", "dəniz tutması", "морская болезнь"],
  noSwimming: ["someone who does not swim", "üzə bilməyən yolçu", "кто-то не плавает"],
  altitude: ["the altitude", "yüksəklik", "высота над уровнем моря"],
  dialysis: ["dialysis", "hemodializ", "гемодиализ"],
  heart: ["heart and blood pressure", "ürək və təzyiq", "сердце и давление"],
  asthma: ["asthma", "astma", "астма"],
  noInnerFlights: [
    "no flights inside the country",
    "ölkə daxilində uçuşsuz",
    "без внутренних перелётов",
  ],
  eveningFlight: ["a flight in the evening", "axşam reysi", "вечерний рейс"],
  askBorder: ["the land border", "quru sərhəd", "сухопутная граница"],
  askSafety: ["safety", "təhlükəsizlik", "безопасность"],
  askVaccines: ["vaccinations", "peyvəndlər", "прививки"],
  twoSights: ["two sights a day at most", "gündə ən çoxu iki yer", "не больше двух мест в день"],
} as const satisfies Readonly<Partial<Record<WishKind, Names>>>;

const LISTS: Readonly<Record<CareOf, Readonly<Record<Language, (list: string) => string>>>> = {
  table: {
    en: (list) => `What you eat: ${list}. The operator tells hotels and kitchens.`,
    az: (list) => `Yeməyiniz: ${list}. Otel və mətbəxlərə bunu operator çatdırır.`,
    ru: (list) => `Питание: ${list}. Отели и кухни предупредит оператор.`,
  },
  health: {
    en: (list) => `Your health: ${list}. The operator tells hotels and drivers.`,
    az: (list) => `Sağlamlığınız: ${list}. Otellərə və sürücülərə bunu operator çatdırır.`,
    ru: (list) => `Здоровье: ${list}. Отели и водителей предупредит оператор.`,
  },
};

/** What was asked for and is not cooked so by itself. */
const AGAINST: Readonly<Record<Language, (list: string) => string>> = {
  en: (list) =>
    `In the days, but not by itself for such a table: ${list}. Go only if the operator confirms that it is cooked for you.`,
  az: (list) =>
    `Plandadır, amma özü-özlüyündə bu qidaya uyğun deyil: ${list}. Yalnız sizə uyğun hazırlandığını operator təsdiqləsə, gedin.`,
  ru: (list) =>
    `В плане есть, но само по себе под такое питание не подходит: ${list}. Идите, только если оператор подтвердит, что вам готовят отдельно.`,
};

/** Only said where it is so of everything in the plan. */
const LEFT_OUT: Readonly<Record<CareOf, Readonly<Record<Language, string>>>> = {
  table: {
    en: "What our catalogue names against it is left out of the days; ask again at every meal.",
    az: "Kataloqumuza görə buna zidd olan yerlər plana salınmayıb; hər yeməkdə yenə soruşun.",
    ru: "Всё, что по нашему каталогу этому противоречит, в план не вошло; переспрашивайте и на месте.",
  },
  health: {
    en: "What our catalogue names against it is left out of the days; ask your doctor about the rest.",
    az: "Kataloqumuza görə buna zidd olan yerlər plana salınmayıb; qalanı barədə həkiminizdən soruşun.",
    ru: "То, что по нашему каталогу этому противоречит, в план не вошло; об остальном спросите врача.",
  },
};

const ADVICE: Readonly<Partial<Record<WishKind, Readonly<Record<Language, string>>>>> = {
  asthma: {
    en: "In a thermal bath keep to the pools, away from steam rooms and hot domes, and ask the doctor first.",
    az: "Termal hamamda buxar otaqlarına və isti günbəz altına girməyin, hovuzlarla kifayətlənin; əvvəlcə həkimdən soruşun.",
    ru: "В термальной бане держитесь бассейнов, подальше от парных и горячих залов, и сначала спросите врача.",
  },
  pregnant: {
    en: "Airlines ask for a doctor's letter from about week 28 and most take nobody after week 36; ask yours about the flight too.",
    az: "Hava yolları təxminən 28-ci həftədən həkim arayışı istəyir, 36-cı həftədən sonra çoxu uçuşa buraxmır; uçuş barədə həkiminizdən də soruşun.",
    ru: "Примерно с 28-й недели авиакомпании просят справку от врача, а после 36-й большинство на борт не берёт; спросите о перелёте и своего врача.",
  },
  dialysis: {
    en: "The place at a dialysis clinic is booked before flights and hotel: the operator asks for it first.",
    az: "Dializ klinikasında yer uçuş və oteldən əvvəl sifariş olunur: operator əvvəlcə onu soruşur.",
    ru: "Место в диализном центре бронируют до перелёта и отеля: оператор запросит его в первую очередь.",
  },
  altitude: {
    en: "Drink much, eat lightly and climb nothing on the first day up high; ask your doctor about tablets.",
    az: "Yüksəklikdə ilk gün çox su için, yüngül yeyin, yuxarı qalxmayın; dərman barədə həkiminizdən soruşun.",
    ru: "В первый день на высоте больше пейте, ешьте лёгкое и не поднимайтесь выше; о таблетках спросите врача.",
  },
};

/** What a request asks, answered where it is known and else for the operator to answer. */
const ANSWERS: Readonly<Record<AnswerTo, Readonly<Record<Language, string>>>> = {
  "border-closed": {
    en: "You asked about the border: by land it is closed to travellers, so one flies. Check again before the trip.",
    az: "Sərhədi soruşmusunuz: quru sərhəd sərnişinlər üçün bağlıdır, ona görə təyyarə ilə gedilir. Səfərdən əvvəl yenə yoxlayın.",
    ru: "Вы спросили о границе: по суше она закрыта для пассажиров, поэтому летят самолётом. Перед поездкой проверьте ещё раз.",
  },
  border: {
    en: "You asked about the border: we know of no closure by land; the operator confirms it for your dates.",
    az: "Sərhədi soruşmusunuz: quru yolun bağlı olduğunu bilmirik; sizin tarixlər üçün bunu operator dəqiqləşdirir.",
    ru: "Вы спросили о границе: о закрытии пути по суше нам неизвестно; на ваши даты это уточнит оператор.",
  },
  "plan-b": {
    en: "Plan B for bad weather: a day with the guide changes places with a day on the pistes; the guide says so the evening before.",
    az: "Hava pis olsa, B planı: bələdçili gün trassa günü ilə yerini dəyişir; bələdçi bunu bir axşam əvvəl deyir.",
    ru: "План Б на случай непогоды: день с гидом меняется местами с днём на трассах; гид скажет об этом накануне вечером.",
  },
  vaccines: {
    en: "Vaccinations: see a travel clinic about six weeks ahead. A certificate of yellow fever may be asked for after a stay or a long transit in a country that has it, and in the tropics tablets against malaria may be advised; the embassy tells what is required.",
    az: "Peyvəndlər: səfərdən altı həftə əvvəl həkimə müraciət edin. Sarı qızdırma olan ölkədən və ya orada uzun tranzitdən sonra gələndən peyvənd şəhadətnaməsi istənilə bilər, tropik ölkələrdə malyariyaya qarşı dərman məsləhət görülə bilər; məcburi olanları səfirlik deyir.",
    ru: "Прививки: обратитесь к врачу за шесть недель до поездки. После пребывания или долгой пересадки в стране с жёлтой лихорадкой могут спросить сертификат о прививке, в тропиках могут посоветовать таблетки от малярии; что обязательно, скажет посольство.",
  },
  "named-dish": {
    en: "Asked for by name and planned, although its usual recipe goes against what you eat: the operator first confirms that the kitchen or the class can do without it, and that nothing else is cooked on the same board; where it cannot, it is left out.",
    az: "Adı ilə istənildiyi üçün planda qalıb, amma adi resepti yeməyinizə uyğun deyil: mətbəxin və ya dərsin bunsuz keçə bildiyini əvvəlcə operatorla dəqiqləşdirin; mümkün deyilsə, plandan çıxarılır.",
    ru: "Названо вами и поэтому в плане, хотя по обычному рецепту вам не подходит: оператор сначала уточнит, могут ли на кухне или на уроке обойтись без этого; если нет, из плана это уйдёт.",
  },
  programme: {
    en: "Opera and ballet: what is on that night, and whether anything is, the operator confirms with the tickets.",
    az: "Opera və balet: həmin axşam tamaşanın olub-olmadığını və hansı olduğunu biletlə birlikdə operatorla dəqiqləşdirin.",
    ru: "Опера и балет: идёт ли что-то в этот вечер и что именно, оператор уточнит вместе с билетами.",
  },
  "plain-house": {
    en: "The money reaches only for a house of one star or a hostel in at least one city: a room of one's own with a bath is for the operator to confirm, and better houses take a larger budget or fewer days.",
    az: "Büdcə ən azı bir şəhərdə yalnız bir ulduzlu otelə və ya hostelə çatır: hamamlı ayrıca otağı operatorla dəqiqləşdirin; daha yaxşı otel üçün büdcə artmalı və ya gün azalmalıdır.",
    ru: "Хотя бы в одном городе денег хватает лишь на дом с одной звездой или хостел: отдельный номер с ванной уточнит оператор; для отелей лучше нужен больший бюджет или меньше дней.",
  },
  "far-days": {
    en: "Some of the places that you named are days out with a long way there and back: our catalogue has no stay there. A night there, which would be calmer, is for the operator to arrange.",
    az: "Adını çəkdiyiniz bəzi yerlərə gediş-gəlişi uzun olan bir günlük səfər planlanıb: kataloqumuzda orada gecələmə yoxdur. Daha rahat olan orada bir gecəni operatordan istəyin.",
    ru: "Часть названных вами мест — поездки на день с долгой дорогой: ночлега там в нашем каталоге нет. Ночь на месте, так спокойнее, может устроить оператор.",
  },
  safety: {
    en: "You asked whether it is safe: the operator answers that for your dates, and your foreign ministry's travel advice tells of the country.",
    az: "Təhlükəsiz olub-olmadığını soruşmusunuz: sizin tarixlər üçün operator cavab verir; ölkə barədə xarici işlər nazirliyinin tövsiyələrinə də baxın.",
    ru: "Вы спросили, безопасно ли там: на ваши даты ответит оператор, а о стране в целом говорят рекомендации министерства иностранных дел.",
  },
};

export function answerWords(to: AnswerTo, lang: Language): string {
  return ANSWERS[to][lang];
}

export function careWords(
  of: CareOf,
  names: readonly string[],
  kinds: readonly WishKind[],
  {
    kept,
    against,
    lang,
  }: {
    readonly kept: boolean;
    readonly against: readonly string[];
    readonly lang: Language;
  },
): string {
  return [
    LISTS[of][lang](names.join(", ")),
    ...(against.length > 0 ? [AGAINST[lang](against.join(", "))] : []),
    ...(kept ? [LEFT_OUT[of][lang]] : []),
    ...kinds.flatMap((kind) => ADVICE[kind]?.[lang] ?? []),
  ].join(" ");
}
