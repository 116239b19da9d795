/** What people call airlines beside their full names, in eight languages. */
export const AIRLINE_NICKNAMES: Readonly<Record<string, string>> = {
  AA: "American|AmericanAir",
  AC: "AirCanada|Эйр Канада",
  AF: "AirFrance|Эйр Франс|Эр Франс",
  AI: "Air-India",
  AK: "Air Asia",
  AM: "Aeroméxico",
  AR: "Aerolíneas Argentinas|Aerolíneas",
  AS: "Alaska",
  AT: "RAM",
  AV: "Avianca",
  AY: "Финнэйр|Финнэир",
  AZ: "ITA|Alitalia|Алиталия",
  A3: "Aegean|Эгейские авиалинии",
  B6: "Jet Blue|JetBlue",
  BA: "British|Британские авиалинии|Бритиш Эйрвейз",
  BR: "Eva Airways|EVA",
  BT: "Air Baltic|эйр Балтик",
  CI: "China Air Lines",
  CX: "Cathay",
  CZ: "China Southern",
  DE: "Condor",
  DL: "Delta|Delta Airlines|Дельта",
  DP: "Победа",
  DY: "Norwegian Air|Norwegian Air Shuttle",
  EI: "AerLingus",
  EK: "Emirates Airline|Эмирейтс|Эмирэйтс|Emirats",
  ET: "Ethiopian",
  EW: "Евровингс",
  EY: "Etihad|Этихад",
  F9: "Frontier",
  FI: "Iceland Air",
  FR: "Ryan Air|Райанэйр|Райанэир",
  FZ: "fly dubai|Флайдубай|Флай Дубай",
  GA: "Garuda",
  HA: "Hawaiian",
  HU: "Hainan",
  HY: "Узбекистон хаво йуллари|Узбекские авиалинии",
  IB: "Иберия",
  J2: "AZAL|Azərbaycan Hava Yolları|АЗАЛ|Азербайджанские авиалинии|Azerbaycan Hava Yollari|Azal-ın|Azerbaijan",
  JL: "JAL",
  KC: "Эйр Астана",
  KE: "Korean",
  KL: "KLM Royal Dutch Airlines|КЛМ",
  KQ: "Kenya",
  LA: "LATAM|LAN",
  LH: "Люфтганза|Lufthansa Group|Lufthanza",
  LO: "LOT|ЛОТ|LOT Polish",
  LX: "Swiss|Swiss International|Swiss International Air Lines|Свисс",
  LY: "ElAl|Эль Аль",
  MH: "Malaysia",
  MS: "Egypt Air",
  MU: "China Eastern",
  N4: "Северный ветер|Nordwind Airlines|Нордвинд",
  NH: "ANA|All Nippon",
  NK: "Spirit",
  NZ: "AirNZ",
  OS: "Austrian|AUA|Австрийские авиалинии",
  OZ: "Asiana",
  PC: "Pegasus|Пегас|Пегасус|Peqasus",
  PG: "Bangkok Air",
  PR: "PAL",
  PS: "UIA|Ukraine International Airlines|МАУ",
  QF: "Квантас",
  QR: "Qatar|Qatar Airlines|Katar Airways|Катарские авиалинии|Катар Эйрвейз|Qətər Hava Yolları|Qatar Hava Yolları|Катар Эйрвэйз",
  RJ: "Jordanian",
  RO: "Tarom",
  S7: "S7|С7|Сибирь",
  SA: "SAA",
  SK: "SAS|Scandinavian|Scandinavian Airlines",
  SN: "Brussels",
  SQ: "Singapore Air|SIA|Сингапурские авиалинии",
  SU: "Аэрофлот|Aeroflot Russian Airlines",
  SV: "Saudi Airlines|Saudi Arabian Airlines",
  TG: "Thai|Thai Airways International",
  TK: "Turkish|Turkish Airways|THY|Türk Hava Yolları|Turkish Hava Yolları|Турецкие авиалинии|Туркиш Эйрлайнс|Türk Hava Yolu|Turkiş",
  TP: "TAP|TAP Portugal",
  U2: "easy jet|easyJet|изиджет|изи джет",
  U6: "Уральские авиалинии",
  UA: "United",
  UT: "ЮТэйр|Ютэир",
  UX: "AirEuropa",
  VN: "Vietnam Air",
  VS: "Virgin|VirginAtlantic",
  VY: "Vueling Airlines|Вуэлинг",
  W6: "Wizz|WizzAir|Wiz Air|Визз Эйр|Виззэйр|Виз Эйр",
  WN: "Southwest",
  WS: "West Jet",
  XQ: "Sun Express",
  X3: "TUIfly",
  WY: "Oman",
};

