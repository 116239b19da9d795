import type { Language } from "../domain/catalogue.ts";

/** What airports are called where their English name says nothing; others go by their city. */
const OWN: Readonly<Record<string, Readonly<Record<Exclude<Language, "en">, string>>>> = {
  GYD: { az: "Heydər Əliyev adına", ru: "имени Гейдара Алиева" },
  GNJ: { az: "Gəncə", ru: "Гянджа" },
  NAJ: { az: "Naxçıvan", ru: "Нахичевань" },
  TBS: { az: "Tbilisi", ru: "Тбилиси" },
  BUS: { az: "Batumi", ru: "Батуми" },
  KUT: { az: "Kutaisi", ru: "Кутаиси" },
  SVO: { az: "Şeremetyevo", ru: "Шереметьево" },
  DME: { az: "Domodedovo", ru: "Домодедово" },
  VKO: { az: "Vnukovo", ru: "Внуково" },
  LED: { az: "Pulkovo", ru: "Пулково" },
  IST: { az: "İstanbul", ru: "Стамбул" },
  SAW: { az: "Sabiha Gökçen", ru: "Сабиха Гёкчен" },
  ESB: { az: "Esenboğa", ru: "Эсенбога" },
  ADB: { az: "Adnan Menderes", ru: "Аднан Мендерес" },
  ALA: { az: "Almatı", ru: "Алматы" },
  NQZ: { az: "Nursultan Nazarbayev adına", ru: "имени Нурсултана Назарбаева" },
  TAS: { az: "İslam Kərimov adına", ru: "имени Ислама Каримова" },
  DXB: { az: "Dubay", ru: "Дубай" },
  DWC: { az: "Əl-Məktum", ru: "Аль-Мактум" },
  AUH: { az: "Zayed", ru: "имени шейха Зайда" },
  DOH: { az: "Həməd", ru: "Хамад" },
  TLV: { az: "Ben-Qurion", ru: "Бен-Гурион" },
  LHR: { az: "Hitrou", ru: "Хитроу" },
  LGW: { az: "Qatvik", ru: "Гатвик" },
  STN: { az: "Stansted", ru: "Станстед" },
  LTN: { az: "Luton", ru: "Лутон" },
  CDG: { az: "Şarl de Qoll", ru: "Шарль-де-Голль" },
  ORY: { az: "Orli", ru: "Орли" },
  FCO: { az: "Fyumiçino", ru: "Фьюмичино" },
  MXP: { az: "Malpensa", ru: "Мальпенса" },
  JFK: { az: "Con Kennedi adına", ru: "имени Джона Кеннеди" },
};

const AIRPORT = /^(.+?)((?: International)? Airport)$/;

/** An airport's name with what its language calls it, or its city, in place of the English words. */
export function airportIn(
  lang: Language,
  {
    code,
    name,
    cityName,
  }: { readonly code: string; readonly name: string; readonly cityName: string },
  city: string,
): string {
  const [, , kind] = AIRPORT.exec(name) ?? [];
  if (lang === "en" || kind === undefined) return name;
  const own = OWN[code]?.[lang];
  return own === undefined ? name.replace(cityName, city) : `${own}${kind}`;
}
