/** The words around what an item of a field asks for, as parts of regular expressions. */
export const ITEM_WORDS = {
  /** A day that nothing is planned for. */
  freeDay: [
    "(?:(?:one|a|an|two|three|\\d|full|whole|complete(?:ly)?|totally|last) )*free days?|(?:one|a|two|\\d) (?:\\p{L}+ )?days? (?:all |completely |totally |fully )?(?:free|off)(?! skis)|days? with nothing (?:planned|at all)|nothing planned|days? of (?:nothing|rest)|rest days?|lazy days?|days? to rest",
    "(?:bir |iki |tam |bütöv )*(?:sərbəst|boş) gün\\p{L}*|gün\\p{L}* sərbəst|(?:bir |iki )?istirahət günü",
    "(?:один |два |полностью |совсем |целый )*свободн\\p{L}+ (?:день|дня)|(?:один |целый )?день (?:полностью |совсем )?(?:свободн\\p{L}+|отдыха|без (?:всего|программы|планов))|(?:один |два )?дн\\p{L}+ отдыха",
  ].join("|"),
  two: "two|2|iki|два",
  /** It stands under a condition, or as a wish that may be dropped. */
  conditions: [
    "(?:only )?if (?:it is |it['’]s |there['’]s |there is |we have |the )?(?:at all )?(?:possible|time|feasible|doable|money|budget|weather)[^,;]*|if (?:it|that|this) (?:can|could|may|works?)[^,;]*|if (?:you|we) can[^,;]*|if not too [^,;]*|where possible|as far as [^,;]*|as much as [^,;]*|ideally|preferably|optional(?:ly)?|maybe|perhaps|possibly",
    "vaxt (?:qalsa|olsa)|mümkünsə|mümkün olsa|imkan olsa|alınsa|bəlkə",
    "если (?:\\p{L}+ ){0,2}(?:получится|можно|возможно|успеем|будет время|останется время|хватит времени|позволит\\p{L}*(?: \\p{L}+)?)|по возможности|желательно|возможно|может быть|насколько (?:это )?(?:возможно|доступно)",
  ].join("|"),
  /** As far as wheels and weak legs get. */
  eased: "accessible|step-?free|wheelchair|əlçatan|доступн",
  /** How many, before the thing. */
  counts:
    "an?|one|some|two|three|1|2|3|at least one|bir|bircə|iki|один|одна|одно|одну|два|две|хотя бы один",
  /** For how long: "one day", «на один день». */
  lengths: [
    "(?:for )?(?:one|a|an|1|full|whole|half|half a) (?:(?:full|whole) )?(?:day|morning|afternoon)|for the day|day trip|(?:morning|afternoon)(?! tea)",
    "(?:bir|1|tam) gün(?:lük|lüyünə)?",
    "(?:на )?(?:один|1|целый|весь|полный) день|(?:на )?день|полдня|на полдня",
  ].join("|"),
  /** How it is to be. */
  ways: [
    "tickets? (?:booked )?in advance|booked in advance|with tickets?|with (?:a )?guide",
    "biletləri? (?:qabaqcadan|əvvəlcədən)(?: alınsın)?|bələdçi ilə",
    "(?:с )?подсветк\\p{L}+|с билет\\p{L}+|билеты заранее|с гид\\p{L}+",
  ].join("|"),
  /** In the evening. */
  evening:
    "(?:in|for|during) the evening|at (?:night|dusk|sunset)|after dark|by night|lit up|axşam(?:üstü)?|gecə|вечером|ночью|на закате",
  /** What no thing is: how the trip is made, what it costs, what the weather is like. */
  manners: [
    "as (?:many|much|few|little) [^,;]* as possible|free (?:sights|places|things|attractions)|(?:warm|cold|hot) enough[^,;]*|slow pace|easy pace|no rush|not too [^,;]*|little walking|(?:english|russian|portuguese)[- ]speaking [^,;]*|(?:everything|all|stay) together|(?:over|during) (?:the )?(?:eid|ramadan|easter|christmas|new year|novruz|nowruz|holi|diwali|school|public)[^,;]*",
    "(?:mümkün qədər|ən çox) [^,;]*(?:pulsuz|ucuz)[^,;]*|pulsuz yerlər?|tələsmədən|sakit temp",
    "(?:как можно|побольше|по максимуму) [^,;]*|бесплатн\\p{L}+ мест\\p{L}*|без спешки|спокойный темп",
  ].join("|"),
} as const;
