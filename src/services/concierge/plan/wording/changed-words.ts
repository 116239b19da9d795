import type { Language } from "../../../../domain/catalogue.ts";
import { categoryName } from "../../vocabulary.ts";
import type { Difference } from "../changes/remarks.ts";
import type { Undone } from "../changes/route.ts";
import { moneyWords } from "./money.ts";
import { wishName } from "./wish-words.ts";
import type { Wording } from "./wording.ts";

/** How the sentence on a change is put together; names stay in the nominative. */
interface ChangeWords {
  changed(parts: string): string;
  readonly joint: string;
  added(names: string): string;
  /** Sights and days out, which may have been in the plan before. */
  has(names: string): string;
  removed(names: string): string;
  order(names: string): string;
  stay(city: string, days: string): string;
  start(date: string): string;
  from(city: string): string;
  budget(amount: string): string;
  interests(names: string): string;
  moved(name: string, day: number): string;
  readonly money: Readonly<Record<(Difference & { of: "money" })["how"], string>>;
  undone(parts: string): string;
  readonly why: Readonly<Record<Undone["why"], (name: string) => string>>;
  readonly unchanged: string;
}

const WORDS: Readonly<Record<Language, ChangeWords>> = {
  en: {
    changed: (parts) => `Changed: ${parts}.`,
    joint: ", ",
    added: (names) => `${names} added`,
    has: (names) => `with ${names}`,
    removed: (names) => `${names} left out`,
    order: (names) => `in the order ${names}`,
    stay: (city, days) => `${days} in ${city}`,
    start: (date) => `from ${date}`,
    from: (city) => `starting from ${city}`,
    budget: (amount) => `a budget of ${amount}`,
    interests: (names) => `more for: ${names}`,
    moved: (name, day) => `${name} on day ${day}`,
    money: {
      cheaper: "cheaper throughout",
      "cheaper-rooms": "cheaper hotels",
      "finer-rooms": "better hotels",
    },
    undone: (parts) => `Not done: ${parts}.`,
    why: {
      unknown: (name) => `${name} is not a place we know`,
      "no-outing": (name) => `we know no day trip to ${name} from here`,
      "not-in-plan": (name) => `${name} was not in the plan`,
      "no-room": (name) => `the days have no room for ${name}`,
      had: (name) => `${name} is in the plan already, and stays`,
      again: (name) =>
        `a second stay in ${name} is nothing that we plan; the operator can book that night and a flight from there`,
      "not-moved": (name) => `no other day is open and free for ${name}`,
      "home-from": (name) => `no flight home from ${name} was found on that day`,
      "no-flight": () => "no flight was found that takes less time than the way by land",
      "far-hotel": () => "we found no nearer hotel for every stay; the operator is asked for one",
      cheaper: () => "nothing cheaper was found that suits you",
      "cheaper-rooms": () => "no cheaper hotel was found that suits you",
      "finer-rooms": () => "no better hotel was found within the budget",
    },
    unchanged:
      "Nothing was changed: these words were not understood as a change. Say what to add, leave out, lengthen or shorten.",
  },
  az: {
    changed: (parts) => `Dəyişdirildi: ${parts}.`,
    joint: "; ",
    added: (names) => `əlavə olundu – ${names}`,
    has: (names) => `planda – ${names}`,
    removed: (names) => `çıxarıldı – ${names}`,
    order: (names) => `ardıcıllıq – ${names}`,
    stay: (city, days) => `${city} – ${days}`,
    start: (date) => `başlanğıc – ${date}`,
    from: (city) => `yola çıxış – ${city}`,
    budget: (amount) => `büdcə – ${amount}`,
    interests: (names) => `əlavə maraq – ${names}`,
    moved: (name, day) => `${name} – ${day} nömrəli gündə`,
    money: {
      cheaper: "hər şey daha ucuz",
      "cheaper-rooms": "daha ucuz otel",
      "finer-rooms": "daha yaxşı otel",
    },
    undone: (parts) => `Edilmədi: ${parts}.`,
    why: {
      unknown: (name) => `“${name}” adlı yeri tanımırıq`,
      "no-outing": (name) => `buradan bir günlük gedilən yerlər arasında “${name}” yoxdur`,
      "not-in-plan": (name) => `“${name}” onsuz da planda yox idi`,
      "no-room": (name) => `“${name}” günlərə sığmadı`,
      had: (name) => `“${name}” onsuz da planda var və qalır`,
      again: (name) =>
        `“${name}” şəhərinə ikinci dəfə qayıdışı planlaşdırmırıq; həmin gecəni və oradan uçuşu operator bron edə bilər`,
      "not-moved": (name) => `“${name}” üçün açıq və boş olan başqa gün yoxdur`,
      "home-from": (name) => `həmin gün evə uçuş tapılmadı: ${name}`,
      "no-flight": () => "quru yoldan az vaxt aparan uçuş tapılmadı",
      "far-hotel": () => "hər şəhər üçün daha yaxın otel tapmadıq; onu operatordan soruşuruq",
      cheaper: () => "sizə uyğun daha ucuz variant tapılmadı",
      "cheaper-rooms": () => "sizə uyğun daha ucuz otel tapılmadı",
      "finer-rooms": () => "büdcə daxilində daha yaxşı otel tapılmadı",
    },
    unchanged:
      "Heç nə dəyişmədi: bu sözlərdən nəyi dəyişmək lazım olduğu anlaşılmadı. Nəyi əlavə etmək, çıxarmaq, uzatmaq və ya qısaltmaq istədiyinizi yazın.",
  },
  ru: {
    changed: (parts) => `Изменено: ${parts}.`,
    joint: "; ",
    added: (names) => `добавлено — ${names}`,
    has: (names) => `в плане — ${names}`,
    removed: (names) => `убрано — ${names}`,
    order: (names) => `порядок — ${names}`,
    stay: (city, days) => `${city} — ${days}`,
    start: (date) => `начало — ${date}`,
    from: (city) => `выезд — ${city}`,
    budget: (amount) => `бюджет — ${amount}`,
    interests: (names) => `добавлены интересы — ${names}`,
    moved: (name, day) => `${name} — день ${day}`,
    money: {
      cheaper: "всё дешевле",
      "cheaper-rooms": "отели дешевле",
      "finer-rooms": "отели лучше",
    },
    undone: (parts) => `Не сделано: ${parts}.`,
    why: {
      unknown: (name) => `место «${name}» нам неизвестно`,
      "no-outing": (name) => `«${name}» — такой поездки на день отсюда мы не знаем`,
      "not-in-plan": (name) => `«${name}» и не было в плане`,
      "no-room": (name) => `«${name}» — в днях не нашлось места`,
      had: (name) => `«${name}» уже есть в плане и остаётся`,
      again: (name) =>
        `вторую остановку в одном городе мы не планируем (${name}); эту ночь и рейс оттуда может забронировать оператор`,
      "not-moved": (name) => `«${name}» — нет другого дня, который свободен и когда открыто`,
      "home-from": (name) => `рейса домой прямо оттуда в этот день не нашлось (${name})`,
      "far-hotel": () => "не для каждого города нашлась гостиница ближе; о ней спросим оператора",
      "no-flight": () =>
        "перелёта, который занял бы меньше времени, чем дорога по земле, не нашлось",
      cheaper: () => "ничего дешевле, что вам подошло бы, не нашлось",
      "cheaper-rooms": () => "отеля дешевле, который вам подошёл бы, не нашлось",
      "finer-rooms": () => "отеля лучше в пределах бюджета не нашлось",
    },
    unchanged:
      "Ничего не изменено: из этих слов не ясно, что менять. Напишите, что добавить, убрать, продлить или сократить.",
  },
};

