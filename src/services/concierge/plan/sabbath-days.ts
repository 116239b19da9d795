import type { CatalogueText } from "../../../domain/catalogue.ts";
import { weekday } from "../../../domain/dates.ts";
import type { FrameDay } from "./frame.ts";
import type { Slots } from "./slots.ts";
import type { Wish } from "./wish.ts";

const FRIDAY = 4;
const SATURDAY = 5;

const EVE: CatalogueText = {
  en: "The Sabbath begins: be at the hotel before sunset. A Sabbath dinner is for the operator to order from a kosher kitchen.",
  az: "Şabbat başlayır: gün batmamış oteldə olun. Şabbat süfrəsini koşer mətbəxdən operator sifariş edir.",
  ru: "Начинается шаббат: до заката будьте в отеле. Субботний ужин из кошерной кухни заказывает оператор.",
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

/** The days of those who keep the Sabbath: of its own nothing is open to them that has a ticket or a table. */
export function withRest(days: readonly FrameDay[], wish: Wish): readonly FrameDay[] {
  if (!keepsSabbath(wish)) return days;
  return days.map((day) =>
    isOn(day, SATURDAY) ? { ...day, calendar: { ...day.calendar, rests: true } } : day,
  );
}

/** Puts the evening before it and its day into the parts that no way takes. */
export function addSabbath(day: FrameDay, slots: Slots, wish: Wish): void {
  if (!keepsSabbath(wish)) return;
  if (isOn(day, FRIDAY)) slots.evening ??= { kind: "event", text: EVE };
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
