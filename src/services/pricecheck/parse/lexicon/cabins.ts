import { phraseFinder } from "../phrases.ts";

export type TravelClass = "ECONOMY" | "PREMIUM_ECONOMY" | "BUSINESS" | "FIRST";

export const findCabin = phraseFinder<TravelClass>({
  PREMIUM_ECONOMY:
    "premium economy|premium eco|prem economy|prem eco|premium|economy premium|economy comfort|comfort plus|world traveller plus|premium economica|economica premium|premium economy class|turista premium|turista superior|premium turista|eco premium|economique premium|premium economique|премиум эконом*|премиум|комфорт|эконом премиум|premium ekonom|premium klass|premium ekonomi|py",
  BUSINESS:
    "business|business class|biz|biz class|biznes|biznes klass|biznes sinif|biznes sinfi|club world|club europe|upper class|businessklasse|business klasse|classe business|clase business|clase ejecutiva|ejecutiva|classe affaires|affaires|en affaires|бизнес*|бизнес класс*|qsuite|polaris|delta one|mint",
  FIRST:
    "first class|1st class|first cabin|in first|cabin first|class first|first suite|erste klasse|ersten klasse|erster klasse|1 klasse|first klasse|prima classe|in prima|primera|primera clase|en primera|premiere classe|premiere|1ere classe|en premiere|первый класс|первым классом|первого класса|первом классе|birinci sinif|birinci klass|birinci sinifde|first",
  ECONOMY:
    "economy|economy class|eco|coach|main cabin|economy light|economyklasse|economy klasse|touristenklasse|economica|classe economica|classe turistica|turistica|turista|clase turista|clase economica|economique|classe economique|classe eco|en eco|эконом*|эконом класс*|ekonom|ekonom klass|ekonomi|ekonom sinif|ekonom sinfi|standard class",
});

/** Words that are a cabin only beside another that says so: "first flight", "business trip". */
export const NOT_A_CABIN: ReadonlySet<string> = new Set(
  "trip meeting partner travel traveller flight leg segment day time day, of one reise termin viaggio viaje voyage поездка seferi".split(
    " ",
  ),
);

/** Cabins by booking class. */
export function cabinOfClass(letter: string): TravelClass {
  if ("FA".includes(letter)) return "FIRST";
  if ("JCDIZ".includes(letter)) return "BUSINESS";
  return "WPE".includes(letter) ? "PREMIUM_ECONOMY" : "ECONOMY";
}

export const findOr = phraseFinder({ or: "or|oder|o|ou|или|ya|ve ya|yaxud" });
