import data from "../data/names.json" with { type: "json" };
import type { City } from "./airports.ts";
import { countries } from "./countries.ts";
import { fold } from "./fold.ts";

/** What people add to a name to say where it is. */
const otherCountryNames: Readonly<Record<string, string>> = {
  AE: "UAE|Emirates|United Arab Emirates|ОАЭ",
  AM: "Армения|Ermənistan",
  AZ: "Azərbaycan|Азербайджан",
  BA: "Bosnia",
  BR: "Brasil|Бразилия",
  CD: "DR Congo|DRC|Congo",
  CH: "Schweiz|Suisse|Svizzera|Швейцария",
  CI: "Ivory Coast|Côte d'Ivoire",
  CN: "China|Китай",
  CZ: "Czechia|Czech Republic|Чехия",
  DE: "Deutschland|Германия|Almaniya|Almanya",
  ES: "España|Испания|Spanien",
  FR: "Франция|Frankreich|Fransa",
  GB: "UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|Англия|Великобритания",
  GE: "Грузия|Sakartvelo|Gürcüstan|Gürcistan",
  IN: "Индия",
  IT: "Italia|Italien|Италия",
  JP: "Nippon|Япония|日本",
  KG: "Киргизия|Кыргызстан",
  KR: "Korea|South Korea",
  KP: "North Korea",
  KZ: "Казахстан|Qazaxıstan",
  MX: "México",
  NL: "Holland|Netherlands|The Netherlands",
  PL: "Polska|Польша",
  RU: "Russia|Россия|Rusiya|Rusya",
  SA: "KSA|Saudi|Саудовская Аравия",
  TR: "Turkey|Türkiye|Турция",
  TW: "Taiwan",
  UA: "Украина|Україна",
  US: "USA|U.S.A.|U.S.|United States of America|America|США",
  UZ: "Узбекистан|Özbəkistan",
  VN: "Vietnam|Viet Nam",
};

/** Islands and landscapes that people ask for, and the cities that serve them. */
const areas: Readonly<Record<string, string>> = {
  "Azores|Açores|Azoren|Азоры": "PDL TER HOR",
  "Balearic Islands|Balearics|Balearen|Балеары": "PMI IBZ MAH",
  "Canary Islands|Canaries|Kanaren|Kanarische Inseln|Islas Canarias|Канары": "TCI LPA ACE FUE SPC",
  "Corsica|Corse|Korsika|Córcega|Корсика": "AJA BIA CLY FSC",
  "Crete|Kreta|Creta|Крит": "HER CHQ JSH",
  "Cyclades|Greek Islands": "JTR JMK PAS JNX",
  "French Riviera|Côte d'Azur|Riviera": "NCE TLN",
  "Galápagos|Galapagos Islands": "GPS SCY",
  "Kurdistan|Kurdistan Region": "EBL ISU",
  "Lapland|Lappland|Lappi|Лапландия": "RVN KTT IVL KAO",
  "Sardinia|Sardegna|Sardinien|Cerdeña|Сардиния": "CAG OLB AHO",
  "Sicily|Sicilia|Sizilien|Sicile|Сицилия": "CTA PMO TPS",
  "Tuscany|Toscana|Toskana|Тоскана": "FLR PSA",
};

/** A country or region by name: which cities lie in it. */
export interface Qualifier {
  readonly name: string;
  readonly holds: (city: City) => boolean;
}

let byName: ReadonlyMap<string, readonly Qualifier[]> | undefined;

/** Countries and regions of that (folded) name: "georgia" is one of each. */
export function qualifiersNamed(name: string): readonly Qualifier[] {
  byName ??= build();
  return byName.get(name) ?? [];
}

function build(): ReadonlyMap<string, readonly Qualifier[]> {
  const found = new Map<string, Qualifier[]>();
  const add = (name: string, qualifier: Qualifier): void => {
    const key = fold(name);
    const held = found.get(key);
    if (!held) found.set(key, [qualifier]);
    else if (!held.includes(qualifier)) held.push(qualifier);
  };
  for (const { code, name } of countries) {
    const qualifier: Qualifier = { name, holds: (city) => city.country === code };
    add(name, qualifier);
    add(code, qualifier);
    for (const other of otherCountryNames[code]?.split("|") ?? []) add(other, qualifier);
  }
  for (const row of data.regions) {
    const [code = "", name = "", cities = ""] = row.split("|");
    const held = new Set(cities.split(" "));
    const qualifier: Qualifier = { name, holds: (city) => held.has(city.code) };
    add(name, qualifier);
    add(code.slice(code.indexOf("-") + 1), qualifier);
  }
  for (const [names, codes] of Object.entries(areas)) {
    const held = new Set(codes.split(" "));
    const qualifier: Qualifier = { name: names, holds: (city) => held.has(city.code) };
    for (const name of names.split("|")) add(name, qualifier);
  }
  return found;
}
