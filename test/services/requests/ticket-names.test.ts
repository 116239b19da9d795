import { describe, expect, test } from "vitest";
import { ticketNames } from "../../../src/services/requests/ticket-names.ts";

const written = (name: string, lang: "en" | "az" | "ru" = "en") =>
  ticketNames(name, lang).names.map(({ firstName, lastName }) => `${firstName}/${lastName}`);

describe("the names for a ticket", () => {
  test("are in Latin letters, as passports write them", () => {
    expect(written("Екатерина Воскресенская-Преображенская", "ru")).toEqual([
      "Ekaterina/Voskresenskaia-Preobrazhenskaia",
    ]);
    expect(written("Rəşad Quliyev", "az")).toEqual(["Rashad/Guliyev"]);
    expect(written("AYGÜN MƏMMƏDOVA", "az")).toEqual(["AYGUN/MAMMADOVA"]);
    expect(written("François Müller")).toEqual(["Francois/Muller"]);
    // Of a script that nothing here can write otherwise, the operator is to ask.
    expect(written("山田 太郎")).toEqual(["山田/太郎"]);
  });

  test("leave out titles and patronymics", () => {
    expect(written("Sir Alistair Pemberton")).toEqual(["Alistair/Pemberton"]);
    expect(written("Əlövsət Şıxəliyev-Gülməmmədzadə Hüseynağa oğlu", "az")).toEqual([
      "Alovsat/Shikhaliyev-Gulmammadzada",
    ]);
    expect(written("Иванов Пётр Сергеевич", "ru")).toEqual(["Petr/Ivanov"]);
    expect(written("Пётр Сергеевич Иванов", "ru")).toEqual(["Petr/Ivanov"]);
    expect(written("Пётр Абрамович", "ru")).toEqual(["Petr/Abramovich"]);
  });

  test("are those of all who are named", () => {
    const both = ["Margaret/Henderson", "Thomas/Henderson"];
    expect(written("The Hendersons (Margaret & Thomas)")).toEqual(both);
    expect(written("Margaret and Thomas Henderson")).toEqual(both);
    expect(written("Mr & Mrs Smith")).toEqual(["/Smith"]);
    expect(written("")).toEqual([]);
  });

  test("say whether they are as the traveller wrote them", () => {
    expect(ticketNames("Oliver Bennett", "en").guessed).toBe(false);
    expect(ticketNames("Дмитрий", "ru").guessed).toBe(true);
    expect(ticketNames("The Hendersons", "en").guessed).toBe(true);
  });
});
