import { SEASON_NAMES, type SeasonName } from "../../src/world/network/seasons.ts";

/**
 * Where people go on holiday beyond what size and distance say: places | countries they come from |
 * how much stronger the pull is | the shape of the year. The first row that names a place and an
 * origin counts.
 */
const HOLIDAYS = `
MLE | AE QA TR SG IN LK RU DE GB CH AT IT CN HK MY KZ SA BH OM TH FR UZ | 9 | caribbean
SEZ | AE QA TR ET KE DE CH FR LK MU ZA IL | 10 | gulf
MRU | AE FR GB TR SA DE CH ZA RE IN KE AU | 8 | south_leisure
ZNZ | ET KE QA AE TR NL OM DE IT PL BE FR IL TZ | 9 | south_leisure
RUN | FR | 6 | south_leisure
FNC PXO | PT GB DE FR CH AT NL PL DK FI SE NO IE BE LU ES CZ | 3 | europe
PDL TER | PT US CA GB DE FR | 3 | leisure
TFS LPA ACE FUE | GB DE IE NL BE FR IT ES PT CH AT NO SE DK FI PL CZ LU IS HU | 3 | canaries
TFN SPC | ES | 2.5 | europe
PMI | ES | 1.8 | leisure
PMI | DE GB CH AT NL BE FR IT DK NO SE IE PL LU CZ PT | 3 | leisure
IBZ MAH | GB DE IT FR NL CH BE AT IE PT | 3 | summer_only
IBZ MAH | ES | 2 | leisure
AGP ALC FAO | GB IE DE NL BE FR CH DK NO SE FI PL IT | 2 | europe
HER CHQ RHO KGS CFU ZTH EFL SMI PVK KLX JSI | GB DE NL BE FR IT AT CH PL CZ SE NO DK FI HU RO RS IL IE LU BG SK LT LV EE | 3 | summer_only
HER CHQ RHO KGS CFU JMK JTR MJT JKH | GR | 2.2 | leisure
JMK JTR | GB DE IT FR CH NL AT ES SE PL BE IL AE QA | 4 | summer_only
TIV | RS | 3 | leisure
SPU DBV ZAD PUY TIV | GB DE FR NL SE NO DK FI PL IE AT CH BE CZ ES IT | 2.2 | leisure
OLB CAG CTA PMO BRI BDS NAP | DE GB FR CH NL BE ES AT PL | 1.5 | leisure
AJA BIA FSC CLY | FR BE GB DE | 2 | leisure
NCE PSA FAO | GB DE | 1.2 | leisure
AYT | DE GB RU NL PL AT CH BE KZ UZ FR SE DK NO FI RO LT LV EE CZ SK HU IL IR BY GE AZ KG AM LU RS BG IE | 5 | leisure
DLM BJV | GB DE NL RU PL BE IE KZ AZ LT LV | 4 | summer_only
PFO LCA | GB IL DE PL GR RO RU SE AT HU LT LV | 1.8 | leisure
HRG SSH RMF | DE GB PL CH AT IT CZ BE NL TR SK HU RO FR RS KZ RU LU LT LV EE SE DK | 5 | flat
LXR ASW | GB DE FR BE | 2 | winter_only
DJE MIR NBE | FR DE BE GB CH PL CZ IT LU RU | 4 | leisure
AGA RAK | FR GB DE BE ES NL CH PL IT PT | 2.5 | europe
SID BVC | PT GB DE NL BE FR PL IT SE DK LU CH | 4 | canaries
BJL | GB NL BE DE | 3 | winter_only
PUJ | US CA FR ES DE GB CO PA BR AR CL PE BE | 3.5 | caribbean
CUN | US CA GB ES FR DE CO PA BR AR PE TR BE MX | 2.5 | caribbean
SJD PVR LIR CZM MZT ZIH HUX | US CA MX | 2.5 | caribbean
MBJ NAS AUA PLS GCM ANU UVF SXM BGI STT STX CUR BON GND SKB BDA POP VRA HOG CCC SNU | US CA GB NL DE FR PA BE | 3 | caribbean
PTP FDF SXM | FR | 4 | caribbean
HNL OGG KOA LIH | US JP KR CA AU NZ | 3 | us
MCO LAS FLL MIA TPA RSW MYR PBI SRQ EYW PIE SFB PGD | US CA | 1.3 | us
MCO LAS | GB DE BR CO CH | 1.6 | atlantic
ASE EGE JAC HDN SUN MTJ BZN FCA | US | 1.8 | ski
INN SZG CMF GNB | GB NL DE DK SE NO FI BE IE | 4 | ski
GVA LYS TRN VRN | GB | 1.3 | europe
RVN KTT IVL KAO | GB FR DE NL CH ES IT TR FI AT BE | 5 | winter_only
TOS | GB DE FR CH NL ES NO AT BE | 3 | winter_only
ANC FAI | US | 3 | leisure
LYR | NO | 40 | leisure
KEF | US GB DE FR DK NO SE PL IT ES CH NL | 1.5 | leisure
USH FTE BRC IGR | AR BR CL | 4 | south_leisure
FLN SSA REC FOR NAT MCZ BPS IGU JPA | BR AR UY CL | 1.3 | south_leisure
FEN | BR | 5 | south_leisure
IPC | CL | 6 | south_leisure
PUQ PNT | CL | 2 | south_leisure
GPS SCY | EC | 5 | flat
CUZ | PE BO CO CL | 2 | south_leisure
DPS | AU SG MY TH ID AE QA TR NL CN KR JP IN HK TW PH VN NZ | 3 | south_leisure
LOP LBJ | ID SG MY AU | 2 | flat
HKT USM KBV | TH SG MY HK CN RU AE QA IN KR AU TR KZ DE FI SE IL FR PL IT UZ | 3 | caribbean
CXR PQC DAD | VN KR CN RU KZ TH MY HK TW JP IN | 2.5 | flat
MPH KLO ENI USU TAG | PH KR CN TW | 3 | flat
LGK | MY SG | 2.5 | flat
CJU | KR CN JP TW HK SG TH | 2 | flat
OKA ISG MMY | JP KR TW HK | 1.6 | flat
GUM SPN | JP KR TW PH HK US | 3 | flat
GOI GOX | IN GB RU AE QA OM KZ | 1.6 | caribbean
SXR LEH IXL | IN | 1.6 | leisure
NAN | AU NZ US SG HK JP CA | 2.5 | south_leisure
RAR PPT BOB NOU VLI APW TBU | NZ AU US FR JP | 2.5 | south_leisure
ZQN | NZ AU | 2 | south_leisure
CNS OOL HTI PPP MCY BNK AYQ HVB | AU NZ JP SG | 1.3 | australia
VFA LVI MQP SZK | ZA KE ET ZW | 2 | flat
CPT GRJ | DE GB NL FR CH US AE QA TR ZA | 1.3 | south_leisure
WDH | DE ZA | 2 | flat
MBA DIA JRO | KE ET TZ DE QA AE NL TR IT | 4 | flat
AER | RU KZ UZ BY | 1.6 | leisure
AQJ TIV BUS | PL GB IT IL DE SA KZ RU AZ BY TR | 2 | leisure
BOJ VAR | GB DE PL CZ NL IL BE AT NO FI LT LV EE CH SK | 3 | summer_only
SAW ESB | DE | 1.2 | europe
GIB | GB | 12 | europe
KIH GSM | IR AE | 2.5 | flat
RTB BZE SPR | US GT | 2 | caribbean
`;

export interface Holiday {
  readonly pull: number;
  readonly season: SeasonName;
}

const holidays = new Map<string, Holiday>();
for (const line of HOLIDAYS.trim().split("\n")) {
  const [places = "", origins = "", pull, season = ""] = line.split(" | ");
  for (const place of places.split(" ")) {
    for (const origin of origins.split(" ")) {
      const key = place + origin;
      if (!holidays.has(key))
        holidays.set(key, { pull: Number(pull), season: seasonNamed(season) });
    }
  }
}

function seasonNamed(text: string): SeasonName {
  const name = SEASON_NAMES.find((known) => known === text);
  if (!name) throw new Error(`No season: ${text}`);
  return name;
}

const resorts: ReadonlySet<string> = new Set([...holidays.keys()].map((key) => key.slice(0, 3)));

/** Whether people of any country go to an airport on holiday. */
export function isResort(place: string): boolean {
  return resorts.has(place);
}

/** What draws people from a country to an airport on holiday. */
export function holidayAt(place: string, origin: string): Holiday | undefined {
  return holidays.get(place + origin);
}
