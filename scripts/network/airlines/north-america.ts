/** United States and Canada. Regional operators fly under the code of the airline they fly for. */
export const NORTH_AMERICA = `
AA | American Airlines | US | full oneworld | DFW 155/37/13, CLT 128/24/9, ORD 100/9/10, MIA 50/54/10, PHL 85/12/13, DCA 83d, PHX 75/12/1, LGA 57/2/0, LAX 33/9/6, JFK 18/9/9 | BOS 11/2/1, AUS 11/2/0 | 77W 772 789 788 321 32Q 738 7M8 320 319 E75 CR9 CR7 ER4 | reach=3000 abroad=0.7 leans=BR:2,AR:3,CO:1.5,CL:2,PE:2,AU:2,JP:1.5,KR:0.5,AE:0,QA:1 not=JFKFRA,JFKICN,LAXNRT,LAXICN,LAXPUJ
DL | Delta Air Lines | US | full skyteam | ATL 149/35/20, MSP 106/11/6, DTW 98/10/10, SLC 85/8/3, JFK 55/15/22, LGA 61/2/0, BOS 40/8/10, SEA 40/6/8, LAX 36/6/6 | CVG 15/1/1, RDU 15/1/1, AUS 15/1/0 | 359 339 333 332 763 752 739 738 321 32Q 320 319 223 717 E75 CR9 CR7 CR2 | reach=3000 abroad=0.7 leans=AE:0,SA:0.2,TW:0.6,QA:0,AU:2,JP:1.5 not=LAXICN,JFKICN,LAXMAD,JFKLTN,LAXNRT,LAXPUJ
UA | United Airlines | US | full star | ORD 113/15/13, DEN 138/17/6, IAH 90/39/9, EWR 69/23/36, IAD 68/10/19, SFO 57/10/22, LAX 39/6/9 | GUM 2/9/0 | 77W 772 789 788 781 763 752 739 738 7M8 7M9 320 319 32Q E75 CR7 CR2 ER4 | reach=3200 abroad=0.8 leans=AU:2.5,HK:1.5,JP:1.5,KR:0.6,TR:0.3,NZ:1.5 not=LAXICN,LAXIST,LAXFCO,LAXCDG,LAXFRA,LAXPUJ
WN | Southwest Airlines | US | low | DEN 86, MDW 70, BWI 70, LAS 69, DAL 62, PHX 56, HOU 50, BNA 48, MCO 46 | STL 43, TPA 34, AUS 34, ATL 29, OAK 29, SAN 29, MCI 29, LAX 27, SMF 24, SJC 21, FLL 24, MSY 21, SAT 14, RDU 14, CMH 13, IND 13, MKE 14, PIT 11, ABQ 11, HNL 10, OGG 6, SNA 13, BUR 13, ORD 16, IAH 6, ONT 11 | 73W 738 7M8 | reach=2400 abroad=0.25 not=JFK,EWR,LAXBZE
B6 | JetBlue Airways | US | low | JFK 79, BOS 74 | FLL 61, MCO 44, SJU 20, EWR 32, LAX 10, LGA 13, TPA 10, PBI 10, BDL 9, DCA 9, SFO 6 | 320 321 32Q 223 E90 | reach=2600 leisure=2.5 abroad=0.6 leans=DO:7,PR:2,JM:3,BB:2,AW:3,GB:0.4 not=MDW,IAH,PAP,MNI,LAXSFO,LAXLAS,BOSCVG,BOSBGR,MCOMEM
AS | Alaska Airlines | US | full oneworld | SEA 101, PDX 55, ANC 25, SFO 36, SAN 33, LAX 33 | JNU 11d, SJC 15d, PAE 11d, FAI 6d, BOI 11d | 789 739 738 7M9 7M8 73W E75 | reach=2600 abroad=0.4 leans=MX:2 not=SANONT
F9 | Frontier Airlines | US | low | DEN 90, MCO 55 | LAS 40, PHL 40, ATL 40, MIA 30, TPA 25, PHX 25, ORD 20, CLE 20, DFW 20, CVG 15, RDU 15, SJU 20 | 320 32N 321 32Q | reach=2200 leisure=2.5 abroad=0.4
G4 | Allegiant Air | US | low | LAS 40, SFB 52, PIE 40, PGD 32, AZA 32 | VPS 24, SRQ 24, MYR 16, SAV 12, AVL 12, BNA 12, CVG 12, FLL 12, LAX 12, IND 12, ABE 8, PIT 8, GRR 8, TYS 8, BLI 8 | 319 320 7M8 | reach=1600 leisure=1 small=1 abroad=0 not=JFK,LGA,LHR,SFO,MIA,EWR,BZE
HA | Hawaiian Airlines | US | full oneworld | HNL 8/1/15, OGG 5/0/7 | LIH 3/0/3, KOA 3/0/4 | 789 332 32Q 717 | reach=6000 leans=US:2,JP:2,AU:2,NZ:4,KR:1,CA:0 not=EWR,ORD,MIA,IAD,IAH,DFW,PHL,ATL,OGGJFK,KOAJFK,LIHJFK,OGGNRT,OGGHND,LIHNRT,KOANRT,LIHSYD,OGGSYD,KOASYD,OGGAKL,LIHAKL
SY | Sun Country Airlines | US | low | MSP 52 |  | 738 739 | reach=2400 leisure=4 abroad=0.6 not=LAXLAS,ATLMCO,EWRMCO
MX | Breeze Airways | US | low | PVD 5, ORF 4, CHS 5 | TPA 4, HVN 4, RDU 5, CVG 2, PIT 2, VPS 2, RSW 3, PVU 2, MCO 3 | 223 E90 | reach=1800 leisure=2 small=1 abroad=0
XP | Avelo Airlines | US | low | HVN 8 | LAL 2, ILM 4, RDU 4, MCO 4 | 73W 738 | reach=1500 leisure=3 small=1 abroad=0.2
9X | Southern Airways Express | US | regional | HNL 8, OGG 11 | IAD 8, PIT 6, KOA 5, DFW 5 | CNC | reach=200 small=1 abroad=0
9K | Cape Air | US | regional | BOS 14 | SJU 10, STL 6, HYA 3, STT 5, BIL 6, ACK 5 | CNC | reach=300 small=1 abroad=0.3
GV | Grant Aviation | US | regional | BET 39, ANC 9 | DUT 6, DLG 9, AKN 6 | CNC | reach=200 small=1 abroad=0 not=BETANC
8E | Bering Air | US | regional | OME 21, OTZ 18 | UNK 9 | CNC BEH | reach=200 small=1 abroad=0
K3 | Taquan Air | US | regional | KTN 10 | | CNC | reach=150 small=1 abroad=0
8V | Wright Air Service | US | regional | FAI 22 | GAL 10 | CNC | reach=300 small=1 abroad=0
AC | Air Canada | CA | full star | YYZ 22/54/29, YUL 18/34/18, YVR 26/22/12 | YYC 17/8/2, YTZ 2/1/0, YOW 7/3/1, YHZ 7/3/1, YEG 3/0/0, YWG 3/0/0, YQB 2/2/0 | 77W 77L 789 788 333 321 320 319 223 7M8 E75 CR9 DH4 | reach=3200 leans=US:1.6,HK:2,AU:3,IN:1.5,JP:1.5
WS | WestJet | CA | low | YYC 23/21/5 | YEG 11/6/0, YVR 8/6/0, YYZ 11/6/0, YWG 6/2/0, YLW 4/1/0, YXE 3/1/0, YQR 3/1/0, YHZ 4/1/2, YOW 3/0/0 | 789 73W 738 7M8 DH4 | reach=2400 leisure=2 leans=US:1.3,MX:1.6 not=KEW,YHZLAX
PD | Porter Airlines | CA | regional | YTZ 5/5/0, YYZ 9/8/0 | YOW 5/2/0, YUL 4/1/0, YHZ 4/0/0 | DH4 295 | reach=2600 leans=US:1.3
TS | Air Transat | CA | low | YUL 5/10/15, YYZ 5/10/12 | YQB 2/2/2 | 332 333 32Q 321 | reach=5000 leisure=4 abroad=3 leans=FR:3,GB:2,PT:2,IT:2 not=BZE
F8 | Flair Airlines | CA | low | YYZ 9, YVR 6, YEG 5 | YYC 5, YKF 4, YUL 4 | 738 7M8 | reach=2400 leisure=2 abroad=0.5
4N | Air North | CA | regional | YXY 8 | | 73W AT4 | reach=1200 abroad=0
5T | Canadian North | CA | regional | YFB 11, YZF 11, YOW 3 | YEG 5, YEV 6, YRT 6 | 73W AT4 | reach=900 small=1 abroad=0
3H | Air Inuit | CA | regional | YUL 5, YGL 5, YVP 5, YPX 5 | YQB 3 | DH3 73W | reach=700 small=1 abroad=0
MO | Calm Air | CA | regional | YWG 6, YTH 6 | YRT 3, YYQ 3 | AT4 AT7 | reach=700 small=1 abroad=0
PB | PAL Airlines | CA | regional | YYT 12, YYR 12 | YWK 12, YQB 9, YHZ 12, YUL 9 | DH3 DH4 CNC | reach=700 small=1 abroad=0
8P | Pacific Coastal Airlines | CA | regional | YVR 16 | YYJ 6, YYC 6 | SF3 BEH | reach=400 small=1 abroad=0
JV | Bearskin Airlines | CA | regional | YQT 8, YSB 5 | YXL 4 | BEH | reach=400 small=1 abroad=0
WT | Wasaya Airways | CA | regional | YXL 7, YQT 5 | YPL 4 | CNC DH3 BEH | reach=400 small=1 abroad=0
YP | Perimeter Aviation | CA | regional | YWG 9 | YTH 3, YXL 3 | DH3 BEH | reach=500 small=1 abroad=0
4B | Boutique Air | US | regional | DEN 8, DFW 4 | BNA 4, BWI 3, PDX 3, LAX 3, ATL 3 | CNC | reach=400 small=1 abroad=0
7S | Ryan Air | US | regional | UNK 6, OTZ 6 | BET 8, ANI 4 | CNC | reach=200 small=1 abroad=0 not=BETANC
LF | Contour Airlines | US | regional | CLT 4, PHL 3 | BNA 3, STL 3, PHX 3 | ER4 | reach=600 small=1 abroad=0
4W | Warbelow's Air Ventures | US | regional | FAI 9 | | CNC | reach=300 small=1 abroad=0
KG | Denver Air Connection | US | regional | DEN 6 | ORD 2 | ER4 BEH | reach=700 small=1 abroad=0
9M | Central Mountain Air | CA | regional | YVR 6, YXS 6 | YYC 3 | BEH DH3 | reach=500 small=1 abroad=0
8T | Air Tindi | CA | regional | YZF 7 | | DHT DH3 | reach=400 small=1 abroad=0
`;
