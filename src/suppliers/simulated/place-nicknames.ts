import { fold } from "../../world/places/fold.ts";

/** What travellers call airports, beside the names that the world's tables hold. */
const NICKNAMES: Readonly<Record<string, string>> = {
  ADB: "Adnan Menderes",
  ATH: "Eleftherios Venizelos|Venizelos",
  ATL: "Hartsfield|Hartsfield-Jackson",
  BCN: "El Prat|Josep Tarradellas|Barcelona El Prat",
  BGY: "Orio|Orio al Serio|Milano Bergamo|Bergamo Orio al Serio",
  BLQ: "Guglielmo Marconi",
  BOS: "Logan",
  BRU: "Zaventem",
  BUD: "Ferihegy|Liszt Ferenc|Ferenc Liszt",
  CGK: "Soekarno-Hatta|Sukarno-Hatta",
  CIA: "Ciampino|Roma Ciampino|Rome Ciampino",
  CPH: "Kastrup",
  DEL: "Indira Gandhi",
  DMK: "Don Muang|Donmuang|Don Mueang",
  DOH: "Hamad|Hamad International|Hamad Intl",
  DPS: "Ngurah Rai",
  ESB: "Esenboğa",
  EZE: "Ministro Pistarini",
  FCO: "Leonardo da Vinci|Фьюмичино|Fyumiçino",
  GIG: "Galeão|Rio Galeão|Tom Jobim",
  GRU: "Guarulhos|São Paulo Guarulhos",
  GVA: "Cointrin",
  GYD: "Heydər Əliyev|Heydar Aliyev|Гейдар Алиев",
  HAN: "Noi Bai",
  HEL: "Vantaa",
  HKG: "Chek Lap Kok",
  HOU: "Hobby|Houston Hobby",
  IAH: "Bush Intercontinental|George Bush|Houston Intercontinental",
  IKA: "Imam Khomeini",
  ITM: "Itami|Osaka Itami",
  KUL: "KLIA|KLIA2",
  LED: "Pulkovo|Пулково",
  LGA: "LaGuardia",
  LIN: "Linate|Milano Linate|Milan Linate|Mailand Linate|Milán Linate|Линате",
  LIS: "Portela|Humberto Delgado",
  LTN: "Лутон",
  LYS: "Saint-Exupéry|Lyon Saint-Exupéry",
  MAD: "Barajas|Madrid Barajas|Adolfo Suárez",
  MEL: "Tullamarine",
  MUC: "Franz Josef Strauss|Franz-Josef-Strauß",
  NCE: "Côte d'Azur",
  OTP: "Otopeni|Henri Coandă",
  PHX: "Sky Harbor",
  PRG: "Ruzyně|Václav Havel",
  PSA: "Galileo Galilei",
  SGN: "Tan Son Nhat",
  STN: "Станстед",
  SVQ: "Sevilla|Séville|Sevilya|Севилья",
  SYD: "Kingsford Smith",
  TFS: "Teneriffa Süd|Tenerife Sur|Tenerife South|Tenerife Sud",
  TFN: "Teneriffa Nord|Tenerife Norte|Tenerife North",
  TLV: "Ben Gurion|Бен-Гурион|Təl-Əviv",
  VCE: "Marco Polo",
  VIE: "Schwechat",
  YUL: "Trudeau|Pierre Elliott Trudeau",
  YYZ: "Pearson|Toronto Pearson",
  ZRH: "Kloten",
};

let byName: ReadonlyMap<string, string> | undefined;

/** The airport that goes by a (folded) name. */
export function airportNicknamed(name: string): string | undefined {
  byName ??= new Map(
    Object.entries(NICKNAMES).flatMap(([code, names]) =>
      names.split("|").map((each) => [fold(each), code] as const),
    ),
  );
  return byName.get(name);
}
