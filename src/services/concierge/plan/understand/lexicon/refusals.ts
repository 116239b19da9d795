/** Words that say that a thing is not wanted, as parts of regular expressions. */
export const REFUSALS = {
  /** Before the thing. */
  before: [
    "without|not(?: to)?|avoid(?:ing)?|already (?:seen|been to|visited)|skip(?:ping)?|drop|remove|leave out|cut out|except|no",
    String.raw`(?:have |has |[’']ve |[’']s )?been to(?=[^,;.!?]{0,60}\balready\b)|can(?:no|[’'])?t afford|can not afford`,
    "(?:do not|don[’']?t) (?:want|need|like|do(?! (?:well|anything|things)))(?: to (?:see|visit|go to|do|have))?",
    String.raw`не хотим|не хочу|не едим|без|только не|уже (?:видели|были) (?:в|на)?|убер\p{L}*|убрать|исключ\p{L}*|вычерк\p{L}*|кроме|(?<=[,(]\s?)не`,
  ].join("|"),
  /** Behind it, as Azerbaijani says. */
  after: String.raw`(?:(?:we|i)(?: have|[’']ve)? )?already (?:seen|visited)|уже (?:видел|посе[тщ])\p{L}*|artıq gör\p{L}*|yemir\p{L}*|çıxar\p{L}*|olmadan|olmasın|lazım deyil|silin|istəmirik|istəmirəm|не хо(?:чу|чет|тим|тят)(?=\s*(?:[,;.!?)]|$))|не интерес\p{L}*|не нуж\p{L}*|не надо|(?:детям |нам |ему |ей )?скучно|is boring|darıxdırıcı\p{L}*`,
  /** Of those before a thing, the ones by which it may be allowed: "no flying except home". */
  except: "except|кроме",
  /** Behind what is refused, before what is wished instead. */
  but: "but|but rather|already|so|because|only|except|кроме|а|но|зато|amma|lakin",
  /** Between two things. */
  and: "and|or|и|или|və|ya",
  /** Behind all, where nothing is named by them. */
  aside:
    "after all|please|at all|any ?more|thanks|пожалуйста|все-таки|всё-таки|нам|мне|zəhmət olmasa|bizə|mənə",
  /** Words of a name that name nothing. */
  article: String.raw`the|a|an|our|any|already|этот|эту|это|уже|bu|artıq|trips?|tours?|excursions?|экскурси\p{L}*|поездк\p{L}*|ekskursiya\p{L}*`,
  /** Behind a denial: words by which nothing is refused, only measured. */
  measured: String.raw`too|only|just|far|more|less|much|many|so|sure|yet|all|necessarily|mind|miss\p{L}*|forget\p{L}*|problem|worr\p{L}*|слишком|только|далеко|больше|более|меньше|очень|против|забу\p{L}*|пропус\p{L}*`,
};
