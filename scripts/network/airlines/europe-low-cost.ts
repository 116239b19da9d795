/** Europe's low-cost airlines fly between their many bases rather than through hubs. */
export const EUROPE_LOW_COST = `
FR | Ryanair | IE | low | STN 62, DUB 58, BGY 48, CRL 36 | MAN 19, MAD 14, BCN 17, CIA 12, FCO 12, LIS 5, OPO 17, AGP 20, ALC 24, PMI 17, EDI 15, BLQ 17, BVA 17, MRS 14, VIE 17, BER 12, CGN 8, PSA 14, NAP 10, BRI 14, CTA 10, PMO 10, CAG 10, MLA 17, WMI 12, KRK 20, WRO 12, GDN 12, POZ 10, BUD 17, PRG 10, SOF 10, OTP 3, VNO 5, KUN 7, RIX 5, ARN 10, CPH 5, BLL 3, GOT 3, TRF 3, EIN 14, NRN 10, HHN 8, FKB 8, FMM 12, NUE 3, LTN 8, LPL 12, EMA 12, BHX 14, BRS 17, LBA 10, NCL 8, GLA 5, PIK 5, BOH 8, BFS 5, SNN 8, ORK 10, NOC 5, VLC 14, SVQ 14, SDR 3, SCQ 5, IBZ 10, ACE 10, TFS 14, LPA 10, FUE 8, MAH 3, GRO 10, FAO 14, FNC 3, TLS 7, BOD 3, NTE 3, ATH 8, SKG 8, CHQ 10, CFU 5, RHO 5, TSF 10, VCE 5, TRN 10, VRN 5, TPS 5, BDS 8, AHO 3, SUF 5, PSR 3, MXP 14, LUX 3, RAK 12, FEZ 5, AGA 3, TNG 3, AMM 3, PFO 8, ZAD 7, ZAG 5, TIA 3, BTS 5, KTW 5, RZE 3, LUZ 3 | 738 7M8 32N | reach=1500 leisure=1.5 leans=PL:1.4,IT:1.3,ES:1.2
U2 | easyJet | GB | low | LGW 44, GVA 29, MXP 25, BSL 22 | BRS 21, MAN 23, LTN 18, BER 15, CDG 18, ORY 9, LYS 12, NCE 12, EDI 15, GLA 9, BFS 13, LPL 10, AMS 16, LIS 9, OPO 9, NTE 9, BOD 9, TLS 7, NAP 15, PMI 9, BCN 9, AGP 7, ALC 7, FAO 7, SOU 3, STN 7, BHX 10, NCL 4 | 319 320 32N 321 32Q | reach=1500 leisure=1.4 abroad=0.35
W6 | Wizz Air | HU | low | BUD 14, LTN 13, OTP 10 | WAW 8, KTW 5, GDN 6, SOF 7, VIE 4, FCO 7, MXP 5, TIA 8, SKP 7, CLJ 6, IAS 4, BEG 5, TSR 3, WRO 4, KRK 4, POZ 2, VNO 4, KUN 1, CRA 2, SBZ 1, RMO 3, KUT 4, LCA 4, CTA 3, VCE 3, NAP 3, BLQ 1, LGW 3, TZL 1, BCM 1, SUJ 1, DEB 1, VAR 2, BOJ 1, EVN 3, LUZ 1, SZZ 1, DTM 4, FMM 2, EIN 3, CRL 3, LPL 1, GYD 1, TLV 2 | 320 32N 321 32Q | reach=1700 abroad=2 leans=RO:2,PL:2,HU:2,BG:2,AL:2,RS:1.5,GB:1.4,IT:1.4
VY | Vueling | ES | low | BCN 34 | ORY 8, FCO 6, LGW 6, PMI 6, BIO 7, AGP 6, ALC 4, SVQ 6, VLC 4, LPA 3, IBZ 4, TFN 5, SCQ 5, FLR 4, GRX 1, MAH 2, LCG 2, OVD 2, AMS 2, ACE 2 | 319 320 32N 321 | reach=1300 leans=ES:2
V7 | Volotea | ES | low | NTE 6, BOD 4, MRS 4, VCE 4 | NAP 4, PMO 3, OLB 4, TLS 4, LYS 3, VRN 3, ATH 3, OVD 3, BIO 3, SXB 4, LIL 4, CAG 2, HAM 2, FLR 2, BDS 2, AJA 2, BIA 2, TRN 2 | 319 320 | reach=1100 leisure=2 small=0.5
HV | Transavia | NL | low | AMS 18 | RTM 8, EIN 8, BRU 3 | 73W 738 32Q 32N | reach=1900 leisure=4
TO | Transavia France | FR | low | ORY 18 | NTE 4, LYS 4, MRS 3, MPL 1, BOD 1 | 738 32N | reach=1900 leisure=2.5 leans=MA:2,TN:2,DZ:2
LS | Jet2 | GB | low | MAN 9, LBA 8, BHX 8, STN 8 | EMA 7, NCL 7, GLA 6, EDI 6, BFS 4, BRS 6, LPL 4, BOH 2, LGW 3 | 738 321 32Q | reach=2300 leisure=12 abroad=4
BY | TUI Airways | GB | low | MAN 0/6/2, LGW 0/7/2 | BHX 0/6/1, GLA 0/3/1, NCL 0/4/0, BRS 0/6/1, EMA 0/4/0, EDI 0/2/0, LTN 0/2/0, CWL 0/2/0, STN 0/2/0, BFS 0/2/0, EXT 0/2/0 | 788 789 738 7M8 | reach=3000 leisure=12 abroad=4
I2 | Iberia Express | ES | low oneworld | MAD 18 | | 320 321 32N 32Q | reach=1600 leans=ES:3
PC | Pegasus Airlines | TR | low | SAW 60 | AYT 17, ADB 11, ESB 11, COV 6, BJV 2, DLM 2, GZT 1, ASR 2, TZX 1 | 32N 32Q 738 | reach=2100 leans=TR:3,DE:1.8,GB:1.5
VF | AJet | TR | low | SAW 20, ESB 17 | AYT 4, ADB 3, BJV 2 | 738 7M8 32N | reach=1800 leans=TR:3,DE:2
XQ | SunExpress | TR | low | AYT 11, ADB 10 | DLM 4, ASR 3, FRA 2, DUS 3, COV 2, GZT 1, SZF 1 | 738 7M8 | reach=2700 leans=DE:4,TR:2
XC | Corendon Airlines | TR | low | AYT 11 | NUE 4, CGN 4, HER 4, HAJ 4, DUS 4 | 738 7M8 | reach=2600 leisure=5 leans=DE:4
XR | Corendon Airlines Europe | MT | low | CGN 6, NUE 6 | HAJ 5 | 738 | reach=2500 leisure=9
TK | Turkish Airlines | TR | full star | IST 34/114/56 | SAW 10/3/0, ESB 9/3/0, AYT 4/4/0, ADB 3/2/0 | 77W 333 332 359 789 321 32Q 320 738 739 7M8 7M9 | reach=3400 leans=TR:3,DE:1.8
`;
