import { describe, expect, test } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { findProperty, hotelsIn } from "../../../src/world/hotels/hotels.ts";
import { bandOf } from "../../../src/world/hotels/prices.ts";
import {
  nightlyRoomsLeft,
  quoteRoom,
  type RoomOffer,
  searchRooms,
} from "../../../src/world/hotels/rooms.ts";
import { stayPlaces } from "../../../src/world/hotels/stay-places.ts";
import { cities } from "../../../src/world/places/airports.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { fc } from "../../support/properties.ts";

const seed = seedFrom("rooms");
const quoteDay = dayNumber(2026, 11, 15);
const checkIn = dayNumber(2027, 3, 1);
const paris = { cityCode: "PAR", checkIn, checkOut: checkIn + 3, guests: 2, quoteDay };

/** No room is given away, and none is dearer than a palace's in carnival. */
const ELSEWHERE = { low: 600, high: 2_000_000 };

const towns = [...cities, ...stayPlaces].map(({ code }) => code);
const american = cities.filter(({ country }) => country === "US").map(({ code }) => code);
const anyStay = fc.record({
  cityCode: fc.oneof(fc.constantFrom(...towns), fc.constantFrom(...american)),
  lead: fc.integer({ min: 0, max: 500 }),
  nights: fc.integer({ min: 1, max: 21 }),
  guests: fc.integer({ min: 1, max: 10 }),
  quoteDay: fc.integer({ min: dayNumber(2024, 1, 1), max: dayNumber(2031, 12, 31) }),
});

function isAvailable(offer: RoomOffer): boolean {
  return offer.roomsLeft >= offer.rooms;
}

