import { expect, test } from "vitest";
import { itineraryPage } from "../../../src/surfaces/traveller/page.ts";

test("what a booking says is text on the page, never markup", () => {
  const sly = `<img src=x onerror="a('&')">`;
  const entry = {
    kind: "flight" as const,
    at: "2027-03-01T08:00:00+00:00",
    key: "F1.1",
    where: sly,
    time: "08:00",
    title: sly,
    lines: [sly],
    layover: sly,
    alerts: [sly],
    off: false,
  };
  const day = { date: "2027-03-01", label: "Mon", entries: [entry] };
  const page = itineraryPage(
    {
      calendar: "",
      until: sly,
      agency: { name: sly, contact: sly },
      handout: {
        lang: "en",
        pnr: "TEST-1",
        title: sly,
        notice: sly,
        travellers: [sly],
        days: [day],
      },
    },
    { calendar: "/t/a/itinerary.ics" },
  );
  expect(page).not.toContain("<img");
  expect(page.match(/&lt;img src=x onerror=&quot;a\('&amp;'\)&quot;&gt;/g)).toHaveLength(12);
});
