/**
 * Language, history, migration and holidays draw some countries together beyond what distance
 * says. A row: the countries of one side, the countries of the other, how strong.
 */
const TIES = `
ES PT | AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE | 1.6
PT | BR AO MZ CV GW ST | 3
PT | FR LU CH | 1.6
FR BE | DZ MA TN SN CI CM ML BF NE TG BJ GA CG CD MG MU GN | 2.2
FR | GP MQ GF RE YT NC PF | 2.5
GB | IE | 2
GB | IN PK BD NG GH KE ZA AU HK JM BB TT CY MT | 1.6
GB IE | ES PT GR TR CY MT | 1.3
GB IE NO SE | PL LT LV RO | 1.4
DE AT CH NL BE | TR | 1.7
DE AT CH SE | RS BA HR XK MK AL | 1.5
DE | ES | 1.5
IT | AL RO MD | 1.8
NL | SR CW AW BQ SX | 5
NL | MA | 2
NO SE DK FI | ES GR | 1.3
SE NO DK | FI SE NO DK IS | 1.6
US | MX CA | 1.6
US | DO JM BS CR PA SV GT HN CO | 1.4
US | GB IE IL JP KR PH IN | 1.3
CA | MX CU DO JM | 1.6
CA | GB IN | 1.3
CA | FR | 2.5
AE QA KW OM BH SA | IN PK BD LK NP PH EG | 1.8
AE QA KW OM BH SA | AE QA KW OM BH SA JO LB | 1.5
SA | EG PK ID MY TR JO SD | 1.6
TR | AZ GE IQ IR RU UZ KZ KG TM CY NL DE AT | 1.4
RU | UZ TJ KG AM AZ KZ BY GE | 2.4
RU | TR EG AE TH CN | 1.4
CN | JP KR TH HK MO TW SG | 1.3
JP KR | JP KR TW HK TH VN | 1.5
TW HK | JP KR TH | 1.4
KR | VN PH US | 1.4
SG | MY ID TH | 1.5
MY | ID SG IN BD NP | 1.4
AU | NZ ID FJ SG GB | 1.5
NZ | AU FJ CK WS TO | 1.6
BR | AR CL UY PT | 1.4
AR | CL UY BR PY | 1.3
IN | NP LK TH SG MV | 1.3
ZA | ZW ZM MZ NA BW MU | 1.5
IL | GR CY GE | 1.5
AU NZ FJ | US | 1.5
CN TW HK | US CA | 1.3
IN PK | US CA GB | 1.5
BR AR CL PE CO EC VE | US | 1.6
ET EG NG GH ZA KE MA JO QA AE TR | US | 1.3
AZ GE UZ KZ | GB US DE | 1.3
GE | DE PL FR NL AT GR LV | 2.2
AZ GE AM KZ UZ KG TJ TM | AZ GE AM KZ UZ KG TJ TM | 2.5
TR | AZ GE UZ KZ KG TM | 2.5
AE QA | AZ GE AM UZ KZ KG | 2
US CA | DE FR NL ES IT CH PT GR | 1.3
RS BA HR | DE AT CH | 1.5
RS | ME | 5
RS | BA MK SI HR | 2
RO | MD | 3
SE FI LV LT PL | EE LV LT | 1.6
FI | EE | 3
ZA | MW LS SZ MG | 1.5
GH CI SN NG TG BJ | GH CI SN NG TG BJ ML BF GN GM SL LR | 1.8
KE UG TZ RW ET | KE UG TZ RW BI ET DJ SO SS | 1.6
AU | FJ NC VU PG SB | 2
NZ | FJ CK WS TO VU | 2
TT BB JM GY | TT BB JM GY AG GD LC VC DM KN SR | 2
AW CW | AW CW BQ SX | 4
TM UZ TJ KG | TR RU AE | 1.6
`;

