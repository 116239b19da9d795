import type { Language } from "../../../domain/catalogue.ts";
import type {
  DestinationAnswer,
  DestinationItem,
  DestinationRequest,
} from "../../../domain/contracts/concierge/search.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import {
  categoryName,
  daysText,
  monthsText,
  SEASONS,
  seasonMonths,
  seasonName,
} from "../vocabulary.ts";
import { itemDisclaimer, languageOf } from "../words.ts";
import { answerSearch, budgetLimit, searchText, spoken } from "./answer.ts";
import type { Guide, KnownDestination, SearchDeps } from "./catalogue-guide.ts";
import { countryNames, destinationNames, inAllLanguages, regionNames } from "./catalogue-guide.ts";
import { categoryOf } from "./category.ts";
import { monthsOf, suits } from "./season.ts";
import { markOf, textIndex } from "./text-index.ts";

const FIELDS = {
  places: { name: 8, country: 6, region: 4 },
  topics: { about: 3 },
  prose: { sights: 2, text: 1 },
};

const ranking = lazilyPer(({ destinations }: Guide) => {
  // What people come for most comes first where nothing else decides.
  const ranked = destinations.toSorted(
    (a, b) => b.offers - a.offers || (a.destination.slug < b.destination.slug ? -1 : 1),
  );
  return { ranked, index: textIndex(ranked.map(indexed), FIELDS) };
});

export async function searchDestinations(
  { guide }: SearchDeps,
  asked: DestinationRequest,
): Promise<DestinationAnswer> {
  const request = spoken(asked, asked.q ?? asked.category);
  const { ranked, index } = ranking(await guide());
  const { lang } = languageOf(request.lang);
  const category = request.category && categoryOf(request.category, lang);
  const months = request.season ? monthsOf(request.season, lang, "season") : undefined;
  const most = budgetLimit(request.budget_max);
  const q = searchText(request.q, "q");
  const found = (q && index.find(q)) || { items: ranked, fit: "all" };
  const fitting = found.items.filter(
    ({ destination }) =>
      destination.budget_from <= most &&
      (!category || destination.categories.includes(category)) &&
      (!months || suits(destination.months, months)),
  );
  const { items, ...envelope } = answerSearch(request, fitting, found.fit, toItem);
  return { destinations: items, ...envelope };
}

function indexed(known: KnownDestination) {
  const { categories, months, places, short_description: text } = known.destination;
  const seasons = SEASONS.filter((season) => suits(months, seasonMonths(season)));
  return {
    item: known,
    texts: {
      name: destinationNames(known),
      country: countryNames(known),
      region: regionNames(known),
      about: [
        ...[...categories, ...seasons].map(markOf),
        ...inLanguages((lang) => categories.map((category) => categoryName(category, lang))),
        ...inLanguages((lang) => seasons.map((season) => seasonName(season, lang))),
      ],
      sights: places.flatMap(({ name }) => inAllLanguages(name)),
      text: inAllLanguages(text),
    },
    weight: 1 + Math.log2(1 + known.offers) / 4,
  };
}

function inLanguages(names: (lang: Language) => readonly string[]): readonly string[] {
  return [...names("en"), ...names("az"), ...names("ru")];
}

function toItem({ destination, country }: KnownDestination, lang: Language): DestinationItem {
  return {
    slug: destination.slug,
    name: destination.name[lang],
    country: country.name[lang],
    city: destination.city[lang],
    short_description: destination.short_description[lang],
    best_for: destination.categories.map((category) => categoryName(category, lang)),
    approximate_budget_from: destination.budget_from,
    currency: "USD",
    duration_options: destination.days.map((days) => daysText(days, lang)),
    season: monthsText(destination.months, lang),
    disclaimer: itemDisclaimer(lang),
  };
}
