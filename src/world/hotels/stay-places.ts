import type { Coordinates } from "../../domain/geo.ts";
import { findAirport } from "../places/airports.ts";
import type { Climate } from "./season.ts";

/**
 * A place that people stay in and no scheduled flight goes to. Its code is of the project's own
 * making: three letters that are no airport's and no metropolitan area's.
 */
export interface StayPlace extends Coordinates {
  readonly code: string;
  readonly name: string;
  /** What else travellers call it, or the sight they come for; empty when nothing. */
  readonly alias: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** The airport one flies to; it may lie across a border (Chamonix: GVA). */
  readonly airport: string;
  readonly zone: number;
  /** How many hotels it has. */
  readonly hotels: number;
  readonly climate: Climate;
}

type Row = readonly [
  code: string,
  name: string,
  alias: string,
  country: string,
  lat: number,
  lon: number,
  airport: string,
  hotels: number,
  climate: Climate,
];

const ROWS: readonly Row[] = [
  ["KZE", "Kazbegi", "Stepantsminda", "GE", 42.657, 44.641, "TBS", 10, "alpine"],
  ["GDU", "Gudauri", "", "GE", 42.478, 44.481, "TBS", 12, "ski"],
  ["XMT", "Mestia", "Svaneti", "GE", 43.045, 42.728, "KUT", 9, "alpine"],
  ["XSG", "Sighnaghi", "Signagi", "GE", 41.619, 45.922, "TBS", 8, "summer"],
  ["XBM", "Borjomi", "", "GE", 41.839, 43.379, "KUT", 9, "summer"],
  ["XBK", "Bakuriani", "", "GE", 41.751, 43.532, "KUT", 10, "ski"],
  ["XTV", "Telavi", "", "GE", 41.919, 45.473, "TBS", 7, "summer"],
  ["MKX", "Mtskheta", "", "GE", 41.845, 44.72, "TBS", 6, "summer"],
  ["XSH", "Sheki", "Shaki", "AZ", 41.192, 47.17, "GNJ", 8, "summer"],
  ["SDA", "Shahdag", "Qusar", "AZ", 41.32, 48.15, "GYD", 8, "ski"],
  ["LHJ", "Lahij", "Lahic", "AZ", 40.846, 48.38, "GYD", 5, "summer"],
  ["XQB", "Quba", "Guba", "AZ", 41.36, 48.513, "GYD", 7, "summer"],
  ["NFT", "Naftalan", "", "AZ", 40.507, 46.82, "GNJ", 6, "summer"],
  ["DLJ", "Dilijan", "", "AM", 40.741, 44.863, "EVN", 8, "summer"],
  ["XGS", "Goris", "Tatev", "AM", 39.511, 46.338, "EVN", 6, "summer"],
  ["XSV", "Sevan", "", "AM", 40.55, 44.95, "EVN", 7, "summer"],
  ["JRM", "Jermuk", "", "AM", 39.841, 45.672, "EVN", 7, "summer"],
  ["XTS", "Tsaghkadzor", "", "AM", 40.533, 44.72, "EVN", 8, "ski"],
  ["XGM", "Göreme", "Cappadocia", "TR", 38.643, 34.829, "NAV", 18, "summer"],
  ["XPM", "Pamukkale", "Hierapolis", "TR", 37.917, 29.119, "DNZ", 10, "summer"],
  ["FTH", "Fethiye", "Ölüdeniz", "TR", 36.622, 29.116, "DLM", 16, "summer"],
  ["XKQ", "Kaş", "", "TR", 36.2, 29.637, "DLM", 10, "summer"],
  ["XSK", "Selçuk", "Ephesus", "TR", 37.951, 27.368, "ADB", 9, "summer"],
  ["UDG", "Uludağ", "", "TR", 40.105, 29.13, "YEI", 9, "ski"],
  ["XSF", "Safranbolu", "", "TR", 41.245, 32.683, "ESB", 8, "summer"],
  ["XKV", "Khiva", "", "UZ", 41.378, 60.364, "UGC", 9, "summer"],
  ["ZRT", "Zermatt", "Matterhorn", "CH", 46.021, 7.749, "GVA", 20, "alpine"],
  ["ITL", "Interlaken", "Jungfrau", "CH", 46.686, 7.863, "BRN", 16, "alpine"],
  ["GNL", "Grindelwald", "", "CH", 46.624, 8.041, "BRN", 14, "alpine"],
  ["XST", "St. Moritz", "", "CH", 46.497, 9.838, "ZRH", 14, "alpine"],
  ["DVS", "Davos", "", "CH", 46.8, 9.836, "ZRH", 14, "alpine"],
  ["XLC", "Lucerne", "Luzern", "CH", 47.05, 8.308, "ZRH", 18, "city"],
  ["XMR", "Montreux", "", "CH", 46.431, 6.911, "GVA", 12, "summer"],
  ["XCA", "Chamonix", "Mont Blanc", "FR", 45.924, 6.87, "GVA", 18, "alpine"],
  ["VSR", "Val d'Isère", "", "FR", 45.448, 6.98, "GVA", 12, "ski"],
  ["XMM", "Mont-Saint-Michel", "", "FR", 48.636, -1.511, "RNS", 8, "summer"],
  ["CMR", "Colmar", "", "FR", 48.079, 7.358, "BSL", 12, "summer"],
  ["VSL", "Versailles", "", "FR", 48.804, 2.13, "ORY", 10, "city"],
  ["XHL", "Hallstatt", "", "AT", 47.562, 13.649, "SZG", 9, "summer"],
  ["KTZ", "Kitzbühel", "", "AT", 47.446, 12.392, "SZG", 14, "alpine"],
  ["ZAS", "Zell am See", "", "AT", 47.323, 12.797, "SZG", 13, "alpine"],
  ["XPS", "Positano", "", "IT", 40.628, 14.485, "NAP", 14, "summer"],
  ["XAF", "Amalfi", "Amalfi Coast", "IT", 40.634, 14.602, "NAP", 14, "summer"],
  ["XSR", "Sorrento", "", "IT", 40.626, 14.375, "NAP", 16, "summer"],
  ["XCI", "Capri", "", "IT", 40.551, 14.242, "NAP", 12, "summer"],
  ["CQR", "Cinque Terre", "Monterosso", "IT", 44.135, 9.684, "PSA", 12, "summer"],
  ["XLK", "Como", "Lake Como", "IT", 45.808, 9.085, "MXP", 14, "summer"],
  ["XBA", "Bellagio", "", "IT", 45.987, 9.262, "BGY", 10, "summer"],
  ["XSN", "San Gimignano", "", "IT", 43.468, 11.043, "FLR", 9, "summer"],
  ["XSA", "Siena", "", "IT", 43.319, 11.331, "FLR", 14, "summer"],
  ["XMQ", "Matera", "", "IT", 40.666, 16.604, "BRI", 11, "summer"],
  ["XTM", "Taormina", "", "IT", 37.853, 15.288, "CTA", 14, "summer"],
  ["CRN", "Cortina d'Ampezzo", "Dolomites", "IT", 46.54, 12.135, "VCE", 12, "alpine"],
  ["CYK", "Český Krumlov", "", "CZ", 48.811, 14.315, "PRG", 10, "summer"],
  ["XBS", "Bruges", "Brugge", "BE", 51.209, 3.225, "OST", 18, "city"],
  ["XGH", "Ghent", "Gent", "BE", 51.054, 3.725, "BRU", 16, "city"],
  ["GTH", "Giethoorn", "", "NL", 52.739, 6.078, "AMS", 6, "summer"],
  ["DFT", "Delft", "", "NL", 52.012, 4.357, "RTM", 9, "city"],
  ["RTH", "Rothenburg ob der Tauber", "", "DE", 49.377, 10.179, "NUE", 10, "summer"],
  ["FUS", "Füssen", "Neuschwanstein", "DE", 47.571, 10.701, "MUC", 10, "alpine"],
  ["GPK", "Garmisch-Partenkirchen", "", "DE", 47.492, 11.096, "MUC", 14, "alpine"],
  ["XTD", "Toledo", "", "ES", 39.857, -4.024, "MAD", 12, "summer"],
  ["XRN", "Ronda", "", "ES", 36.742, -5.166, "AGP", 9, "summer"],
  ["XSQ", "Sintra", "", "PT", 38.797, -9.39, "LIS", 10, "summer"],
  ["XBT", "Bath", "", "GB", 51.381, -2.359, "BRS", 14, "city"],
  ["OXF", "Oxford", "", "GB", 51.752, -1.258, "LHR", 14, "city"],
  ["XCB", "Cambridge", "", "GB", 52.205, 0.119, "STN", 13, "city"],
  ["YRK", "York", "", "GB", 53.96, -1.083, "LBA", 14, "city"],
  ["XSW", "Stratford-upon-Avon", "", "GB", 52.192, -1.708, "BHX", 9, "summer"],
  ["WNM", "Windermere", "Lake District", "GB", 54.38, -2.907, "MAN", 10, "summer"],
  ["XFL", "Flåm", "", "NO", 60.863, 7.114, "BGO", 6, "summer"],
  ["GIA", "Geiranger", "", "NO", 62.101, 7.206, "AES", 6, "summer"],
  ["XMO", "Meteora", "Kalambaka", "GR", 39.704, 21.627, "SKG", 8, "summer"],
  ["DLP", "Delphi", "", "GR", 38.48, 22.494, "ATH", 6, "summer"],
  ["NFP", "Nafplio", "", "GR", 37.568, 22.807, "ATH", 8, "summer"],
  ["XHV", "Hvar", "", "HR", 43.173, 16.442, "SPU", 10, "summer"],
  ["PTE", "Plitvice Lakes", "", "HR", 44.88, 15.616, "ZAG", 7, "summer"],
  ["XBQ", "Bled", "", "SI", 46.369, 14.114, "LJU", 11, "summer"],
  ["XKT", "Kotor", "", "ME", 42.425, 18.771, "TIV", 10, "summer"],
  ["XBV", "Budva", "", "ME", 42.291, 18.84, "TIV", 12, "summer"],
  ["BVQ", "Brașov", "Bran", "RO", 45.643, 25.589, "OTP", 12, "summer"],
  ["ZKN", "Zakopane", "", "PL", 49.299, 19.949, "KRK", 14, "alpine"],
  ["QCA", "Mecca", "Makkah", "SA", 21.4225, 39.8262, "JED", 40, "desert"],
  ["WDM", "Wadi Musa", "Petra", "JO", 30.321, 35.48, "AQJ", 12, "desert"],
  ["WRM", "Wadi Rum", "", "JO", 29.576, 35.42, "AQJ", 8, "desert"],
  ["DDS", "Dead Sea", "Sweimeh", "JO", 31.719, 35.586, "AMM", 9, "desert"],
  ["EGD", "Ein Gedi", "", "IL", 31.451, 35.383, "TLV", 5, "desert"],
  ["XDH", "Dahab", "", "EG", 28.509, 34.513, "SSH", 10, "desert"],
  ["CHE", "Chefchaouen", "", "MA", 35.169, -5.264, "TNG", 9, "summer"],
  ["XMZ", "Merzouga", "", "MA", 31.099, -4.012, "ERH", 7, "desert"],
  ["XUS", "Sossusvlei", "", "NA", -24.73, 15.34, "WDH", 6, "desert"],
  ["XSS", "Stellenbosch", "", "ZA", -33.935, 18.86, "CPT", 11, "southern"],
  ["NGG", "Ngorongoro", "", "TZ", -3.24, 35.49, "ARK", 7, "tropical"],
  ["XMX", "Maasai Mara", "", "KE", -1.49, 35.14, "NBO", 8, "tropical"],
  ["XAS", "Aguas Calientes", "Machu Picchu", "PE", -13.155, -72.525, "CUZ", 11, "andes"],
  ["OLT", "Ollantaytambo", "Sacred Valley", "PE", -13.258, -72.263, "CUZ", 8, "andes"],
  ["XSZ", "San Pedro de Atacama", "Atacama", "CL", -22.911, -68.2, "CJC", 11, "desert"],
  ["ECL", "El Chaltén", "Fitz Roy", "AR", -49.331, -72.886, "FTE", 7, "southern"],
  ["CDM", "Colonia del Sacramento", "", "UY", -34.462, -57.84, "MVD", 8, "southern"],
  ["XMV", "Monteverde", "", "CR", 10.317, -84.825, "SJO", 8, "tropical"],
  ["LFU", "La Fortuna", "Arenal", "CR", 10.471, -84.645, "SJO", 10, "tropical"],
  ["XAT", "Antigua Guatemala", "", "GT", 14.557, -90.734, "GUA", 12, "tropical"],
  ["XTU", "Tulum", "", "MX", 20.211, -87.465, "CUN", 16, "tropical"],
  ["PYD", "Playa del Carmen", "", "MX", 20.629, -87.074, "CUN", 18, "tropical"],
  ["QXS", "San Miguel de Allende", "", "MX", 20.914, -100.745, "BJX", 12, "tropical"],
  ["VDL", "Valladolid", "Chichén Itzá", "MX", 20.689, -88.202, "CUN", 8, "tropical"],
  ["XBF", "Banff", "", "CA", 51.178, -115.571, "YYC", 18, "alpine"],
  ["JSE", "Jasper", "", "CA", 52.873, -118.081, "YEG", 10, "alpine"],
  ["YMY", "Yosemite Valley", "Yosemite National Park", "US", 37.745, -119.593, "FAT", 10, "summer"],
  ["GNC", "Grand Canyon Village", "South Rim", "US", 36.054, -112.14, "FLG", 9, "summer"],
  ["XDN", "Sedona", "", "US", 34.87, -111.761, "FLG", 14, "summer"],
  ["ZNP", "Springdale", "Zion National Park", "US", 37.189, -112.999, "SGU", 8, "summer"],
  ["PCY", "Park City", "", "US", 40.646, -111.498, "SLC", 16, "ski"],
  ["LTE", "Lake Tahoe", "South Lake Tahoe", "US", 38.94, -119.977, "RNO", 16, "alpine"],
  ["XNP", "Napa", "Napa Valley", "US", 38.297, -122.287, "SMF", 14, "summer"],
  [
    "ETP",
    "Estes Park",
    "Rocky Mountain National Park",
    "US",
    40.377,
    -105.522,
    "DEN",
    10,
    "summer",
  ],
  ["HKO", "Hakone", "", "JP", 35.232, 139.107, "HND", 14, "summer"],
  ["NKK", "Nikko", "", "JP", 36.75, 139.598, "HND", 12, "summer"],
  ["XNR", "Nara", "", "JP", 34.685, 135.805, "KIX", 14, "city"],
  ["UKY", "Kyoto", "", "JP", 35.011, 135.768, "KIX", 40, "city"],
  ["XTK", "Takayama", "", "JP", 36.146, 137.252, "TOY", 11, "summer"],
  ["NEO", "Niseko", "", "JP", 42.805, 140.687, "CTS", 14, "ski"],
  ["XKM", "Kamakura", "", "JP", 35.319, 139.547, "HND", 9, "city"],
  ["XMF", "Miyajima", "Itsukushima", "JP", 34.296, 132.32, "HIJ", 8, "city"],
  ["XHO", "Hoi An", "", "VN", 15.88, 108.338, "DAD", 20, "tropical"],
  ["XPV", "Sapa", "Sa Pa", "VN", 22.336, 103.844, "HAN", 14, "tropical"],
  ["HAG", "Ha Long", "Ha Long Bay", "VN", 20.951, 107.08, "VDO", 16, "tropical"],
  ["NNH", "Ninh Binh", "", "VN", 20.253, 105.975, "HAN", 11, "tropical"],
  ["VGV", "Vang Vieng", "", "LA", 18.924, 102.448, "VTE", 9, "tropical"],
  ["UBD", "Ubud", "", "ID", -8.507, 115.263, "DPS", 22, "bali"],
  ["GWG", "Gili Trawangan", "Gili Islands", "ID", -8.35, 116.04, "LOP", 10, "bali"],
  ["XPH", "Phi Phi Islands", "", "TH", 7.74, 98.778, "KBV", 11, "tropical"],
  ["XPI", "Pai", "", "TH", 19.359, 98.44, "CNX", 9, "tropical"],
  ["KQX", "Koh Tao", "", "TH", 10.096, 99.84, "USM", 9, "tropical"],
  ["PKQ", "Pushkar", "", "IN", 26.49, 74.551, "JAI", 9, "tropical"],
  ["RHK", "Rishikesh", "", "IN", 30.087, 78.268, "DED", 12, "summer"],
  ["XNL", "Manali", "", "IN", 32.24, 77.189, "IXC", 12, "alpine"],
  ["DRL", "Darjeeling", "", "IN", 27.041, 88.263, "IXB", 12, "tropical"],
  ["HMP", "Hampi", "", "IN", 15.335, 76.46, "HBX", 8, "tropical"],
  ["XEL", "Ella", "", "LK", 6.867, 81.047, "CMB", 10, "tropical"],
  ["XSY", "Sigiriya", "", "LK", 7.957, 80.76, "CMB", 9, "tropical"],
  ["XKN", "Kandy", "", "LK", 7.291, 80.634, "CMB", 13, "tropical"],
  ["NMH", "Namche Bazaar", "Everest", "NP", 27.805, 86.711, "LUA", 6, "summer"],
  ["YNU", "Yangshuo", "", "CN", 24.778, 110.497, "KWL", 12, "summer"],
  ["WZN", "Wuzhen", "", "CN", 30.745, 120.487, "HGH", 9, "city"],
  ["PGY", "Pingyao", "", "CN", 37.202, 112.181, "TYN", 8, "city"],
  ["XLH", "Leshan", "Emeishan", "CN", 29.552, 103.766, "CTU", 9, "city"],
  ["RTR", "Milford Sound", "", "NZ", -44.671, 167.926, "ZQN", 5, "southern"],
  ["WNK", "Wānaka", "", "NZ", -44.7, 169.132, "ZQN", 10, "southern"],
  ["BYY", "Byron Bay", "", "AU", -28.643, 153.612, "OOL", 12, "southern"],
  ["XPD", "Port Douglas", "Daintree", "AU", -16.483, 145.465, "CNS", 11, "bali"],
];

/** In the table's order: by region. */
export const stayPlaces: readonly StayPlace[] = ROWS.map(
  ([code, name, alias, country, lat, lon, airport, hotels, climate]) => {
    const gateway = findAirport(airport);
    if (!gateway) throw new Error(`${name}: no airport ${airport}`);
    return { code, name, alias, country, lat, lon, airport, zone: gateway.zone, hotels, climate };
  },
);

const placeByCode = new Map(stayPlaces.map((place) => [place.code, place]));

export function findStayPlace(code: string): StayPlace | undefined {
  return placeByCode.get(code);
}