const ties = new Map<string, number>();
for (const line of TIES.trim().split("\n")) {
  const [ones = "", others = "", weight] = line.split("|").map((cell) => cell.trim());
  for (const one of ones.split(" ")) {
    for (const other of others.split(" ")) {
      if (one === other) continue;
      for (const key of [one + other, other + one]) {
        ties.set(key, Math.max(ties.get(key) ?? 1, Number(weight)));
      }
    }
  }
}

/** 1 for two countries without a particular tie. */
export function tieBetween(a: string, b: string): number {
  return ties.get(a + b) ?? 1;
}

/** Cities between which business goes back and forth all day, by city code: one, others, how strong. */
const CITY_TIES = `
NYC | LAX SFO CHI BOS WAS MIA ATL DFW LON PAR | 3.5
CHI | LAX SFO DEN WAS BOS DFW MSP | 2
LAX | SFO SEA BOS WAS DFW | 2
WAS | BOS ATL | 2
SEA | SFO PDX LAX GEG | 2
MIA | WAS BOS PHL | 1.4
DFW | HOU AUS SAT | 2
SEA | ANC | 3
ORL | NYC PHL CHI BOS | 1.5
YTO | YMQ YOW YYC YVR YEA | 2.3
MEX | MTY GDL CUN TIJ MID | 2
TIJ | GDL CUL | 2.3
SAO | RIO | 5
SAO | BSB BHZ CWB POA | 3
BSB | RIO | 2.3
BUE | COR MDZ MVD | 1.5
BOG | MDE CLO CTG BGA | 1.4
LON | EDI GLA | 4
LON | BHD | 3
LON | ABZ NCL MAN INV JER | 2
LON | DUB FRA PAR AMS GVA ZRH | 2.3
PAR | TLS | 2.6
PAR | NCE | 1.8
PAR | YMQ ABJ DKR | 1.8
FRA | BER HAM MUC | 2.3
MUC | DUS HAM BER CGN | 1.7
OSL | TRD BGO SVG | 2.6
BGO | SVG | 3.5
STO | CPH GOT | 1.5
MAD | BCN LIS ROM MIL PAR | 2
BOS | SFO | 3.5
BOS | SEA DUB LON | 2.4
LON | ACC LOS | 2.4
NYC | DUB | 2
MSP | PHX DEN | 1.6
REK | BOS NYC | 2
ATH | SKG | 2
MAD | BUE BOG MEX | 1.6
BCN | PAR MIL ROM LON | 2
MIL | CTA PMO NAP PAR LON | 2
LON | BUD AGP ALC FAO PMI MIL MAD | 1.6
PAR | CAS TUN ALG | 1.6
BAK | NAJ | 9
BAK | TBS IST | 5
TBS | IST | 3
TAS | IST MOW | 4
ROM | MIL CTA PMO | 2
IST | ESB ADB AYT | 1.4
RUH | JED DXB | 1.5
BJS | SHA CAN SZX HGH CTU | 3
SHA | CAN SZX CTU DLC SHE | 2
TYO | OSA SPK FUK OKA KKJ KMJ | 1.2
SPK | SDJ NGO | 2.3
DEL | BOM BLR PAT SXR GOI HYD | 1.4
BOM | BLR GOI | 1.3
JKT | MES KNO SUB | 2
HKG | TPE BKK SIN | 2
JNB | CPT DUR | 1.4
SYD | MEL BNE CBR | 1.2
AKL | SYD MEL BNE | 2.6
HAN | SGN DAD | 2.5
CMB | MLE | 3
BKK | HKT CNX | 2
MEL | OOL ADL | 1.3
AKL | WLG CHC | 1.3
`;

const cityTies = new Map<string, number>();
for (const line of CITY_TIES.trim().split("\n")) {
  const [one = "", others = "", weight] = line.split(" | ");
  for (const other of others.split(" ")) {
    for (const key of [one + other, other + one]) cityTies.set(key, Number(weight));
  }
}

/** 1 for two cities like any others. */
export function businessBetween(a: string, b: string): number {
  return cityTies.get(a + b) ?? 1;
}
