import { type Language, WEEKDAYS } from "../../../../domain/catalogue.ts";
import { clockTime, type DayNumber, isoDate, weekday } from "../../../../domain/dates.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Hours } from "../days/frame.ts";
import type { Remark } from "../notes/remarks.ts";
import { flightWords } from "../route/flights.ts";
import { answerWords, careWords } from "./care-words.ts";
import { changedWords, unchangedWords, undoneWords } from "./changed-words.ts";
import { comparedWords } from "./compared-words.ts";
import { dayOutInsteadWords } from "./day-out-instead.ts";
import { enteringWords } from "./entering.ts";
import { followsWords } from "./follows-words.ts";
import { hardHomeWords } from "./hard-home.ts";
import { holyDayWords } from "./holy-days.ts";
import { housesWithoutWords } from "./houses-without.ts";
import { limitWords } from "./limits.ts";
import { moneyWords } from "./money.ts";
import { fitsWords, leftOverWords, shortWords } from "./money-words.ts";
import { NEW_YEAR } from "./new-year.ts";
import { occasionWords } from "./occasions.ts";
import { OF_SOME } from "./of-some.ts";
import { onOtherDaysWords } from "./on-other-days.ts";
import { otherNightsWords } from "./other-nights.ts";
import { OWN_PLACE, ROOMS_APART, SEAPLANE } from "./own-place.ts";
import {
  asksWords,
  avoidedWords,
  NIGHTLY,
  ONE_OF,
  OWN_LEFT,
  OWN_NOTE,
  ownName,
} from "./own-wishes.ts";
import { passedWords } from "./passed-airport.ts";
import { unsuitedWords } from "./unsuited.ts";
import {
  keptOutWords,
  onRequestWords,
  pricedWords,
  quoted,
  unmetWords,
  unplannedWords,
  wishName,
} from "./wish-words.ts";
import type { Wording } from "./wording.ts";

export function dateWords(day: DayNumber, wording: Wording): string {
  const [year = 0, month = 1, date = 1] = isoDate(day).split("-").map(Number);
  return wording.date(date, month, year);
}

/** "10:00–12:00". */
export function hoursWords({ from, to }: Hours): string {
  return `${clockTime(Math.round(from * 60))}–${clockTime(Math.round(to * 60))}`;
}

