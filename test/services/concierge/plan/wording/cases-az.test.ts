import { expect, test } from "vitest";
import { inAz, toAz } from "../../../../../src/services/concierge/plan/wording/cases-az.ts";

test.each([
  ["Terrakota ordusu", "Terrakota ordusunda", "Terrakota ordusuna"],
  ["Nqoronqoro krateri", "Nqoronqoro kraterində", "Nqoronqoro kraterinə"],
  ["Mutyanyuda Böyük Çin Səddi", "Mutyanyuda Böyük Çin Səddində", "Mutyanyuda Böyük Çin Səddinə"],
])("%s, a compound, has an n before its endings", (name, inside, towards) => {
  expect([inAz(name), toAz(name)]).toEqual([inside, towards]);
});

test.each([
  ["Köhnə körpü", "Köhnə körpüdə", "Köhnə körpüyə"],
  ["Xan əl-Xəlili", "Xan əl-Xəlilidə", "Xan əl-Xəliliyə"],
  ["Batumi", "Batumidə", "Batumiyə"],
])("%s ends in a vowel of its own", (name, inside, towards) => {
  expect([inAz(name), toAz(name)]).toEqual([inside, towards]);
});
