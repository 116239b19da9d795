/** Mainland China: three state groups, their daughters, and the provinces' own airlines. */
export const CHINA = `
CA | Air China | CN | full star | PEK 150/32/45, CTU 78/2/0, TFU 55/8/5 | PVG 28/15/12, CKG 40/2/0, HGH 32/5/0, SHA 15/2/0, WUH 18/0/0, TSN 20/2/0, KWE 15/0/0, HET 20/0/0, SZX 12/0/0, CAN 12/0/0 | 77W 748 359 333 332 789 321 32N 32Q 320 738 7M8 919 | reach=2400 leans=CN:2.5
MU | China Eastern Airlines | CN | full skyteam | PVG 100/34/26, SHA 86/4/0, KMG 100/16/2, XIY 82/4/2 | PKX 58/4/0, NKG 50/4/0, WUH 34/2/0, TNA 24/2/0, TAO 38/4/0, HFE 28/0/0, TYN 26/0/0, KHN 20/0/0, NGB 20/2/0, LHW 30/0/0, SJW 16/0/0, TFU 18/0/0, CKG 12/0/0, HGH 14/0/0, CAN 12/0/0, SZX 10/0/0, LJG 8/0/0, YNT 12/2/0, WUX 16/2/0, CTU 14/0/0, PEK 8/0/0 | 77W 359 333 332 789 321 32N 32Q 320 319 738 73W 919 AJ2 | reach=2200 leans=CN:2.5 not=TYNPEK
CZ | China Southern Airlines | CN | full | CAN 93/27/24, PKX 62/3/3, URC 46/11/0, SZX 42/5/0 | CKG 24/0/0, WUH 35/2/2, CSX 37/2/0, CGO 35/2/0, SHE 30/3/0, DLC 27/3/0, HRB 30/0/0, CGQ 24/2/0, KWE 34/0/0, NNG 19/2/0, HAK 27/0/0, SYX 14/0/0, SHA 14/0/0, PVG 14/5/0, SWA 14/2/0, ZUH 13/0/0, TFU 11/0/0, CTU 11/0/0, XIY 11/0/0, KMG 8/0/0, HGH 11/0/0, NKG 8/0/0, KWL 11/0/0 | 77W 359 333 332 789 788 321 32N 32Q 320 319 738 73W 919 E90 AJ2 | reach=2200 leans=CN:2.5
FM | Shanghai Airlines | CN | full skyteam | PVG 56, SHA 56 | HGH 4 | 789 738 7M8 | reach=1700 leans=CN:3
HU | Hainan Airlines | CN | full | HAK 65/5/0, PEK 55/0/20, SZX 55/5/10 | XIY 45/0/0, CAN 40/0/0, TYN 20/0/0, DLC 20/0/0, URC 20/0/0, CKG 20/0/5 | 789 333 738 7M8 | reach=2100 leans=CN:3
JD | Beijing Capital Airlines | CN | low | PKX 45, HAK 20, SYX 20 | HGH 20, TAO 20, XIY 20, LJG 20 | 319 320 321 333 | reach=1900 leans=CN:3
ZH | Shenzhen Airlines | CN | full star | SZX 100, CAN 38 | NKG 32, XIY 24, SHE 16, WUX 32, NNG 28, CGO 24, KHN 16, JJN 14, CTU 10 | 333 738 7M8 320 321 32N 319 | reach=1900 leans=CN:3
MF | Xiamen Airlines | CN | full skyteam | XMN 84, FOC 54 | HGH 36, TNA 12, CSX 18, TSN 18, PKX 18, JJN 24, CKG 12, SHA 12 | 789 788 738 7M8 73W 32Q | reach=2000 leans=CN:3
3U | Sichuan Airlines | CN | full | CTU 120, TFU 56, CKG 80 | KMG 40, XIY 32, HGH 32, HRB 20, SHE 16, PKX 16, TNA 12, NNG 12, SYX 12, URC 12, XNN 8 | 359 333 332 321 32N 320 319 | reach=2000 leans=CN:3
SC | Shandong Airlines | CN | full | TNA 72, TAO 72 | YNT 36, XMN 36, CKG 24, KWE 18, URC 12, ZUH 12 | 738 7M8 73W | reach=1900 leans=CN:3
HO | Juneyao Air | CN | full | PVG 66, SHA 48 | NKG 42, WUX 18, CKG 12 | 789 320 321 32N 32Q | reach=1900 leans=CN:2.5
9C | Spring Airlines | CN | low | PVG 54, SHA 24 | SJW 30, CAN 24, SHE 24, YTY 24, NGB 24, SZX 24, HRB 18, XIY 24, LHW 24, DLC 24, SWA 18, KHN 12 | 320 32N 32Q | reach=1900 leans=CN:2,JP:2,TH:1.5 not=PEK
GS | Tianjin Airlines | CN | low | TSN 54, XIY 30 | URC 24, HET 24, NNG 24, HAK 18, CKG 18 | 320 321 32N E95 333 | reach=1700 leans=CN:4
G5 | China Express Airlines | CN | regional | CKG 96, KWE 72, XIY 48, DLC 40 | HET 56, TSN 36, LHW 40, KRL 40, URC 48, TFU 36, HGH 16, CGO 16 | CR9 320 AJ2 | reach=1100 small=0.9 leans=CN:9
EU | Chengdu Airlines | CN | low | TFU 78, CTU 54 | HRB 24, CSX 12 | 320 321 AJ2 | reach=1700 leans=CN:9
TV | Tibet Airlines | CN | full | LXA 32, CTU 32 | TFU 16, XIY 12, CKG 8 | 319 320 333 | reach=1700 leans=CN:9
KY | Kunming Airlines | CN | low | KMG 60 | CSX 6 | 738 73W | reach=1600 leans=CN:9
PN | West Air | CN | low | CKG 60 | CGO 24, HFE 8 | 319 320 32N | reach=1700 leans=CN:9
8L | Lucky Air | CN | low | KMG 108 | LJG 24, TFU 24 | 738 320 32N 319 | reach=1700 leans=CN:4
KN | China United Airlines | CN | low | PKX 92 | FUO 16, WNZ 16 | 738 73W | reach=1600 leans=CN:9
BK | Okay Airways | CN | low | TSN 32, CSX 32 | XIY 24 | 738 739 | reach=1600 leans=CN:9
DZ | Donghai Airlines | CN | low | SZX 56 | NTG 8, YNT 8 | 738 | reach=1500 leans=CN:9
GJ | Loong Air | CN | low | HGH 90 | XIY 30, TFU 30, URC 12 | 320 32N 321 | reach=1700 leans=CN:9
NS | Hebei Airlines | CN | full | SJW 42 | PKX 15 | 738 E90 | reach=1500 leans=CN:9
QW | Qingdao Airlines | CN | low | TAO 70 | CSX 15, HRB 10 | 320 32N | reach=1600 leans=CN:9
FU | Fuzhou Airlines | CN | low | FOC 39 | HRB 9 | 738 | reach=1500 leans=CN:9
GX | GX Airlines | CN | low | NNG 68 | HAK 12 | 320 E90 | reach=1500 leans=CN:9
UQ | Urumqi Air | CN | low | URC 26 | WUH 6 | 738 E90 | reach=2200 leans=CN:9
Y8 | Suparna Airlines | CN | low | PVG 20, SZX 10 | | 738 | reach=1500 leans=CN:9
DR | Ruili Airlines | CN | low | KMG 52 | WUX 12 | 738 73W | reach=1500 leans=CN:9
9H | Air Changan | CN | low | XIY 39 | | 738 | reach=1600 leans=CN:9
A6 | Air Travel | CN | low | KMG 16, CSX 22 | | 320 | reach=1500 leans=CN:9
LT | Longjiang Airlines | CN | low | HRB 8 | | 320 321 | reach=1800 leans=CN:9
OQ | Chongqing Airlines | CN | low | CKG 19 | | 320 319 32N | reach=1600 leans=CN:9
GY | Colorful Guizhou Airlines | CN | low | KWE 60 | | 320 E90 | reach=1600 leans=CN:9
RY | Jiangxi Air | CN | low | KHN 39 | | 738 AJ2 | reach=1500 leans=CN:9
GT | Air Guilin | CN | low | KWL 44 | | 319 320 | reach=1500 leans=CN:9
AQ | 9 Air | CN | low | CAN 60 | WNZ 8, KWE 8 | 738 739 | reach=1700 leans=CN:5
JR | Joy Air | CN | regional | XIY 18 | HFE 5, XUZ 5 | AT7 738 | reach=900 leans=CN:9
9D | Genghis Khan Airlines | CN | regional | HET 11 | | AJ2 | reach=900 small=1 leans=CN:9
`;
