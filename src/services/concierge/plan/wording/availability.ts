import { ordinal } from "./labels.ts";
import { plural } from "./plural-ru.ts";
import type { AvailabilityWords } from "./wording.ts";

function locative(count: number): string {
  return count === 0 || /[ıu]$/.test(ordinal(count)) ? "da" : "də";
}

function guests(count: number): string {
  return plural(count, "гостя", "гостей", "гостей");
}

export const AVAILABILITY_EN: AvailabilityWords = {
  rooms: ({ city, free, all, guests, dates }) =>
    `${free} of ${all} hotels in ${city} have room for ${guests} on ${dates}.`,
  noRooms: (city, guests, dates) => `No hotel in ${city} shows room for ${guests} on ${dates}.`,
  noHotels: (city) => `There are no hotels on record in ${city}.`,
  flights: (from, count) => `${count} flight connections from ${from} that day have seats.`,
  noFlights: (from) => `No flight from ${from} that day has seats.`,
  flightsUnasked: "Flights were not checked, since no starting point was given.",
  unknownOrigin: (name) => `Flights were not checked, since “${name}” is no place known here.`,
  goodSeason: (city, inMonth) => `${city} is in season ${inMonth}.`,
  badSeason: (city, inMonth, good) => `${city} is out of season ${inMonth}; good months: ${good}.`,
  past: (date) =>
    `${date} is in the past, so nothing can be had then; on the same days of the coming year:`,
  unreadDates: (text, dates) => `The dates “${text}” could not be understood; looked at ${dates}.`,
  noDates: (dates) => `No dates were given; looked at ${dates}.`,
  others: (cities) => `Other places there: ${cities}.`,
  likely: "Likely available; subject to operator confirmation.",
  unlikely: "Unlikely to be available; an operator can look for alternatives.",
  tooMany: (most) => `Looked at for ${most} travellers, the most that is checked at once.`,
};

export const AVAILABILITY_AZ: AvailabilityWords = {
  rooms: ({ city, free, all, guests: count, dates }) =>
    `${city}: ${all} oteldən ${free}-${locative(free)} ${count} nəfərlik boş yer var, ${dates}.`,
  noRooms: (city, count, dates) => `${city}: ${count} nəfərlik boş otaq görünmür, ${dates}.`,
  noHotels: (city) => `${city}: bazada otel yoxdur.`,
  flights: (from, count) => `Həmin gün boş yeri olan reys variantları: ${count} (çıxış: ${from}).`,
  noFlights: (from) => `Həmin gün reyslərdə boş yer yoxdur (çıxış: ${from}).`,
  flightsUnasked: "Reyslər yoxlanmayıb: çıxış yeri göstərilməyib.",
  unknownOrigin: (name) => `Reyslər yoxlanmayıb: çıxış yeri tanınmadı («${name}»).`,
  goodSeason: (city, inMonth) => `${city}: ${inMonth} mövsüm yaxşıdır.`,
  badSeason: (city, inMonth, good) => `${city}: ${inMonth} mövsüm deyil; yaxşı aylar: ${good}.`,
  past: (date) => `${date} keçmiş tarixdir, o günə heç nə almaq olmaz; gələn ilin həmin günləri:`,
  unreadDates: (text, dates) => `«${text}» tarix kimi oxunmadı; yoxlanan vaxt: ${dates}.`,
  noDates: (dates) => `Tarix göstərilməyib; yoxlanan vaxt: ${dates}.`,
  others: (cities) => `Orada başqa yerlər: ${cities}.`,
  likely: "Çox güman ki, yer var; operatorun təsdiqi lazımdır.",
  unlikely: "Çox güman ki, yer yoxdur; operator başqa variantlar tapa bilər.",
  tooMany: (most) => `Ən çoxu ${most} nəfər üçün yoxlanıb.`,
};

export const AVAILABILITY_RU: AvailabilityWords = {
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
};
