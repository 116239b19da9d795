import type { Category } from "../../../../domain/catalogue.ts";
import { toRu } from "./cases-ru.ts";
import type { Advice, Stage, WayWords } from "./wording.ts";

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
  walking: "Походная",
  wellness: "Оздоровительная",
};

export function wayThereRu(words: WayWords, stage: Stage): string {
  const { to, departs, airportBy, airportEve, leaves, flight } = words;
  if (stage === "on") return `Дорога ${toRu(to)} продолжается.`;
  if (departs === undefined) return `Выезд около ${leaves}.`;
  if (stage === "early") return "Вы дома: вылет вечером.";
  if (stage === "home") return `До вылета вы дома; в аэропорту нужно быть к ${airportBy}.`;
  if (stage === "flies") return `Вылет в ${departs}, рейс ${flight}.`;
  return `В аэропорту нужно быть ${airportEve ? "накануне " : ""}к ${airportBy}. Рейс ${flight}.`;
}

export const ADVICE_RU: Advice = {
  hardHours: (flights) =>
    `Неудобные часы или долгая пересадка, но более удобного рейса за разумную цену в этот день нет: ${flights}. Возможно, он есть в другой день.`,
  otherAirport: (left, back) =>
    `Вылет из ${left}, а возвращение в ${back}: учтите это, если оставляете машину.`,
  ski: (school, hire) =>
    `Ски-пассы входят в цену${hire === undefined ? "." : `, а прокат лыж и ботинок — нет: закажите его вместе с ски-пассами, около ${hire} на всех.`}${school ? " Закажите и горнолыжную школу для детей: места в ней кончаются первыми." : ""}`,
  unknownPassport: (home, countries) =>
    `${home}: правил въезда с этим паспортом в нашем каталоге нет (${countries}); узнайте в посольстве, нужна ли виза, прежде чем платить.`,
  noSights: (cities, near) =>
    `Достопримечательностей (${cities}) в нашем каталоге пока нет: перелёт, отель и трансферы спланированы, дни там оставлены свободными.${near ? ` Ближайшее место, где мы можем расписать дни: ${near}.` : ""}`,
  area: (beaches) =>
    `Где жить: ${beaches}. Дни построены оттуда, цена — отеля этого класса на побережье; конкретный отель подтвердит оператор.`,
  wheelchairUmrah:
    "Таваф и сай на коляске: на верхних этажах мечети аль-Харам есть отдельные дорожки и электрокары, у ворот — помощники с бейджами; рампу и место в поезде «Харамейн» просите при покупке билета.",
  aroundWork: "Ни одна встреча не пропадёт из-за рейса: вылет накануне первой.",
  workFromNoon: (day) =>
    `${day}: для работы остаётся время после полудня; если встречи с утра, прилетайте накануне вечером.`,
};
