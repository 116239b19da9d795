import { type Coordinates, distanceKm } from "../../../domain/geo.ts";
import { findCity } from "../../places/airports.ts";
import { hash, pick, type Seed } from "../../random.ts";
import { findStayPlace } from "../stay-places.ts";

/** Postcodes by country: `#` is a digit, `@` a letter. Others have five digits or, in a list, four. */
const PATTERNS: Readonly<Record<string, string>> = {
  GB: "@@# #@@",
  CA: "@#@ #@#",
  NL: "#### @@",
  IE: "@## @#@#",
  IN: "######",
  CN: "######",
  RU: "######",
  BY: "######",
  KZ: "######",
  KG: "######",
  UZ: "######",
  RO: "######",
  EC: "######",
  CO: "######",
  NG: "######",
  SG: "######",
  IL: "#######",
  JP: "###-####",
  BR: "#####-###",
  PL: "##-###",
  PT: "####-###",
  AZ: "AZ####",
  MD: "MD-####",
  LT: "LT-#####",
  LV: "LV-####",
  AR: "@####",
  MT: "@@@ ####",
  SE: "### ##",
  CZ: "### ##",
  SK: "### ##",
  GR: "### ##",
  IS: "###",
  FO: "###",
  MG: "###",
  OM: "###",
};
const FOUR_DIGITS = new Set(
  "AT AU BE BG CH CY DK GE GL HU LI LU NO NZ PH SI TN ZA AM BD AL MK PY MZ LR".split(" "),
);
const NO_CODE = new Set(
  "AE QA HK MO BS AG BI BJ BF CM CF TD KM CG CD CI DJ DM GQ ER FJ GM GH GD GY JM KI ML MR NR RW ST SC SL SB SR TO TV UG VU YE ZW AO BW LC BO TG TL KP AW CW SX LY SY PA ZM MW BZ KN VC AI TC VG".split(
    " ",
  ),
);

/**
 * Postcodes of towns, a semicolon between them: alternatives behind a bar, lists and ranges in braces, and with capitals before
 * a space the state or province, which is written before the code.
 */
