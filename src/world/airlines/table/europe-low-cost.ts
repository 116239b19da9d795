/** Europe's low-cost airlines fly between their many bases rather than through hubs. */
export const EUROPE_LOW_COST = `
FR | Ryanair | IE | low | STN 41, DUB 36, BGY 32, CRL 24 | MAN 18, MAD 13, BCN 16, CIA 11, FCO 10, LIS 5, OPO 17, AGP 20, ALC 22, PMI 16, EDI 15, BLQ 17, BVA 16, MRS 13, VIE 16, BER 10, CGN 7, PSA 12, NAP 9, BRI 13, CTA 9, PMO 9, CAG 9, MLA 16, WMI 11, KRK 19, WRO 11, GDN 10, POZ 9, BUD 16, PRG 9, SOF 8, OTP 3, VNO 5, KUN 6, RIX 5, ARN 9, CPH 5, BLL 3, GOT 2, TRF 4, EIN 12, NRN 9, HHN 7, FKB 7, FMM 10, NUE 4, LTN 7, LPL 10, EMA 11, BHX 13, BRS 16, LBA 9, NCL 7, GLA 5, PIK 5, BOH 7, BFS 5, SNN 7, ORK 9, NOC 5, VLC 13, SVQ 13, SDR 4, SCQ 5, IBZ 9, ACE 9, TFS 13, LPA 9, FUE 7, MAH 4, GRO 9, FAO 13, FNC 4, TLS 6, BOD 4, NTE 2, ATH 7, SKG 7, CHQ 8, CFU 5, RHO 5, TSF 9, VCE 5, TRN 9, VRN 5, TPS 5, BDS 7, AHO 3, SUF 5, PSR 4, MXP 12, LUX 3, RAK 10, FEZ 5, AGA 4, TNG 4, AMM 2, PFO 7, ZAD 6, ZAG 5, TIA 4, BTS 5, KTW 5, RZE 2, LUZ 2 | 738 7M8 32N | reach=1500 leisure=1.5
U2 | easyJet | GB | low | LGW 47, GVA 30, MXP 26, BSL 23 | BRS 22, MAN 24, LTN 19, BER 16, CDG 19, ORY 10, LYS 13, NCE 13, EDI 16, GLA 10, BFS 14, LPL 11, AMS 17, LIS 9, OPO 9, NTE 10, BOD 10, TLS 6, NAP 16, PMI 10, BCN 9, AGP 7, ALC 6, FAO 6, SOU 3, STN 6, BHX 11, NCL 4 | 319 320 32N 321 32Q | reach=1500 leisure=1.4
W6 | Wizz Air | HU | low | BUD 13, LTN 11, OTP 9 | WAW 7, KTW 7, GDN 7, SOF 7, VIE 4, FCO 7, MXP 4, TIA 7, SKP 7, CLJ 7, IAS 4, BEG 4, TSR 2, WRO 2, KRK 4, POZ 2, VNO 4, KUN 2, CRA 2, SBZ 2, RMO 2, KUT 4, LCA 4, CTA 2, VCE 2, NAP 2, BLQ 2, LGW 2, TZL 2, BCM 2, SUJ 2, DEB 2, VAR 2, BOJ 2, EVN 2, LUZ 2, SZZ 2, DTM 4, FMM 2, EIN 2, CRL 2, LPL 2, LBA 2, GYD 2, TLV 2 | 320 32N 321 32Q | reach=1700
VY | Vueling | ES | low | BCN 36 | ORY 9, FCO 6, LGW 6, PMI 6, BIO 7, AGP 6, ALC 4, SVQ 6, VLC 4, LPA 3, IBZ 4, TFN 5, SCQ 5, FLR 4, GRX 1, MAH 2, LCG 2, OVD 2, AMS 2, ACE 2 | 319 320 32N 321 | reach=1300 leans=ES:2
V7 | Volotea | ES | low | NTE 7, BOD 5, MRS 5, VCE 5 | NAP 5, PMO 3, OLB 4, TLS 4, LYS 3, VRN 3, ATH 3, OVD 3, BIO 3, SXB 5, LIL 5, CAG 2, HAM 2, FLR 2, BDS 2, AJA 2, BIA 2, TRN 2, MRS 4 | 319 320 | reach=1100 leisure=2 small=0.5
HV | Transavia | NL | low | AMS 22 | RTM 9, EIN 10, BRU 3 | 73W 738 32Q 32N | reach=1900 leisure=4
TO | Transavia France | FR | low | ORY 22 | NTE 5, LYS 5, MRS 3, MPL 1, BOD 1 | 738 32N | reach=1900 leisure=2.5 leans=MA:2,TN:2,DZ:2
LS | Jet2 | GB | low | MAN 11, LBA 9, BHX 10, STN 9 | EMA 8, NCL 8, GLA 7, EDI 7, BFS 4, BRS 7, LPL 4, BOH 2, LGW 3 | 738 321 32Q | reach=2300 leisure=12 abroad=4
BY | TUI Airways | GB | low | MAN 0/10/4, LGW 0/11/4 | BHX 0/10/1, GLA 0/5/1, NCL 0/6/0, BRS 0/8/1, EMA 0/6/0, EDI 0/2/0, LTN 0/3/0, CWL 0/4/0, STN 0/3/0, BFS 0/2/0, EXT 0/2/0 | 788 789 738 7M8 | reach=3000 leisure=12 abroad=4
I2 | Iberia Express | ES | low oneworld | MAD 22 | | 320 321 32N 32Q | reach=1600 leans=ES:3
PC | Pegasus Airlines | TR | low | SAW 64 | AYT 18, ADB 12, ESB 12, COV 6, BJV 2, DLM 2, GZT 1, ASR 2, TZX 1 | 32N 32Q 738 | reach=2100 leans=TR:3,DE:1.8
VF | AJet | TR | low | SAW 29, ESB 25 | AYT 5, ADB 4, BJV 3 | 738 7M8 32N | reach=1800 leans=TR:3,DE:2
XQ | SunExpress | TR | low | AYT 14, ADB 12 | DLM 4, ASR 3, FRA 2, DUS 3, COV 2, GZT 1, SZF 1 | 738 7M8 | reach=2700 leans=DE:4,TR:2
XC | Corendon Airlines | TR | low | AYT 16 | NUE 4, CGN 4, HER 4, HAJ 4, DUS 4 | 738 7M8 | reach=2600 leisure=5 leans=DE:4
XR | Corendon Airlines Europe | MT | low | CGN 6, NUE 6 | HAJ 5 | 738 | reach=2500 leisure=9
TK | Turkish Airlines | TR | full star | IST 34/108/56 | SAW 10/3/0, ESB 9/3/0, AYT 4/4/0, ADB 3/2/0 | 77W 333 332 359 789 321 32Q 320 738 739 7M8 7M9 | reach=3400 leans=TR:3,DE:1.8
`;
