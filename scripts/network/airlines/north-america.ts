/** United States and Canada. Regional operators fly under the code of the airline they fly for. */
export const NORTH_AMERICA = `
AA | American Airlines | US | full oneworld | DFW 130/37/13, CLT 107/24/9, ORD 83/9/10, MIA 42/54/10, PHL 71/12/13, DCA 69d, PHX 62/12/1, LGA 44/2/0, LAX 27/9/6, JFK 15/9/9 | BOS 13/3/1, AUS 10/2/0 | 77W 772 789 788 321 32Q 738 7M8 320 319 E75 CR9 CR7 ER4 | reach=3000 abroad=0.7 leans=BR:1.6,AR:1.6,CO:1.3
DL | Delta Air Lines | US | full skyteam | ATL 128/35/20, MSP 91/11/6, DTW 84/10/10, SLC 73/8/3, JFK 47/15/22, LGA 53/2/0, BOS 35/8/10, SEA 35/6/8, LAX 31/6/6 | CVG 13/1/1, RDU 13/1/1, AUS 13/1/0, MCO 10d | 359 339 333 332 763 752 739 738 321 32Q 320 319 223 717 E75 CR9 CR7 CR2 | reach=3000 abroad=0.7
UA | United Airlines | US | full star | ORD 107/15/13, DEN 130/17/6, IAH 85/39/9, EWR 65/23/36, IAD 64/10/19, SFO 54/10/22, LAX 37/6/9 | GUM 2/9/0, CLE 9d | 77W 772 789 788 781 763 752 739 738 7M8 7M9 320 319 32Q E75 CR7 CR2 ER4 | reach=3200 abroad=0.8
WN | Southwest Airlines | US | low | DEN 54, MDW 44, BWI 44, LAS 43, DAL 39, PHX 35, HOU 31, BNA 30, MCO 29 | STL 27, TPA 21, AUS 21, ATL 18, OAK 18, SAN 18, MCI 18, LAX 17, SMF 15, SJC 13, FLL 15, MSY 13, SAT 9, RDU 9, CMH 8, IND 8, MKE 9, PIT 7, ABQ 7, HNL 6, OGG 4, SNA 8, BUR 8, ORD 10, IAH 4, ONT 7 | 73W 738 7M8 | reach=2400 abroad=0.25
B6 | JetBlue Airways | US | low | JFK 61, BOS 57 | FLL 47, MCO 34, SJU 15, EWR 27, LAX 17, LGA 10, TPA 8, PBI 8, BDL 7, DCA 7, SFO 5 | 320 321 32Q 223 E90 | reach=2600 leisure=2.5 abroad=0.6 leans=DO:3,PR:1.5
AS | Alaska Airlines | US | full oneworld | SEA 79, PDX 43, ANC 20, SFO 28, SAN 26, LAX 26 | JNU 8d, SJC 12d, PAE 8d, FAI 5d, BOI 8d | 789 739 738 7M9 7M8 73W E75 | reach=2600 abroad=0.4 leans=MX:2
NK | Spirit Airlines | US | low | FLL 31, MCO 24, LAS 17, DTW 14 | DFW 11, IAH 10, BWI 11, EWR 11, ATL 13, MIA 13, PHL 10, MYR 11, TPA 9, ACY 5, LAX 8, ORD 9, MSY 8, BNA 7, CLE 5 | 319 320 32N 321 32Q | reach=1900 leisure=2.5 abroad=0.6
F9 | Frontier Airlines | US | low | DEN 18, MCO 11 | LAS 8, PHL 8, ATL 8, MIA 6, TPA 5, PHX 5, ORD 4, CLE 4, DFW 4, CVG 3, RDU 3, SJU 4 | 320 32N 321 32Q | reach=2200 leisure=2.5 abroad=0.4
G4 | Allegiant Air | US | low | LAS 10, SFB 13, PIE 10, PGD 8, AZA 8 | VPS 6, SRQ 6, MYR 4, SAV 3, AVL 3, BNA 3, CVG 3, FLL 3, LAX 3, IND 3, ABE 2, PIT 2, GRR 2, TYS 2, BLI 2 | 319 320 7M8 | reach=1600 leisure=1 small=1 abroad=0
HA | Hawaiian Airlines | US | full oneworld | HNL 8/1/15, OGG 5/0/7 | LIH 3/0/3, KOA 3/0/4 | 789 332 32Q 717 | reach=6000 leans=US:2,JP:2
SY | Sun Country Airlines | US | low | MSP 20 | DFW 2, LAS 2, MCO 2 | 738 739 | reach=2400 leisure=4 abroad=0.6
MX | Breeze Airways | US | low | PVD 5, ORF 4, CHS 5 | TPA 4, HVN 4, RDU 5, CVG 2, PIT 2, VPS 2, RSW 3, PVU 2, MCO 3 | 223 E90 | reach=1800 leisure=2 small=1 abroad=0
XP | Avelo Airlines | US | low | HVN 8 | LAL 2, ILM 4, RDU 4, MCO 4 | 73W 738 | reach=1500 leisure=3 small=1 abroad=0.2
9X | Southern Airways Express | US | regional | HNL 5, OGG 7 | IAD 5, PIT 4, KOA 3, DFW 3 | CNC | reach=200 small=1 abroad=0
9K | Cape Air | US | regional | BOS 9 | SJU 6, STL 4, HYA 2, STT 3, BIL 4, ACK 3 | CNC | reach=300 small=1 abroad=0.3
GV | Grant Aviation | US | regional | BET 13, ANC 3 | DUT 2, DLG 3, AKN 2 | CNC | reach=200 small=1 abroad=0
8E | Bering Air | US | regional | OME 7, OTZ 6 | UNK 3 | CNC BEH | reach=200 small=1 abroad=0
K3 | Taquan Air | US | regional | KTN 5 | | CNC | reach=150 small=1 abroad=0
8V | Wright Air Service | US | regional | FAI 9 | GAL 4 | CNC | reach=300 small=1 abroad=0
AC | Air Canada | CA | full star | YYZ 18/52/29, YUL 14/32/18, YVR 21/20/10 | YYC 13/8/2, YTZ 2/1/0, YOW 7/3/1, YHZ 7/3/1, YEG 3/0/0, YWG 3/0/0, YQB 2/2/0 | 77W 77L 789 788 333 321 320 319 223 7M8 E75 CR9 DH4 | reach=3200 leans=US:1.6
WS | WestJet | CA | low | YYC 23/21/5 | YEG 11/6/0, YVR 8/6/0, YYZ 11/6/0, YWG 6/2/0, YLW 4/1/0, YXE 3/1/0, YQR 3/1/0, YHZ 4/1/2, YOW 3/0/0 | 789 73W 738 7M8 DH4 | reach=2400 leisure=2 leans=US:1.3,MX:1.6
PD | Porter Airlines | CA | regional | YTZ 5/5/0, YYZ 7/8/0 | YOW 5/2/0, YUL 4/1/0, YHZ 4/0/0 | DH4 295 | reach=1500 leans=US:1.3
TS | Air Transat | CA | low | YUL 2/4/6, YYZ 2/4/5 | YQB 1/1/1 | 332 333 32Q 321 | reach=5000 leisure=4 abroad=3 leans=FR:3,GB:2,PT:2,IT:2
F8 | Flair Airlines | CA | low | YYZ 9, YVR 6, YEG 5 | YYC 5, YKF 4, YUL 4 | 738 7M8 | reach=2400 leisure=2 abroad=0.5
4N | Air North | CA | regional | YXY 8 | | 73W AT4 | reach=1200 abroad=0
5T | Canadian North | CA | regional | YFB 7, YZF 7, YOW 2 | YEG 3, YEV 4, YRT 4 | 73W AT4 | reach=900 small=1 abroad=0
3H | Air Inuit | CA | regional | YUL 4, YGL 4, YVP 4, YPX 4 | YQB 2 | DH3 73W | reach=700 small=1 abroad=0
MO | Calm Air | CA | regional | YWG 6, YTH 6 | YRT 3, YYQ 3 | AT4 AT7 | reach=700 small=1 abroad=0
PB | PAL Airlines | CA | regional | YYT 4, YYR 4 | YWK 4, YQB 3, YHZ 4, YUL 3 | DH3 DH4 CNC | reach=700 small=1 abroad=0
8P | Pacific Coastal Airlines | CA | regional | YVR 10 | YYJ 4, YYC 4 | SF3 BEH | reach=400 small=1 abroad=0
JV | Bearskin Airlines | CA | regional | YQT 8, YSB 5 | YXL 4 | BEH | reach=400 small=1 abroad=0
WT | Wasaya Airways | CA | regional | YXL 7, YQT 5 | YPL 4 | CNC DH3 BEH | reach=400 small=1 abroad=0
YP | Perimeter Aviation | CA | regional | YWG 9 | YTH 3, YXL 3 | DH3 BEH | reach=500 small=1 abroad=0
`;
