import { beforeAll, expect, test } from "vitest";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function notesOn(query: string): Promise<string> {
  return writePlan(await tripFor(planner.deps, { query })).notes.join(" ");
}

test("citizens of the EU hear of no visa and no last day within it and beside it", async () => {
  for (const query of [
    "Oslo for two, 5 days in January from Milan",
    "Dublin for two, 4 days in May from Berlin",
    "Zurich for two, 4 days in May from Vienna",
  ]) {
    expect(await notesOn(query), query).not.toMatch(/visa|passport/i);
  }
});

test("a country that gives tourists no visas is kept where it was named, and says so", async () => {
  expect(await notesOn("Прага на 5 дней для двоих из Москвы в мае")).toContain(
    "Чехия — туристические визы обычно не выдают",
  );
});

test("what is known of one country is said beside what is not known of another", async () => {
  const notes = await notesOn("Istanbul and Minsk, two people from Kutaisi, 8 days in May");
  expect(notes).toContain("Türkiye, usually no visa for up to 90 days");
  expect(notes).toMatch(/no entry rules for a passport of Georgia \(Belarus\)/);
});

test("a passport that was said decides, whatever the place where the trip starts", async () => {
  const said: readonly (readonly [query: string, note: string])[] = [
    [
      "Istanbul for two, 4 days in May from Baku, we have Georgian passports",
      "Entry with a passport of Georgia: Türkiye",
    ],
    [
      "We are Indian citizens living in Baku, Tbilisi for 5 days in May from Baku",
      "Entry with a passport of India: Georgia, usually an e-visa",
    ],
    [
      "Paris for 4 days in April, two Pakistani nationals from Dubai",
      "Entry with a passport of Pakistan: France, usually a visa from the consulate",
    ],
    [
      "we are ukrainians, Rome for 6 days in June from Istanbul",
      "Entry with a passport of Ukraine: Italy, usually no visa for up to 90 days",
    ],
    ["Gürcüstan vətəndaşıyam, İstanbula 4 gün, Bakıdan, mayda", "Gürcüstan pasportu ilə giriş"],
    ["У меня казахстанский паспорт, из Баку в Рим на 5 дней в мае", "по паспорту Казахстана"],
    ["Граждане Беларуси, двое, из Баку в Рим на 5 дней в мае", "по паспорту Беларуси:"],
    ["Граждане Индии, двое, из Москвы в Стамбул на 4 дня в мае", "по паспорту Индии"],
  ];
  for (const [query, note] of said) {
    const notes = await notesOn(query);
    expect(notes, query).toContain(note);
    expect(notes, query).not.toMatch(/Azerbaijan|Azərbaycan|Азербайджан|Росси/);
  }
});

test("of two passports in one party each has its own rules", async () => {
  const notes = await notesOn(
    "Dubai for 5 days in January, 2 people from Baku, one Israeli and one Russian passport",
  );
  expect(notes).toContain("passport of Israel");
  expect(notes).toContain("passport of Russia");
});

test("the name of a museum is no passport", async () => {
  expect(await notesOn("Georgian National Museum, Tbilisi for 3 days in May from Baku")).toContain(
    "a passport of Azerbaijan",
  );
});

test("who is let in nowhere with another visa reads what follows, and who has one is not told to get it", async () => {
  const both = await notesOn("Вена и Прага, 8 дней в мае для двоих из Москвы, шенген есть");
  expect(both).toMatch(/разворачивают и с шенгенской визой/);
  expect(both).toMatch(/там, куда вас пустят: [^.]*Вена/);
  expect(both).toContain("что виза есть");
  const one = await notesOn("Вена на 5 дней для двоих из Москвы в мае, визы есть");
  expect(one).toContain("что виза есть");
  expect(one).not.toContain("разворачивают");
});

test("Filipino, Thai and Lebanese passports are known", async () => {
  for (const passport of ["Philippines", "Thailand", "Lebanon"]) {
    const query = "Rome, 5 days in May for two from London";
    const trip = await tripFor(planner.deps, { query, passport: [passport] });
    const notes = writePlan(trip).notes.join(" ");
    expect(notes, passport).toContain("usually a visa from the consulate");
  }
});

test("a country that asks visitors for a medical policy says so", async () => {
  expect(await notesOn("Tbilisi for two, 4 days in May from Baku")).toContain(
    "Georgia, usually no visa for up to 365 days, with medical insurance for every day",
  );
  expect(await notesOn("Montenegro for two, 5 days in May from Baku")).toContain(
    "Montenegro, usually a visa from the consulate",
  );
});
