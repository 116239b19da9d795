import { describe, expect, test } from "vitest";
import { dayOf, MINUTES_PER_DAY, parseIsoDate } from "../../../src/domain/dates.ts";
import { simulatedGazetteer } from "../../../src/suppliers/simulated/gazetteer.ts";
import { routesBetween } from "../../../src/world/network/network.ts";
import { findAirport } from "../../../src/world/places/airports.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { legsOn } from "../../../src/world/timetable/timetable.ts";

const seed = seedFrom("fixed");
const gazetteer = simulatedGazetteer(seed);
const day = parseIsoDate("2027-02-19") ?? 0;

describe("a place by its name", () => {
  test.each([
    ["London", ["LGW", "LHR", "LTN", "STN"]],
    ["Mailand", ["BGY", "MXP"]],
    ["Лондон", ["LGW", "LHR", "LTN", "STN"]],
    ["Bakı", ["GYD"]],
    ["Doha", ["DOH"]],
    ["Stockholm", ["ARN"]],
    ["Gəncə", ["GNJ"]],
  ])("%s means its large airports, or the one it has", (name, airports) => {
    expect(gazetteer.placeNamed(name)).toMatchObject({ airports, exact: false });
  });

  test.each([
    ["Heathrow", "LHR"],
    ["Linate", "LIN"],
    ["Istanbul Airport", "IST"],
    ["Шереметьево", "SVO"],
    ["Sabiha Gökçen", "SAW"],
    ["Hobby", "HOU"],
  ])("%s is one airport", (name, code) => {
    expect(gazetteer.placeNamed(name)).toMatchObject({ airports: [code], exact: true });
  });

  test("a misspelt name is not one, but near one", () => {
    expect(gazetteer.placeNamed("Barcelonna")).toBeUndefined();
    expect(gazetteer.placeLike("Barcelonna")?.airports).toEqual(["BCN"]);
    expect(gazetteer.placeLike("Qwxyzzy")).toBeUndefined();
  });
});

test("a code is an airport, or a city with several", () => {
  expect(gazetteer.placeOfCode("MXP")).toMatchObject({ airports: ["MXP"], exact: true });
  expect(gazetteer.placeOfCode("MIL")).toMatchObject({ airports: ["BGY", "MXP"], exact: false });
  expect(gazetteer.placeOfCode("QQQ")).toBeUndefined();
});

test("a flight of the timetable has its local times, and a route on any day", () => {
  const [from, to] = [findAirport("MXP"), findAirport("DOH")];
  const route = from && to && routesBetween(from, to).find(({ airline }) => airline.code === "QR");
  const week = [0, 1, 2, 3, 4, 5, 6].map((later) => day + later);
  const leg = route && week.flatMap((date) => legsOn(seed, route, from, date))[0];
  if (!leg) throw new Error("Qatar Airways does not fly from Milan that week");
  const arrival = leg.arrival + leg.arrivalOffset;
  expect(gazetteer.flight("QR", leg.number, leg.day)).toEqual({
    from: "MXP",
    to: "DOH",
    departure: leg.departure + leg.departureOffset - leg.day * MINUTES_PER_DAY,
    arrival: arrival % MINUTES_PER_DAY,
    plusDays: dayOf(arrival) - leg.day,
  });
  expect(gazetteer.route("QR", leg.number)).toEqual({ from: "MXP", to: "DOH" });
  expect(gazetteer.flight("QR", 9999, day)).toBeUndefined();
  expect(gazetteer.route("QR", 9999)).toBeUndefined();
});

test("time between two clocks counts their zones", () => {
  const noon = day * MINUTES_PER_DAY + 720;
  expect(gazetteer.elapsed("LHR", noon, "JFK", noon)).toBe(300);
  expect(gazetteer.elapsed("LHR", noon, "QQQ", noon)).toBeUndefined();
});