export function changedWords(
  done: readonly Difference[],
  wording: Wording,
  lang: Language,
  date: (day: number) => string,
): string {
  const words = WORDS[lang];
  const part = (one: Difference): string => {
    switch (one.of) {
      case "days":
        return wording.days(one.days);
      case "stay":
        return words.stay(one.name[lang], wording.days(one.days));
      case "added":
      case "has":
      case "removed":
      case "order":
        return words[one.of](wording.list(one.names.map((name) => name[lang])));
      case "start":
        return words.start(date(one.start));
      case "from":
        return words.from(one.name);
      case "party":
        return wording.party(one.party);
      case "budget":
        return words.budget(moneyWords(one.budget, lang));
      case "money":
        return words.money[one.how];
      case "wishes":
        return one.kinds.map((kind) => wishName(kind, lang)).join(words.joint);
      case "interests":
        return words.interests(wording.list(one.interests.map((name) => categoryName(name, lang))));
      case "moved":
        return words.moved(one.name[lang], one.day);
      case "refused":
        return words.removed(
          one.texts.map((text) => (lang === "ru" ? `«${text}»` : `“${text}”`)).join(", "),
        );
    }
  };
  return words.changed(done.map(part).join(words.joint));
}

export function undoneWords(undone: readonly Undone[], lang: Language): string {
  const words = WORDS[lang];
  return words.undone(undone.map(({ why, name }) => words.why[why](name)).join("; "));
}

export function unchangedWords(lang: Language): string {
  return WORDS[lang].unchanged;
}
