import type { Entry } from "../../domain/entry.ts";

/** The European Union with Iceland, Liechtenstein, Norway and Switzerland: one kind of passport here. */
const EUROPEAN = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK ES CH".split(
    " ",
  ),
);
const SCHENGEN = new Set([...EUROPEAN].filter((code) => code !== "IE" && code !== "CY"));

/** Countries that turn back visitors without a medical policy for all days of the stay. */
const INSURED = new Set(["GE"]);

const PASSPORTS = "AZ GE RU KZ TR US GB EU IN CN UZ KG RS AE".split(" ");

/** By country of arrival, for the passports above: F free (days), E e-visa, A on arrival, T authorisation, V visa, R no visas for tourists, N refused, = home, ? in doubt or unknown. */
const TABLE = `
SCHENGEN V F90 V V V F90 F90 = V V V V F90 F90|AE F30? F90? F90 F30 E F30 F30 F90 E F30 E E F90 =|AL F90 F90 F90 F90 F90 F365 F90 F90 V F90 ? ? ? F90
AM N F180 F180 F180 E? F180 F180 F180 E F90 F180 F180 F180 F180|AR ? ? F90 ? F90 F90 F90 F90 ? ? ? ? ? F90|AU V V V V V T T T V V V V V V
AZ = F90 F90 F90 F90 E E E E F30 F90 F90 ? A|BA F90 F90 F30 V F90 F90 F90 F90 V F90 ? ? F90 F90|BH E E E E E E E E E E ? ? ? ?
BR ? F90 F90 ? F90 E F90 F90 ? ? ? ? ? ?|CL ? ? F90 ? F90 F90 F90 F90 ? ? ? ? ? ?|CN F30 F30 F30? F30 V V F30? F30? V = F30 ? F30 F30
CA V V V V V F180 T T V V V V V T|CO F90? F90? F90 F90? F90 F90 F90 F90 V V ? ? ? F90|CR V V F90? V F90? F180 F180 F180 V V V V ? ?
CU E? E? F90 ? E ? E E E? F90 ? ? F90? ?|DO ? ? F60 F30? F30 F30 F30 F30 ? ? ? ? ? F30?|NA ? ? F90 ? V? A A A A? A? ? ? ? ?
NZ V V V V V T T T V V V V V T|ZW ? ? A? ? A? A A A A A ? ? ? A?
CY V F90 V V V F90 F90 = V V V ? ? F90|CZ V F90 R V V F90 F90 = V V V V F90 F90|EE V F90 R V V F90 F90 = V V V V F90 F90
EG E? E A E A A A A E A E E E A|FI V F90 R V V F90 F90 = V V V V F90 F90|GB V V V V V T = T V V V V V T
GE F365 = F365 F365 F365 F365 F365 F365 E F30 F365 F365 F365 F365|HK ? ? F14 F14 F90 F90 F180 F90 ? ? ? ? ? ?|ID A? A? A A A A A A A A A A A ?
IE V ? V V V F90 F180 = V V V ? ? F90|IL T T T V T T T T V V ? ? ? ?|IN E E E E V? E E E = V E E E ?|IQ E E E E E E E E E E ? ? ? ?
IR F15 F45 F15 F14 F90 V V E F15 F21 ? ? ? ?|JO A A F30? A F90 A A A A A A ? ? F30|JP V V V V F90 F90 F90 F90 E V V V ? F90
KE T T T T T T T T T T T T T T|KG F90 F60? F90 F90 F90 F30 F30 F30 E E? F60 = ? ?|KH E E E E E E E E E E E E E E
KR V V F60? F30? F90 F90 F90 F90 V V V V ? ?|KZ F90 F90 F90 = F90? F30 F30 F30 F14 F30 F30 F30 F30 F30|LA E? ? F30 F30? A A A A E E ? ? ? ?
LK T T T T T T T T T T T T T T|LT V F90 R V V F90 F90 = V V V V F90 F90|LV V F90 R V V F90 F90 = V V V V F90 F90
MA E? V? F90 ? F90 F90 F90 F90 E F90 ? ? ? ?|ME V ? F30 F30 F30 F90 F90 F90 ? ? ? ? F90 F90|MU ? ? F60 ? ? F90 F90 F90 F60 F60 ? ? ? ?
MV A A F90 A A A A A A A A A A A|MX V ? ? V ? F180 F180 F180 ? ? ? ? ? ?|MY F30 F30? F30 F30 F90 F90 F90 F90 F30 F30 F30 F30 ? F90
NO V F90 R V V F90 F90 = V V V V F90 F90|OM F14 F14 F30 F14 F14 F14 F14 F14 F14? F14 F14 F14 ? ?|PE ? ? F90 ? ? F90 F90 F90 ? ? ? ? ? ?
PL V F90 R V V F90 F90 = V V V V F90 F90|QA F30 F30 F90? F30 F90 F30 F30 F90 F30 F30 ? ? ? ?|RS F90? F90? F30 F30 F90 F90 F90 F90 V F30 ? ? = F90
RU F90 F90 = F90 F60 V V E E E F90 F90 F30 F90|SA E E F90? E E E E E V E E E ? ?|SC T T T T T T T T T T T T T T
SG V V V F30 F90 F90 F30 F90 V F30 V V ? F30|TH A? ? F30 F30? F30 F30 F30 F30 A? F30 ? ? ? ?|TJ F90 F90? F90 F30 F30? F30 F30 F30 E F30? F30 F90 ? ?
TM V V V V V V V V V V V V V V|TN ? ? F90 ? F90 F90 F90 F90 ? F90 ? ? ? ?|TR F90 F90 F60 F90 = F90 F90 F90 E F90? F30 F90 F90 F90
TW V V V V ? F90 F90 F90 ? V ? ? ? ?|TZ E E E E E E E E E E E E E E|US V V V V V = T T V V V V V V|UZ F90 F90? F90 F90 F90 F30 F30 F30 E F30 = F60 F30 F30
CA V V V V V F180 T T V V V V V T|NP A A A A A A A A F A A A A A|NZ V V V V V T T T V V V V V T|PH F30 ? F30 F30 F30 F30 F30 F30 ? V F30 F30 ? F30
VN E E F45 F30 E E F45 F45? E E E E E ?|ZA ? ? F90 ? F30 F90 F90 F90 ? ? ? ? ? ?`;

