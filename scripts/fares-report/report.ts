import type { FlightOption } from "../../src/domain/contracts/flights/offers.ts";
import { formatUsd } from "../../src/domain/money.ts";
import { EXAMPLES, type Example } from "./journeys.ts";
import { openWindows, type Seen } from "./windows.ts";

const HEAD = [
  "| journey | party | flights | fare | bags, change, refund | price | one by one | where |",
  "|---|---|---|---|---|---|---|---|",
];

/** The examples as a table. Throws where two windows ask two prices, so no such table is ever written. */
export async function faresReport(): Promise<string> {
  const windows = await openWindows();
  try {
    const seen = await Promise.all(EXAMPLES.map((example) => windows.look(example)));
    const rows = EXAMPLES.map((example, index) => {
      const one = seen[index];
      if (!one) throw new Error(`${example.about} was not looked up`);
      return row(example, one);
    });
    return [...HEAD, ...rows].join("\n");
  } finally {
    await windows.close();
  }
}

function row(example: Example, { option, prices, apart }: Seen): string {
  const price = prices.bookFlight;
  const windows = Object.entries(prices).filter(([, cents]) => cents !== undefined);
  for (const [name, cents] of windows) {
    if (cents !== price) {
      throw new Error(`${example.about}: ${name} asks ${cents}, bookFlight ${price}`);
    }
  }
  const cells = [
    example.about,
    partyText(example),
    option.slices.map(sliceText).join("; ") + ticketsText(option),
    option.slices[0]?.fare_brand ?? "",
    termsText(option),
    formatUsd(price),
    option.slices.length === 1
      ? ""
      : `${formatUsd(apart)} (${Math.round((price / apart) * 100)} %)`,
    windows.map(([name]) => WINDOW_LETTERS[name] ?? name).join(" "),
  ];
  return `| ${cells.join(" | ")} |`;
}

const WINDOW_LETTERS: Readonly<Record<string, string>> = {
  search_flights: "O",
  searchFlights: "G",
  bookFlight: "B",
  airline: "A",
  sandbox: "S",
};

function partyText({ party: { adults, children, infants }, cabin }: Example): string {
  const people = [
    `${adults} adult${adults === 1 ? "" : "s"}`,
    ...(children > 0 ? [`${children} child${children === 1 ? "" : "ren"}`] : []),
    ...(infants > 0 ? [`${infants} infant${infants === 1 ? "" : "s"}`] : []),
  ];
  return `${people.join(", ")}, ${cabin.replace("_", " ")}`;
}

function sliceText({ segments, origin, departing_at }: FlightOption["slices"][number]): string {
  const flights = segments.map((one) => `${one.airline}${one.flight_number}`).join("/");
  const route = [origin, ...segments.map(({ destination }) => destination)].join("–");
  return `${departing_at.slice(0, 10)} ${flights} ${route}`;
}

function ticketsText({ tickets }: FlightOption): string {
  return tickets === undefined ? "" : ` (${tickets} tickets)`;
}

function termsText({ slices, conditions }: FlightOption): string {
  const bags = Math.min(...slices.map(({ checked_bags }) => checked_bags));
  const { change_before_departure: change, refund_before_departure: refund } = conditions;
  return `${bags}, ${feeText(change)}, ${feeText(refund)}`;
}

function feeText(condition: FlightOption["conditions"]["change_before_departure"]): string {
  if (!condition?.allowed) return "no";
  const cents = Math.round((condition.penalty_amount ?? 0) * 100);
  const cost = cents === 0 ? "free" : formatUsd(cents);
  return condition.as_credit ? `${cost} as credit` : cost;
}
