import type { CatalogueText, Language, PartOfDay } from "../../../../domain/catalogue.ts";

/** What is booked by the operator and has hours of its own. */
export const EXTRA_KINDS = [
  "karting",
  "dogSled",
  "golf",
  "riding",
  "spa",
  "afternoonTea",
  "galaDinner",
  "teamBuilding",
  "ayurveda",
  "hammam",
  "shootingRange",
  "michelin",
  "candleDinner",
  "dinner",
  "concert",
  "show",
  "diving",
  "clubs",
  "freeride",
  "offSki",
  "sledging",
] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** The parts of a day that it may take, the best first. */
export const EXTRA_PARTS: Readonly<Record<ExtraKind, readonly PartOfDay[]>> = {
  karting: ["afternoon", "morning"],
  dogSled: ["morning", "afternoon"],
  golf: ["morning", "afternoon"],
  riding: ["morning", "afternoon"],
  spa: ["afternoon", "evening", "morning"],
  afternoonTea: ["afternoon"],
  galaDinner: ["evening"],
  teamBuilding: ["afternoon", "morning"],
  ayurveda: ["morning", "afternoon"],
  hammam: ["afternoon", "morning"],
  shootingRange: ["afternoon", "morning"],
  michelin: ["evening"],
  candleDinner: ["evening"],
  dinner: ["evening"],
  concert: ["evening"],
  show: ["evening"],
  diving: ["morning", "afternoon"],
  freeride: ["morning"],
  offSki: ["morning"],
  sledging: ["afternoon", "morning"],
  clubs: ["evening"],
};

/** Asked for on a trip that is about rest, of so many days one has it. */
export const EXTRA_EVERY: Readonly<Partial<Record<ExtraKind, number>>> = {
  ayurveda: 1,
  spa: 2,
};

/** What comes before a day's first thing, and takes no part of the day. */
export const OPENING_WORDS = {
  yoga: {
    en: "Begin with a yoga class; the operator books the place.",
    az: "Günə yoqa dərsi ilə başlayın; yeri operator sifariş edir.",
    ru: "Начните день с йоги: место на занятии заказывает оператор.",
  },
} as const satisfies Readonly<Record<string, CatalogueText>>;
export type OpeningKind = keyof typeof OPENING_WORDS;

/** What a part of a day with it says. */
export const EXTRA_WORDS: Readonly<Record<ExtraKind, CatalogueText>> = {
  karting: {
    en: "Race each other on a go-kart track; the operator books the heats.",
    az: "Kartinq trekində yarışın; turları operator sifariş edir.",
    ru: "Гоняйте наперегонки на картодроме: заезды заказывает оператор.",
  },
  dogSled: {
    en: "Drive a team of dogs over the snow; the operator books the sleds.",
    az: "Qarda it kirşəsi sürün; kirşələri operator sifariş edir.",
    ru: "Правьте собачьей упряжкой по снегу: сани заказывает оператор.",
  },
  golf: {
    en: "Play a round of golf; the operator books the tee time.",
    az: "Qolf oynayın; vaxtı operator sifariş edir.",
    ru: "Сыграйте раунд в гольф: время на поле заказывает оператор.",
  },
  riding: {
    en: "Ride out on horseback; the operator books the stable.",
    az: "At gəzintisinə çıxın; atları operator sifariş edir.",
    ru: "Отправьтесь на конную прогулку: лошадей заказывает оператор.",
  },
  spa: {
    en: "Unwind at a spa with steam, pool and massage; the operator books the treatments.",
    az: "Spa mərkəzində buxar, hovuz və masajla dincəlin; prosedurları operator sifariş edir.",
    ru: "Отдохните в спа: пар, бассейн, массаж; процедуры заказывает оператор.",
  },
  afternoonTea: {
    en: "Sit down to afternoon tea with scones and sandwiches; the operator books the table.",
    az: "Günorta çayına oturun; masanı operator sifariş edir.",
    ru: "Сядьте за послеобеденный чай со сконами: столик заказывает оператор.",
  },
  teamBuilding: {
    en: "Team building for all of you; the operator books the leader and the place for your number.",
    az: "Hamınız üçün timbildinq; aparıcını və yeri sayınıza görə operator sifariş edir.",
    ru: "Тимбилдинг для всей группы: ведущего и площадку по вашему числу заказывает оператор.",
  },
  galaDinner: {
    en: "Sit down together to the gala dinner; the operator books the room and the menu.",
    az: "Hamınız bir yerdə qala yeməyinə oturun; zalı və menyunu operator sifariş edir.",
    ru: "Соберитесь все вместе на гала-ужин: зал и меню заказывает оператор.",
  },
  ayurveda: {
    en: "Have your Ayurvedic treatments, as the doctor sets them; the operator books the clinic.",
    az: "Həkimin təyin etdiyi Ayurveda prosedurlarını alın; klinikanı operator sifariş edir.",
    ru: "Процедуры аюрведы по назначению врача: клинику заказывает оператор.",
  },
  hammam: {
    en: "Steam, scrub and rest in a hammam; the operator books it.",
    az: "Hamamda buxar və kisə ilə dincəlin; yeri operator sifariş edir.",
    ru: "Пар, скраб и отдых в хаммаме: время заказывает оператор.",
  },
  shootingRange: {
    en: "Try your aim at a shooting range; the operator books the lanes.",
    az: "Atış poliqonunda nişan alın; yeri operator sifariş edir.",
    ru: "Постреляйте в тире: дорожки заказывает оператор.",
  },
  michelin: {
    en: "Dine at a restaurant with a Michelin star; the operator books the table.",
    az: "Mişlen ulduzlu restoranda şam edin; masanı operator sifariş edir.",
    ru: "Поужинайте в ресторане со звездой Мишлен: столик заказывает оператор.",
  },
  candleDinner: {
    en: "Dine by candlelight at a table for you alone; the operator books it.",
    az: "Şam işığında, ayrıca süfrədə şam edin; masanı operator sifariş edir.",
    ru: "Поужинайте при свечах за отдельным столиком: его заказывает оператор.",
  },
  dinner: {
    en: "Dine at a good restaurant, as you asked; the operator books the table.",
    az: "İstədiyiniz kimi yaxşı restoranda şam edin; masanı operator sifariş edir.",
    ru: "Поужинайте в хорошем ресторане, как просили: столик заказывает оператор.",
  },
  concert: {
    en: "Hear a concert or an opera; the operator looks for what is on and books the seats.",
    az: "Konsertə və ya operaya gedin; proqramı operator seçir və biletləri sifariş edir.",
    ru: "Сходите на концерт или в оперу: программу подберёт и билеты закажет оператор.",
  },
  show: {
    en: "Spend the evening with the music and dance of the place, at a table; the operator books it.",
    az: "Axşamı süfrə arxasında yerli musiqi və rəqslə keçirin; masanı operator sifariş edir.",
    ru: "Проведите вечер за столиком под местную музыку и танцы: места заказывает оператор.",
  },
  diving: {
    en: "Make two dives with a centre of the place; the operator books the boat.",
    az: "Yerli dayvinq mərkəzi ilə iki dəfə suya dalın; qayığı operator sifariş edir.",
    ru: "Два погружения с местным дайв-центром: лодку заказывает оператор.",
  },
  freeride: {
    en: "A freeride day off the pistes with a mountain guide and avalanche kit, which the operator books; whoever likes the runs better stays on them.",
    az: "Frirayd günü: dağ bələdçisi və lavin dəsti ilə trassadan kənar enişlər, bələdçini operator sifariş edir; istəyən trassalarda qalır.",
    ru: "День фрирайда: вне трасс с горным гидом и лавинным снаряжением, гида заказывает оператор; кому ближе трассы, остаётся на них.",
  },
  offSki: {
    en: "A day off the skis: a late breakfast and a walk through the village.",
    az: "Xizəksiz bir gün: gec səhər yeməyi və kənddə gəzinti.",
    ru: "День без лыж: поздний завтрак и прогулка по посёлку.",
  },
  sledging: {
    en: "Sledges and tubing in the snow for everybody who likes; the operator asks for the run and the hire.",
    az: "İstəyən hər kəs üçün qarda kirşə və tübinq; yeri və kirayəni operator dəqiqləşdirir.",
    ru: "Санки и тюбинг для всех желающих: горку и прокат уточнит оператор.",
  },
  clubs: {
    en: "Dance in the clubs of the city; the operator tells which are open that night.",
    az: "Şəhərin gecə klublarında rəqs edin; o gecə açıq olanları operator deyəcək.",
    ru: "Танцуйте в клубах города: какие открыты в эту ночь, подскажет оператор.",
  },
};