/** The same by passport, for those of whom less is known: each rule with the countries that it holds for. */
const OTHERS = `
AM A NP|V NZ CA|F180 GE|F90 RU KZ KG UZ TJ IR CN AL BR|F30 RS ME|E TR KH IN VN BH|A EG MV|T KE LK SC|V SCHENGEN CY IE GB US AU JP KR TM MX|N AZ
AU A NP|F NZ|T CA|F365 GE|F180 AM MX|F90 SCHENGEN CY IE AL AR BA HK JP KR MA ME MU MY PE RS TN ZA|F30 AE CN KG KZ QA SG TH TJ UZ|F14 OM|E AZ BH BR IN IQ IR KH SA TR TZ VN|A EG ID JO LA MV|T GB US IL KE LK SC|V RU TM
BR F365 GE|F180 AM|F90 SCHENGEN CY IE AE AL AR BA CL CO CR HK JP KR MA ME MU MY PE RS RU TN TR ZA|F30 DO KZ PH QA SG UZ|F30? CN TH|E AZ BH IN KH TZ VN|A EG ID JO MV NP|T GB NZ IL KE LK SC|V AU CA US MX TM
JP F365 GE|F180 AM MX|F90 SCHENGEN CY IE AL AR BA BR CL CO HK KR MA ME MU MY PE RS TN TR TW ZA|F45 VN|F30 KZ PH QA TH UZ|F30? CN|F14 OM|E AZ BH IN KH RU SA TZ|A EG ID JO MV NP|T AU CA GB IL KE LK NZ SC US|V TM
SG A NP|F180 AM MX|F365 GE|F90 SCHENGEN CY IE AL BA HK JP KR ME MU TR|F60 KG|F30 AE CN ID KH KZ LA MY PH TH TJ UZ VN|F14 OM|E AZ IN IQ SA TZ|A EG JO MV|T AU CA GB IL KE LK NZ SC US|V TM
NG E IN MY TH|A MV|T KE LK SC|V SCHENGEN CY IE GB US CA AU NZ AE AR BR CN EG ID IL JO JP KR MX NP QA RU SA SG TM TR TZ ZA
BY A NP|V NZ CA|F RU|F365 GE|F180 AM|F90 AZ KG KZ TJ UZ AR BR|F45 VN|F30 TR RS ME CN MY TH|F30? AE QA|F14 OM HK|E IN KH BH TZ IQ|A EG ID JO MV|T IL KE LK SC|V SCHENGEN CY IE GB US AU JP KR MX SG TM ZA|R CZ
CA A NP|T NZ|F30 PH|F365 GE|F180 AM CR MX US|F90 SCHENGEN CY IE AL AR BA CL HK JP KR MA ME MU MY PE RS TN TR ZA|F30 AE KG KZ QA SG TH TJ UZ|F30? CN|F14 OM|E AZ BH BR IN IQ KH SA TZ VN|A EG ID JO LA MV|T GB IL AU KE LK SC|V IR RU TM
IL A NP|T NZ CA|F30 PH|F365 GE|F180 AM MX|F90 SCHENGEN CY IE AL AR BA BR CL HK JP KR ME PE RS RU TR ZA|F90? AE|F30 KZ SG TH TJ UZ|E AZ IN KH TZ VN|A JO LA|A? EG|T GB US KE LK SC|V AU CN ID TM|N IQ IR MV MY SA
IR A NP|V NZ CA|F90 TR AM|F45 GE|F30 IQ|F30? TJ|F15 MY|F14 KZ OM|E RU KH VN|E? AZ|A MV QA|T KE LK SC|V SCHENGEN CY IE GB AU CN JP KR SG IN RS BA ME TM MA JO AE|R? US|N IL
PK A NP|E AZ BH KH KG LK MY TH TJ UZ VN IR|A MV|A? QA|T KE SC|V SCHENGEN CY IE GB US AU AE CN EG GE IN JO JP KR MA MX RS RU SA SG TM TR ZA BA ME HK BR AR|N IL
LB A MV|F90 TR|T KE LK|V SCHENGEN CY IE GB US AU CA NZ JP KR CN AE
PH A MV|F30 SG TH MY ID|T KE LK|V SCHENGEN CY IE GB US AU CA NZ JP KR CN AE
TH A NP MV|F30 SG MY VN RU|F15 JP|E IN|T KE LK|V SCHENGEN CY IE GB US AU CA NZ
UA A NP|V NZ CA|F365 GE|F180 AM|F90 SCHENGEN CY AZ AL AR BR CL KZ QA TR UZ|F90? IE ME|F60 KG MU|F30 AE BA MY TH|F30? RS|F14 HK OM|E IN IQ KH SA TZ VN BH LA|A EG ID JO MV|T IL KE LK SC|V GB US AU CN JP KR SG TM MX`;

