/** Africa and the islands around it. */
export const AFRICA = `
MS | Egyptair | EG | full star | CAI 6/42/13 | HRG 3/2/0, SSH 3/2/0, LXR 3/2/0, ASW 2/0/0, HBE 0/5/0 | 77W 789 333 332 738 32N 32Q 223 | reach=3000 leans=SA:2,africa:1.3
SM | Air Cairo | EG | low | CAI 9, HRG 9 | SSH 5, HBE 4, HMB 3, ATZ 2 | 320 32N E90 AT7 | reach=2500 leans=DE:2,SA:2
NP | Nile Air | EG | low | CAI 11 | HBE 4 | 320 | reach=1800 leans=SA:3
NE | Nesma Airlines | EG | low | CAI 8 | | 320 AT7 | reach=1800 leans=SA:3
AT | Royal Air Maroc | MA | full oneworld | CMN 12/50/10 | RAK 2/10/0, AGA 2/5/0, TNG 2/5/0, OUD 2/2/0, FEZ 2/2/0, NDR 0/2/0 | 789 788 738 7M8 E90 AT7 | reach=2600 leans=FR:3,MA:2,africa:1.5,asia:0,TR:1,SA:1,AE:0.7,QA:0.7,CN:0.4,US:2,CA:2,BR:2
3O | Air Arabia Maroc | MA | low | CMN 25, FEZ 15 | TNG 18, NDR 12, AGA 8, OUD 5, RAK 8 | 320 32N | reach=1900 leans=FR:3,BE:3,ES:2
AH | Air Algerie | DZ | full | ALG 48 | ORN 10, CZL 10, AAE 5, HME 5 | 332 738 73W AT7 | reach=2000 leans=FR:4,DZ:3
SF | Tassili Airlines | DZ | regional | ALG 9 | HME 4, ORN 3 | 738 DH4 | reach=900 leans=DZ:3,FR:2
TU | Tunisair | TN | full | TUN 36 | DJE 8, MIR 8, SFA 4 | 332 320 32N 319 | reach=1900 leans=FR:4
BJ | Nouvelair | TN | low | TUN 8, MIR 7 | DJE 5 | 320 32N | reach=2000 leans=FR:4
UG | Tunisair Express | TN | regional | TUN 6 | DJE 1 | AT7 | reach=700
LN | Libyan Airlines | LY | full | MJI 8, BEN 5 | | 320 CR9 | reach=1500
8U | Afriqiyah Airways | LY | full | MJI 8, BEN 4 | MRA 3 | 320 332 | reach=1600
YL | Libyan Wings | LY | low | MJI 6 | BEN 2 | 319 | reach=1600
SD | Sudan Airways | SD | full | PZU 4, KRT 3 | | 320 | reach=1500
J4 | Badr Airlines | SD | low | PZU 11, KRT 5 | | 738 | reach=1700
ET | Ethiopian Airlines | ET | full star | ADD 26/61/45 | | 351 359 77W 77L 789 788 738 7M8 DH4 | reach=4500 leans=africa:3,ET:4,US:1.6,RE:0,FR:0.7
KQ | Kenya Airways | KE | full skyteam | NBO 2/32/12 | MBA 2/2/0 | 788 738 E90 | reach=3200 leans=africa:2,europe:0,GB:2,FR:1,NL:2,asia:0,AE:1,IN:1.5,TH:1,CN:0.6,SA:0.7,EG:0.6,DZ:0,TN:0,RE:0
JM | Jambojet | KE | low | NBO 7 | MBA 4 | DH4 | reach=900
F2 | Safarilink | KE | regional | WIL 44 | NYK 8 | CNC DHT | reach=250 small=1
P2 | AirKenya | KE | regional | WIL 20 | | DHT | reach=250 small=1
OW | Skyward Express | KE | regional | WIL 8 | | DH3 AT4 | reach=400 small=1
D3 | Daallo Airlines | DJ | full | JIB 4, MGQ 5 | HGA 3 | 733 | reach=1300
UR | Uganda Airlines | UG | full | EBB 0/10/2 | | 339 CR9 | reach=2600 leans=africa:2
WB | RwandAir | RW | full | KGL 0/22/5 | | 333 332 738 73W DH4 CR9 | reach=2600 leans=africa:2.5
TC | Air Tanzania | TZ | full | DAR 17 | ZNZ 4, DOD 3, MWZ 3 | 788 7M9 223 DH4 | reach=1800 leans=TZ:4
PW | Precision Air | TZ | regional | DAR 9 | ZNZ 4, JRO 4, DOD 2 | AT7 AT4 | reach=700
CQ | Coastal Aviation | TZ | regional | DAR 7, ZNZ 5 | ARK 6, SEU 5 | CNC | reach=300 small=1
SA | South African Airways | ZA | full star | JNB 3/10/3 | CPT 2/0/1 | 333 343 320 | reach=2600 leans=africa:2,europe:0,asia:0,AU:5,BR:5,SD:0,EG:0 not=CPTLHR,MVD,ADL
FA | FlySafair | ZA | low | JNB 8, CPT 7 | HLA 4, DUR 4, PLZ 2, GRJ 2 | 738 733 | reach=1400
4Z | Airlink | ZA | regional | JNB 41 | CPT 15, DUR 4 | E90 E75 ER4 SF3 | reach=1500 small=0.3 leans=ZA:2
5Z | CemAir | ZA | regional | JNB 12 | CPT 6 | DH4 CR2 BEH | reach=900 small=1
GE | LIFT | ZA | low | JNB 2, CPT 1 | | 320 | reach=1200
WV | FlyNamibia | NA | regional | WDH 6 | ERS 3, WVB 1 | ER4 CNC | reach=900
BP | Air Botswana | BW | full | GBE 6 | MUB 2 | AT7 E75 | reach=700
UM | Air Zimbabwe | ZW | full | HRE 5 | | 320 ER4 763 | reach=1200
FN | fastjet | ZW | low | HRE 4, VFA 3 | BUQ 1 | ER4 | reach=900
P0 | Proflight Zambia | ZM | regional | LUN 8 | NLA 2, LVI 1 | DH3 CR2 SF3 | reach=700
3W | Malawi Airlines | MW | full | LLW 6 | BLZ 4 | 738 DH4 | reach=1000
TM | LAM Mozambique | MZ | full | MPM 12 | BEW 4, APL 2 | 73W E90 DH4 CR9 | reach=1200
MK | Air Mauritius | MU | full | MRU 1/7/8 | RRG 1d | 359 339 332 AT7 | reach=5000 leans=FR:4,IN:2,RE:4
HM | Air Seychelles | SC | full | SEZ 8 | PRI 1 | 32N DHT | reach=3500 leans=SC:30
MD | Madagascar Airlines | MG | full | TNR 10 | NOS 2 | E90 AT7 DHT | reach=1200 leans=FR:5
UU | Air Austral | RE | full | RUN 2/10/15 | DZA 2/2/2 | 77W 788 223 | reach=5000 leans=FR:8
Y3 | Ewa Air | YT | regional | DZA 6 | | AT7 | reach=600
DT | TAAG Angola Airlines | AO | full | LAD 8/4/4 | | 77W 788 73W DH4 223 | reach=3500 leans=AO:5,PT:6,BR:2
QC | Camair-Co | CM | full | DLA 7, NSI 6 | | 73W DH4 | reach=900
J7 | Afrijet | GA | regional | LBV 7 | | AT7 | reach=700
C2 | CEIBA Intercontinental | GQ | full | SSG 8 | BSG 2 | 738 AT7 | reach=1800
8Z | Congo Airways | CD | full | FIH 8 | FBM 2 | 320 E90 DH4 | reach=1400
Q6 | ECAir | CG | full | BZV 6 | PNR 4 | 733 | reach=1200
P4 | Air Peace | NG | full | LOS 24, ABV 13 | | 733 E95 ER4 772 | reach=1500 leans=NG:3,europe:0,GB:3,asia:0.2,IN:0.5,SA:0.5,CN:0.3 not=LHR
W3 | Arik Air | NG | full | LOS 8, ABV 6 | | 73W DH4 | reach=900 leans=NG:3
UN | United Nigeria Airlines | NG | low | LOS 8, ABV 6 | ENU 2 | ER4 | reach=700
VK | ValueJet | NG | low | LOS 7, ABV 4 | | CR9 | reach=700
Q9 | Green Africa Airways | NG | low | LOS 8 | ABV 2 | AT7 | reach=700
AW | Africa World Airlines | GH | regional | ACC 8 | | ER4 | reach=700
OP | PassionAir | GH | regional | ACC 3 | | DH4 | reach=500
HF | Air Cote d'Ivoire | CI | full | ABJ 27 | | 320 319 DH4 | reach=1600 leans=CI:5
KP | ASKY Airlines | TG | full | LFW 0/19/0 | | 738 73W DH4 | reach=1600
2J | Air Burkina | BF | full | OUA 13 | BOY 2 | E90 | reach=1000
HC | Air Senegal | SN | full | DSS 20 | | 339 321 319 AT7 | reach=1800 leans=FR:2,africa:4
L6 | Mauritania Airlines | MR | full | NKC 11 | NDB 2 | 738 73W ER4 | reach=1600
VR | Cabo Verde Airlines | CV | full | SID 6, RAI 7 | | 73W | reach=3000 leans=PT:6,CV:6
OF | Overland Airways | NG | regional | ABV 6, LOS 5 | | AT7 E75 | reach=600
`;