/** Beside the slopes, for who stays below: each ski day another. */
export const NON_SKIER: readonly CatalogueText[] = [
  {
    en: "Who does not ski has the village, its coffee houses and level winter walks meanwhile.",
    az: "Xizək sürməyən bu vaxt kurortu, kafeləri və düz qış cığırlarını gəzir.",
    ru: "Кто не катается, тем временем гуляет по посёлку, его кофейням и ровным зимним дорожкам.",
  },
  {
    en: "Who does not ski rides a lift that takes walkers up at noon and meets the others on the mountain.",
    az: "Xizək sürməyən günorta piyadaları da aparan qaldırıcı ilə qalxıb qalanlarla dağda görüşür.",
    ru: "Кто не катается, к полудню поднимается на подъёмнике для пешеходов и встречает остальных на горе.",
  },
  {
    en: "Who does not ski has the morning for the baths, warm pools or a spa.",
    az: "Xizək sürməyən səhəri isti hovuzlarda və ya spada keçirir.",
    ru: "Кто не катается, проводит утро в тёплых бассейнах или спа.",
  },
  {
    en: "Who does not ski reads in a coffee house until the skiers come down.",
    az: "Xizək sürməyən kafedə oturub sürənlərin enməsini gözləyir.",
    ru: "Кто не катается, сидит в кофейне, пока не спустятся остальные.",
  },
];

/** One more day at a place. */
export const MORE_WORDS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `One more day at ${name}, as you asked.`,
  az: (name) => `Daha bir gün, istədiyiniz kimi: ${name}.`,
  ru: (name) => `Ещё один день, как вы просили: ${name}.`,
};

/** A sight without its ticket. */
export const OUTSIDE_WORDS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name}: see it from outside; the ticket is left out to save money.`,
  az: (name) => `${name}: kənardan baxın; qənaət üçün bilet daxil edilməyib.`,
  ru: (name) => `${name}: посмотрите снаружи, билет не включён, чтобы сэкономить.`,
};

/** A place that is gone to without what its own words tell to do there. */
export const EASED_WORDS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name}: go by taxi and enjoy it from the level part, at your own pace.`,
  az: (name) => `${name}: taksi ilə gedin, düz yerdə tələsmədən dincəlin.`,
  ru: (name) => `${name}: доезжайте на такси и отдохните там, где ровно, не спеша.`,
};