const WAYS: Readonly<Record<string, Entry["way"]>> = {
  F: "free",
  E: "e-visa",
  A: "on arrival",
  T: "authorisation",
  V: "visa",
  "=": "home",
  R: "no tourist visas",
  N: "refused",
};

let table: ReadonlyMap<string, readonly string[]> | undefined;
/** Cells of `OTHERS`, by passport and country. */
let others: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

function othersOf(passport: string): ReadonlyMap<string, string> | undefined {
  others ??= new Map(
    OTHERS.trim()
      .split("\n")
      .map((row) => {
        const rules = row.slice(3).split("|");
        const cells = rules.flatMap((rule) => {
          const [cell = "", ...countries] = rule.split(" ");
          return countries.map((country): [string, string] => [country, cell]);
        });
        return [row.slice(0, 2), new Map(cells)];
      }),
  );
  return others.get(passport);
}

/** What is usual; undefined where nothing is known of the passport or the country. */
export function entryTo(country: string, passport: string): Entry | undefined {
  if (country === passport) return { way: "home", doubtful: false };
  const holder = EUROPEAN.has(passport) ? "EU" : passport;
  if (holder === "EU" && EUROPEAN.has(country)) return { way: "free", doubtful: false };
  table ??= new Map(
    TABLE.trim()
      .split(/[|\n]/)
      .map((row) => {
        const [to = "", ...cells] = row.split(" ");
        return [to, cells] as const;
      }),
  );
  const schengen = SCHENGEN.has(country) ? "SCHENGEN" : "";
  const row = table.get(country) ?? table.get(schengen);
  const own = othersOf(holder);
  const cell = own ? (own.get(country) ?? own.get(schengen)) : row?.[PASSPORTS.indexOf(holder)];
  const way = WAYS[cell?.charAt(0) ?? ""];
  if (cell === undefined || way === undefined) return undefined;
  const days = Number(cell.replace(/\D/g, ""));
  return {
    way,
    doubtful: cell.endsWith("?"),
    ...(days > 0 && { days }),
    ...(INSURED.has(country) && { insured: true }),
  };
}

/** True where the passport is one of those that something is known of. */
export function isKnownPassport(passport: string): boolean {
  return PASSPORTS.includes(passport) || EUROPEAN.has(passport) || othersOf(passport) !== undefined;
}
