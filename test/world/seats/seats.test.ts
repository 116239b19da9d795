import { describe, expect, test } from "vitest";
import { parseIsoDate } from "../../../src/domain/dates.ts";
import { CABINS } from "../../../src/domain/travel.ts";
import { findAircraft } from "../../../src/world/airlines/aircraft.ts";
import { airlines, findAirline } from "../../../src/world/airlines/airlines.ts";
import { cabinSeats } from "../../../src/world/fares/cabins.ts";
import { seatsLeft } from "../../../src/world/fares/fare.ts";
import { routesOf } from "../../../src/world/network/network.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { cabinLayout } from "../../../src/world/seats/cabin-layout.ts";
import { openSeatsOf } from "../../../src/world/seats/open-seats.ts";
import { legsOn } from "../../../src/world/timetable/timetable.ts";

const seed = seedFrom("fixed");
const DAY = parseIsoDate("2027-03-01") ?? 0;
const NOTHING = { count: 0, chosen: new Set<string>() };

function layout(airline: string, type: string, cabin: (typeof CABINS)[number]) {
  const [by, aircraft] = [findAirline(airline), findAircraft(type)];
  if (!by || !aircraft) throw new Error(`${airline} ${type}`);
  return cabinLayout(by, aircraft, cabin);
}

describe("layouts", () => {
  test("have the seats that every airline sells in every cabin of its fleet, each row once", () => {
    for (const airline of airlines.filter((_, index) => index % 3 === 0)) {
      for (const aircraft of airline.fleet) {
        const cabins = CABINS.map((cabin) => cabinLayout(airline, aircraft, cabin).rows);
        const numbers = cabins.flat().map(({ row }) => row);
        expect(new Set(numbers).size).toBe(numbers.length);
        const seats = cabins.map((rows) => rows.map(({ letters }) => letters).join("").length);
        expect(seats).toEqual(CABINS.map((cabin) => cabinSeats(airline, aircraft, cabin)));
      }
    }
  });

  test("are those of the types", () => {
    expect(layout("FR", "738", "economy").columns).toBe("ABC DEF");
    expect(layout("EK", "77W", "economy").columns).toBe("ABC DEFG HJK");
    expect(layout("LH", "333", "economy").columns).toBe("AC DEFG HK");
    expect(layout("AF", "223", "economy").columns).toBe("AC DEF");
    expect(layout("BA", "789", "business").columns).toBe("A DG K");
    const rows = layout("LH", "320", "economy").rows.map(({ row }) => row);
    expect(rows).not.toContain(13);
    expect(rows).not.toContain(17);
  });

  test("have exits over the wing of one aisle", () => {
    const exits = layout("FR", "738", "economy").rows.filter(({ exit }) => exit);
    expect(exits.map(({ row }) => row)).toEqual([11, 12]);
  });
});

describe("seats that are open", () => {
  const legs = routesOf("AA")
    .slice(0, 40)
    .flatMap((route) => legsOn(seed, route, route.a, DAY));

  test("are as many as the fares have left, and fewer as the day comes", () => {
    for (const leg of legs) {
      for (const cabin of CABINS) {
        let before = new Set<string>();
        for (const quoteDay of [DAY, DAY - 3, DAY - 30, DAY - 200]) {
          const open = openSeatsOf(seed, leg, { cabin, quoteDay }, NOTHING);
          expect(open.size).toBe(seatsLeft(seed, leg, cabin, quoteDay));
          // Taken seats stay taken: what is open later was open earlier.
          expect([...before].every((seat) => open.has(seat))).toBe(true);
          before = new Set(open);
        }
      }
    }
  });

  test("are never one chosen here, and one remains for each that was sold here", () => {
    for (const leg of legs.slice(0, 30)) {
      const asked = { cabin: "economy", quoteDay: DAY - 100 } as const;
      const [first = ""] = openSeatsOf(seed, leg, asked, NOTHING);
      if (first === "") continue;
      const chosen = new Set([first]);
      for (const quoteDay of [DAY - 100, DAY - 10, DAY]) {
        const open = openSeatsOf(seed, leg, { ...asked, quoteDay }, { count: 4, chosen });
        expect(open.has(first)).toBe(false);
        expect(open.size).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
