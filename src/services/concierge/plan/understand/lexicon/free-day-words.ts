const WEEKDAYS =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|понедельник|вторник|среду?а?|четверг|пятниц[ау]|суббот[ау]|воскресенье|bazar ertesi|cersenbe|cume|senbe|bazar";

/** Words for one day on which nothing is planned, as they are folded. */
export const FREE_DAY = new RegExp(
  [
    "(?:^|[^\\p{L}\\d])(?:one|a|1|the|our|full|whole|last)? ?(?:completely )?free day(?! trip| pass| ticket)(?!\\p{L})",
    "\\b(?:full|whole|one) day (?:free|off|of rest|to ourselves)\\b",
    "\\b(?:one|a) (?:rest|lazy) day\\b",
    "\\bday (?:with|of) nothing planned\\b",
    `(?:^|[^\\p{L}])(?:${WEEKDAYS})(?: gunu)?(?: is| to be| will be)? (?:free|off|свободн\\p{L}+|serbest)(?!\\p{L}| (?:entry|museum|tour|day))`,
    "(?:^|[^\\p{L}])(?:один |1 )?свободн(?:ый|ого) день",
    "(?:^|[^\\p{L}])(?:один )?день (?:отдыха|без программы|ничего не делать)",
    "(?:^|[^\\p{L}])(?:bir )?(?:serbest|bos) gun(?:umuz)?(?!\\p{L})",
  ].join("|"),
  "u",
);
