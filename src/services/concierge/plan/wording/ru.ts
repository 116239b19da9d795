import type { Entry } from "../../../../domain/entry.ts";
import type { Mode } from "../route/travel.ts";
import { AVAILABILITY_RU } from "./availability.ts";
import { accusativeRu, alongRu, fromRu, inRu, toRu } from "./cases-ru.ts";
import { IDEAS_RU } from "./ideas-ru.ts";
import { LABELS_RU } from "./labels.ts";
import { ADVICE_RU, KINDS_RU, wayThereRu } from "./more-ru.ts";
import { forPeople, plural } from "./plural-ru.ts";
import type { WayWords, Wording } from "./wording.ts";

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

/** A way that is worded as the travellers' own. */
const ONWARD = { ...BY, road: "на машине" };
function days(count: number): string {
  return plural(count, "день", "дня", "дней");
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} и ${items.at(-1)}`;
}

/** "в Армению и Грузию": a preposition that was said is not said again. */
function joined(places: readonly string[]): string {
  const [first = "", ...others] = places;
  const said = first.slice(0, first.indexOf(" ") + 1);
  return list([
    first,
    ...others.map((one) => (one.startsWith(said) ? one.slice(said.length) : one)),
  ]);
}

function way({ mode, hours, flight, train, driven }: WayWords): string {
  if (flight !== undefined) return `рейс ${flight}`;
  const by = train === undefined ? "" : ` ${train}`;
  return mode ? `около ${hours} ч ${(driven ? ONWARD : BY)[mode]}${by}` : `около ${hours} ч`;
}

function through(via: readonly string[]): string {
  return via.length > 0 ? `, через ${list(via.map(accusativeRu))}` : "";
}

function then({ early, night, overnight, reaches }: WayWords): string {
  if (!overnight) return `В городе вы будете около ${reaches}.`;
  if (night)
    return `В городе вы будете около ${reaches}: номер возьмите с предыдущей ночи и выспитесь.`;
  return early
    ? `В отеле вы будете около ${reaches}; вещи оставьте там: номера обычно готовы с 14:00.`
    : `В отеле вы будете около ${reaches}.`;
}

function beAtAirport({ fromHome, airportBy, airportEve }: WayWords): string {
  if (!fromHome) return "";
  return `В аэропорту нужно быть ${airportEve ? "накануне " : ""}к ${airportBy}. `;
}

const VISA_WORDS: Readonly<Record<string, string>> = {
  authorisation: "обычно нужно электронное разрешение на въезд",
  "e-visa": "обычно нужна электронная виза",
  "on arrival": "виза обычно ставится по прибытии",
  visa: "обычно нужна виза из консульства",
  "no tourist visas": "туристические визы обычно не выдают",
  refused: "въезд обычно невозможен",
};

function visa({ way, days = 0, insured }: Entry): string {
  const visas = VISA_WORDS[way] ?? `обычно без визы до ${plural(days, "дня", "дней", "дней")}`;
  return insured ? `${visas}, с медицинской страховкой на все дни` : visas;
}

/** Quotes inside of quotes are of the other kind. */
function quoted(title: string): string {
  return `«${title.replaceAll("«", "„").replaceAll("»", "“")}»`;
}

export const RU: Wording = {
  summary: ({ days: count, travellers, countries, cities, interests, atHome, woman, work }) => {
    const about = interests.map((one) => KINDS_RU[one]).find((one) => one !== undefined);
    const kind = work ? "Деловая" : about;
    const trip = kind === undefined ? "Поездка" : `${kind} поездка`;
    const where = joined(countries.map(atHome ? alongRu : toRu));
    const people = woman && travellers === 1 ? "для одной путешественницы" : forPeople(travellers);
    return `${trip} ${where} на ${days(count)} ${people}: ${list(cities)}.`;
  },
  arrival: (words) => {
    if (words.flight !== undefined) {
      const onward = words.onward
        ? `, затем ${toRu(words.to)} около ${words.hours} ч ${ONWARD[words.onwardBy]}`
        : "";
      const where = toRu(words.town ?? words.to);
      if (words.dayBefore)
        return `В ${words.lands} — посадка: вылет ${where} был накануне (${words.flight})${onward}. ${then(words)}`;
      if (words.landing)
        return `Посадка ${inRu(words.town ?? words.to)} ${words.landsNextDay ? "на следующий день " : ""}в ${words.lands}${onward}. ${then(words)}`;
      return `${beAtAirport(words)}Перелёт ${where}: ${words.flight}${onward}. ${then(words)}`;
    }
    if (words.mode) {
      const from = words.from === undefined ? "из дома" : fromRu(words.from);
      return `Дорога ${from} ${toRu(words.to)}: ${way(words)}${through(words.via)}. ${then(words)}`;
    }
    const onward = words.onward
      ? ` (из аэропорта около ${words.hours} ч ${ONWARD[words.onwardBy]})`
      : "";
    const checkIn = words.overnight ? " и заселение" : "";
    return `Прилёт ${toRu(words.to)}${onward}${checkIn}.`;
  },
  wayThere: wayThereRu,
  transfer: (words) => {
    const between = `${fromRu(words.from ?? "")} ${toRu(words.to)}`;
    const by = `${fromRu(words.from ?? "")} ${toRu(words.town ?? words.to)}`;
    const onward =
      words.town === undefined ? "" : `, затем ${toRu(words.to)} около ${words.after} ч на машине`;
    return words.flight !== undefined
      ? `${words.overnight ? "Из отеля выезжайте" : "Выезжайте"} около ${words.leaves}. Перелёт ${by}: ${words.flight}${onward}.`
      : `Переезд ${between}: выезд около ${words.leaves}, ${way(words)}${through(words.via)}${words.throughNight ? ", ночь в пути" : ""}.`;
  },
  transferOn: ({ from, to, reaches, overnight }, last) =>
    last
      ? `Около ${reaches} — приезд ${toRu(to)}${overnight ? " и заселение" : ""}.`
      : `Дорога ${fromRu(from ?? "")} ${toRu(to)} продолжается.`,
  beforeTransfer: (city) => `Свободное время ${inRu(city)} до отъезда.`,
  departure: (city, words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? ` (около ${words.hours} ч ${ONWARD[words.onwardBy]})` : "";
      const airport =
        words.town === undefined
          ? "в аэропорт"
          : `в аэропорт ${fromRu(words.town).replace(/^\S+ /, "")}`;
      return `Около ${words.leaves} — выезд ${airport}${onward}. Рейс: ${words.flight}.`;
    }
    if (words.mode)
      return `Около ${words.leaves} — выезд ${fromRu(city)} домой: ${way(words)}${through(words.via)}.`;
    return words.onward
      ? `Выезд ${fromRu(city)}: до аэропорта около ${words.hours} ч ${ONWARD[words.onwardBy]}.`
      : `${words.overnight ? "Выезд из отеля и отъезд" : "Отъезд"} ${fromRu(city)} домой.`;
  },
  wayHome: ({ lands, landsNextDay, mode, reaches }, { done, before }) => {
    if (before) return "Вы снова дома.";
    if (!done) return "Дорога домой.";
    if (lands !== undefined)
      return landsNextDay
        ? `Ночной перелёт домой, посадка в ${lands} на следующий день.`
        : `Посадка в ${lands}.`;
    return mode ? `Дома вы будете около ${reaches}.` : "Дорога домой.";
  },
  excursionOn: (title, until) =>
    until === undefined
      ? `${quoted(title)}: экскурсия продолжается.`
      : `${quoted(title)}: возвращение около ${until}.`,
  placeOn: (name) => `${name}: после обеда вы ещё здесь.`,
  at: (clock, sentence) => `${clock} — ${sentence}`,
  free: {
    morning: "Свободное время.",
    afternoon: "Свободное время.",
    evening: "Свободное время.",
  },
  halfDay: (place, afternoon) =>
    `${place}: ${afternoon.charAt(0).toLowerCase()}${afternoon.slice(1)}`,
  hoursLeft: {
    after: "Оставшихся часов хватит, чтобы поесть и прогуляться вокруг отеля.",
    before: "До этого время ваше; вещи постоят в отеле.",
    ski: "Катайтесь, пока не придёт пора ехать.",
    rest: "После ночи в пути утро — для завтрака и отдыха.",
  },
  stillIn: (city, sentence) =>
    `Пока вы ещё ${inRu(city)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  work: {
    morning: "Время для работы.",
    afternoon: "Время для работы, примерно до шести.",
    leaving: "Время для работы до самого отъезда.",
    meeting: (hours) => `${hours} — ваша встреча.`,
    meetingOn: (until) => `Встреча продолжается до ${until}.`,
    fair: (hours) => `${hours} — выставка.`,
    fairOn: (until) => `Выставка — до ${until}.`,
    elsewhere: (hours, place) => `${hours} — ваша работа (${place}).`,
    elsewhereOn: (until) => `Работа там — до ${until}.`,
    meanwhile: (sentence, isOne) =>
      `${isOne ? "Тому, кто едет с вами, на это время" : "Вашим спутникам на это время"}: ${sentence}`,
    together: (sentence, isOne) =>
      `${isOne ? "Вам вдвоём после этого" : "Всем вместе после этого"}: ${sentence}`,
  },
  more: IDEAS_RU,
  tips: {
    excursion: (title) =>
      `Экскурсию ${quoted(title)} закажите за несколько дней и уточните место встречи.`,
    sellsOut: (title) =>
      `${quoted(title)}: бронируйте сейчас, билеты раскупают за недели и месяцы.`,
    departure: "Номер освобождают к полудню; вещи до отъезда постоят в отеле.",
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
  forAll: (travellers) => (travellers === 2 ? "за двоих" : `за всех (${travellers})`),
  inMonth: IN_MONTH.map((month) => `в ${month}`),
  date: (day, month, year) => `${day} ${OF_MONTH[month - 1]} ${year}`,
  onDay: (weekday, date) => `${date} (${weekday})`,
  list,
  number: (value) => String(value).replace(".", ","),
  party: ({ adults, children, infants }) =>
    list([
      plural(adults, "взрослый", "взрослых", "взрослых"),
      ...(children > 0 ? [plural(children, "ребёнок", "ребёнка", "детей")] : []),
      ...(infants > 0 ? [plural(infants, "младенец", "младенца", "младенцев")] : []),
    ]),
  days,
  advice: ADVICE_RU,
  remarks: {
    daysCut: (asked, kept) =>
      `План составляется не более чем на ${days(kept)}; в запросе было ${asked}.`,
    daysDefault: (count) => `Длительность не указана, поэтому план на ${days(count)}.`,
    daysOverDates: (count, dated) =>
      `Даты охватывают ${days(dated)}, но запрошено ${days(count)}: план составлен на столько.`,
    past: (date) => `Дата ${date} уже прошла; цены взяты на те же дни следующего года.`,
    pricedFor: (time) => `Цены рассчитаны на поездку с ${time}.`,
    unread: {
      dates: (text) => `Не удалось понять даты: «${text}».`,
      budget: (text) => `Не удалось понять бюджет: «${text}».`,
      travelers: (text) => `Не удалось понять число путешественников: «${text}».`,
    },
    oneAdult: "Расчёт на одного взрослого.",
    typical: (time) =>
      `Даты не указаны; первым днём выбрано ${time}. Назовите свои даты, и план будет составлен на них.`,
    inMonthFrom: (time) =>
      `Точный день не указан; первым днём выбрано ${time}. Назовите свои даты, и план будет составлен на них.`,
    partyDefault: "Число путешественников не указано, расчёт на одного взрослого.",
    partyAssumed: (party) => `Состав для расчёта: ${party}.`,
    partyCut: (asked, kept) =>
      `План составляется не более чем на ${kept} человек; в запросе было ${asked}.`,
    unknown: (names) => `Нет в нашем каталоге: ${names}.`,
    leftOut: (cities) => `Не хватило дней, поэтому не вошли: ${cities}.`,
    added: (cities) => `Добавлено, чтобы ни один день не был пустым: ${cities}.`,
    chosen: (cities) => `Место не названо; лучше всего подходит: ${cities}.`,
    offSeason: (cities, inMonth) =>
      `${cities}: ${inMonth} не лучшее время; в план вошло только то, что тогда открыто.`,
    noTheme: {
      ski: "В этом месяце там не катаются: за снегом поезжайте в январе или феврале.",
      beach: "В этом месяце море там слишком холодное для купания.",
    },
    flightsLeftOut: "Перелёт не включён: укажите город отправления, и он будет рассчитан.",
    noFlights: (city) =>
      `${city}: рейсов со свободными местами на этот день не найдено, эта дорога не включена в расчёт.`,
    hardWay: (city, stops, easier) =>
      `Добраться ${toRu(city)} можно только с ${stops} пересадками${easier === undefined ? "" : `; ${toRu(easier)} попасть проще`}.`,
    leavesBefore: (date, airportBy, nights) =>
      `Вылет туда — до первого дня плана: в аэропорту нужно быть ${date} к ${airportBy}. Одна ночь проходит в самолёте, ночей в отелях — ${nights}.`,
    missed: {
      closed: (names) => `Закрыто в дни вашей поездки: ${names}.`,
      money: (names) => `Не вошли, чтобы сэкономить: ${names}.`,
      time: (names) => `Не хватило времени на такие места: ${names}.`,
      limit: (names) => `Больше, чем вы хотите за день, поэтому не вошли: ${names}.`,
      unfit: (names) =>
        `Вы называли, но для вашей компании это трудно, в дни не включено: ${names}.`,
    },
    roomsFull: (city) =>
      `${city}: на эти даты номера, похоже, распроданы; спросите оператора о вариантах.`,
    freeDays: (count) =>
      `Всего около ${plural(count, "дня", "дней", "дней")} свободны: для отдыха и собственных находок.`,
    meetings: (hours) => `Оставлено для встреч: ${hours}; остальное построено вокруг них.`,
    work: (workDays) =>
      `До шести часов оставлено для работы: ${workDays}. Напишите часы встреч, и остальное подстроится под них.`,
    woman: {
      both: "Для женщины, которая едет одна: прилёт днём, отель в центре.",
      daylight: "Для женщины, которая едет одна: прилёт днём.",
      late: "Прилёт после наступления темноты: закажите встречу у отеля.",
    },
    needs: {
      wheelchair:
        "План составлен для путешествия на коляске: места, известные ступенями и подъёмами, исключены. Бордюры, пандусы и лифты остальных не проверены: пусть оператор подтвердит каждое место, номера и транспорт.",
      small_children:
        "С учётом маленького ребёнка: бары, долгие экскурсии и места, известные подъёмами, исключены.",
      vegan:
        "Веганское питание: места, известные мясом и рыбой, исключены; предупредите отели и гидов, что молоко и яйца тоже исключены.",
      vegetarian:
        "Вегетарианское питание: места, известные мясом и рыбой, исключены; предупредите отели и гидов.",
      halal:
        "Халяль: места, известные вином и свининой, исключены; в остальных спрашивайте халяльное меню.",
      kosher:
        "Кошер: места, известные вином и свининой, исключены, но остальные от этого не кошерны; кухню под надзором или доставку еды находит оператор.",
      train: "Везде, где есть поезд, — на поезде.",
      little_walking:
        "Мало ходить: места, известные ступенями, подъёмами и долгими прогулками, исключены. Между местами берите такси, а помощь в аэропортах закажите вместе с билетами.",
    },
    visas: (home, rules) =>
      `Въезд по паспорту ${fromRu(home).replace(/^\S+ /, "")}: ${rules.map(([country, entry]) => `${country} — ${visa(entry)}`).join("; ")}. Уточните в посольстве, прежде чем платить.`,
    open: {
      party: "Напишите, кто едет и сколько лет детям.",
      dates: "Даты кончаются раньше, чем начинаются: какие верны?",
      length:
        "Длительность названа по-разному; план составлен по числу дней, напишите, если верно другое.",
      destinations:
        "Вы назвали места на выбор: план составлен с одним из них, с другим он не сравнивался; назовите другое, и план будет с ним.",
      currency: "У бюджета не указана валюта; он посчитан в долларах США.",
    },
    currency: (asked, used) => `Для валюты ${asked} нет курса; суммы указаны в ${used}.`,
    polishFailed: "Улучшить текст не удалось, поэтому план дан в простом изложении.",
  },
  refusals: {
    unknownPlace: (name) => `Место «${name}» нам неизвестно, план составить нельзя`,
    unknownPlaces: (names) => `Эти места нам неизвестны, план составить нельзя: ${names}`,
    unknownPlaceHint: "Назовите город или страну из каталога направлений.",
  },
  labels: LABELS_RU,
  availability: AVAILABILITY_RU,
};
