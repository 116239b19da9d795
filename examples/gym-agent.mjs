// A small agent without a language model, to show what `wayfare gym run` expects of one:
//   wayfare gym run --agent "node examples/gym-agent.mjs" gds-cheapest-nonstop
// It understands one wish: "fly <place> to <place> on <date>", nonstop and cheap.
import { createInterface } from "node:readline";

const api = process.env.WAYFARE_API_URL;

async function call(tool, args) {
  const response = await fetch(`${api}/tools/${tool}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(args),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  return answer;
}

const known = {};

function read(text) {
  const [, from, to, date] = /fly (.+?) to (.+?) on (\d{4}-\d{2}-\d{2})/.exec(text) ?? [];
  // An airport's code, where one is named, says more than the city.
  const place = (words) => /\b[A-Z]{3}\b/.exec(words)?.[0] ?? words;
  if (from) Object.assign(known, { origin: place(from), destination: place(to), date });
  const [email] = /\S+@\S+\.[a-z]+/.exec(text) ?? [];
  if (email) known.email = email;
  const [, first, last] = /(?:I am|I'm|adult:) ([A-Z]\w+) ([A-Z]\w+)/.exec(text) ?? [];
  if (first) Object.assign(known, { first, last });
}

async function answer(text) {
  read(text);
  const { origin, destination, date, first, last, email } = known;
  if (!origin) return { say: "I am sorry, I can only book flights.", done: true };
  if (!first) return { say: "What is the passenger's name?" };
  if (!email) return { say: "At which e-mail address can we reach you?" };
  const query = { origin, destination, departureDate: date, limit: 50 };
  const { flights } = await call("searchFlights", query);
  // The list begins with the cheapest.
  const flight = flights.find(({ stops, status }) => stops === 0 && status === "available");
  if (!flight) return { say: "There is no nonstop flight.", done: true };
  const { pnr, totalPrice } = await call("bookFlight", {
    flightIds: [flight.id],
    passengers: [{ type: "adult", firstName: first, lastName: last }],
    contactEmail: email,
  });
  const price = (totalPrice / 100).toFixed(2);
  return { say: `Booked: ${pnr}, flight ${flight.flightNumber}, ${price} USD.`, done: true };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line).say))}\n`);
}
