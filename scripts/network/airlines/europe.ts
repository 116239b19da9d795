/** Europe's network, national and regional airlines. */
export const EUROPE = `
BA | British Airways | GB | full oneworld | LHR 11/83/62, LGW 5/27/11 | LCY 5/22/0 | 388 77W 772 789 788 781 351 32Q 321 320 32N 319 E90 | reach=3200 leans=US:2.5,IN:1.5,ZA:2,GH:6,NG:2.5,BB:2,AE:1,QA:1 not=LHRGOI,LHRBHX,LHRAYT,LHRORY,LHRATQ
EI | Aer Lingus | IE | full | DUB 3/44/16 | ORK 0/6/0, SNN 0/4/4, BHD 0/5/0, MAN 0/1/4 | 333 332 32Q 320 AT7 | reach=2500 leans=GB:1.8,US:6,asia:0,CA:0,TR:0.2,AE:0,QA:0 not=STN,LTN,LCY,BHDCDG,BHDAMS,DUBOSL
VS | Virgin Atlantic | GB | full skyteam | LHR 0/2/24 | MAN 0/0/6 | 351 339 333 789 | reach=9000 far=1 leisure=1.5 leans=US:4,HK:0,CN:0,MU:0,DO:0,MX:0,SA:0.3,IN:4,ZA:4,NG:4,BB:4,JM:4,AG:4,GH:1,MY:0 not=EWR,ORD,IAH,DTW,SLC,DEN,MSP,ABV,MANDEL,MANBOM,MANSFO,MANBOS
LM | Loganair | GB | regional | GLA 14, ABZ 13, EDI 11 | INV 10, KOI 8, LSI 5, IOM 10, NCL 5, MAN 5, SYY 3 | AT4 AT7 ER4 DHT | reach=450 small=1 not=LHR,LGW,LCY,CDG,AMS
GR | Aurigny | GG | regional | GCI 10 | | AT7 DHT | reach=400 leans=GB:3
5O | Isles of Scilly Skybus | GB | regional | ISC 3 | | DHT | reach=150 small=1
AF | Air France | FR | full skyteam | CDG 22/122/70, ORY 24/2/10 | LYS 10/6/0, NCE 5d, TLS 5d, MRS 5/2/0 | 77W 772 359 332 789 321 320 319 223 E90 E75 | reach=3000 leans=africa:1.5,FR:1.5 not=CDGBRU,CDGBSL,CDGSXB
XK | Air Corsica | FR | regional | AJA 7, BIA 7 | FSC 4, CLY 4 | 320 32N AT7 | reach=900
BF | French bee | FR | low | ORY 0/0/6 | | 359 351 | reach=9000 far=1 leisure=3 leans=RE:8,US:3,PF:4,CA:2,africa:0,asia:0,south-america:0,europe:0 not=JFK,FLL
SS | Corsair | FR | full | ORY 0/0/8 | | 339 | reach=8000 far=1 leisure=2 leans=GP:6,MQ:6,RE:6,CI:3,MU:3,MG:4,ML:3,BJ:3,north-america:0,south-america:0,asia:0,europe:0,oceania:0,africa:0 not=JFK,EWR
KL | KLM | NL | full skyteam | AMS 0/99/65 | | 77W 772 789 781 332 333 739 738 73W 32Q E90 E75 295 | reach=3000 leans=GB:1.8,NO:2.5,ZA:1.6,SR:4
LH | Lufthansa | DE | full star | FRA 20/152/66, MUC 16/144/26 | | 748 744 388 343 359 333 789 321 32Q 320 32N 319 E90 E95 CR9 | reach=2900 leans=DE:2 not=MUCORY,FRASCN,FRAAMD
EW | Eurowings | DE | low | DUS 60, CGN 48, HAM 40, STR 40 | BER 20, PRG 15, PMI 22, ARN 12, NUE 8, SZG 8, HAJ 15 | 319 320 32N 321 7M8 | reach=1600 leisure=2 leans=DE:1.5 not=LCY,BERFMM,GRO,BERDUS
4Y | Discover Airlines | DE | low | FRA 0/8/8, MUC 0/5/2 | | 332 333 320 | reach=5500 leisure=6 leans=GB:0,TH:0,NA:4,US:1.5,CA:1.5 not=JFK,EWR,LAX,SFO,MIA
DE | Condor | DE | low | FRA 2/25/20, DUS 0/10/2, MUC 0/10/2 | HAM 0/10/0, BER 0/10/0, ZRH 0/8/0 | 339 320 321 32Q | reach=3800 leisure=5 leans=GB:0,KR:0,QA:0,IN:0.3
X3 | TUI fly | DE | low | DUS 15, HAJ 18, FRA 12 | STR 10, MUC 10, CGN 10, HAM 10 | 738 7M8 | reach=2200 leisure=9 leans=GB:0.1
LX | SWISS | CH | full star | ZRH 2/70/29, GVA 2/27/2 | | 77W 333 343 359 321 32Q 320 32N 223 E90 | reach=2800 leans=MV:0,MU:0,SC:0,CU:0,TW:0,BR:3,AR:4,SA:0.4 not=HND,CAN,PEK,HGH,TFU,MAA,PIT,YVR,ISB,LBV,ORY,GVALIN,GVAMXP,ZRHLTN,ZRHSTN
WK | Edelweiss | CH | low | ZRH 0/30/16 | | 343 359 320 | reach=3500 leisure=8
OS | Austrian Airlines | AT | full star | VIE 5/75/12 | INN 1d, GRZ 1/3/0, SZG 1/1/0, KLU 1d | 772 763 789 321 32N 320 E95 | reach=1900
PE | People's | AT | regional | ACH 2 | | E75 | reach=500
SN | Brussels Airlines | BE | full star | BRU 0/50/21 | | 333 320 32N 319 | reach=2400 leans=africa:4,asia:0,IL:1,TR:1,US:0.5,CA:0.3,MX:0,DO:0,ZA:0,EG:1,TN:1,MA:1,DZ:1,ET:0,LR:15,SL:15,BI:6,RW:5,CD:6,CM:5,TG:4,BJ:4 not=LAX,SFO,EWR
TB | TUI fly Belgium | BE | low | BRU 48, CRL 15 | OST 12, ANR 12 | 738 7M8 295 788 | reach=2400 leisure=8 leans=MA:3
OR | TUI fly Netherlands | NL | low | AMS 17 | EIN 3, RTM 2 | 738 7M8 788 | reach=3200 leisure=8 leans=CW:4,AW:4,AE:0
LG | Luxair | LU | full | LUX 35 | | 738 7M8 DH4 | reach=1500 leisure=1.5
IB | Iberia | ES | full oneworld | MAD 42/46/32 | PMI 4d, VLC 4d, AGP 3d, BCN 2d | 359 333 332 32Q 321 320 319 CR9 AT7 | reach=3200 leans=ES:2,south-america:9,MX:9,CU:9,DO:5,CR:9,GT:9,PA:9,SV:9,PR:5,US:2.5,asia:0.3,africa:0.1,MA:0.6,DZ:0.6,SN:0.8,EG:0.5,IL:0.6 not=LCY,LGW,PMIBCN
UX | Air Europa | ES | full skyteam | MAD 16/14/24 | PMI 8/0/0, BCN 3/0/0 | 789 788 738 7M8 AT7 | reach=3200 leans=south-america:9,CU:6,DO:9,HN:6,PA:6,asia:0.2,CA:0,US:0.7,africa:0,MA:1,TN:1,MX:0.5,IL:1,BO:9,PY:9 not=LHR,LCY,LIN,LAX,SFO,BOS,EWR
NT | Binter Canarias | ES | regional | LPA 19, TFN 13 | ACE 6, FUE 5, SPC 5, VDE 3 | AT7 295 | reach=500 not=LHR
PM | Canaryfly | ES | regional | LPA 5, TFN 4 | | AT7 | reach=300
TP | TAP Air Portugal | PT | full star | LIS 5/42/29 | OPO 2/11/3, FNC 2/2/0 | 339 332 321 32Q 320 32N 319 E90 E95 | reach=2900 leans=BR:12,AO:3,MZ:3,CV:3,US:2.5,asia:0,IL:0.7,VE:3,AE:0,SA:0,MX:1,CO:0,EC:0,CU:0,TR:0.3,AM:0,GE:0,GW:3,ST:4,SN:2,GH:5 not=HND,LISVCP
S4 | Azores Airlines | PT | full | PDL 13 | LIS 3, TER 4 | 32Q 320 | reach=2500 leans=PT:3,US:2,CA:3
SP | SATA Air Acores | PT | regional | PDL 7, TER 7 | HOR 3 | DH4 DH3 | reach=300 small=1
AZ | ITA Airways | IT | full star | FCO 11/24/13, LIN 8/15/0 | | 359 339 332 321 320 32N 319 223 | reach=2600 leans=IT:1.8,BR:4,AR:4,US:1.5 not=LINFLR,LINBLQ
KM | KM Malta Airlines | MT | full | MLA 17 | | 32N | reach=2200
A3 | Aegean Airlines | GR | full star | ATH 22/42/0 | SKG 8/10/0, HER 2/6/0, RHO 2/4/0, LCA 0/6/0 | 321 320 32N 32Q AT7 | reach=1700 leisure=1.3
OA | Olympic Air | GR | regional | ATH 27 | SKG 6, RHO 5 | AT4 AT7 DH4 | reach=400 small=1
GQ | SKY express | GR | regional | ATH 46 | SKG 8, HER 6 | AT4 AT7 32N | reach=700
CY | Cyprus Airways | CY | full | LCA 15 | | 320 223 | reach=1800
SK | SAS Scandinavian Airlines | DK | full skyteam | CPH 5/52/12, OSL 18/13/1, ARN 13/23/1 | BGO 6/3/0, TRD 6/0/0, SVG 5/3/0, GOT 3/4/0 | 333 359 32Q 321 320 32N 319 738 73W E95 CR9 AT7 | reach=1700 leans=NO:2,SE:2,DK:2,PK:0,TW:0,IN:0.4,QA:0,AE:0.4 not=ORY
DY | Norwegian | NO | low | OSL 30, CPH 17, ARN 17 | BGO 10, TRD 6, SVG 6, HEL 8, AAL 2, BLL 2, RIX 2, GOT 4, PMI 4, AGP 5, ALC 5, LPA 3, TOS 3 | 738 7M8 | reach=1700 leisure=1.6 leans=NO:2,SE:1.5,DK:1.5 not=LHR,LCY,CDG,STN,LYRTOS
WF | Wideroe | NO | regional | BGO 17, BOO 17, TOS 17, OSL 19 | TRD 8, SVG 7, TRF 5, KKN 5, SKN 4, VDS 4, HFT 4, ALF 4 | DH3 DH4 290 | reach=450 small=1 abroad=0.6 not=LYR
AY | Finnair | FI | full oneworld | HEL 16/48/13 | | 359 333 321 320 319 E90 AT7 | reach=2800 leans=JP:3,FI:2
BT | airBaltic | LV | full | RIX 50, VNO 14, TLL 14 | TMP 6, LPA 2 | 223 | reach=1800
LO | LOT Polish Airlines | PL | full star | WAW 10/53/12 | KRK 1/5/1, RZE 1/0/3, BUD 0/4/1 | 789 788 738 7M8 E95 E90 E75 | reach=2200 leans=US:4 not=LEJ,WAWEDI
QS | Smartwings | CZ | low | PRG 27 | OSR 3, BRQ 3, BTS 5 | 738 7M8 | reach=1900 leisure=6
RO | TAROM | RO | full skyteam | OTP 27 | CLJ 3, IAS 3 | 738 AT7 AT4 | reach=1300
H4 | HiSky | RO | low | OTP 10, RMO 10 | CLJ 3 | 320 32Q | reach=2000
A2 | Animawings | RO | low | OTP 15 | | 223 | reach=1600 leisure=3
FB | Bulgaria Air | BG | full | SOF 21 | VAR 5, BOJ 3 | 223 320 E90 | reach=1500
OU | Croatia Airlines | HR | full star | ZAG 11 | SPU 8, DBV 5 | 320 319 223 DH4 | reach=1300
JU | Air Serbia | RS | full | BEG 36 | INI 4, KVO 2 | 332 320 319 E95 AT7 | reach=1700
4O | Air Montenegro | ME | full | TGD 12, TIV 5 | | E95 | reach=1200
ZB | Air Albania | AL | full | TIA 8 | | 320 | reach=1200
5F | FlyOne | MD | low | RMO 17 | | 320 321 | reach=1700
FI | Icelandair | IS | full | KEF 1/34/9 | RKV 4/1/0 | 763 752 7M8 7M9 32Q DH4 DH3 | reach=3500 leans=US:6,CA:3,DK:2
RC | Atlantic Airways | FO | full | FAE 5 | | 32N 319 | reach=1600 leans=DK:6
GL | Air Greenland | GL | full | GOH 18, SFJ 10 | JAV 10, UAK 8 | 339 DH3 | reach=1500 small=1 leans=DK:9
DX | DAT | DK | regional | CPH 7, BLL 4 | OSL 6, AAL 2, TRD 1 | AT7 AT4 320 | reach=450 small=1
HP | Amapola Flyg | SE | regional | ARN 14 | | AT4 | reach=600 small=1 abroad=0
N0 | Norse Atlantic Airways | NO | low | LGW 0/0/5 | OSL 0/0/3, FCO 0/0/2, ATH 0/0/2, CDG 0/0/1 | 789 | reach=9000 far=1 leisure=2 leans=US:4,TH:3,asia:0,africa:0,south-america:0,CA:0,MX:0,oceania:0 not=EWR,ORD,IAD,BOS,PHL,DFW,IAH,ATL
NO | Neos | IT | low | MXP 9/8/8 | VRN 1/5/1, BGY 0/4/1, FCO 0/3/2, BLQ 0/3/1 | 738 7M8 789 | reach=3500 leisure=6
CE | Chalair | FR | regional | LYS 2, ORY 4 | BOD 3 | AT4 AT7 | reach=500 small=1
`;
