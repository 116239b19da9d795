import type { Language } from "../../../../domain/catalogue.ts";
import type { HolyDays } from "../days/holy-days.ts";

/** What a holiday means for visitors, with the day it begins. */
type Sentences = readonly [
  en: (date: string) => string,
  az: (date: string) => string,
  ru: (date: string) => string,
];

const HOLY_DAYS: Readonly<Record<HolyDays, Sentences>> = {
  ramadan: [
    () =>
      "The trip falls into Ramadan: by day most kitchens rest, hours are shorter, and evenings come alive.",
    () =>
      "Səfər Ramazan ayına düşür: gündüz yeməkxanaların çoxu bağlıdır, iş saatları qısadır, axşamlar isə canlı keçir.",
    () =>
      "Поездка приходится на Рамадан: днём большинство кухонь закрыто, часы работы короче, зато оживают вечера.",
  ],
  "ramadan-mild": [
    () =>
      "The trip falls into Ramadan: Muslim kitchens and stalls open at sunset, and mosques receive visitors for fewer hours; other kitchens are open as ever.",
    () =>
      "Səfər Ramazan ayına düşür: müsəlman yeməkxanaları və köşklər gün batanda açılır, məscidlər qonaqları daha az saat qəbul edir; qalan restoranlar adəti üzrə işləyir.",
    () =>
      "Поездка приходится на Рамадан: мусульманские кухни и лотки открываются на закате, мечети принимают посетителей меньше часов; остальные рестораны работают как обычно.",
  ],
  "eid-fitr": [
    (date) =>
      `Eid al-Fitr begins on about ${date}: bazaars and museums are shut for up to three days, so none is planned then; seats and rooms are scarce.`,
    (date) =>
      `Səfər Ramazan bayramına düşür (təxminən ${date}): bazar və muzeylər üç günədək bağlı ola bilər, ona görə həmin günlərə salınmayıb; yerlər tez tükənir.`,
    (date) =>
      `Примерно ${date} начинается Ураза-байрам: базары и музеи закрыты до трёх дней, поэтому в эти дни их в плане нет; места и номера расходятся заранее.`,
  ],
  "eid-adha": [
    (date) =>
      `Eid al-Adha begins on about ${date}: bazaars and museums are shut for up to three days, so none is planned then; seats and rooms are scarce.`,
    (date) =>
      `Səfər Qurban bayramına düşür (təxminən ${date}): bazar və muzeylər üç günədək bağlı ola bilər, ona görə həmin günlərə salınmayıb; yerlər tez tükənir.`,
    (date) =>
      `Примерно ${date} начинается Курбан-байрам: базары и музеи закрыты до трёх дней, поэтому в эти дни их в плане нет; места и номера расходятся заранее.`,
  ],
  hajj: [
    () =>
      "The trip falls into the days of the Hajj: Mecca and Medina are then for holders of a Hajj permit alone.",
    () =>
      "Səfər həcc günlərinə düşür: o vaxt Məkkə və Mədinəyə yalnız həcc icazəsi olanlar buraxılır.",
    () =>
      "Поездка приходится на дни хаджа: в Мекку и Медину тогда пускают только с разрешением на хадж.",
  ],
  "orthodox-easter": [
    () =>
      "Orthodox Easter falls into the trip: from Good Friday to Monday many shops and markets are closed, churches are full, and rooms are dear.",
    () =>
      "Səfər pravoslav Pasxasına düşür: cümədən bazar ertəsinə qədər dükan və bazarların çoxu bağlı, kilsələr dolu olur.",
    () =>
      "На поездку приходится православная Пасха: с пятницы по понедельник многие магазины и рынки закрыты, храмы полны, номера дороже.",
  ],
  easter: [
    (first) =>
      `Easter touches the trip: from Good Friday, ${first}, to Easter Monday many shops and some museums are closed, and the days are full and dear.`,
    (first) =>
      `Səfər Pasxa günlərinə toxunur: Müqəddəs cümədən (${first}) bazar ertəsinə qədər dükanların çoxu, bəzi muzeylər bağlı olur, bu günlər sıx və bahadır.`,
    (first) =>
      `Поездка захватывает католическую Пасху: с Великой пятницы (${first}) до понедельника многие магазины и часть музеев закрыты, в эти дни людно и дорого.`,
  ],
  christmas: [
    () =>
      "Christmas falls into the trip: from the afternoon of 24 December through the 25th nearly everything is shut and little public transport runs; book the Christmas meals ahead.",
    () =>
      "Səfər Milad bayramına düşür: 24 dekabr günortadan 25-i axşama qədər demək olar ki, hər yer bağlıdır, ictimai nəqliyyat az işləyir; bayram yeməyini əvvəlcədən sifariş edin.",
    () =>
      "На поездку приходится Рождество: с полудня 24 до конца 25 декабря почти всё закрыто, транспорт ходит редко; столик на праздник закажите заранее.",
  ],
  "orthodox-christmas": [
    () =>
      "7 January is Orthodox Christmas: museums and many shops are closed, and churches hold long services.",
    () =>
      "7 yanvar pravoslav Miladıdır: muzeylər və dükanların çoxu bağlı olur, kilsələrdə uzun ayinlər keçirilir.",
    () =>
      "7 января — православное Рождество: музеи и многие магазины закрыты, в храмах идут долгие службы.",
  ],
  "lunar-new-year": [
    () =>
      "The Lunar New Year (Tết in Vietnam, Seollal in Korea) falls into the trip: for several days shops, kitchens and museums are closed, and trains, flights and rooms are full and dear.",
    () =>
      "Səfər Ay təqvimi ilə Yeni ilə (Vyetnamda Tet, Koreyada Seollal) düşür: bir neçə gün dükan, mətbəx və muzeylər bağlıdır, qatar, reys və otellər dolu və bahadır.",
    () =>
      "На поездку приходится Новый год по лунному календарю (во Вьетнаме — Тет, в Корее — Соллаль): несколько дней закрыты магазины, кухни и музеи, поезда, рейсы и отели полны и дороги.",
  ],
  "golden-week": [
    () =>
      "The trip falls into Japan's Golden Week (29 April to 5 May): trains and rooms are full and dear, so reserve seats as soon as they are sold.",
    () =>
      "Səfər Yaponiyanın «Qızıl həftə»sinə (29 aprel – 5 may) düşür: qatarlar və otellər dolu və bahadır, yerləri satışa çıxan kimi götürün.",
    () =>
      "Поездка приходится на «Золотую неделю» в Японии (29 апреля — 5 мая): поезда и отели полны и дороги, места бронируйте, как только откроется продажа.",
  ],
  "national-day": [
    () =>
      "The trip falls into China's national holiday (1 to 7 October): half the country travels, sights sell out, and trains and rooms are dear.",
    () =>
      "Səfər Çinin milli bayram həftəsinə (1–7 oktyabr) düşür: ölkənin yarısı yoldadır, biletlər tükənir, qatarlar və otellər bahadır.",
    () =>
      "Поездка приходится на национальные праздники Китая (1–7 октября): полстраны в пути, билеты раскупают, поезда и отели дороги.",
  ],
  chuseok: [
    (date) =>
      `Chuseok falls into the trip (from ${date}): Koreans go home, trains are full, and many shops and kitchens close for a day or two.`,
    (date) =>
      `Səfər Çusok bayramına düşür (${date} tarixindən): koreyalılar evlərinə gedir, qatarlar doludur, dükan və yeməkxanaların çoxu bir-iki gün bağlı olur.`,
    (date) =>
      `На поездку приходится Чхусок (с ${date}): корейцы едут к родным, поезда полны, многие магазины и кухни день-два закрыты.`,
  ],
  obon: [
    () =>
      "Obon falls into the trip (13 to 16 August): Japan goes home, and trains and rooms are full and dear.",
    () =>
      "Səfər Obon günlərinə (13–16 avqust) düşür: yaponlar evlərinə gedir, qatarlar və otellər dolu və bahadır.",
    () =>
      "На поездку приходится Обон (13–16 августа): японцы едут к родным, поезда и отели полны и дороги.",
  ],
  songkran: [
    () =>
      "The New Year of the region (Songkran, 13 to 15 April) falls into the trip: streets turn into a water fight, many shops close, and buses and trains are full.",
    () =>
      "Səfər regionun Yeni ilinə (Sonqkran, 13–15 aprel) düşür: küçələrdə su bayramıdır, dükanların çoxu bağlı, avtobus və qatarlar dolu olur.",
    () =>
      "На поездку приходится местный Новый год (Сонгкран, 13–15 апреля): на улицах обливаются водой, многие магазины закрыты, автобусы и поезда полны.",
  ],
  "rosh-hashanah": [
    (date) =>
      `The Jewish New Year falls into the trip (from the eve, ${date}): for two days there are no trains or buses in Israel, and shops, markets and museums are closed; the holy places of other faiths are open.`,
    (date) =>
      `Səfər yəhudi Yeni ilinə düşür (ərəfəsi ${date}): İsraildə iki gün qatar və avtobus işləmir, dükan, bazar və muzeylər bağlıdır; başqa dinlərin ziyarətgahları açıqdır.`,
    (date) =>
      `На поездку приходится еврейский Новый год (канун — ${date}): два дня в Израиле нет поездов и автобусов, закрыты магазины, рынки и музеи; святыни других вероисповеданий открыты.`,
  ],
  "yom-kippur": [
    (date) =>
      `Yom Kippur falls into the trip: from noon of its eve, ${date}, to the next evening Israel stands still: no flights, trains, buses or taxis, no shops and kitchens; the churches of the Old City are reached on foot. Have the operator check flights and transfers of these two days, or arrive a day earlier or later.`,
    (date) =>
      `Səfər Yom Kippura düşür: ərəfəsi günortadan (${date}) ertəsi axşama qədər İsraildə hər şey dayanır: reys, qatar, avtobus, taksi, dükan və yeməkxana yoxdur; Köhnə şəhərin kilsələrinə piyada gedilir. Bu iki günün reys və yollarını operator yoxlasın, ya da bir gün əvvəl və ya sonra gəlin.`,
    (date) =>
      `На поездку приходится Йом-Кипур: с полудня его кануна (${date}) до следующего вечера в Израиле всё стоит: нет рейсов, поездов, автобусов и такси, закрыты магазины и кухни; в храмы Старого города ходят пешком. Рейс и переезды этих двух дней пусть проверит оператор, либо приезжайте днём раньше или позже.`,
  ],
  sukkot: [
    (date) =>
      `Sukkot falls into the trip (from the eve, ${date}, for eight days): its first and last day are kept like a Sabbath, museums and shops have short hours, and roads and rooms are full.`,
    (date) =>
      `Səfər Sukkot bayramına düşür (ərəfəsi ${date}, səkkiz gün): birinci və sonuncu gün şabbat kimidir, muzey və dükanlar az işləyir, yollar və otellər doludur.`,
    (date) =>
      `На поездку приходится Суккот (канун — ${date}, восемь дней): первый и последний день соблюдают как шаббат, у музеев и магазинов короткие часы, дороги и гостиницы полны.`,
  ],
  passover: [
    (date) =>
      `Passover falls into the trip (from the eve, ${date}, for seven days): its first and last day are kept like a Sabbath, there is no bread in Jewish kitchens, and rooms are full and dear.`,
    (date) =>
      `Səfər Pesax bayramına düşür (ərəfəsi ${date}, yeddi gün): birinci və sonuncu gün şabbat kimidir, yəhudi mətbəxlərində çörək olmur, otellər dolu və bahadır.`,
    (date) =>
      `На поездку приходится Песах (канун — ${date}, семь дней): первый и последний день соблюдают как шаббат, в еврейских кухнях нет хлеба, гостиницы полны и дороги.`,
  ],
  shabbat: [
    () =>
      "On the Sabbath, from Friday afternoon to Saturday evening, no trains and hardly any buses run in Israel, and Jewish shops, markets and museums are closed: ways on it are by taxi.",
    () =>
      "Şabbatda, cümə günortadan şənbə axşamına qədər İsraildə qatarlar işləmir, avtobus demək olar ki, yoxdur, yəhudi dükanları, bazarlar və muzeylər bağlıdır: bu vaxt yol taksi ilədir.",
    () =>
      "В шаббат, с полудня пятницы до вечера субботы, в Израиле не ходят поезда и почти нет автобусов, еврейские магазины, рынки и музеи закрыты: ездить можно на такси.",
  ],
};

const AT: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, az: 1, ru: 2 };

export function holyDayWords(kind: HolyDays, date: string, lang: Language): string {
  return HOLY_DAYS[kind][AT[lang]](date);
}
