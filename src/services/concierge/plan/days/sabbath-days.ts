import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { weekday } from "../../../../domain/dates.ts";
import type { Wish } from "../wish/wish.ts";
import type { FrameDay } from "./frame.ts";
import type { Slots } from "./slots.ts";

const WEDNESDAY = 2;
const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY = 6;

const EVE: CatalogueText = {
  en: "The Sabbath begins: be at the hotel before sunset. A Sabbath dinner is for the operator to order from a kosher kitchen.",
  az: "Şabbat başlayır: gün batmamış oteldə olun. Şabbat süfrəsini koşer mətbəxdən operator sifariş edir.",
  ru: "Начинается шаббат: до заката будьте в отеле. Субботний ужин из кошерной кухни заказывает оператор.",
};
const BEFORE: CatalogueText = {
  en: "The afternoon before the Sabbath is kept free of rides and tickets, to get ready near the hotel.",
  az: "Şabbatdan əvvəlki günorta yolsuz və biletsiz saxlanılıb: otelin yanında hazırlıq üçün.",
  ru: "Послеобеденные часы перед шаббатом — без поездок и билетов, для приготовлений рядом с отелем.",
};
const MORNING: CatalogueText = {
  en: "The Sabbath: prayers at the synagogue and rest, without tickets and rides.",
  az: "Şabbat: sinaqoqda ibadət və istirahət, biletsiz və nəqliyyatsız.",
  ru: "Шаббат: молитва в синагоге и отдых, без билетов и поездок.",
};
const NIGHT: CatalogueText = {
  en: "The Sabbath ends at nightfall; the evening is free.",
  az: "Qaranlıq düşəndə şabbat bitir; axşam sərbəstdir.",
  ru: "С наступлением темноты шаббат заканчивается; вечер свободный.",
};

function keepsSabbath({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "shabbat");
}

function isOn(day: Pick<FrameDay, "calendar">, which: number): boolean {
  const { date } = day.calendar;
  return date !== undefined && weekday(date) === which;
}

/** True for a Saturday of those who keep it. */
export function isSabbathKept(day: Pick<FrameDay, "calendar">, wish: Wish): boolean {
  return keepsSabbath(wish) && isOn(day, SATURDAY);
}

/** The days of those who keep the Sabbath: of its own nothing is open to them that has a ticket or a table. */
export function withRest(days: readonly FrameDay[], wish: Wish): readonly FrameDay[] {
  if (keepsSabbath(wish))
    return days.map((day) =>
      isOn(day, SATURDAY) ? { ...day, calendar: { ...day.calendar, rests: true } } : day,
    );
  if (!wish.wishes.some(({ kind }) => kind === "fastDays")) return days;
  // On fast days a counter of sausages and cheese is no sight.
  return days.map((day) =>
    isOn(day, WEDNESDAY) || isOn(day, FRIDAY)
      ? { ...day, calendar: { ...day.calendar, fasts: true } }
      : day,
  );
}

const DIALYSIS: CatalogueText = {
  en: "Kept for dialysis; the operator books the place at a clinic and the way there.",
  az: "Hemodializ üçün ayrılıb; klinikada yeri və yolu operator sifariş edir.",
  ru: "Время для гемодиализа: место в центре и дорогу заказывает оператор.",
};
/** Weekdays as treatments are told of, by how their names begin, Monday first. */
const WEEKDAYS_SAID = [
  /\bmon|понед|bazar ertesi|birinci gun/,
  /\btue|вторн|cersenbe axsami|ikinci gun/,
  /\bwed|сред|cersenbe(?! axsami)|ucuncu gun/,
  /\bthu|четв|cume axsami|dorduncu gun/,
  /\bfri|пятн|cume(?! axsami)|besinci gun/,
  /\bsat|суббот|senbe(?!.*bazar)|altinci gun/,
  /\bsun|воскр|bazar(?! ertesi)/,
] as const;
const IN_THE_AFTERNOON = /afternoon|днем|после обеда|gunorta/;

/** Keeps the halves of days on which somebody is treated, before anything else takes them. */
export function addDialysis(day: FrameDay, slots: Slots, wish: Wish): void {
  const treated = wish.wishes.find(({ kind }) => kind === "dialysis");
  const { date } = day.calendar;
  if (!treated || date === undefined || !WEEKDAYS_SAID[weekday(date)]?.test(treated.said)) return;
  const part = IN_THE_AFTERNOON.test(treated.said) ? "afternoon" : "morning";
  slots[part] ??= { kind: "event", text: DIALYSIS };
}

const SERVICE: CatalogueText = {
  en: "Sunday: the morning is kept for the service; ask for its hour at the church the day before.",
  az: "Bazar günü: səhər ibadət üçün saxlanılıb; saatını bir gün əvvəl kilsədən soruşun.",
  ru: "Воскресенье: утро отведено литургии; час службы уточните в храме накануне.",
};

/** Keeps the mornings of Sundays for those who asked for the service, before a sight takes them. */
export function addSunday(day: FrameDay, slots: Slots, { wishes }: Wish): void {
  if (!isOn(day, SUNDAY) || !wishes.some(({ kind }) => kind === "sundayService")) return;
  slots.morning ??= { kind: "event", text: SERVICE };
}

/** True where a Sunday morning of the trip is kept for it. */
export function hasSunday(days: readonly (FrameDay & { readonly slots: Slots })[]): boolean {
  return days.some(
    ({ slots: { morning } }) => morning?.kind === "event" && morning.text === SERVICE,
  );
}

/** Puts the hours before it and its day into the parts that no way takes. */
export function addSabbath(day: FrameDay, slots: Slots, wish: Wish): void {
  if (!keepsSabbath(wish)) return;
  if (isOn(day, FRIDAY)) {
    slots.afternoon ??= { kind: "event", text: BEFORE };
    slots.evening ??= { kind: "event", text: EVE };
  }
  if (!isOn(day, SATURDAY)) return;
  slots.morning ??= { kind: "event", text: MORNING };
  slots.evening ??= { kind: "event", text: NIGHT };
}

/** True where a way of the trip falls into the Sabbath. */
export function breaksSabbath(days: readonly FrameDay[]): boolean {
  return days.some(
    (day) =>
      (isOn(day, SATURDAY) && Object.keys(day.fixed).length > 0) ||
      (isOn(day, FRIDAY) && day.fixed.evening !== undefined),
  );
}
