/** Words that say that a thing is not wanted, as parts of regular expressions. */
export const REFUSALS = {
  /** Before the thing. */
  before: [
    "without|not(?: to)?|avoid(?:ing)?|already (?:seen|been to|visited)|skip(?:ping)?|drop|remove|leave out|cut out|except|no",
    "(?:do not|don[’']?t) (?:want|need|like)(?: to (?:see|visit|go to|do|have))?",
    String.raw`не хотим|не хочу|не едим|без|только не|уже (?:видели|были) (?:в|на)?|убер\p{L}*|убрать|исключ\p{L}*|вычерк\p{L}*|кроме`,
  ].join("|"),
  /** Behind it, as Azerbaijani says. */
  after: String.raw`(?:(?:we|i)(?: have|[’']ve)? )?already (?:seen|visited)|уже (?:видел|посе[тщ])\p{L}*|artıq gör\p{L}*|yemir\p{L}*|çıxar\p{L}*|olmadan|olmasın|lazım deyil|silin|istəmirik|istəmirəm|не нуж\p{L}*|не надо`,
  /** Of those before a thing, the ones by which it may be allowed: "no flying except home". */
  except: "except|кроме",
  /** Behind what is refused, before what is wished instead. */
  but: "but|but rather|only|except|кроме|а|но|зато|amma|lakin",
  /** Between two things. */
  and: "and|or|и|или|və|ya",
  /** Behind all, where nothing is named by them. */
  aside: "after all|please|at all|any ?more|thanks|пожалуйста|все-таки|всё-таки|zəhmət olmasa",
  /** Words of a name that name nothing. */
  article: "the|a|an|our|any|этот|эту|это|bu",
};
