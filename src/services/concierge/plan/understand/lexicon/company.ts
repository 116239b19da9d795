const begins = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, "iu");

/** Those who come along on a working trip and do not work; a partner may be one of the firm. */
export const COMES_ALONG = begins(
  [
    "wife|husband|spouse|girlfriend|boyfriend|fianc|(?:my|our) (?:kids?|children|son|daughter|family)",
    "həyat yoldaş|heyat yoldas|arvad|qızım|oğlum|uşağ|uşaq|ailəm|nişanlı",
    "жен(?:а|у|е|ой|ою)(?!\\p{L})|муж(?:а|у|ем|ья)?(?!\\p{L})|супруг|дочь|дочк|дочер|сын|ребён|ребен|дет(?:и|ей|ям|ьми)(?!\\p{L})|семь[яеюё]|невест|девушк",
  ].join("|"),
);

/** A sentence of what they like, and of the hours without the one who works. */
export const OF_COMPANY = begins(
  [
    "she |her |he loves|they |them |while i|when i['’]m at",
    "onlar|mənsiz|mən işdə|mən görüş|uşağ|uşaq|o isə",
    "она |они |ей |им |пока я|жене |мужу |детям|дочке|дочери|сыну|ребёнку|ребенку",
  ].join("|"),
);

/** A fair is gone to; who speaks of meetings meets. */
export const FAIR = begins(
  "(?:trade |book )?fair(?!\\p{L})|expo(?!rt)|exhibit|messe(?!\\p{L})|sərgi|yarmarka|выставк|ярмарк",
);
export const MEETS = begins("meetings?(?!\\p{L})|görüş|iclas|danışıq|встреч|переговор|совещан");
