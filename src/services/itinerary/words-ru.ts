import { plural } from "../concierge/plan/wording/plural-ru.ts";
import { airportName } from "./airport-name.ts";
import { ruled } from "./rule.ts";
import type { ItineraryWords } from "./words.ts";

export const ru: ItineraryWords = {
  heading: "Ваша поездка",
  reference: "Номер брони",
  travellers: "Путешественники",
  total: "Итого",
  local: "Время везде указано местное.",
  cancelledAll: "Эта бронь отменена.",
  unpaid: "Забронировано, ещё не оплачено.",
  cancelled: "Отменено",
  calledOff: "Авиакомпания отменила этот рейс: спросите у агентства, как вы полетите.",
  newTime: (booked) => `Авиакомпания перенесла рейс; в брони было ${booked}.`,
  layover: (time) => `${time} на земле`,
  airport: (name) => airportName(name, (own) => `аэропорт ${own}`),
  terminal: (name) => `терминал ${name}`,
  flownBy: (airline) => `Рейс выполняет ${airline}`,
  seats: (seats) => `Места: ${seats}`,
  online: (when) => `Онлайн-регистрация с ${when}`,
  bagDrop: (time) => `Регистрация и багаж до ${time}`,
  bags: (checked, kg, carryOn) =>
    `На каждого: багаж — ${checked}${kg ? ` по ${kg} кг` : ""}, ручная кладь — ${carryOn}`,
  moreBags: (count) => `Ещё ${plural(count, "место", "места", "мест")} багажа`,
  change: (rule) =>
    ruled(
      rule,
      { free: "Обмен: бесплатно", no: "Обмен: невозможен", fee: "Обмен: за плату" },
      (amount) => `Обмен: ${amount} за всех и разница в тарифе`,
    ),
  refund: (rule) =>
    ruled(
      rule,
      { free: "Возврат: полностью", no: "Возврат: нет", fee: "Возврат: за вычетом сбора" },
      (amount) => `Возврат: за вычетом ${amount} за всех`,
    ),
  credit: "кредитом авиакомпании",
  checkIn: (hotel) => `Заезд: ${hotel}`,
  checkOut: (hotel) => `Выезд: ${hotel}`,
  nights: (count) => plural(count, "ночь", "ночи", "ночей"),
  hours: (from, until) => `Обычно заезд с ${from}, выезд до ${until}`,
  freeUntil: (when) => `Бесплатная отмена до ${when}`,
  prepaid: "Оплачено заранее, без возврата",
  early: (landing, from) => `Вы прилетаете в ${landing}, номер — с ${from}`,
  returned: "Возвращено",
  kept: "Удержано за отмену и изменения",
  once: "один раз за весь билет",
  booked: (agency) => `Бронь оформило агентство ${agency}`,
  reach: (contact) => `Связь с агентством: ${contact}`,
  pickUp: "Получение автомобиля",
  dropOff: "Возврат автомобиля",
  days: (count) => plural(count, "день", "дня", "дней"),
  driver: (name) => `Водитель: ${name}`,
  insured: "Страховка включена",
  boards: {
    room_only: "без питания",
    breakfast: "с завтраком",
    half_board: "полупансион",
    all_inclusive: "всё включено",
  },
  cabins: {
    economy: "Эконом",
    premium_economy: "Премиум-эконом",
    business: "Бизнес",
    first: "Первый",
  },
  bedless: (nights) =>
    `Перед этим ${plural(nights, "ночь", "ночи", "ночей")} без места для ночлега`,
  conflicts: {
    overlap: "Вылетает до посадки предыдущего рейса",
    other_airport: "Вылет из другого аэропорта города",
    other_city: "Вылет не из того города, куда прибыл предыдущий рейс",
    before_landing: "Раньше посадки рейса",
  },
  calendar: "В календарь",
  pdf: "Сохранить как PDF",
  print: "Чтобы сохранить на бумаге или как PDF, выберите в браузере «Печать».",
  until: (day) => `Эту страницу можно открыть до ${day}.`,
  ask: "Если что-то не так, обратитесь в агентство, которое прислало ссылку.",
  gone: {
    withdrawn: {
      title: "Эта ссылка больше не действует",
      text: "Агентство её отозвало. На бронь это не влияет; попросите новую ссылку.",
    },
    expired: {
      title: "Срок этой ссылки истёк",
      text: "Поездка закончилась, или ссылка была на время. Попросите у агентства новую.",
    },
    unknown: {
      title: "По этому адресу ничего нет",
      text: "Возможно, часть ссылки потерялась. Откройте её ещё раз из сообщения.",
    },
    many: { title: "Слишком много попыток", text: "Подождите минуту и откройте ссылку снова." },
  },
  weekdays: "пн вт ср чт пт сб вс".split(" "),
  months: "янв. фев. мар. апр. мая июн. июл. авг. сен. окт. ноя. дек.".split(" "),
  hour: "ч",
  minute: "мин",
};
