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

interface Gazetteer {
  readonly byName: ReadonlyMap<string, readonly Qualifier[]>;
  /** Two letters: "ca" is California and Canada. */
  readonly byCode: ReadonlyMap<string, readonly Qualifier[]>;
}

let gazetteer: Gazetteer | undefined;

/** Countries and regions that a (folded) text after a place's name may mean: "georgia", "ga". */
export function qualifiersNamed(name: string): readonly Qualifier[] {
  gazetteer ??= build();
  return [...(gazetteer.byName.get(name) ?? []), ...(gazetteer.byCode.get(name) ?? [])];
}

/** Countries and regions that a text by itself may mean; a code of theirs only in capitals. */
export function regionsNamed(text: string): readonly Qualifier[] {
  gazetteer ??= build();
  const name = fold(text);
  return (
    gazetteer.byName.get(name) ??
    (text === text.toUpperCase() ? gazetteer.byCode.get(name) : undefined) ??
    []
  );
}

/** The state or province of a city, where such are told apart: Missouri. */
export function stateOf(cityCode: string): string | undefined {
  for (const row of data.regions) {
    const [, name, codes = ""] = row.split("|");
    if (codes.split(" ").includes(cityCode)) return name;
  }
  return undefined;
}

function build(): Gazetteer {
  const byName = new Map<string, Qualifier[]>();
  const byCode = new Map<string, Qualifier[]>();
  for (const { code, name } of countries) {
    const qualifier: Qualifier = { name, holds: (city) => city.country === code };
    const others = otherCountryNames[code]?.split("|") ?? [];
    for (const each of [name, ...others]) add(byName, each, qualifier);
    add(byCode, code, qualifier);
  }
  for (const row of data.regions) {
    const [code = "", name = "", codes = ""] = row.split("|");
    const qualifier = areaOf(name, codes);
    add(byName, name, qualifier);
    add(byCode, code.slice(code.indexOf("-") + 1), qualifier);
  }
  for (const [names, codes] of Object.entries(areas)) {
    const qualifier = areaOf(names, codes);
    for (const name of names.split("|")) add(byName, name, qualifier);
  }
  return { byName, byCode };
}

function areaOf(name: string, codes: string): Qualifier {
  const held = new Set(codes.split(" "));
  return { name, holds: (city) => held.has(city.code) };
}

function add(to: Map<string, Qualifier[]>, name: string, qualifier: Qualifier): void {
  const key = fold(name);
  const held = to.get(key);
  if (!held) to.set(key, [qualifier]);
  else if (!held.includes(qualifier)) held.push(qualifier);
}
