import { describe, expect, test } from "vitest";
import { fromRu, inRu, toRu } from "../../../../../src/services/concierge/plan/wording/cases-ru.ts";

describe("names of places in Russian sentences", () => {
  test.each([
    ["Новый Орлеан", "в Новый Орлеан", "в Новом Орлеане", "из Нового Орлеана"],
    ["Гранд-Каньон", "на Гранд-Каньон", "на Гранд-Каньоне", "с Гранд-Каньона"],
    ["Новая Зеландия", "в Новую Зеландию", "в Новой Зеландии", "из Новой Зеландии"],
    ["Парк Крюгера", "в парк Крюгера", "в парке Крюгера", "из парка Крюгера"],
    ["Роторуа", "в Роторуа", "в Роторуа", "из Роторуа"],
    ["Куба", "на Кубу", "на Кубе", "с Кубы"],
    ["Джерба", "на Джербу", "на Джербе", "с Джербы"],
  ])("%s has its cases", (name, to, there, from) => {
    expect([toRu(name), inRu(name), fromRu(name)]).toEqual([to, there, from]);
  });
});
