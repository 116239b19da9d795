import { describe, expect, test } from "vitest";
import type { PlanAnswer } from "../../../src/domain/contracts/concierge/plan.ts";
import { proposalOf } from "../../../src/services/requests/proposal.ts";
import { askFor, openOperators } from "../operator/support.ts";

describe("the proposal of a booking", () => {
  test("has dates, origin, people and budget as the traveller said them", async () => {
    const desk = await openOperators();
    const id = await askFor(desk, {
      destination: "Istanbul",
      dates: "2027-06-10 to 2027-06-15",
      travelers: undefined,
      budget: "1500 EUR",
      message: "From Baku, two adults and a child of 6, business class please.",
    });
    // The first plan of a process may take longer than an operator waits: it is there with a later look.
    let { plan, proposal } = await desk.operators.request(id);
    while (!plan) ({ plan, proposal } = await desk.operators.request(id));
    const cents = desk.deps.rates.convert(1_000_00, "USD", "EUR") ?? 0;
    expect(proposal.budget?.perUsd).toBeCloseTo(cents / 1_000_00, 4);
    expect(proposal).toEqual({
      from: "BAK",
      to: "IST",
      departure: "2027-06-10",
      returning: "2027-06-15",
      adults: 2,
      children: 1,
      infants: 0,
      names: [{ firstName: "Aysel", lastName: "" }],
      cabin: "business",
      stays: [{ hotel: expect.stringMatching(/^[^★]+$/), city: "IST", firstDay: 0 }],
      budget: { amount: 1500, currency: "EUR", per: "total", perUsd: expect.closeTo(0.9, 0) },
      guessed: ["hotel"],
    });
  });

  test("reads a request of words alone, and takes no plan to where nothing was named", async () => {
    const desk = await openOperators();
    const silent = { destination: undefined, dates: undefined, travelers: undefined };
    const ask = async (message: string) =>
      (await desk.operators.request(await askFor(desk, { ...silent, message }))).proposal;
    expect(
      await ask("Из Баку в Рим и Флоренцию на 8 дней с 3 апреля 2027, вдвоём, премиум-эконом"),
    ).toMatchObject({
      from: "BAK",
      to: "ROM",
      backFrom: "FLR",
      departure: "2027-04-03",
      returning: "2027-04-10",
      adults: 2,
      cabin: "premium_economy",
      stays: [
        { city: "ROM", firstDay: 0, lastDay: expect.any(Number) },
        { city: "FLR", firstDay: expect.any(Number) },
      ],
      // "8 дней с 3 апреля" are the traveller's words, and so is the last day.
      guessed: ["backFrom", "hotel"],
    });
    expect(await ask("Somewhere warm, please help.")).not.toHaveProperty("to");
  });

  test("flies on the plan's day where that is the eve, marked, and sleeps from the landing on", async () => {
    const { deps } = await openOperators();
    const parts = { ...deps, cities: await deps.cityNames() };
    const asked = {
      ...({ lang: "en", destination: "Tokyo", dates: "2026-12-07 to 2026-12-12" } as const),
      ...({ contact: { kind: "other", value: "x" }, message: "Work from the 7th on." } as const),
    };
    const plan: PlanAnswer = {
      ...{ summary: "", activities: [], disclaimer: "", lang: "en", notes: [], transfers: [] },
      budget: { currency: "USD", total: 1, perPerson: 1 },
      destinations: ["Tokyo"],
      itinerary: [{ day: 1, city: "Tokyo", morning: "", afternoon: "", evening: "", tips: "" }],
      hotels: ["Grand 5★, Tokyo"],
      dates: { from: "2026-12-06", to: "2026-12-12", leaves: "2026-12-05" },
      flights: ["BER–HND 19:35"],
    };
    const wanted = { asked, askedAt: Date.parse("2026-11-16"), added: [] };
    const proposal = proposalOf(wanted, plan, parts);
    expect(proposal).toMatchObject({
      departure: "2026-12-05",
      returning: "2026-12-12",
      stays: [{ hotel: "Grand", firstDay: 1 }],
    });
    expect(proposal.guessed).toContain("departure");
    // A plan of other days, as of those of a year that is over, moves nothing.
    const other = { ...plan, dates: { from: "2027-12-06", to: "2027-12-12" } };
    expect(proposalOf(wanted, other, parts)).toMatchObject({ departure: "2026-12-07" });
  });

  const proposed = async (changes: object) => {
    const desk = await openOperators();
    return (await desk.operators.request(await askFor(desk, changes))).proposal;
  };

  test("looks for a hotel in the plan's own town, also where that has no airport", async () => {
    const georgia = await proposed({
      ...{ destination: "Gürcüstan", dates: "2027-04-05 to 2027-04-10", lang: "az" },
      message: "Bakıdan Tbilisi və Siqnaqini görmək istəyirik.",
    });
    expect(georgia.stays.map(({ city }) => city)).toEqual(["TBS", "XSG"]);
    const japan = await proposed({
      ...{ destination: "Japan", dates: "2027-04-05 to 2027-04-12" },
      message: "Tokyo and Kyoto.",
    });
    expect(japan.stays.map(({ city }) => city)).toEqual(["TYO", "UKY"]);
    expect(japan).toMatchObject({ to: "TYO", backFrom: "OSA" });
  });

  test("has children for children, adults from 12 on, and says how many a booking cannot hold", async () => {
    const family = {
      ...{ destination: "Antalya", dates: "2027-07-15 to 2027-07-20", travelers: 5, lang: "az" },
      message: "5 nəfərik: 2 böyük, 3 uşaq (3, 7, 12 yaş). Hər şey daxil otel lazımdır.",
    };
    expect(await proposed(family)).toMatchObject({ adults: 3, children: 2, infants: 0, grown: 1 });
    const reunion = { travelers: 11, message: "A reunion of eleven of us, aged 4 to 87." };
    expect(await proposed(reunion)).toMatchObject({ adults: 9, children: 0, travellers: 11 });
  });

  test("goes back on the plan's last day, from where the plan ends", async () => {
    expect(
      await proposed({
        ...{ destination: "Дубай", dates: "на новогодние праздники", lang: "ru" },
        message: "Хотим в Дубай на Новый год, отель у моря, перелёт из Москвы прямой.",
      }),
    ).toMatchObject({ departure: "2026-12-30", returning: "2027-01-01" });
    expect(
      await proposed({
        ...{ destination: "Reykjavík, Longyearbyen and Tromsø", dates: "2027-03-01 to 2027-03-08" },
        message: "Northern lights.",
      }),
    ).toMatchObject({ to: "REK", backFrom: "TOS", between: ["KEF–LYR", "LYR–TOS"] });
  });

  test("counts what the traveller said last", async () => {
    const desk = await openOperators();
    const request_id = await askFor(desk, {
      destination: "Tbilisi",
      dates: undefined,
      message: "Bakıdan Tbilisiyə 5 gün, biznes klass.",
    });
    const added = async (message: string) => {
      const { concierge, operators } = desk;
      await concierge.desk.addToTravelRequest({ request_id, message }, concierge.caller);
      return (await operators.request(request_id)).proposal;
    };
    expect(await added("2026-12-15 - 2026-12-20")).toMatchObject({
      departure: "2026-12-15",
      returning: "2026-12-20",
      cabin: "business",
      guessed: ["hotel"],
    });
    const { plan } = await desk.operators.request(request_id);
    expect(plan?.dates).toMatchObject({ from: "2026-12-15", to: "2026-12-20" });
    expect(await added("Çox sağ olun!")).toMatchObject({ departure: "2026-12-15" });
    expect(await added("Yox, 15 yanvar 2027, ekonom klass")).toMatchObject({
      departure: "2027-01-15",
      returning: "2027-01-19",
      cabin: "economy",
      // "5 gün" was said before, and holds.
      guessed: ["hotel"],
    });
  });

  describe("of a request that has its dates", () => {
    async function answered(dates: string, answer: string) {
      const desk = await openOperators();
      const id = await askFor(desk, {
        ...{ destination: "Tbilisi", dates, travelers: 2 },
        message: "From Baku, wine and food.",
      });
      const { concierge, operators } = desk;
      await concierge.desk.addToTravelRequest(
        { request_id: id, message: answer },
        concierge.caller,
      );
      let { plan, proposal } = await operators.request(id);
      while (!plan) ({ plan, proposal } = await operators.request(id));
      const listed = async (from: string, to: string) =>
        (await operators.listRequests({ from, to, limit: 5 })).total;
      return { planned: plan.dates, proposal, listed };
    }

    test.each([
      ["12–20 March 2027", "We fly on the 12th. Oliver was born 4 May 2020."],
      ["12–20 March 2027", "Yes, from the 12th to the 20th. Up to 9500 USD."],
      ["12–20 March 2027", "Grandma turns 80 on 3 April 2027, by the way."],
      [
        "12–20 марта 2027",
        "Да, всё подходит, бронируйте. Паспорта: IRINA 14.06.1988, PAVEL 02.11.1985.",
      ],
      ["12–20 марта 2027", "Паспорт действителен до 21.09.2027"],
      [
        "2027-03-12 to 2027-03-20",
        "Paul Novak born 03.07.1979, expires 21.09.2031; Eva 11.12.1982.",
      ],
      ["2027-03-12 to 2027-03-20", "Paul Novak 1979-07-03\nEva Novak 1982-12-11"],
      ["12-20 mart 2027", "Doğum tarixi 14 iyun 2027 deyil, 14.06.1988-dir."],
      ["12–20 March 2027", "DOB 12/04/2015, passport valid until 5 May 2027 to 9 May 2027"],
    ])("%s stays what it is with: %s", async (dates, answer) => {
      const { planned, proposal, listed } = await answered(dates, answer);
      expect(proposal).toMatchObject({ departure: "2027-03-12", returning: "2027-03-20" });
      expect(planned).toMatchObject({ from: "2027-03-12", to: "2027-03-20" });
      expect(await listed("2027-03-01", "2027-03-31")).toBe(1);
    });

    test.each([
      ["Sorry, 3–9 April 2027 suits us better.", "2027-04-03", "2027-04-09"],
      ["Can we move it to 3 April 2027? Oliver was born 4 May 2020.", "2027-04-03", "2027-04-11"],
      ["Мы летим 3 апреля 2027.", "2027-04-03", "2027-04-11"],
      ["Yox, 3 aprel 2027", "2027-04-03", "2027-04-11"],
      ["Please start on 14 March instead.", "2027-03-14", "2027-03-22"],
    ])("is moved by: %s", async (answer, from, to) => {
      const { planned, proposal, listed } = await answered("12–20 March 2027", answer);
      expect(proposal).toMatchObject({ departure: from, returning: to });
      expect(planned).toMatchObject({ from, to });
      expect(await listed(from, to)).toBe(1);
      expect(await listed("2027-03-12", "2027-03-13")).toBe(0);
    });
  });

  test.each([
    ["We fly on the 12th. Up to 9500 USD.", 9500, "USD"],
    ["Бюджет теперь 2000 EUR.", 2000, "EUR"],
    ["A hotel for up to 180 USD, please. The taxi was 40 USD.", 9000, "USD"],
  ])("has the budget by now: %s", async (message, amount, currency) => {
    const { concierge, operators, ...desk } = await openOperators();
    const { plan_id } = await concierge.desk.planTrip(
      { query: "5-day trip to Tbilisi from Baku, 10 January 2027, budget 9000 USD", lang: "en" },
      { ...concierge.caller, signal: new AbortController().signal },
    );
    for (const planned of [{ plan_id }, { budget: "9000 USD" }]) {
      const id = await askFor(
        { concierge, operators, ...desk },
        {
          ...{ destination: "Tbilisi", dates: "2027-01-10 to 2027-01-14", ...planned },
          message: `A trip with ${Object.keys(planned)}.`,
        },
      );
      await concierge.desk.addToTravelRequest({ request_id: id, message }, concierge.caller);
      let { plan, proposal } = await operators.request(id);
      while (!plan) ({ plan, proposal } = await operators.request(id));
      expect(proposal.budget).toMatchObject({ amount, currency });
    }
  });

  test("has the dates that were asked for where the plan counted other days", async () => {
    const desk = await openOperators();
    const { concierge, operators } = desk;
    const { plan_id } = await concierge.desk.planTrip(
      { query: "5-day trip to Tbilisi from Baku, 10 January 2027", lang: "en" },
      { ...concierge.caller, signal: new AbortController().signal },
    );
    const id = await askFor(desk, {
      ...{ destination: "Tbilisi", dates: "2027-01-10 to 2027-01-15", plan_id },
      message: "A 5-day trip to Tbilisi, 10 to 15 January.",
    });
    let { plan, proposal } = await operators.request(id);
    while (!plan) ({ plan, proposal } = await operators.request(id));
    expect(plan.dates).toMatchObject({ from: "2027-01-10", to: "2027-01-15" });
    expect(plan.itinerary).toHaveLength(6);
    expect(proposal).toMatchObject({ departure: "2027-01-10", returning: "2027-01-15" });
  });

  test("marks the days of a month as the plan's, and makes up none where nothing was said", async () => {
    const desk = await openOperators();
    const june = await askFor(desk, {
      destination: "Tbilisi",
      dates: "in June",
      message: "Five days of food.",
    });
    const { proposal } = await desk.operators.request(june);
    expect(proposal.departure).toMatch(/^2027-06-/);
    expect(proposal.guessed).toEqual(expect.arrayContaining(["departure", "returning", "cabin"]));
    const open = await askFor(desk, {
      destination: "Tbilisi",
      dates: undefined,
      travelers: undefined,
      message: "Somewhere with good wine.",
    });
    const nothing = (await desk.operators.request(open)).proposal;
    expect(nothing).not.toHaveProperty("departure");
    expect(nothing).not.toHaveProperty("returning");
    expect(nothing.guessed).toEqual(["party", "cabin", "hotel"]);
  });
});
