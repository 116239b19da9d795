import type { Category } from "../../../../domain/catalogue.ts";
import type { Wording } from "./wording.ts";

/** What a trip is called; what has no such word is left out. */
export const KINDS_RU: Partial<Record<Category, string>> = {
  adventure: "Приключенческая",
  beach: "Пляжная",
  culture: "Культурная",
  family: "Семейная",
  food: "Гастрономическая",
  history: "Историческая",
  honeymoon: "Романтическая",
  pilgrimage: "Паломническая",
  ski: "Горнолыжная",
  walking: "Пешеходная",
  wellness: "Оздоровительная",
};

/** Names that begin with a common noun lose their capital inside a sentence. */
function inside(name: string): string {
  return /^(?:Берег|Бухта|Залив|Набережная|Остров|Пляж|Пляжи|Склоны|Мечеть)(?= )/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

/** Back to the beach, the slopes, the sanctuary. */
export const MORE_RU: Wording["more"] = {
  beach: [
    (place) => `Оставайтесь у воды: ${inside(place)}.`,
    (place) => `Снова купание: ${inside(place)}.`,
    (place) => `Тень, книга и море: ${inside(place)}.`,
    (place) => `Ещё раз в море: ${inside(place)}.`,
    (place) => `Неторопливые полдня: ${inside(place)}.`,
    (place) => `Долгое купание и отдых в тени: ${inside(place)}.`,
    (place) => `Снова на пляж: ${inside(place)}.`,
    (place) => `Сегодня только море: ${inside(place)}.`,
  ],
  ski: [
    (place) => `На снегу до закрытия подъёмников: ${inside(place)}.`,
    (place) => `Первый подъёмник и нетронутый снег: ${inside(place)}.`,
    (place) => `Ещё раз наверх и снова вниз: ${inside(place)}.`,
    (place) => `Новый день, новые трассы: ${inside(place)}.`,
    (place) => `Снова на лыжах: ${inside(place)}.`,
    (place) => `Трассы, которые понравились больше всего: ${inside(place)}.`,
    (place) => `Длинные спуски один за другим: ${inside(place)}.`,
    (place) => `Ещё несколько спусков напоследок: ${inside(place)}.`,
  ],
  pilgrimage: [
    (place) => `Молитва: ${inside(place)}.`,
    (place) => `Молитва и тихие часы: ${inside(place)}.`,
    (place) => `Ещё несколько часов в молитве: ${inside(place)}.`,
    (place) => `Молитва, затем отдых: ${inside(place)}.`,
    (place) => `Время для молитвы: ${inside(place)}.`,
    (place) => `Молитва, пока людей немного: ${inside(place)}.`,
  ],
};
