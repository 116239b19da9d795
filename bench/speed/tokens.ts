import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { tools } from "../../src/tools/index.ts";
import { listedSchema } from "../../src/tools/listed-schema.ts";
import type { Figure } from "../measure.ts";
import { modernCall, modernHeaders } from "./calls.ts";
import { STANDING_CLOCK, startOurs } from "./subjects.ts";

/** What people ask first, by tool. */
const QUESTIONS: Readonly<Record<string, object>> = {
  searchFlights: { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" },
  searchHotels: {
    cityCode: "PAR",
    checkInDate: "2027-03-01",
    checkOutDate: "2027-03-05",
    guests: 2,
  },
  searchCars: {
    pickupLocationCode: "LAX",
    pickupDate: "2027-03-01T10:00:00",
    dropoffDate: "2027-03-05T10:00:00",
  },
  search_flights: { origin: "SFO", destination: "CDG", departure_date: "2027-03-01" },
  fare_calendar: { origin: "LON", destination: "NYC", month: "2027-03" },
  explore_fares: { origin: "LON", month: "2027-03", nights: 7 },
  search_destinations: { q: "culture" },
  search_tours: { destination: "georgia" },
  search_excursions: { city: "tbilisi" },
  plan_trip: {
    query: "5-day cultural trip to Georgia for two people",
    budget: "1500 USD",
    travelers: "2 adults",
  },
};

/** What the tools cost a model to know and to read, by OpenAI's o200k vocabulary. */
export async function benchTokens(): Promise<readonly Figure[]> {
  const list = tools.map(({ name, description, annotations, inputSchema }) => ({
    name,
    description,
    annotations,
    inputSchema: inputSchema("portable"),
  }));
  const outputs = tools.map(({ outputSchema }) => listedSchema(outputSchema()));
  const figures: Figure[] = [
    {
      name: "tools/list: names, descriptions, annotations and input schemas of all tools",
      value: tokens(list),
      unit: "tokens",
      goal: "≤ 12000",
    },
    {
      name: "tools/list: output schemas of all tools",
      value: tokens(outputs),
      unit: "tokens",
      goal: "≤ 9000",
    },
  ];
  const ours = await startOurs(STANDING_CLOCK);
  try {
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const answer = await fetch(ours.url, {
        method: "POST",
        headers: modernHeaders(name),
        body: modernCall(name, question),
      });
      const { result } = JSON.parse(await answer.text());
      if (!result || result.isError) throw new Error(`${name} was refused`);
      const plan = name === "plan_trip";
      figures.push({
        name: `${name}: text of a default answer`,
        value: encode(result.content[0].text).length,
        unit: "tokens",
        goal: plan ? "≤ 1500" : "≤ 1200",
      });
      figures.push({
        name: `${name}: structured content`,
        value: tokens(result.structuredContent),
        unit: "tokens",
        ...(!plan && { goal: "≤ 3500" }),
      });
    }
  } finally {
    await ours.stop();
  }
  return figures;
}

function tokens(value: unknown): number {
  return encode(JSON.stringify(value)).length;
}
