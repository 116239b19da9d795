import { describe, expect, test } from "vitest";
import { journeyOf } from "../../console/src/views/bookings/journey.ts";
import { frameOf, NEAR, spanOf } from "../../console/src/views/bookings/map-frame.ts";
import { placeLabels } from "../../console/src/views/bookings/map-labels.ts";
import { crossedBy } from "../../console/src/views/bookings/map-lines.ts";
import { sampleCar, sampleHotel } from "../support/samples.ts";

const ADA = { firstName: "Ada", lastName: "Lovelace" };

describe("the map's frame", () => {
  test("is centred between the ends of a route", () => {
    expect(
      frameOf([
        [0, 51],
        [50, 40],
      ]).middle,
    ).toBe(25);
  });

  test("stays so when a place is passed twice", () => {
    expect(
      frameOf([
        [0, 51],
        [50, 40],
        [50, 40],
        [0, 51],
      ]).middle,
    ).toBe(25);
  });

  test("crosses the Pacific instead of going round the world", () => {
    expect(
      frameOf([
        [140, 35],
        [-120, 37],
      ]).middle,
    ).toBe(-170);
  });

  test("is never nearer than the outline can bear", () => {
    const { coordinates } = frameOf([
      [29, 41],
      [29.1, 41],
    ]).shape;
    const lons = coordinates.map(([lon = 0]) => lon);
    expect(Math.max(...lons) - Math.min(...lons)).toBeGreaterThan(60);
  });
});

test("a short way is looked at closely, also over the date line", () => {
  expect(
    spanOf([
      [179, -17],
      [-179, -16],
    ]),
  ).toBe(2);
  const near = frameOf(
    [
      [45, 41.7],
      [50, 40.5],
    ],
    NEAR,
  ).shape.coordinates.map(([lon = 0]) => lon);
  expect(Math.max(...near) - Math.min(...near)).toBe(14);
});

test("stays, rentals and their drives are on the map; what was cancelled is not", () => {
  const place = (lon: number) => ({ name: "", city: "", lat: 0, lon });
  const places = { SFO: place(1), LAX: place(2), PAR: place(3) };
  const car = { ...sampleCar, pickupLocationCode: "SFO", dropoffLocationCode: "LAX", driver: ADA };
  const hotel = { ...sampleHotel, guests: [ADA] };
  const { spots, ways } = journeyOf(
    {
      flights: [],
      hotels: [
        { ...hotel, cityCode: "LAX", status: "confirmed" },
        { ...hotel, cityCode: "PAR", status: "cancelled" },
      ],
      cars: [{ ...car, status: "confirmed" }],
    },
    places,
  );
  expect(spots.map(({ code, marks }) => [code, marks])).toEqual([
    ["LAX", ["bed", "car"]],
    ["SFO", ["car"]],
  ]);
  expect(ways).toEqual([{ by: "road", from: [1, 0], to: [2, 0] }]);
});

test("the only stay of a booking leaves the map when it is cancelled alone, not with all the rest", () => {
  const place = (lon: number) => ({ name: "", city: "", lat: 0, lon });
  const hotel = { ...sampleHotel, guests: [ADA], cityCode: "LAX", status: "cancelled" as const };
  const car = { ...sampleCar, pickupLocationCode: "SFO", dropoffLocationCode: "SFO", driver: ADA };
  const marked = (status: "confirmed" | "cancelled") =>
    journeyOf(
      { flights: [], hotels: [hotel], cars: [{ ...car, status }] },
      { SFO: place(1), LAX: place(2) },
    ).spots.map(({ code, marks }) => [code, marks]);
  expect(marked("confirmed")).toEqual([["SFO", ["car"]]]);
  expect(marked("cancelled")).toEqual([
    ["LAX", ["bed"]],
    ["SFO", ["car"]],
  ]);
});

describe("the names on the map", () => {
  test("do not cover one another", () => {
    const [above, below] = placeLabels(
      [
        { code: "JFK", city: "New York", x: 400, y: 100 },
        { code: "EWR", city: "Newark", x: 402, y: 103 },
      ],
      800,
    );
    expect(above?.labelY).toBeLessThan(100);
    expect(below?.labelY).toBeGreaterThan(103);
  });

  test("are not crossed by the route where another side is free", () => {
    const spot = { code: "SFO", city: "San Francisco", x: 400, y: 100 };
    const up = [
      [400, 100],
      [402, 10],
    ] as const;
    const right = [
      [400, 100],
      [700, 102],
    ] as const;
    const down = [
      [400, 100],
      [398, 300],
    ] as const;
    const [below] = placeLabels([spot], 800, crossedBy([up, right]));
    expect(below).toMatchObject({ labelX: 400, labelY: 125 });
    const [left] = placeLabels([spot], 800, crossedBy([up, right, down]));
    expect(left?.labelX).toBeLessThan(400 - (left?.width ?? 0) / 2);
    expect(placeLabels([spot], 800, crossedBy([right]))[0]).toMatchObject({
      labelX: 400,
      labelY: 87,
    });
  });

  test("stay inside the map", () => {
    const [label] = placeLabels([{ code: "SYD", city: "Sydney", x: 799, y: 50 }], 800);
    expect((label?.labelX ?? 0) + (label?.width ?? 0) / 2).toBeLessThanOrEqual(800);
  });
});