const TOWNS = `
PAR 750{01-20};NCE 06{000,100,200,300};LYS 6900{1-9};MRS 130{01-16};BOD 33{000,100,200,300};TLS 31{000,100,300,400}
NTE 44{000,100,200,300};SXB 67{000,100,200};LIL 59{000,800};MPL 34{000,070,080,090};CEQ 06{400,150};XCA 74400
VSR 73150;AJA 20{000,090};BIA 20{200,600};BIQ 64200;RNS 35{000,200,700};XMM 50170;CMR 68000;VSL 78000
TLN 83{000,100,200};GNB 38{000,100};BES 29200;CFE 63{000,100};MCM 98000
BER 10{115,117,119,178,179,243,557,585,623,707,719,785,789,963,969}
MUC 80{331,333,335,336,339,469,538,539,636,687,799,801};FRA 60{308,311,313,314,316,318,322,325,327,329,486}
HAM 20{095,097,099,354,355,359,457};CGN 50{667,668,670,672,674,676,677,679};DUS 40{210,211,212,213,215,221,225,227}
STR 70{173,174,176,178,180,182,190,191};LEJ 04{103,105,107,109};DRS 01{067,069,097,099}
NUE 90{402,403,408,429,443,459};HAJ 30{159,161,163,165,169};BRE 28{195,199,203,215};GPK 82467;FUS 87629;RTH 91541
MAD 280{01,04,05,06,08,10,12,13,14,15,20};BCN 080{01-15};SVQ 410{01-13};VLC 460{01-15};AGP 290{01-16};PMI 070{01-14}
IBZ 07800;TCI 386{40,50,60};LPA 350{01-12}|35100;ACE 35510;FUE 35600;GRX 180{01-12};ALC 030{01-08};BIO 480{01-14}
SCQ 157{01-07};XTD 450{01-05};XRN 29400;ROM 001{53,84,85,86,87,92,93,98};MIL 201{21-26,29,44,45};VCE 301{21-26}
FLR 501{21-29};NAP 801{21,22,25,31-34,39,42};TRN 101{21-29};BLQ 401{21-29};PMO 901{31-39};CTA 951{21-31}
VRN 371{21-29};PSA 561{21-26};CAG 091{21-29};BRI 701{21-26};GOA 161{21-29};RMI 479{21-24};OLB 07026;XPS 84017
XAF 84011;XSR 80067;XCI 80073;CQR 19016;XLK 22100;XBA 22021;XSN 53037;XSA 53100;XMQ 75100;XTM 98039;CRN 32043
LON W1{D,H,J,K,S,T,U} #@@|SW1{A,E,H,P,V,W,X,Y} #@@|EC{1,2,3,4}{A,M,N,V} #@@|WC{1,2}{A,B,E,H,R} #@@|SE1 #@@|NW1 #@@|W2 #@@|SW{3,5,7} #@@|E{1,14} #@@
EDI EH{1-4,12} #@@;GLA G{1-4} #@@;MAN M{1-4,60} #@@;LPL L{1-3} #@@;BHX B{1-5} #@@;BRS BS{1,2} #@@;NCL NE{1,4} #@@
LBA LS{1,2} #@@;BFS BT{1,2,7} #@@;ABZ AB{10,11,24} #@@;INV IV{1-3} #@@;CWL CF{10,11} #@@;XBT BA{1,2} #@@
OXF OX{1,2} #@@;XCB CB{1,2} #@@;YRK YO{1,10,24} #@@;XSW CV37 #@@;WNM LA23 #@@;DUB D{01,02,04,08} @#@#
ORK T{12,23} @#@#;SNN V94 @#@#;AMS 101{1-9} @@|107{1-9} @@;RTM 301{1-6} @@;EIN 561{1-5} @@;GTH 8355 @@;DFT 261{1-3} @@
BRU 10{00,40,50,60};ANR 20{00,18};XBS 8000;XGH 9000;LUX 1{122-930};ZRH 800{1-8};GVA 120{1-9};BSL 405{1-8};BRN 301{1-4}
XLC 600{3-6};ITL 3800;GNL 3818;ZRT 3920;XST 7500;DVS 72{60,70};XMR 1820
VIE 1{010,020,030,040,050,060,070,080,090,100,150};SZG 502{0-6};INN 6020;GRZ 80{10,20};LNZ 40{20,30};XHL 4830;KTZ 6370
ZAS 5700;LIS 1{050,070,100,150,200,250}-{001-399};OPO 4{000,050,100,150}-{001-399};FAO 80{00,05}-{101-399}
FNC 90{00,04,20,50}-{001-299};XSQ 2710-{401-699};ATH 105 {51-64}|116 {31-38};SKG 546 {22-46};JTR 847 00;JMK 846 00
HER 712 {01,02,03,06};CHQ 731 {31-36};RHO 851 00;CFU 491 00;KGS 853 00;ZTH 291 00;XMO 422 00;DLP 330 54;NFP 211 00
IST 34{110,122,134,303,349,367,381,394,400,421,425,433,437,440,710};ANK 06{100,420,430,510,550,680,700}
IZM 35{210,220,230,250,260};AYT 07{050,070,100,160};BJV 48400;DLM 48840;FTH 48300;TZX 61{030,040};NAV 50{100,200}
XGM 50180;XPM 20190;XSK 35920;XKQ 07580;ASR 38{010,030,040};UDG 16370;XSF 67600;BAK AZ10{00-10,14,22,25};XSH AZ5500
GBB AZ3600;KVD AZ20{00-12};XQB AZ4000;NFT AZ4600;SDA AZ3800;TBS 01{02,03,05,08,12,14,60,64,79};BUS 60{00,04,10}
KUT 460{0-2};KZE 4700;GDU 4702;XMT 3200;XSG 4200;XBM 1200;XBK 1204;XTV 2200;MKX 3300
EVN 00{01,02,09,10,12,15,18,19,25,28};DLJ 390{1-3};LWN 310{1-8};TAS 1000{00,11,15,17,27,31,47,60,77};SKD 14010{0-9}
BHK 2001{00,01,18};XKV 220900;ALA 0500{00,04,10,12,22,40,51,59};TSE 0100{00,02,05,08,10};FRU 7200{01,10,21,40,44}
MOW 1{01,03,05,07,09,11,15,19,21,23,25,27,29}###;LED 19{0,1,3,4,5,6,7,8,9}###;AER 3540{00,02,37,57,65}
KZN 4200{12,15,21,66,107};TYO 1{00,01,03,04,05,06,07,08,10,11,40,50,51,60}-00##;OSA 53{0,1}-00##|54{0,1,2}-00##
UKY 60{0,4,5}-8###;SPK 06{0,4}-08##;FUK 81{0,2}-00##;OKA 900-00{01-37};XNR 630-8###;HKO 250-0{311,408,522}
NKK 321-14##;XKM 248-00##;XTK 506-08##;NEO 048-15##;NYC NY 100{01-40};LAX CA 900{10-48}|CA 902{10-12}
SFO CA 941{02-33};SAN CA 921{01-10};SMF CA 958{11-34};CHI IL 606{01-61};MIA FL 331{25-39};ORL FL 328{01-39}
TPA FL 336{01-29};FLL FL 333{01-16};LAS NV 891{01-69};BOS MA 021{08-16};WAS DC 200{01-37};SEA WA 981{01-21}
PDX OR 972{01-32};HNL HI 968{14-26};OGG HI 967{32,53,61};KOA HI 96740;LIH HI 96766;MSY LA 701{12-30};ATL GA 303{03-13}
DFW TX 752{01-47};HOU TX 770{02-98};AUS TX 787{01-05};SAT TX 782{04-16};DEN CO 802{02-12};ASE CO 81611
PHX AZ 850{03-29};PHL PA 191{02-23};BNA TN 372{01-19};MEM TN 381{03-20};SLC UT 841{01-16};PCY UT 84060
ANC AK 995{01-18};MSP MN 554{01-15};DTT MI 482{01-26};STL MO 631{01-10};MKC MO 641{01-12};CLT NC 282{02-10}
RDU NC 276{01-17};CLE OH 441{13-15};PIT PA 152{19-22};JAC WY 83001;YMY CA 95389;GNC AZ 86023;XDN AZ 86336;ZNP UT 84767
LTE CA 96150;XNP CA 94559;ETP CO 80517;SJU 009{01,07,13};YTO ON M5{A,B,C,E,G,H,J,V} #@#;YMQ QC H{2,3}{A,B,G,H} #@#
YVR BC V6{A,B,C,E,G,Z} #@#;YYC AB T2{E,G,P,R} #@#;YEA AB T5{J,K} #@#;YOW ON K1{N,P,R} #@#;YQB QC G1{R,K} #@#
YHZ NS B3{H,J} #@#;XBF AB T1L #@#;JSE AB T0E #@#;SYD NSW 20{00,07,08,09,10,11};MEL VIC 300{0-8};BNE QLD 400{0-6}
PER WA 600{0-5};ADL SA 500{0-6};HBA TAS 700{0-5};CBR ACT 26{00-12};DRW NT 0800;CNS QLD 4870;OOL QLD 42{15-28}
XPD QLD 4877;BYY NSW 2481;AKL 101{0,1};WLG 601{1,2};CHC 801{1-3};ZQN 9300;WNK 9305;RTR 9679;BJS 1000{05,06,20,27,31}
SHA 2000{01-05,20,30,40,50,60,80};CAN 51{00##,06##};SZX 5180{00,01,17,31};HGH 3100{00-09};CTU 6100{00-21}
SIA 7100{00-68};KWL 5410{01-04};YNU 541900;SYX 5720{00,22};DEL 1100{01-70};BOM 4000{01-99};BLR 5600{01-99}
MAA 6000{01-99};CCU 7000{01-99};HYD 5000{01-90};JAI 3020{01-20};AGR 28200{1-6};UDR 31300{1-4}
GOI 403{001,002,401,509,515,516,521};SIN 0{1-8}####|1{7,8,9}####|2{2,3,4}####;BKK 10{100,110,120,200,330,400,500}
HKT 83{000,100,110,120,130,150};CNX 50{000,100,200,300};KBV 81{000,180};USM 84{310,320};DPS 80{113,228,361};UBD 80571
JKT 10{110,220,230,310,340,350};HAN 10{0-2}{00,10,20};SGN 70{0-2}{00,10,20};DAD 50{200,500};XHO 51{300,307}
SEL 0{3,4,5,6}{1-9}##;PUS 48{0-9}##;CJU 63{0-3}##;STO 11{1-4} {20-69};GOT 411 {01-40};OSL 01{50-95};BGO 50{03-20}
TOS 9008;XFL 5743;GIA 6216;CPH 1{050-799};HEL 00{100,120,130,150,160,170,180};RVN 96{100,200,300};REK 1{01,05,08}
WAW 00-{011-950};KRK 31-{002-160};GDN 80-{801-890};WRO 50-{001-159};ZKN 34-500;PRG 1{10,20,30,40,50,60,70} 00
CYK 381 01;BUD 10{11-16,51-56,61-66,71-76,81-88,91-95};BUH 0{1,2,3}####;SOF 1{000,142,164,202,303,404,505}
VAR 90{00,02,10};BOJ 80{00,16};ZAG 10000;SPU 21000;DBV 20000;ZAD 23000;XHV 21450;PTE 53231;LJU 1000;XBQ 4260
BTS 81{1,2,3} 0{1-9};BEG 110{00,30,70};SJJ 71000;XKT 85330;TIV 85320;XBV 85310;TIA 10{01-19};VNO LT-0{1,2,3}###
RIX LV-10{01-58};TLL 10{111-152};MLA VLT {1010-1990};LCA 60{10-60};PFO 80{10-49};TLV 6{1-8}#####
AMM 111{10-99};WDM 71810;AQJ 77110;RUH 1{1-4}###;JED 2{1-3}###;MED 42{311,312,313};QCA 24{231,233,236};ULH 43{511-563}
RAK 400{00-20};CAS 20{000-250};FEZ 300{00-20};TUN 10{00-12};CAI 11{511,519,561,728,794};LXR 85{951-958};HRG 8451{1-4}
SSH 46619;CPT 800{1,5};JNB 20{01,90,91,96};DUR 400{1,5};NBO 00{100,200,400};CMB 00{100,200,300,500,700}
MRU 1{1302-1328};MLE 20{002-390};KTM 44600;MNL 10{00,04,06};KUL 50{050,088,200,250,400,450}|55100;PEN 10{000-450}
TPE 1{00,03,04,06,10};MEX 06{000,100,140,500,600,700};CUN 77{500,503,505};PYD 777{10,20};XTU 7776{0,6}
PVR 483{00,10,30};SJD 234{00,53};RIO 22{010-081}-{000-999};SAO 01{304-426}-{000-999};BUE C10{01-95}@@@
SCL 75{00000-09999};LIM 150{01,18,36,74};CUZ 0800{1-6};BOG 110{111,221,231,311};MVD 11{000,100,300}
`;