export function remarkWords(remark: Remark, wording: Wording, lang: Language): string {
  const { remarks, advice, list, inMonth } = wording;
  const names = (spots: readonly Spot[]) => list(spots.map((spot) => spot.destination.name[lang]));
  const name = (spot: Spot) => spot.destination.name[lang];
  const month = (number: number) => inMonth[number - 1] ?? "";
  switch (remark.kind) {
    case "language":
      return remark.text;
    case "changed":
      return changedWords(remark.done, wording, lang, (day) => dateWords(day, wording));
    case "follows":
      return followsWords(remark.follows, wording, lang);
    case "undone":
      return undoneWords(remark.undone, lang);
    case "unchanged":
      return unchangedWords(lang);
    case "days-cut":
      return remarks.daysCut(remark.asked, remark.days);
    case "days-default":
      return remarks.daysDefault(remark.days);
    case "days-over-dates":
      return remarks.daysOverDates(remark.days, remark.dated);
    case "past":
      return remarks.past(dateWords(remark.date, wording));
    case "typical": {
      const words = {
        nothing: remarks.typical,
        month: remarks.inMonthFrom,
        unread: remarks.pricedFor,
      };
      const on = wording.weekdays[WEEKDAYS[weekday(remark.start)] ?? "mon"];
      return words[remark.given](wording.onDay(on, dateWords(remark.start, wording)));
    }
    case "party-default":
      return remark.unread ? remarks.oneAdult : remarks.partyDefault;
    case "unread":
      return remarks.unread[remark.field](remark.text);
    case "party-assumed":
      return remarks.partyAssumed(wording.party(remark.party));
    case "party-cut":
      return remarks.partyCut(remark.asked, remark.kept);
    case "unknown":
      return remarks.unknown(remark.names.join(", "));
    case "unplanned":
      return unplannedWords(remark.texts, lang);
    case "avoided":
      return avoidedWords(remark, lang);
    case "nightly":
      return NIGHTLY[lang](
        moneyWords(remark.most, lang),
        remark.dearest && moneyWords(remark.dearest, lang),
      );
    case "own":
      return OWN_NOTE[lang](remark.own.map((one) => ownName(one, lang)).join(", "));
    case "own-left":
      return OWN_LEFT[lang](remark.own.map((one) => ownName(one, lang)).join(", "));
    case "on-other-days":
      return onOtherDaysWords(remark, lang);
    case "asks":
      return asksWords(remark.texts, remark.more, lang);
    case "kept-out":
      return keptOutWords(remark.wishes, remark.texts, lang);
    case "of-some":
      return OF_SOME[lang](
        list(remark.needs.map(([kind, heads]) => `${wishName(kind, lang)} (${heads})`)),
      );
    case "one-of":
      return ONE_OF[lang](list(remark.names.map((one) => one[lang])));
    case "limits":
      return limitWords(remark.limits, lang);
    case "answer":
      return answerWords(remark.to, lang);
    case "cared":
      return careWords(
        remark.of,
        [
          ...remark.wishes.map((kind) => wishName(kind, lang)),
          ...remark.texts.map((text) => quoted(text, lang)),
        ],
        remark.wishes,
        { kept: remark.kept, against: remark.against.map((one) => one[lang]), lang },
      );
    case "bare":
      return wording.advice.noSights(
        wording.list(remark.spots.map(name)),
        remark.near && name(remark.near),
      );
    case "left-out":
      return remarks.leftOut(names(remark.spots));
    case "added":
      return remarks.added(names(remark.spots));
    case "chosen":
      return remarks.chosen(names(remark.spots));
    case "off-season":
      return remarks.offSeason(names(remark.spots), month(remark.month));
    case "no-theme":
      return remarks.noTheme[remark.theme];
    case "flights-left-out":
      return remarks.flightsLeftOut;
    case "no-flights":
      return remarks.noFlights(name(remark.spot));
    case "leaves-before":
      return remarks.leavesBefore(
        dateWords(remark.airportBy < 0 ? remark.date - 1 : remark.date, wording),
        clockTime(Math.round(remark.airportBy * 60)),
        remark.nights,
      );
    case "compared":
      return comparedWords(remark, lang);
    case "passed-airport":
      return passedWords(remark, lang);
    case "occasion":
      return occasionWords(remark, (day) => dateWords(day, wording), lang);
    case "holy-days":
      return holyDayWords(remark.days, dateWords(remark.first, wording), lang);
    case "new-year":
      return NEW_YEAR[lang].note;
    case "missed":
      return remarks.missed[remark.why](list(remark.names.map((one) => one[lang])));
    case "unsuited":
      return unsuitedWords(remark, lang);
    case "other-nights":
      return otherNightsWords(remark, lang);
    case "area":
      return advice.area(remark.names.map((one) => one[lang]).join(" / "));
    case "day-out-instead":
      return dayOutInsteadWords(remark, lang);
    case "houses-without":
      return housesWithoutWords(remark, lang);
    case "own-place":
      return OWN_PLACE[lang].note;
    case "seaplane":
      return SEAPLANE[lang];
    case "rooms-apart":
      return ROOMS_APART[lang](remark.rooms);
    case "rooms-full":
      return remarks.roomsFull(name(remark.spot));
    case "free-days":
      return remarks.freeDays(remark.days);
    case "meetings":
      return remarks.meetings(
        remark.meetings
          .map(({ day, hours }) => `${wording.labels.day(day)}, ${hoursWords(hours)}`)
          .join("; "),
      );
    case "work":
      return remarks.work(remark.days.map((day) => wording.labels.day(day)).join(", "));
    case "woman":
      return remarks.woman[remark.says];
    case "fits":
      return fitsWords(remark, lang);
    case "left-over":
      return leftOverWords(remark, lang);
    case "need":
      return remarks.needs[remark.need] ?? "";
    case "open":
      return remarks.open[remark.open] ?? "";
    case "visas": {
      const rules = byEntry(remark.rules).map(([countries, entry]) => {
        const names = countries.map((one) => one[lang]);
        return [names.join(", "), entry] as const;
      });
      const text = remarks.visas(remark.home[lang], rules);
      return remark.entering ? `${text} ${enteringWords(remark.entering, lang)}` : text;
    }
    case "unknown-passport":
      return advice.unknownPassport(
        remark.home[lang],
        list(remark.countries.map((one) => one[lang])),
      );
    case "hard-hours":
      return advice.hardHours(remark.flights.map(flightWords).join("; "));
    case "other-airport":
      return advice.otherAirport(remark.left, remark.back);
    case "wheelchair-umrah":
      return advice.wheelchairUmrah;
    case "ski":
      return advice.ski(remark.school, remark.hire && moneyWords(remark.hire, lang));
    case "priced":
      return pricedWords(
        remark.extras.map(({ wish, price }) => ({ wish, price: moneyWords(price, lang) })),
        lang,
      );
    case "on-request":
      return onRequestWords(remark.wishes, lang);
    case "unmet":
      return unmetWords(remark.unmet, lang);
    case "around-work":
      return advice.aroundWork;
    case "work-from-noon":
      return advice.workFromNoon(wording.labels.day(remark.day));
    case "hard-way":
      return remarks.hardWay(name(remark.spot), remark.stops, remark.easier && name(remark.easier));
    case "hard-home":
      return hardHomeWords(
        flightWords(remark.flight),
        remark.flight.stops,
        remark.easier && name(remark.easier),
        lang,
      );
    case "short":
      return shortWords(remark, wording, lang);
    case "currency":
      return remarks.currency(remark.asked, remark.used);
  }
}

type Rules = Extract<Remark, { kind: "visas" }>["rules"];
type Rule = Rules[number];

/** Countries that are entered alike in one: of the Schengen states all are. */
function byEntry(rules: Rules): readonly (readonly [Rule[0][], Rule[1]])[] {
  const groups = new Map<string, readonly [Rule[0][], Rule[1]]>();
  for (const [country, entry] of rules) {
    const key = `${entry.way} ${entry.days ?? ""} ${entry.insured ?? ""}`;
    const group = groups.get(key);
    if (group) group[0].push(country);
    else groups.set(key, [[country], entry]);
  }
  return [...groups.values()];
}
