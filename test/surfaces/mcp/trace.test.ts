import { expect, test } from "vitest";
import { parseTraceparent } from "../../../src/surfaces/mcp/trace.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

test.each([
  [`00-${TRACE}-${SPAN}-01`, true],
  [` 00-${TRACE}-${SPAN}-00 `, false],
  [`01-${TRACE}-${SPAN}-03-more`, true],
])("finds the trace in %s, and whether it is sampled", (text, sampled) => {
  expect(parseTraceparent(text)).toEqual({ traceId: TRACE, spanId: SPAN, sampled });
});

test.each([
  undefined,
  "",
  "nonsense",
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${"0".repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
])("finds none in %s", (text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});