const LETTERS = "ABCEGHJKLMNPRSTVWXY";
/** Countries that write the code behind the town. */
const CODE_BEHIND = new Set(
  "US CA GB IE AU NZ IN SG ZA PK BD LK NP MV NG KE JP CN TW KR TH VN PH ID MY RU BY UA KZ KG UZ IL SA IQ IR".split(
    " ",
  ),
);
/** How far the first two signs of a postcode reach from the town that is known to have it. */
const REGION_KM = 90;

const byTown = new Map(
  TOWNS.trim()
    .split(/[;\n]/)
    .map((line): [string, string] => {
      const space = line.indexOf(" ");
      return [line.slice(0, space), line.slice(space + 1)];
    }),
);

/** Countries whose codes begin with a state that the nearest town need not share. */
const BY_STATE = new Set(["US", "CA", "AU"]);
type KnownCode = { readonly place: Coordinates; readonly code: string };
let knownByCountry: ReadonlyMap<string, readonly KnownCode[]> | undefined;

/** The towns above by country; made when a town without a code of its own is first asked for. */
function knownIn(): ReadonlyMap<string, readonly KnownCode[]> {
  if (knownByCountry) return knownByCountry;
  const map = new Map<string, KnownCode[]>();
  for (const [town, code] of byTown) {
    const place = findCity(town) ?? findStayPlace(town);
    if (!place || BY_STATE.has(place.country)) continue;
    map.set(place.country, [...(map.get(place.country) ?? []), { place, code }]);
  }
  knownByCountry = map;
  return map;
}

