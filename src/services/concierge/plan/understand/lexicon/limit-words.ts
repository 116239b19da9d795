/** How a text says that there is to be so much of a kind of things and no more, folded, as parts of regular expressions. */
export const LIMIT_WORDS = {
  /** Beside a number: no more than it. */
  cues: [
    "at (?:the )?most|no more than|not more than|no(?:t)? over|never more than|max(?:imum)?|up to|only|just",
    "en coxu|en cox|maksimum|maks|cox(?:u)? olmasin|artiq olmasin|besdi(?:r)?|yalniz|tek",
    "не больше|не более|максимум|макс|хватит|достаточно|только",
  ].join("|"),
  /** The same in a list of what is to be avoided. */
  over: "more than|over|больше|более|artiq|cox",
  aDay: "(?:a|per|each|every|one|in a) day|daily|gunde|gune|her gun|в день|за день|каждыи день|ежедневно",
  numbers: [
    ["1", "one|a single|bir|birce|одн(?:о|ого|ои|а|у|им)|один"],
    ["2", "two|a couple of|iki|два|две|двух|двумя|пар(?:а|ы|у)"],
    ["3", "three|uc|три|трех|тремя"],
    ["4", "four|dord|четыре|четырех"],
    ["5", "five|bes|пять|пяти"],
  ],
  or: "or|to|и(?:ли)?|ve(?: ya)?|ya|-|–",
  nouns: {
    museums: "museums?|galler(?:y|ies)|muzey\\p{L}*|qalereya\\p{L}*|музе\\p{L}*|галере\\p{L}*",
    churches:
      "church(?:es)?|cathedrals?|monaster(?:y|ies)|kilse\\p{L}*|monastir\\p{L}*|церк\\p{L}*|собор\\p{L}*|монастыр\\p{L}*",
    temples: "temples?|pagodas?|mebed\\p{L}*|храм\\p{L}*|пагод\\p{L}*",
    outings:
      "excursions?|outings?|(?:day|full day|long) (?:trips?|tours?)|ekskursiya\\p{L}*|экскурси\\p{L}*|выезд\\p{L}*",
    sights:
      "sights?|attractions?|(?:big |main |important )?(?:things?|activit(?:y|ies))|places?|yer|gezme\\p{L}*|yerden|мест\\p{L}*|достопримечательност\\p{L}*|дел\\p{L}*",
  },
} as const;
