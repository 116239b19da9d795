import { type Language, tourCategories } from "../../../domain/catalogue.ts";
import type {
  TourAnswer,
  TourItem,
  TourRequest,
} from "../../../domain/contracts/concierge/search.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import { categoryName, daysText } from "../vocabulary.ts";
import { itemDisclaimer, languageOf } from "../words.ts";
import { answerSearch, budgetLimit, searchText, spoken } from "./answer.ts";
import type { Guide, KnownTour, SearchDeps } from "./catalogue-guide.ts";
import { countryNames, destinationNames, inAllLanguages, regionNames } from "./catalogue-guide.ts";
import { categoryOf } from "./category.ts";
import { textIndex } from "./text-index.ts";

/** A title may name what a tour only looks at. */
const FIELDS = {
  places: { first: 3, stops: 4, country: 4, region: 2 },
  topics: {},
  prose: { title: 1 },
};

const ranking = lazilyPer(({ tours }: Guide) => {
  const ranked = tours.toSorted(
    (a, b) => a.tour.price_from - b.tour.price_from || (a.tour.slug < b.tour.slug ? -1 : 1),
  );
  return { ranked, index: textIndex(ranked.map(indexed), FIELDS) };
});

export async function searchTours({ guide }: SearchDeps, asked: TourRequest): Promise<TourAnswer> {
  const request = spoken(asked, asked.destination ?? asked.category);
  const { ranked, index } = ranking(await guide());
  const { lang } = languageOf(request.lang);
  const category = request.category && categoryOf(request.category, lang);
  const most = budgetLimit(request.budget_max);
  const place = searchText(request.destination, "destination");
  const found = (place && index.find(place)) || { items: ranked, fit: "all" };
  const fitting = found.items.filter(
    ({ tour }) => tour.price_from <= most && (!category || tourCategories(tour).includes(category)),
  );
  const { items, ...envelope } = answerSearch(request, fitting, found.fit, toItem);
  return { tours: items, ...envelope };
}

function indexed(known: KnownTour) {
  const { stops, tour } = known;
  return {
    item: known,
    texts: {
      first: stops.slice(0, 1).flatMap(destinationNames),
      stops: stops.flatMap(destinationNames),
      // Once each, so that a tour of one country is not more in it for its many stops.
      country: [...new Set(stops.flatMap(countryNames))],
      region: [...new Set(stops.flatMap(regionNames))],
      title: inAllLanguages(tour.title),
    },
    weight: 1,
  };
}

function toItem(known: KnownTour, lang: Language): TourItem {
  const { tour } = known;
  return {
    slug: tour.slug,
    title: tour.title[lang],
    destination: whereTo(known, lang),
    category: categoryName(tour.category, lang),
    ...(tour.categories && {
      categories: tourCategories(tour).map((one) => categoryName(one, lang)),
    }),
    duration: daysText(tour.days, lang),
    approximate_price_from: tour.price_from,
    currency: "USD",
    includes: [...tour.includes[lang]],
    disclaimer: itemDisclaimer(lang),
  };
}

/** A tour of one town is to that town, one of several to its country or countries. */
function whereTo({ stops }: KnownTour, lang: Language): string {
  const names = new Set(stops.map(({ destination }) => destination.name[lang]));
  if (names.size === 1) return [...names].join();
  return [...new Set(stops.map(({ country }) => country.name[lang]))].join(", ");
}
