/** How a text says that something is so of some of a group, folded, as parts of regular expressions. */
export const SOME_WORDS = {
  /** Their number comes first. */
  numbers: [
    ["1", "1|one|a|bir|один|одна|одного|одну"],
    ["2", "2|two|a couple|couple|iki|два|две|двое|двоих|двум"],
    ["3", "3|three|uc|три|трое|троих"],
    ["4", "4|four|dord|четыре|четверо"],
    ["5", "5|five|bes|пять|пятеро"],
  ],
  /** Behind it: people, or what they are by what they eat. */
  people:
    "of (?:us|them|the|my|our)|persons?|people|guests?|girls?|guys?|lads?|friends?|colleagues?|kids?|child(?:ren)?|veg(?:etarian|gie|an)s?|pregnant|c(?:o?)eliacs?|diabetics?|muslims?|jains?|neferi?(?:miz)?|nefer|usaq|dostumuz|hemkar\\p{L}*|vegetarian|hamile|из нас|из них|человек\\p{L}*|дет\\p{L}*|ребен\\p{L}*|вегетариан\\p{L}*|веган\\p{L}*|беременн\\p{L}*|участник\\p{L}*|коллег\\p{L}*|подруг\\p{L}*",
  /** One of the group by what they are to it. */
  one: "(?:the )?(?:bride|groom)|birimiz|невеста|жених|bey|gelin",
  /** Their number comes behind what they need: "Jain food for 4". */
  forSo: "for|ucun|для|на",
} as const;
