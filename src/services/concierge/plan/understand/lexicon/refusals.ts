/** Words that say that a thing is not wanted, as parts of regular expressions. */
export const REFUSALS = {
  /** Before the thing. */
  before: [
    String.raw`without|skip(?:ping)?|drop|remove|leave out|cut out|except|no`,
    "(?:do not|don[’']?t) (?:want|need|like)(?: to (?:see|visit|go to|do|have))?",
    String.raw`не хотим|не хочу|без|убер\p{L}*|убрать|исключ\p{L}*|вычерк\p{L}*|кроме`,
  ].join("|"),
  /** Behind it, as Azerbaijani says. */
  after: String.raw`çıxar\p{L}*|olmadan|olmasın|lazım deyil|silin|istəmirik|istəmirəm|не нуж\p{L}*|не надо`,
  /** Between two things. */
  and: "and|or|и|или|və|ya",
  /** Behind all, where nothing is named by them. */
  aside: "after all|please|at all|any ?more|thanks|пожалуйста|все-таки|всё-таки|zəhmət olmasa",
  /** Words of a name that name nothing. */
  article: "the|a|an|our|any|этот|эту|это|bu",
};