describe("room offers", () => {
  test("one room's night lies in the band of its stars in the United States, and totals add up", () => {
    fc.assert(
      fc.property(anyStay, ({ lead, nights, ...query }) => {
        const start = query.quoteDay + lead;
        for (const offer of searchRooms(seed, {
          ...query,
          checkIn: start,
          checkOut: start + nights,
        })) {
          const inAmerica = offer.hotel.country === "US";
          const { low, high } = inAmerica ? bandOf(offer.hotel.stars) : ELSEWHERE;
          const room = offer.pricePerNight / offer.rooms;
          expect(room).toBeGreaterThanOrEqual(low);
          expect(room).toBeLessThanOrEqual(high);
          expect(Number.isInteger(offer.pricePerNight)).toBe(true);
          expect(offer.price).toBe(offer.pricePerNight * nights);
          expect(offer.nights).toBe(nights);
          expect(offer.rooms).toBe(Math.ceil(query.guests / offer.sleeps));
        }
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  test("the cheapest of every hotel, asked for alone, is the first of the hotel among all offers", () => {
    fc.assert(
      fc.property(anyStay, ({ lead, nights, ...query }) => {
        const start = query.quoteDay + lead;
        const stay = { ...query, checkIn: start, checkOut: start + nights };
        const first = new Map<string, RoomOffer>();
        for (const offer of searchRooms(seed, stay))
          if (!first.has(offer.hotel.code)) first.set(offer.hotel.code, offer);
        expect(searchRooms(seed, { ...stay, cheapest: true })).toEqual([...first.values()]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test("the bands are those of budget, midrange and luxury", () => {
    const bands = [1, 2, 3, 4, 5].map(bandOf).map(({ low, high }) => ({ low, high }));
    expect(bands).toEqual([
      { low: 8_000, high: 15_000 },
      { low: 8_000, high: 15_000 },
      { low: 15_000, high: 30_000 },
      { low: 15_000, high: 30_000 },
      { low: 30_000, high: 80_000 },
    ]);
  });

  test("so does every room on every rate, in America's dearest towns at New Year and in its cheapest", () => {
    const newYear = dayNumber(2026, 12, 30);
    const thaw = dayNumber(2027, 4, 13);
    for (const cityCode of ["NYC", "OGG", "ASE", "PCY", "MIA", "LAS", "HOU", "BTV"]) {
      for (const { code, stars } of hotelsIn(seed, cityCode)) {
        const { low, high } = bandOf(stars);
        for (const room of findProperty(seed, code)?.property.rooms ?? []) {
          for (const start of [newYear, thaw]) {
            const stay = { checkIn: start, checkOut: start + 2, guests: 1, quoteDay: start };
            for (const rate of ["ADV", "BAR", "BBR"]) {
              const price = quoteRoom(
                seed,
                { hotelCode: code, roomCode: room.code, rateCode: rate },
                stay,
              )?.pricePerNight;
              expect(price).toBeGreaterThanOrEqual(low);
              expect(price).toBeLessThanOrEqual(high);
            }
          }
        }
      }
    }
  });

  test("those that can be had come first, and each part is sorted by price", () => {
    fc.assert(
      fc.property(anyStay, ({ lead, nights, ...query }) => {
        const start = query.quoteDay + lead;
        const offers = searchRooms(seed, { ...query, checkIn: start, checkOut: start + nights });
        const firstSoldOut = offers.findIndex((offer) => !isAvailable(offer));
        const cut = firstSoldOut < 0 ? offers.length : firstSoldOut;
        for (const part of [offers.slice(0, cut), offers.slice(cut)]) {
          expect(new Set(part.map(isAvailable)).size).toBeLessThanOrEqual(1);
          const prices = part.map((offer) => offer.price);
          expect(prices).toEqual([...prices].sort((a, b) => a - b));
        }
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  test("a hotel with room shows four or five offers, all different, and a full one shows one", () => {
    const byHotel = new Map<string, RoomOffer[]>();
    for (const offer of searchRooms(seed, { ...paris, quoteDay: checkIn - 1 })) {
      byHotel.set(offer.hotel.code, [...(byHotel.get(offer.hotel.code) ?? []), offer]);
    }
    expect(byHotel.size).toBe(hotelsIn(seed, "PAR").length);
    for (const offers of byHotel.values()) {
      if (offers.every(isAvailable)) {
        expect(offers.length).toBeGreaterThanOrEqual(3);
        expect(offers.length).toBeLessThanOrEqual(5);
      } else expect(offers).toHaveLength(1);
      expect(new Set(offers.map((o) => `${o.roomCode} ${o.rateCode}`)).size).toBe(offers.length);
    }
  });

  test("prepaid is cheaper than flexible, and breakfast costs more", () => {
    const stay = { ...paris, guests: 2 };
    for (const { code } of hotelsIn(seed, "PAR")) {
      const room = findProperty(seed, code)?.property.rooms.at(-1)?.code ?? "";
      const [adv, bar, bbr] = ["ADV", "BAR", "BBR"].map(
        (rate) =>
          quoteRoom(seed, { hotelCode: code, roomCode: room, rateCode: rate }, stay)?.price ??
          Number.NaN,
      );
      expect(adv).toBeLessThan(bar ?? 0);
      expect(bar).toBeLessThan(bbr ?? 0);
    }
  });

  test("they stay apart under the ceiling of the American band, too", () => {
    const start = dayNumber(2026, 12, 30);
    const stay = { checkIn: start, checkOut: start + 2, guests: 2, quoteDay: start - 30 };
    for (const cityCode of ["NYC", "ASE", "OGG"]) {
      for (const { code } of hotelsIn(seed, cityCode)) {
        const roomCode = findProperty(seed, code)?.property.rooms.find(
          ({ level }) => level === 1,
        )?.code;
        const [adv = 0, bar = 0, bbr = 0] = ["ADV", "BAR", "BBR"].map(
          (rateCode) =>
            quoteRoom(seed, { hotelCode: code, roomCode: roomCode ?? "", rateCode }, stay)?.price ??
            0,
        );
        expect(bar / adv, code).toBeGreaterThan(1.05);
        expect(bbr / bar, code).toBeGreaterThan(1.02);
      }
    }
  });

  test("at a beach in August no bed is given away", () => {
    const start = dayNumber(2027, 8, 5);
    const stay = { checkIn: start, checkOut: start + 3, guests: 2, quoteDay: start - 260 };
    const [cheapest] = searchRooms(seed, { ...stay, cityCode: "PMI" });
    expect(cheapest?.pricePerNight).toBeGreaterThan(7_500);
  });

  test("holiday houses sell half board where that is usual, above breakfast, and others do not", () => {
    const houses = (cityCode: string) =>
      hotelsIn(seed, cityCode).filter(({ halfBoard }) => halfBoard);
    expect(houses("INN").length + houses("PMI").length).toBeGreaterThan(5);
    expect(houses("PAR")).toEqual([]);
    const query = { ...paris, cityCode: "INN", guests: 2 };
    const sold = searchRooms(seed, query).filter(({ board }) => board === "half_board");
    expect(sold.length).toBeGreaterThan(0);
    for (const { hotel, roomCode, price, nights } of sold) {
      const [bar, bbr, hbr] = ["BAR", "BBR", "HBR"].map(
        (rateCode) =>
          quoteRoom(seed, { hotelCode: hotel.code, roomCode, rateCode }, query)?.price ?? 0,
      );
      expect(hbr).toBe(price);
      expect(nights).toBeGreaterThan(0);
      expect(bbr).toBeGreaterThan(bar ?? 0);
      expect(hbr).toBeGreaterThan(bbr ?? 0);
    }
    const paris1 = { hotelCode: "PAR0001", roomCode: "", rateCode: "HBR" };
    const [room] = findProperty(seed, "PAR0001")?.property.rooms ?? [];
    expect(quoteRoom(seed, { ...paris1, roomCode: room?.code ?? "" }, query)).toBeUndefined();
  });

  test("stars filter from below", () => {
    for (const minStars of [1, 2, 3, 4, 5]) {
      const stars = searchRooms(seed, { ...paris, minStars }).map((offer) => offer.hotel.stars);
      expect(Math.min(...stars)).toBe(minStars);
      expect(Math.max(...stars)).toBe(5);
    }
  });

  test("a party that one room cannot hold gets more rooms, inside the price", () => {
    const [hotel] = hotelsIn(seed, "PAR");
    const two = quoteRoom(
      seed,
      { hotelCode: hotel?.code ?? "", roomCode: "KNG", rateCode: "BAR" },
      { ...paris, guests: 2 },
    );
    const five = quoteRoom(
      seed,
      { hotelCode: hotel?.code ?? "", roomCode: "KNG", rateCode: "BAR" },
      { ...paris, guests: 5 },
    );
    expect(two).toMatchObject({ sleeps: 2, rooms: 1 });
    expect(five).toMatchObject({ sleeps: 2, rooms: 3 });
    expect(five?.pricePerNight).toBe(3 * (two?.pricePerNight ?? 0));
  });

  test("four people are offered one family room where two doubles would cost more", () => {
    const offers = searchRooms(seed, { ...paris, guests: 4 }).filter(isAvailable);
    expect(offers.some((offer) => offer.rooms === 1 && offer.sleeps >= 4)).toBe(true);
  });

  test("a quote from the codes is the offer that was found", () => {
    for (const guests of [1, 3, 7]) {
      for (const offer of searchRooms(seed, { ...paris, guests })) {
        const { hotel, roomCode, rateCode } = offer;
        expect(
          quoteRoom(seed, { hotelCode: hotel.code, roomCode, rateCode }, { ...paris, guests }),
        ).toEqual(offer);
      }
    }
  });

  test("the same question has the same answer, and another seed another", () => {
    const answer = JSON.stringify(searchRooms(seed, paris));
    expect(JSON.stringify(searchRooms(seed, { ...paris, cityCode: "ORY" }))).toBe(answer);
    expect(JSON.stringify(searchRooms(seed + 1, paris))).not.toBe(answer);
  });

  test("what does not exist is not quoted", () => {
    expect(
      quoteRoom(seed, { hotelCode: "PAR0001", roomCode: "KNG", rateCode: "BAR" }, paris),
    ).toBeDefined();
    expect(
      quoteRoom(seed, { hotelCode: "PAR9999", roomCode: "KNG", rateCode: "BAR" }, paris),
    ).toBeUndefined();
    expect(
      quoteRoom(seed, { hotelCode: "PAR0001", roomCode: "NOP", rateCode: "BAR" }, paris),
    ).toBeUndefined();
    expect(
      quoteRoom(seed, { hotelCode: "PAR0001", roomCode: "KNG", rateCode: "NOP" }, paris),
    ).toBeUndefined();
    expect(searchRooms(seed, { ...paris, cityCode: "QQQ" })).toEqual([]);
    expect(searchRooms(seed, { ...paris, checkOut: checkIn })).toEqual([]);
    expect(
      quoteRoom(
        seed,
        { hotelCode: "PAR0001", roomCode: "KNG", rateCode: "BAR" },
        { ...paris, checkOut: checkIn },
      ),
    ).toBeUndefined();
  });

  test("prices follow the season, the city and the time left", () => {
    function average(cityCode: string, day: number, quote: number): number {
      const offers = searchRooms(seed, {
        cityCode,
        checkIn: day,
        checkOut: day + 7,
        guests: 2,
        minStars: 4,
        quoteDay: quote,
      }).filter((offer) => offer.rateCode === "BAR");
      return offers.reduce((sum, offer) => sum + offer.pricePerNight, 0) / offers.length;
    }
    const january = dayNumber(2028, 1, 18);
    const august = dayNumber(2028, 8, 8);
    expect(average("AYT", august, quoteDay)).toBeGreaterThan(average("AYT", january, quoteDay));
    expect(average("DXB", august, quoteDay)).toBeLessThan(average("DXB", january, quoteDay));
    expect(average("SYD", august, quoteDay)).toBeLessThan(average("SYD", january, quoteDay));
    expect(average("LON", august, quoteDay)).toBeGreaterThan(average("TBS", august, quoteDay));
    expect(average("LON", august, august - 1)).toBeGreaterThan(average("LON", august, august - 60));
  });
});

describe("rooms left", () => {
  test("they are finite, and never more than the hotel has", () => {
    for (const offer of searchRooms(seed, paris)) {
      const rooms = findProperty(seed, offer.hotel.code)?.property.rooms ?? [];
      const count = rooms.find(({ code }) => code === offer.roomCode)?.count ?? 0;
      expect(offer.roomsLeft).toBeGreaterThanOrEqual(0);
      expect(offer.roomsLeft).toBeLessThanOrEqual(count);
      expect(count).toBeLessThan(400);
    }
  });

  test("an offer has as many as its scarcest night", () => {
    const stay = { ...paris, checkOut: checkIn + 10 };
    for (const offer of searchRooms(seed, stay)) {
      const nightly = nightlyRoomsLeft(seed, offer.hotel.code, offer.roomCode, stay) ?? [];
      expect(nightly).toHaveLength(10);
      expect(offer.roomsLeft).toBe(Math.min(...nightly));
    }
    expect(nightlyRoomsLeft(seed, "PAR0001", "NOP", stay)).toBeUndefined();
    expect(nightlyRoomsLeft(seed, "QQQ0001", "KNG", stay)).toBeUndefined();
  });

  test("they only fall as the night comes nearer", () => {
    for (const { code } of hotelsIn(seed, "TBS")) {
      for (const room of findProperty(seed, code)?.property.rooms ?? []) {
        const stay = { checkIn, checkOut: checkIn + 2, guests: 1 };
        const left = [300, 120, 60, 30, 14, 7, 3, 1, 0].map(
          (lead) =>
            quoteRoom(
              seed,
              { hotelCode: code, roomCode: room.code, rateCode: "BAR" },
              { ...stay, quoteDay: checkIn - lead },
            )?.roomsLeft ?? -1,
        );
        expect(left).toEqual([...left].sort((a, b) => b - a));
      }
    }
  });

  test("some hotels are full and most are not, the more so the later one asks", () => {
    function soldOutShare(lead: number): number {
      let full = 0;
      let all = 0;
      for (const cityCode of ["LON", "TBS", "AYT", "NYC", "XSH"]) {
        for (let day = checkIn; day < checkIn + 360; day += 12) {
          const stay = {
            cityCode,
            checkIn: day,
            checkOut: day + 3,
            guests: 2,
            quoteDay: day - lead,
          };
          full += searchRooms(seed, stay).filter((offer) => !isAvailable(offer)).length;
          all += hotelsIn(seed, cityCode).length;
        }
      }
      return full / all;
    }
    const early = soldOutShare(90);
    const late = soldOutShare(1);
    expect(early).toBeGreaterThan(0.01);
    expect(late).toBeGreaterThan(early);
    expect(late).toBeLessThan(0.3);
  });
});
