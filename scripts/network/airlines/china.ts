/** Mainland China: three state groups, their daughters, and the provinces' own airlines. */
export const CHINA = `
CA | Air China | CN | full star | PEK 60/13/18, CTU 31/1/0, TFU 22/3/2 | PVG 11/6/5, CKG 16/1/0, HGH 13/2/0, SHA 6/1/0, WUH 7/0/0, TSN 8/1/0, KWE 6/0/0, HET 8/0/0, SZX 5/0/0, CAN 5/0/0 | 77W 748 359 333 332 789 321 32N 32Q 320 738 7M8 919 | reach=2400 leans=CN:2.5
MU | China Eastern Airlines | CN | full skyteam | PVG 50/17/13, SHA 43/2/0, KMG 50/8/1, XIY 41/2/1 | PKX 29/2/0, NKG 25/2/0, WUH 17/1/0, TNA 12/1/0, TAO 19/2/0, HFE 14/0/0, TYN 13/0/0, KHN 10/0/0, NGB 10/1/0, LHW 15/0/0, SJW 8/0/0, TFU 9/0/0, CKG 6/0/0, HGH 7/0/0, CAN 6/0/0, SZX 5/0/0, LJG 4/0/0, YNT 6/1/0, WUX 8/1/0, CTU 7/0/0, PEK 4/0/0 | 77W 359 333 332 789 321 32N 32Q 320 319 738 73W 919 AJ2 | reach=2200 leans=CN:2.5
CZ | China Southern Airlines | CN | full | CAN 58/17/15, PKX 39/2/2, URC 29/7/0, SZX 26/3/0 | CKG 15/0/0, WUH 22/1/1, CSX 23/1/0, CGO 22/1/0, SHE 19/2/0, DLC 17/2/0, HRB 19/0/0, CGQ 15/1/0, KWE 21/0/0, NNG 12/1/0, HAK 17/0/0, SYX 9/0/0, SHA 9/0/0, PVG 9/3/0, SWA 9/1/0, ZUH 8/0/0, TFU 7/0/0, CTU 7/0/0, XIY 7/0/0, KMG 5/0/0, HGH 7/0/0, NKG 5/0/0, KWL 7/0/0 | 77W 359 333 332 789 788 321 32N 32Q 320 319 738 73W 919 E90 AJ2 | reach=2200 leans=CN:2.5
FM | Shanghai Airlines | CN | full skyteam | PVG 28, SHA 28 | HGH 2 | 789 738 7M8 | reach=1700 leans=CN:3
HU | Hainan Airlines | CN | full | HAK 13/1/0, PEK 11/0/4, SZX 11/1/2 | XIY 9/0/0, CAN 8/0/0, TYN 4/0/0, DLC 4/0/0, URC 4/0/0, CKG 4/0/1 | 789 333 738 7M8 | reach=2100 leans=CN:3
JD | Beijing Capital Airlines | CN | low | PKX 9, HAK 4, SYX 4 | HGH 4, TAO 4, XIY 4, LJG 4 | 319 320 321 333 | reach=1900 leans=CN:3
ZH | Shenzhen Airlines | CN | full star | SZX 50, CAN 19 | NKG 16, XIY 12, SHE 8, WUX 16, NNG 14, CGO 12, KHN 8, JJN 7, CTU 5 | 333 738 7M8 320 321 32N 319 | reach=1900 leans=CN:3
MF | Xiamen Airlines | CN | full skyteam | XMN 14, FOC 9 | HGH 6, TNA 2, CSX 3, TSN 3, PKX 3, JJN 4, CKG 2, SHA 2 | 789 788 738 7M8 73W 32Q | reach=2000 leans=CN:3
3U | Sichuan Airlines | CN | full | CTU 30, TFU 14, CKG 20 | KMG 10, XIY 8, HGH 8, HRB 5, SHE 4, PKX 4, TNA 3, NNG 3, SYX 3, URC 3, XNN 2 | 359 333 332 321 32N 320 319 | reach=2000 leans=CN:3
SC | Shandong Airlines | CN | full | TNA 12, TAO 12 | YNT 6, XMN 6, CKG 4, KWE 3, URC 2, ZUH 2 | 738 7M8 73W | reach=1900 leans=CN:3
HO | Juneyao Air | CN | full | PVG 11, SHA 8 | NKG 7, WUX 3, CKG 2 | 789 320 321 32N 32Q | reach=1900 leans=CN:2.5
9C | Spring Airlines | CN | low | PVG 9, SHA 4 | SJW 5, CAN 4, SHE 4, YTY 4, NGB 4, SZX 4, HRB 3, XIY 4, LHW 4, DLC 4, SWA 3, KHN 2 | 320 32N 32Q | reach=1900 leans=CN:2,JP:2,TH:1.5
GS | Tianjin Airlines | CN | low | TSN 9, XIY 5 | URC 4, HET 4, NNG 4, HAK 3, CKG 3 | 320 321 32N E95 333 | reach=1700 leans=CN:4
G5 | China Express Airlines | CN | regional | CKG 24, KWE 18, XIY 12, DLC 10 | HET 14, TSN 9, LHW 10, KRL 10, URC 12, TFU 9, HGH 4, CGO 4 | CR9 320 AJ2 | reach=1100 small=0.9 leans=CN:9
EU | Chengdu Airlines | CN | low | TFU 13, CTU 9 | HRB 4, CSX 2 | 320 321 AJ2 | reach=1700 leans=CN:9
TV | Tibet Airlines | CN | full | LXA 8, CTU 8 | TFU 4, XIY 3, CKG 2 | 319 320 333 | reach=1700 leans=CN:9
KY | Kunming Airlines | CN | low | KMG 20 | CSX 2 | 738 73W | reach=1600 leans=CN:9
PN | West Air | CN | low | CKG 15 | CGO 6, HFE 2 | 319 320 32N | reach=1700 leans=CN:9
8L | Lucky Air | CN | low | KMG 18 | LJG 4, TFU 4 | 738 320 32N 319 | reach=1700 leans=CN:4
KN | China United Airlines | CN | low | PKX 23 | FUO 4, WNZ 4 | 738 73W | reach=1600 leans=CN:9
BK | Okay Airways | CN | low | TSN 8, CSX 8 | XIY 6 | 738 739 | reach=1600 leans=CN:9
DZ | Donghai Airlines | CN | low | SZX 14 | NTG 2, YNT 2 | 738 | reach=1500 leans=CN:9
GJ | Loong Air | CN | low | HGH 15 | XIY 5, TFU 5, URC 2 | 320 32N 321 | reach=1700 leans=CN:9
NS | Hebei Airlines | CN | full | SJW 14 | PKX 5 | 738 E90 | reach=1500 leans=CN:9
QW | Qingdao Airlines | CN | low | TAO 14 | CSX 3, HRB 2 | 320 32N | reach=1600 leans=CN:9
FU | Fuzhou Airlines | CN | low | FOC 13 | HRB 3 | 738 | reach=1500 leans=CN:9
GX | GX Airlines | CN | low | NNG 17 | HAK 3 | 320 E90 | reach=1500 leans=CN:9
UQ | Urumqi Air | CN | low | URC 13 | WUH 3 | 738 E90 | reach=2200 leans=CN:9
Y8 | Suparna Airlines | CN | low | PVG 8, SZX 4 | | 738 | reach=1500 leans=CN:9
DR | Ruili Airlines | CN | low | KMG 13 | WUX 3 | 738 73W | reach=1500 leans=CN:9
9H | Air Changan | CN | low | XIY 13 | | 738 | reach=1600 leans=CN:9
A6 | Air Travel | CN | low | KMG 8, CSX 11 | | 320 | reach=1500 leans=CN:9
LT | Longjiang Airlines | CN | low | HRB 8 | | 320 321 | reach=1800 leans=CN:9
OQ | Chongqing Airlines | CN | low | CKG 19 | | 320 319 32N | reach=1600 leans=CN:9
GY | Colorful Guizhou Airlines | CN | low | KWE 15 | | 320 E90 | reach=1600 leans=CN:9
RY | Jiangxi Air | CN | low | KHN 13 | | 738 AJ2 | reach=1500 leans=CN:9
GT | Air Guilin | CN | low | KWL 11 | | 319 320 | reach=1500 leans=CN:9
AQ | 9 Air | CN | low | CAN 15 | WNZ 2, KWE 2 | 738 739 | reach=1700 leans=CN:5
JR | Joy Air | CN | regional | XIY 7 | HFE 2, XUZ 2 | AT7 738 | reach=900 leans=CN:9
9D | Genghis Khan Airlines | CN | regional | HET 11 | | AJ2 | reach=900 small=1 leans=CN:9
`;
