/** Europe's network, national and regional airlines. */
export const EUROPE = `
BA | British Airways | GB | full oneworld | LHR 7/52/47, LGW 3/17/7 | LCY 3/14/0 | 388 77W 772 789 788 781 351 32Q 321 320 32N 319 E90 | reach=3200 leans=US:2.5,IN:1.5,ZA:2
EI | Aer Lingus | IE | full | DUB 2/34/12 | ORK 0/5/0, SNN 0/3/3, BHD 0/4/0, MAN 0/1/3 | 333 332 32Q 320 AT7 | reach=2500 leans=GB:1.8,US:2
VS | Virgin Atlantic | GB | full skyteam | LHR 0/1/15 | MAN 0/0/4 | 351 339 333 789 | reach=9000 far=1 leisure=1.5 leans=US:4
LM | Loganair | GB | regional | GLA 9, ABZ 8, EDI 7 | INV 6, KOI 5, LSI 3, IOM 6, NCL 3, MAN 3, SYY 2 | AT4 AT7 ER4 DHT | reach=450 small=1
GR | Aurigny | GG | regional | GCI 10 | | AT7 DHT | reach=400 leans=GB:3
5O | Isles of Scilly Skybus | GB | regional | ISC 3 | | DHT | reach=150 small=1
AF | Air France | FR | full skyteam | CDG 14/76/52, ORY 15/1/6 | LYS 6/4/0, NCE 3d, TLS 3d, MRS 3/1/0 | 77W 772 359 332 789 321 320 319 223 E90 E75 | reach=3000 leans=africa:1.5,FR:1.5
XK | Air Corsica | FR | regional | AJA 7, BIA 7 | FSC 4, CLY 4 | 320 32N AT7 | reach=900
BF | French bee | FR | low | ORY 0/0/6 | | 359 351 | reach=9000 far=1 leisure=3 leans=RE:8,US:3,PF:4
SS | Corsair | FR | full | ORY 0/0/8 | | 339 | reach=8000 far=1 leisure=2 leans=GP:6,MQ:6,RE:6,CI:3
KL | KLM | NL | full skyteam | AMS 0/76/50 | | 77W 772 789 781 332 333 739 738 73W 32Q E90 E75 295 | reach=3000 leans=GB:1.8,NO:2.5,ZA:1.6,SR:4
LH | Lufthansa | DE | full star | FRA 10/76/56, MUC 8/72/24 | | 748 744 388 343 359 333 789 321 32Q 320 32N 319 E90 E95 CR9 | reach=2900 leans=DE:2
EW | Eurowings | DE | low | DUS 24, CGN 19, HAM 16, STR 16 | BER 8, PRG 6, PMI 9, ARN 5, NUE 3, SZG 3, HAJ 6 | 319 320 32N 321 7M8 | reach=1600 leisure=2 leans=DE:1.5
4Y | Discover Airlines | DE | low | FRA 0/8/8, MUC 0/5/2 | | 332 333 320 | reach=5500 leisure=6
DE | Condor | DE | low | FRA 1/10/8, DUS 0/4/1, MUC 0/4/1 | HAM 0/4/0, BER 0/4/0, ZRH 0/3/0 | 339 320 321 32Q | reach=3800 leisure=5
X3 | TUI fly | DE | low | DUS 6, HAJ 7, FRA 5 | STR 4, MUC 4, CGN 4, HAM 4 | 738 7M8 | reach=2200 leisure=9
LX | SWISS | CH | full star | ZRH 1/44/18, GVA 1/17/1 | | 77W 333 343 359 321 32Q 320 32N 223 E90 | reach=2800
WK | Edelweiss | CH | low | ZRH 0/15/8 | | 343 359 320 | reach=3500 leisure=8
OS | Austrian Airlines | AT | full star | VIE 4/58/9 | INN 1d, GRZ 1/2/0, SZG 1/1/0, KLU 1d | 772 763 789 321 32N 320 E95 | reach=1900
PE | People's | AT | regional | ACH 2 | | E75 | reach=500
SN | Brussels Airlines | BE | full star | BRU 0/31/13 | | 333 320 32N 319 | reach=2400 leans=africa:2.5
TB | TUI fly Belgium | BE | low | BRU 16, CRL 5 | OST 4, ANR 4 | 738 7M8 295 788 | reach=2400 leisure=8 leans=MA:3
OR | TUI fly Netherlands | NL | low | AMS 17 | EIN 3, RTM 2 | 738 7M8 788 | reach=3200 leisure=8 leans=CW:4,AW:4
LG | Luxair | LU | full | LUX 22 | | 738 7M8 DH4 | reach=1500 leisure=1.5
IB | Iberia | ES | full oneworld | MAD 21/23/19 | | 359 333 332 32Q 321 320 319 CR9 AT7 | reach=3200 leans=ES:2,south-america:2.5,MX:2
UX | Air Europa | ES | full skyteam | MAD 10/9/17 | PMI 5/0/0, BCN 2/0/0 | 789 788 738 7M8 AT7 | reach=3200 leans=south-america:3
NT | Binter Canarias | ES | regional | LPA 12, TFN 8 | ACE 4, FUE 3, SPC 3, VDE 2 | AT7 295 | reach=800
PM | Canaryfly | ES | regional | LPA 5, TFN 4 | | AT7 | reach=300
TP | TAP Air Portugal | PT | full star | LIS 2/26/18 | OPO 1/7/2, FNC 1/1/0 | 339 332 321 32Q 320 32N 319 E90 E95 | reach=2900 leans=BR:5,AO:3,MZ:3,CV:3
S4 | Azores Airlines | PT | full | PDL 13 | LIS 3, TER 4 | 32Q 320 | reach=2500 leans=PT:3,US:2,CA:3
SP | SATA Air Acores | PT | regional | PDL 7, TER 7 | HOR 3 | DH4 DH3 | reach=300 small=1
AZ | ITA Airways | IT | full star | FCO 11/24/13, LIN 8/15/0 | | 359 339 332 321 320 32N 319 223 | reach=2600 leans=IT:1.8,BR:2,AR:2,US:1.5
KM | KM Malta Airlines | MT | full | MLA 17 | | 32N | reach=2200
A3 | Aegean Airlines | GR | full star | ATH 11/21/0 | SKG 4/5/0, HER 1/3/0, RHO 1/2/0, LCA 0/3/0 | 321 320 32N 32Q AT7 | reach=1700 leisure=1.3
OA | Olympic Air | GR | regional | ATH 17 | SKG 4, RHO 3 | AT4 AT7 DH4 | reach=400 small=1
GQ | SKY express | GR | regional | ATH 23 | SKG 4, HER 3 | AT4 AT7 32N | reach=700
CY | Cyprus Airways | CY | full | LCA 15 | | 320 223 | reach=1800
SK | SAS Scandinavian Airlines | DK | full skyteam | CPH 4/40/8, OSL 14/10/1, ARN 10/18/1 | BGO 5/2/0, TRD 5/0/0, SVG 4/2/0, GOT 2/3/0 | 333 359 32Q 321 320 32N 319 738 73W E95 CR9 AT7 | reach=1700 leans=NO:2,SE:2,DK:2
DY | Norwegian | NO | low | OSL 30, CPH 17, ARN 17 | BGO 10, TRD 6, SVG 6, HEL 8, AAL 2, BLL 2, RIX 2, GOT 4, PMI 4, AGP 5, ALC 5, LPA 3, TOS 3 | 738 7M8 | reach=1700 leisure=1.6 leans=NO:2,SE:1.5,DK:1.5
WF | Wideroe | NO | regional | BGO 17, BOO 17, TOS 17, OSL 19 | TRD 8, SVG 7, TRF 5, KKN 5, SKN 4, VDS 4, HFT 4, ALF 4 | DH3 DH4 290 | reach=450 small=1 abroad=0.6
AY | Finnair | FI | full oneworld | HEL 12/37/10 | | 359 333 321 320 319 E90 AT7 | reach=2800 leans=JP:3,FI:2
BT | airBaltic | LV | full | RIX 25, VNO 7, TLL 7 | TMP 3, LPA 1 | 223 | reach=1800
LO | LOT Polish Airlines | PL | full star | WAW 8/41/9 | KRK 1/4/1, RZE 1/0/2, BUD 0/3/1 | 789 788 738 7M8 E95 E90 E75 | reach=2200 leans=US:2
QS | Smartwings | CZ | low | PRG 17 | OSR 2, BRQ 2, BTS 3 | 738 7M8 | reach=1900 leisure=6
RO | TAROM | RO | full skyteam | OTP 17 | CLJ 2, IAS 2 | 738 AT7 AT4 | reach=1300
H4 | HiSky | RO | low | OTP 10, RMO 10 | CLJ 3 | 320 32Q | reach=2000
A2 | Animawings | RO | low | OTP 15 | | 223 | reach=1600 leisure=3
FB | Bulgaria Air | BG | full | SOF 13 | VAR 3, BOJ 2 | 223 320 E90 | reach=1500
OU | Croatia Airlines | HR | full star | ZAG 11 | SPU 8, DBV 5 | 320 319 223 DH4 | reach=1300
JU | Air Serbia | RS | full | BEG 18 | INI 2, KVO 1 | 332 320 319 E95 AT7 | reach=1700
4O | Air Montenegro | ME | full | TGD 12, TIV 5 | | E95 | reach=1200
ZB | Air Albania | AL | full | TIA 8 | | 320 | reach=1200
5F | FlyOne | MD | low | RMO 17 | | 320 321 | reach=1700
FI | Icelandair | IS | full | KEF 1/17/10 | RKV 4/1/0 | 763 752 7M8 7M9 32Q DH4 DH3 | reach=3500 leans=US:2,DK:2
RC | Atlantic Airways | FO | full | FAE 8 | | 32N 319 | reach=1600 leans=DK:6
GL | Air Greenland | GL | full | GOH 7, SFJ 4 | JAV 4, UAK 3 | 339 DH3 | reach=1500 small=1 leans=DK:9
DX | DAT | DK | regional | CPH 7, BLL 4 | OSL 6, AAL 2, TRD 1 | AT7 AT4 320 | reach=450 small=1
`;