/** Radio codes, for whoever pastes those. */
/** Codes of airlines that sell tickets and that the world does not fly. */
export const MORE_CODES = "W4 W9 5W 2L 7W A5 E9 4G G7 I5 G8 D8 RK BV PU ZF YX MQ QX";

export const ICAO_CODES: Readonly<Record<string, string>> = {
  AAL: "AA",
  ACA: "AC",
  AFR: "AF",
  AFL: "SU",
  AHY: "J2",
  AUA: "OS",
  BAW: "BA",
  CPA: "CX",
  DAL: "DL",
  DLH: "LH",
  ETD: "EY",
  ETH: "ET",
  EWG: "EW",
  EJU: "U2",
  EZS: "U2",
  EXS: "LS",
  EZY: "U2",
  FDB: "FZ",
  FIN: "AY",
  IBE: "IB",
  ITY: "AZ",
  JAL: "JL",
  KAL: "KE",
  KLM: "KL",
  KZR: "KC",
  LOT: "LO",
  PGT: "PC",
  QFA: "QF",
  QTR: "QR",
  RYR: "FR",
  SAS: "SK",
  SIA: "SQ",
  SWR: "LX",
  TAP: "TP",
  THA: "TG",
  THY: "TK",
  UAE: "EK",
  UAL: "UA",
  VIR: "VS",
  VLG: "VY",
  WZZ: "W6",
};

/** Codes as Russian tickets write them. */
export const CYRILLIC_CODES: Readonly<Record<string, string>> = {
  СУ: "SU",
  ФВ: "FV",
  ЮТ: "UT",
  ДП: "DP",
  У6: "U6",
  С7: "S7",
  Н4: "N4",
  А4: "A4",
  ЮВ: "UW",
  ИО: "IO",
  ЯК: "R3",
  ТК: "TK",
  НУ: "HY",
  КС: "KC",
  ЛХ: "LH",
};

/** Airports that an airline flies from where its city has several: by airline and city. */
export const OWN_AIRPORTS: Readonly<Record<string, string>> = {
  "TK IST": "IST",
  "PC IST": "SAW",
  "VF IST": "SAW",
  "AJ IST": "SAW",
  "SU MOW": "SVO",
  "N4 MOW": "SVO",
  "S7 MOW": "DME",
  "U6 MOW": "DME",
  "DP MOW": "VKO",
  "UT MOW": "VKO",
  "EK DXB": "DXB",
  "FZ DXB": "DXB",
  "VS LON": "LHR",
  "TG BKK": "BKK",
  "PG BKK": "BKK",
  "FD BKK": "DMK",
  "DD BKK": "DMK",
  "AZ ROM": "FCO",
  "GA JKT": "CGK",
};

/** Airlines on which ¥ means yen. */
export const YEN_AIRLINES: ReadonlySet<string> = new Set(
  "JL NH MM GK BC 7G 6J NU HD IJ JW FW".split(" "),
);

/** Names that are also places or common words mean an airline only with a number. */
export const WEAK_NAMES: ReadonlySet<string> = new Set(
  (
    "american|alaska|delta|united|british|virgin|spirit|frontier|swiss|thai|korean|turkish|brussels|" +
    "malaysia|kenya|oman|qatar|azerbaijan|hawaiian|norwegian|scandinavian|peach|condor|scoot|level|" +
    "lift|link|rex|flair|porter|breeze|viva|wingo|clic|azul|discover airlines|ita|lot|pal|ram|tap|sas|" +
    "ana|eva|lan|sia|aurora|star air|people's|saudi|air travel|daily air|link airways"
  ).split("|"),
);

/** Words that are two letters and an airline's code. */
export const TWO_LETTER_WORDS = new Set(
  (
    "am an as at be by do go he hi if in is it me my no of ok on or so to up us we um ab im er es da " +
    "di de la le el lo al ad il un en se si mi te tu yo ya ce et au du ou sa ma va ne sur per con por " +
    "pm vs mr ms ve da ki bu az el or ii tl kr zl kc ft rs"
  ).split(" "),
);
/** Those that are written in capitals among small letters as well. */
export const HALF_WORDS = new Set("am pm mr ms ok us vs tl kr ii it no".split(" "));
