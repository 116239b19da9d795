/** Mainland China: three state groups, their daughters, and the provinces' own airlines. */
export const CHINA = `
CA | Air China | CN | full star | PEK 64/14/19, CTU 33/1/0, TFU 23/3/2 | PVG 12/6/5, CKG 17/1/0, HGH 14/2/0, SHA 6/1/0, WUH 7/0/0, TSN 9/1/0, KWE 6/0/0, HET 9/0/0, SZX 5/0/0, CAN 5/0/0 | 77W 748 359 333 332 789 321 32N 32Q 320 738 7M8 919 | reach=2400 leans=CN:2.5
MU | China Eastern Airlines | CN | full skyteam | PVG 57/19/14, SHA 49/2/0, KMG 57/9/1, XIY 47/2/1 | PKX 33/2/0, NKG 29/2/0, WUH 19/1/0, TNA 13/1/0, TAO 21/2/0, HFE 16/0/0, TYN 14/0/0, KHN 12/0/0, NGB 12/1/0, LHW 17/0/0, SJW 9/0/0, TFU 11/0/0, CKG 7/0/0, HGH 8/0/0, CAN 7/0/0, SZX 6/0/0, LJG 5/0/0, YNT 7/1/0, WUX 10/1/0, CTU 8/0/0 | 77W 359 333 332 789 321 32N 32Q 320 319 738 73W 919 AJ2 | reach=2200 leans=CN:2.5
CZ | China Southern Airlines | CN | full | CAN 69/20/18, PKX 45/2/2, URC 35/8/0, SZX 31/3/0 | CKG 18/0/0, WUH 26/1/1, CSX 27/1/0, CGO 26/1/0, SHE 22/2/0, DLC 20/2/0, HRB 22/0/0, CGQ 18/1/0, KWE 24/0/0, NNG 14/1/0, HAK 20/0/0, SYX 12/0/0, SHA 12/0/0, PVG 12/3/0, SWA 12/1/0, ZUH 11/0/0, TFU 8/0/0, CTU 8/0/0, XIY 8/0/0, KMG 6/0/0, HGH 8/0/0, NKG 6/0/0, KWL 8/0/0 | 77W 359 333 332 789 788 321 32N 32Q 320 319 738 73W 919 E90 AJ2 | reach=2200 leans=CN:2.5
FM | Shanghai Airlines | CN | full skyteam | PVG 30, SHA 30 | HGH 2 | 789 738 7M8 | reach=1700 leans=CN:3
HU | Hainan Airlines | CN | full | HAK 16/1/0, PEK 14/0/4, SZX 13/1/2 | XIY 11/0/0, CAN 9/0/0, TYN 4/0/0, DLC 4/0/0, URC 4/0/0, CKG 4/0/1 | 789 333 738 7M8 | reach=2100 leans=CN:3
JD | Beijing Capital Airlines | CN | low | PKX 12, HAK 4, SYX 6 | HGH 4, TAO 4, XIY 4, LJG 4 | 319 320 321 333 | reach=1900 leans=CN:3
ZH | Shenzhen Airlines | CN | full star | SZX 53, CAN 20 | NKG 17, XIY 13, SHE 9, WUX 17, NNG 15, CGO 13, KHN 9, JJN 7, CTU 5 | 333 738 7M8 320 321 32N 319 | reach=1900 leans=CN:3
MF | Xiamen Airlines | CN | full skyteam | XMN 15, FOC 10 | HGH 6, TNA 2, CSX 3, TSN 3, PKX 3, JJN 4, CKG 2, SHA 2 | 789 788 738 7M8 73W 32Q | reach=2000 leans=CN:3
3U | Sichuan Airlines | CN | full | TFU 25, CTU 17, CKG 16 | KMG 11, XIY 8, HGH 8, HRB 5, SHE 4, PKX 4, TNA 3, NNG 3, SYX 3, URC 3, XNN 2 | 359 333 332 321 32N 320 319 | reach=2000 leans=CN:3
SC | Shandong Airlines | CN | full | TNA 15, TAO 15 | YNT 7, XMN 7, CKG 5, KWE 3, URC 2, ZUH 2 | 738 7M8 73W | reach=1900 leans=CN:3
HO | Juneyao Air | CN | full | PVG 14, SHA 10 | NKG 8, WUX 3, CKG 2 | 789 320 321 32N 32Q | reach=1900 leans=CN:2.5
9C | Spring Airlines | CN | low | PVG 13, SHA 4 | SJW 7, CAN 4, SHE 5, YTY 4, NGB 4, SZX 4, HRB 3, XIY 4, LHW 4, DLC 4, SWA 3, KHN 2 | 320 32N 32Q | reach=1900 leans=CN:2,JP:2,TH:1.5
GS | Tianjin Airlines | CN | low | TSN 13, XIY 7 | URC 6, HET 4, NNG 4, HAK 3, CKG 3 | 320 321 32N E95 333 | reach=1700 leans=CN:4
G5 | China Express Airlines | CN | regional | CKG 26, KWE 20, XIY 14, DLC 12 | HET 14, TSN 10, LHW 12, KRL 12, URC 14, TFU 10, HGH 4, CGO 4 | CR9 320 AJ2 | reach=1100 small=0.7 leans=CN:9
EU | Chengdu Airlines | CN | low | TFU 20, CTU 13 | HRB 6, CSX 3 | 320 321 AJ2 | reach=1700 leans=CN:9
TV | Tibet Airlines | CN | full | LXA 10, CTU 10 | TFU 4, XIY 3, CKG 2 | 319 320 333 | reach=1700 leans=CN:9
KY | Kunming Airlines | CN | low | KMG 24 | CSX 2 | 738 73W | reach=1600 leans=CN:9
PN | West Air | CN | low | CKG 20 | CGO 7, HFE 3 | 319 320 32N | reach=1700 leans=CN:9
8L | Lucky Air | CN | low | KMG 22 | LJG 5, TFU 4 | 738 320 32N 319 | reach=1700 leans=CN:4
KN | China United Airlines | CN | low | PKX 31 | FUO 4, WNZ 5 | 738 73W | reach=1600 leans=CN:9
BK | Okay Airways | CN | low | TSN 10, CSX 10 | XIY 7 | 738 739 | reach=1600 leans=CN:9
DZ | Donghai Airlines | CN | low | SZX 18 | NTG 3, YNT 3 | 738 | reach=1500 leans=CN:9
GJ | Loong Air | CN | low | HGH 20 | XIY 6, TFU 6, URC 3 | 320 32N 321 | reach=1700 leans=CN:9
NS | Hebei Airlines | CN | full | SJW 18 | PKX 6 | 738 E90 | reach=1500 leans=CN:9
QW | Qingdao Airlines | CN | low | TAO 15 | CSX 3, HRB 2 | 320 32N | reach=1600 leans=CN:9
FU | Fuzhou Airlines | CN | low | FOC 14 | HRB 3 | 738 | reach=1500 leans=CN:9
GX | GX Airlines | CN | low | NNG 18 | HAK 3 | 320 E90 | reach=1500 leans=CN:9
UQ | Urumqi Air | CN | low | URC 16 | WUH 3 | 738 E90 | reach=2200 leans=CN:9
Y8 | Suparna Airlines | CN | low | PVG 8, SZX 4 | | 738 | reach=1500 leans=CN:9
DR | Ruili Airlines | CN | low | KMG 14 | WUX 3 | 738 73W | reach=1500 leans=CN:9
9H | Air Changan | CN | low | XIY 14 | | 738 | reach=1600 leans=CN:9
A6 | Air Travel | CN | low | KMG 8, CSX 12 | | 320 | reach=1500 leans=CN:9
LT | Longjiang Airlines | CN | low | HRB 8 | | 320 321 | reach=1800 leans=CN:9
OQ | Chongqing Airlines | CN | low | CKG 24 | | 320 319 32N | reach=1600 leans=CN:9
GY | Colorful Guizhou Airlines | CN | low | KWE 22 | | 320 E90 | reach=1600 leans=CN:9
RY | Jiangxi Air | CN | low | KHN 14 | | 738 AJ2 | reach=1500 leans=CN:9
GT | Air Guilin | CN | low | KWL 12 | | 319 320 | reach=1500 leans=CN:9
AQ | 9 Air | CN | low | CAN 16 | WNZ 2, KWE 2 | 738 739 | reach=1700 leans=CN:5
JR | Joy Air | CN | regional | XIY 8 | HFE 2, XUZ 2 | AT7 738 | reach=900 leans=CN:9
9D | Genghis Khan Airlines | CN | regional | HET 12 | | AJ2 | reach=900 small=1 leans=CN:9
`;
