import { categoryName } from "../../vocabulary.ts";
import type { Mode } from "../travel.ts";
import type { WayWords, Wording } from "./wording.ts";

const MONTHS =
  "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split(" ");
const OF_MONTH =
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");
const IN_MONTH =
  "январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре".split(" ");
const BY: Readonly<Record<Mode, string>> = {
  road: "на машине или автобусе",
  train: "на поезде",
  ferry: "на пароме",
  flight: "самолётом",
};

/** One, few, many: 1 день, 2 дня, 5 дней. */
function plural(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const units = count % 10;
  if (tens > 10 && tens < 20) return `${count} ${many}`;
  if (units === 1) return `${count} ${one}`;
  return `${count} ${units >= 2 && units <= 4 ? few : many}`;
}

function days(count: number): string {
  return plural(count, "день", "дня", "дней");
}

function people(count: number): string {
  return plural(count, "путешественник", "путешественника", "путешественников");
}

function guests(count: number): string {
  return plural(count, "гостя", "гостей", "гостей");
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} и ${items.at(-1)}`;
}

function way({ mode, hours, flight }: WayWords): string {
  if (flight !== undefined) return `рейс ${flight}`;
  return mode ? `около ${hours} ч ${BY[mode]}` : `около ${hours} ч`;
}

function andCheckIn({ overnight }: WayWords): string {
  return overnight ? "заселение и первое знакомство с местом" : "первое знакомство с местом";
}

export const RU: Wording = {
  summary: ({ days: count, travellers, countries, cities, interests }) => {
    const themes = interests.slice(0, 3).map((one) => categoryName(one, "ru"));
    const about = themes.length > 0 ? ` Темы: ${list(themes)}.` : "";
    return `Поездка: ${list(countries)}, ${days(count)}, ${people(travellers)}. Города: ${list(cities)}.${about}`;
  },
  arrival: (words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? `, затем около ${words.hours} ч по дороге` : "";
      return `Перелёт, пункт назначения — ${words.to} (${words.flight})${onward}; ${andCheckIn(words)}.`;
    }
    if (words.mode) {
      const checkIn = words.overnight ? " и заселение" : "";
      return `Дорога ${words.from === undefined ? "из дома" : words.from} → ${words.to} (${way(words)})${checkIn}.`;
    }
    const onward = words.onward ? ` (около ${words.hours} ч по дороге из аэропорта)` : "";
    return `Прибытие: ${words.to}${onward}, ${andCheckIn(words)}.`;
  },
  wayThere: ({ to, departs }, turn) =>
    turn > 0
      ? `Дорога продолжается, впереди — ${to}.`
      : departs === undefined
        ? `Выезд, пункт назначения — ${to}.`
        : `День в дороге: вылет в ${departs}, пункт назначения — ${to}.`,
  transfer: (words) => `Переезд ${words.from} → ${words.to}: ${way(words)}, затем заселение.`,
  transferOn: ({ from, to }, turn) =>
    turn > 0
      ? `Поздний приезд после долгой дороги ${from} → ${to}.`
      : `Дорога ${from} → ${to} занимает и вторую половину дня.`,
  checkOut: (city) => `Сборы, выезд из отеля и неспешная последняя прогулка: ${city}.`,
  departure: (city, words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? `, до аэропорта около ${words.hours} ч в пути` : "";
      return `Отъезд домой: ${city}, рейс ${words.flight}${onward}.`;
    }
    if (words.mode) return `Отъезд домой: ${city}, ${way(words)}.`;
    return words.onward
      ? `Отъезд: ${city}, около ${words.hours} ч по дороге до аэропорта.`
      : `Отъезд домой: ${city}.`;
  },
  wayHome: (city, turn) =>
    turn > 0 ? `Возвращение домой, позади — ${city}.` : `Дорога домой, позади остаётся ${city}.`,
  excursionOn: (title, turn) =>
    turn > 0
      ? `«${title}»: экскурсия завершается вечером, затем спокойный ужин.`
      : `«${title}»: экскурсия продолжается до вечера.`,
  free: {
    morning: [
      (city) => `${city}: выспитесь и не спеша позавтракайте.`,
      (city) => `${city}: прогуляйтесь утром без карты, куда приведут улицы.`,
      (city) => `${city}: найдите кафе с видом на обычную городскую жизнь.`,
      (city) => `${city}: сделайте фотографии в утреннем свете.`,
      (city) => `${city}: спросите у хозяев отеля об их любимом месте и сходите туда.`,
      (city) => `${city}: оставьте утро для плавания, пробежки или книги.`,
      (city) => `${city}: загляните за завтраком в соседнюю пекарню.`,
    ],
    afternoon: [
      (city) => `${city}: оставьте вторую половину дня для себя.`,
      (city) => `${city}: вернитесь туда, где понравилось больше всего.`,
      (city) => `${city}: поищите подарки в маленьких лавках.`,
      (city) => `${city}: посидите в парке и никуда не торопитесь.`,
      (city) => `${city}: проедьте на городском автобусе до конечной.`,
      (city) => `${city}: отдохните в отеле перед вечером.`,
      (city) => `${city}: попробуйте блюдо, которого ещё не пробовали.`,
    ],
    evening: [
      (city) => `${city}: поужинайте недалеко от отеля.`,
      (city) => `${city}: пройдитесь вечером по центру.`,
      (city) => `${city}: выберите для ужина семейный ресторан.`,
      (city) => `${city}: посмотрите, как зажигаются вечерние огни.`,
      (city) => `${city}: лягте сегодня пораньше.`,
      (city) => `${city}: закажите вечером местное блюдо.`,
      (city) => `${city}: узнайте, что идёт вечером: музыка, театр или кино.`,
      (city) => `${city}: завершите день чаем или бокалом вина.`,
    ],
  },
  again: (day, sentence) => `День ${day}. ${sentence}`,
  tips: {
    excursion: (title) => `Место встречи для экскурсии «${title}» уточните накануне вечером.`,
    closed: (place, on) => `${place}: закрыто — ${list(on)}.`,
    departure: (city) => `${city}: оставьте запас времени на дорогу при отъезде.`,
    general: [
      (city) => `${city}: возьмите с собой воду и немного наличных.`,
      (city) => `${city}: наденьте удобную обувь.`,
      (city) => `${city}: столик в популярном месте бронируйте за день.`,
      (city) => `${city}: сохраните карту для работы без сети.`,
      (city) => `${city}: начинайте день пораньше, пока мало людей.`,
      (city) => `${city}: спрашивайте в меню сезонные блюда.`,
    ],
  },
  weekdays: {
    mon: "понедельник",
    tue: "вторник",
    wed: "среда",
    thu: "четверг",
    fri: "пятница",
    sat: "суббота",
    sun: "воскресенье",
  },
  inMonth: IN_MONTH.map((month) => `в ${month}`),
  date: (day, month, year) => `${day} ${OF_MONTH[month - 1]} ${year}`,
  monthOfYear: (month, year) => `${MONTHS[month - 1]} ${year}`,
  list,
  number: (value) => String(value).replace(".", ","),
  party: ({ adults, children, infants }) =>
    list([
      plural(adults, "взрослый", "взрослых", "взрослых"),
      ...(children > 0 ? [plural(children, "ребёнок", "ребёнка", "детей")] : []),
      ...(infants > 0 ? [plural(infants, "младенец", "младенца", "младенцев")] : []),
    ]),
  days,
  remarks: {
    daysCut: (asked, kept) =>
      `План составляется не более чем на ${days(kept)}; в запросе было ${asked}.`,
    daysDefault: (count) => `Длительность не указана, поэтому план на ${days(count)}.`,
    daysOverDates: (count, dated) =>
      `Даты охватывают ${days(dated)}, но запрошено ${days(count)}: план составлен на столько.`,
    past: (date) => `Дата ${date} уже прошла; цены взяты на те же дни следующего года.`,
    pricedFor: (time) => `Цены рассчитаны на ${time}.`,
    unread: {
      dates: (text) => `Не удалось понять даты: «${text}».`,
      budget: (text) => `Не удалось понять бюджет: «${text}».`,
      travelers: (text) => `Не удалось понять число путешественников: «${text}».`,
    },
    oneAdult: "Расчёт на одного взрослого.",
    typical: (time) => `Даты не указаны; цены рассчитаны на ${time}.`,
    partyDefault: "Число путешественников не указано, расчёт на одного взрослого.",
    partyAssumed: (party) => `Состав для расчёта: ${party}.`,
    partyCut: (asked, kept) =>
      `План составляется не более чем на ${kept} человек; в запросе было ${asked}.`,
    unknown: (names) => `Нет в нашем каталоге: ${names}.`,
    substitute: (typed, city) =>
      `Места «${typed}» в каталоге нет; ближайшее из каталога — ${city}.`,
    leftOut: (cities) => `Не хватило дней, поэтому не вошли: ${cities}.`,
    added: (cities) => `Добавлено, чтобы ни один день не был пустым: ${cities}.`,
    chosen: (cities) => `Место не названо; лучше всего подходит: ${cities}.`,
    offSeason: (cities, inMonth) =>
      `${cities}: ${inMonth} не сезон; в план вошло только то, что тогда открыто.`,
    flightsLeftOut: "Перелёт не включён: укажите город отправления, и он будет рассчитан.",
    noFlights: (city) =>
      `${city}: рейсов со свободными местами на этот день не найдено, эта дорога не включена в расчёт.`,
    leavesBefore: (date) =>
      date === undefined
        ? "Вылет туда — накануне первого дня плана."
        : `Вылет туда — накануне, ${date}.`,
    roomsFull: (city) =>
      `${city}: на эти даты номера, похоже, распроданы; спросите оператора о вариантах.`,
    freeDays: (count) =>
      `Всего около ${plural(count, "дня", "дней", "дней")} остаётся для себя: больше в нашем каталоге там ничего нет.`,
    fits: (budget) => `В пределах бюджета ${budget}.`,
    short: (by, needed, ways) =>
      `Бюджет превышен на ${by}: даже скромная поездка стоит ${needed}.${ways.length > 0 ? ` Подойдёт: ${ways.join(" или ")}.` : ""}`,
    fewerDays: (count) => `поездка на ${days(count)}`,
    otherMonth: (inMonth) => `поездка ${inMonth}`,
    currency: (asked, used) => `Для валюты ${asked} нет курса; суммы указаны в ${used}.`,
    polishFailed: "Улучшить текст не удалось, поэтому план дан в простом изложении.",
  },
  refusals: {
    unknownPlace: (name) => `Место «${name}» нам неизвестно, план составить нельзя`,
    unknownPlaceHint: "Назовите город или страну из каталога направлений.",
  },
  labels: {
    day: (day) => `День ${day}`,
    part: { morning: "Утро", afternoon: "День", evening: "Вечер" },
    tips: "Совет",
    budget: "Бюджет",
    perPerson: "на человека",
    hotels: "Отели",
    flights: "Рейсы",
    activities: "Что посетить",
    notes: "Примечания",
    dates: "Даты",
    total: "Итого",
    range: (low, expected, high) => `${expected} (от ${low} до ${high})`,
    headings: {
      transport: "Транспорт",
      lodging: "Проживание",
      food: "Питание",
      activities: "Экскурсии и билеты",
      fees: "Страховка и сборы",
      reserve: "Резерв",
    },
    available: "скорее всего, места есть",
    notAvailable: "скорее всего, мест нет",
  },
  availability: {
    rooms: ({ city, free, all, guests: count, dates }) =>
      `${city}: свободные номера на ${guests(count)} есть в ${free} из ${all} отелей, ${dates}.`,
    noRooms: (city, count, dates) =>
      `${city}: свободных номеров на ${guests(count)} не видно, ${dates}.`,
    noHotels: (city) => `${city}: отелей в базе нет.`,
    flights: (from, count) =>
      `Есть места на рейсах из пункта ${from}: вариантов в этот день — ${count}.`,
    noFlights: (from) => `На рейсах из пункта ${from} в этот день мест нет.`,
    flightsUnasked: "Рейсы не проверялись: не указан город отправления.",
    unknownOrigin: (name) => `Рейсы не проверялись: место отправления «${name}» нам неизвестно.`,
    goodSeason: (city, inMonth) => `${city}: ${inMonth} хороший сезон.`,
    badSeason: (city, inMonth, good) => `${city}: ${inMonth} не сезон; хорошие месяцы: ${good}.`,
    past: (date) =>
      `Дата ${date} уже прошла, на неё ничего забронировать нельзя; на те же дни следующего года:`,
    unreadDates: (text, dates) => `Не удалось понять даты: «${text}»; проверено: ${dates}.`,
    noDates: (dates) => `Даты не указаны; проверено: ${dates}.`,
    others: (cities) => `Другие места там же: ${cities}.`,
    likely: "Скорее всего, места есть; требуется подтверждение оператора.",
    unlikely: "Скорее всего, мест нет; оператор может подобрать варианты.",
    tooMany: (most) => `Проверено на ${guests(most)}: больше за один раз не проверяется.`,
  },
};
