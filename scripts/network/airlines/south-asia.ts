/** India and its neighbours. */
export const SOUTH_ASIA = `
6E | IndiGo | IN | low | DEL 35/7/2, BOM 28/6/2, BLR 31/4/1, HYD 27/5/0 | CCU 21/3/0, MAA 17/3/0, AMD 13/2/0, PNQ 9/1/0, COK 6/3/0, LKO 7/1/0, JAI 8/1/0, GOI 6/0/0, GAU 6/0/0, IDR 6/0/0, PAT 4/0/0, IXC 5/1/0, BBI 6/1/0, NAG 6/0/0, TRV 3/1/0, SXR 3/0/0, VTZ 4/0/0, RPR 4/0/0, IXR 4/0/0, VNS 3/0/0, GOX 4/0/0, CJB 3/1/0, IXB 3/0/0, STV 3/0/0, VGA 3/0/0, UDR 2/0/0 | 789 320 32N 32Q 321 AT7 | reach=2100 leans=IN:1.6
AI | Air India | IN | full star | DEL 22/11/20, BOM 15/4/8 | BLR 6/1/2, HYD 4/1/1, CCU 4/1/0, MAA 4/1/0, COK 2/1/1, AMD 2/0/1, PNQ 2/0/0 | 77W 77L 788 789 359 32N 32Q 320 321 319 | reach=2800 leans=IN:2.5,GB:2,US:2,AU:1.5,CA:1.5
IX | Air India Express | IN | low | BLR 7, COK 4, CCJ 3, HYD 5 | DEL 6, BOM 3, TRV 3, CCU 4, CNN 2, IXE 2, MAA 2, TRZ 1, LKO 2, JAI 2, VNS 2, IXR 1, BBI 2, GAU 2, PNQ 2, VTZ 1, VGA 1 | 738 7M8 32N 320 | reach=2300 leans=AE:3,IN:1.5
SG | SpiceJet | IN | low | DEL 32, BOM 15, HYD 13, BLR 11 | CCU 13, MAA 11, AMD 11, PNQ 9, GAU 5, JAI 6, PAT 5 | 738 739 73W 7M8 DH4 | reach=1700 leans=IN:3
QP | Akasa Air | IN | low | BOM 10, BLR 9 | DEL 6, AMD 4, HYD 3, PNQ 3 | 7M8 | reach=1800 leans=IN:2.5
9I | Alliance Air | IN | regional | DEL 6, HYD 4, CCU 4, BLR 4 | MAA 4, COK 2, GAU 4, BOM 3 | AT7 AT4 DHT | reach=700 small=1 abroad=0
S5 | Star Air | IN | regional | BLR 7, HYD 5 | IXG 6, AMD 3, BOM 4 | E75 ER4 | reach=900 small=1 abroad=0
UL | SriLankan Airlines | LK | full oneworld | CMB 0/17/7 | | 333 332 32N 32Q 321 320 | reach=3200 leans=IN:3
8D | FitsAir | LK | low | CMB 6 | | 320 | reach=2500
BG | Biman Bangladesh Airlines | BD | full | DAC 5/9/4 | ZYL 0/3/0, CGP 0/3/0 | 77W 788 789 738 DH4 | reach=3200 leans=BD:5
BS | US-Bangla Airlines | BD | low | DAC 15 | CGP 3 | 738 333 AT7 | reach=2600 leans=BD:5
VQ | Novoair | BD | low | DAC 8 | | AT7 | reach=600 leans=BD:6
2A | Air Astra | BD | low | DAC 4 | | AT7 | reach=500 leans=BD:6
PK | Pakistan International Airlines | PK | full | KHI 4/4/1, ISB 4/6/2, LHE 3/6/1 | PEW 0/4/0, MUX 0/2/0, SKT 0/4/0, LYP 0/2/0, UET 1/0/0 | 77W 772 320 AT7 | reach=2800 leans=PK:3,SA:3,AE:2
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
