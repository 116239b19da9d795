import type { CatalogueText, Language } from "../../../../domain/catalogue.ts";

interface NewYearWords {
  /** Where the city gathers, with its preposition; undefined where that is unknown. */
  eve(gathering: string | undefined): string;
  readonly withSmallChildren: string;
  /** For those who asked for no crowds and no noise. */
  readonly quiet: string;
  readonly morning: string;
  readonly note: string;
}

export const NEW_YEAR: Readonly<Record<Language, NewYearWords>> = {
  en: {
    eve: (gathering) =>
      gathering === undefined
        ? "New Year's Eve: have dinner at a table reserved well ahead, then step outside for midnight, with fireworks where the town holds them."
        : `New Year's Eve: have dinner at a table reserved well ahead, then see the new year in ${gathering}, with fireworks where the city holds them.`,
    withSmallChildren:
      "New Year's Eve: have an early dinner at the hotel or close to it, at a table reserved well ahead, and see the new year in together if the children are still awake.",
    quiet:
      "New Year's Eve: have dinner at a quiet table away from galas and crowds, reserved well ahead, and see the new year in by yourselves.",
    morning:
      "The year begins late: have a long breakfast and a quiet walk, since museums and many shops are closed on 1 January.",
    note: "New Year falls into the trip: on 31 December and 1 January many restaurants and sights have other hours or are closed. Reserve dinner on New Year's Eve early: it often has a menu and a price of its own, which are not in the sum.",
  },
  az: {
    eve: (gathering) =>
      gathering === undefined
        ? "Yeni il gecəsi: əvvəlcədən yer sifariş etdiyiniz restoranda şam yeməyi yeyin, gecəyarısı isə bayıra çıxıb yeni ili qarşılayın; atəşfəşanlıq təşkil olunursa, ona da baxarsınız."
        : `Yeni il gecəsi: əvvəlcədən yer sifariş etdiyiniz restoranda şam yeməyi yeyin, yeni ili isə ${gathering} qarşılayın; şəhərdə atəşfəşanlıq təşkil olunursa, ona da baxarsınız.`,
    withSmallChildren:
      "Yeni il gecəsi: oteldə və ya onun yaxınlığında tezdən şam yeməyi yeyin (masanı əvvəlcədən sifariş edin); uşaqlar yatmasa, yeni ili birlikdə qarşılayın.",
    quiet:
      "Yeni il gecəsi: qala və izdihamdan uzaq, sakit bir masada şam edin (yeri əvvəlcədən tutun), yeni ili özünüz üçün, səs-küysüz qarşılayın.",
    morning:
      "İlin ilk gününə tələsmədən başlayın: gec səhər yeməyi yeyib sakit küçələrdə gəzin, çünki 1 yanvarda muzeylər və mağazaların çoxu bağlıdır.",
    note: "Səfərə Yeni il düşür: 31 dekabr və 1 yanvarda bir çox restoran və görməli yer başqa saatlarda işləyir və ya bağlı olur. Yeni il şam yeməyini əvvəlcədən sifariş edin: onun çox vaxt ayrıca menyusu və qiyməti olur, bu, məbləğə daxil deyil.",
  },
  ru: {
    eve: (gathering) =>
      gathering === undefined
        ? "Новогодний вечер: поужинайте в ресторане, заранее забронировав столик, а к полуночи выйдите на улицу — посмотреть салют, если его устраивают."
        : `Новогодний вечер: поужинайте в ресторане, заранее забронировав столик, а Новый год встретьте ${gathering} — с салютом, если город его устраивает.`,
    withSmallChildren:
      "Новогодний вечер: поужинайте пораньше в отеле или рядом с ним, заранее забронировав столик, а если дети не уснут, встретьте Новый год вместе.",
    quiet:
      "Новогодний вечер: поужинайте за тихим столиком вдали от гала-вечеров и толпы (забронируйте заранее) и встретьте Новый год вдвоём или своим кругом.",
    morning:
      "Начните год не спеша: поздно позавтракайте и спокойно погуляйте — 1 января музеи и многие магазины закрыты.",
    note: "На поездку приходится Новый год: 31 декабря и 1 января многие рестораны и музеи работают в другие часы или закрыты. Новогодний ужин бронируйте заранее: у него часто своё меню и своя цена, в сумму она не входит.",
  },
};

/** Where a city is known to gather at midnight and is free to come to, by the slug of the city. */
export const GATHERINGS: Readonly<Record<string, CatalogueText>> = {
  baku: {
    en: "on Baku Boulevard",
    az: "Dənizkənarı bulvarda",
    ru: "на Приморском бульваре",
  },
  lisbon: {
    en: "on Praça do Comércio",
    az: "Komersiu meydanında",
    ru: "на Торговой площади у реки",
  },
  prague: {
    en: "on Old Town Square",
    az: "Köhnə şəhər meydanında",
    ru: "на Староместской площади",
  },
  "rio-de-janeiro": {
    en: "on Copacabana Beach",
    az: "Kopakabana çimərliyində",
    ru: "на пляже Копакабана",
  },
  venice: {
    en: "on St Mark's Square",
    az: "Müqəddəs Mark meydanında",
    ru: "на площади Сан-Марко",
  },
  vienna: {
    en: "on Rathausplatz",
    az: "Rathausplats meydanında",
    ru: "на Ратушной площади",
  },
  yerevan: {
    en: "on Republic Square",
    az: "Respublika meydanında",
    ru: "на площади Республики",
  },
};
