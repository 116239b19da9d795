/** United States and Canada. Regional operators fly under the code of the airline they fly for. */
export const NORTH_AMERICA = `
AA | American Airlines | US | full oneworld | DFW 142/40/15, CLT 116/25/8, ORD 90/10/11, MIA 46/59/11, PHL 78/13/15, DCA 76d, PHX 68/13/1, LGA 49/2/0, LAX 30/8/6, JFK 17/10/10 | BOS 15/3/1, AUS 11/2/0 | 77W 772 789 788 321 32Q 738 7M8 320 319 E75 CR9 CR7 ER4 | reach=3000 abroad=0.7
DL | Delta Air Lines | US | full skyteam | ATL 133/36/21, MSP 95/11/6, DTW 86/10/10, SLC 76/8/3, JFK 44/15/23, LGA 55/2/0, BOS 36/8/10, SEA 36/6/8, LAX 32/6/6 | CVG 13/1/1, RDU 13/1/1, AUS 13/1/0, MCO 10d | 359 339 333 332 763 752 739 738 321 32Q 320 319 223 717 E75 CR9 CR7 CR2 | reach=3000 abroad=0.7
UA | United Airlines | US | full star | ORD 116/17/15, DEN 141/19/6, IAH 93/43/8, EWR 71/24/38, IAD 70/11/21, SFO 59/11/23, LAX 40/6/8 | GUM 2/8/0, CLE 8d | 77W 772 789 788 781 763 752 739 738 7M8 7M9 320 319 32Q E75 CR7 CR2 ER4 | reach=3200 abroad=0.8
WN | Southwest Airlines | US | low | DEN 55, MDW 46, BWI 45, LAS 44, DAL 40, PHX 36, HOU 33, BNA 32, MCO 30 | STL 27, TPA 22, AUS 22, ATL 19, OAK 18, SAN 18, MCI 18, LAX 17, SMF 15, SJC 14, FLL 15, MSY 14, SAT 9, RDU 9, CMH 8, IND 8, MKE 9, PIT 6, ABQ 6, HNL 5, OGG 4, SNA 8, BUR 8, ONT 6 | 73W 738 7M8 | reach=2400 abroad=0.25
B6 | JetBlue Airways | US | low | JFK 72, BOS 68 | FLL 55, MCO 40, SJU 18, EWR 32, LAX 20, LGA 12, TPA 10, PBI 10, BDL 8, DCA 8, SFO 6 | 320 321 32Q 223 E90 | reach=2600 leisure=2.5 abroad=0.6
AS | Alaska Airlines | US | full oneworld | SEA 84, PDX 46, ANC 21, SFO 30, SAN 28, LAX 28 | JNU 8d, SJC 13d, PAE 8d, FAI 5d, BOI 8d | 789 739 738 7M9 7M8 73W E75 | reach=2600 abroad=0.4 leans=MX:2
NK | Spirit Airlines | US | low | FLL 33, MCO 26, LAS 18, DTW 15 | DFW 12, IAH 11, BWI 12, EWR 12, ATL 14, MIA 14, PHL 11, MYR 12, TPA 10, ACY 5, LAX 8, ORD 10, MSY 8, BNA 7, CLE 5 | 319 320 32N 321 32Q | reach=1900 leisure=2.5 abroad=0.6
F9 | Frontier Airlines | US | low | DEN 19, MCO 12 | LAS 8, PHL 8, ATL 8, MIA 6, TPA 5, PHX 5, ORD 4, CLE 4, DFW 4, CVG 3, RDU 3, SJU 4 | 320 32N 321 32Q | reach=2200 leisure=2.5 abroad=0.4
G4 | Allegiant Air | US | low | LAS 16, SFB 19, PIE 16, PGD 14, AZA 14 | VPS 8, SRQ 8, MYR 6, SAV 5, AVL 4, BNA 4, CVG 4, FLL 5, LAX 4, IND 4, ABE 3, PIT 3, GRR 3, TYS 3, BLI 2 | 319 320 7M8 | reach=1600 leisure=1 small=1 abroad=0
HA | Hawaiian Airlines | US | full oneworld | HNL 9/1/18, OGG 6/0/8 | LIH 3/0/3, KOA 3/0/4 | 789 332 32Q 717 | reach=6000 leans=US:2,JP:2
SY | Sun Country Airlines | US | low | MSP 24 | DFW 2, LAS 2, MCO 2 | 738 739 | reach=2400 leisure=4 abroad=0.6
MX | Breeze Airways | US | low | PVD 7, ORF 6, CHS 7 | TPA 5, HVN 6, RDU 7, CVG 3, PIT 2, VPS 3, RSW 4, PVU 3, MCO 4 | 223 E90 | reach=1800 leisure=2 small=1 abroad=0
XP | Avelo Airlines | US | low | HVN 8 | LAL 2, ILM 4, RDU 4, MCO 4 | 73W 738 | reach=1500 leisure=3 small=1 abroad=0.2
9K | Cape Air | US | regional | BOS 12 | SJU 7, STL 5, HYA 3, STT 4, BIL 5, ACK 4 | CNC | reach=300 small=1 abroad=0.3
GV | Grant Aviation | US | regional | BET 18, ANC 4 | DUT 2, DLG 4, AKN 3 | CNC | reach=200 small=1 abroad=0
8E | Bering Air | US | regional | OME 10, OTZ 8 | UNK 4 | CNC BEH | reach=200 small=1 abroad=0
K3 | Taquan Air | US | regional | KTN 6 | | CNC | reach=150 small=1 abroad=0
8V | Wright Air Service | US | regional | FAI 12 | GAL 4 | CNC | reach=300 small=1 abroad=0
AC | Air Canada | CA | full star | YYZ 19/55/31, YUL 15/34/19, YVR 22/21/11 | YYC 14/9/2, YOW 7/3/1, YHZ 7/3/1, YEG 3/0/0, YWG 3/0/0, YQB 2/2/0 | 77W 77L 789 788 333 321 320 319 223 7M8 E75 CR9 DH4 | reach=3200 leans=US:1.6
WS | WestJet | CA | low | YYC 24/22/5 | YEG 12/6/0, YVR 9/6/0, YYZ 12/6/0, YWG 6/2/0, YLW 4/1/0, YXE 3/1/0, YQR 3/1/0, YHZ 4/1/2, YOW 3/0/0 | 789 73W 738 7M8 DH4 | reach=2400 leisure=2 leans=US:1.3,MX:1.6
PD | Porter Airlines | CA | regional | YTZ 6/6/0, YYZ 8/10/0 | YOW 6/2/0, YUL 4/1/0, YHZ 4/0/0 | DH4 295 | reach=1500 leans=US:1.3
TS | Air Transat | CA | low | YUL 2/5/7, YYZ 2/5/6 | YQB 1/1/1 | 332 333 32Q 321 | reach=5000 leisure=4 abroad=3 leans=FR:3,GB:2,PT:2,IT:2
F8 | Flair Airlines | CA | low | YYZ 13, YVR 9, YEG 7 | YYC 7, YKF 6, YUL 5 | 738 7M8 | reach=2400 leisure=2 abroad=0.5
4N | Air North | CA | regional | YXY 9 | | 73W AT4 | reach=1200 abroad=0
5T | Canadian North | CA | regional | YFB 9, YZF 9, YOW 2 | YEG 3, YEV 4, YRT 4 | 73W AT4 | reach=900 small=1 abroad=0
3H | Air Inuit | CA | regional | YUL 6, YGL 4, YVP 6, YPX 5 | YQB 2 | DH3 73W | reach=700 small=1 abroad=0
MO | Calm Air | CA | regional | YWG 8, YTH 8 | YRT 4, YYQ 4 | AT4 AT7 | reach=700 small=1 abroad=0
PB | PAL Airlines | CA | regional | YYT 6, YYR 6 | YWK 4, YQB 3, YHZ 4, YUL 3 | DH3 DH4 CNC | reach=700 small=1 abroad=0
8P | Pacific Coastal Airlines | CA | regional | YVR 13 | YYJ 5, YYC 4 | SF3 BEH | reach=400 small=1 abroad=0
JV | Bearskin Airlines | CA | regional | YQT 8, YSB 5 | YXL 4 | BEH | reach=400 small=1 abroad=0
WT | Wasaya Airways | CA | regional | YXL 8, YQT 6 | YPL 5 | CNC DH3 BEH | reach=400 small=1 abroad=0
YP | Perimeter Aviation | CA | regional | YWG 14 | YTH 4, YXL 4 | DH3 BEH | reach=500 small=1 abroad=0
`;
