/**
 * Regional and sister operators, and the airlines under whose code and colours they fly. Their
 * flights belong to those airlines' networks here.
 */
const OPERATORS: Readonly<Record<string, string>> = {
  "9E": "DL",
  A5: "AF",
  C5: "UA",
  CJ: "BA",
  CL: "LH",
  D8: "DY",
  DG: "5J",
  DS: "U2",
  EC: "U2",
  EE: "LO SK",
  EH: "NH",
  EN: "LH",
  G7: "DL UA",
  I5: "IX",
  JC: "JL",
  LR: "AV",
  MQ: "AA",
  OH: "AA",
  OO: "AA AS DL UA",
  PT: "AA",
  QK: "AC",
  QX: "AS",
  RE: "EI",
  RK: "FR",
  RV: "AC",
  TA: "AV",
  UK: "AI",
  VL: "LH",
  W4: "W6",
  W9: "W6",
  WA: "KL",
  WE: "TG",
  WR: "WS",
  WX: "AF SK",
  XM: "JL",
  YV: "AA UA",
  YW: "IB",
  YX: "AA DL UA",
  ZW: "AA UA",
  "2L": "LX",
  "2P": "PR",
  "3L": "G9",
  "3X": "JL",
  "5D": "AM",
};

/** Codes of the airlines that a code's flights are sold by: its own, unless it is an operator. */
export function marketersOf(code: string): readonly string[] {
  return OPERATORS[code]?.split(" ") ?? [code];
}
