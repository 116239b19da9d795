import type { Language } from "../../../domain/catalogue.ts";
import type {
  ExcursionAnswer,
  ExcursionItem,
  ExcursionRequest,
} from "../../../domain/contracts/concierge/search.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import { hoursText } from "../vocabulary.ts";
import { itemDisclaimer, languageOf } from "../words.ts";
import { answerSearch, searchText, spoken } from "./answer.ts";
import type { Guide, KnownExcursion, SearchDeps } from "./catalogue-guide.ts";
import { countryNames, destinationNames, inAllLanguages, regionNames } from "./catalogue-guide.ts";
import { categoryOf } from "./category.ts";
import { textIndex } from "./text-index.ts";

const FIELDS = { places: { city: 6, country: 4, region: 2 }, topics: {}, prose: { title: 1 } };

const ranking = lazilyPer(({ excursions }: Guide) => {
  const ranked = excursions.toSorted(
    (a, b) =>
      a.excursion.price_from - b.excursion.price_from ||
      (a.excursion.slug < b.excursion.slug ? -1 : 1),
  );
  return { ranked, index: textIndex(ranked.map(indexed), FIELDS) };
});

export async function searchExcursions(
  { guide }: SearchDeps,
  asked: ExcursionRequest,
): Promise<ExcursionAnswer> {
  const request = spoken(asked, asked.city ?? asked.category);
  const { ranked, index } = ranking(await guide());
  const { lang } = languageOf(request.lang);
  const category = request.category && categoryOf(request.category, lang);
  const city = searchText(request.city, "city");
  const found = (city && index.find(city)) || { items: ranked, fit: "all" };
  const fitting = found.items.filter(
    ({ excursion }) => !category || excursion.categories.includes(category),
  );
  const { items, ...envelope } = answerSearch(request, fitting, found.fit, toItem);
  return { excursions: items, ...envelope };
}

function indexed(known: KnownExcursion) {
  const { excursion, start } = known;
  return {
    item: known,
    texts: {
      city: destinationNames(start),
      country: countryNames(start),
      region: regionNames(start),
      title: inAllLanguages(excursion.title),
    },
    weight: 1,
  };
}

function toItem({ excursion, start }: KnownExcursion, lang: Language): ExcursionItem {
  return {
    slug: excursion.slug,
    title: excursion.title[lang],
    city: start.destination.city[lang],
    duration: hoursText(excursion.hours, lang),
    approximate_price_from: excursion.price_from,
    currency: "USD",
    disclaimer: itemDisclaimer(lang),
  };
}
