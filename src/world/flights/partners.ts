import { findAirline } from "../airlines/airlines.ts";

/** Airlines outside one alliance that sell each other's flights: joint ventures, sisters, codeshares. */
const TABLE = `
EK:FZ QF UA AC MK GA KE JL TP BT B6 WS PR LA AF|QF:EK JQ LA AF KL 3K IX AI|QR:BA IB VY AA VA WB B6 LA 6E TG UL MK PG BT
TK:6E LO AV AI LA PG RJ KU GF HY OZ A9 KC|EY:AF KL GA MH AI SV AA B6 LH SN GF VS|SV:EY GF AF KL|GF:EK
UA:B6 FZ VA EI AD EK|AA:G3 QR FJ HA EI JL QF IB GF|DL:WS LA KE VS AF KL AM VN SV SK|AF:G3 WS TO QF EK EY 6E A9|KL:HV TO G3 WS 6E AF
LH:EW 4Y LG EN BT KC LA CL|LX:WK EW 4Y|OS:EW 4Y|SN:EW|BA:EI VY LA LG BT QR LM CJ AA|IB:VY EI NT LA QR UX I2|AY:JL DE|EI:B6 AA UA AS RE
SQ:TR VA MH VS UK GA LH|TR:SQ|NH:HD 6J GK UA LH VA|JL:GK HA 3K BC MH IT AA|KE:LJ WS HA|OZ:BX RS|CX:UO FJ|MH:TR SQ|TG:PG WE|VN:0V BL
PG:AF BA KL EY EK TG SQ JL QR|AI:IX|LA:IB BA QR|AV:TA|TP:AD BT|AD:TP UA JQ|G3:AV AM AA|WS:QF KE JL CX|AC:EK WS 4N|AS:HA QX EI|VA:UA AC SQ NH QR NZ
UX:SV ET EY|A3:GQ|BT:SK LO TP LH AY AF KL|AZ:AF KL LH|JU:EY TK AZ HU AF|LO:BT|DE:AY AS AC WK|MK:AF KQ UU|UU:AF MK|KQ:PW|ET:3W KP SQ|WB:QR ET BA
UL:QR EK EY MH CX|FJ:QF CX AA AS|SB:AF QF NZ|TN:AF NZ QF|PX:QF PR|NZ:SQ CX|HU:EY TP|KC:LH TK AY|HY:TK KE|J2:TK EY QR|WY:QR TK KL|KU:TK`;

const partners = new Set<string>();
for (const row of TABLE.trim().split(/[|\n]/)) {
  const [airline = "", others = ""] = row.split(":");
  for (const other of others.split(" ")) partners.add(airline + other).add(other + airline);
}

export function arePartners(a: string, b: string): boolean {
  return partners.has(a + b);
}

/** Whether an airline takes the tickets of another, by their codes: its own, a partner's, an ally's. */
export function takesTicketsOf(airline: string, issuer: string): boolean {
  if (airline === issuer || arePartners(airline, issuer)) return true;
  const alliance = findAirline(airline)?.alliance;
  return alliance !== undefined && alliance === findAirline(issuer)?.alliance;
}
