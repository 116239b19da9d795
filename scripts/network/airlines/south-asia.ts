/** India and its neighbours. */
export const SOUTH_ASIA = `
6E | IndiGo | IN | low | DEL 66/14/4, BOM 52/12/4, BLR 58/8/2, HYD 50/8/0 | CCU 38/6/0, MAA 34/6/0, AMD 26/4/0, PNQ 18/2/0, COK 12/6/0, LKO 14/2/0, JAI 16/2/0, GOI 12/0/0, GAU 12/0/0, IDR 12/0/0, PAT 8/0/0, IXC 10/2/0, BBI 12/2/0, NAG 12/0/0, TRV 6/2/0, SXR 6/0/0, VTZ 8/0/0, RPR 8/0/0, IXR 8/0/0, VNS 6/0/0, GOX 8/0/0, CJB 6/2/0, IXB 6/0/0, STV 6/0/0, VGA 6/0/0, UDR 4/0/0 | 789 320 32N 32Q 321 AT7 | reach=2100 leans=IN:1.6,US:0.02,CA:0.02
AI | Air India | IN | full star | DEL 44/22/26, BOM 30/8/10 | BLR 12/2/4, HYD 8/2/2, CCU 8/2/0, MAA 8/2/0, COK 4/2/2, AMD 4/0/2, PNQ 4/0/0 | 77W 77L 788 789 359 32N 32Q 320 321 319 | reach=2800 leans=IN:2.5,GB:2,US:2,AU:1.5,CA:1.5
IX | Air India Express | IN | low | BLR 18, COK 10, CCJ 8, HYD 12 | DEL 15, BOM 8, TRV 8, CCU 10, CNN 5, IXE 5, MAA 5, TRZ 2, LKO 5, JAI 5, VNS 5, IXR 2, BBI 5, GAU 5, PNQ 5, VTZ 2, VGA 2 | 738 7M8 32N 320 | reach=2300 leans=AE:3,IN:1.5
SG | SpiceJet | IN | low | DEL 80, BOM 38, HYD 32, BLR 28 | CCU 32, MAA 28, AMD 28, PNQ 22, GAU 12, JAI 15, PAT 12 | 738 739 73W 7M8 DH4 | reach=1700 leans=IN:3
QP | Akasa Air | IN | low | BOM 10, BLR 9 | DEL 6, AMD 4, HYD 3, PNQ 3 | 7M8 | reach=1800 leans=IN:2.5
9I | Alliance Air | IN | regional | DEL 15, HYD 10, CCU 10, BLR 10 | MAA 10, COK 5, GAU 10, BOM 8 | AT7 AT4 DHT | reach=700 small=1 abroad=0
S5 | Star Air | IN | regional | BLR 7, HYD 5 | IXG 6, AMD 3, BOM 4 | E75 ER4 | reach=900 small=1 abroad=0
UL | SriLankan Airlines | LK | full oneworld | CMB 0/34/14 | | 333 332 32N 32Q 321 320 | reach=3200 leans=IN:3,CN:0.6,LA:0
8D | FitsAir | LK | low | CMB 6 | | 320 | reach=2500
BG | Biman Bangladesh Airlines | BD | full | DAC 6/12/5 | ZYL 0/4/0, CGP 0/4/0 | 77W 788 789 738 DH4 | reach=3200 leans=BD:5
BS | US-Bangla Airlines | BD | low | DAC 15 | CGP 3 | 738 333 AT7 | reach=2600 leans=BD:5
VQ | Novoair | BD | low | DAC 8 | | AT7 | reach=600 leans=BD:6
2A | Air Astra | BD | low | DAC 4 | | AT7 | reach=500 leans=BD:6
PK | Pakistan International Airlines | PK | full | KHI 6/6/2, ISB 6/10/3, LHE 5/10/2 | PEW 0/6/0, MUX 0/3/0, SKT 0/6/0, LYP 0/3/0, UET 2/0/0 | 77W 772 320 AT7 | reach=2800 leans=PK:3,SA:3,AE:2
PA | Airblue | PK | low | KHI 6, LHE 8, ISB 8 | PEW 3, MUX 2 | 320 321 | reach=1900 leans=AE:3,PK:3
PF | AirSial | PK | low | KHI 4, LHE 5, ISB 6 | SKT 2 | 320 | reach=1900 leans=PK:3,SA:3
ER | SereneAir | PK | low | ISB 6, KHI 4, LHE 4 | PEW 2 | 738 332 | reach=1900 leans=PK:3
9P | Fly Jinnah | PK | low | KHI 4, LHE 4, ISB 4 | PEW 1 | 320 | reach=1700 leans=PK:3
RA | Nepal Airlines | NP | full | KTM 13 | | 332 320 DHT | reach=2500
H9 | Himalaya Airlines | NP | low | KTM 8 | | 320 | reach=2500
U4 | Buddha Air | NP | regional | KTM 12 | PKR 4 | AT7 AT4 | reach=400 leans=NP:6
YT | Yeti Airlines | NP | regional | KTM 8 | PKR 2 | AT7 DHT | reach=300 leans=NP:6
N9 | Shree Airlines | NP | regional | KTM 7 | | DH4 CR2 | reach=300 leans=NP:6
KB | Drukair | BT | full | PBH 8 | | 320 319 AT4 | reach=1800
B3 | Bhutan Airlines | BT | full | PBH 4 | | 319 | reach=1800
Q2 | Maldivian | MV | full | MLE 15 | | 320 DH3 DH4 | reach=900 leans=MV:6
VP | Villa Air | MV | regional | MLE 6 | | AT7 | reach=400 leans=MV:6
NR | Manta Air | MV | regional | MLE 3 | | AT7 DHT | reach=400 leans=MV:6
`;