interface Town extends Coordinates {
  readonly code: string;
  readonly key: number;
  readonly name: string;
  readonly country: string;
}

/** "75018 Paris", "London W1K 4QA", "New York, NY 10019" for the hotels of a town, by their key. */
export function postcodes(seed: Seed, purpose: number, town: Town): (hotelKey: number) => string {
  const { name, country } = town;
  if (NO_CODE.has(country)) return () => name;
  const patterns = (byTown.get(town.code) ?? nearby(seed, purpose, town)).split("|");
  return (hotelKey) => {
    const bits = hash(seed, purpose, hotelKey, 1);
    const code = spell(pick(patterns, bits >>> 20), bits);
    if (/^[A-Z]{2,3} \d/.test(code) || country === "CA") return `${name}, ${code}`;
    return CODE_BEHIND.has(country) ? `${name} ${code}` : `${code} ${name}`;
  };
}

/** A pattern of the country that begins like the nearest town's whose codes are known. */
function nearby(seed: Seed, purpose: number, town: Town): string {
  const pattern = PATTERNS[town.country] ?? (FOUR_DIGITS.has(town.country) ? "####" : "#####");
  const bits = hash(seed, purpose, town.key);
  let nearest: { readonly km: number; readonly code: string } | undefined;
  for (const { place, code } of knownIn().get(town.country) ?? []) {
    const km = Math.round(distanceKm(place, town));
    if (nearest === undefined || km < nearest.km) nearest = { km, code };
  }
  if (!nearest) return fixed(pattern, bits, 2);
  const like = spell(nearest.code.split("|")[0] ?? "", 0);
  const letters = /^[A-Z]+/.exec(pattern)?.[0] ?? "";
  const kept = letters.length + (nearest.km <= REGION_KM ? 2 : 1);
  return fixed(like.slice(0, kept) + pattern.slice(kept), bits, kept + 1);
}

/** A town's own signs at the head of a pattern; the rest is left to its streets. */
function fixed(pattern: string, bits: number, signs: number): string {
  return spell(pattern.slice(0, signs), bits) + pattern.slice(signs);
}

/** Writes a pattern out; the bits choose digits, letters and from the lists in braces. */
function spell(pattern: string, bits: number): string {
  let left = bits;
  function take(count: number): number {
    const taken = left % count;
    left = Math.floor(left / count);
    return taken;
  }
  return pattern.replace(/\{([^}]*)\}|#|@/g, (sign, list: string | undefined) => {
    if (sign === "#") return String(take(10));
    if (sign === "@") return LETTERS[take(LETTERS.length)] ?? "A";
    const choices = (list ?? "").split(",").map((item) => item.split("-"));
    const [from = "", to = from] = pick(choices, take(choices.length));
    if (from === to || /[A-Z]/.test(from)) return from;
    return String(Number(from) + take(Number(to) - Number(from) + 1)).padStart(from.length, "0");
  });
}
